"""Draw pictures in a separate process: requests come in by stdin, PNGs go out by stdout.

The bot starts it as `python -m bot.pictures` and asks it through `bot.worker.process`.
"""

from collections.abc import Callable

from bot.pictures.lettering import check_fonts
from bot.pictures.renderer import render
from bot.text.picture_request import IconRequest, Picture
from bot.worker import serving


def serve(draw: Callable[[Picture | IconRequest], bytes]) -> None:
    """Draw what is requested, one picture after the other, as long as the bot runs.

    Raises `FontMissing`.
    """
    serving.serve(draw, check_fonts)


if __name__ == "__main__":
    serve(render)
