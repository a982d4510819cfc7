"""Serve on Discord: what the process does in each phase of its life."""

from bot.app import create_bot
from bot.connection import log_in, stay_connected
from bot.exits import STOPPED
from bot.settings import Settings
from bot.store.database import Database

_DRAIN_SECONDS = 5
"""A stop in a storm of presses must end within this (row F3 of `python -m tests.faults`)."""


class Serving:
    """The real bot, as `bot.life.Work`. Raises HostMistake, StoreBusy, BookError."""

    def __init__(self, settings: Settings) -> None:
        self._token = settings.discord_token.get_secret_value()
        self._bot = create_bot(settings)
        self._is_open = False

    async def start(self) -> None:
        """Open the file, log in, and begin the jobs."""
        await self._bot.__aenter__()  # without it a client cannot be closed
        self._is_open = True
        # First of all: of two bots with one file, Discord never hears of the second.
        await self._bot.parts[Database].open()
        await log_in(self._bot, self._token)

    async def run(self) -> int:
        """Stay connected to the gateway, which sends the presses."""
        await stay_connected(self._bot)
        return STOPPED

    async def drain(self) -> None:
        """Answer what was pressed, and send what waits."""
        await self._bot.drain(_DRAIN_SECONDS)

    async def close(self) -> None:
        """End jobs, child processes and connections, and release the file."""
        if self._is_open:
            await self._bot.close()
