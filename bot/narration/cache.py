"""Keep recordings on the disk, the latest ones up to a bound.

A file is named by a digest of what was spoken and by whom: it says nothing to who sees its name.
"""

import logging
import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from bot.narration.recording import Recording

log = logging.getLogger(__name__)

MOST_BYTES = 64_000_000
"""Bytes of all recordings: a whole book in one language is 40 MB."""

_SUFFIX = ".voice"


class RecordingCache:
    """The recordings in a folder, which is made when the first one is kept."""

    def __init__(self, folder: Path, most_bytes: int = MOST_BYTES) -> None:
        self._folder = folder
        self._most_bytes = most_bytes

    def find(self, key: str) -> Recording | None:
        """Return a recording, which counts as just used; None where it is not there."""
        path = self._path(key)
        try:
            recording = Recording.unpack(path.read_bytes())
            os.utime(path)
        except (OSError, ValueError, KeyError, TypeError):
            # Missing, cut off, or of another form: it is made again.
            return None
        return recording

    def put(self, key: str, recording: Recording) -> None:
        """Keep a recording; those that were not used for longest leave where it grows too much."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            # Under another name first: a kill leaves no half of a recording under its key.
            with NamedTemporaryFile(dir=self._folder, delete=False) as part:
                part.write(recording.pack())
            Path(part.name).replace(self._path(key))
            self._prune()
        except OSError as error:
            # It is heard all the same, and made once more the next time.
            log.warning("a recording is not kept: %r", error)

    def _prune(self) -> None:
        found = [(path.stat(), path) for path in self._folder.iterdir() if path.is_file()]
        size = sum(stat.st_size for stat, _ in found)
        for stat, path in sorted(found, key=lambda pair: pair[0].st_mtime_ns):
            if size <= self._most_bytes:
                return
            # Two threads may make room at once.
            with suppress(FileNotFoundError):
                path.unlink()
            size -= stat.st_size

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}{_SUFFIX}"
