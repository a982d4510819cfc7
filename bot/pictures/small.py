"""Draw a small village: its coins and supply, its villagers, and its buildings."""

from collections.abc import Mapping
from enum import StrEnum

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.faces import medal
from bot.pictures.lettering import Face, fit, times, width, wrap_to_fit
from bot.pictures.palette import BLUSH, DUSK, GRASS_PALE, PALE_BLUE, PAPER, SAND, SUN, WHITE, Colour
from bot.pictures.people import figure
from bot.pictures.pieces import cube, player_name
from bot.pictures.small_places import PLACE, empty_cave, place, small_ground
from bot.pictures.symbols import draw_run
from bot.text.opponents import deeds
from bot.text.picture_request import PictureRequest
from rules import income
from rules.cards import BUILDINGS, VILLAGERS
from rules.rest import beds_of
from rules.table import ITEMS, Player
from rules.words import Area, Row, Seat, VillagerId

SMALL_HIGH = 402
"""The height of a small village in pixels, from its sky to its caves."""

_PAD = 18
_SURFACE = 314
_HEAD = 38
_PURSE = 68
_SUPPLY = 115
_FOLK = 163
_FIGURES = (64, 56, 50, 44, 38, 32)
_SKILL = 0.46
_MEDAL = 56
_NAMES = (34, 30, 26)
_APART = 6
_TIGHT = 56
"""Pixels below which a good's count is drawn on it instead of beside it."""
_GROUNDS: dict[Area, Colour] = {
    Area.READY: GRASS_PALE,
    Area.EXHAUSTED: DUSK,
    Area.INJURED: BLUSH,
    Area.CAVE: SAND,
}


class Tag(StrEnum):
    """The tags beside a player's name."""

    ASKED = "asked"
    NEXT = "next"
    PASSED = "passed"


_TAGS = {Tag.ASKED: SUN, Tag.NEXT: PALE_BLUE, Tag.PASSED: DUSK}


def small_village(request: PictureRequest, seat: Seat, wide: int, tag: Tag | None) -> Image.Image:
    """Draw a seat's village; `tag` says whether they are asked, next, or have passed."""
    player = request.table.players[seat]
    canvas = Canvas(small_ground((wide, SMALL_HIGH), _SURFACE, is_asked=tag == Tag.ASKED))
    _draw_head(canvas, request, seat, wide, tag)
    _draw_purse(canvas, request, player)
    _draw_supply(canvas, player, wide)
    _draw_villagers(canvas, player, wide)
    below = [b for b in player.buildings if BUILDINGS[b.id].row is Row.OUTPOST]
    above = [b for b in player.buildings if b not in below]
    _draw_places(canvas, [place(b) for b in above], _SURFACE - PLACE, wide)
    caves = [empty_cave() for _ in player.caves]
    _draw_places(canvas, [place(b) for b in below] + caves, _SURFACE + 18, wide)
    return canvas.image


def _draw_head(
    canvas: Canvas, request: PictureRequest, seat: Seat, wide: int, tag: Tag | None
) -> None:
    """Draw who it is, whether they went first, and whether the game waits for them."""
    canvas.paste(cube(seat, 44), _PAD, _HEAD - 22)
    x = wide - _PAD - _draw_tag(canvas, request, tag, wide - _PAD, _HEAD)
    if seat == request.table.first:
        x -= 42
        canvas.icon("star", x, _HEAD - 19, 38)
    left, face = _PAD + 54, request.face(seat)
    if face:
        canvas.paste(medal(face, _MEDAL), left - 4, _HEAD - _MEDAL // 2)
        left += _MEDAL + 2
    named, room = player_name(request, seat), x - left - 6
    size = next((size for size in _NAMES if width(named, size, Face.TITLE) <= room), _NAMES[-1])
    name = fit(named, size, room, Face.TITLE)
    canvas.write(name, left, _HEAD - 3, size, face=Face.TITLE, halo=WHITE)


def _draw_tag(
    canvas: Canvas, request: PictureRequest, tag: Tag | None, right: int, middle: int
) -> int:
    """Draw a tag, if any, to the left of an edge around a middle, and return its width."""
    if not tag:
        return 0
    text = request.words(f"picture-{tag}")
    long = width(text, 26) + 28
    canvas.plate((right - long, middle - 21, long, 42), _TAGS[tag], corner=21)
    canvas.write(text, right - long + 14, middle - 2, 26)
    return long


def _draw_purse(canvas: Canvas, request: PictureRequest, player: Player) -> None:
    runs = (
        (":coin", str(player.coins)),
        (f"+{income.income(request.game, player)}", ":coin", ":again"),
        (":bed", str(beds_of(player))),
        (":reputation", f"{player.reputation:+d}" if player.reputation else "0"),
    )
    x = _PAD
    for run in runs:
        drawn = draw_run(run, 36)
        canvas.plate((x, _PURSE, drawn.width + 12, 44), PAPER, corner=22)
        canvas.paste(drawn, x + 7, _PURSE + 4)
        x += drawn.width + 12 + _APART


def _draw_supply(canvas: Canvas, player: Player, wide: int) -> None:
    """Draw goods and tokens with their counts, then what is for sale, on a plate of its own."""
    held = [(item, player.items.count(item)) for item in ITEMS if item in player.items]
    sold = 92 if player.sale else 0
    room = wide - 2 * _PAD - sold
    step = min(80, (room - 8) // max(1, len(held)))
    is_tight = step < _TIGHT
    size = min(38, step if is_tight else step * 5 // 8)
    if held:
        canvas.plate((_PAD, _SUPPLY, step * len(held) + 8, 44), SAND, corner=14)
    for index, (item, count) in enumerate(held):
        x = _PAD + 6 + index * step
        canvas.icon(item.value, x, _SUPPLY + 22 - size // 2, size)
        if not is_tight:
            canvas.write(times(count, 26, step - size - 2), x + size + 2, _SUPPLY + 21, 26)
        elif count > 1:
            canvas.write(str(count), x + size, _SUPPLY + 29, 24, anchor="rm", halo=WHITE)
    if player.sale:
        x = wide - _PAD - sold + 8
        canvas.plate((x, _SUPPLY, sold - 8, 44), PAPER, corner=22)
        canvas.icon(player.sale.item.value, x + 6, _SUPPLY + 3, 38)
        asking = str(player.sale.asking) if player.sale.asking else "?"
        canvas.write(asking, x + 48, _SUPPLY + 21, 26)


def _draw_villagers(canvas: Canvas, player: Player, wide: int) -> None:
    """Draw all villagers on the ground of their areas, smaller if there are many."""
    zones = [(area, there) for area in Area if (there := player.villagers_in(area))]
    room = wide - 2 * _PAD - len(zones) * 12 - (len(zones) - 1) * _APART
    count = max(1, len(player.villagers))
    size = next((size for size in _FIGURES if size * count <= room), _FIGURES[-1])
    x, high = _PAD, size + round(size * _SKILL)
    for area, there in zones:
        long = size * len(there) + 12
        canvas.plate((x, _FOLK, long, high), _GROUNDS[area], corner=14)
        for index, villager in enumerate(there):
            _draw_villager(canvas, villager, area, (x + 6 + index * size, _FOLK), size)
        x += long + _APART


def _draw_villager(
    canvas: Canvas, villager: VillagerId, area: Area, at: tuple[int, int], size: int
) -> None:
    (x, y), skills = at, VILLAGERS[villager].skills
    canvas.paste(figure(villager, area, size), x, y)
    sign = round(size * _SKILL)
    left = x + (size - sign * len(skills)) // 2
    for index, skill in enumerate(skills):
        canvas.icon(skill.value, left + index * sign, y + size - 2, sign)


def _draw_places(canvas: Canvas, drawn: list[Image.Image], top: int, wide: int) -> None:
    """Draw places side by side, closer together if there are many."""
    room = wide - 2 * _PAD - PLACE
    step = min(PLACE + 4, room // max(1, len(drawn) - 1))
    for index, one in enumerate(drawn):
        canvas.paste(one, _PAD + index * step, top)


def small_opponents(
    request: PictureRequest, wide: int, tags: Mapping[Seat, Tag | None]
) -> Image.Image:
    """Draw what the automated opponents have done in this round, and the cards they have taken.

    `tags` are by seat, as for a village.
    """
    solo = request.table.solo
    assert solo is not None
    canvas = Canvas(small_ground((wide, SMALL_HIGH), _SURFACE, is_asked=False))
    for index, done in enumerate(solo.done):
        seat, y = Seat(len(request.table.players) + index), 12 + index * 150
        canvas.plate((_PAD - 6, y, wide - 2 * _PAD + 12, 140), PAPER, corner=18)
        room = wide - 2 * _PAD - _draw_tag(canvas, request, tags[seat], wide - _PAD - 2, y + 30)
        name = fit(player_name(request, seat), 32, room - 20, Face.TITLE)
        canvas.write(name, _PAD + 8, y + 28, 32, face=Face.TITLE)
        deeds_text = deeds(request.words, done) or request.words("picture-idle")
        size, lines = wrap_to_fit(deeds_text, (27, 25, 23), wide - 2 * _PAD - 16)
        for line, text in enumerate(lines):
            canvas.write(text, _PAD + 8, y + 70 + line * (size + 8), size)
    stacks = (("house", solo.houses), ("outpost", solo.outposts), ("villager", solo.hired))
    for place_at, (sign, cards) in enumerate(stacks):
        drawn = draw_run((f":{sign}", f"\u00d7{len(cards)}"), 40)
        x = _PAD + place_at * 144
        canvas.plate((x, _SURFACE + 22, drawn.width + 16, 52), SAND, corner=16)
        canvas.paste(drawn, x + 8, _SURFACE + 28)
    return canvas.image
