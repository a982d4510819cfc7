"""Draw the advancement track with its income and points."""

from bot.pictures.canvas import EDGE, WIDE, Canvas
from bot.pictures.lettering import times
from bot.pictures.palette import PAPER, SAND, SUN, TAN, WOOD
from bot.pictures.symbols import draw_run
from bot.text.picture_request import PictureRequest
from rules import advance
from rules.words import Seat

TRACK_HIGH = 244


def draw_track(canvas: Canvas, request: PictureRequest, seat: Seat, top: int) -> None:
    """Draw a seat's track on its plank."""
    player, edition = request.table.players[seat], request.game.edition
    canvas.plate((EDGE, top, WIDE - 2 * EDGE, TRACK_HIGH), WOOD, corner=18)
    canvas.write(request.words("picture-track"), EDGE + 18, top + 27, 27, colour=PAPER)
    points = draw_run((str(advance.points(request.game, player)), ":village_point"), 40, PAPER)
    canvas.paste(points, WIDE - EDGE - points.width - 14, top + 7)
    slots = list(zip(edition.track_points, edition.track_income, strict=True))
    wide = (WIDE - 2 * EDGE - 16) // len(slots)
    for index, (worth, earned) in enumerate(slots):
        x = EDGE + 10 + index * wide
        here = index == len(player.track) - 1
        filled = index < len(player.track)
        canvas.plate((x, top + 54, wide - 4, 44), SUN if here else SAND, corner=10)
        _centre(canvas, (f"+{earned}", ":coin"), x + wide // 2, top + 60)
        canvas.plate((x, top + 100, wide - 4, 90), PAPER if filled else TAN, corner=14)
        if filled:
            slot = player.track[index]
            canvas.icon(slot.good.value, x + 8, top + 118, 56)
            text = times(slot.count, 27, wide - 74)
            canvas.write(text, x + wide - 10, top + 146, 27, anchor="rm")
        _centre(canvas, (str(worth), ":village_point"), x + wide // 2, top + 198, PAPER)


def _centre(
    canvas: Canvas, run: tuple[str, ...], middle: int, top: int, colour: str | None = None
) -> None:
    drawn = draw_run(run, 34, colour) if colour else draw_run(run, 34)
    canvas.paste(drawn, middle - drawn.width // 2, top)
