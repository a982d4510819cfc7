"""Let each interaction in once, in time, and only while the bot is not stopping."""

from collections.abc import Callable
from datetime import datetime
from math import inf

from cachetools import LRUCache

from bot.delivery.discord.discord_api import DiscordApi
from bot.model.interaction import Interaction

# A gateway that resumes sends interactions again; these are the last 100 seconds of 100 a second.
_REMEMBERED = 10_000
_TOO_OLD = 2.5
"""Seconds after which it is too late to answer: Discord waits for three."""

_WINDOW = 60
"""Seconds for which the quickest press shows how far Discord's clock is from the monotonic one."""


class Gate:
    """The gate that every press and every command passes; `monotonic` is a clock in seconds."""

    def __init__(self, api: DiscordApi, monotonic: Callable[[], float]) -> None:
        self._api = api
        self._monotonic = monotonic
        self._seen: LRUCache[int, None] = LRUCache(_REMEMBERED)
        self._lateness = Lateness()
        self._is_open = True

    def close(self) -> None:
        """Accept nothing more."""
        self._is_open = False

    def is_new(self, interaction: Interaction) -> bool:
        """Return whether an interaction comes for the first time, in time, and before the stop."""
        if interaction.id in self._seen or not self._is_open:
            return False
        # Seen before it is answered: Discord may deliver it again while the answer is under way.
        self._seen[interaction.id] = None
        self._api.note_rights(interaction)
        late = self._lateness.measure(interaction.created_at, self._monotonic())
        return late < _TOO_OLD


class Lateness:
    """The delay of a press, compared with the quickest recent one.

    A press carries Discord's time, which is compared with a clock that is never set: how far apart
    the two are says nothing, so only the difference from the quickest press of this minute and the
    last one counts. A machine that was asleep finds its first press the quickest.
    """

    def __init__(self) -> None:
        self._minute = -1
        self._least = self._least_before = inf

    def measure(self, pressed: datetime, monotonic: float) -> float:
        """Return how late a press is, in seconds; `monotonic` is a clock that is never set."""
        age, minute = monotonic - pressed.timestamp(), int(monotonic // _WINDOW)
        if minute != self._minute:
            self._least_before = self._least if minute == self._minute + 1 else inf
            self._minute, self._least = minute, inf
        self._least = min(self._least, age)
        return age - min(self._least, self._least_before)
