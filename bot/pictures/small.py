"""Draw a small village: its coins and supply, its villagers, and its buildings."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import groupby

from PIL import Image

from bot.pictures.canvas import READABLE, Canvas
from bot.pictures.faces import medal
from bot.pictures.lettering import Face, fit, times, width, wrap_to_fit
from bot.pictures.palette import BLUSH, DUSK, GRASS_PALE, PALE_BLUE, PAPER, SAND, SUN, WHITE, Colour
from bot.pictures.people import figure
from bot.pictures.pieces import cube, player_name
from bot.pictures.small_places import PLACE, places, small_ground
from bot.pictures.symbols import draw_run
from bot.text.opponents import deeds
from bot.text.picture_request import PictureRequest
from rules import income
from rules.cards import BUILDINGS, VILLAGERS
from rules.rest import beds_of
from rules.table import ITEMS, Player
from rules.words import Area, Row, Seat, VillagerId

SMALL_HIGH = 478
"""The height of a small village in pixels, from its sky to its caves."""

_PAD = 18
_SURFACE = 374
_HEAD = 36
_PURSE, _SUPPLY, _FOLK = 66, 124, 184
_PLATE = READABLE + 2
_FIGURES = (58, 52, 46, 40, 34, 28, 22)
_MEDAL = 56
_NAMES = (34, 30, 26)
_FIGURE_TEXT = 32
_APART = 6
_ITEM = 86
_MORE = 30
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
    _draw_purse(canvas, request, player, wide)
    _draw_supply(canvas, player, wide)
    _draw_villagers(canvas, player, wide)
    below = [b for b in player.buildings if BUILDINGS[b.id].row is Row.OUTPOST]
    above = [b for b in player.buildings if b not in below]
    _draw_places(canvas, places(above), _SURFACE - PLACE, wide)
    _draw_places(canvas, places(below, len(player.caves)), _SURFACE + 16, wide)
    return canvas.image


def _draw_head(
    canvas: Canvas, request: PictureRequest, seat: Seat, wide: int, tag: Tag | None
) -> None:
    """Draw who it is, whether they went first, and whether the game waits for them."""
    canvas.paste(cube(seat, 44), _PAD, _HEAD - 22)
    x = wide - _PAD - _draw_tag(canvas, request, tag, wide - _PAD, _HEAD)
    if seat == request.table.first:
        x -= READABLE + 2
        canvas.icon("star", x, _HEAD - READABLE // 2, READABLE)
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


def _draw_purse(canvas: Canvas, request: PictureRequest, player: Player, wide: int) -> None:
    """Draw coins, income, reputation and, if there is room, the beds."""
    runs = (
        (":coin", str(player.coins)),
        (f"+{income.income(request.game, player)}", ":coin"),
        (":reputation", f"{player.reputation:+d}" if player.reputation else "0"),
        (":bed", str(beds_of(player))),
    )
    x = _PAD
    for run in runs:
        drawn = draw_run(run, READABLE, text=_FIGURE_TEXT)
        long = drawn.width + 8
        if x + long > wide - _PAD:
            break
        canvas.plate((x, _PURSE, long, _PLATE), PAPER, corner=_PLATE // 2)
        canvas.paste(drawn, x + 4, _PURSE + 1)
        x += long + _APART


def _draw_supply(canvas: Canvas, player: Player, wide: int) -> None:
    """Draw goods and tokens with their counts, then what is for sale, on a plate of its own.

    Of more kinds than there is room for, the last are left out.
    """
    sold = 112 if player.sale else 0
    room = wide - 2 * _PAD - sold - 8
    held = [(item, player.items.count(item)) for item in ITEMS if item in player.items]
    has_all = len(held) <= room // (READABLE + 1)
    kinds = held if has_all else held[: (room - _MORE) // (READABLE + 1)]
    step = min(_ITEM, (room if has_all else room - _MORE) // max(1, len(kinds)))
    if held:
        long = step * len(kinds) + 8 + (0 if has_all else _MORE)
        canvas.plate((_PAD, _SUPPLY, long, _PLATE), SAND, corner=14)
    for index, (item, count) in enumerate(kinds):
        x = _PAD + 4 + index * step
        canvas.icon(item.value, x, _SUPPLY + 1, READABLE)
        if step == _ITEM:
            canvas.write(times(count, 30, step - READABLE - 2), x + READABLE, _SUPPLY + 27, 30)
        elif count > 1:
            canvas.write(str(count), x + READABLE, _SUPPLY + 38, 30, anchor="rm", halo=WHITE)
    if not has_all:
        canvas.write("\u2026", _PAD + 6 + step * len(kinds), _SUPPLY + 27, 30)
    if player.sale:
        x = wide - _PAD - sold + 8
        canvas.plate((x, _SUPPLY, sold - 8, _PLATE), PAPER, corner=_PLATE // 2)
        canvas.icon(player.sale.item.value, x + 6, _SUPPLY + 1, READABLE)
        asking = str(player.sale.asking) if player.sale.asking else "?"
        canvas.write(asking, x + READABLE + 8, _SUPPLY + 26, 30)


def _draw_villagers(canvas: Canvas, player: Player, wide: int) -> None:
    """Draw all villagers on the ground of their areas, smaller if there are many.

    In a crowd those with the same skills stand together, above one sign for all of them.
    """
    zones = [(area, there) for area in Area if (there := player.villagers_in(area))]
    room = wide - 2 * _PAD - len(zones) * 12 - (len(zones) - 1) * _APART
    count = max(1, len(player.villagers))
    size = next((size for size in _FIGURES if size * count <= room), _FIGURES[-1])
    x = _PAD
    for area, there in zones:
        long = size * len(there) + 12
        canvas.plate((x, _FOLK, long, size + READABLE - 2), _GROUNDS[area], corner=14)
        alike = sorted(there, key=_skills) if size < READABLE else there
        for index, villager in enumerate(alike):
            canvas.paste(figure(villager, area, size), x + 6 + index * size, _FOLK)
        _draw_skills(canvas, alike, x + 6, size)
        x += long + _APART


def _draw_skills(canvas: Canvas, there: Sequence[VillagerId], x: int, size: int) -> None:
    """Draw skills under their villagers: under each, or under those who have the same."""
    groups = [list(alike) for _, alike in groupby(there, key=_skills)]
    if size >= READABLE:
        groups = [[villager] for villager in there]
    for group in groups:
        skills, long = VILLAGERS[group[0]].skills, size * len(group)
        step = min(READABLE, long // max(1, len(skills)))
        left = x + (long - READABLE - step * (len(skills) - 1)) // 2
        for index, skill in enumerate(skills):
            canvas.icon(skill.value, left + index * step, _FOLK + size - 4, READABLE)
        x += long


def _skills(villager: VillagerId) -> str:
    return " ".join(VILLAGERS[villager].skills)


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
        drawn = draw_run((f":{sign}", f"\u00d7{len(cards)}"), READABLE, text=_FIGURE_TEXT)
        x = _PAD + place_at * 144
        canvas.plate((x, _SURFACE + 26, drawn.width + 16, READABLE + 12), SAND, corner=16)
        canvas.paste(drawn, x + 8, _SURFACE + 32)
    return canvas.image
