"""Name what can go wrong in requests to Discord: lost connections, timeouts and error codes."""

from datetime import timedelta

import aiohttp
import discord

BROKEN = (aiohttp.ClientError, OSError)
"""The connection broke or timed out: what has arrived is not known."""

FAILED = (discord.HTTPException, *BROKEN)
"""A request did not succeed, on either side."""

LONGEST = 10
"""Seconds that one request may take; then its message waits for the upkeep."""

AGAIN = timedelta(hours=6)
"""How long a message waits that was refused, and is refused again at a second try."""

NO_DM = (50007, 50278, 40003)
"""A person accepts no direct messages, none from here, or no more for now."""

CHANNEL_GONE = 10003

GONE = (CHANNEL_GONE, 50001, 50013, 160005)
"""Channel gone, no access, no permission, thread locked."""

ARCHIVED = 50083
"""A thread is archived: its messages cannot be edited, and a new one opens it again."""

NOT_NOW = (*GONE, ARCHIVED)
"""The bot may not use a channel now, and perhaps may again later."""

MESSAGE_GONE = 10008

NO_VOICE = (50159, 50160, 50161, 50162, 50173, 50013)
"""A voice message is refused: its form, the place, or the permission for it."""

TOO_LATE = (10062, 10015, 40060)
"""Interaction gone, its token gone, or answered already."""

_TOO_MANY, _SERVER_ERRORS = 429, 500

_AT_ONCE = 4
"""Tries to edit a message that the bot may not touch now, before it waits ever longer."""

_DOUBLED = 9
"""How often that wait doubles, from a minute on: up to eight hours and a half."""


def is_for_now(error: discord.HTTPException) -> bool:
    """Tell whether Discord is busy or broken, so that the same request may succeed later."""
    return error.status == _TOO_MANY or error.status >= _SERVER_ERRORS


def wait_after(tries: int) -> timedelta:
    """Return how long an edit waits: to the next upkeep, then ever more minutes."""
    doubled = min(max(0, tries - _AT_ONCE), _DOUBLED)
    return timedelta(minutes=2**doubled - 1)
