"""Classify failed requests by what they asked for, and set when each is tried again.

discord.py tries one request up to five times within its `LONGEST` seconds: after a rate limit as
soon as it may, after an error of Discord's servers 1, 3, 5 and 7 seconds later. What failed then is
one of these. A code means something only together with what was asked: 50001 for a
channel says that the table cannot be reached, and for a DM (a direct message) that one person
cannot.

============= ============================ =====================================================
Failure       from Discord or the network  what is stored to be sent: next
============= ============================ =====================================================
BUSY          connection broken, timeout,  at each upkeep (30 s), without end; what may have
              5xx; the bot sends nothing   arrived is searched for first
TOO_MANY      429                          `AGAIN`
REFUSED       any code without a meaning   `AGAIN`. A ping by direct message: at once, in the
              for its target, as 401       channel. A plain DM: as NO_DM
------------- ---------------------------- -----------------------------------------------------
TABLE         a channel, and its messages
CHANNEL_GONE  10003                        an edit: final. A message: `POST`, and its game pauses
NO_ACCESS     50001, thread locked 160005  an edit: `EDIT`. A message: `POST`, its game pauses
NO_PERMISSION 50013                        the same
ARCHIVED      thread archived 50083        the same; a panel is reposted, which opens the thread
MESSAGE_GONE  10008                        an edit: final; a panel is reposted
------------- ---------------------------- -----------------------------------------------------
DM            direct messages; a plain one is neither a paragraph nor a ping
NO_DM         50007, 50278, 50001, 50013   a paragraph: final, the panel has it. A ping: at once, in
                                           the channel. A plain DM: `DIRECT_MESSAGE`; at a press
DM_GONE       10003                        the same; the next one opens the channel again
NOBODY        10013, 50033, 340013         the same; a plain DM: final, its person is gone
NO_NEW_DMS    20026, 40003; so many were   a paragraph, a plain DM: `NEW_DMS`. A ping: at once, in
              opened lately                the channel. Nobody new is written to for a while
MESSAGE_GONE  10008                        final
------------- ---------------------------- -----------------------------------------------------
VOICE         a voice message
NO_VOICE      50159 to 50162, 50173, 50013 once more at once, as a sound file; then final
BAD_VOICE     any other with status 400    the same, for this message alone
NO_NEW_DMS    20026, 40003                 final, and as in DM; so is any other
------------- ---------------------------- -----------------------------------------------------
ANSWER        an answer, what follows it
TOO_LATE      10062, 10015, 40060          final: nobody waits for the answer any more
MESSAGE_GONE  10008                        the press is acknowledged
------------- ---------------------------- -----------------------------------------------------
THREAD        a new thread
HAS_THREAD    160004                       it is used; any other: there is none
------------- ---------------------------- -----------------------------------------------------
MEMBER        somebody on a server
NOBODY        10007, 10013                 they have left; any other: they are taken to be there
------------- ---------------------------- -----------------------------------------------------
EVENT         a scheduled event
EVENT_GONE    10070                        it was deleted; any other: given up until it moves
------------- ---------------------------- -----------------------------------------------------
APPLICATION   commands, emoji              final until the next start
============= ============================ =====================================================

The policies below are the waits of what may succeed later. What is stored nowhere is not tried
again: answers to presses (Discord waits for three seconds), greetings. A late picture is, thrice.
Panels, events and the printed book's commands follow from what is stored: where Discord is BUSY, or
has had TOO_MANY, the upkeep brings them up to date, and any other failure is final until they
change.
"""

from datetime import timedelta
from enum import Enum, StrEnum, auto

import aiohttp
import discord

from rules.record import record

BROKEN = (aiohttp.ClientError, OSError)
"""The connection broke or timed out: what has arrived is not known."""

LONGEST = 10
"""Seconds that one request may take; then its message waits for the upkeep."""

_BAD_REQUEST, _TOO_MANY, _SERVER_ERRORS = 400, 429, 500


class RequestTarget(StrEnum):
    """What a request asks for, which a refusal is about; the values are labels of metrics."""

    TABLE = "table"
    DM = "letter"
    VOICE = "voice"
    ANSWER = "answer"
    THREAD = "thread"
    MEMBER = "member"
    EVENT = "event"
    APPLICATION = "application"


class Failure(Enum):
    """What a failed request means."""

    BUSY = auto()
    TOO_MANY = auto()
    REFUSED = auto()
    CHANNEL_GONE = auto()
    NO_ACCESS = auto()
    NO_PERMISSION = auto()
    ARCHIVED = auto()
    MESSAGE_GONE = auto()
    NO_DM = auto()
    DM_GONE = auto()
    NOBODY = auto()
    NO_NEW_DMS = auto()
    NO_VOICE = auto()
    BAD_VOICE = auto()
    TOO_LATE = auto()
    HAS_THREAD = auto()
    EVENT_GONE = auto()


PASSING = (Failure.BUSY, Failure.TOO_MANY)
"""It says nothing of what was asked: Discord or the network is in trouble."""

UNREACHABLE = (Failure.CHANNEL_GONE, Failure.NO_ACCESS, Failure.NO_PERMISSION)
"""The bot cannot use a table's channel, and perhaps may again later."""

NO_DM_FAILURES = (Failure.NO_DM, Failure.DM_GONE, Failure.NOBODY)
"""Direct messages do not reach a person, and perhaps may again much later."""

_CODES: dict[RequestTarget, dict[int, Failure]] = {
    RequestTarget.TABLE: {
        10003: Failure.CHANNEL_GONE,
        50001: Failure.NO_ACCESS,
        160005: Failure.NO_ACCESS,
        50013: Failure.NO_PERMISSION,
        50083: Failure.ARCHIVED,
        10008: Failure.MESSAGE_GONE,
    },
    RequestTarget.DM: {
        50007: Failure.NO_DM,
        50278: Failure.NO_DM,
        50001: Failure.NO_DM,
        50013: Failure.NO_DM,
        10003: Failure.DM_GONE,
        10013: Failure.NOBODY,
        50033: Failure.NOBODY,
        340013: Failure.NOBODY,
        20026: Failure.NO_NEW_DMS,
        40003: Failure.NO_NEW_DMS,
        10008: Failure.MESSAGE_GONE,
    },
    RequestTarget.VOICE: {
        **dict.fromkeys((50159, 50160, 50161, 50162, 50173, 50013), Failure.NO_VOICE),
        20026: Failure.NO_NEW_DMS,
        40003: Failure.NO_NEW_DMS,
    },
    RequestTarget.ANSWER: {
        **dict.fromkeys((10062, 10015, 40060), Failure.TOO_LATE),
        10008: Failure.MESSAGE_GONE,
    },
    RequestTarget.THREAD: {160004: Failure.HAS_THREAD},
    RequestTarget.MEMBER: dict.fromkeys((10007, 10013), Failure.NOBODY),
    RequestTarget.EVENT: {10070: Failure.EVENT_GONE},
    RequestTarget.APPLICATION: {},
}


class RequestFailed(Exception):
    """Discord refused a request, or the bot did not send it; `failure` says what that means."""

    def __init__(self, target: RequestTarget, failure: Failure, why: object) -> None:
        super().__init__(f"{target.name}: {why}")
        self.failure: Failure = failure


FAILED = (RequestFailed, *BROKEN)
"""A request did not succeed, on either side."""


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
        """Return whether no try is left after `tries` of them."""
        return self.most is not None and tries >= self.most

    def wait_after(self, tries: int) -> timedelta:
        """Return how long to wait after `tries` of them, at least one."""
        if tries <= self.soon:
            return timedelta()
        doubled = min(tries - self.soon - 1, self.doublings)
        return timedelta(minutes=self.minutes * 2**doubled)


AGAIN = Policy(soon=1, minutes=1, doublings=6)
"""Refused for a reason that the bot does not know: up to an hour."""

EDIT = Policy(soon=4, minutes=1, doublings=9)
"""The message is there, and its edit is still owed: up to eight hours and a half."""

POST = Policy(soon=1, minutes=360)
"""Where a game does not run, so that it cannot pause until its channel is back."""

DIRECT_MESSAGE = Policy(soon=0, minutes=360, most=4)
"""A person who takes no direct messages may change that on the same day."""

NEW_DMS = Policy(soon=0, minutes=10)
"""Nobody new may be written to now: soon there is room again."""

STOPPED = Policy(soon=0, minutes=10, doublings=5)
"""How long no new direct messages are opened after Discord refused one: up to five hours."""


def failure_of(error: Exception) -> Failure:
    """Return what a failed request means: one of `FAILED`."""
    return error.failure if isinstance(error, RequestFailed) else Failure.BUSY


def refusal(target: RequestTarget, error: discord.HTTPException) -> RequestFailed:
    """Read Discord's answer to a request together with what was asked."""
    return RequestFailed(target, _read(target, error.status, error.code), error)


def _read(target: RequestTarget, status: int, code: int) -> Failure:
    if status >= _SERVER_ERRORS:
        return Failure.BUSY
    # The code first: Discord answers 40003 with several statuses, 429 among them.
    known = _CODES[target].get(code)
    if known is None and target is RequestTarget.VOICE and status == _BAD_REQUEST:
        return Failure.BAD_VOICE
    if known is None:
        return Failure.TOO_MANY if status == _TOO_MANY else Failure.REFUSED
    return known
