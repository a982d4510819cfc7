"""Draw the table at a glance: all villages, the villagers for hire, and the buildings on offer."""

from PIL import Image

from bot.pictures.canvas import EDGE, GAP, WIDE, Canvas
from bot.pictures.cards import BUILDING_HIGH, KINDS, PRICE, building_card, draw_price, name
from bot.pictures.palette import PAPER, SAND, TAN
from bot.pictures.people import figure
from bot.pictures.pieces import title
from bot.pictures.scenery import meadow, tree
from bot.pictures.small import SMALL_HIGH, Tag, small_opponents, small_village
from bot.pictures.symbols import draw_run
from bot.text.picture_request import PictureRequest
from rules.cards import BUILDINGS, VILLAGERS
from rules.rounds import next_seat
from rules.words import Area, BuildingId, Seat, VillagerId

_CELL = (WIDE - 2 * EDGE - GAP) // 2
_COLUMNS = 5
_CARD = (WIDE - 2 * EDGE - (_COLUMNS - 1) * GAP) // _COLUMNS
_HEADING = 56
_HIRE_HIGH = 152
_TREE = 190
_SQUARE = 4


def draw(request: PictureRequest) -> bytes:
    """Return the table at a glance as a PNG."""
    cells = _cells(request)
    rows = -(-len(cells) // 2)
    low = EDGE + rows * (SMALL_HIGH + GAP)
    high = low + _HEADING + _HIRE_HIGH + 2 * (BUILDING_HIGH + GAP) + GAP + EDGE
    canvas = Canvas(meadow(high))
    for index, cell in enumerate(cells):
        alone = index + 1 == len(cells) and len(cells) % 2
        x = (WIDE - _CELL) // 2 if alone else EDGE + index % 2 * (_CELL + GAP)
        y = EDGE + index // 2 * (SMALL_HIGH + GAP)
        if alone:
            canvas.paste(tree(_TREE), EDGE + 24, y + SMALL_HIGH - _TREE)
            canvas.paste(tree(_TREE), WIDE - EDGE - 24 - _TREE, y + SMALL_HIGH - _TREE)
        canvas.paste(cell, x, y)
    _draw_heading(canvas, request, low)
    _draw_hires(canvas, request, low + _HEADING)
    _draw_offers(canvas, request, low + _HEADING + _HIRE_HIGH + GAP)
    return canvas.png()


def _cells(request: PictureRequest) -> list[Image.Image]:
    """Draw the villages by seat; the automated opponents, who have none, share one frame."""
    table = request.table
    asked, upcoming = request.asked(), next_seat(request.game, table)
    tags: dict[Seat, Tag | None] = dict.fromkeys(map(Seat, range(table.seats)))
    tags |= {Seat(s): Tag.PASSED for s, player in enumerate(table.players) if player.passed}
    if upcoming is not None:
        tags[upcoming] = Tag.NEXT
    tags |= dict.fromkeys(asked, Tag.ASKED)
    seats = map(Seat, range(len(table.players)))
    cells = [small_village(request, seat, _CELL, tags[seat]) for seat in seats]
    return [*cells, small_opponents(request, _CELL, tags)] if table.solo else cells


def _draw_heading(canvas: Canvas, request: PictureRequest, top: int) -> None:
    """Draw the market's heading, with the number of cards in its decks."""
    title(canvas, request.words("picture-market"), EDGE, top + 24, 360)
    offered, x = request.table.market, WIDE - EDGE
    for icon, left in (
        ("cave", offered.caves_left),
        ("outpost", offered.outposts_left),
        ("house", offered.houses_left),
        ("villager", offered.villagers_left),
    ):
        drawn = draw_run((f":{icon}", f"\u00d7{left}"), 34)
        x -= drawn.width + 18
        canvas.plate((x, top + 4, drawn.width + 12, 42), TAN, corner=12)
        canvas.paste(drawn, x + 6, top + 8)


def _draw_hires(canvas: Canvas, request: PictureRequest, top: int) -> None:
    """Draw the villagers for hire, with their costs and skills; an empty slot stays empty."""
    slots = zip(request.table.board.slots, request.game.edition.slot_costs, strict=True)
    for index, (villager, cost) in enumerate(slots):
        x = EDGE + index * (_CARD + GAP)
        canvas.plate((x, top, _CARD, _HIRE_HIGH), PAPER if villager else TAN, corner=18)
        if villager:
            _draw_hire(canvas, request, villager, (x, top))
            draw_price(canvas, cost, x + _CARD - PRICE, top - 2)


def _draw_hire(
    canvas: Canvas, request: PictureRequest, villager: VillagerId, at: tuple[int, int]
) -> None:
    x, y = at
    canvas.paste(figure(villager, Area.READY, 92), x + 8, y + 4)
    for index, skill in enumerate(VILLAGERS[villager].skills):
        canvas.icon(skill.value, x + 96 + index * 42, y + 54, 42)
    called = request.words(f"villager-{villager}")
    name(canvas, called, (x + _CARD // 2, y + 122, _CARD - 16), sizes=(28, 25, 22))


def _draw_offers(canvas: Canvas, request: PictureRequest, top: int) -> None:
    """Draw houses and outposts, each row with a column of the costs of key or star houses."""
    offered, language = request.table.market, request.words.language
    dear = (offered.keys, offered.stars) if request.game.edition.stars else _halves(offered.keys)
    for cards, others in zip((offered.houses, offered.outposts), dear, strict=True):
        for index, building in enumerate(cards):
            x = EDGE + index * (_CARD + GAP)
            canvas.paste(building_card(language, building, _CARD), x, top)
        _draw_costs(canvas, others, EDGE + (_COLUMNS - 1) * (_CARD + GAP), top)
        top += BUILDING_HIGH + GAP


def _halves(cards: tuple[BuildingId, ...]) -> tuple[tuple[BuildingId, ...], ...]:
    middle = -(-len(cards) // 2)
    return cards[:middle], cards[middle:]


def _draw_costs(canvas: Canvas, cards: tuple[BuildingId, ...], x: int, y: int) -> None:
    """Draw only the costs of key or star houses: they change rarely."""
    if not cards:
        canvas.paste(tree(_CARD - 24), x + 12, y + BUILDING_HIGH - _CARD + 24)
        return
    colour, sign = KINDS[BUILDINGS[cards[0]].row]
    canvas.plate((x, y, _CARD, BUILDING_HIGH), SAND, corner=18)
    canvas.plate((x, y, _CARD, 52), colour, corner=18)
    canvas.icon(sign, x + _CARD // 2 - 20, y + 6, 40)
    across = 2 if len(cards) <= _SQUARE else 3
    left = x + (_CARD - across * (PRICE + 2)) // 2
    below = (len(cards) - 1) // across
    down = min(PRICE + 8, (BUILDING_HIGH - 52 - PRICE) // max(1, below))
    top = y + min(60, BUILDING_HIGH - PRICE - below * down)
    for index, building in enumerate(cards):
        at = (left + index % across * (PRICE + 2), top + index // across * down)
        draw_price(canvas, BUILDINGS[building].cost, *at)
