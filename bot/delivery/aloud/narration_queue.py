"""Queue texts for the narration worker, and cache its audio."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from bot.narration.audio import NarrationAudio
from bot.narration.cache import NarrationCache
from bot.narration.casting import by_line, pieces_of
from bot.narration.prepared import prepared
from bot.narration.request import NarrationRequest, Piece, Voice
from bot.text.narration import NarrationText
from bot.worker.process import WorkerAway, WorkerLost, WorkerProcess, WorkFailed
from encounters.cast import cast_of
from encounters.pronunciation import files_of

log = logging.getLogger(__name__)

MOST = 12
"""Texts in the queue; further requests fail until there is room."""


class NarrationQueue:
    """The queue of texts and the cache of their audio; a failure is logged and returns None.

    `books` are the folders that say how names are pronounced, and who speaks.
    """

    def __init__(
        self,
        voices: Mapping[str, Voice],
        cache: NarrationCache,
        books: tuple[Path, ...],
        worker: WorkerProcess,
    ) -> None:
        self._voices = dict(voices)
        self._cache = cache
        self._books = books
        self._worker = worker
        self._under_way: dict[NarrationText, asyncio.Task[NarrationAudio | None]] = {}
        self.cast = cast_of(books)
        self._pronounced = _digest(*[path.read_bytes() for path in files_of(books)])

    @property
    def languages(self) -> frozenset[str]:
        """List the languages that can be read aloud."""
        return frozenset(self._voices)

    async def find(self, text: NarrationText) -> NarrationAudio | None:
        """Return cached audio; None if there is none."""
        # In a thread: to find who speaks in a text takes some milliseconds.
        return await asyncio.to_thread(self._find, text, self._voices.get(text.language))

    async def record(self, text: NarrationText) -> NarrationAudio | None:
        """Return the audio of a text, however long it takes; None if that fails."""
        voice = self._voices.get(text.language)
        if voice is None:
            return None
        task = self._under_way.get(text)
        if task is None:
            if len(self._under_way) >= MOST:
                return None
            task = self._under_way[text] = asyncio.create_task(self._record(text, voice))
            task.add_done_callback(lambda _: self._under_way.pop(text))
        # Shielded: equal requests share a recording, which must survive any one waiter.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Stop at once: pending requests fail."""
        # First: new requests are told at once that there is no voice.
        self._voices.clear()
        await self._worker.close()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    async def _record(self, text: NarrationText, voice: Voice) -> NarrationAudio | None:
        found = await asyncio.to_thread(self._find, text, voice)
        if found is not None:
            return found
        pieces = await asyncio.to_thread(self._prepared, text, voice)
        request = NarrationRequest(pieces, text.language, voice.speaker)
        try:
            packed, _ = await self._worker.ask(request)
        except WorkerAway:
            # Lost too often, or the bot stops; that was logged when it happened.
            return None
        except WorkerLost as error:
            log.warning("nothing is read aloud: the voice's process is %s", error)
            return None
        except WorkFailed as error:
            # Only its type: an engine's error message may quote the text.
            kind = str(error).splitlines()[-1].partition(":")[0]
            log.warning("nothing is read aloud: %s", kind)
            return None
        audio = NarrationAudio.unpack(packed)
        await asyncio.to_thread(lambda: self._cache.put(self._key(text, voice), audio))
        return audio

    def _find(self, text: NarrationText, voice: Voice | None) -> NarrationAudio | None:
        return self._cache.find(self._key(text, voice)) if voice else None

    def _prepared(self, text: NarrationText, voice: Voice) -> tuple[Piece, ...]:
        return tuple(
            [
                replace(piece, text=prepared(piece.text, text.language, self._books))
                for piece in by_line(self._pieces(text, voice))
            ]
        )

    def _pieces(self, text: NarrationText, voice: Voice) -> tuple[Piece, ...]:
        return pieces_of(text.text, text.language, text.people, voice, self.cast)

    def _key(self, text: NarrationText, voice: Voice) -> str:
        """Return a digest of everything that the audio depends on."""
        pieces = self._pieces(text, voice)
        # What the narrator reads alone has the key that it had before there were more voices.
        others = [f"{one.voice} {one.text}" for one in pieces] if len(pieces) > 1 else []
        parts = (repr(voice), text.language, self._pronounced, text.text, *others)
        return _digest(*[part.encode() for part in parts])


def _digest(*parts: bytes) -> str:
    return sha256(b"\0".join(parts)).hexdigest()
