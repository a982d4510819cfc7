"""Queue texts for the narrating worker, and keep its recordings."""

import asyncio
import logging
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from bot.narration.cache import RecordingCache
from bot.narration.recording import Recording
from bot.narration.request import SpeechRequest, Voice
from bot.text.speech import Spoken
from bot.worker.process import WorkerAway, WorkerLost, WorkerProcess, WorkFailed
from encounters.pronunciation import files_of

log = logging.getLogger(__name__)

MOST = 12
"""Texts in the queue; whoever comes later is told that it cannot be read now."""


class NarrationQueue:
    """The queue and the cache of recordings; None where there is none, and nobody is told why.

    `books` are the folders that say how names are pronounced.
    """

    def __init__(
        self,
        voices: Mapping[str, Voice],
        cache: RecordingCache,
        books: tuple[Path, ...],
        worker: WorkerProcess,
    ) -> None:
        self._voices = dict(voices)
        self._cache = cache
        self._books = books
        self._worker = worker
        self._under_way: dict[str, asyncio.Task[Recording | None]] = {}
        self._pronounced = _digest(*[path.read_bytes() for path in files_of(books)])

    @property
    def languages(self) -> frozenset[str]:
        """List the languages that can be read aloud."""
        return frozenset(self._voices)

    async def find(self, spoken: Spoken) -> Recording | None:
        """Return a recording that was made before; None where there is none."""
        return await asyncio.to_thread(self._cache.find, self._key(spoken))

    async def record(self, spoken: Spoken) -> Recording | None:
        """Return a recording, however long it takes; None where that fails."""
        if spoken.language not in self._voices:
            return None
        key = self._key(spoken)
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= MOST:
                return None
            task = self._under_way[key] = asyncio.create_task(self._record(spoken, key))
            task.add_done_callback(lambda _: self._under_way.pop(key))
        # Shielded: equal requests share a recording, which must survive any one waiter.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Stop at once: who waits for a recording goes without."""
        # First: who comes from now on is told at once that there is no voice.
        self._voices.clear()
        await self._worker.close()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    async def _record(self, spoken: Spoken, key: str) -> Recording | None:
        found = await asyncio.to_thread(self._cache.find, key)
        if found is not None:
            return found
        voice = self._voices[spoken.language]
        request = SpeechRequest(spoken.text, spoken.language, voice, self._books)
        try:
            packed, _ = await self._worker.ask(request)
        except WorkerAway:
            # Lost too often, or the bot stops; that was logged when it happened.
            return None
        except WorkerLost as error:
            log.warning("nothing is read aloud: the voice's process is %s", error)
            return None
        except WorkFailed as error:
            # Its kind alone: what an engine says of an error may quote the text.
            kind = str(error).splitlines()[-1].partition(":")[0]
            log.warning("nothing is read aloud: %s", kind)
            return None
        recording = Recording.unpack(packed)
        await asyncio.to_thread(self._cache.put, key, recording)
        return recording

    def _key(self, spoken: Spoken) -> str:
        """Return a digest of all that a recording depends on."""
        voice = repr(self._voices.get(spoken.language))
        parts = (voice, spoken.language, self._pronounced, spoken.text)
        return _digest(*[part.encode() for part in parts])


def _digest(*parts: bytes) -> str:
    return sha256(b"\0".join(parts)).hexdigest()
