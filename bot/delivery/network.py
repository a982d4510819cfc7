"""Name what can go wrong in requests to Discord: lost connections, timeouts and error codes."""

import aiohttp
import discord

BROKEN = (aiohttp.ClientError, OSError)
"""The connection broke or timed out: what has arrived is not known."""

FAILED = (discord.HTTPException, *BROKEN)
"""A request did not succeed, on either side."""

LONGEST = 10
"""Seconds that one request may take; then its message waits for the upkeep."""

NO_DM = (50007, 50278, 40003)
"""A person accepts no direct messages, none from here, or no more for now."""

CHANNEL_GONE = 10003

GONE = (CHANNEL_GONE, 50001, 50013, 160005)
"""Channel gone, no access, no permission, thread locked."""

ARCHIVED = 50083
"""A thread is archived: its messages cannot be edited, and a new one opens it again."""

MESSAGE_GONE = 10008

NO_VOICE = (50159, 50160, 50161, 50162, 50173, 50013)
"""A voice message is refused: its form, the place, or the permission for it."""

TOO_LATE = (10062, 10015, 40060)
"""Interaction gone, its token gone, or answered already."""
