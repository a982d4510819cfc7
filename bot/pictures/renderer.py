"""Draw the pictures and icons that are requested, as PNGs."""

from io import BytesIO
from typing import assert_never

from bot.pictures import board, encounter, market, scores, village
from bot.pictures.icons import sticker
from bot.text.picture_request import IconRequest, Picture, PictureKind, TitleRequest


def render(request: Picture | IconRequest) -> bytes:
    """Return a picture or an icon as a PNG; equal requests give equal bytes."""
    if isinstance(request, IconRequest):
        return _draw_icon(request)
    if isinstance(request, TitleRequest):
        return encounter.draw_title(request)
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
        case _:
            assert_never(request.kind)


def _draw_icon(request: IconRequest) -> bytes:
    saved = BytesIO()
    sticker(request.icon, request.size).save(saved, "PNG")
    return saved.getvalue()
