"""Draw whom and what title cards show far below: the mason, a child, boots, hands, lamps."""

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc
from bot.pictures.folk_parts import face, flame, legs


def mason(b: Brush) -> None:
    """Draw a neat old builder from behind, his hat off, with a brick and a trowel."""
    legs(b, hue.INK, apart=9)
    b.shape([(32, 54), (68, 54), (76, 90), (24, 90)], "#5a5f6b")
    b.stroke([(50, 58), (50, 88)], weight=0.8)
    b.bar([(33, 62), (18, 76)], "#5a5f6b", 10)
    b.bar([(67, 62), (84, 68)], "#5a5f6b", 10)
    for x, y in ((16, 70), (20, 77), (80, 64), (86, 70)):
        b.dot(x, y, 1.4, hue.WHITE, line=None)
    b.dot(50, 36, 21, hue.SKIN[0])
    b.shape(arc(50, 34, 21.5, 165, 375), "#c9c6c0")
    b.dot(50, 22, 8, hue.SKIN[0], line=None)
    b.box((36, 52, 64, 58), hue.WHITE)
    b.box((2, 72, 22, 83), "#b5745c")
    b.shape([(84, 60), (100, 52), (97, 68)], hue.PALE_BLUE)
    b.bar([(84, 66), (78, 70)], hue.WOOD, 3)


def boots(b: Brush) -> None:
    """Draw empty boots in pairs, with their toes to the light."""
    for x, y, size, fill in (
        *((18, 62, 0.6, hue.WOOD_DARK), (62, 60, 0.6, hue.CAVE_DARK)),
        *((38, 78, 0.8, hue.WOOD), (4, 92, 1.0, hue.CLAY), (60, 94, 1.1, hue.WOOD_DARK)),
    ):
        for side in (0, 17):
            _boot(b, x + side * size, y, size, fill)


def _boot(b: Brush, x: float, y: float, size: float, fill: hue.Colour) -> None:
    b.shape(
        [
            (x, y - 22 * size),
            (x + 9 * size, y - 22 * size),
            (x + 9 * size, y - 9 * size),
            (x + 17 * size, y - 5 * size),
            (x + 17 * size, y),
            (x, y),
        ],
        fill,
    )
    b.oval(x + 4.5 * size, y - 22 * size, 4.5 * size, 1.6 * size, hue.INK)


def hands(b: Brush) -> None:
    """Draw two great hands that come up out of the floor, open."""
    for side in (-1, 1):
        x = 50 + side * 24
        b.blob(
            [
                (x - 17, 104),
                (x - 15, 72),
                (x - side * 4, 62),
                (x + 15, 72),
                (x + 17, 104),
            ],
            "#8d8494",
        )
        for step, long in enumerate((30, 38, 36, 26)):
            at = x - 12 + step * 8
            b.bar([(at, 74), (at + (step - 1.5) * 2, 74 - long)], "#8d8494", 6.4)
            b.stroke([(at - 2, 62), (at + 2, 62)], weight=0.8)
        b.bar([(x - side * 15, 84), (x - side * 24, 64)], "#8d8494", 7)
        b.stroke(arc(x, 84, 9, 200, 340), weight=0.9)


def child(b: Brush) -> None:
    """Draw a small child in one sock, with a palm to the rock."""
    b.bar([(42, 78), (40, 93)], hue.SKIN[1], 6)
    b.bar([(58, 78), (60, 93)], hue.PAPER, 6)
    b.stroke([(57, 84), (63, 84)], hue.CLAY, 1.6)
    b.shape([(40, 60), (60, 60), (66, 82), (34, 82)], hue.SUN)
    b.bar([(60, 65), (82, 58)], hue.SUN, 6)
    b.dot(84, 57, 4, hue.SKIN[1])
    b.bar([(40, 65), (32, 76)], hue.SUN, 6)
    b.blob([(18, 44), (27, 36), (34, 46), (29, 55)], hue.SKIN[1])
    b.blob([(82, 44), (73, 36), (66, 46), (71, 55)], hue.SKIN[1])
    b.dot(50, 46, 18, hue.SKIN[1])
    b.shape(arc(50, 43, 18, 185, 355), hue.WOOD_DARK)
    face(b, 48)


def lamps(b: Brush) -> None:
    """Draw nobody: three lamps that stand on the floor, and their light."""
    for x, y, size in ((24, 88, 0.8), (52, 94, 1.1), (80, 86, 0.7)):
        b.oval(x, y, 20 * size, 6 * size, "#ffd98a40", line=None)
        b.dot(x, y - 10 * size, 15 * size, "#ffd98a33", line=None)
        b.box((x - 6 * size, y - 3, x + 6 * size, y), hue.STEEL)
        b.box((x - 4 * size, y - 18 * size, x + 4 * size, y - 3), "#fff0c8")
        flame(b, x, y - 5 * size)
        b.shape(
            [(x - 6 * size, y - 18 * size), (x, y - 24 * size), (x + 6 * size, y - 18 * size)],
            hue.STEEL,
        )
        b.stroke(arc(x, y - 24 * size, 4 * size, 180, 360))
