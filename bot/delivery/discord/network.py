"""Classify failed requests, and set when each is tried again: the one retry policy.

discord.py tries one request up to five times within its `LONGEST` seconds: after a rate limit as
soon as it may, after an error of Discord's servers 1, 3, 5 and 7 seconds later. What failed then is
one of these, as `failure_of` says:

============= ============================ =====================================================
Failure       from Discord or the network  what is stored to be sent: next
============= ============================ =====================================================
BUSY          connection broken, timeout,  at each upkeep (30 s), without end; what may have
              429, 5xx                     arrived is searched for first
CHANNEL_GONE  10003                        an edit: final. A message: `POST`, and its game pauses
NO_ACCESS     50001, thread locked 160005  an edit: `EDIT`. A message: `POST`, its game pauses
NO_PERMISSION 50013                        the same; of a voice message, as NO_VOICE
ARCHIVED      thread archived 50083        the same; a panel is reposted, which opens the thread
MESSAGE_GONE  10008                        an edit: final; a panel is reposted
NO_DM         50007, 50278, 40003          a paragraph: final, the panel has it. A ping: at once, in
                                           the channel. A letter: `DIRECT_MESSAGE`, then at a press
NO_VOICE      50159 to 50162, 50173        once more at once, as a sound file; then final
TOO_LATE      10062, 10015, 40060          final: nobody waits for the answer any more
REFUSED       anything else                at each upkeep, without end: the log shows what
============= ============================ =====================================================

`EDIT`, `POST` and `DIRECT_MESSAGE` are the waits of what may succeed much later. What is stored
nowhere is not tried again: answers to presses (Discord waits for three seconds), late pictures,
greetings.
Panels, events and the printed book's commands follow from what is stored: where Discord was BUSY
the upkeep brings them up to date, and any other failure is final until they change.
"""

from datetime import timedelta
from enum import Enum, auto

import aiohttp
import discord

from rules.record import record

BROKEN = (aiohttp.ClientError, OSError)
"""The connection broke or timed out: what has arrived is not known."""

FAILED = (discord.HTTPException, *BROKEN)
"""A request did not succeed, on either side."""

LONGEST = 10
"""Seconds that one request may take; then its message waits for the upkeep."""

MESSAGE_GONE = 10008

_TOO_MANY, _SERVER_ERRORS = 429, 500


class Failure(Enum):
    """What a failed request means."""

    BUSY = auto()
    CHANNEL_GONE = auto()
    NO_ACCESS = auto()
    NO_PERMISSION = auto()
    ARCHIVED = auto()
    MESSAGE_GONE = auto()
    NO_DM = auto()
    NO_VOICE = auto()
    TOO_LATE = auto()
    REFUSED = auto()


UNREACHABLE = (Failure.CHANNEL_GONE, Failure.NO_ACCESS, Failure.NO_PERMISSION)
"""The bot cannot use a channel, and perhaps may again later."""

_CODES = {
    10003: Failure.CHANNEL_GONE,
    50001: Failure.NO_ACCESS,
    160005: Failure.NO_ACCESS,
    50013: Failure.NO_PERMISSION,
    50083: Failure.ARCHIVED,
    MESSAGE_GONE: Failure.MESSAGE_GONE,
    50007: Failure.NO_DM,
    50278: Failure.NO_DM,
    40003: Failure.NO_DM,
    50159: Failure.NO_VOICE,
    50160: Failure.NO_VOICE,
    50161: Failure.NO_VOICE,
    50162: Failure.NO_VOICE,
    50173: Failure.NO_VOICE,
    10062: Failure.TOO_LATE,
    10015: Failure.TOO_LATE,
    40060: Failure.TOO_LATE,
}


@record
class Policy:
    """The waits of a stored message that is refused for now.

    For `soon` tries it waits for the next upkeep, then `minutes`, doubled `doublings` times at the
    most. The last try is the one numbered `most`; without it there is no end.
    """

    soon: int
    minutes: int
    doublings: int = 0
    most: int | None = None

    def is_over(self, tries: int) -> bool:
        """Return whether no try is left after so many."""
        return self.most is not None and tries >= self.most

    def wait_after(self, tries: int) -> timedelta:
        """Return how long to wait after so many tries, from 1 on."""
        if tries <= self.soon:
            return timedelta()
        doubled = min(tries - self.soon - 1, self.doublings)
        return timedelta(minutes=self.minutes * 2**doubled)


EDIT = Policy(soon=4, minutes=1, doublings=9)
"""The message is there, and its edit is still owed: up to eight hours and a half."""

POST = Policy(soon=1, minutes=360)
"""Where a game does not run, so that it cannot pause until its channel is back."""

DIRECT_MESSAGE = Policy(soon=0, minutes=360, most=4)
"""A person who takes no direct messages may change that on the same day."""


def failure_of(error: Exception) -> Failure:
    """Return what a failed request means: one of `FAILED`."""
    if not isinstance(error, discord.HTTPException):
        return Failure.BUSY
    if error.status == _TOO_MANY or error.status >= _SERVER_ERRORS:
        return Failure.BUSY
    return _CODES.get(error.code, Failure.REFUSED)
