"""Paint the scenes that grew: pools, marsh, mine, orchard, farms, hall, cellar and road."""

from bot.pictures import palette as hue
from bot.pictures.backdrop import arch, crate, crystal, flame, ladder, planks, room, teeth
from bot.pictures.brush import Brush, arc


def cisterns(b: Brush) -> None:
    """Draw round pools in a stone floor under arches, with jugs beside them."""
    room(b, "#3f6668", "#7d9494")
    for x in (28, 96, 164, 232):
        arch(b, x, 25, 6, "#2f4f55", 64)
        b.box((x - 36, 14, x - 30, 66), hue.STONE)
    b.box((-4, 62, 284, 104), "#86a0a0")
    for x, y, wide in ((40, 72, 26), (116, 70, 22), (186, 72, 20), (74, 90, 38), (168, 91, 34)):
        b.oval(x, y, wide, wide * 0.24, hue.STEEL)
        b.oval(x, y + 0.6, wide * 0.84, wide * 0.18, hue.BLUE)
        b.stroke([(x - wide * 0.4, y), (x, y + 1.4), (x + wide * 0.3, y)], hue.PALE_BLUE, 0.8)
    for x, y, fill in ((10, 84, hue.CLAY), (140, 80, hue.TAN), (214, 70, hue.CLAY)):
        b.blob(
            [
                (x - 3, y - 14),
                (x + 3, y - 14),
                (x + 7, y - 6),
                (x + 4, y),
                (x - 4, y),
                (x - 7, y - 6),
            ],
            fill,
        )
        b.stroke(arc(x + 7, y - 9, 3, 270, 450))
    for x in (62, 130, 198):
        b.stroke([(x, 8), (x, 20)], hue.PALE_BLUE, 1)
        b.dot(x, 30, 1.6, hue.PALE_BLUE)


def sump(b: Brush) -> None:
    """Draw a village on stilts that sinks into a marsh, around a great ladle and its pot."""
    room(b, "#55644a", "#6f7d4a")
    teeth(b, "#414d3a", 9)
    for x, y, lean, roof in ((26, 54, -3, hue.CLAY), (74, 46, 2, hue.TAN), (170, 52, 4, hue.CLAY)):
        for leg in (-10, 10):
            b.bar([(x + leg, y + 14), (x + leg, 90)], hue.WOOD_DARK, 2.4)
        planks(b, (x - 16, y - 6, x + 16, y + 16), hue.WOOD, 5)
        b.shape([(x - 22 + lean, y - 4), (x + lean * 2, y - 24), (x + 22 + lean, y - 4)], roof)
        b.box((x - 5, y + 2, x + 5, y + 16), hue.CAVE_DARK)
    b.shape([(-4, 84), (40, 80), (110, 84), (190, 79), (284, 84), (284, 104), (-4, 104)], hue.TEAL)
    for x in (18, 60, 150, 250):
        b.oval(x, 92, 9, 2.4, hue.LEAF)
    b.bar([(96, 88), (150, 88)], hue.WOOD, 3)
    b.shape([(106, 64), (142, 64), (138, 84), (130, 89), (118, 89), (110, 84)], hue.INK)
    b.oval(124, 64, 19, 4, "#c98a3a")
    b.bar([(128, 64), (150, 26)], hue.STEEL, 3)
    b.dot(151, 24, 4, hue.STEEL)
    for x in (4, 50, 202, 208, 262, 270):
        b.stroke([(x, 92), (x + 2, 62)], hue.GRASS_DARK, 1.4)
        b.oval(x + 2, 60, 1.8, 5, hue.WOOD)


def mine(b: Brush) -> None:
    """Draw a mine with timber props, and a cart of ore on rails."""
    room(b, "#4d4642", hue.EARTH)
    for step, (left, right, top) in enumerate(((70, 132, 38), (44, 158, 22), (12, 190, 6))):
        shade = ("#2d2728", "#3a3334", None)[step]
        if shade:
            b.box((left, top, right, 84), shade)
        for x in (left, right):
            b.bar([(x, top), (x, 84 + step * 4)], hue.WOOD, 5)
        b.bar([(left - 5, top), (right + 5, top)], hue.WOOD, 5)
    b.stroke([(92, 82), (40, 104)], hue.STEEL, 1.6)
    b.stroke([(112, 82), (160, 104)], hue.STEEL, 1.6)
    for y, half in ((85, 13), (90, 24), (96, 37)):
        b.bar([(101 - half, y), (101 + half, y)], hue.WOOD_DARK, 2)
    b.shape([(72, 58), (132, 58), (124, 80), (80, 80)], hue.STONE)
    for x, y in ((80, 55), (92, 50), (104, 53), (116, 50), (124, 56)):
        b.shape([(x - 8, y + 5), (x - 4, y - 6), (x + 5, y - 5), (x + 8, y + 5)], hue.STEEL)
        b.dot(x + 1, y, 1.6, hue.GOLD, line=None)
    for x in (84, 120):
        b.dot(x, 84, 6, hue.INK)
        b.dot(x, 84, 2, hue.STEEL)
    b.stroke([(101, 22), (101, 30)])
    flame(b, 101, 38, 3.6)
    for x, y in ((226, 30), (244, 58), (266, 22), (220, 70)):
        b.shape([(x - 7, y), (x - 2, y - 7), (x + 7, y - 4), (x + 5, y + 4)], hue.STONE)
        b.dot(x, y - 1, 1.6, hue.GOLD, line=None)


def orchard(b: Brush) -> None:
    """Draw trees that grow downward from the roof, full of pears."""
    room(b, "#4a5247", "#71804f")
    b.shape([(-4, -4), (284, -4), (284, 6), (220, 10), (140, 5), (60, 11), (-4, 7)], hue.EARTH)
    for x, long in ((34, 30), (98, 38), (164, 28), (250, 24)):
        b.bar([(x, 0), (x + 3, long * 0.5), (x, long)], hue.WOOD, 6)
        for side in (-1, 1):
            b.bar([(x, long * 0.55), (x + side * 16, long)], hue.WOOD, 3)
        b.blob(
            [
                (x - 28, long + 6),
                (x - 14, long - 8),
                (x + 14, long - 8),
                (x + 28, long + 6),
                (x + 14, long + 17),
                (x - 14, long + 17),
            ],
            hue.LEAF,
        )
        for at, low in ((-20, 12), (-7, 20), (8, 18), (20, 11)):
            _pear(b, x + at, long + low)
    ladder(b, (128, 88), (112, 50))
    for x in (60, 76):
        b.shape([(x - 9, 76), (x + 9, 76), (x + 6, 88), (x - 6, 88)], hue.TAN)
        _pear(b, x - 3, 73)
        _pear(b, x + 4, 73)


def _pear(b: Brush, x: float, y: float) -> None:
    b.stroke([(x, y - 6), (x, y - 2)], hue.WOOD_DARK)
    b.blob(
        [(x, y - 3.4), (x + 2.2, y), (x + 3.6, y + 4), (x, y + 7), (x - 3.6, y + 4), (x - 2.2, y)],
        "#dcc04a",
    )


def farms(b: Brush) -> None:
    """Draw terraces of great ringing mushrooms behind a fence."""
    room(b, "#59506b", "#8b7a62")
    b.shape([(-4, 64), (90, 58), (190, 62), (284, 56), (284, 104), (-4, 104)], "#766753")
    for x, foot, size, cap in (
        *(
            (30, 66, 0.7, hue.SAND),
            (70, 62, 0.9, hue.CLAY),
            (160, 64, 0.8, hue.PLUM),
            (258, 62, 0.9, hue.SAND),
        ),
        *(
            (112, 84, 1.5, hue.CLAY),
            (16, 88, 1.1, hue.PLUM),
            (60, 90, 1.0, hue.SAND),
            (166, 89, 1.0, hue.CLAY),
        ),
    ):
        _mushroom(b, x, foot, 26 * size, cap)
    for x in range(-2, 284, 22):
        b.bar([(x, 86), (x, 98)], hue.WOOD, 2)
    b.bar([(-4, 90), (284, 90)], hue.WOOD, 1.6)


def _mushroom(b: Brush, x: float, y: float, high: float, cap: hue.Colour) -> None:
    b.shape(
        [
            (x - high * 0.14, y),
            (x - high * 0.1, y - high * 0.7),
            (x + high * 0.1, y - high * 0.7),
            (x + high * 0.14, y),
        ],
        hue.PAPER,
    )
    b.shape(arc(x, y - high * 0.62, high * 0.52, 180, 360, 0.86), cap)
    for at, low in ((-0.26, 0.76), (0.04, 0.92), (0.28, 0.74)):
        b.dot(x + high * at, y - high * low, high * 0.06, hue.WHITE, line=None)


def hall(b: Brush) -> None:
    """Draw arches within arches, with words that echo as rings."""
    room(b, "#6b6272", "#9b8f93")
    for index, wide in enumerate((92, 72, 53, 35, 18)):
        fill = ("#7d7384", "#6a6072", "#584e61", "#463c50", "#f1deb6")[index]
        arch(b, 102, wide, max(0, 84 - wide * 1.02), fill, 84)
    for radius in (9, 15, 21):
        b.stroke(arc(102, 56, radius, 200, 340), hue.PAPER, 0.9)
    for x in (-2, 196, 240, 276):
        b.box((x - 7, -4, x + 7, 84), hue.STONE)
        b.box((x - 10, 76, x + 10, 86), hue.STONE)
        b.box((x - 10, -4, x + 10, 6), hue.STONE)
    for x, y in ((40, 92), (92, 94), (150, 91), (210, 95)):
        b.shape([(x - 22, y), (x + 16, y - 1), (x + 24, y + 6), (x - 18, y + 7)], "#a89ca0")


def cellar(b: Brush) -> None:
    """Draw crates of winter under icicles."""
    room(b, "#7296ad", "#dbe8ee")
    for step in range(16):
        x, long = step * 18.0, (14, 24, 10, 30, 18)[step % 5]
        b.shape([(x - 5, -3), (x + 5, -3), (x, long)], "#e6f2f7")
    for x, y, size in (
        (16, 88, 26),
        (46, 90, 30),
        (80, 87, 26),
        (22, 62, 24),
        (56, 60, 26),
        (130, 89, 30),
        (162, 91, 24),
        (138, 59, 22),
        (66, 34, 18),
        (254, 86, 28),
    ):
        crate(b, x, y, size, hue.TAN)
        b.dot(x + size / 2, y - size / 2, size * 0.27, hue.WHITE)
        for turn in (0, 60, 120):
            ends = [
                arc(x + size / 2, y - size / 2, size * 0.2, turn + half, turn + half)[0]
                for half in (0, 180)
            ]
            b.stroke(ends, hue.BLUE, 0.8)
    b.shape([(-4, 90), (60, 94), (150, 92), (284, 95), (284, 104), (-4, 104)], hue.WHITE)
    for x, y in (
        (112, 26),
        (120, 48),
        (200, 34),
        (240, 20),
        (246, 46),
        (10, 40),
        (190, 62),
        (106, 70),
    ):
        b.dot(x, y, 1.5, hue.WHITE, line=None)


def road(b: Brush) -> None:
    """Draw a fork in a tunnel, with a useless signpost."""
    room(b, hue.CAVE, "#7a6358")
    teeth(b, hue.CAVE_DARK, 14)
    for x, wide, top in ((46, 28, 26), (150, 22, 34)):
        edge = [
            (x - wide - 7, 84),
            (x - wide - 5, top + 18),
            (x - wide * 0.5, top - 4),
            (x + wide * 0.6, top - 3),
            (x + wide + 6, top + 20),
            (x + wide + 7, 84),
        ]
        b.shape(edge, hue.CAVE_PALE)
        arch(b, x, wide, top, "#221a22", 84)
    b.shape([(24, 83), (68, 83), (128, 104), (66, 104)], "#927a6b", line=None)
    b.shape([(134, 83), (168, 83), (150, 104), (96, 104)], "#927a6b", line=None)
    b.bar([(98, 34), (98, 90)], hue.WOOD, 3)
    b.shape([(98, 36), (74, 32), (68, 39), (74, 45), (98, 46)], hue.SAND)
    b.shape([(96, 48), (122, 50), (128, 56), (121, 61), (96, 60)], hue.SAND)
    b.shape([(98, 64), (78, 62), (73, 67), (78, 73), (98, 73)], hue.TAN)
    for x, y, size in ((14, 90, 7), (188, 89, 9), (256, 90, 11), (270, 93, 7)):
        b.blob(
            [
                (x - size, y + 3),
                (x - size * 0.6, y - size * 0.7),
                (x + size * 0.5, y - size),
                (x + size, y + 3),
            ],
            hue.STONE,
        )
    for x in (198, 242):
        crystal(b, x, 86, 16, 1, hue.CAVE_PALE)
