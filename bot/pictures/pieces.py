"""Draw what several pictures share: the players' pieces, their names, and titles."""

from functools import lru_cache

from PIL import Image

from bot.pictures.brush import Brush
from bot.pictures.canvas import Canvas
from bot.pictures.lettering import Face, fit, person
from bot.pictures.palette import INK, SEATS, WHITE, Colour
from bot.text.picture_request import PictureRequest
from rules.words import Seat

LETTERS = "ABCD"


def player_name(request: PictureRequest, seat: Seat, face: Face = Face.PLAIN) -> str:
    """Return a player's name as a face can draw it."""
    fallback = request.words("picture-player", letter=LETTERS[seat])
    return person(request.names[seat], fallback, face)


@lru_cache(maxsize=32)
def cube(seat: Seat, size: int) -> Image.Image:
    """Draw a player's piece: each seat has a shape, a letter and a colour of its own."""
    brush, colour = Brush(size), SEATS[seat]
    match seat:
        case 0:
            brush.dot(50, 50, 46, colour)
        case 1:
            brush.box((8, 8, 92, 92), colour, round_by=8)
        case 2:
            brush.shape([(50, 2), (98, 92), (2, 92)], colour)
        case _:
            brush.shape([(50, 1), (99, 50), (50, 99), (1, 50)], colour)
    canvas = Canvas(brush.done())
    low = 0.64 if seat == 2 else 0.5  # noqa: PLR2004 - a triangle's middle is lower
    canvas.write(LETTERS[seat], size / 2, size * low - 1, round(size * 0.48), anchor="mm")
    return canvas.image


def title(
    canvas: Canvas, text: str, x: float, y: float, room: int, *, colour: Colour = INK
) -> None:
    """Write a picture's title, with a rim, so that it can be read on any background."""
    halo = WHITE if colour == INK else INK
    canvas.write(
        fit(text, 42, room, Face.TITLE), x, y, 42, face=Face.TITLE, colour=colour, halo=halo
    )
