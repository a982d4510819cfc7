"""Build the whole bot around a client."""

from typing import TYPE_CHECKING

import discord

from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.outbox.keepsake_maker import KeepsakeMaker
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.screens import Screens
from bot.features.privacy import PersonCaches
from bot.jobs import Jobs
from bot.operation import Operation
from bot.parts.builder import Builder
from bot.parts.commands import Commands
from bot.parts.seams import Seams
from bot.parts.values import values_of
from bot.router import Router
from bot.service.history.books import Books
from bot.service.tables.games import Games
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
        self.screen = self._build_screen(settings)

    def _build_screen(self, settings: Settings) -> "Screen | None":
        port = settings.screen_port
        if port is None:
            return None
        # aiohttp's server and Jinja2, which most bots do without.
        from bot.screen.pages import Pages  # noqa: PLC0415
        from bot.screen.server import Screen  # noqa: PLC0415

        games, languages, screens = self[Games], self[Languages], self[Screens]
        pages = Pages(
            *(games, languages, screens, self[Panels], self[KeepsakeMaker]),
            has_pictures=settings.pictures,
        )
        address = settings.screen_host, port
        screen = Screen(address, games, pages, self[PictureQueue], screens.shown)
        self[PersonCaches].also_drop(screen.forget)
        return screen
