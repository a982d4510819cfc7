"""Build the whole bot around a client."""

from typing import TYPE_CHECKING

import discord

from bot.features.privacy import PersonCaches
from bot.jobs import Jobs
from bot.operation import Operation
from bot.parts.builder import Builder
from bot.parts.commands import Commands
from bot.parts.seams import Seams
from bot.parts.values import values_of
from bot.router import Router
from bot.service.history.books import Books
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.screen.server import Screen


class Parts(Builder):
    """All parts of a bot; no part is handed them, or calls a client that is not logged in."""

    def __init__(
        self, client: discord.Client, settings: Settings, books: Books, seams: Seams
    ) -> None:
        super().__init__({discord.Client: client, Settings: settings, Books: books})
        self._values = values_of(self, seams)
        for last in (Router, Commands, Jobs, Operation):  # and with them all others
            self[last]
        self.screen = self._build_screen() if settings.screen_port else None

    def _build_screen(self) -> "Screen":
        # aiohttp's server and Jinja2, which most bots do without.
        from bot.screen.server import Screen  # noqa: PLC0415

        screen = self[Screen]
        self[PersonCaches].also_drop(screen.forget)
        return screen
