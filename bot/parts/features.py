"""Build the features: what a press, a command or a timer does."""

import discord

from bot.companion_worker.thinker import Thinker
from bot.delivery.discord.members import GuildMembers
from bot.delivery.discord.threads import Threads
from bot.delivery.outbox.frames import Frames
from bot.delivery.outbox.plan_messages import PlanMessages
from bot.delivery.outbox.publisher import AfterAction, Publisher
from bot.delivery.outbox.stages import StagePace, Stages
from bot.features.absences import Absences
from bot.features.boards import Boards
from bot.features.catch_up import CatchUp
from bot.features.coach import Coach
from bot.features.companion_seats import CompanionSeats
from bot.features.companions import Companions
from bot.features.digests import Digests
from bot.features.expand import Expand
from bot.features.first_adventure import FirstAdventure
from bot.features.greeting import Greeting
from bot.features.hours import Hours
from bot.features.keepsakes import Keepsakes
from bot.features.links import Links
from bot.features.listening import Listening
from bot.features.lobby import Lobby
from bot.features.moderation import Moderation
from bot.features.more import More
from bot.features.new_thread import NewThread
from bot.features.next_nights import NextNights
from bot.features.night_desk import NightDesk
from bot.features.night_hosts import NightHosts
from bot.features.nights import StoryNights
from bot.features.orders import Orders
from bot.features.plans import PlannedNights
from bot.features.play import Play
from bot.features.preferences import Preferences
from bot.features.privacy import Departures, PersonCaches, Privacy
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
from bot.parts.seams import Seams
from bot.parts.service import Service
from bot.service.nights.plans import Plans
from bot.service.votes.voting import Voting


class Features:
    """What answers one person, what a whole table sees, and what nights need."""

    def __init__(
        self,
        client: discord.Client,
        seams: Seams,
        service: Service,
        messages: Messages,
        delivery: Delivery,
        thinker: Thinker,
    ) -> None:
        self._build_personal(service, messages, delivery, thinker)
        self.publisher = self._build_publisher(service, messages, delivery)
        members = GuildMembers(client, messages.server_api)
        self._build_table(service, messages, delivery, members)
        patient = seams.patient_companions
        self.companions = Companions(
            service.games, self.publisher, messages.pauses, thinker, patient=patient
        )
        self._build_nights(service, messages, delivery, seams.stage_pace)
        self.person_caches = PersonCaches(
            messages.languages, messages.refused_messages, messages.pictures, self.coach
        )
        departures = Departures(service.games, self.lobby, self.seats, service.nights, self.stages)
        self.privacy = Privacy(
            service.games,
            messages.languages,
            messages.replies,
            departures,
            self.person_caches,
            messages.gate,
        )

    def _build_personal(
        self, service: Service, messages: Messages, delivery: Delivery, thinker: Thinker
    ) -> None:
        games, languages, replies = service.games, messages.languages, messages.replies
        panels = delivery.panels
        self.catch_up = CatchUp(games, languages, replies, messages.pauses)
        self.coach = Coach(games, languages, replies, thinker)
        self.more = More(games, languages, replies)
        self.stories = Stories(games, languages, replies, panels, delivery.entries)
        self.readings = Readings(games, languages, replies, self.stories)
        self.listening = Listening(games, languages, replies, self.stories, delivery.voice_notes)
        self.own_readings = OwnReadings(games, languages, replies, messages.voice_api)
        self.keepsakes = Keepsakes(games, languages, replies, messages.keepsakes, delivery.outbox)
        self.records = Records(games, languages, replies, panels)
        self.rules_help = RulesHelp(games, languages, replies)
        self.spectators = Spectators(games, languages, replies)
        self.hours = Hours(games, languages, replies)
        self.preferences = Preferences(languages, replies, self.hours)
        self.first_adventure = FirstAdventure(service.books, languages, replies)
        self.greeting = Greeting(messages.api, service.sent_once)
        self.expand = Expand(games, languages, replies, delivery.outbox)

    def _build_publisher(
        self, service: Service, messages: Messages, delivery: Delivery
    ) -> Publisher:
        """Build what follows each commit."""
        languages, replies, screens = messages.languages, messages.replies, messages.screens
        private_screens = PrivateScreens(self.catch_up, self.more, languages, screens)
        hooks = (self.coach.advance, self.readings.show_unless_sent, self.preferences.ask_to_pass)
        after = AfterAction(private_screens.after, hooks)
        return Publisher(service.games, languages, replies, delivery.outbox, delivery.panels, after)

    def _build_table(
        self, service: Service, messages: Messages, delivery: Delivery, members: GuildMembers
    ) -> None:
        games, lobbies, panels = service.games, service.lobbies, delivery.panels
        languages, replies, publisher = messages.languages, messages.replies, self.publisher
        threads = Threads(messages.api, messages.server_api)
        self.lobby = Lobby(games, lobbies, languages, replies, publisher, panels)
        self.companion_seats = CompanionSeats(games, lobbies, languages, replies, panels)
        self.new_thread = NewThread(lobbies, languages, replies, publisher, threads)
        self.play = Play(games, languages, replies, publisher)
        self.boards = Boards(games, languages, replies, publisher, messages.screens)
        self.orders = Orders(games, languages, replies, publisher)
        self.reading_out = ReadingOut(games, languages, replies, publisher)
        self.votes = Votes(Voting(games), languages, replies, publisher, messages.api)
        self.seats = Seats(games, languages, replies, publisher, self.votes)
        self.links = Links(games, languages, replies, publisher, self.votes, messages.screens)
        self.moderation = Moderation(games, service.statuses, publisher, self.votes, self.seats)
        self.absences = Absences(games, lobbies, languages, replies, panels, self.moderation)
        self.digests = Digests(games, publisher)
        self.reminders = Reminders(games, publisher, members, self.seats, self.votes)

    def _build_nights(
        self, service: Service, messages: Messages, delivery: Delivery, pace: StagePace
    ) -> None:
        games, lobbies, nights = service.games, service.lobbies, service.nights
        languages, replies, publisher = messages.languages, messages.replies, self.publisher
        outbox, panels = delivery.outbox, delivery.panels
        frames = Frames(messages.api, outbox, replies, messages.screens.shown)
        plan_messages = PlanMessages(games, outbox, panels, delivery.events)
        plans = Plans(games, lobbies)
        self.stages = Stages(panels, frames, messages.screens, replies, publisher, pace)
        self.nights = StoryNights(nights, games, languages, replies, panels, self.stages)
        self.hosts = NightHosts(nights, lobbies, languages, publisher, self.stages, self.nights)
        self.desk = NightDesk(nights, games, languages, replies, self.stages, self.nights)
        self.plans = PlannedNights(plans, games, languages, replies, publisher, plan_messages)
        self.next_nights = NextNights(
            games, languages, replies, self.hosts, self.nights, self.plans
        )
