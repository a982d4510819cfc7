"""Draw the reputation board: who is for hire, the rounds, and the way down into the cave."""

from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.pictures.brush import Brush, arc
from bot.pictures.canvas import EDGE, GAP, WIDE, Canvas
from bot.pictures.cards import VILLAGER, villager_card
from bot.pictures.lettering import fit, width
from bot.pictures.palette import CAVE_DARK, INK, PAPER, SAND, STONE, SUN, TAN, Colour
from bot.pictures.pieces import cube, player_name, title
from bot.pictures.scenery import SURFACE_HIGH, above_and_below
from bot.pictures.symbols import draw_run
from bot.text.opponents import deeds
from bot.text.picture_request import PictureRequest
from rules.table import Solo
from rules.words import Area, Seat

_HIRES_TOP = 152
_HIRE_HIGH = VILLAGER[1] + 66
_HIRE = (WIDE - 2 * EDGE - 4 * GAP) // 5
_SURFACE = _HIRES_TOP + _HIRE_HIGH + GAP
_TRACK_TOP = _SURFACE + SURFACE_HIGH + 8
_COLUMNS = 4
_STEP = (232, 124)
_SPACE = (216, 104)
_BOT = 62
_ROUNDS_WIDE = 560
_DEEDS_WIDTH = WIDE - 2 * EDGE - 250


def draw(request: PictureRequest) -> bytes:
    """Return the reputation board as a PNG."""
    spaces = len(request.game.edition.reputation_points)
    rows = -(-spaces // _COLUMNS)
    low = _TRACK_TOP + 50 + rows * _STEP[1]
    high = low + 16 + (len(request.table.solo.done) + 1 if request.table.solo else 0) * _BOT
    canvas = Canvas(above_and_below(_SURFACE, high, sun=False))
    heading = request.words(
        "picture-round", round=request.table.round, rounds=request.game.edition.rounds
    )
    title(canvas, heading, EDGE, 44, 360)
    _draw_rounds(canvas, request)
    _draw_hires(canvas, request)
    _draw_track(canvas, request)
    _draw_prizes(canvas, request)
    if request.table.solo:
        _draw_opponents(canvas, request, request.table.solo, low)
    return canvas.png()


def _draw_rounds(canvas: Canvas, request: PictureRequest) -> None:
    """Draw the rounds as caves; those that are over are dark, the current one is lit."""
    rounds = request.game.edition.rounds
    step = min(80, _ROUNDS_WIDE // rounds)
    wide, low = step - 6, 80
    for number in range(1, rounds + 1):
        x = WIDE - EDGE - (rounds - number + 1) * step
        canvas.paste(_round_cave(number - request.table.round, wide), x, low - wide)
        colour = PAPER if number < request.table.round else INK
        middle = (x + wide // 2, low - round(0.38 * wide))
        canvas.write(str(number), *middle, min(32, wide // 2), anchor="mm", colour=colour)


@lru_cache(maxsize=16)
def _round_cave(ahead: int, wide: int) -> Image.Image:
    brush = Brush(wide)
    brush.blob([(4, 96), (10, 46), (30, 12), (50, 5), (70, 12), (90, 46), (96, 96)], STONE)
    mouth: Colour = SUN if ahead == 0 else CAVE_DARK if ahead < 0 else TAN
    brush.shape([(20, 94), *arc(50, 54, 30, 180, 360), (80, 94)], mouth)
    return brush.done()


def _draw_hires(canvas: Canvas, request: PictureRequest) -> None:
    """Draw the five slots with their costs, then the pile and the cider."""
    board, edition = request.table.board, request.game.edition
    x = EDGE
    canvas.icon("villager", x, 96, 44)
    left = request.words("picture-hires", left=request.table.market.villagers_left)
    canvas.write(left, x + 54, 120, 28)
    _draw_cider(canvas, request)
    for villager, cost in zip(board.slots, edition.slot_costs, strict=True):
        canvas.plate((x, _HIRES_TOP, _HIRE, _HIRE_HIGH), PAPER if villager else TAN, corner=18)
        if villager:
            drawn = villager_card(request.words.language, villager, Area.READY)
            canvas.paste(drawn, x + (_HIRE - VILLAGER[0]) // 2, _HIRES_TOP + 58)
        price = draw_run((str(cost), ":coin"), 44)
        canvas.paste(price, x + (_HIRE - price.width) // 2, _HIRES_TOP + 8)
        x += _HIRE + GAP


def _draw_cider(canvas: Canvas, request: PictureRequest) -> None:
    text = request.words("picture-cider", there=str(request.table.board.cider))
    wide = width(text, 26) + 94
    left = WIDE - EDGE - wide
    canvas.plate((left, 90, wide, 54), SAND, corner=27)
    canvas.icon("cider", left + 14, 95, 44)
    canvas.write(text, left + 70, 117, 26)


def _draw_track(canvas: Canvas, request: PictureRequest) -> None:
    """Draw the way down: to the right, back to the left, and so on; points are on each space."""
    edition = request.game.edition
    canvas.icon("reputation", EDGE, _TRACK_TOP - 6, 42)
    canvas.write(
        request.words("picture-reputation"),
        EDGE + 54,
        _TRACK_TOP + 15,
        28,
        colour=PAPER,
        halo=CAVE_DARK,
    )
    _draw_names(canvas, request)
    spots = [_spot(index) for index in range(len(edition.reputation_points))]
    for (x, y), (next_x, next_y) in pairwise(spots):
        canvas.paste(_path(next_x - x, next_y - y), min(x, next_x) + 96, min(y, next_y) + 40)
    for index, (points, (x, y)) in enumerate(zip(edition.reputation_points, spots, strict=True)):
        start = index == edition.torch
        canvas.plate((x, y, *_SPACE), SUN if start else SAND, corner=30)
        if start:
            canvas.icon("lantern", x + 14, y + 58, 36)
        drawn = draw_run((str(points), ":village_point"), 36)
        canvas.paste(drawn, x + 14, y + (12 if start else 34))
        here = [
            s for s, p in enumerate(request.table.players) if p.reputation + edition.torch == index
        ]
        for place, seat in enumerate(here):
            across, down = (place % 2, place // 2 if len(here) > 2 else 0.5)  # noqa: PLR2004 - pairs
            canvas.paste(cube(Seat(seat), 46), x + 112 + across * 48, y + 5 + down * 47)


def _draw_names(canvas: Canvas, request: PictureRequest) -> None:
    """Label the cubes with names; a plate marks the players that the game waits for."""
    left, wide = EDGE + 262, 172
    for index in range(len(request.table.players)):
        seat, x = Seat(index), left + index * wide
        asked = seat in request.asked()
        if asked:
            canvas.plate((x, _TRACK_TOP - 10, wide - 6, 50), SUN, corner=25)
        canvas.paste(cube(seat, 38), x + 10, _TRACK_TOP - 4)
        text = fit(player_name(request, seat), 25, wide - 72)
        colour, halo = (INK, None) if asked else (PAPER, CAVE_DARK)
        canvas.write(text, x + 54, _TRACK_TOP + 14, 25, colour=colour, halo=halo)


def _draw_prizes(canvas: Canvas, request: PictureRequest) -> None:
    """Draw the prizes of the best reputations, in the room that the track leaves."""
    edition = request.game.edition
    two = len(request.table.players) == 2  # noqa: PLR2004 - a game of two
    prizes = edition.prizes_for_two if two else edition.prizes
    x, y = _spot(len(edition.reputation_points))
    canvas.icon("star", x + 4, y + 6, 40)
    canvas.write(request.words("picture-prizes"), x + 54, y + 27, 26, colour=PAPER)
    run = (*[str(prize) for prize in prizes], ":village_point")
    canvas.paste(
        draw_run(tuple([f"{part} " if part[0] != ":" else part for part in run]), 36, PAPER),
        x + 10,
        y + 56,
    )


def _draw_opponents(canvas: Canvas, request: PictureRequest, solo: Solo, top: int) -> None:
    """Draw what automated opponents have done in this round, and their stacks."""
    for index, done in enumerate(solo.done):
        seat = Seat(len(request.table.players) + index)
        text = deeds(request.words, done) or request.words("picture-idle")
        _draw_opponent(canvas, player_name(request, seat), top + index * _BOT)
        canvas.write(fit(text, 26, _DEEDS_WIDTH), EDGE + 232, top + index * _BOT + 27, 26)
    y = top + len(solo.done) * _BOT
    _draw_opponent(canvas, request.words("picture-stacks"), y)
    stacks = (("house", solo.houses), ("outpost", solo.outposts), ("villager", solo.hired))
    for place, (sign, cards) in enumerate(stacks):
        canvas.icon(sign, EDGE + 232 + place * 160, y + 8, 40)
        canvas.write(f"\u00d7{len(cards)}", EDGE + 282 + place * 160, y + 27, 28)


def _draw_opponent(canvas: Canvas, name: str, top: int) -> None:
    canvas.plate((EDGE, top, WIDE - 2 * EDGE, _BOT - 6), SAND, corner=20)
    canvas.write(fit(name, 26, 200), EDGE + 18, top + 27, 26)


def _spot(index: int) -> tuple[int, int]:
    """Return a space's top left corner: rows alternate between right and left."""
    row, column = divmod(index, _COLUMNS)
    along = column if row % 2 == 0 else _COLUMNS - 1 - column
    return (EDGE + 20 + along * _STEP[0], _TRACK_TOP + 50 + row * _STEP[1])


@lru_cache(maxsize=16)
def _path(across: int, down: int) -> Image.Image:
    brush = Brush(max(24, abs(across) + 24), max(24, down + 24))
    unit = min(abs(across) + 24, down + 24) / 100
    ends = ((12 / unit, 12 / unit), ((abs(across) + 12) / unit, (down + 12) / unit))
    brush.bar(ends, TAN, 14 / unit)
    return brush.done()
