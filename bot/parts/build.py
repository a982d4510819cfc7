"""Build the whole bot around a client, each group of parts from those below it."""

from contextlib import suppress

import discord

from bot.companion_worker.thinker import Thinker
from bot.delivery.discord.gate import Gate
from bot.delivery.outbox.errors import Errors
from bot.features.companions import Companions
from bot.features.privacy import Privacy
from bot.jobs import Jobs
from bot.parts.background import Background
from bot.parts.commands import build_commands
from bot.parts.delivery import Delivery, Messages, Workers
from bot.parts.features import (
    NightFeatures,
    PersonalFeatures,
    TableFeatures,
    build_privacy,
    build_publisher,
)
from bot.parts.presses import routes
from bot.parts.seams import Seams
from bot.parts.service import Service
from bot.router import Router
from bot.service.history.books import Books
from bot.settings import Settings
from bot.store.backups import back_up


class Parts:
    """All parts of a bot, in groups; no part is handed a group, or calls a client not logged in."""

    def __init__(
        self, client: discord.Client, settings: Settings, books: Books, seams: Seams
    ) -> None:
        self.workers = workers = Workers()
        self.service = service = Service(settings, books, seams)
        self.messages = messages = Messages(client, settings, seams, workers, service)
        self.delivery = delivery = Delivery(client, service, messages)
        thinker = Thinker(workers.thinker)
        self.personal = personal = PersonalFeatures(service, messages, delivery, thinker)
        self.publisher = publisher = build_publisher(service, messages, delivery, personal)
        self.table = table = TableFeatures(client, service, messages, delivery, publisher)
        self.night = night = NightFeatures(service, messages, delivery, publisher, seams.stage_pace)
        privacy = build_privacy(service, messages, personal, table, night)
        games = service.games
        companions = Companions(
            games, publisher, messages.pauses, thinker, patient=seams.patient_companions
        )
        self.background = Background(service, messages, delivery, table, night, companions)
        self.gate = Gate(messages.api, seams.monotonic)
        reseat = table.seats.reseat_returned
        self.errors = Errors(games, messages.languages, messages.replies, messages.pauses, reseat)
        presses = routes(personal, table, night, privacy)
        self.router = Router(
            presses, games, self.gate, self.errors, publisher, messages.refused_messages
        )
        self.commands = build_commands(
            games, messages, personal, table, night, privacy, seams.clock
        )
        self.jobs = self._jobs(client, settings, privacy)

    def _jobs(self, client: discord.Client, settings: Settings, privacy: Privacy) -> Jobs:
        ticks = (
            privacy.tick,
            self.background.timers.tick,
            self.background.companions.tick,
            self.delivery.night_channels.tick,
            self.background.printed_commands.tick,
        )

        async def copy_database(most: int) -> None:
            # First: else the copy would have those in it whom a restored one has brought back.
            with suppress(Exception):  # the tick itself logs it, and tries again
                await privacy.tick()
            await back_up(self.service.database, most, self.service.games.now())

        emoji, upkeep = self.messages.emoji, self.background.upkeep
        return Jobs(client, settings, copy_database, emoji.upload, upkeep, ticks)
