"""Draw cards: villagers, houses, outposts and caves."""

from functools import lru_cache

from PIL import Image

from bot.i18n.words import words_in
from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc
from bot.pictures.canvas import READABLE, Canvas, tile
from bot.pictures.lettering import drawable, fit, width, wrap_to_fit
from bot.pictures.people import figure
from bot.pictures.symbols import counted_runs, die, draw_run, draw_runs, runs
from rules.cards import BUILDINGS, VILLAGERS
from rules.words import Area, BuildingId, CaveId, Row, VillagerId

VILLAGER = (146, 240)
BUILDING_HIGH = 204
OFFER_HIGH = 272
PRICE = 56
_ROOF = 52
_FIGURE = 104
_SYMBOL = 42
_NAME_SIZES = (25, 24, 23, 21)
_NAME_HIGH = 28
_LINE_SIZES = (24, 22, 20, 18)
KINDS: dict[Row | None, tuple[hue.Colour, str]] = {
    None: (hue.LEAF, "house"),
    Row.HOUSE: (hue.CLAY, "house"),
    Row.KEY: (hue.GOLD, "key"),
    Row.STAR: (hue.PLUM, "star"),
    Row.OUTPOST: (hue.STONE, "outpost"),
}
"""The roof's colour and the sign of each row, by row; starting houses have none."""


@lru_cache(maxsize=64)
def villager_card(language: str, villager: VillagerId, area: Area) -> Image.Image:
    """Draw a villager with name, symbols and dice; it is cached, so never draw on it."""
    card = VILLAGERS[villager]
    wide, high = VILLAGER
    canvas = tile(wide, high)
    left = (wide - _FIGURE) // 2 if not card.skills else 2
    canvas.paste(figure(villager, area, _FIGURE), left, 0)
    for index, skill in enumerate(card.skills):
        canvas.icon(skill.value, 98, 46 - 44 * (len(card.skills) - 1) + 44 * index, 48)
    name(canvas, words_in(language)(f"villager-{villager}"), (wide // 2, _FIGURE + 26, wide - 14))
    draw_dice(canvas, villager, (wide // 2, high - 74), 34)
    return canvas.image


def draw_dice(canvas: Canvas, villager: VillagerId, at: tuple[int, int], high: int) -> None:
    """Draw a villager's dice below a middle, a line each: the lowest roll, then its lanterns."""
    dice = VILLAGERS[villager].dice
    (middle, y), most = at, max([lanterns for _, lanterns in dice], default=0)
    x = middle - (high + 4 + most * (high - 4)) // 2
    for index, (least, lanterns) in enumerate(dice):
        top = y + index * high
        die(canvas, f"{least}+", x, top, high - 2)
        for step in range(lanterns):
            canvas.icon("lantern", x + high + 4 + step * (high - 4), top + 1, high - 4)


def name(
    canvas: Canvas,
    text: str,
    at: tuple[int, int, int],
    *,
    colour: hue.Colour = hue.INK,
    sizes: tuple[int, ...] = _NAME_SIZES,
) -> None:
    """Write a card's name on at most two lines around (middle, height, room)."""
    middle, height, room = at
    size, lines = wrap_to_fit(drawable(text), sizes, room)
    for index, line in enumerate(lines):
        y = height + (index - (len(lines) - 1) / 2) * (size + 1)
        canvas.write(line, middle, y, size, anchor="mm", colour=colour)


@lru_cache(maxsize=24)
def building_card(
    language: str, building: BuildingId, wide: int, lying: int | None = None
) -> Image.Image:
    """Draw a building: with a price and `lying` None in the market, with its goods in a village."""
    card = BUILDINGS[building]
    canvas = Canvas(_frame(card.row, wide, BUILDING_HIGH))
    colour, kind = KINDS[card.row]
    assert colour
    canvas.icon(kind, wide // 2 - 18, 12 if card.row is not Row.OUTPOST else 8, 36)
    name(canvas, words_in(language)(f"building-{building}"), (wide // 2, _ROOF + 30, wide - 30))
    below, edge = _ROOF + 60, 20 if card.row is Row.OUTPOST else 14
    room = (edge, below, wide - 2 * edge)
    draw_runs(canvas, runs(card, lying=lying), room, _SYMBOL, BUILDING_HIGH - below - edge + 4)
    if lying is None:
        draw_price(canvas, card.cost, wide - 58, 2)
    return canvas.image


@lru_cache(maxsize=32)
def offer_card(language: str, building: BuildingId, wide: int) -> Image.Image:
    """Draw a building on offer as a phone can show it, its symbols large and its name small."""
    card = BUILDINGS[building]
    canvas = Canvas(_frame(card.row, wide, OFFER_HIGH))
    edge, foot = (14, 20) if card.row is Row.OUTPOST else (10, 10)
    if card.points:
        colour = hue.INK if card.row is Row.OUTPOST else hue.PAPER
        points = draw_run((str(card.points), ":village_point"), READABLE, colour)
        canvas.paste(points, (wide - PRICE - points.width) // 2, 2)
    found = counted_runs(card)
    sheet = tile(wide, OFFER_HIGH)
    high = draw_runs(sheet, found, (edge, 0, wide - 2 * edge), READABLE) if found else 0
    low = OFFER_HIGH - foot - _NAME_HIGH
    canvas.paste(sheet.image, 0, _ROOF + (low - _ROOF - high) // 2)
    called, room = words_in(language)(f"building-{building}"), wide - 2 * edge - 8
    size = next((one for one in _LINE_SIZES if width(called, one) <= room), _LINE_SIZES[-1])
    canvas.write(fit(called, size, room), wide // 2, low + _NAME_HIGH // 2, size, anchor="mm")
    draw_price(canvas, card.cost, wide - 58, 2)
    return canvas.image


def draw_price(canvas: Canvas, cost: int, x: int, y: int) -> None:
    """Draw a cost on a coin of `PRICE` pixels, by its top left corner."""
    canvas.icon("coin", x, y, PRICE)
    canvas.plate((x + 8, y + 8, PRICE - 16, PRICE - 16), hue.PAPER, corner=(PRICE - 16) // 2)
    canvas.write(str(cost), x + PRICE // 2, y + PRICE // 2 - 1, 26, anchor="mm")


@lru_cache(maxsize=16)
def _frame(row: Row | None, wide: int, high: int) -> Image.Image:
    """Draw a house front with its roof, or a vault in the rock for an outpost."""
    brush = Brush(wide, high)
    unit = min(wide, high) / 100
    right, low, eaves = wide / unit - 1, high / unit - 1, _ROOF / unit
    colour, _ = KINDS[row]
    if row is Row.OUTPOST:
        brush.box((0.8, 0.8, right, low), hue.STONE, round_by=20)
        brush.box((6, eaves, right - 5, low - 6), hue.STEEL, round_by=13)
        return brush.done()
    brush.box((4, eaves - 4, right - 3, low), hue.PAPER, round_by=3)
    brush.shape([(18, 3), (right - 17, 3), (right, eaves), (1, eaves)], colour)
    return brush.done()


@lru_cache(maxsize=12)
def cave_card(language: str, cave: CaveId, wide: int) -> Image.Image:
    """Draw an empty cave, where an outpost can be built."""
    brush = Brush(wide, BUILDING_HIGH)
    unit = min(wide, BUILDING_HIGH) / 100
    right, low = wide / unit - 1, BUILDING_HIGH / unit - 1
    brush.box((0.8, 0.8, right, low), hue.CAVE_PALE, round_by=20)
    middle = right / 2
    mouth = arc(middle, 38, 28, 180, 360)
    brush.shape([(middle - 28, 62), *mouth, (middle + 28, 62)], hue.CAVE_DARK)
    brush.dot(middle, 45, 15, hue.WOOD, line=None)
    canvas = Canvas(brush.done())
    canvas.icon("lantern", wide // 2 - 19, 63, 38)
    text = words_in(language)(f"cave-{cave}")
    name(canvas, text, (wide // 2, BUILDING_HIGH - 36, wide - 14), colour=hue.SAND)
    return canvas.image
