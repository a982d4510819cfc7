"""Draw the figures of title cards: the peoples of the caves, one of each."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from bot.pictures import folk_below, folk_dressed, folk_small
from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc
from bot.pictures.folk_parts import arms, face, flame, gown, head, legs
from encounters.scenes import Figure


@lru_cache(maxsize=16)
def folk(who: Figure, size: int) -> Image.Image:
    """Draw one of a people, with its feet on the lower edge; it is cached, so never draw on it."""
    brush = Brush(size)
    _DRAWN[who](brush)
    return brush.done()


def _candle(b: Brush) -> None:
    legs(b, hue.WOOD_DARK)
    gown(b, hue.PLUM)
    arms(b, hue.PLUM)
    b.box((72, 70, 92, 90), hue.TAN)
    b.stroke([(76, 70), (82, 62), (88, 70)])
    head(b, "#f7ead6")
    b.shape([(28, 28), (38, 14), (62, 14), (72, 28)], hue.WOOD)
    b.box((45, 2, 55, 15), hue.PAPER)
    flame(b, 50, 2)
    face(b, lashes=True)


def _poured(b: Brush) -> None:
    b.blob([(18, 96), (30, 70), (38, 56), (62, 56), (70, 70), (82, 96), (50, 99)], "#6bb5c9")
    b.blob([(50, 4), (68, 20), (73, 38), (62, 56), (38, 56), (27, 38), (32, 20)], "#8fd0de")
    b.stroke([(38, 20), (33, 32), (34, 42)], hue.WHITE, 1.4)
    b.stroke([(30, 88), (40, 84), (52, 88), (64, 84)], hue.WHITE, 1.2)
    for x, y in ((84, 40), (90, 58), (14, 50)):
        b.blob([(x, y - 7), (x + 4, y), (x, y + 4), (x - 4, y)], "#8fd0de")
    face(b)


def _glogo(b: Brush) -> None:
    legs(b, hue.WOOD_DARK, apart=16)
    b.blob([(14, 92), (14, 58), (26, 34), (50, 26), (74, 34), (86, 58), (86, 92)], hue.GRASS_DARK)
    for x, y in ((26, 52), (72, 50), (34, 70), (64, 72), (48, 82), (22, 78), (78, 80)):
        b.stroke([(x - 4, y - 3), (x, y + 2), (x + 4, y - 3)], hue.LEAF, 1.2)
    b.shape([(30, 24), (14, 6), (38, 16)], hue.PAPER)
    b.shape([(70, 24), (86, 6), (62, 16)], hue.PAPER)
    b.dot(50, 34, 22, "#b8c98a")
    face(b)
    b.shape([(42, 44), (44, 52), (46, 44)], hue.PAPER)
    b.shape([(54, 44), (56, 52), (58, 44)], hue.PAPER)
    b.bar([(82, 60), (92, 40)], hue.WOOD, 4)
    b.box((82, 30, 100, 42), hue.STEEL)


def _metal(b: Brush) -> None:
    legs(b, hue.STONE, apart=9)
    b.box((26, 54, 74, 88), hue.CLAY, round_by=4)
    b.stroke([(50, 56), (50, 86)])
    for y in (62, 70, 78):
        b.dot(44, y, 2, hue.GOLD)
        b.dot(56, y, 2, hue.GOLD)
    b.bar([(26, 60), (16, 78)], hue.STEEL, 9)
    b.bar([(74, 60), (82, 40), (68, 26)], hue.STEEL, 8)
    b.box((30, 18, 70, 54), hue.STEEL, round_by=8)
    b.box((28, 10, 72, 20), hue.CAVE_DARK)
    b.shape([(44, 10), (50, -2), (56, 10)], hue.CLAY)
    for y in (26, 48):
        b.dot(34, y, 1.3, hue.INK, line=None)
        b.dot(66, y, 1.3, hue.INK, line=None)
    face(b)


def _clerk(b: Brush) -> None:
    legs(b, hue.INK)
    gown(b, hue.TEAL)
    arms(b, hue.TEAL)
    b.shape([(44, 56), (50, 66), (56, 56)], hue.WHITE)
    head(b, hue.SKIN[0])
    b.shape(arc(50, 28, 20, 190, 350), hue.STONE)
    face(b)
    for x in (41, 59):
        b.oval(x, 37, 7, 7, None)
    b.stroke([(48, 37), (52, 37)])
    for step in range(4):
        b.box((68, 82 - step * 6, 96, 88 - step * 6), (hue.PAPER, hue.SAND)[step % 2])


def _fish(b: Brush) -> None:
    legs(b, hue.BLUE)
    gown(b, "#e8c84a")
    arms(b, "#e8c84a")
    b.stroke([(50, 58), (50, 84)])
    head(b, hue.PALE_BLUE)
    b.shape([(72, 32), (90, 22), (86, 50), (70, 44)], hue.BLUE)
    b.shape([(28, 32), (10, 22), (14, 50), (30, 44)], hue.BLUE)
    b.shape([(30, 18), (50, 2), (70, 18), (78, 24), (22, 24)], "#e8c84a")
    face(b)
    b.stroke([(20, 66), (4, 60)], weight=1.2)
    b.blob([(4, 60), (-2, 68), (4, 82), (10, 68)], hue.STEEL)


def _frog(b: Brush) -> None:
    legs(b, hue.GRASS_DARK, apart=14)
    b.blob([(20, 92), (22, 64), (40, 54), (60, 54), (78, 64), (80, 92), (50, 96)], hue.CLAY)
    b.blob([(36, 92), (40, 62), (60, 62), (64, 92)], hue.SAND)
    arms(b, hue.CLAY)
    b.blob([(20, 40), (28, 22), (50, 18), (72, 22), (80, 40), (66, 56), (34, 56)], "#8fb35b")
    for x in (33, 67):
        b.dot(x, 18, 11, "#8fb35b")
        b.dot(x, 18, 5, hue.WHITE)
        b.dot(x, 19, 2.4, hue.INK, line=None)
    b.stroke([(30, 40), (40, 47), (60, 47), (70, 40)], weight=1.2)
    b.box((38, -2, 62, 8), hue.INK)
    b.stroke([(32, 8), (68, 8)], weight=1.8)


def _tapper(b: Brush) -> None:
    legs(b, hue.WOOD_DARK, apart=10)
    b.shape([(34, 58), (66, 58), (76, 88), (24, 88)], hue.WOOD)
    b.bar([(36, 64), (20, 74)], hue.WOOD, 9)
    b.bar([(64, 64), (80, 52)], hue.WOOD, 9)
    b.bar([(78, 60), (88, 36)], hue.TAN, 4)
    b.box((78, 26, 100, 38), hue.STEEL)
    b.blob([(10, 34), (22, 24), (30, 36), (24, 48)], hue.SKIN[1])
    b.blob([(90, 34), (78, 24), (70, 36), (76, 48)], hue.SKIN[1])
    b.dot(50, 38, 23, hue.SKIN[1])
    b.shape(arc(50, 34, 23, 190, 350), hue.AMBER)
    b.dot(50, 16, 5, hue.SUN)
    for x in (42, 58):
        b.stroke(arc(x, 37, 5, 20, 160), weight=1.2)
    b.blob([(32, 46), (50, 50), (68, 46), (60, 64), (50, 70), (40, 64)], hue.STONE)
    b.dot(50, 46, 4, hue.SKIN[2])


def _gardener(b: Brush) -> None:
    legs(b, hue.WOOD)
    gown(b, hue.LEAF)
    arms(b, hue.LEAF)
    head(b, hue.SKIN[2])
    face(b)
    b.oval(50, 24, 38, 7, hue.SUN)
    b.shape(arc(50, 22, 19, 180, 360, 0.9), hue.SUN)
    b.stroke([(32, 20), (68, 20)], hue.CLAY, 2)
    b.bar([(78, 92), (84, 30)], hue.WOOD, 4)
    b.shape([(78, 34), (82, 12), (88, 34)], hue.STEEL)
    b.shape([(84, 34), (94, 14), (91, 35)], hue.STEEL)


def _newt(b: Brush) -> None:
    b.blob([(60, 84), (84, 88), (98, 74), (92, 94), (64, 97)], hue.CLAY)
    legs(b, hue.CLAY, apart=9)
    gown(b, hue.TAN)
    arms(b, hue.CLAY)
    b.blob([(22, 40), (30, 24), (50, 18), (70, 24), (78, 40), (64, 55), (36, 55)], hue.CLAY)
    for x, y in ((36, 24), (50, 12), (64, 24)):
        b.shape([(x - 6, y + 2), (x, y - 10), (x + 6, y + 2)], hue.AMBER)
    for x, y in ((30, 44), (70, 44), (58, 50)):
        b.dot(x, y, 2, hue.AMBER, line=None)
    face(b)
    b.blob([(8, 66), (22, 66), (26, 76), (20, 88), (10, 88), (4, 76)], hue.TEAL)
    b.oval(15, 66, 8, 2.4, hue.INK)


_DRAWN: Mapping[Figure, Callable[[Brush], None]] = {
    Figure.CANDLE: _candle,
    Figure.CAT: folk_small.cat,
    Figure.POURED: _poured,
    Figure.GLOGO: _glogo,
    Figure.METAL: _metal,
    Figure.CLERK: _clerk,
    Figure.FISH: _fish,
    Figure.FROG: _frog,
    Figure.TAPPER: _tapper,
    Figure.GARDENER: _gardener,
    Figure.NEWT: _newt,
    Figure.WASP: folk_small.wasp,
    Figure.LADY: folk_dressed.lady,
    Figure.SNAIL: folk_small.snail,
    Figure.BEETLE: folk_small.beetle,
    Figure.LISTENER: folk_dressed.listener,
    Figure.PORTER: folk_dressed.porter,
    Figure.BAT: folk_small.bat,
    Figure.SHADOW: folk_small.shadow,
    Figure.VOLE: folk_small.vole,
    Figure.WORM: folk_small.worm,
    Figure.EXPLORER: folk_dressed.explorer,
    Figure.MOUSE: folk_small.mouse,
    Figure.COW: folk_small.cow,
    Figure.PONY: folk_small.pony,
    Figure.BEE: folk_small.bee,
    Figure.CRICKET: folk_small.cricket,
    Figure.SCARECROW: folk_dressed.scarecrow,
    Figure.MAYOR: folk_dressed.mayor,
    Figure.MASON: folk_below.mason,
    Figure.BOOTS: folk_below.boots,
    Figure.HANDS: folk_below.hands,
    Figure.CHILD: folk_below.child,
    Figure.NONE: folk_below.lamps,
}
