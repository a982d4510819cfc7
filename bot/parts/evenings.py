"""Build the features of story nights, and those that take a person out of everything."""

from dataclasses import dataclass

from bot.delivery.outbox.frames import Frames
from bot.delivery.outbox.plan_messages import PlanMessages
from bot.delivery.outbox.publisher import Publisher
from bot.delivery.outbox.stages import StagePace, Stages
from bot.features.departures import Departures
from bot.features.night_hosts import NightHosts
from bot.features.nights import StoryNights
from bot.features.plans import PlannedNights
from bot.features.privacy import Privacy
from bot.parts.delivery import Delivery
from bot.parts.messages import Messages
from bot.parts.service import Service
from bot.parts.shared import Shared
from bot.service.nights.nights import Nights
from bot.service.nights.plans import Plans


@dataclass(frozen=True, slots=True, kw_only=True)
class Evenings:
    """The features of story nights, and what a person leaves."""

    stages: Stages
    nights: StoryNights
    hosts: NightHosts
    plans: PlannedNights
    privacy: Privacy


def build_evenings(
    service: Service,
    messages: Messages,
    delivery: Delivery,
    publisher: Publisher,
    shared: Shared,
    pace: StagePace,
) -> Evenings:
    """Build them: a person is erased from nights too, and so that stands here."""
    tables, lobbies, people = service.tables, service.lobbies, service.people
    reader, screens, replies = messages.reader, messages.screens, messages.replies
    outbox, panels, undelivered = delivery.outbox, delivery.panels, messages.undelivered
    transactions, lobby = Nights(tables, lobbies), shared.lobby
    frames = Frames(messages.api, outbox, replies)
    stages = Stages(panels, frames, screens, replies, publisher, pace)
    nights = StoryNights(transactions, tables, reader, replies, panels, stages)
    shown = PlanMessages(tables, outbox, panels, delivery.events)
    departures = Departures(people, lobby, shared.seats, transactions, stages)
    return Evenings(
        stages=stages,
        nights=nights,
        hosts=NightHosts(transactions, lobbies, reader, publisher, stages, nights),
        plans=PlannedNights(Plans(tables, lobbies), tables, reader, replies, publisher, shown),
        privacy=Privacy(people, reader, replies, lobby, departures, undelivered),
    )
