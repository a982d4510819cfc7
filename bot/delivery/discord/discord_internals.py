"""Wrap every private name of discord.py that the bot uses, and one of aiohttp's, with the reasons.

They were read in the release that pyproject.toml pins. Another one may not have them, so the bot
looks for all of them before it starts; one more is overridden by `bot/cogs/tree.py`.
"""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, ClassVar

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import Ratelimit

from bot.delivery.discord.growing_pauses import pauses
from bot.exits import HostMistake

WRITTEN_FOR = "2.7.1"

COMMAND_TASK = "CommandTree-invoker"
"""The name that discord.py gives the tasks in which commands run."""

FEW = 256
"""Rate limits up to which it does not look for unused ones; discord.py keeps as many."""

UNUSED_SECONDS = 0.25
"""How long a limit is kept without a request, so that none is dropped while it is in use."""

_UNGUARDED = "READY"
"""Without it a shard does not work: where it cannot be read, the shard connects once more."""

_OF_CONNECTION = (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError)
"""After each of these discord.py connects once more; any other error ends the client."""

Report = Callable[[str, Any, Exception], None]
"""Takes the name of an event, its payload, and what reading it raised."""


class DiscordPyChanged(HostMistake):
    """The installed discord.py lacks a name that the bot needs; the message says which."""


def check_internals(client: discord.Client) -> None:
    """Check that discord.py has each private name.

    Raises DiscordPyChanged.
    """
    of_client = ("_connection",)
    of_connection = ("parsers",)
    of_http = ("_buckets", "_try_clear_expired_ratelimits", "_global_over", "_HTTPClient__session")
    of_limits = ("_last_request", "_pending_requests", "outgoing", "expires", "is_expired")
    needed = (
        (client, of_client),
        (discord.app_commands.CommandTree, ("_call",)),
        (getattr(client, "_connection", None), of_connection),
        (client.http, of_http),
        (Ratelimit, of_limits),
        (discord.shard, ("DiscordWebSocket",)),
        (DiscordWebSocket, ("from_client", "received_message")),
    )
    missing = [name for holder, names in needed for name in names if not hasattr(holder, name)]
    if missing:
        raise DiscordPyChanged(
            f"discord.py {discord.__version__} has no {', '.join(missing)}: "
            f"install discord.py {WRITTEN_FOR}, for which this bot was written."
        )


def parsers(client: discord.Client) -> dict[str, Callable[[Any], None]]:
    """Return what reads each of the gateway's events, by name.

    There is no public hook before discord.py has built the whole message of a press.
    """
    known: Any = client
    return known._connection.parsers  # noqa: SLF001


def guard_parsers(client: discord.Client, report: Report) -> None:
    """Report what reading an event raises.

    discord.py reads events without a guard: one that it cannot read would end the client, for all
    servers.
    """
    known = parsers(client)
    for event, parse in list(known.items()):
        if event != _UNGUARDED:
            known[event] = partial(_parse_guarded, event, parse, report)


def _parse_guarded(event: str, parse: Callable[[Any], None], report: Report, payload: Any) -> None:
    try:
        parse(payload)
    except Exception as error:  # noqa: BLE001 - whatever it is, the other events go on
        report(event, payload, error)


def guard_connections() -> None:
    """Connect a shard once more after a frame that cannot be read, ever later if that goes on.

    It would end the client otherwise, as an event would.
    """
    shards: Any = discord.shard
    shards.DiscordWebSocket = _GuardedWebSocket


class _GuardedWebSocket(DiscordWebSocket):
    """A shard's connection; `_waits` has the pauses of shards that could not connect yet."""

    _waits: ClassVar[dict[int | None, Iterator[float]]] = {}

    @classmethod
    async def from_client(cls, client: Any, *, shard_id: int | None = None, **options: Any) -> Any:
        """Connect; where a new shard cannot, wait before that is raised, ever longer.

        discord.py itself tries it again every five seconds, without end; its pauses grow only for
        a shard that has been connected.
        """
        try:
            made: Any = await super().from_client(client, shard_id=shard_id, **options)
        except _OF_CONNECTION:
            if shard_id not in client.shards:
                await asyncio.sleep(next(cls._waits.setdefault(shard_id, pauses())))
            raise
        cls._waits.pop(shard_id, None)
        return made

    async def received_message(self, msg: Any, /) -> None:
        """Read a frame.

        Raises what makes discord.py connect once more.
        """
        try:
            await super().received_message(msg)
        except _OF_CONNECTION:
            raise
        except Exception as error:
            await self.close()
            raise aiohttp.ClientError("a frame of the gateway cannot be read") from error


def session(client: discord.Client) -> aiohttp.ClientSession:
    """Return the session of a client that has logged in; webhooks' requests take it."""
    http: Any = client.http
    return http._HTTPClient__session  # noqa: SLF001


async def log_out(client: discord.Client) -> None:
    """Close the HTTP session, so that a client can log in again.

    A login makes a session, and closing that its connector, which discord.py would use again.
    """
    await client.http.close()
    client.http.connector = discord.utils.MISSING


def release_requests(client: discord.Client) -> None:
    """Release the requests that wait for one that met the global limit and was given up.

    discord.py itself does not.
    """
    http: Any = client.http
    if limit := http._global_over:  # noqa: SLF001
        limit.set()


def count_answers(client: discord.Client, count: Callable[[int], None]) -> None:
    """Pass the status of each of Discord's answers on; the client has logged in.

    After a rate limit discord.py repeats a request by itself, and says so to nobody. Its option
    `http_trace` would tell, but aiohttp's tracing takes 34 us a request, and this less than 3.
    """

    class Counted(aiohttp.ClientResponse):
        async def start(self, connection: Any) -> aiohttp.ClientResponse:
            started = await super().start(connection)
            count(self.status)
            return started

    http_session: Any = session(client)
    if hasattr(http_session, "_response_class"):  # a simulated Discord has no session
        http_session._response_class = Counted  # noqa: SLF001


def sweep_seldom(client: discord.Client) -> None:
    """Make discord.py drop unused rate limits whenever there are twice as many as were left.

    Each channel and each person's DMs have a limit of their own. discord.py keeps each for five
    minutes, and looks at all of them at each new one: with 1,000 that took 0.7 ms of the loop, and
    in the benchmark every fifth request met a new one. 1,000 of them take 1.1 MB. Once its window
    is over, a limit is the same as a new one. discord.py has no setting for it.
    """
    http: Any = client.http
    left = 0

    def sweep_if_many() -> None:
        nonlocal left
        limits: dict[str, Any] = http._buckets  # noqa: SLF001
        if len(limits) < FEW + 2 * left:
            return
        now = asyncio.get_running_loop().time()
        for key in [key for key, limit in limits.items() if _is_unused(limit, now)]:
            del limits[key]
        left = len(limits)

    http._try_clear_expired_ratelimits = sweep_if_many  # noqa: SLF001


def _is_unused(limit: Any, now: float) -> bool:
    """Return whether no request waits for a limit, and its window is over."""
    if limit.outgoing or limit._pending_requests:  # noqa: SLF001
        return False
    is_quiet = now - limit._last_request >= UNUSED_SECONDS  # noqa: SLF001
    return is_quiet and (limit.expires is None or limit.is_expired())
