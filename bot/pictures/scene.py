"""Hold what a picture is made from: the words, the table and the players' names."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.i18n.words import Words
from bot.pictures.brush import Brush
from bot.pictures.canvas import Canvas
from bot.pictures.lettering import Face, fit, person
from bot.pictures.palette import INK, SEATS, WHITE, Colour
from rules.editions import Game
from rules.table import Table
from rules.words import Seat

LETTERS = "ABCD"


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one language tells it; `names` is indexed by seat, plain and unescaped."""

    words: Words
    game: Game
    table: Table
    names: tuple[str, ...]

    def name(self, seat: Seat) -> str:
        """Give a player's name as the fonts can draw it."""
        return person(self.names[seat], self.words("picture-player", letter=LETTERS[seat]))

    def asked(self) -> tuple[Seat, ...]:
        """List the seats that the game waits for, each once."""
        return tuple(dict.fromkeys([question.seat for question in self.table.questions]))


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
    canvas.say(LETTERS[seat], size / 2, size * low - 1, round(size * 0.48), anchor="mm")
    return canvas.image


def title(
    canvas: Canvas, text: str, x: float, y: float, room: int, *, colour: Colour = INK
) -> None:
    """Write a picture's title, with a light rim, that it can be read on any ground."""
    halo = WHITE if colour == INK else INK
    canvas.say(fit(text, 42, room, Face.TITLE), x, y, 42, face=Face.TITLE, colour=colour, halo=halo)
