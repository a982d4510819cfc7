"""Say what time it is: whoever needs the time is handed a clock, so that a test can set it."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]
"""Gives the time now, with its zone."""


def utc_now() -> datetime:
    """Give the machine's time in UTC."""
    return datetime.now(UTC)
