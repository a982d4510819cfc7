"""Draw places and treasures: cave, house, outpost, key, star, bed, coin, points, reputation."""

from math import cos, radians, sin

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc


def coin(b: Brush) -> None:
    """Draw a gold coin."""
    b.dot(50, 50, 44, hue.GOLD)
    b.dot(50, 50, 31, hue.SUN)
    b.shape([(50, 32), (66, 48), (66, 66), (34, 66), (34, 48)], hue.GOLD)


def bed(b: Brush) -> None:
    """Draw a bed from its side."""
    b.bar([(10, 26), (10, 84)], hue.WOOD, 7)
    b.bar([(90, 50), (90, 84)], hue.WOOD, 7)
    b.box((14, 56, 88, 74), hue.SAND, round_by=3)
    b.box((15, 40, 42, 60), hue.PAPER, round_by=8)
    b.shape([(38, 50), (86, 50), (88, 74), (36, 74)], hue.BLUE)


def village_point(b: Brush) -> None:
    """Draw a shield with a star."""
    b.shape([(12, 10), (88, 10), (86, 52), (70, 80), (50, 95), (30, 80), (14, 52)], hue.LEAF)
    b.shape(_star(50, 46, 28), hue.SUN)


def reputation(b: Brush) -> None:
    """Draw a heart on a ribbon."""
    b.shape([(28, 56), (18, 96), (36, 86), (48, 96), (48, 60)], hue.TEAL)
    b.shape([(72, 56), (82, 96), (64, 86), (52, 96), (52, 60)], hue.TEAL)
    b.shape([*arc(30, 30, 24, 150, 330), *arc(70, 30, 24, 210, 390), (50, 78)], hue.CLAY)


def cave(b: Brush) -> None:
    """Draw the mouth of a cave."""
    b.blob(
        [(4, 90), (12, 46), (30, 16), (58, 8), (82, 24), (94, 60), (96, 90), (50, 93)], hue.STONE
    )
    b.shape([(28, 91), *arc(50, 58, 22, 180, 360, 1.1), (72, 91)], hue.CAVE_DARK)
    b.stroke([(24, 36), (32, 30)])
    b.stroke([(76, 32), (82, 42)])


def house(b: Brush) -> None:
    """Draw a house with a pitched roof."""
    b.box((64, 12, 78, 40), hue.STONE)
    b.box((20, 46, 80, 92), hue.PAPER)
    b.shape([(50, 8), (94, 52), (6, 52)], hue.CLAY)
    b.box((42, 64, 60, 92), hue.WOOD)


def outpost(b: Brush) -> None:
    """Draw a door with a flag in a cave."""
    b.blob(
        [(4, 90), (12, 50), (28, 26), (50, 18), (74, 26), (90, 50), (96, 90), (50, 93)],
        hue.CAVE_PALE,
    )
    b.shape([(28, 91), *arc(50, 62, 22, 180, 360, 1.0), (72, 91)], hue.WOOD)
    b.stroke([(50, 41), (50, 90)])
    b.dot(58, 68, 3, hue.SUN)
    b.stroke([(50, 20), (50, 3)])
    b.shape([(50, 3), (74, 8), (50, 15)], hue.SUN)


def key(b: Brush) -> None:
    """Draw a key."""
    b.bar([(44, 50), (92, 50)], hue.GOLD, 9)
    b.bar([(74, 56), (74, 68)], hue.GOLD, 8)
    b.bar([(89, 56), (89, 66)], hue.GOLD, 8)
    b.dot(27, 50, 23, hue.GOLD)
    b.dot(27, 50, 9, hue.PAPER)


def star(b: Brush) -> None:
    """Draw a star."""
    b.shape(_star(50, 54, 48), hue.SUN)


def villager(b: Brush) -> None:
    """Draw a villager as a token."""
    b.shape([(16, 94), (24, 60), (38, 50), (62, 50), (76, 60), (84, 94)], hue.PALE_BLUE)
    b.dot(50, 30, 23, hue.TAN)


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    spikes = [(radians(turn - 90), 1 if turn % 72 == 0 else 0.45) for turn in range(0, 360, 36)]
    return [(x + radius * far * cos(turn), y + radius * far * sin(turn)) for turn, far in spikes]
