"""Let each interaction in once, in time, and only while the bot is not stopping."""

import asyncio
import logging
from datetime import datetime
from math import inf
from typing import Any

from cachetools import LRUCache

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.tally import Tally
from bot.model.clock import Monotonic
from bot.model.interaction import Interaction
from bot.service.table_acts.bans import Bans

log = logging.getLogger(__name__)

# A gateway that resumes sends interactions again; these are the last 100 seconds of 100 a second.
_REMEMBERED = 10_000
_TOO_OLD = 2.5
"""Seconds after which it is too late to answer: Discord waits for three."""

_LONGEST = 10
"""Seconds for which what a person has begun is waited for."""

_WINDOW = 60
"""Seconds for which the quickest press shows how far Discord's clock is from the monotonic one."""


class Gate:
    """The gate that every press and every command passes; `monotonic` is a clock in seconds."""

    def __init__(self, api: DiscordApi, tally: Tally, bans: Bans, monotonic: Monotonic) -> None:
        self._api = api
        self._tally = tally
        self._bans = bans
        self._monotonic = monotonic
        self._seen: LRUCache[int, None] = LRUCache(_REMEMBERED)
        self._lateness = Lateness()
        self._under_way: dict[asyncio.Task[Any], int] = {}
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
        self._note(interaction.user.id)
        late = self._lateness.measure(interaction.created_at, self._monotonic())
        if late >= _TOO_OLD:
            self._tally.note_late()
            log.warning("interaction %s is dropped: it came %.1f s late", interaction.id, late)
            return False
        self._tally.note_press(interaction, late)
        return True

    def check_welcome(self, interaction: Interaction) -> None:
        """Check that neither a person nor their server is banned.

        Raises Declined.
        """
        self._bans.check(interaction.user.id, interaction.guild_id)

    async def wait_for_others(self, user_id: int) -> None:
        """Wait for all else that a person has begun, as what they press now must come after it."""
        now = asyncio.current_task()
        others = [one for one, user in self._under_way.items() if user == user_id and one != now]
        if others:
            await asyncio.wait(others, timeout=_LONGEST)

    def _note(self, user_id: int) -> None:
        task = asyncio.current_task()
        if task:
            self._under_way[task] = user_id
            task.add_done_callback(lambda done: self._under_way.pop(done, None))


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
