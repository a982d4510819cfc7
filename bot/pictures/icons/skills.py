"""Draw what villagers can do (hammer, quill, lantern, reroll), and their areas."""

from collections.abc import Callable
from math import cos, radians, sin

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc


def hammer(b: Brush) -> None:
    """Draw a hammer."""
    b.bar([(30, 88), (58, 38)], hue.WOOD, 10)
    b.shape([(30, 20), (46, 6), (88, 34), (84, 56), (70, 60), (58, 44)], hue.STEEL)


def quill(b: Brush) -> None:
    """Draw a feather with its nib."""
    b.blob([(30, 70), (26, 48), (44, 24), (88, 6), (82, 40), (62, 62), (44, 72)], hue.PALE_BLUE)
    b.stroke([(10, 94), (34, 66), (70, 26)], weight=1.4)
    b.stroke([(52, 62), (50, 50)])
    b.stroke([(66, 50), (62, 38)])


def plus(draw: Callable[[Brush], None]) -> Callable[[Brush], None]:
    """Put a plus sign on a symbol."""

    def with_plus(b: Brush) -> None:
        draw(b)
        b.dot(74, 74, 23, hue.SUN)
        b.stroke([(74, 61), (74, 87)], weight=1.8)
        b.stroke([(61, 74), (87, 74)], weight=1.8)

    return with_plus


def lantern(b: Brush) -> None:
    """Draw a lit lantern."""
    b.stroke(arc(50, 24, 17, 180, 360), weight=1.3)
    b.shape([(32, 14), (68, 14), (82, 30), (18, 30)], hue.CAVE_DARK)
    b.shape([(22, 30), (78, 30), (84, 82), (16, 82)], hue.SUN)
    b.blob([(50, 38), (62, 60), (50, 74), (38, 60)], hue.AMBER, line=None)
    b.blob([(50, 52), (56, 64), (50, 72), (44, 64)], hue.PAPER, line=None)
    b.box((10, 82, 90, 95), hue.CAVE_DARK, round_by=3)


def reroll(b: Brush) -> None:
    """Draw a die that is being turned."""
    b.box((26, 30, 74, 78), hue.WHITE, round_by=8)
    for x, y in ((38, 42), (50, 54), (62, 66)):
        b.dot(x, y, 4.5, hue.INK)
    b.stroke(arc(50, 54, 43, 195, 330), weight=1.8)
    b.stroke(arc(50, 54, 43, 15, 150), weight=1.8)
    b.shape([(78, 38), (96, 40), (92, 20)], hue.INK)
    b.shape([(22, 70), (4, 68), (8, 88)], hue.INK)


def train_to_ready(b: Brush) -> None:
    """Draw a quill in front of the sun."""
    ready(b)
    b.blob([(32, 76), (30, 60), (46, 40), (84, 20), (80, 50), (62, 70), (46, 78)], hue.PALE_BLUE)
    b.stroke([(14, 96), (36, 72), (68, 40)], weight=1.4)


def ready(b: Brush) -> None:
    """Draw the sun."""
    for turn in range(0, 360, 45):
        x, y = cos(radians(turn)), sin(radians(turn))
        b.bar([(50 + 38 * x, 50 + 38 * y), (50 + 43 * x, 50 + 43 * y)], hue.GOLD, 5)
    b.dot(50, 50, 28, hue.SUN)


def exhausted(b: Brush) -> None:
    """Draw the moon."""
    b.shape([*arc(46, 50, 42, -60, -300), *arc(68, 46, 31, 128, 248)], hue.MOON)
    b.stroke([(64, 32), (80, 32), (66, 50), (82, 50)], weight=1.4)


def injured(b: Brush) -> None:
    """Draw a sticking plaster."""
    b.shape(
        [(18, 64), (64, 18), (78, 16), (86, 26), (82, 36), (36, 82), (24, 86), (14, 76)], hue.ROSE
    )
    b.shape([(34, 48), (48, 34), (66, 52), (52, 66)], hue.PAPER)
    for x, y in ((50, 44), (44, 52), (52, 56), (58, 50)):
        b.dot(x, y, 2, hue.INK, line=None)


def again(b: Brush) -> None:
    """Draw the arrow of goods that come back each round."""
    b.dot(50, 50, 46, hue.TEAL)
    b.stroke(arc(50, 50, 24, -40, 240), hue.WHITE, 2.2)
    b.shape([(56, 16), (86, 30), (60, 48)], hue.WHITE, line=None)


def passed(b: Brush) -> None:
    """Draw a lowered flag: passed for the round."""
    b.bar([(28, 92), (28, 12)], hue.WOOD, 6)
    b.shape([(32, 12), (86, 26), (32, 48)], hue.TAN)
