"""Draw a finished game's poster: its villages with their points, and a scene of every story.

A night's has a line for each of its results instead of villages.
"""

from PIL import Image

from bot.pictures.backdrop import HIGH
from bot.pictures.canvas import EDGE, GAP, WIDE, Canvas
from bot.pictures.lettering import Face, drawable, person, wrap, wrap_to_fit
from bot.pictures.palette import PAPER, SUN
from bot.pictures.pieces import cube, player_name
from bot.pictures.scenery import meadow
from bot.pictures.scenes import paint
from bot.pictures.small import SMALL_HIGH, small_village
from bot.text.picture_request import PosterRequest, PosterStory
from encounters.scenes import Figure, Scene, Setting
from rules.words import Seat

MOST_STORIES = 12
"""The number of scenes on a poster; of more stories it shows the last."""

_HEAD = 190
_COLUMNS = 3
_WIDE = (WIDE - 2 * EDGE - (_COLUMNS - 1) * GAP) // _COLUMNS
_SCENE = HIGH * _WIDE // WIDE
_CAPTION = 92
_CELL = (WIDE - 2 * EDGE - GAP) // 2
_POINTS = 56
_LINE = 40
_LINE_SIZE = 27


def draw(request: PosterRequest) -> bytes:
    """Return the poster as a PNG."""
    stories = request.stories[-MOST_STORIES:]
    best = HIGH + GAP if request.best else 0
    story_rows, village_rows = -(-len(stories) // _COLUMNS), -(-len(request.table.scores) // 2)
    low = _HEAD + best + story_rows * (_SCENE + _CAPTION + GAP)
    lines = _sheet_lines(request)
    sheet = (len(lines) + 1) * _LINE if lines else 0
    canvas = Canvas(meadow(low + village_rows * (SMALL_HIGH + _POINTS + GAP) + sheet + EDGE))
    _draw_head(canvas, request)
    if request.best:
        scene = _scene(request.best, WIDE - 2 * EDGE, HIGH)
        scene = scene.crop((0, 0, scene.width, HIGH - _CAPTION // 2))
        canvas.paste(_framed(scene), EDGE, _HEAD)
        _draw_caption(
            canvas, request, request.best, (EDGE, _HEAD + HIGH - _CAPTION, WIDE - 2 * EDGE)
        )
    for index, story in enumerate(stories):
        row, column = divmod(index, _COLUMNS)
        beside = min(_COLUMNS, len(stories) - row * _COLUMNS)  # a short last row is in the middle
        x = (WIDE - beside * (_WIDE + GAP) + GAP) // 2 + column * (_WIDE + GAP)
        y = _HEAD + best + row * (_SCENE + _CAPTION + GAP)
        canvas.paste(_framed(_scene(story, _WIDE, _SCENE)), x, y)
        _draw_caption(canvas, request, story, (x, y + _SCENE, _WIDE))
    _draw_villages(canvas, request, low)
    if lines:
        canvas.plate((EDGE, low, WIDE - 2 * EDGE, sheet), PAPER, corner=24)
    for index, line in enumerate(lines):
        canvas.write(line, WIDE / 2, low + (index + 1) * _LINE, _LINE_SIZE, anchor="mm")
    return canvas.png()


def _sheet_lines(request: PosterRequest) -> list[str]:
    """Wrap the lines of a night's sheet to the width of the poster."""
    lines = [drawable(line) for line in request.sheet]
    return [part for line in lines for part in wrap(line, _LINE_SIZE, WIDE - 4 * EDGE)]


def _draw_head(canvas: Canvas, request: PosterRequest) -> None:
    """Write whose game it was, and when."""
    canvas.plate((EDGE, 16, WIDE - 2 * EDGE, _HEAD - 16 - GAP), PAPER, corner=24)
    text = drawable(poster_title(request), Face.TITLE)
    size, lines = wrap_to_fit(text, (46, 42, 38, 34, 30), WIDE - 4 * EDGE, 2, Face.TITLE)
    middle = 76 - (len(lines) - 1) * (size + 4) / 2
    for index, line in enumerate(lines):
        y = middle + index * (size + 4)
        canvas.write(line, WIDE / 2, y, size, anchor="mm", face=Face.TITLE)
    abouts = request.about.split("\n")
    for index, about in enumerate(abouts):
        size, (line,) = wrap_to_fit(about, (26, 24, 22, 20), WIDE - 4 * EDGE, 1)
        y = 150 + 26 * index - 16 * (len(abouts) - 1)
        canvas.write(line, WIDE / 2, y, size, anchor="mm")


def poster_title(request: PosterRequest) -> str:
    """Return the title; people whose names cannot be drawn have a letter or a number."""
    words, table, face = request.words, request.table, Face.TITLE
    if request.sheet:
        guests = [
            person(name, words("picture-guest", number=number), face)
            for number, name in enumerate(request.people, start=1)
        ]
        return request.title(guests)
    return request.title([player_name(table, Seat(n), face) for n in range(len(request.people))])


def _scene(story: PosterStory, wide: int, high: int) -> Image.Image:
    card = story.card
    painted = paint(Setting(Scene(card.scene), Figure(card.figure)), card.mood, card.number)
    return painted.image.convert("RGBA").resize((wide, high), Image.Resampling.LANCZOS)


def _framed(scene: Image.Image) -> Image.Image:
    canvas = Canvas(scene)
    canvas.plate((0, 0, *scene.size), None, corner=14)
    return canvas.image


def _draw_caption(
    canvas: Canvas, request: PosterRequest, story: PosterStory, box: tuple[int, int, int]
) -> None:
    """Write a story's title beside the explorer's piece; on a night all share one."""
    x, y, wide = box
    canvas.plate((x, y, wide, _CAPTION), PAPER, corner=14)
    if not request.sheet:
        canvas.paste(cube(story.seat, 40), x + 12, y + (_CAPTION - 40) // 2)
        x, wide = x + 52, wide - 52
    text = drawable(story.card.title, Face.TITLE)
    size, lines = wrap_to_fit(text, (34, 30, 27, 24, 22), wide - 28, 2, Face.TITLE)
    top = y + _CAPTION / 2 - (len(lines) - 1) * (size + 4) / 2
    for index, line in enumerate(lines):
        at = top + index * (size + 4) - 2
        canvas.write(line, x + wide / 2, at, size, anchor="mm", face=Face.TITLE)


def _draw_villages(canvas: Canvas, request: PosterRequest, low: int) -> None:
    """Draw the villages by their places, with the awards of each."""
    scores = sorted(request.table.scores, key=lambda one: one.place)
    shown = [one for one in scores if one.seat < len(request.table.table.players)]
    for index, one in enumerate(shown):
        alone = index + 1 == len(shown) and len(shown) % 2
        x = (WIDE - _CELL) // 2 if alone else EDGE + index % 2 * (_CELL + GAP)
        y = low + index // 2 * (SMALL_HIGH + _POINTS + GAP)
        canvas.plate((x, y, _CELL, _POINTS + 30), SUN if one.place == 1 else PAPER, corner=18)
        canvas.write(f"{one.place}.", x + 20, y + _POINTS // 2, 34, face=Face.TITLE)
        total = request.table.words("picture-total", points=one.total)
        canvas.write(total, x + _CELL - 20, y + _POINTS // 2, 34, anchor="rm", face=Face.TITLE)
        canvas.paste(small_village(request.table, Seat(one.seat), _CELL, None), x, y + _POINTS)
