"""Measure how late a press arrives, whatever the machine's clock says."""

from datetime import datetime
from math import inf

_WINDOW = 60
"""Seconds for which the quickest press gives the offset of this clock from Discord's."""


class Lateness:
    """The delay of a press, compared with the quickest recent one.

    A press carries Discord's time. A clock that is an hour ahead makes each press look an hour old:
    so only the difference from the quickest press of this minute and the last one counts.
    """

    def __init__(self) -> None:
        self._minute = -1
        self._least = self._least_before = inf

    def measure(self, pressed: datetime, now: datetime, monotonic: float) -> float:
        """Return how late a press is, in seconds; `monotonic` is a clock that nobody sets."""
        age, minute = (now - pressed).total_seconds(), int(monotonic // _WINDOW)
        if minute != self._minute:
            self._least_before = self._least if minute == self._minute + 1 else inf
            self._minute, self._least = minute, inf
        self._least = min(self._least, age)
        return age - min(self._least, self._least_before)
