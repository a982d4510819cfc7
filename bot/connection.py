"""Log in at Discord and stay connected, with growing pauses while it cannot be reached.

What may pass is tried again without end: no network, 429, 5xx, and the pages that Cloudflare puts
in Discord's place. discord.py itself tries an established connection again, in the same way; that a
shard cannot connect for the first time is `discord_internals.guard_connections`' business.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
import discord

from bot.delivery.discord.discord_internals import log_out
from bot.delivery.discord.growing_pauses import pauses
from bot.exits import HostMistake

log = logging.getLogger(__name__)

_PASSING = (
    discord.HTTPException,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    OSError,  # TimeoutError is one
)
_REFUSED = (
    "Discord refuses this token: copy the one on your application's Bot page, "
    "https://discord.com/developers/applications, into DISCORD_TOKEN."
)
_BAD_TOKEN = 4004
"""The code of a closed connection: the token was reset while the bot ran."""

_MEMBER = re.compile(r"(/(?:thread-)?members/)[0-9]+")


async def log_in(client: discord.Client, token: str) -> None:
    """Log in, which calls the client's `setup_hook`. Raises HostMistake."""
    logging.getLogger("discord.http").addFilter(_without_people)

    async def attempt() -> None:
        try:
            await client.login(token)
        except discord.LoginFailure as error:
            raise HostMistake(_REFUSED) from error
        except _PASSING:
            await log_out(client)
            raise

    await _persist(attempt)


async def stay_connected(client: discord.Client) -> None:
    """Stay connected until the client is closed. Raises HostMistake, discord.ConnectionClosed."""
    logging.getLogger("discord.shard").addFilter(_shorten)

    async def attempt() -> None:
        try:
            await client.connect()
        except discord.ConnectionClosed as error:
            if error.code == _BAD_TOKEN:
                raise HostMistake(_REFUSED) from error
            raise

    await _persist(attempt)


async def _persist(attempt: Callable[[], Awaitable[None]]) -> None:
    """Try until it succeeds, or fails for good."""
    for pause in pauses():
        try:
            return await attempt()
        except _PASSING as error:
            wait = max(pause, _asked_pause(error))
            log.warning(
                "Discord cannot be reached: look at this machine's network, if it goes on. The "
                "next try is in %.0f s (%s)",
                *(wait, _in_words(error)),
            )
            await asyncio.sleep(wait)
    return None


def _asked_pause(error: Exception) -> float:
    """Return for how many seconds Discord or Cloudflare asks not to come again."""
    if isinstance(error, discord.HTTPException):
        with suppress(ValueError):
            return float(error.response.headers.get("Retry-After", 0))
    return 0


def _shorten(record: logging.LogRecord) -> bool:
    """Log a connection that failed in a line: each try would have a traceback of forty."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, _PASSING):
        record.msg, record.args = f"{record.getMessage()} ({_in_words(error)})", ()
        record.exc_info = None
    return True


def _without_people(record: logging.LogRecord) -> bool:
    """Log a request that Discord slows down without the id of the person whom it is about."""
    record.msg, record.args = _MEMBER.sub(r"\1...", record.getMessage()), ()
    return True


def _in_words(error: BaseException) -> str:
    """Return an error on one line: Cloudflare's are whole pages."""
    cause = error.__cause__ or error
    if isinstance(cause, discord.HTTPException):
        return f"status {cause.status}"
    return str(error).split("\n", 1)[0] or type(error).__name__
