"""Build the features: what a press, a command or a timer does."""

import discord

from bot.companion_worker.thinker import Thinker
from bot.delivery.discord.members import GuildMembers
from bot.delivery.discord.threads import Threads
from bot.delivery.outbox.frames import Frames
from bot.delivery.outbox.plan_messages import PlanMessages
from bot.delivery.outbox.publisher import AfterAction, Publisher
from bot.delivery.outbox.stages import StagePace, Stages
from bot.features.boards import Boards
from bot.features.catch_up import CatchUp
from bot.features.coach import Coach
from bot.features.companion_seats import CompanionSeats
from bot.features.greeting import Greeting
from bot.features.hours import Hours
from bot.features.keepsakes import Keepsakes
from bot.features.listening import Listening
from bot.features.lobby import Lobby
from bot.features.moderation import Moderation
from bot.features.more import More
from bot.features.new_thread import NewThread
from bot.features.night_hosts import NightHosts
from bot.features.nights import StoryNights
from bot.features.orders import Orders
from bot.features.plans import PlannedNights
from bot.features.play import Play
from bot.features.preferences import Preferences
from bot.features.privacy import Departures, Memory, Privacy
from bot.features.private_screens import PrivateScreens
from bot.features.reading import Readings
from bot.features.reading_out import ReadingOut
from bot.features.recordings import OwnReadings
from bot.features.records import Records
from bot.features.reminders import Reminders
from bot.features.rules_help import RulesHelp
from bot.features.seats import Seats
from bot.features.spectators import Spectators
from bot.features.stories import Stories
from bot.features.votes import Votes
from bot.parts.delivery import Delivery, Messages
from bot.parts.service import Service
from bot.service.nights.plans import Plans
from bot.service.votes.voting import Voting


class PersonalFeatures:
    """The features that answer one person: what follows an action is among them."""

    def __init__(
        self, service: Service, messages: Messages, delivery: Delivery, thinker: Thinker
    ) -> None:
        games = service.games
        languages = messages.languages
        replies = messages.replies
        panels = delivery.panels
        voice_notes = delivery.voice_notes
        self.catch_up = CatchUp(games, languages, replies, messages.pauses)
        self.coach = Coach(games, languages, replies, thinker)
        self.more = More(games, languages, replies)
        self.stories = Stories(games, languages, replies, panels, delivery.entries)
        self.readings = Readings(games, languages, replies, self.stories)
        self.listening = Listening(
            games, languages, replies, self.stories, voice_notes, delivery.budget
        )
        self.own_readings = OwnReadings(games, languages, replies, messages.voice_api)
        self.keepsakes = Keepsakes(games, languages, messages.screens, replies, messages.pictures)
        self.records = Records(games, languages, replies, panels)
        self.boards = Boards(games, languages, replies)
        self.rules_help = RulesHelp(games, languages, replies)
        self.spectators = Spectators(games, languages, replies)
        self.hours = Hours(games, languages, replies)
        self.preferences = Preferences(languages, replies, self.hours)
        self.greeting = Greeting(messages.api, service.sent_once)


def build_publisher(
    service: Service, messages: Messages, delivery: Delivery, personal: PersonalFeatures
) -> Publisher:
    """Build what follows each commit."""
    languages = messages.languages
    screens = PrivateScreens(personal.catch_up, personal.more, languages, messages.screens)
    hooks = (
        personal.coach.advance,
        personal.readings.show_unless_sent,
        personal.preferences.ask_to_pass,
    )
    after = AfterAction(screens.after, hooks)
    return Publisher(
        service.games, languages, messages.replies, delivery.outbox, delivery.panels, after
    )


class TableFeatures:
    """The features whose outcome a whole table sees: a lobby, its game, and the seats of both."""

    def __init__(
        self,
        client: discord.Client,
        service: Service,
        messages: Messages,
        delivery: Delivery,
        publisher: Publisher,
    ) -> None:
        games = service.games
        lobbies = service.lobbies
        languages = messages.languages
        replies = messages.replies
        panels = delivery.panels
        threads = Threads(messages.api, messages.server_api)
        members = GuildMembers(client, messages.server_api)
        self.lobby = Lobby(games, lobbies, languages, replies, publisher, panels)
        self.companion_seats = CompanionSeats(games, lobbies, languages, replies, panels)
        self.new_thread = NewThread(lobbies, languages, replies, publisher, threads)
        self.play = Play(games, languages, replies, publisher)
        self.orders = Orders(games, languages, replies, publisher)
        self.reading_out = ReadingOut(games, languages, replies, publisher)
        self.votes = Votes(Voting(games), languages, replies, publisher, messages.api)
        self.seats = Seats(games, languages, replies, publisher, self.votes)
        self.moderation = Moderation(games, service.statuses, publisher, self.votes, self.seats)
        self.reminders = Reminders(games, publisher, members, self.seats)


class NightFeatures:
    """The features of story nights."""

    def __init__(
        self,
        service: Service,
        messages: Messages,
        delivery: Delivery,
        publisher: Publisher,
        pace: StagePace,
    ) -> None:
        games = service.games
        lobbies = service.lobbies
        nights = service.nights
        languages = messages.languages
        replies = messages.replies
        panels = delivery.panels
        frames = Frames(messages.api, delivery.outbox, replies)
        plan_messages = PlanMessages(games, delivery.outbox, panels, delivery.events)
        plans = Plans(games, lobbies)
        self.stages = Stages(panels, frames, messages.screens, replies, publisher, pace)
        self.nights = StoryNights(nights, games, languages, replies, panels, self.stages)
        self.hosts = NightHosts(nights, lobbies, languages, publisher, self.stages, self.nights)
        self.plans = PlannedNights(plans, games, languages, replies, publisher, plan_messages)


def build_privacy(
    service: Service,
    messages: Messages,
    personal: PersonalFeatures,
    table: TableFeatures,
    night: NightFeatures,
) -> Privacy:
    """Build what shows a person all that is stored about them, and erases it everywhere."""
    memory = Memory(
        messages.api,
        messages.languages,
        messages.refused_messages,
        messages.pictures,
        personal.coach,
    )
    departures = Departures(service.games, table.lobby, table.seats, service.nights, night.stages)
    return Privacy(
        service.games,
        messages.languages,
        messages.replies,
        table.lobby,
        departures,
        memory,
    )
