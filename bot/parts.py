"""Build every part of the bot once, and connect them."""

from collections.abc import Mapping

import discord
from discord import Intents, MemberCacheFlags
from discord.ext import commands

from bot.cogs.about import About
from bot.cogs.actions import Actions
from bot.cogs.game import Game
from bot.cogs.groups import extend
from bot.cogs.hours import HourCommands
from bot.cogs.look import Look
from bot.cogs.me import Me
from bot.cogs.night import NightCommands
from bot.cogs.orders import OrderCommands
from bot.cogs.plans import PlanCommands
from bot.cogs.printed import PrintedBook
from bot.cogs.reading import ReadingCommands
from bot.cogs.readings_kept import KeptReadings
from bot.cogs.seats import SeatCommands
from bot.cogs.tree import CommandTree
from bot.delivery.discord_api import DiscordApi
from bot.delivery.errors import Errors
from bot.delivery.events import Events
from bot.delivery.members import GuildMembers
from bot.delivery.narration_queue import NarrationQueue
from bot.delivery.narrations import Narrations
from bot.delivery.outbox import Outbox
from bot.delivery.panels import Panels
from bot.delivery.picture_queue import PictureQueue
from bot.delivery.publisher import Publisher
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.delivery.screens import Screens
from bot.delivery.stages import Stages
from bot.delivery.suspensions import Suspensions
from bot.delivery.threads import Threads
from bot.delivery.undelivered import Undelivered
from bot.delivery.voice_notes import VoiceNotes
from bot.features.admission import Admission
from bot.features.boards import Boards
from bot.features.catch_up import CatchUp
from bot.features.coach import Coach
from bot.features.companion_seats import CompanionSeats
from bot.features.companions import Companions
from bot.features.greeting import Greeting
from bot.features.hall import Hall
from bot.features.hours import Hours
from bot.features.invitations import Invitations
from bot.features.keepsakes import Keepsakes
from bot.features.lobby import Lobby
from bot.features.moderation import Moderation
from bot.features.more import More
from bot.features.new_thread import NewThread
from bot.features.night_hosts import NightHosts
from bot.features.nights import StoryNights
from bot.features.orders import Orders
from bot.features.passing import Passing
from bot.features.plans import PlannedNights
from bot.features.play import Play
from bot.features.preferences import Preferences
from bot.features.privacy import Privacy
from bot.features.read_aloud import ReadAloud
from bot.features.reading import Readings
from bot.features.recordings import OwnReadings
from bot.features.records import Records
from bot.features.rematch import Rematch
from bot.features.reminders import Reminders
from bot.features.rules_help import RulesHelp
from bot.features.seat_changes import SeatChanges
from bot.features.seats import Seats
from bot.features.spectators import Spectators
from bot.features.stories import Stories
from bot.features.timers import TimerHandlers, Timers
from bot.features.upkeep import Upkeep
from bot.features.votes import Votes
from bot.jobs import Jobs
from bot.model.clock import Clock
from bot.model.interaction import Interaction
from bot.model.open_game import Played
from bot.narration.cache import RecordingCache
from bot.narration.voices import folder_of, voices_of
from bot.router import Handler, Router
from bot.service.books import Books
from bot.service.lobbies import DrawSeed, Lobbies
from bot.service.nights import Nights
from bot.service.plans import Plans
from bot.service.tables import Tables
from bot.settings import OWN_BOOK, Settings
from bot.store.database import Database
from bot.thinking.thinker import Thinker
from bot.ui.message import Message


class Parts(commands.AutoShardedBot):
    """The client and the parts it is made of; `bot.app` starts and stops them."""

    def __init__(self, settings: Settings, books: Books, clock: Clock, draw_seed: DrawSeed) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=Intents(guilds=True, moderation=True),
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self.clock = clock
        self.database = Database(settings.database)
        self.tables = Tables(self.database, books, clock)
        self.lobbies = Lobbies(self.tables, draw_seed)
        self.reader = Reader(self.database, books)
        self._build_delivery()
        self._build_turns()
        self._build_seats()
        self._build_nights()
        self._build_timers()
        follow_ups = (self.coach.advance, self.readings.show_unless_sent, self.passing.ask_once)
        self.publisher.after_played = follow_ups
        hooks = {"seat-given-up": self.seats.reseat_returned}
        self.errors = Errors(self.tables, self.reader, self.replies, self.suspensions, hooks)
        handlers, admission = self._press_handlers(), Admission(self.tables)
        self.router = Router(
            handlers, self.errors, self.publisher, self.api, self.undelivered, admission
        )
        ticks = (self.timers.tick, self.companions.tick)
        self.jobs = Jobs(self, settings, self.tables, self.reader, self.upkeep, ticks)

    def _build_delivery(self) -> None:
        """Build what posts, edits and answers, and what runs after each answer."""
        tables, reader = self.tables, self.reader
        self.pictures = PictureQueue(enabled=self.settings.pictures)
        self.api = DiscordApi(self, self.pictures)
        replies = self.replies = Replies(self.api)
        self.suspensions = Suspensions(self.api, tables, reader)
        self.screens = Screens(tables, reader, self.pictures)
        self.undelivered = Undelivered(self.api, self.database, reader)
        self._build_narrations()
        self.outbox = Outbox(
            self.api, tables, self.screens, self.suspensions, self.undelivered, self.narrations
        )
        self.panels = Panels(self.api, tables, self.outbox, self.suspensions, self.screens, replies)
        self.events = Events(self.api, tables, reader, self.pictures)
        self.catch_up = CatchUp(tables, reader, replies, self.suspensions)
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
        self.narrations = Narrations(self.api, self.narration)
        self.reader.read_aloud = self.narration.languages

    async def _private_screen(self, interaction: Interaction, played: Played) -> Message | None:
        """Return what a pressed private message becomes; None for the encounter."""
        refreshed = await self.catch_up.refresh_after(interaction, played)
        return refreshed or self.more.after(interaction, played)

    def _build_turns(self) -> None:
        """Build the features of play: lobby, actions, orders, boards and help."""
        tables, reader, replies = self.tables, self.reader, self.replies
        self.lobby = Lobby(tables, self.lobbies, reader, replies, self.publisher, self.panels)
        self.companion_seats = CompanionSeats(tables, self.lobbies, reader, replies, self.panels)
        threads = Threads(self.api)
        self.new_thread = NewThread(self.lobbies, reader, replies, self.publisher, threads)
        self.rematch = Rematch(tables, self.lobbies, self.lobby, self.publisher)
        self.play = Play(tables, reader, replies, self.publisher)
        self.orders = Orders(tables, reader, replies, self.publisher)
        self.stories = Stories(tables, self.screens, replies, self.panels)
        self.keepsakes = Keepsakes(tables, self.screens, replies, self.pictures)
        self.readings = Readings(tables, reader, replies, self.publisher, self.stories)
        self.read_aloud = ReadAloud(
            self.screens, replies, self.stories, self.narrations, self.outbox.budget
        )
        self.records = Records(tables, reader, replies, self.panels)
        self.boards = Boards(tables, reader, replies)
        self.spectators = Spectators(tables, reader, replies)
        self.greeting = Greeting(self.api, self.database)
        self.rules_help = RulesHelp(tables, reader, replies)

    def _build_nights(self) -> None:
        """Build the features of story nights."""
        lobbies, screens, replies = self.lobbies, self.screens, self.replies
        nights, reader, publisher = Nights(self.tables, lobbies), self.reader, self.publisher
        self.stages = Stages(self.api, self.outbox, self.panels, screens, replies, publisher)
        self.nights = StoryNights(nights, lobbies, screens, replies, self.panels, self.stages)
        self.night_hosts = NightHosts(nights, lobbies, reader, publisher, self.stages, self.nights)
        plans, shown = Plans(self.tables, lobbies), (self.outbox, self.events)
        self.own_readings = OwnReadings(screens, replies, VoiceNotes(self.api))
        self.plans = PlannedNights(plans, screens, replies, publisher, self.panels, shown)

    def _build_seats(self) -> None:
        """Build the features of seats, votes and moderation."""
        tables, reader, replies, publisher = self.tables, self.reader, self.replies, self.publisher
        self.votes = Votes(tables, reader, replies, publisher, self.api)
        self.seats = Seats(tables, reader, replies, publisher, self.votes, GuildMembers(self))
        self.moderation = Moderation(tables, reader, replies, publisher, self.votes, self.seats)

    def _build_timers(self) -> None:
        """Build timers, reminders and hours."""
        tables, reader, replies = self.tables, self.reader, self.replies
        seat_changes = SeatChanges(tables, self.publisher)
        self.hours = Hours(tables, reader, replies, seat_changes)
        self.preferences = Preferences(reader, replies, self.hours)
        self.privacy = Privacy(tables, reader, replies, self.lobby, self.seats, self.undelivered)
        self.passing = Passing(reader, replies, self.hours)
        self.reminders = Reminders(tables, reader, replies, self.seats, seat_changes, self.hours)
        self.invitations = Invitations(tables, self.lobbies, self.publisher)
        handlers = TimerHandlers(
            remind=self.reminders.on_remind,
            overdue=self.reminders.on_overdue,
            order=self.orders.carry_out,
            vote=self.votes.expire,
            expire=self.invitations.on_expire,
            read=self.readings.on_silence,
            night=self.nights.on_time,
            plan=self.plans.on_time,
        )
        self.timers = Timers(tables, self.suspensions, handlers)
        self.companions = Companions(tables, self.publisher, self.suspensions, self.coach.thinker)
        self.upkeep = Upkeep(tables, self.outbox, self.panels, self.events, self.suspensions)

    def _press_handlers(self) -> Mapping[str, Handler]:
        """Return the handlers of presses, by the action in the `custom_id`."""
        return {
            "do": self.play.press,
            "fill": self.play.fill_in,
            "mine": self.play.open_own,
            "proposed": self.play.rest_as_proposed,
            "more": self.more.press,
            "undo": self.play.undo,
            "lobby": self.lobby.press,
            "read": self.readings.press,
            "reading": self.lobby.choose_reading,
            "companion": self.companion_seats.press,
            "thread": self.new_thread.press,
            "again": self.rematch.press,
            "aloud": self.readings.read_aloud,
            "show": self.boards.press,
            "look": self.boards.turn_to,
            "order": self.orders.press,
            "guide": self.coach.press,
            "catchup": self.catch_up.press,
            "keep": self.stories.keep_paragraph,
            "story": self.stories.keep,
            "hear": self.stories.hear,
            "listen": self.read_aloud.press,
            "best": self.stories.press_best,
            "became": self.stories.became,
            "chronicle": self.keepsakes.press,
            "watch": self.spectators.press,
            "seat": self.moderation.press,
            "vote": self.votes.press,
            "call": self.votes.press,
            "later": self.reminders.press,
            "away": self.hours.press,
            "forget": self.privacy.press,
            "passing": self.passing.press,
            "night": self.nights.press,
            "plan": self.plans.press,
            "record": self.own_readings.press,
        }

    def command_cogs(self) -> tuple[commands.Cog, ...]:
        """Return the cogs of slash commands, each with the features that it calls."""
        game = Game(
            self.lobby, self.play, self.records, self.moderation, self.spectators, self.keepsakes
        )
        me = Me(self.preferences, self.orders, self.catch_up, self.privacy)
        look = Look(self.boards, self.readings, Hall(self.tables, self.reader, self.replies))
        tables, companions = self.tables, self.companion_seats
        night = NightCommands(self.nights, self.night_hosts)
        seats = SeatCommands(tables, self.seats, self.votes, self.moderation, companions)
        extend(game, seats, seats.vote_commands())
        extend(me, HourCommands(self.hours, self.reminders, self.reader, self.clock))
        extend(night, PlanCommands(self.plans, self.reader, self.clock))
        kept = KeptReadings(self.own_readings)
        extend(night, kept)
        for entry in (look.menu_entry(), kept.menu_entry()):
            self.tree.add_command(entry, override=True)
        return (
            game,
            night,
            Actions(self.play),
            ReadingCommands(self.readings, self.rules_help, self.catch_up),
            look,
            me,
            OrderCommands(self.orders),
            PrintedBook(self.play),
            About(self.reader, self.replies),
        )
