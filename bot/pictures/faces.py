"""Draw the faces of the companions, each on a medal that is shown before a name."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from bot.companions.people import Person
from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc
from bot.pictures.folk_parts import face

_MOSS = "#b8c98a"


@lru_cache(maxsize=16)
def medal(who: Person, size: int) -> Image.Image:
    """Draw a companion's face on a disc; it is cached, so never draw on it."""
    brush = Brush(size)
    _DRAWN[who](brush)
    return brush.done()


def _peck(b: Brush) -> None:
    """Draw an explorer in a helmet with a feather."""
    b.dot(50, 50, 48, hue.GRASS_PALE)
    b.shape([(24, 94), (34, 76), (66, 76), (76, 94), (50, 98)], hue.CLAY)
    b.blob([(50, 30), (78, 40), (80, 76), (68, 72), (32, 72), (20, 76), (22, 40)], hue.WOOD_DARK)
    b.dot(50, 54, 24, hue.SKIN[0])
    b.oval(50, 36, 36, 8, hue.TAN)
    b.shape(arc(50, 35, 23, 180, 360, 1.0), hue.TAN)
    b.bar([(28, 33), (72, 33)], hue.CLAY, 3)
    b.blob([(70, 32), (84, 8), (90, 12), (80, 32)], hue.ROSE)
    face(b, y=52)
    for x in (42, 58):
        b.stroke([(x - 5, 46), (x + 5, 45)], weight=1.2)


def _quoin(b: Brush) -> None:
    """Draw a glogo, mossy and horned, with an estimate behind the ear."""
    b.dot(50, 50, 48, hue.SAND)
    b.blob([(12, 94), (22, 70), (50, 62), (78, 70), (88, 94), (50, 99)], hue.GRASS_DARK)
    b.shape([(28, 36), (10, 16), (40, 24)], hue.PAPER)
    b.shape([(72, 36), (90, 16), (60, 24)], hue.PAPER)
    b.dot(50, 50, 28, _MOSS)
    for x, y in ((34, 34), (50, 28), (66, 34)):
        b.stroke([(x - 4, y - 3), (x, y + 2), (x + 4, y - 3)], hue.LEAF, 1.3)
    face(b, y=50)
    b.shape([(41, 59), (43, 68), (46, 60)], hue.PAPER)
    b.shape([(54, 60), (57, 68), (59, 59)], hue.PAPER)
    b.bar([(76, 58), (92, 34)], hue.SUN, 4)


def _nance(b: Brush) -> None:
    """Draw an editor of the fishfolk with an eyeshade."""
    b.dot(50, 50, 48, hue.PAPER)
    b.shape([(24, 95), (32, 76), (68, 76), (76, 95), (50, 98)], hue.WHITE)
    b.shape([(46, 78), (50, 96), (54, 78)], hue.PLUM)
    b.shape([(72, 48), (94, 36), (90, 66), (71, 60)], hue.BLUE)
    b.shape([(28, 48), (6, 36), (10, 66), (29, 60)], hue.BLUE)
    b.dot(50, 52, 26, hue.PALE_BLUE)
    b.shape([(50, 10), (62, 30), (38, 30)], hue.BLUE)
    b.shape([(24, 42), (34, 28), (66, 28), (76, 42)], hue.TEAL)
    face(b, y=53)


def _averill(b: Brush) -> None:
    """Draw a landlady with a bun, spectacles and a collar of lace."""
    b.dot(50, 50, 48, hue.LILAC)
    b.shape([(20, 95), (32, 76), (68, 76), (80, 95), (50, 99)], hue.PLUM)
    b.blob([(34, 78), (42, 84), (50, 79), (58, 84), (66, 78), (50, 74)], hue.WHITE)
    b.dot(50, 18, 12, hue.STONE)
    b.dot(50, 50, 27, hue.STONE)
    b.dot(50, 55, 23, hue.SKIN[1])
    face(b, y=54)
    for x in (42, 58):
        b.oval(x, 54, 8, 8, None)
    b.stroke([(49, 52), (51, 52)])
    b.stroke([(24, 58), (24, 66)], hue.GOLD, 1.6)
    b.stroke([(76, 58), (76, 66)], hue.GOLD, 1.6)


def _rapp(b: Brush) -> None:
    """Draw an old tapper, her eyes shut, her great ears open, a map of string around her neck."""
    b.dot(50, 50, 48, hue.AMBER)
    b.shape([(22, 95), (32, 76), (68, 76), (78, 95), (50, 99)], hue.WOOD)
    b.blob([(4, 46), (20, 30), (32, 46), (24, 66)], hue.SKIN[1])
    b.blob([(96, 46), (80, 30), (68, 46), (76, 66)], hue.SKIN[1])
    b.dot(50, 52, 26, hue.SKIN[1])
    b.shape(arc(50, 46, 26, 190, 350), hue.WHITE)
    b.dot(50, 20, 8, hue.WHITE)
    for x in (41, 59):
        b.stroke(arc(x, 51, 6, 20, 160), weight=1.3)
    b.dot(50, 60, 5, hue.SKIN[2])
    b.stroke(arc(50, 64, 7, 25, 155))
    b.stroke([(32, 80), (42, 88), (50, 83), (58, 90), (68, 80)], hue.SUN, 1.8)
    for x, y in ((42, 88), (58, 90)):
        b.dot(x, y, 3, hue.SUN)


def _vole(b: Brush) -> None:
    """Draw a vole in a hat, who weeps at the price."""
    b.dot(50, 50, 48, hue.GRASS_PALE)
    b.shape([(22, 95), (32, 78), (68, 78), (78, 95), (50, 99)], hue.TEAL)
    b.shape([(42, 80), (50, 90), (58, 80)], hue.GOLD)
    for x in (26, 74):
        b.dot(x, 34, 9, hue.TAN)
    b.blob(
        [(24, 50), (34, 34), (50, 28), (66, 34), (76, 50), (64, 66), (50, 84), (36, 66)], hue.WOOD
    )
    b.box((46, 76, 54, 86), hue.WHITE)
    b.blob([(36, 66), (50, 58), (64, 66), (58, 76), (50, 80), (42, 76)], hue.TAN)
    b.box((34, 6, 66, 26), hue.INK)
    b.bar([(24, 27), (76, 27)], hue.INK, 4)
    b.stroke([(34, 21), (66, 21)], hue.GOLD, 2)
    for side in (-1, 1):
        b.dot(50 + 10 * side, 48, 3, hue.INK, line=None)
        b.stroke([(50 + 12 * side, 68), (50 + 34 * side, 62)], weight=0.8)
        b.stroke([(50 + 12 * side, 71), (50 + 33 * side, 72)], weight=0.8)
    b.dot(50, 64, 5, hue.ROSE)
    b.blob([(32, 50), (35, 58), (32, 62), (29, 58)], hue.BLUE)


_DRAWN: Mapping[Person, Callable[[Brush], None]] = {
    Person.PECK: _peck,
    Person.QUOIN: _quoin,
    Person.NANCE: _nance,
    Person.AVERILL: _averill,
    Person.RAPP: _rapp,
    Person.VOLE: _vole,
}
