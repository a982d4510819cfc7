"""Draw the score: a bar for each player, in parts by the source of the points."""

from functools import lru_cache

from PIL import Image

from bot.pictures.brush import Brush
from bot.pictures.canvas import EDGE, WIDE, Canvas
from bot.pictures.lettering import width
from bot.pictures.palette import AMBER, INK, LILAC, PALE_BLUE, PAPER, ROSE, SAND, SUN, Colour
from bot.pictures.pieces import cube, player_name, title
from bot.pictures.rounds import ROUNDS_HIGH, draw_rounds
from bot.pictures.scenery import meadow
from bot.text.picture_request import PictureRequest, sources_of
from rules.scoring import Score

_HEAD = 100
_BAR_TOP = 70
_BAR_HIGH = 72
_ROW = 170
_LEGEND = 150
_ROOM = WIDE - 2 * EDGE - 40
_LOOKS: dict[str, tuple[Colour, str]] = {
    "track": (AMBER, "coin"),
    "buildings": (PALE_BLUE, "house"),
    "cards": (SUN, "village_point"),
    "prize": (ROSE, "star"),
    "reputation": (LILAC, "reputation"),
}


def draw(request: PictureRequest) -> bytes:
    """Return the scores as a PNG, the best first, and how they grew from round to round."""
    scores = request.scores
    low = _HEAD + len(scores) * _ROW + _LEGEND
    chart = ROUNDS_HIGH if len(request.rounds) > 1 else 0
    canvas = Canvas(meadow(low + chart + 20))
    title(
        canvas,
        request.words("picture-score", final=str(request.table.over)),
        EDGE,
        50,
        WIDE - 2 * EDGE,
    )
    lost = any([points < 0 for score in scores for _, points in sources_of(score)])
    most = max(1, *[sum([max(0, points) for _, points in sources_of(score)]) for score in scores])
    for index, score in enumerate(sorted(scores, key=lambda s: s.place)):
        _draw_bar(canvas, request, score, (_ROOM - 90 * lost) / most, _HEAD + index * _ROW)
    _draw_legend(canvas, request, low - _LEGEND)
    if chart:
        draw_rounds(canvas, request, low)
    return canvas.png()


def _draw_bar(canvas: Canvas, request: PictureRequest, score: Score, each: float, top: int) -> None:
    """Draw a player's bar, `each` pixels for a point; lost points are shown behind it."""
    canvas.plate((EDGE, top, WIDE - 2 * EDGE, _ROW - 14), PAPER, corner=20)
    canvas.write(f"{score.place}.", EDGE + 18, top + 36, 36)
    canvas.paste(cube(score.seat, 50), EDGE + 68, top + 10)
    title(canvas, player_name(request, score.seat), EDGE + 132, top + 34, 520)
    total = request.words("picture-total", points=score.total)
    canvas.write(total, WIDE - EDGE - 22, top + 36, 40, anchor="rm")
    x = EDGE + 20
    for source, points in sources_of(score):
        wide = round(each * max(0, points))
        if wide:
            _draw_part(canvas, source, points, (x, top + _BAR_TOP, wide, _BAR_HIGH))
        elif points:
            canvas.write(f"{points}", x + 6, top + _BAR_TOP + _BAR_HIGH // 2, 26, colour=INK)
            canvas.icon("reputation", x + 46, top + _BAR_TOP + 20, 32)
        x += wide


def _draw_part(canvas: Canvas, source: str, points: int, box: tuple[int, int, int, int]) -> None:
    """Draw a part of a bar: a sign and figures, as far as there is room."""
    colour, sign = _LOOKS[source]
    x, y, wide, high = box
    canvas.paste(_segment(wide, high, colour), x, y)
    text = width(str(points), 28)
    if wide > text + 52:
        canvas.icon(sign, x + (wide - text - 44) / 2, y + 17, 38)
        canvas.write(str(points), x + (wide + 48) / 2, y + high / 2 - 1, 28, anchor="mm")
    elif wide > text + 4:
        canvas.icon(sign, x + wide / 2 - 12, y + 6, 24)
        canvas.write(str(points), x + wide / 2, y + 48, 26, anchor="mm")


def _draw_legend(canvas: Canvas, request: PictureRequest, top: int) -> None:
    canvas.plate((EDGE, top, WIDE - 2 * EDGE, _LEGEND - 10), SAND, corner=20)
    for index, (source, (colour, sign)) in enumerate(_LOOKS.items()):
        x, y = EDGE + 18 + index % 3 * 312, top + 14 + index // 3 * 60
        canvas.plate((x, y, 50, 50), colour, corner=10)
        canvas.icon(sign, x + 7, y + 7, 36)
        canvas.write(request.words("picture-source", source=source), x + 62, y + 25, 24)


@lru_cache(maxsize=128)
def _segment(wide: int, high: int, colour: Colour) -> Image.Image:
    brush = Brush(wide, high)
    unit = min(wide, high) / 100
    brush.box((0, 0, wide / unit, high / unit), colour)
    return brush.done()
