"""Build the client, and its parts that post, edit, answer and read aloud."""

import discord
from discord import Intents, MemberCacheFlags
from discord.ext import commands

from bot.cogs.tree import CommandTree
from bot.delivery.discord_api import DiscordApi
from bot.delivery.events import Events
from bot.delivery.narration_queue import NarrationQueue
from bot.delivery.narrations import Narrations
from bot.delivery.outbox import Outbox
from bot.delivery.panels import Panels
from bot.delivery.picture_queue import PictureQueue
from bot.delivery.publisher import Publisher
from bot.delivery.rate_limits import sweep_seldom
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.delivery.requests import Requests
from bot.delivery.screens import Screens
from bot.delivery.server_api import ServerApi
from bot.delivery.stage_voice import StageVoice
from bot.delivery.suspensions import Suspensions
from bot.delivery.undelivered import Undelivered
from bot.delivery.voice_api import VoiceApi
from bot.delivery.voice_channels import VoiceChannels, is_installed
from bot.features.catch_up import CatchUp
from bot.features.coach import Coach
from bot.features.more import More
from bot.model.clock import Clock
from bot.model.interaction import Interaction
from bot.model.open_game import Played
from bot.narration.cache import RecordingCache
from bot.narration.voices import folder_of, voices_of
from bot.service.asked_seats import AskedSeats
from bot.service.books import Books
from bot.service.lobbies import DrawSeed, Lobbies
from bot.service.overviews import Overviews
from bot.service.people import People
from bot.service.sent_once import SentOnce
from bot.service.statuses import Statuses
from bot.service.tables import Tables
from bot.settings import OWN_BOOK, Settings
from bot.store.database import Database
from bot.thinking.thinker import Thinker
from bot.ui.message import Message


class Client(commands.AutoShardedBot):
    """The client on Discord, with all that speaks to it; `bot.parts` builds the rest upon it."""

    def __init__(self, settings: Settings, books: Books, clock: Clock, draw_seed: DrawSeed) -> None:
        super().__init__(
            # discord.py wants a prefix, and warns of any other one where texts cannot be read.
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            # Who is in a voice channel matters to nobody else.
            intents=Intents(guilds=True, moderation=True, voice_states=is_installed()),
            # Nothing of people and messages is kept: each press brings what it needs of both.
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        sweep_seldom(self)
        self.settings = settings
        self.clock = clock
        self.database = Database(settings.database)
        self.tables = Tables(self.database, books, clock)
        self.lobbies = Lobbies(self.tables, draw_seed)
        self.statuses = Statuses(self.tables, self.lobbies)
        self.people = People(self.tables)
        self.overviews = Overviews(self.tables)
        self.asked_seats = AskedSeats(self.tables)
        self.sent_once = SentOnce(self.database)
        self.reader = Reader(self.database, books)
        self._build_delivery()

    def _build_delivery(self) -> None:
        """Build what posts, edits and answers, and what runs after each answer."""
        tables, reader = self.tables, self.reader
        self.pictures = PictureQueue(enabled=self.settings.pictures)
        requests = Requests(self)
        self.api = DiscordApi(requests, self.pictures)
        self.server_api, self.voice_api = ServerApi(requests), VoiceApi(requests)
        replies = self.replies = Replies(self.api)
        self.suspensions = Suspensions(self.api, tables, reader)
        self.screens = Screens(tables, reader, self.pictures)
        self.undelivered = Undelivered(self.api, self.database, reader)
        self._build_narrations()
        self.outbox = Outbox(
            self.api, tables, self.screens, self.suspensions, self.undelivered, self.narrations
        )
        self.panels = Panels(self.api, tables, self.outbox, self.suspensions, self.screens, replies)
        self.events = Events(self.server_api, tables, reader, self.pictures)
        self.catch_up = CatchUp(tables, reader, replies, self.suspensions, self.overviews)
        self.coach = Coach(tables, reader, replies, Thinker())
        self.more = More(tables, reader, replies)
        self.publisher = Publisher(
            replies, self.outbox, self.panels, self.screens, self._private_screen
        )

    def _build_narrations(self) -> None:
        """Build what reads aloud, in the languages that the machine has a voice for."""
        cache = RecordingCache(folder_of(self.settings))
        books = (OWN_BOOK, *self.settings.encounter_packs)
        self.narration = NarrationQueue(voices_of(self.settings), cache, books)
        self.voice_channels = VoiceChannels(self)
        stage = StageVoice(self.tables, self.voice_channels)
        self.narrations = Narrations(self.voice_api, self.narration, stage)
        self.reader.read_aloud = self.narration.languages

    async def _private_screen(self, interaction: Interaction, played: Played) -> Message | None:
        """Return what a pressed private message becomes; None for the encounter."""
        refreshed = await self.catch_up.refresh_after(interaction, played)
        return refreshed or self.more.after(interaction, played)
