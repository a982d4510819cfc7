"""Measure how late a press arrives, whatever the machine's clock says."""

from datetime import datetime
from math import inf

_WINDOW = 60
"""Seconds for which the quickest press says how far Discord's clock is from the monotonic one."""


class Lateness:
    """The delay of a press, compared with the quickest recent one.

    A press carries Discord's time, which is compared with a clock that nobody sets: how far apart
    the two are says nothing, so only the difference from the quickest press of this minute and the
    last one counts. A machine that was asleep finds its first press the quickest.
    """

    def __init__(self) -> None:
        self._minute = -1
        self._least = self._least_before = inf

    def measure(self, pressed: datetime, monotonic: float) -> float:
        """Return how late a press is, in seconds; `monotonic` is a clock that nobody sets."""
        age, minute = monotonic - pressed.timestamp(), int(monotonic // _WINDOW)
        if minute != self._minute:
            self._least_before = self._least if minute == self._minute + 1 else inf
            self._minute, self._least = minute, inf
        self._least = min(self._least, age)
        return age - min(self._least, self._least_before)
