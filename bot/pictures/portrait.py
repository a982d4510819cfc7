"""Draw one of the people of title cards on a disc, for a guest's portrait or a face of those met.

Which figure a guest has follows from their place, so it stays theirs in every chronicle.
"""

from PIL import Image

from bot.pictures import palette as hue
from bot.pictures.brush import Brush
from bot.pictures.canvas import Canvas
from bot.pictures.folk import folk
from bot.text.picture_request import FaceRequest
from encounters.scenes import Figure

SIDE = 240
_FIGURE = 196
_GROUNDS = (
    *(hue.SUN, hue.PALE_BLUE, hue.GRASS_PALE, hue.LILAC),
    *(hue.TAN, hue.ROSE, hue.SAND, hue.TEAL),
)


def draw(request: FaceRequest) -> bytes:
    """Return the portrait as a PNG, on the colour of paper."""
    canvas = Canvas(Image.new("RGB", (SIDE, SIDE), hue.PAPER))
    brush = Brush(SIDE)
    brush.dot(50, 50, 48, _GROUNDS[request.ground % len(_GROUNDS)])
    canvas.paste(brush.done(), 0, 0)
    canvas.paste(folk(Figure(request.figure), _FIGURE), (SIDE - _FIGURE) // 2, 24)
    return canvas.png()
