"""Paint the scenes far below: a gallery without light, a new wall, a shaft, a flood, a fall."""

from bot.pictures import palette as hue
from bot.pictures.backdrop import WIDE, arch, room, waves
from bot.pictures.brush import Brush, Point

_BRICK = ("#b5745c", "#a9674f", "#c08169", "#9d5f4a")
_ROCK = "#3a343b"


def deep(b: Brush) -> None:
    """Draw a gallery that goes on and on without light; small lamps stand at the bottom."""
    room(b, "#2c2735", "#37303c")
    for wide, top, fill in (
        *((96, -10, "#241f2d"), (70, 8, "#1c1824"), (46, 26, "#15121b")),
        *((26, 42, "#0b0a0f"), (11, 54, "#060508")),
    ):
        arch(b, 92, wide, top, fill, 84)
    for x, y, size in ((150, 92, 2.6), (124, 88, 2.0), (106, 85, 1.3), (97, 83, 0.9)):
        b.oval(x, y, size * 6, size * 3, "#ffd98a2e", line=None)
        b.oval(x, y, size * 3, size * 1.7, "#ffd98a55", line=None)
        b.dot(x, y - size, size, hue.SUN)


def wall(b: Brush) -> None:
    """Draw a wall of clean wet brick across a road, with the mason's string along its top."""
    room(b, "#4a4650", "#6a6166")
    for row in range(9):
        y, shift = 84 - row * 7.6, (0, 9)[row % 2]
        for step in range(12):
            left = 8 + step * 18 - shift
            right = min(left + 17, 204 if row < 8 else 130)  # noqa: PLR2004 - the last course is begun
            if right - max(left, 4) < 4:  # noqa: PLR2004 - too narrow for a brick
                continue
            fill = _BRICK[(row * 5 + step * 3) % 4]
            b.box((max(left, 4), y - 7, right, y), fill)
            b.stroke([(max(left, 4) + 2, y - 5.4), (right - 4, y - 5.4)], "#e6c6b4", 0.7)
    b.stroke([(-4, 20), (284, 20)], hue.PAPER, 1)
    for x in (2, 208):
        b.bar([(x, 14), (x, 90)], hue.WOOD, 2.4)
    b.oval(30, 92, 20, 3.6, "#8d99a0")
    b.shape([(96, 82), (120, 82), (117, 97), (99, 97)], hue.STEEL)
    b.oval(108, 82, 12, 2.6, hue.WHITE)
    b.shape([(136, 92), (158, 86), (154, 97)], hue.PALE_BLUE)
    b.bar([(158, 90), (172, 92)], hue.WOOD, 3)


def shaft(b: Brush) -> None:
    """Draw a shaft, looked down into: ring below ring, a chain, and a lamp far down."""
    room(b, "#4b443f", "#5d5349")
    for step in range(7):
        wide, y = 128 - step * 17, 34 + step * 8.4
        shade = ("#6d6257", "#594f46", "#463e37", "#352f2b", "#26221f", "#191716", "#0c0b0b")[step]
        b.oval(100, y, wide, wide * 0.42, shade)
    b.dot(100, 82, 1.8, hue.SUN, line=None)
    b.dot(100, 82, 4.6, "#ffd98a44", line=None)
    for y in range(-2, 78, 6):
        b.oval(100, y, 1.7, 3.4, None)
    b.bar([(40, -3), (160, -3)], hue.WOOD, 6)
    b.dot(100, 3, 8, hue.STEEL)
    b.dot(100, 3, 2.4, hue.INK)
    for x, y in ((12, 66), (30, 78), (176, 74), (192, 62)):
        b.bar([(x, y), (x + 12, y + 3)], hue.WOOD_DARK, 2.4)


def flood(b: Brush) -> None:
    """Draw a street under black water, up to the lintels and the lamp on its bracket."""
    room(b, "#34424c", "#2b3840")
    for x, wide, top in ((22, 20, 22), (76, 24, 14), (136, 20, 24), (188, 18, 18)):
        b.box((x - wide - 5, top - 10, x + wide + 5, 104), "#5c6a70")
        arch(b, x, wide * 0.62, top + 8, "#141a1f", 104)
        b.box((x - wide * 0.8, top - 4, x - wide * 0.8 + 7, top + 5), hue.SUN)
    waves(b, 56, "#1c3440", "#7fa3b0")
    waves(b, 76, "#12242e", "#5d8494")
    b.shape([(30, 70), (62, 64), (66, 71), (34, 78)], hue.WOOD)
    b.box((104, 64, 118, 74), hue.TAN)
    for x, y in ((150, 72), (164, 84), (88, 88)):
        b.stroke([(x - 7, y), (x, y - 2), (x + 7, y)], "#b7d2db", 1)


def fall(b: Brush) -> None:
    """Draw a road that is closed by fallen rock, with dust in the air and a prop that is bent."""
    room(b, "#574d49", "#6e6159")
    arch(b, 100, 76, -2, "#1a1618", 86)
    boulders: tuple[tuple[float, float, float], ...] = (
        *((34, 78, 20), (70, 82, 26), (112, 80, 28), (154, 80, 22), (52, 56, 18)),
        *((92, 50, 24), (134, 52, 20), (74, 32, 15), (114, 28, 16), (96, 10, 12)),
    )
    for index, (x, y, size) in enumerate(boulders):
        fill = ("#8a7d74", "#75685f", "#9a8c82", "#64584f")[index % 4]
        b.shape(_boulder(x, y, size, index), fill)
        b.stroke([(x - size * 0.4, y - size * 0.2), (x + size * 0.1, y + size * 0.1)], weight=0.8)
    b.bar([(22, 92), (34, 40), (26, -4)], hue.WOOD, 6)
    b.bar([(176, 92), (160, 44), (172, -4)], hue.WOOD, 6)
    b.bar([(12, 0), (100, 12), (190, -1)], hue.WOOD, 6)
    for x, y, size in ((14, 30, 1.6), (188, 24, 2), (140, 8, 1.4), (60, 14, 1.8), (206, 60, 1.5)):
        b.dot(x, y, size, "#d8cbbf", line=None)
    for x in (0, 12, 190, 206, 260):
        b.shape([(x, 94), (x + 8, 88), (x + 15, 95)], _ROCK)
    b.blob(
        [(-20, 84), (70, 76), (170, 82), (WIDE + 20, 74), (300, 96), (-20, 98)],
        "#d8cbbf33",
        line=None,
    )


def _boulder(x: float, y: float, size: float, turn: int) -> list[Point]:
    lean = (0.1, -0.15, 0.2, -0.05)[turn % 4] * size
    return [
        (x - size, y + size * 0.5),
        (x - size * 0.7, y - size * 0.5),
        (x + lean, y - size * 0.9),
        (x + size * 0.8, y - size * 0.4),
        (x + size, y + size * 0.5),
    ]
