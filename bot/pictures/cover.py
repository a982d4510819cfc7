"""Draw the cover of a planned night: people around a fire under the stars, and a cave below."""

from functools import lru_cache

from PIL import Image

from bot.pictures.backdrop import flame
from bot.pictures.brush import Brush, smooth
from bot.pictures.canvas import EDGE, WIDE, Canvas
from bot.pictures.folk import folk
from bot.pictures.lettering import Face, drawable, fit, wrap_to_fit
from bot.pictures.palette import CAVE, CAVE_DARK, CAVE_PALE, GRASS_DARK, PAPER, SUN, WOOD, WOOD_DARK
from bot.pictures.scenery import mix
from bot.text.picture_request import CoverRequest
from encounters.scenes import Figure

HIGH = 400
"""Two by five, as Discord shows the cover of an event."""

NIGHT, _DUSK, _HILL = "#1d2440", "#4a3f6b", "#2b3a34"
_SIDE = 118
_GROUND = 300
_FOLK = (
    *((Figure.LADY, 232), (Figure.MAYOR, 326), (Figure.MOUSE, 408)),
    *((Figure.CAT, 590), (Figure.EXPLORER, 670), (Figure.LISTENER, 765)),
)
"""Who sits there, each with the pixels from the left to their middle."""

_SOME = ((4, 12), (19, 30), (33, 8), (61, 22), (78, 6), (146, 5), (178, 20), (196, 9))
_OTHERS = ((214, 28), (229, 13), (11, 47), (50, 44), (160, 40), (241, 40), (183, 51))
STARS = (*_SOME, *_OTHERS)
"""Points in the sky, in units of the cover's height."""


def draw(request: CoverRequest) -> bytes:
    """Return the cover as a PNG."""
    canvas = Canvas(scene())
    text = drawable(request.title, Face.TITLE)
    size, lines = wrap_to_fit(text, (64, 56, 48, 42), WIDE - 4 * EDGE, 1, Face.TITLE)
    title = lines[0]
    canvas.write(title, WIDE / 2, 62, size, colour=PAPER, face=Face.TITLE, anchor="mm")
    about = fit(request.about, 30, WIDE - 4 * EDGE)
    canvas.write(about, WIDE / 2, 116, 30, colour=SUN, anchor="mm")
    return canvas.png()


@lru_cache(maxsize=1)
def scene() -> Image.Image:
    """Paint who sits around the fire, above the cave; it is cached, so never draw on it."""
    canvas = Canvas(_landscape())
    for who, middle in _FOLK:
        canvas.paste(folk(who, _SIDE), middle - _SIDE // 2, _GROUND - _SIDE + 18)
    return canvas.image


def _landscape() -> Image.Image:
    """Paint the sky, the hill with its fire, and the cave under it."""
    brush = Brush(WIDE, HIGH, finer=2)
    unit = HIGH / 100
    wide = WIDE / unit
    for step in range(25):
        colour = mix(NIGHT, _DUSK, step / 24)
        brush.box((0, step * 3, wide + 1, step * 3 + 4), colour, line=None)
    for x, y in STARS:
        brush.dot(x, y, 0.5, PAPER, line=None)
    brush.dot(wide - 26, 17, 8, SUN, line=None)
    brush.dot(wide - 29.5, 15.5, 7, mix(NIGHT, _DUSK, 0.2), line=None)
    far = [(-20, 62), (40, 52), (95, 60), (150, 50), (205, 58), (270, 52)]
    brush.shape(smooth([*far, (270, 110), (-20, 110)]), _HILL, line=None)
    brush.oval(wide / 2, 76, 62, 24, mix(_HILL, SUN, 0.16), line=None)
    near = [(-20, 74), (60, 73), (125, 75), (190, 73), (270, 75)]
    brush.shape(smooth([*near, (270, 120), (-20, 120)]), mix(_HILL, GRASS_DARK, 0.35), line=None)
    _fire(brush, wide / 2)
    edge = [(step * wide / 16, 84 + (2, -1, 1, -2)[step % 4]) for step in range(17)]
    brush.shape([*edge, (wide + 2, 101), (-2, 101)], CAVE_DARK)
    for step in range(24):
        x = (step + 0.5) * wide / 24
        brush.shape([(x - 4, 84), (x + 4, 84), (x, (93, 89, 96, 91)[step % 4])], CAVE, line=None)
        brush.dot(x + 3, 98, 0.6, CAVE_PALE, line=None)
    return brush.done().convert("RGB")


def _fire(brush: Brush, x: float) -> None:
    for lean in (-1, 1):
        brush.bar([(x - 8 * lean, 79), (x + 8 * lean, 75)], WOOD if lean > 0 else WOOD_DARK, 2.4)
    for dx, size in ((-4, 5), (4, 5.5), (0, 9)):
        flame(brush, x + dx, 77, size)
