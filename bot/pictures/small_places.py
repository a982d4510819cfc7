"""Draw the places of a small village: its ground, houses, outposts and empty caves."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, Point, arc
from bot.pictures.canvas import READABLE, Canvas
from bot.pictures.cards import KINDS
from bot.pictures.scenery import mix
from rules.cards import BUILDINGS
from rules.cards.records import BuildingCard
from rules.table import Building
from rules.words import Row

PLACE = 80
"""Pixels of a house's side."""

_COUNT = 34
_FRAME = 9
_STEPS = 14


@lru_cache(maxsize=8)
def small_ground(size: tuple[int, int], surface: int, *, is_asked: bool) -> Image.Image:
    """Paint sky and grass down to `surface` and a cave below; a sunny frame marks who is to act."""
    wide, high = size
    brush = Brush(wide, high, finer=2)
    unit = min(size) / 100
    right, low = wide / unit, high / unit
    frame = _FRAME / unit
    brush.box((0, 0, right, low), hue.SUN if is_asked else hue.INK, round_by=24 / unit, line=None)
    inset = frame if is_asked else 2.4 / unit
    left, top, end, bottom = inset, inset, right - inset, low - inset
    corner = 17 / unit
    brush.box((left, top, end, bottom), hue.CAVE, round_by=corner, line=None)
    brush.box((left, top, end, top + 3 * corner), hue.SKY, round_by=corner, line=None)
    middle, ground = surface * 0.56 / unit, surface / unit
    dip = 5 / unit
    begin = top + corner
    for step in range(_STEPS):
        y = begin + step * (middle - begin) / _STEPS
        colour = mix(hue.SKY, hue.SKY_WARM, step / (_STEPS - 1))
        brush.box((left, y, end, y + (middle - begin) / _STEPS + 2 * dip), colour, line=None)
    hills = _wave(left, end, middle, dip, 9)
    brush.shape([*hills, (end, ground), (left, ground)], hue.GRASS, line=None)
    edge = _wave(left, end, ground, 3 / unit, 25)
    grass = [(x, y - 9 / unit) for x, y in edge]
    roof = [
        (x, y + (26 if index % 2 else 10) / unit)
        for index, (x, y) in enumerate(_wave(left, end, ground, 0, 41))
    ]
    brush.shape([*edge, *reversed(roof)], hue.CAVE_DARK, line=None)
    brush.shape([*grass, *reversed(edge)], hue.GRASS_DARK, line=None)
    brush.stroke(edge)
    return brush.done()


def _wave(left: float, right: float, y: float, high: float, points: int) -> list[Point]:
    step = (right - left) / (points - 1)
    return [(left + at * step, y + (high if at % 2 else -high)) for at in range(points)]


def places(buildings: Sequence[Building], caves: int = 0) -> list[Image.Image]:
    """Draw small buildings, one for all that show the same, then the empty caves likewise.

    Each has its goods, with their number, or else its main use.
    """
    found: dict[tuple[Row | None, str, bool], int] = {}
    for building in buildings:
        card = BUILDINGS[building.id]
        good = str(card.good) if card.good and building.goods else ""
        kind = card.row, good or _use_of(card), bool(good)
        found[kind] = found.get(kind, 0) + (building.goods if good else 1)
    drawn = [_place(row, sign, count) for (row, sign, _), count in found.items()]
    return [*drawn, _empty_caves(caves)] if caves else drawn


@lru_cache(maxsize=8)
def _empty_caves(count: int) -> Image.Image:
    """Draw a cave where an outpost can be built, and how many there are."""
    brush = Brush(PLACE)
    brush.box((2, 2, 98, 98), hue.CAVE_PALE, round_by=22)
    brush.shape([(22, 88), *arc(50, 52, 28, 180, 360), (78, 88)], hue.CAVE_DARK)
    return _with_count(Canvas(brush.done()), count)


@lru_cache(maxsize=64)
def _place(row: Row | None, sign: str, count: int) -> Image.Image:
    brush = Brush(PLACE)
    colour, kind = KINDS[row]
    if row is Row.OUTPOST:
        brush.box((2, 2, 98, 98), hue.STONE, round_by=22)
        brush.shape([(14, 90), (14, 50), *arc(50, 50, 36, 180, 360), (86, 90)], hue.STEEL)
    else:
        brush.box((10, 34, 90, 98), hue.PAPER)
        brush.shape([(26, 4), (74, 4), (98, 40), (2, 40)], colour)
    canvas = Canvas(brush.done())
    canvas.icon(sign or kind, (PLACE - READABLE) // 2, 26, READABLE)
    return _with_count(canvas, count)


def _with_count(canvas: Canvas, count: int) -> Image.Image:
    if count > 1:
        canvas.write(str(count), PLACE - 2, 18, _COUNT, anchor="rm", halo=hue.WHITE)
    return canvas.image


def _use_of(card: BuildingCard) -> str:
    """Return the icon of a building without goods; empty if it only counts points."""
    uses = (
        ("bed", card.beds),
        ("reroll", card.rerolls),
        ("train_to_ready", card.train_to_ready),
        ("coin", card.income or card.coin_when_building or card.coin_when_exploring),
        ("lantern", card.bonus_explore),
        ("potion", card.potion_income or card.potions_as_coins),
        ("cider", card.ciders_as_coins),
    )
    return next((icon for icon, has in uses if has), "")
