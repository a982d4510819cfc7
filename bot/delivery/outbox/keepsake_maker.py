"""Make the chronicle of a finished game: its files and its poster, within a message's bound."""

import asyncio
from base64 import b64encode
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.voice_api import VoiceApi
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.screens import Screens
from bot.i18n.words import Words
from bot.model.games import GameRow
from bot.model.loaded_game import LoadedGame
from bot.model.recordings import RecordedReading
from bot.service.history import history
from bot.service.tables import recordings
from bot.service.tables.games import Games
from bot.text.narration import NarrationText
from bot.text.picture_request import Halves, Picture, TwofoldRequest
from bot.ui.message import File
from rules.record import record

if TYPE_CHECKING:
    from bot.chronicle.chronicle import Chronicle
    from bot.chronicle.pages import Sounds

MOST_BYTES = 7_500_000
"""Bytes of all files together: Discord takes 8 MB where a server has no more."""

_MOST_PICTURES = 120


_AUDIO_TAG = 500
"""Bytes of a voice's place in the page, at most, beside its audio."""


class _Size(NamedTuple):
    """What goes into the files: pictures of a width and a quality, 0 is none; voices; moves.

    Where it has not all voices it has as many as fit.
    """

    width: int
    quality: int
    has_all_voices: bool
    has_replay: bool


_SIZES = (
    _Size(800, 80, has_all_voices=True, has_replay=True),
    _Size(640, 60, has_all_voices=True, has_replay=True),
    _Size(480, 40, has_all_voices=False, has_replay=True),
    _Size(480, 40, has_all_voices=False, has_replay=False),
    _Size(0, 0, has_all_voices=False, has_replay=False),
)
"""Each is tried where the one before came out too big."""


@record
class Keepsake:
    """A chronicle: its page and its book, and the poster with its PNG, empty if none was drawn."""

    files: tuple[File, ...]
    poster: Picture | None
    drawn: bytes


class KeepsakeMaker:
    """Makes chronicles; one takes some seconds, most of them for its pictures."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        screens: Screens,
        pictures: PictureQueue,
        narration: NarrationQueue,
        voice_api: VoiceApi,
    ) -> None:
        self._games = games
        self._languages = languages
        self._screens = screens
        self._pictures = pictures
        self._narration = narration
        self._voice_api = voice_api

    async def make(self, loaded: LoadedGame, words: Words) -> Keepsake:
        """Make the chronicle of a finished game in a language. Raises Corrupt, StoreBusy."""
        # Chronicles are rare: what writes them would take 0.3 MB of every bot.
        from bot.chronicle.telling import tell  # noqa: PLC0415

        game_id, past = loaded.row.id, self._games.history
        readings = await recordings.kept_of(self._games, game_id)
        narrator = self._languages.narrator(loaded, words)
        plies, events = await past.plies(game_id), await past.events(game_id)
        ending, rows = await self._screens.ending(loaded), await past.stored_plies(game_id)

        def told() -> "Chronicle":
            states = {one.row.ply: one.state for one in history.replay(rows)}
            return tell(narrator, loaded, plies, events, ending, states, readings)

        # In a thread: on the loop it held everybody up for 46 ms.
        chronicle = await asyncio.to_thread(told)
        poster = await self._pictures.draw(chronicle.poster) or b""
        voices = await self._own_voices(loaded.row, readings) | await self._voices(chronicle)
        made = await self._files(chronicle, voices, MOST_BYTES - len(poster))
        files = tuple([File(f"chronicle-{game_id}.{kind}", content) for kind, content in made])
        return Keepsake(files, chronicle.poster, poster)

    async def _files(
        self, chronicle: "Chronicle", voices: "Sounds", most: int
    ) -> Sequence[tuple[str, bytes]]:
        """Make the page and the book; where they take more bytes, with less in them."""
        from bot.chronicle.book import book  # noqa: PLC0415 - as above
        from bot.chronicle.pages import page  # noqa: PLC0415 - as above

        made: Sequence[tuple[str, bytes]] = ()
        drawn, cover = dict[int, dict[Picture, Halves]](), chronicle.cover
        for size in _SIZES:
            if size.width not in drawn:
                drawn[size.width] = await self._draw(chronicle, size)
            images = dict(drawn[size.width])
            front = images.pop(cover, None) if cover else None
            bound = await asyncio.to_thread(book, chronicle, images, front.jpeg if front else None)
            write = partial(page, chronicle, images, has_replay=size.has_replay)
            shown = await asyncio.to_thread(write, {})
            room = most - len(shown) - len(bound)
            sounds = _fitting(voices, room)
            if sounds:
                shown = await asyncio.to_thread(write, sounds)
            made = [("html", shown), ("epub", bound)]
            if room >= 0 and (len(sounds) == len(voices) or not size.has_all_voices):
                break
        return made

    async def _draw(self, chronicle: "Chronicle", size: _Size) -> dict[Picture, Halves]:
        """Draw the pictures, and the cover of the book."""
        images: dict[Picture, Halves] = {}
        cover: dict[Picture, float] = {chronicle.cover: 1.0} if chronicle.cover else {}
        wanted = list({**cover, **chronicle.pictures}.items())
        for picture, part in wanted[:_MOST_PICTURES] if size.width else ():
            # One at a time: a panel's picture waits for one of them at most.
            request = TwofoldRequest(picture, round(size.width * part), size.quality)
            content = await self._pictures.draw_twofold(request)
            if content is not None:
                images[picture] = content
        return images

    async def _own_voices(
        self, row: GameRow, readings: Sequence[RecordedReading]
    ) -> dict[NarrationText | int, bytes]:
        """Return the voices of people who let the chronicle hold them, by their messages' ids."""
        found: dict[NarrationText | int, bytes] = {}
        for one in [reading for reading in readings if reading.is_copied]:
            sound = await self._voice_api.sound_of(one.user_id, row.channel_id, one.message_id)
            if sound is not None:
                found[one.message_id] = sound
        return found

    async def _voices(self, chronicle: "Chronicle") -> dict[NarrationText | int, bytes]:
        """Return what the bot has read aloud and still has: of each story the whole, or parts."""
        found: dict[NarrationText | int, bytes] = {}
        for texts in chronicle.spoken:
            for number, text in enumerate(texts):
                audio = await self._narration.find(text)
                if audio is not None:
                    found[text] = audio.ogg
                if audio is not None and not number:
                    break
        return found


def _fitting(voices: "Sounds", room: int) -> "Sounds":
    """Return as many of the voices as fit into so many bytes, the first ones first."""
    kept = dict[NarrationText | int, bytes]()
    for text, ogg in voices.items():
        size = len(b64encode(ogg)) + _AUDIO_TAG
        if size <= room:
            kept[text] = ogg
            room -= size
    return kept
