"""Build the features that answer one person, and need no publisher."""

from dataclasses import dataclass

from bot.companion_worker.thinker import Thinker
from bot.delivery.aloud.voice_note_check import VoiceNoteCheck
from bot.features.boards import Boards
from bot.features.catch_up import CatchUp
from bot.features.coach import Coach
from bot.features.greeting import Greeting
from bot.features.hall import Hall
from bot.features.hours import Hours
from bot.features.keepsakes import Keepsakes
from bot.features.listening import Listening
from bot.features.more import More
from bot.features.passing import Passing
from bot.features.postponing import Postponing
from bot.features.preferences import Preferences
from bot.features.reading import Readings
from bot.features.recordings import OwnReadings
from bot.features.records import Records
from bot.features.rules_help import RulesHelp
from bot.features.spectators import Spectators
from bot.features.stories import Stories
from bot.parts.delivery import Delivery
from bot.parts.messages import Messages
from bot.parts.service import Service
from bot.service.tables.story_keeps import StoryKeeps
from bot.service.tables.watching import Watching


@dataclass(frozen=True, slots=True, kw_only=True)
class Private:
    """The features that answer whoever asks: none needs the publisher."""

    catch_up: CatchUp
    coach: Coach
    more: More
    stories: Stories
    readings: Readings
    listening: Listening
    own_readings: OwnReadings
    keepsakes: Keepsakes
    records: Records
    boards: Boards
    hall: Hall
    rules_help: RulesHelp
    spectators: Spectators
    hours: Hours
    postponing: Postponing
    preferences: Preferences
    passing: Passing
    greeting: Greeting


def build_private(
    service: Service, messages: Messages, delivery: Delivery, thinker: Thinker
) -> Private:
    """Build them; what follows an action is among them, so they stand before the publisher."""
    tables, overviews, asked_seats = service.tables, service.overviews, service.asked_seats
    reader, screens, replies = messages.reader, messages.screens, messages.replies
    panels, voice_notes = delivery.panels, delivery.voice_notes
    stories = Stories(tables, reader, replies, panels, delivery.entries, StoryKeeps(tables))
    hours = Hours(tables, reader, replies, service.people, asked_seats)
    return Private(
        catch_up=CatchUp(tables, reader, replies, messages.suspensions, overviews),
        coach=Coach(tables, reader, replies, thinker),
        more=More(tables, reader, replies),
        stories=stories,
        readings=Readings(tables, reader, replies, stories),
        listening=Listening(tables, reader, replies, stories, voice_notes, delivery.budget),
        own_readings=OwnReadings(tables, reader, replies, VoiceNoteCheck(messages.voice_api)),
        keepsakes=Keepsakes(tables, reader, screens, replies, messages.pictures),
        records=Records(tables, reader, replies, panels, asked_seats),
        boards=Boards(tables, reader, replies, overviews),
        hall=Hall(overviews, reader, replies),
        rules_help=RulesHelp(tables, reader, replies),
        spectators=Spectators(tables, reader, replies, Watching(tables)),
        hours=hours,
        postponing=Postponing(asked_seats, tables, reader, replies, hours),
        preferences=Preferences(reader, replies, hours),
        passing=Passing(reader, replies, hours),
        greeting=Greeting(messages.api, service.sent_once),
    )
