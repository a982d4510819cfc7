"""Draw the cover of a chronicle's book: the night above, the fire, and a story below it."""

from PIL import Image

from bot.pictures.brush import Brush
from bot.pictures.canvas import EDGE, WIDE, Canvas
from bot.pictures.cover import HIGH as SCENE_HIGH
from bot.pictures.cover import NIGHT, STARS, scene
from bot.pictures.lettering import Face, drawable, wrap_to_fit
from bot.pictures.palette import CAVE_DARK, PAPER, SUN
from bot.pictures.scenes import paint
from bot.text.picture_request import BookCoverRequest, TitleRequest
from encounters.scenes import Figure, Scene, Setting

HIGH = 1_500
_SKY = 660
_ROOM = WIDE - 6 * EDGE


def draw(request: BookCoverRequest) -> bytes:
    """Return the cover as a PNG."""
    canvas = Canvas(Image.new("RGB", (WIDE, HIGH), CAVE_DARK))
    canvas.image.paste(_sky(), (0, 0))
    canvas.image.paste(scene(), (0, _SKY))
    low = _SKY + SCENE_HIGH
    if request.card:
        canvas.image.paste(_story(request.card), (EDGE * 2, low + EDGE))
        canvas.plate((EDGE * 2, low + EDGE, WIDE - 4 * EDGE, _story_high()), None, corner=14)
    text = drawable(request.title, Face.TITLE)
    size, lines = wrap_to_fit(text, (92, 82, 72, 62, 54, 46, 40), _ROOM, 5, Face.TITLE)
    top = (_SKY - len(lines) * (size + 12)) / 2
    for index, line in enumerate(lines):
        y = top + (index + 0.5) * (size + 12)
        canvas.write(line, WIDE / 2, y, size, colour=PAPER, anchor="mm", face=Face.TITLE)
    size, abouts = wrap_to_fit(drawable(request.about), (34, 30, 26), _ROOM, 2)
    for index, line in enumerate(abouts):
        canvas.write(line, WIDE / 2, _SKY - 44 + index * 38, size, colour=SUN, anchor="mm")
    return canvas.png()


def _sky() -> Image.Image:
    brush = Brush(WIDE, _SKY, finer=2)
    unit = _SKY / 100
    brush.box((0, 0, WIDE / unit + 1, 101), NIGHT, line=None)
    for x, y in STARS:
        # Above the title: a star beside a letter would be a mark of it.
        brush.dot(x * 0.62, y * 0.4, 0.34, PAPER, line=None)
    return brush.done().convert("RGB")


def _story_high() -> int:
    return HIGH - _SKY - SCENE_HIGH - 3 * EDGE


def _story(card: TitleRequest) -> Image.Image:
    setting = Setting(Scene(card.scene), Figure(card.figure))
    painted = paint(setting, card.mood, card.number, is_dark=card.is_dark).image
    wide = WIDE - 4 * EDGE
    return painted.resize((wide, _story_high()), Image.Resampling.LANCZOS)
