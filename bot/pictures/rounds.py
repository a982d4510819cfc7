"""Draw how the points grew: a line for each player, from round to round."""

from bot.pictures.brush import Brush, Point
from bot.pictures.canvas import EDGE, WIDE, Canvas
from bot.pictures.palette import PAPER, SEATS, TAN
from bot.pictures.pieces import cube
from bot.text.picture_request import PictureRequest, Rounds
from rules.words import Seat

ROUNDS_HIGH = 372
"""The size of the chart in pixels."""

_WIDE, _HIGH = WIDE - 2 * EDGE - 150, 232
_LEFT, _TOP = EDGE + 84, 84
_CUBE = 34
_RIM = 20
_STEPS = 4


def draw_rounds(canvas: Canvas, request: PictureRequest, top: int) -> None:
    """Draw the chart below `top`."""
    rounds = request.rounds
    canvas.plate((EDGE, top, WIDE - 2 * EDGE, ROUNDS_HIGH - 14), PAPER, corner=20)
    canvas.write(request.words("picture-rounds"), EDGE + 18, top + 36, 28)
    most = max(1, *[max(points) for points in rounds])
    each = -(-most // _STEPS)
    for step in range(_STEPS + 1):
        y = top + _TOP + _HIGH - step * _HIGH // _STEPS
        canvas.plate((_LEFT - 12, y - 1, _WIDE + 40, 3), TAN, corner=1, line=None)
        canvas.write(str(step * each), _LEFT - 24, y, 26, anchor="rm")
    for index in range(len(rounds)):
        x = _LEFT + _along(index, rounds)
        canvas.write(str(index + 1), x, top + _TOP + _HIGH + 24, 26, anchor="mm")
    seats = map(Seat, range(len(rounds[0])))
    _draw_lines(canvas, [_line(rounds, seat, each * _STEPS) for seat in seats], top)


def _draw_lines(canvas: Canvas, lines: list[list[Point]], top: int) -> None:
    """Draw the lines, and on each a player's piece for each round."""
    size = (_WIDE + 2 * _RIM, _HIGH + 2 * _RIM)
    brush, unit = Brush(*size, finer=2), min(size) / 100
    for seat, line in enumerate(lines):
        brush.bar([((x + _RIM) / unit, (y + _RIM) / unit) for x, y in line], SEATS[seat], 2)
    canvas.paste(brush.done(), _LEFT - _RIM, top + _TOP - _RIM)
    for spots in zip(*lines, strict=True):
        for seat, (x, y) in enumerate(spots):
            beside = sum([abs(y - other) < _CUBE / 2 for _, other in spots[:seat]])
            across = x + beside * (_CUBE - 6) - _CUBE / 2
            canvas.paste(cube(Seat(seat), _CUBE), _LEFT + across, top + _TOP + y - _CUBE / 2)


def _line(rounds: Rounds, seat: Seat, most: int) -> list[Point]:
    """Return a seat's spots in pixels from the top left; points below zero are shown at zero."""
    return [
        (_along(index, rounds), _HIGH - _HIGH * max(0, points[seat]) / most)
        for index, points in enumerate(rounds)
    ]


def _along(index: int, rounds: Rounds) -> float:
    return _WIDE * index / max(1, len(rounds) - 1)
