"""Run the real bot against a loopback Discord: `python -m tests.stub.launch http://127.0.0.1:PORT`.

What follows the address is the bot's own command line.
Where the environment has `UPKEEP_SECONDS`, the upkeep comes by that often, not each half minute;
where it has `HASTY_COMPANIONS`, they answer at once; `VOICE_RETRY_SECONDS` is how long a lost voice
channel is left alone, `FIRST_PAUSE_SECONDS` the first pause while Discord cannot be reached. Where
it has `KEEPS_BUDGET`, the bot sends no more requests than the real Discord takes; else as many as
it likes.
"""

import os
import sys
from datetime import timedelta
from functools import partialmethod
from typing import Any

import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.state import ConnectionState

from bot.__main__ import main
from bot.delivery.aloud import night_voice_channels
from bot.delivery.discord import growing_pauses, request_budget
from bot.jobs import Jobs
from bot.service.seats import companions

_BACK = 0.001
"""Seconds, doubled each time, before the bot connects again after a frame that it cannot read."""

_UNLIMITED = 1_000_000


def aim(url: str) -> None:
    """Let discord.py talk to a loopback address, and to nothing else.

    It waits two seconds for guilds that may still come, before it calls itself ready; from here
    they all come at once. It waits five seconds before each further shard, whatever
    `max_concurrency` allows; here none has to wait. It waits for seconds, and ever longer, before
    it connects again to a gateway that it could not understand.
    """
    for owner, name, value in aims(url):
        setattr(owner, name, value)
    growing_pauses.FIRST = float(os.environ.get("FIRST_PAUSE_SECONDS", _BACK))
    if not os.environ.get("KEEPS_BUDGET"):
        request_budget.A_SECOND = _UNLIMITED


def aims(url: str) -> list[tuple[type, str, Any]]:
    """List what is to be set for that: of which class, under which name, and to what."""
    connect = HTTPClient.ws_connect

    async def plain(http: HTTPClient, address: str, **options: Any) -> Any:
        """Connect to a voice server without TLS, which discord.py would have it speak."""
        return await connect(http, address.replace("wss://127.0.0.1", "ws://127.0.0.1"), **options)

    waits = partialmethod(ConnectionState.__init__, guild_ready_timeout=0.05)
    return [
        (Route, "BASE", url),
        (HTTPClient, "ws_connect", plain),
        (
            DiscordWebSocket,
            "DEFAULT_GATEWAY",
            yarl.URL(url.replace("http", "ws", 1) + "/gateway"),
        ),
        (ConnectionState, "__init__", waits),
        (discord.Client, "before_identify_hook", _identify_at_once),
        (ExponentialBackoff, "__init__", partialmethod(ExponentialBackoff.__init__, base=_BACK)),
    ]


async def _identify_at_once(
    _client: discord.Client, _shard_id: int | None, *, initial: bool = False
) -> None: ...


def adjust() -> None:
    """Let the bot wait as the environment says."""
    if seconds := os.environ.get("UPKEEP_SECONDS"):
        Jobs.keep_up.change_interval(seconds=float(seconds))
    if os.environ.get("HASTY_COMPANIONS"):
        companions.UNDO_TIME = timedelta()
        companions.QUICK = companions.BY_POST = (0, 0)
    if seconds := os.environ.get("VOICE_RETRY_SECONDS"):
        night_voice_channels.RETRY_SECONDS = float(seconds)


if __name__ == "__main__":
    aim(sys.argv[1])
    adjust()
    sys.exit(main(sys.argv[2:] or ["run"]))
