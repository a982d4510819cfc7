"""Queue texts for the narration worker, and cache its audio."""

import asyncio
import logging
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from bot.narration.audio import NarrationAudio
from bot.narration.cache import NarrationCache
from bot.narration.prepared import prepared
from bot.narration.request import NarrationRequest, Voice
from bot.text.narration import NarrationText
from bot.worker.process import WorkerAway, WorkerLost, WorkerProcess, WorkFailed
from encounters.pronunciation import files_of

log = logging.getLogger(__name__)

MOST = 12
"""Texts in the queue; further requests fail until there is room."""


class NarrationQueue:
    """The queue of texts and the cache of their audio; a failure is logged and returns None.

    `books` are the folders that say how names are pronounced.
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
        self._under_way: dict[str, asyncio.Task[NarrationAudio | None]] = {}
        self._pronounced = _digest(*[path.read_bytes() for path in files_of(books)])

    @property
    def languages(self) -> frozenset[str]:
        """List the languages that can be read aloud."""
        return frozenset(self._voices)

    async def find(self, text: NarrationText) -> NarrationAudio | None:
        """Return cached audio; None if there is none."""
        return await asyncio.to_thread(self._cache.find, self._key(text))

    async def record(self, text: NarrationText) -> NarrationAudio | None:
        """Return the audio of a text, however long it takes; None if that fails."""
        voice = self._voices.get(text.language)
        if voice is None:
            return None
        key = self._key(text)
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= MOST:
                return None
            task = self._under_way[key] = asyncio.create_task(self._record(text, key, voice))
            task.add_done_callback(lambda _: self._under_way.pop(key))
        # Shielded: equal requests share a recording, which must survive any one waiter.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Stop at once: pending requests fail."""
        # First: new requests are told at once that there is no voice.
        self._voices.clear()
        await self._worker.close()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    async def _record(self, text: NarrationText, key: str, voice: Voice) -> NarrationAudio | None:
        found = await asyncio.to_thread(self._cache.find, key)
        if found is not None:
            return found
        words = await asyncio.to_thread(prepared, text.text, text.language, self._books)
        request = NarrationRequest(words, text.language, voice)
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
        await asyncio.to_thread(self._cache.put, key, audio)
        return audio

    def _key(self, text: NarrationText) -> str:
        """Return a digest of everything that the audio depends on."""
        voice = repr(self._voices.get(text.language))
        parts = (voice, text.language, self._pronounced, text.text)
        return _digest(*[part.encode() for part in parts])


def _digest(*parts: bytes) -> str:
    return sha256(b"\0".join(parts)).hexdigest()
