"""Limit the bot's direct messages to what Discord tolerates; readings come first."""

from collections import deque
from datetime import datetime, timedelta

MAX_MESSAGES = 100
"""Direct messages in one window. SpellBot, which writes to as many people, keeps to the same."""

WINDOW = timedelta(hours=2)
_FOR_READINGS = 20


class DmBudget:
    """The direct messages that may still go out; a restart starts the count again."""

    def __init__(self) -> None:
        self._sent: deque[datetime] = deque()

    def spend(self, now: datetime, *, reading: bool = False) -> bool:
        """Spend one message and return whether one was left; the last are for readings alone."""
        while self._sent and now - self._sent[0] >= WINDOW:
            self._sent.popleft()
        free = len(self._sent) < (MAX_MESSAGES if reading else MAX_MESSAGES - _FOR_READINGS)
        if free:
            self._sent.append(now)
        return free
