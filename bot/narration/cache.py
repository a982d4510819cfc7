"""Cache audio on the disk, the latest up to a limit.

A file is named by a digest of its text and voice, so that its name reveals nothing about the text.
"""

import logging
import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from bot.narration.audio import NarrationAudio

log = logging.getLogger(__name__)

MOST_BYTES = 64_000_000
"""Bytes of all files: a whole book in one language is 40 MB."""

_SUFFIX = ".voice"


class NarrationCache:
    """The audio files in a folder, which is created with the first file."""

    def __init__(self, folder: Path, most_bytes: int = MOST_BYTES) -> None:
        self._folder = folder
        self._most_bytes = most_bytes

    def find(self, key: str) -> NarrationAudio | None:
        """Return the audio, which counts as just used; None if it is not cached."""
        path = self._path(key)
        try:
            audio = NarrationAudio.unpack(path.read_bytes())
            os.utime(path)
        except (OSError, ValueError, KeyError, TypeError):
            # Missing, cut off, or in another format: it is made again.
            return None
        return audio

    def put(self, key: str, audio: NarrationAudio) -> None:
        """Store audio, and delete the least recently used files over the limit."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            # Under another name first: a kill leaves no half of a recording under its key.
            with NamedTemporaryFile(dir=self._folder, delete=False) as part:
                part.write(audio.pack())
            Path(part.name).replace(self._path(key))
            self._prune()
        except OSError as error:
            # It is played anyway, and made again the next time.
            log.warning("a recording is not kept: %r", error)

    def _prune(self) -> None:
        found = [(path.stat(), path) for path in self._folder.iterdir() if path.is_file()]
        size = sum(stat.st_size for stat, _ in found)
        for stat, path in sorted(found, key=lambda pair: pair[0].st_mtime_ns):
            if size <= self._most_bytes:
                return
            # Two threads may make room at the same time.
            with suppress(FileNotFoundError):
                path.unlink()
            size -= stat.st_size

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}{_SUFFIX}"
