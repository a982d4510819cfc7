"""Draw what is asked for: a request comes in, a PNG goes out."""

from typing import assert_never

from bot.pictures import board, encounter, market, scores, village
from bot.text.picture_request import PictureKind, PictureRequest


def render(request: PictureRequest) -> bytes:
    """Return a picture as a PNG; equal requests give equal bytes."""
    match request.kind:
        case PictureKind.VILLAGE:
            return village.draw(request)
        case PictureKind.MARKET:
            return market.draw(request)
        case PictureKind.BOARD:
            return board.draw(request)
        case PictureKind.SCORE:
            return scores.draw(request)
        case PictureKind.PARTY:
            return encounter.draw_party(request)
        case PictureKind.TITLE:
            return encounter.draw_title(request)
        case _:
            assert_never(request.kind)
