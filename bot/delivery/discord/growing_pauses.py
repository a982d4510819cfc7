"""Say how long to wait before Discord is tried again, while it cannot be reached at all."""

from collections.abc import Iterator

FIRST, LONGEST = 5.0, 600.0
"""Seconds of the first pause, which doubles up to the longest."""


def pauses() -> Iterator[float]:
    """Yield one pause after another, in seconds, without end."""
    pause = FIRST
    while True:
        yield pause
        pause = min(2 * pause, LONGEST)
