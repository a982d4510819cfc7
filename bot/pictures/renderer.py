"""Draw the pictures and icons that are requested, as PNGs."""

from io import BytesIO
from typing import assert_never

from PIL import Image

from bot.pictures import board, cover, encounter, market, poster, scores, table, village
from bot.pictures.icons import sticker
from bot.text.picture_request import (
    CoverRequest,
    IconRequest,
    Picture,
    PictureKind,
    PictureRequest,
    PosterRequest,
    TitleRequest,
    WebpRequest,
)


def render(request: Picture | IconRequest | WebpRequest) -> bytes:
    """Return a picture or an icon as a PNG, or as a WebP if that is requested.

    Equal requests give equal bytes.
    """
    match request:
        case IconRequest():
            return _draw_icon(request)
        case WebpRequest():
            return _draw_webp(request)
        case PosterRequest():
            return poster.draw(request)
        case CoverRequest():
            return cover.draw(request)
        case TitleRequest():
            return encounter.draw_title(request)
        case PictureRequest():
            return _draw_board(request)
        case _:
            assert_never(request)


def _draw_board(request: PictureRequest) -> bytes:
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
        case PictureKind.TABLE:
            return table.draw(request)
        case _:
            assert_never(request.kind)


def _draw_webp(request: WebpRequest) -> bytes:
    # From the finished picture: a chronicle has the message's picture, only smaller.
    image, saved = Image.open(BytesIO(render(request.picture))).convert("RGB"), BytesIO()
    image.thumbnail((request.width, image.height), Image.Resampling.LANCZOS)
    image.save(saved, "WEBP", quality=request.quality, method=4)
    return saved.getvalue()


def _draw_icon(request: IconRequest) -> bytes:
    saved = BytesIO()
    sticker(request.icon, request.size).save(saved, "PNG")
    return saved.getvalue()
