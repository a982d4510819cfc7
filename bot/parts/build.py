"""Build the whole bot around a client, each group of parts from those below it."""

from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.companion_worker.thinker import Thinker
from bot.delivery.outbox.errors import Errors
from bot.jobs import Jobs
from bot.model.errors import StoreBusy
from bot.operation import Operation
from bot.parts.background import Background
from bot.parts.commands import build_commands
from bot.parts.delivery import Delivery, Messages, Workers
from bot.parts.features import Features
from bot.parts.presses import routes
from bot.parts.seams import Seams
from bot.parts.service import Service
from bot.router import Router
from bot.service.history.books import Books
from bot.settings import Settings
from bot.store.backups import back_up

if TYPE_CHECKING:
    from bot.screen.server import Screen


class Parts:
    """All parts of a bot, in groups; no part is handed a group, or calls a client not logged in."""

    def __init__(
        self, client: discord.Client, settings: Settings, books: Books, seams: Seams
    ) -> None:
        self.workers = workers = Workers()
        thinker = Thinker(workers.thinker)
        self.service = service = Service(settings, books, seams)
        self.messages = messages = Messages(client, settings, seams, workers, service)
        self.delivery = delivery = Delivery(client, service, messages)
        self.features = features = Features(client, seams, service, messages, delivery, thinker)
        self.background = Background(service, messages, delivery, features)
        games, gate, pauses = service.games, messages.gate, messages.pauses
        return_to_seat = features.seats.return_to_seat
        self.errors = Errors(games, messages.languages, messages.replies, pauses, return_to_seat)
        self.router = Router(
            routes(features),
            games,
            gate,
            self.errors,
            features.publisher,
            messages.refused_messages,
        )
        self.commands = build_commands(service, messages, features)
        self.screen = self._build_screen(settings)
        self.jobs = self._jobs(client, settings)
        self.operation = Operation(
            client, settings, games, messages.tally, messages.invalid_requests, workers.by_name()
        )

    def _build_screen(self, settings: Settings) -> "Screen | None":
        port = settings.screen_port
        if port is None:
            return None
        # aiohttp's server and Jinja2, which most bots do without.
        from bot.screen.pages import Pages  # noqa: PLC0415
        from bot.screen.server import Screen  # noqa: PLC0415

        games, screens = self.service.games, self.messages.screens
        pages = Pages(
            *(games, self.messages.languages, screens, self.delivery.panels),
            self.messages.keepsakes,
            has_pictures=settings.pictures,
        )
        address = settings.screen_host, port
        screen = Screen(address, games, pages, self.messages.pictures, screens.shown)
        self.features.person_caches.also_drop(screen.forget)
        return screen

    def _jobs(self, client: discord.Client, settings: Settings) -> Jobs:
        background, features = self.background, self.features
        ticks = (
            features.privacy.tick,
            features.companions.tick,
            features.digests.tick,
            self.delivery.night_channels.tick,
            background.printed_commands.tick,
            background.owner_alerts.tick,
        )

        async def copy_database() -> None:
            if not settings.backups_kept:
                return
            # First: a restored copy may have brought people back, who must not be in the new one.
            with suppress(Exception):  # the tick itself logs it, and tries again
                await features.privacy.tick()
            database, now = self.service.database, self.service.games.now()
            try:
                await back_up(database, settings.backups_kept, now)
            except (StoreBusy, OSError):
                background.owner_alerts.note_backup(failed=True)
                raise
            background.owner_alerts.note_backup(failed=False)

        upload = self.messages.emoji.upload if settings.pictures else None
        return Jobs(client, background.timers, background.upkeep, ticks, copy_database, upload)
