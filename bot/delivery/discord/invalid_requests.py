"""Count the requests that Discord calls invalid, and stop sending long before it bans the address.

Discord counts its answers 401, 403 and 429: an address with 10,000 of them in ten minutes is banned
for a while. Source: Discord's documentation, "Rate Limits", "Invalid Request Limit".
"""

import logging
from collections import deque

from bot.model.clock import Monotonic

log = logging.getLogger(__name__)

MOST = 1_000
"""A tenth of what Discord allows in one window: other programs may share the address."""

WINDOW = 600.0
"""Seconds."""

_INVALID = (401, 403, 429)


class InvalidRequests:
    """The invalid requests of the last ten minutes; `monotonic` is a clock in seconds."""

    def __init__(self, monotonic: Monotonic) -> None:
        self._monotonic = monotonic
        self._times: deque[float] = deque()
        self._silent_until = 0.0

    def count(self, status: int) -> None:
        """Count one of Discord's answers, if it is invalid."""
        if status not in _INVALID:
            return
        now = self._monotonic()
        self._forget_old(now)
        self._times.append(now)
        if len(self._times) >= MOST:
            # From nothing: when it sends again, none of these counts at Discord any more.
            self._times.clear()
            self._silent_until = now + WINDOW
            log.critical(
                "Discord has refused %s requests in %d minutes (the last with %s). It bans an "
                "address at ten times as many, so nothing but answers is sent for as long. Is the "
                "token still valid, and has the bot its permissions?",
                f"{MOST:,}",
                WINDOW / 60,
                status,
            )

    def recent(self) -> int:
        """Return how many there were in the last ten minutes, or since the last stop."""
        self._forget_old(self._monotonic())
        return len(self._times)

    def _forget_old(self, now: float) -> None:
        while self._times and now - self._times[0] >= WINDOW:
            self._times.popleft()

    @property
    def are_too_many(self) -> bool:
        """Return whether nothing is to be sent now but answers to presses and commands."""
        return self._monotonic() < self._silent_until
