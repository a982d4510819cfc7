"""Draw a village: the sunlit hill above, the caves below, in one frame."""

from typing import TypeAlias

from PIL import Image

from bot.pictures.canvas import EDGE, GAP, WIDE, Canvas
from bot.pictures.cards import BUILDING_HIGH, VILLAGER, building_card, cave_card, villager_card
from bot.pictures.faces import medal
from bot.pictures.lettering import times, width
from bot.pictures.palette import BLUSH, CAVE_DARK, DUSK, GRASS_PALE, INK, PAPER, SAND, SUN, Colour
from bot.pictures.pieces import cube, player_name, title
from bot.pictures.scenery import SURFACE_HIGH, above_and_below, crystals, tree
from bot.pictures.symbols import Run, draw_run
from bot.pictures.track import TRACK_HIGH, draw_track
from bot.text.picture_request import PictureRequest
from rules import income
from rules.cards import BUILDINGS
from rules.table import ITEMS, Player
from rules.words import Area, Row, Seat, VillagerId

Zone: TypeAlias = tuple[Area, tuple[VillagerId, ...]]

_HEAD = 224
_SLOTS = 6
_MEDAL = 76
_SLOT = (WIDE - 2 * EDGE + GAP) // _SLOTS
_TAB = 44
_TAB_SIZE = 25
_TREE = 150
_ZONE_HIGH = VILLAGER[1] + _TAB + 8
_BARE = 144
"""The height of caves with nothing in them."""
_COLUMNS = 5
_CARD = (WIDE - 2 * EDGE - (_COLUMNS - 1) * GAP) // _COLUMNS
_GROUNDS: dict[Area, tuple[Colour, str]] = {
    Area.READY: (GRASS_PALE, "ready"),
    Area.EXHAUSTED: (DUSK, "exhausted"),
    Area.INJURED: (BLUSH, "injured"),
    Area.CAVE: (SAND, "lantern"),
}


def draw(request: PictureRequest) -> bytes:
    """Return a seat's village as a PNG."""
    seat = request.seat
    player = request.table.players[seat]
    above = _zones(request, player, (Area.READY, Area.EXHAUSTED, Area.INJURED))
    below = _zones(request, player, (Area.CAVE,))
    houses = [b for b in player.buildings if BUILDINGS[b.id].row is not Row.OUTPOST]
    outposts = [b for b in player.buildings if BUILDINGS[b.id].row is Row.OUTPOST]
    language = request.words.language
    fronts = [building_card(language, b.id, _CARD, b.goods) for b in houses]
    vaults = [building_card(language, b.id, _CARD, b.goods) for b in outposts]
    vaults += [cave_card(language, cave, _CARD) for cave in player.caves]
    beside = _beside(request, above, len(fronts))
    surface = _HEAD + len(above) * (_ZONE_HIGH + GAP) + _rows(len(fronts) - beside) + GAP
    floor = (
        surface
        + SURFACE_HIGH
        + len(below) * (_ZONE_HIGH + GAP)
        + (_rows(len(vaults)) if vaults or below else _BARE)
        + GAP
    )
    canvas = Canvas(above_and_below(surface, floor + TRACK_HIGH + EDGE))
    _draw_head(canvas, request, seat)
    y = _draw_zones(canvas, request, above, _HEAD, keep=beside)
    if beside:
        at = EDGE + _wide(request, above[-1])
        _draw_cards(canvas, fronts[:beside], y - BUILDING_HIGH - GAP, left=at)
    _draw_cards(canvas, fronts[beside:], y)
    if len(vaults) < _COLUMNS:
        canvas.paste(crystals(120), WIDE - EDGE - 130, floor - 132)
    y = _draw_zones(canvas, request, below, surface + SURFACE_HIGH)
    _draw_cards(canvas, vaults, y)
    draw_track(canvas, request, seat, floor)
    return canvas.png()


def _zones(request: PictureRequest, player: Player, areas: tuple[Area, ...]) -> list[list[Zone]]:
    """Distribute the areas over rows of `_SLOTS` villagers, with room for each heading."""
    rows: list[list[Zone]] = []
    free = 0
    for area in areas:
        there = player.villagers_in(area)
        least = _least(request, area)
        while there:
            if free < max(min(len(there), 2), least):
                rows.append([])
                free = _SLOTS
            rows[-1].append((area, there[:free]))
            there, free = there[free:], free - max(len(there[:free]), least)
    return rows


def _wide(request: PictureRequest, row: list[Zone]) -> int:
    """Return the width of a row of zones in pixels."""
    return sum([_SLOT * max(len(there), _least(request, area)) for area, there in row])


def _beside(request: PictureRequest, rows: list[list[Zone]], houses: int) -> int:
    """Count the houses beside the last row of villagers, if that saves a row."""
    if not rows:
        return 0
    free = (WIDE - 2 * EDGE + GAP - _wide(request, rows[-1])) // (_CARD + GAP)
    beside = min(free, houses)
    return beside if _rows(houses - beside) < _rows(houses) else 0


def _draw_zones(
    canvas: Canvas, request: PictureRequest, rows: list[list[Zone]], top: int, *, keep: int = 0
) -> int:
    """Draw rows of zones, and trees if there is room; `keep` houses are in the last row."""
    for row in rows:
        x = EDGE
        for area, there in row:
            _draw_zone(canvas, request, (area, there), (x, top))
            x += _SLOT * max(len(there), _least(request, area))
        x += keep * (_CARD + GAP) if row is rows[-1] else 0
        if row[0][0] is not Area.CAVE and x < WIDE - EDGE - _TREE:
            canvas.paste(tree(_TREE), WIDE - EDGE - _TREE, top + _ZONE_HIGH - _TREE)
        top += _ZONE_HIGH + GAP
    return top


def _draw_zone(canvas: Canvas, request: PictureRequest, zone: Zone, at: tuple[int, int]) -> None:
    area, there = zone
    colour, sign = _GROUNDS[area]
    (x, y), wide = at, _SLOT * max(len(there), _least(request, area)) - GAP
    canvas.plate((x, y, wide, _ZONE_HIGH), colour, corner=20)
    canvas.icon(sign, x + 9, y + 8, 34)
    canvas.write(request.words("area", area=area), x + 47, y + 25, _TAB_SIZE)
    x += (wide + GAP - len(there) * _SLOT) // 2
    for index, villager in enumerate(there):
        drawn = villager_card(request.words.language, villager, area)
        canvas.paste(drawn, x + index * _SLOT, y + _TAB)


def _least(request: PictureRequest, area: Area) -> int:
    """Count the slots that an area's heading needs."""
    return 1 if width(request.words("area", area=area), _TAB_SIZE) + 50 < _SLOT - GAP else 2


def _rows(cards: int) -> int:
    return -(-cards // _COLUMNS) * (BUILDING_HIGH + GAP)


def _draw_cards(canvas: Canvas, cards: list[Image.Image], top: int, *, left: int = EDGE) -> None:
    for index, card in enumerate(cards):
        x = left + index % _COLUMNS * (_CARD + GAP)
        canvas.paste(card, x, top + index // _COLUMNS * (BUILDING_HIGH + GAP))


def _draw_head(canvas: Canvas, request: PictureRequest, seat: Seat) -> None:
    """Draw whose village it is, what they have, and whether the game waits for them."""
    player = request.table.players[seat]
    canvas.paste(cube(seat, 64), EDGE, 14)
    chips = _chips(request, player)
    x = WIDE - EDGE
    for run in reversed(chips):
        drawn = draw_run(run, 40)
        x -= drawn.width + 24
        canvas.plate((x, 18, drawn.width + 16, 56), PAPER, corner=28)
        canvas.paste(drawn, x + 10, 26)
    left, face = EDGE + 80, request.face(seat)
    if face:
        canvas.paste(medal(face, _MEDAL), left - 6, 44 - _MEDAL // 2)
        left += _MEDAL + 4
    title(canvas, player_name(request, seat), left, 44, x - left - 16)
    _draw_supply(canvas, request, player)
    _draw_standing(canvas, request, seat)


def _chips(request: PictureRequest, player: Player) -> list[Run]:
    beds = sum([BUILDINGS[b.id].beds for b in player.buildings])
    return [
        (":coin", str(player.coins)),
        (f"+{income.income(request.game, player)}", ":coin", ":again"),
        (":bed", str(beds)),
        (":reputation", f"{player.reputation:+d}" if player.reputation else "0"),
    ]


def _draw_standing(canvas: Canvas, request: PictureRequest, seat: Seat) -> None:
    """Write below the supply whether the game waits for the player, who begins, and who is done."""
    table, x = request.table, EDGE
    for holds, sign, key in (
        (seat in request.asked(), "villager", "asked"),
        (seat == table.first, "star", "first"),
        (table.players[seat].passed, "passed", "passed"),
    ):
        if not holds:
            continue
        text = request.words(f"picture-{key}")
        wide = width(text, 25) + 60
        canvas.plate((x, 174, wide, 38), SUN if key == "asked" else PAPER, corner=19)
        canvas.icon(sign, x + 10, 178, 30)
        canvas.write(text, x + 46, 192, 25)
        x += wide + GAP


def _draw_supply(canvas: Canvas, request: PictureRequest, player: Player) -> None:
    sale = 196 if player.sale else 0
    canvas.plate((EDGE, 96, WIDE - 2 * EDGE - sale, 74), SAND)
    held = [(item, player.items.count(item)) for item in ITEMS if item in player.items]
    x = EDGE + 14
    if not held:
        canvas.write(request.words("picture-supply-empty"), x, 132, 26)
    step = min(118, (WIDE - 2 * EDGE - sale - 20) // max(1, len(held)))
    size = min(48, step // 2)
    for item, count in held:
        canvas.icon(item.value, x, 109 + (48 - size) // 2, size)
        text = size // 2 + 5
        canvas.write(times(count, text, step - size - 8), x + size + 3, 134, text)
        x += step
    if player.sale:
        left = WIDE - EDGE - sale + GAP
        canvas.plate((left, 96, sale - GAP, 74), PAPER, corner=37)
        canvas.write(request.words("picture-sale"), left + 20, 133, 25, colour=INK)
        at = left + 26 + width(request.words("picture-sale"), 25)
        canvas.icon(player.sale.item.value, at, 111, 44)
        if player.sale.asking:
            canvas.write(str(player.sale.asking), at + 50, 133, 26, colour=CAVE_DARK)
