"""Run the real bot against a loopback Discord: `python -m tests.stub.launch http://127.0.0.1:PORT`.

Where the environment has `UPKEEP_SECONDS`, the upkeep comes by that often, not each half minute.
"""

import os
import sys
from functools import partialmethod

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState

from bot.__main__ import main
from bot.jobs import Jobs


def aim(url: str) -> None:
    """Let discord.py talk to a loopback address, and to nothing else.

    It waits two seconds for guilds that may still come, before it calls itself ready; from here
    they all come at once. It waits five seconds before each further shard, whatever
    `max_concurrency` allows; here none has to wait.
    """
    Route.BASE = url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    waits = partialmethod(ConnectionState.__init__, guild_ready_timeout=0.05)
    ConnectionState.__init__ = waits  # type: ignore[method-assign]
    discord.Client.before_identify_hook = _identify_at_once  # type: ignore[method-assign]


async def _identify_at_once(
    _client: discord.Client, _shard_id: int | None, *, initial: bool = False
) -> None: ...


if __name__ == "__main__":
    aim(sys.argv[1])
    if seconds := os.environ.get("UPKEEP_SECONDS"):
        Jobs.keep_up.change_interval(seconds=float(seconds))
    sys.exit(main(["run"]))
