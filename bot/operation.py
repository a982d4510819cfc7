"""Tell a host how the bot is: metrics, systemd's watchdog, and the start's line."""

import asyncio
import logging
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

import discord

from bot.delivery.discord.invalid_requests import InvalidRequests
from bot.delivery.discord.tally import Tally
from bot.service.table_acts.vitals import read_vitals
from bot.service.tables.games import Games
from bot.settings import Settings, shown
from bot.systemd import READY, STOPPING, notify, watch
from bot.worker.process import WorkerProcess

if TYPE_CHECKING:
    from bot.metrics import Live, Metrics

log = logging.getLogger(__name__)

_PACKAGE = "above-and-below-table"


class Operation:
    """What is opened before all else, told when the bot has started, and closed last.

    `workers` is indexed by what its metric calls them.
    """

    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        games: Games,
        tally: Tally,
        invalid_requests: InvalidRequests,
        workers: Mapping[str, WorkerProcess],
    ) -> None:
        self._client = client
        self._settings = settings
        self._games = games
        self._tally = tally
        self._invalid_requests = invalid_requests
        self._workers = workers
        self._tasks: list[asyncio.Task[None]] = []
        self._metrics = self._build_metrics()

    async def open(self) -> None:
        """Open the port of the metrics, if one is set.

        Raises HostMistake.
        """
        if self._metrics:
            await self._metrics.open()

    def start(self) -> None:
        """Tell systemd that the bot has started, and keep telling it that it is alive."""
        notify(READY)
        self._tasks = [asyncio.create_task(watch()), asyncio.create_task(self._say_what_runs())]

    async def close(self) -> None:
        """Close the port."""
        notify(STOPPING)
        for task in self._tasks:
            task.cancel()
        if self._metrics:
            await self._metrics.close()

    async def _say_what_runs(self) -> None:
        await self._client.wait_until_ready()
        log.info(
            "version %s, servers: %d, file: %s, settings: %s",
            installed_version(),
            len(self._client.guilds),
            self._settings.database.absolute(),
            shown(self._settings),
        )

    def _build_metrics(self) -> "Metrics | None":
        port = self._settings.metrics_port
        if port is None:
            return None
        # A megabyte, and aiohttp's server, which most bots do without.
        from bot.metrics import Metrics  # noqa: PLC0415

        address = (self._settings.metrics_host, port)
        return Metrics(address, self._tally, lambda: read_vitals(self._games), self._live)

    def _live(self) -> "Live":
        from bot.metrics import Live  # noqa: PLC0415 - as above

        return Live(
            is_ready=self._client.is_ready(),
            servers=len(self._client.guilds),
            invalid_requests=self._invalid_requests.recent(),
            new_dms=self._settings.new_dms_per_hour,
            children={name: int(worker.is_running) for name, worker in self._workers.items()},
        )


def installed_version() -> str:
    """Return the version that is installed, `unknown` where it runs from a folder alone."""
    try:
        return version(_PACKAGE)
    except PackageNotFoundError:
        return "unknown"
