"""Build every part of the bot once, and connect them."""

from collections.abc import Mapping
from functools import partial

from discord.ext import commands

from bot.client import Client
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
from bot.cogs.readings_kept import RecordingCommands
from bot.cogs.seats import SeatCommands
from bot.cogs.sync import PrintedCommands
from bot.delivery.emoji import upload
from bot.delivery.entries import Entries
from bot.delivery.errors import Errors
from bot.delivery.members import GuildMembers
from bot.delivery.plan_messages import PlanMessages
from bot.delivery.stages import Stages
from bot.delivery.threads import Threads
from bot.delivery.voice_notes import VoiceNotes
from bot.features.admission import Admission
from bot.features.boards import Boards
from bot.features.companion_seats import CompanionSeats
from bot.features.companions import Companions
from bot.features.departures import Departures
from bot.features.greeting import Greeting
from bot.features.hall import Hall
from bot.features.hours import Hours
from bot.features.invitations import Invitations
from bot.features.keepsakes import Keepsakes
from bot.features.lobby import Lobby
from bot.features.moderation import Moderation
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
from bot.features.seats import Seats
from bot.features.spectators import Spectators
from bot.features.stories import Stories
from bot.features.timers import TimerHandlers, Timers
from bot.features.upkeep import Upkeep
from bot.features.votes import Votes
from bot.jobs import Jobs
from bot.model.clock import Clock
from bot.model.presses import Press
from bot.router import Handler, Router
from bot.service.books import Books
from bot.service.given_orders import GivenOrders
from bot.service.kept_stories import StoryKeeps
from bot.service.lobbies import DrawSeed
from bot.service.nights import Nights
from bot.service.plans import Plans
from bot.service.reading_turns import ReadingTurns
from bot.service.seating import Seating
from bot.service.voting import Voting
from bot.service.watching import Watching
from bot.settings import Settings


class Parts(Client):
    """The client and the parts it is made of; `bot.app` starts and stops them."""

    def __init__(self, settings: Settings, books: Books, clock: Clock, draw_seed: DrawSeed) -> None:
        super().__init__(settings, books, clock, draw_seed)
        # In this order: each takes parts that those before it have built.
        self._build_turns()
        self._build_seats()
        self._build_nights()
        self._build_timers()
        # Set afterwards, as these parts take the publisher themselves.
        after_played = (self.coach.advance, self.readings.show_unless_sent, self.passing.ask_once)
        self.publisher.after_played = after_played
        hooks = {"seat-given-up": self.seats.reseat_returned}
        self.errors = Errors(self.tables, self.reader, self.replies, self.suspensions, hooks)
        handlers, admission = self._press_handlers(), Admission(self.tables)
        self.router = Router(
            handlers, self.errors, self.publisher, self.api, self.undelivered, admission
        )
        self.printed_commands = PrintedCommands(self.server_api, self.sent_once)
        ticks = (
            self.timers.tick,
            self.companions.tick,
            self.narrations.stage.tick,
            self.printed_commands.tick,
        )
        upload_emoji = partial(upload, self.server_api, self.database, self.reader)
        self.jobs = Jobs(self, settings, self.tables, upload_emoji, self.upkeep, ticks)

    def _build_turns(self) -> None:
        """Build the features of play: lobby, actions, orders, boards and help."""
        tables, reader, replies = self.tables, self.reader, self.replies
        self.lobby = Lobby(tables, self.lobbies, reader, replies, self.publisher, self.panels)
        self.companion_seats = CompanionSeats(tables, self.lobbies, reader, replies, self.panels)
        threads = Threads(self.api, self.server_api)
        self.new_thread = NewThread(self.lobbies, reader, replies, self.publisher, threads)
        self.rematch = Rematch(tables, self.lobbies, self.lobby, self.publisher)
        self.play = Play(tables, reader, replies, self.publisher)
        self.orders = Orders(GivenOrders(tables), reader, replies, self.publisher)
        entries = Entries(self.api, self.outbox, self.panels, self.screens, replies)
        keeps = StoryKeeps(tables)
        self.stories = Stories(tables, self.screens, replies, self.panels, entries, keeps)
        self.keepsakes = Keepsakes(tables, self.screens, replies, self.pictures)
        self.readings = Readings(
            ReadingTurns(tables), reader, replies, self.publisher, self.stories
        )
        self.read_aloud = ReadAloud(
            self.screens, replies, self.stories, self.narrations, self.outbox.budget
        )
        self.records = Records(tables, reader, replies, self.panels, self.asked_seats)
        self.boards = Boards(tables, reader, replies, self.overviews)
        self.spectators = Spectators(tables, reader, replies, Watching(tables))
        self.greeting = Greeting(self.api, self.sent_once)
        self.rules_help = RulesHelp(tables, reader, replies)

    def _build_nights(self) -> None:
        """Build the features of story nights."""
        lobbies, screens, replies = self.lobbies, self.screens, self.replies
        nights, reader, publisher = Nights(self.tables, lobbies), self.reader, self.publisher
        self.stages = Stages(self.api, self.outbox, self.panels, screens, replies, publisher)
        self.nights = StoryNights(nights, lobbies, screens, replies, self.panels, self.stages)
        self.night_hosts = NightHosts(nights, lobbies, reader, publisher, self.stages, self.nights)
        shown = PlanMessages(self.tables, self.outbox, self.panels, self.events)
        self.departures = Departures(self.people, self.lobby, self.seats, nights, self.stages)
        self.own_readings = OwnReadings(screens, replies, VoiceNotes(self.voice_api))
        self.plans = PlannedNights(Plans(self.tables, lobbies), screens, replies, publisher, shown)

    def _build_seats(self) -> None:
        """Build the features of seats, votes and moderation."""
        tables, reader, replies, publisher = self.tables, self.reader, self.replies, self.publisher
        self.votes = Votes(Voting(tables), reader, replies, publisher, self.api)
        seating, statuses = Seating(tables), self.statuses
        self.seats = Seats(
            seating, reader, replies, publisher, self.votes, GuildMembers(self, self.server_api)
        )
        self.moderation = Moderation(tables, seating, statuses, publisher, self.votes, self.seats)

    def _build_timers(self) -> None:
        """Build timers, reminders and hours."""
        tables, reader, replies = self.tables, self.reader, self.replies
        self.hours = Hours(tables, reader, replies, self.people, self.asked_seats)
        self.preferences = Preferences(reader, replies, self.hours)
        lobby, departures = self.lobby, self.departures
        self.privacy = Privacy(self.people, reader, replies, lobby, departures, self.undelivered)
        self.passing = Passing(reader, replies, self.hours)
        self.reminders = Reminders(
            self.asked_seats, reader, replies, self.publisher, self.seats, self.hours
        )
        self.invitations = Invitations(self.statuses, self.publisher)
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

    def _press_handlers(self) -> Mapping[Press, Handler]:
        """Return the handlers of presses, by the action in the `custom_id`."""
        return {
            Press.DO: self.play.press,
            Press.FILL: self.play.fill_in,
            Press.MINE: self.play.open_own,
            Press.PROPOSED: self.play.rest_as_proposed,
            Press.MORE: self.more.press,
            Press.UNDO: self.play.undo,
            Press.LOBBY: self.lobby.press,
            Press.READ: self.readings.press,
            Press.READING: self.lobby.choose_reading,
            Press.COMPANION: self.companion_seats.press,
            Press.THREAD: self.new_thread.press,
            Press.AGAIN: self.rematch.press,
            Press.ALOUD: self.readings.read_aloud,
            Press.SHOW: self.boards.press,
            Press.LOOK: self.boards.turn_to,
            Press.ORDER: self.orders.press,
            Press.GUIDE: self.coach.press,
            Press.CATCH_UP: self.catch_up.press,
            Press.KEEP: self.stories.keep_paragraph,
            Press.STORY: self.stories.keep,
            Press.HEAR: self.stories.hear,
            Press.LISTEN: self.read_aloud.press,
            Press.BEST: self.stories.press_best,
            Press.BECAME: self.stories.became,
            Press.CHRONICLE: self.keepsakes.press,
            Press.WATCH: self.spectators.press,
            Press.SEAT: self.moderation.press,
            Press.VOTE: self.votes.press,
            Press.CALL: self.votes.press_call,
            Press.LATER: self.reminders.press,
            Press.AWAY: self.hours.press,
            Press.FORGET: self.privacy.press,
            Press.PASSING: self.passing.press,
            Press.NIGHT: self.nights.press,
            Press.PLAN: self.plans.press,
            Press.RECORD: self.own_readings.press,
        }

    def command_cogs(self) -> tuple[commands.Cog, ...]:
        """Return the cogs of slash commands, each with the features that it calls."""
        game = Game(
            self.lobby, self.play, self.records, self.moderation, self.spectators, self.keepsakes
        )
        me = Me(self.preferences, self.orders, self.catch_up, self.privacy)
        look = Look(self.boards, self.readings, Hall(self.overviews, self.reader, self.replies))
        tables, companions = self.tables, self.companion_seats
        night = NightCommands(self.nights, self.night_hosts)
        seats = SeatCommands(tables, self.seats, self.votes, self.moderation, companions)
        extend(game, seats, seats.vote_commands())
        extend(me, HourCommands(self.hours, self.reminders, self.reader, self.clock))
        extend(night, PlanCommands(self.plans, self.reader, self.clock))
        recordings = RecordingCommands(self.own_readings)
        extend(night, recordings)
        for entry in (look.menu_entry(), recordings.menu_entry()):
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
