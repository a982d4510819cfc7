"""Draw the eight goods, cider and potion."""

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc


def mushroom(b: Brush) -> None:
    """Draw a mushroom: a spotted cap on a thick stem."""
    b.blob([(38, 52), (62, 52), (66, 90), (50, 94), (34, 90)], hue.PAPER)
    b.shape([*arc(50, 54, 44, 180, 360, 1.05), (88, 62), (12, 62)], hue.CLAY)
    for x, y, radius in ((34, 36, 7), (58, 26, 8), (72, 46, 6), (46, 52, 5)):
        b.dot(x, y, radius, hue.PAPER, line=None)


def fish(b: Brush) -> None:
    """Draw a fish that swims to the left."""
    b.shape([(66, 50), (94, 26), (88, 50), (94, 74)], hue.BLUE)
    b.blob([(6, 52), (28, 28), (56, 28), (76, 50), (56, 72), (28, 74)], hue.PALE_BLUE)
    b.stroke(arc(26, 50, 18, -50, 50))
    b.dot(24, 46, 4, hue.INK)
    b.stroke([(50, 44), (60, 50), (50, 58)])


def fruit(b: Brush) -> None:
    """Draw a pear with a leaf."""
    b.blob(
        [
            (48, 24),
            (62, 34),
            (66, 50),
            (82, 70),
            (68, 92),
            (48, 94),
            (24, 90),
            (16, 70),
            (32, 50),
            (36, 34),
        ],
        hue.GOLD,
    )
    b.stroke([(48, 26), (52, 8)], weight=1.4)
    b.blob([(54, 16), (72, 6), (88, 12), (74, 24)], hue.LEAF)
    b.stroke([(30, 66), (30, 76)], hue.PAPER, 1.6)


def rope(b: Brush) -> None:
    """Draw a coil of rope with a loose end."""
    b.bar([(70, 62), (84, 76), (92, 90)], hue.TAN, 12)
    b.oval(48, 66, 40, 24, hue.TAN)
    b.oval(48, 54, 40, 24, hue.TAN)
    b.oval(48, 42, 40, 24, hue.TAN)
    b.oval(48, 41, 20, 10, hue.WOOD)
    for x in (16, 30, 48, 66, 80):
        b.stroke([(x - 3, 62), (x + 3, 72)])


def pot(b: Brush) -> None:
    """Draw a clay pot with two ears and a band."""
    b.stroke(arc(24, 46, 13, 90, 290), weight=1.6)
    b.stroke(arc(76, 46, 13, -110, 90), weight=1.6)
    b.blob([(36, 28), (64, 28), (84, 54), (70, 90), (50, 94), (30, 90), (16, 54)], hue.CLAY)
    b.shape([(19, 54), (81, 54), (80, 66), (20, 66)], hue.SAND)
    b.stroke([(22, 62), (32, 57), (42, 62), (52, 57), (62, 62), (72, 57), (79, 61)])
    b.box((30, 12, 70, 28), hue.CLAY, round_by=6)


def paper(b: Brush) -> None:
    """Draw a written scroll."""
    b.box((22, 16, 78, 86), hue.PAPER, round_by=2)
    for y, right in ((36, 66), (48, 66), (60, 54)):
        b.stroke([(34, y), (right, y)])
    b.box((12, 8, 88, 24), hue.SAND, round_by=8)
    b.box((12, 78, 88, 94), hue.SAND, round_by=8)


def ore(b: Brush) -> None:
    """Draw a rough lump with bright veins."""
    b.shape([(10, 78), (18, 44), (42, 18), (68, 24), (90, 52), (88, 84), (52, 92)], hue.STONE)
    b.shape([(42, 18), (50, 46), (18, 44)], "#bdb8b2")
    b.stroke([(50, 46), (68, 24)])
    b.stroke([(50, 46), (90, 52)])
    b.shape([(46, 62), (60, 54), (68, 68), (54, 78)], hue.AMBER)
    b.shape([(24, 60), (34, 56), (36, 70)], hue.AMBER)


def amethyst(b: Brush) -> None:
    """Draw three crystals."""
    b.shape([(10, 90), (14, 52), (26, 40), (40, 56), (42, 90)], hue.PLUM)
    b.shape([(58, 90), (62, 50), (78, 36), (90, 52), (90, 90)], hue.PLUM)
    b.shape([(30, 94), (32, 28), (50, 6), (68, 28), (70, 94)], hue.LILAC)
    b.shape([(50, 34), (68, 28), (70, 94), (50, 94)], hue.PLUM)
    b.stroke([(32, 28), (50, 34), (50, 8)])


def cider(b: Brush) -> None:
    """Draw a foaming mug."""
    b.stroke(arc(72, 56, 18, -80, 80), weight=2.4)
    b.shape([(18, 34), (72, 34), (68, 92), (22, 92)], hue.AMBER)
    for x in (36, 54):
        b.stroke([(x, 52), (x, 80)])
    b.blob(
        [(10, 34), (18, 18), (34, 10), (54, 12), (74, 18), (80, 34), (60, 44), (46, 38), (32, 46)],
        hue.PAPER,
    )


def potion(b: Brush) -> None:
    """Draw a round flask with a cork."""
    b.dot(50, 62, 32, hue.WHITE)
    b.shape(arc(50, 62, 30, 5, 175), hue.TEAL, line=None)
    b.oval(50, 64, 29, 6, hue.TEAL, line=None)
    b.oval(50, 62, 32, 32, None)
    b.box((38, 16, 62, 36), hue.WHITE)
    b.box((36, 4, 64, 18), hue.WOOD, round_by=4)
    b.dot(42, 76, 4, hue.WHITE, line=None)
    b.dot(56, 82, 3, hue.WHITE, line=None)
