"""Build the whole bot around a client."""

from random import Random
from typing import TYPE_CHECKING

import discord

from bot.cogs.groups import Commands
from bot.delivery.discord.picture_queue import PictureLimits
from bot.delivery.outbox.stages import StagePace
from bot.features.privacy import PersonCaches
from bot.jobs import Jobs
from bot.model.clock import Clock, Monotonic
from bot.operation import Operation
from bot.parts.builder import Builder
from bot.parts.seams import Seams
from bot.parts.values import values_of
from bot.router import Router
from bot.service.history.books import Books
from bot.service.lobby.lobbies import DrawSeed
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.screen.server import Screen


class Parts(Builder):
    """All parts of a bot; no part is handed them, or calls a client that is not logged in."""

    def __init__(
        self, client: discord.Client, settings: Settings, books: Books, seams: Seams
    ) -> None:
        super().__init__(
            {
                discord.Client: client,
                Settings: settings,
                Books: books,
                Clock: seams.clock,
                Monotonic: seams.monotonic,
                DrawSeed: seams.draw_seed,
                Random: seams.delays,
                StagePace: seams.stage_pace,
                PictureLimits: seams.picture_limits,
            }
        )
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
