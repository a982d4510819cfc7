"""Chronicles of games that were played on a test server, with small pictures in place of drawn."""

from functools import cache
from io import BytesIO
from typing import Any, cast

from PIL import Image

from bot.delivery.discord.voice_api import VoiceApi
from bot.delivery.outbox.keepsake_maker import KeepsakeMaker
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.screens import Screens
from bot.i18n.words import words_in
from bot.narration.audio import NarrationAudio
from bot.service.tables.games import Games
from bot.text.picture_request import Halves, Picture, TwofoldRequest
from tests.bot.server import Server

HOSTILE = "<b>&'**x**\u202e"


class SmallPictures:
    """Draws each picture as a small box in both formats, and keeps what was asked."""

    def __init__(self) -> None:
        self.asked: list[Picture] = []
        self.drawn: list[Picture | None] = []

    async def draw(self, request: Picture | None) -> bytes:
        self.drawn.append(request)
        return b"PNG" if request else b""

    async def draw_twofold(self, request: TwofoldRequest) -> Halves:
        self.asked.append(request.picture)
        return _box()


class Sounds:
    """Has audio for what `is_there` says."""

    def __init__(self, *, is_there: Any = lambda _: False, size: int = 64) -> None:
        self._is_there = is_there
        self._audio = NarrationAudio(b"OggS" + bytes(size - 4), 1.0, "")

    async def find(self, text: Any) -> Any:
        return self._audio if self._is_there(text) else None


@cache
def _box() -> Halves:
    formats = {"WEBP": BytesIO(), "JPEG": BytesIO()}
    for name, saved in formats.items():
        Image.new("RGB", (40, 24), "#a05030").save(saved, name)
    return Halves(*[saved.getvalue() for saved in formats.values()])


async def made(
    server: Server,
    language: str = "en",
    *,
    pictures: Any = None,
    sounds: Any = None,
) -> dict[str, bytes]:
    """Return the files of the game's chronicle, by what comes after the dot."""
    parts = server.parts
    maker = KeepsakeMaker(
        parts[Games],
        parts[Languages],
        parts[Screens],
        cast("Any", pictures or SmallPictures()),
        cast("Any", sounds or Sounds()),
        parts[VoiceApi],
    )
    keepsake = await maker.make(await server.loaded(), words_in(language))
    return {file.name.rpartition(".")[2]: file.content for file in keepsake.files}
