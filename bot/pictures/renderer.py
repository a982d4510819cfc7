"""Draw the pictures and icons that are requested, as PNGs."""

from io import BytesIO
from typing import assert_never

from PIL import Image

from bot.pictures import (
    board,
    book_cover,
    cover,
    encounter,
    market,
    portrait,
    poster,
    scores,
    table,
    village,
)
from bot.pictures.icons import sticker
from bot.text.picture_request import (
    BookCoverRequest,
    CoverRequest,
    FaceRequest,
    Halves,
    IconRequest,
    Picture,
    PictureKind,
    PictureRequest,
    PosterRequest,
    TitleRequest,
    TwofoldRequest,
    WebpRequest,
)


def render(request: Picture | IconRequest | WebpRequest | TwofoldRequest) -> bytes:
    """Return a picture or an icon as a PNG, or as a WebP or in two formats if that is requested.

    Equal requests give equal bytes.
    """
    match request:
        case IconRequest():
            return _draw_icon(request)
        case WebpRequest():
            return _draw_webp(request)
        case TwofoldRequest():
            return _draw_twofold(request)
        case PosterRequest():
            return poster.draw(request)
        case CoverRequest():
            return cover.draw(request)
        case BookCoverRequest():
            return book_cover.draw(request)
        case FaceRequest():
            return portrait.draw(request)
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
    return _webp(_shrunk(request), request.quality)


def _draw_twofold(request: TwofoldRequest) -> bytes:
    image, saved = _shrunk(request), BytesIO()
    image.save(saved, "JPEG", quality=request.quality, optimize=True)
    return Halves(_webp(image, request.quality), saved.getvalue()).joined()


def _shrunk(request: WebpRequest | TwofoldRequest) -> Image.Image:
    # From the finished picture: a chronicle has the message's picture, only smaller.
    image = Image.open(BytesIO(render(request.picture))).convert("RGB")
    image.thumbnail((request.width, image.height), Image.Resampling.LANCZOS)
    return image


def _webp(image: Image.Image, quality: int) -> bytes:
    saved = BytesIO()
    image.save(saved, "WEBP", quality=quality, method=4)
    return saved.getvalue()


def _draw_icon(request: IconRequest) -> bytes:
    saved = BytesIO()
    sticker(request.icon, request.size).save(saved, "PNG")
    return saved.getvalue()
