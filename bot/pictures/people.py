"""Draw the villagers as little figures: awake, asleep, or injured."""

from functools import lru_cache
from zlib import crc32

from PIL import Image

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc
from rules.cards import VILLAGERS
from rules.villagers import HAMMERS, QUILLS, has
from rules.words import Area, People, Special, VillagerId

_TUNICS = (hue.CLAY, hue.BLUE, hue.LEAF, hue.PLUM, hue.TEAL, hue.AMBER)
_HAIR = (hue.WOOD_DARK, hue.INK, hue.AMBER, hue.STONE, hue.WOOD, hue.TAN)
_SKIN_OF = {
    People.FISHFOLK: hue.PALE_BLUE,
    People.FROGFOLK: hue.GRASS_DARK,
    Special.LIQUID_WOMAN: hue.TEAL,
    Special.GLOGO: hue.WOOD,
    Special.METAL_MAN: hue.STEEL,
    Special.CAVE_CAT: hue.CAVE_PALE,
}


@lru_cache(maxsize=32)
def figure(villager: VillagerId, area: Area, size: int) -> Image.Image:
    """Draw a villager as in an area; it is cached, so never draw on it."""
    card, chance = VILLAGERS[villager], crc32(villager.encode())
    kind = card.special or card.people
    skin = (_SKIN_OF.get(kind) if kind else None) or hue.SKIN[chance % len(hue.SKIN)]
    tunic = _TUNICS[chance // 7 % len(_TUNICS)]
    brush = Brush(size)
    down = 10 if area is Area.EXHAUSTED else 0
    if card.special is Special.CAVE_CAT:
        _cat(brush, down)
    else:
        _body(brush, tunic if kind is not Special.LIQUID_WOMAN else skin, down)
        _head(brush, skin, 36 + down)
        _hair(brush, villager, kind, _HAIR[chance // 5 % len(_HAIR)], 36 + down)
    _face(brush, area, 38 + down)
    if area is Area.INJURED:
        _hurt(brush)
    return brush.done()


def _body(b: Brush, tunic: hue.Colour, down: float) -> None:
    if down:
        b.blob([(20, 94), (24, 76), (40, 64), (60, 64), (76, 76), (80, 94), (50, 97)], tunic)
        b.stroke([(34, 94), (42, 84), (58, 84)])
        return
    b.bar([(42, 84), (42, 94)], hue.WOOD_DARK, 7)
    b.bar([(58, 84), (58, 94)], hue.WOOD_DARK, 7)
    b.bar([(36, 62), (24, 78)], tunic, 9)
    b.bar([(64, 62), (76, 78)], tunic, 9)
    b.shape([(36, 55), (64, 55), (74, 86), (26, 86)], tunic)
    b.stroke([(30, 75), (70, 75)], weight=1.4)


def _head(b: Brush, skin: hue.Colour, y: float) -> None:
    b.dot(50, y, 22, skin)


def _hair(
    b: Brush, villager: VillagerId, kind: People | Special | None, hair: hue.Colour, y: float
) -> None:
    match kind:
        case People.FISHFOLK:
            b.shape([(50, y - 34), (62, y - 18), (38, y - 18)], hue.BLUE)
            b.shape([(72, y - 4), (86, y - 12), (84, y + 10), (71, y + 6)], hue.BLUE)
            b.shape([(28, y - 4), (14, y - 12), (16, y + 10), (29, y + 6)], hue.BLUE)
        case People.FROGFOLK:
            for x in (36, 64):
                b.dot(x, y - 20, 9, hue.GRASS_DARK)
                b.dot(x, y - 20, 3, hue.INK)
        case Special.GLOGO:
            b.shape([(30, y - 14), (16, y - 34), (40, y - 20)], hue.PAPER)
            b.shape([(70, y - 14), (84, y - 34), (60, y - 20)], hue.PAPER)
        case Special.METAL_MAN:
            b.stroke([(50, y - 22), (50, y - 32)])
            b.dot(50, y - 33, 4, hue.GOLD)
            b.stroke([(30, y - 8), (70, y - 8)])
        case Special.LIQUID_WOMAN:
            b.shape([*arc(50, y, 22, 200, 340), (50, y - 40)], hue.TEAL)
        case _:
            _hat(b, villager, hair, y)


def _hat(b: Brush, villager: VillagerId, hair: hue.Colour, y: float) -> None:
    """Draw a cap for builders, a flat hat for trainers, and a hood or hair for explorers."""
    b.shape(arc(50, y - 1, 23, 185, 355), hair)
    if has(villager, HAMMERS):
        b.shape(arc(50, y - 8, 21, 180, 360), hue.GOLD)
        b.bar([(24, y - 8), (78, y - 8)], hue.GOLD, 4)
    elif has(villager, QUILLS):
        b.shape([(50, y - 36), (84, y - 23), (50, y - 12), (16, y - 23)], hue.PLUM)
        b.stroke([(80, y - 22), (80, y - 8)])
    elif crc32(villager.encode()) % 2:
        b.shape([*arc(50, y - 2, 25, 160, 380), (64, y - 10), (36, y - 10)], hue.LEAF)


def _cat(b: Brush, down: float) -> None:
    b.bar([(72, 84), (90, 72), (86, 54 + down)], hue.CAVE_PALE, 7)
    b.blob(
        [(26, 94), (32, 66 + down / 2), (50, 58 + down / 2), (68, 66 + down / 2), (76, 94)],
        hue.CAVE_PALE,
    )
    y = 36 + down
    b.shape([(28, y - 6), (26, y - 30), (46, y - 18)], hue.CAVE_PALE)
    b.shape([(72, y - 6), (74, y - 30), (54, y - 18)], hue.CAVE_PALE)
    b.dot(50, y, 22, hue.CAVE_PALE)
    for side in (-1, 1):
        b.stroke([(50 + 12 * side, y + 9), (50 + 32 * side, y + 6)])
        b.stroke([(50 + 12 * side, y + 12), (50 + 31 * side, y + 15)])


def _face(b: Brush, area: Area, y: float) -> None:
    for x in (42, 58):
        if area is Area.EXHAUSTED:
            b.stroke(arc(x, y - 1, 5, 20, 160), weight=1.1)
        else:
            b.dot(x, y, 2.8, hue.INK, line=None)
    mouth = {Area.EXHAUSTED: arc(50, y + 9, 2, 0, 360), Area.INJURED: arc(50, y + 14, 6, 205, 335)}
    b.stroke(mouth.get(area, arc(50, y + 5, 7, 25, 155)))


def _hurt(b: Brush) -> None:
    b.shape([(28, 26), (70, 18), (73, 27), (28, 35)], hue.PAPER)
    b.bar([(38, 60), (60, 76)], hue.PAPER, 6)
    b.bar([(84, 52), (84, 94)], hue.WOOD, 4)
    b.bar([(77, 52), (91, 52)], hue.WOOD, 4)
