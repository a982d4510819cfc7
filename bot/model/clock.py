"""Tell the time: code that needs it takes a clock as an argument, so that a test can set it."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]
"""Returns the current time, with its zone."""

Monotonic = Callable[[], float]
"""Returns the seconds of a clock that is never set."""


def utc_now() -> datetime:
    """Return the machine's time in UTC."""
    return datetime.now(UTC)


def timestamp(at: datetime) -> str:
    """Return an instant as it is stored: UTC, to the second."""
    return at.isoformat(timespec="seconds")
