"""Draw the people of title cards who are known by their clothes."""

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc
from bot.pictures.folk_parts import arms, face, gown, head, legs


def lady(b: Brush) -> None:
    """Draw an old lady with a teapot."""
    b.shape([(36, 56), (64, 56), (82, 97), (18, 97)], hue.PLUM)
    b.shape([(42, 62), (58, 62), (64, 94), (36, 94)], hue.WHITE)
    arms(b, hue.PLUM)
    head(b, hue.SKIN[0])
    b.shape([*arc(50, 32, 25, 160, 380), (66, 22), (34, 22)], hue.WHITE)
    b.dot(50, 10, 8, hue.STONE)
    face(b)
    b.blob([(74, 72), (92, 72), (94, 84), (84, 90), (72, 84)], hue.PALE_BLUE)
    b.bar([(92, 80), (100, 72)], hue.PALE_BLUE, 3)
    b.stroke([(80, 72), (86, 72)], weight=2)


def listener(b: Brush) -> None:
    """Draw a keeper with an ear trumpet."""
    legs(b, hue.CAVE_DARK)
    gown(b, hue.CAVE_DARK)
    arms(b, hue.CAVE_DARK)
    b.dot(62, 72, 7, hue.GOLD)
    b.stroke([(62, 72), (62, 68)])
    b.stroke([(62, 72), (65, 73)])
    head(b, hue.SKIN[1])
    face(b)
    b.blob([(30, 46), (50, 52), (70, 46), (64, 70), (50, 78), (36, 70)], hue.WHITE)
    b.stroke(arc(50, 44, 6, 25, 155))
    b.shape([(70, 40), (96, 20), (99, 48), (72, 44)], hue.GOLD)


def porter(b: Brush) -> None:
    """Draw somebody in three coats."""
    legs(b, hue.INK, apart=12)
    b.shape([(30, 54), (70, 54), (86, 92), (14, 92)], hue.BLUE)
    b.shape([(34, 54), (66, 54), (76, 84), (24, 84)], hue.CLAY)
    b.shape([(38, 54), (62, 54), (66, 74), (34, 74)], hue.TAN)
    b.bar([(28, 62), (12, 78)], hue.BLUE, 12)
    b.bar([(72, 62), (88, 78)], hue.BLUE, 12)
    head(b, "#b9d3e0")
    b.shape(arc(50, 30, 23, 180, 360), hue.CLAY)
    b.dot(50, 6, 5, hue.WHITE)
    face(b)
    b.bar([(32, 55), (68, 55)], hue.SUN, 8)
    b.bar([(62, 58), (66, 76)], hue.SUN, 7)


def explorer(b: Brush) -> None:
    """Draw an explorer with a pack and a lantern."""
    b.box((14, 50, 42, 86), hue.WOOD, round_by=6)
    legs(b, hue.WOOD_DARK)
    gown(b, hue.TAN)
    arms(b, hue.TAN)
    head(b, hue.SKIN[1])
    b.oval(50, 24, 32, 6, hue.WOOD)
    b.shape(arc(50, 23, 19, 180, 360, 1.05), hue.WOOD)
    face(b)
    b.stroke([(80, 76), (80, 62)])
    b.box((72, 62, 90, 84), hue.GOLD, round_by=4)
    b.dot(81, 73, 4, hue.WHITE)


def mayor(b: Brush) -> None:
    """Draw a mayor in a top hat."""
    legs(b, hue.INK)
    b.blob([(22, 90), (26, 62), (42, 54), (58, 54), (74, 62), (78, 90), (50, 94)], hue.CAVE_DARK)
    b.stroke([(32, 60), (50, 78), (68, 60)], hue.GOLD, 2.4)
    b.dot(50, 80, 5, hue.GOLD)
    arms(b, hue.CAVE_DARK)
    head(b, hue.SKIN[0])
    b.box((34, -6, 66, 18), hue.INK)
    b.bar([(24, 19), (76, 19)], hue.INK, 4)
    b.stroke([(34, 12), (66, 12)], hue.CLAY, 2)
    face(b)
    b.stroke([(38, 46), (50, 43), (62, 46)], hue.STONE, 2.4)


def scarecrow(b: Brush) -> None:
    """Draw a scarecrow that stands in for somebody."""
    b.bar([(50, 50), (50, 98)], hue.WOOD, 6)
    b.bar([(8, 60), (92, 60)], hue.WOOD, 5)
    b.shape(
        [
            (20, 54),
            (80, 54),
            (84, 68),
            (68, 68),
            (70, 88),
            (58, 84),
            (48, 90),
            (32, 86),
            (32, 68),
            (16, 68),
        ],
        hue.BLUE,
    )
    b.box((38, 70, 48, 80), hue.CLAY)
    for x in (10, 90):
        b.stroke([(x - 6, 54), (x, 60), (x - 4, 68)], hue.SUN, 1.6)
    head(b, hue.TAN)
    b.oval(50, 22, 32, 6, hue.WOOD_DARK)
    b.shape([(32, 22), (44, -2), (62, 4), (68, 22)], hue.WOOD_DARK)
    for x in (42, 58):
        b.stroke([(x - 3, 33), (x + 3, 39)], weight=1.2)
        b.stroke([(x + 3, 33), (x - 3, 39)], weight=1.2)
    b.stroke([(40, 46), (46, 49), (54, 47), (60, 49)])
