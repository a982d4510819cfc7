"""Draw the market: two rows, key and star houses, and the top of the cave deck."""

from bot.pictures.canvas import EDGE, GAP, WIDE, Canvas
from bot.pictures.cards import BUILDING_HIGH, building_card
from bot.pictures.palette import CAVE_DARK, CAVE_PALE, INK, PAPER, SAND, STONE, TAN, WHITE, Colour
from bot.pictures.pieces import title
from bot.pictures.scenery import SURFACE_HIGH, above_and_below
from bot.pictures.symbols import die
from bot.text.picture_request import PictureRequest
from rules import cards_due
from rules.words import BuildingId, Row

_COLUMNS = 5
_CARD = (WIDE - 2 * EDGE - (_COLUMNS - 1) * GAP) // _COLUMNS
_HEADING = 48
_HEAD = 92
_CAVE_HIGH = 168
_SIGNS = {Row.STAR: "star", Row.KEY: "key", Row.HOUSE: "house", Row.OUTPOST: "outpost"}


def draw(request: PictureRequest) -> bytes:
    """Return the market as a PNG."""
    offered = request.table.market
    special = offered.keys + offered.stars
    surface = _HEAD + _row_high(offered.houses) + _row_high(special) + GAP
    below = surface + SURFACE_HIGH
    high = below + _row_high(offered.outposts) + _CAVE_HIGH + EDGE
    canvas = Canvas(above_and_below(surface, high))
    title(canvas, request.words("picture-market"), EDGE, 46, WIDE // 2)
    y = _draw_row(canvas, request, Row.HOUSE, offered.houses, _HEAD)
    _draw_row(canvas, request, Row.STAR if request.game.edition.stars else Row.KEY, special, y)
    y = _draw_row(canvas, request, Row.OUTPOST, offered.outposts, below)
    _draw_cave(canvas, request, y)
    return canvas.png()


def _row_high(cards: tuple[BuildingId, ...]) -> int:
    return _HEADING + max(1, -(-len(cards) // _COLUMNS)) * (BUILDING_HIGH + GAP)


def _draw_row(
    canvas: Canvas, request: PictureRequest, row: Row, cards: tuple[BuildingId, ...], top: int
) -> int:
    """Draw cards under their heading, and return where the next row begins."""
    colour, halo = (PAPER, CAVE_DARK) if row is Row.OUTPOST else (INK, WHITE)
    canvas.icon(_SIGNS[row], EDGE, top + 4, 38)
    heading = request.words("picture-row", row=row)
    if cards_due(request.game.edition, request.table.market, row):
        heading = f"{heading} \u2013 {request.words('picture-gap')}"
    canvas.write(heading, EDGE + 50, top + 24, 28, colour=colour, halo=halo)
    for index, building in enumerate(cards):
        drawn = building_card(request.words.language, building, _CARD)
        x = EDGE + index % _COLUMNS * (_CARD + GAP)
        canvas.paste(drawn, x, top + _HEADING + index // _COLUMNS * (BUILDING_HIGH + GAP))
    if not cards:
        text = request.words("picture-row-empty")
        canvas.write(text, EDGE, top + _HEADING + 40, 28, colour=colour)
    left = {
        Row.HOUSE: request.table.market.houses_left,
        Row.OUTPOST: request.table.market.outposts_left,
    }
    if row in left:
        at = (EDGE + (_COLUMNS - 1) * (_CARD + GAP), top + _HEADING)
        _draw_deck(canvas, left[row], at, TAN if row is Row.HOUSE else STONE, _SIGNS[row])
    return top + _row_high(cards)


def _draw_deck(canvas: Canvas, left: int, at: tuple[int, int], back: Colour, sign: str) -> None:
    """Draw a face-down deck with the number of its cards."""
    x, y = at
    for step in range(3 if left > 1 else left):
        canvas.plate((x + 12 - step * 6, y + 16 - step * 6, _CARD - 20, BUILDING_HIGH - 26), back)
    canvas.icon(sign, x + _CARD // 2 - 40, y + 34, 64)
    canvas.write(f"\u00d7{left}", x + _CARD // 2 - 8, y + 132, 36, anchor="mm")


def _draw_cave(canvas: Canvas, request: PictureRequest, top: int) -> None:
    """Draw the top card of the cave deck with its six numbers, by die."""
    offered = request.table.market
    canvas.plate((EDGE, top, WIDE - 2 * EDGE, _CAVE_HIGH - GAP), CAVE_PALE, corner=22)
    canvas.icon("cave", EDGE + 16, top + 8, 40)
    heading = request.words("picture-cave-deck", left=offered.caves_left)
    canvas.write(heading, EDGE + 66, top + 30, 28, colour=PAPER)
    numbers = request.cave_numbers
    if not numbers:
        return
    wide = (WIDE - 2 * EDGE - 24) // len(numbers)
    for index, number in enumerate(numbers):
        x = EDGE + 14 + index * wide
        canvas.plate((x, top + 60, wide - 8, 84), SAND, corner=12)
        die(canvas, str(index + 1), x + 8, top + 80, 46)
        canvas.write(str(number), x + 62 + (wide - 74) / 2, top + 102, 36, anchor="mm")
