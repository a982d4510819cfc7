"""Draw the table at a glance: all villages, the villagers for hire, and the buildings on offer."""

from PIL import Image

from bot.pictures.canvas import EDGE, GAP, READABLE, WIDE, Canvas
from bot.pictures.cards import OFFER_HIGH, PRICE, draw_price, name, offer_card
from bot.pictures.palette import PAPER, TAN
from bot.pictures.people import figure
from bot.pictures.scenery import meadow, tree
from bot.pictures.small import SMALL_HIGH, Tag, small_opponents, small_village
from bot.text.picture_request import PictureRequest
from rules.cards import VILLAGERS
from rules.rounds import next_seat
from rules.words import Area, Seat, VillagerId

_CELL = (WIDE - 2 * EDGE - GAP) // 2
_HIRES, _OFFERS = 5, 4
_HIRE = (WIDE - 2 * EDGE - (_HIRES - 1) * GAP) // _HIRES
_OFFER = (WIDE - 2 * EDGE - (_OFFERS - 1) * GAP) // _OFFERS
_HIRE_HIGH = 152
_FIGURE = 88
_TREE = 190


def draw(request: PictureRequest) -> bytes:
    """Return the table at a glance as a PNG."""
    cells = _cells(request)
    rows = -(-len(cells) // 2)
    low = EDGE + rows * (SMALL_HIGH + GAP)
    high = low + _HIRE_HIGH + 2 * (OFFER_HIGH + GAP) + EDGE
    canvas = Canvas(meadow(high))
    for index, cell in enumerate(cells):
        alone = index + 1 == len(cells) and len(cells) % 2
        x = (WIDE - _CELL) // 2 if alone else EDGE + index % 2 * (_CELL + GAP)
        y = EDGE + index // 2 * (SMALL_HIGH + GAP)
        if alone:
            canvas.paste(tree(_TREE), EDGE + 24, y + SMALL_HIGH - _TREE)
            canvas.paste(tree(_TREE), WIDE - EDGE - 24 - _TREE, y + SMALL_HIGH - _TREE)
        canvas.paste(cell, x, y)
    _draw_hires(canvas, request, low)
    _draw_offers(canvas, request, low + _HIRE_HIGH + GAP)
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


def _draw_hires(canvas: Canvas, request: PictureRequest, top: int) -> None:
    """Draw the villagers for hire, with their costs and skills; an empty slot stays empty."""
    slots = zip(request.table.board.slots, request.game.edition.slot_costs, strict=True)
    for index, (villager, cost) in enumerate(slots):
        x = EDGE + index * (_HIRE + GAP)
        canvas.plate((x, top, _HIRE, _HIRE_HIGH), PAPER if villager else TAN, corner=18)
        if villager:
            _draw_hire(canvas, request, villager, (x, top))
            draw_price(canvas, cost, x + _HIRE - PRICE, top - 2)


def _draw_hire(
    canvas: Canvas, request: PictureRequest, villager: VillagerId, at: tuple[int, int]
) -> None:
    (x, y), skills = at, VILLAGERS[villager].skills
    canvas.paste(figure(villager, Area.READY, _FIGURE), x + (2 if skills else 8), y + 6)
    for index, skill in enumerate(skills):
        right = x + _HIRE - 6 - (len(skills) - index) * READABLE
        canvas.icon(skill.value, right, y + 52, READABLE)
    called = request.words(f"villager-{villager}")
    name(canvas, called, (x + _HIRE // 2, y + 126, _HIRE - 16), sizes=(28, 25, 22))


def _draw_offers(canvas: Canvas, request: PictureRequest, top: int) -> None:
    """Draw houses and outposts; the key and star houses, which change rarely, are in the market."""
    offered = request.table.market
    for row, cards in enumerate((offered.houses, offered.outposts)):
        for index, building in enumerate(cards):
            at = EDGE + index * (_OFFER + GAP), top + row * (OFFER_HIGH + GAP)
            canvas.paste(offer_card(request.words.language, building, _OFFER), *at)
