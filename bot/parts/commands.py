"""Build the slash commands: the cogs, each with the features that it calls."""

from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands

from bot.cogs.about import About
from bot.cogs.actions import Actions
from bot.cogs.game import Game
from bot.cogs.hours import HourCommands
from bot.cogs.look import Look
from bot.cogs.me import Me
from bot.cogs.night import NightCommands, RecordingCommands
from bot.cogs.orders import OrderCommands
from bot.cogs.plans import PlanCommands
from bot.cogs.printed import PrintedBook
from bot.cogs.reading import ReadingCommands
from bot.cogs.seats import SeatCommands
from bot.cogs.server_events import ServerEvents
from bot.features.privacy import Privacy
from bot.model.clock import Clock
from bot.parts.delivery import Messages
from bot.parts.features import NightFeatures, PersonalFeatures, TableFeatures
from bot.service.tables.games import Games


@dataclass(frozen=True, slots=True)
class Commands:
    """What is added to the client and to its command tree."""

    cogs: tuple[commands.Cog, ...]
    menu_entries: tuple[app_commands.ContextMenu, ...]


def build_commands(
    games: Games,
    messages: Messages,
    personal: PersonalFeatures,
    table: TableFeatures,
    night: NightFeatures,
    privacy: Privacy,
    clock: Clock,
) -> Commands:
    """Build the cogs of slash commands, and that of Discord's events."""
    languages = messages.languages
    keepsakes = personal.keepsakes
    moderation = table.moderation
    spectators = personal.spectators
    game = Game(table.lobby, table.play, personal.records, moderation, spectators, keepsakes)
    seats = SeatCommands(games, table.seats, table.votes, moderation, table.companion_seats)
    _extend(game, seats, seats.vote_commands())
    me = Me(personal.preferences, table.orders, personal.catch_up, privacy)
    _extend(me, HourCommands(personal.hours, languages, clock))
    nights = NightCommands(night.nights, night.hosts)
    recordings = RecordingCommands(personal.own_readings)
    _extend(nights, PlanCommands(night.plans, languages, clock))
    _extend(nights, recordings)
    look = Look(personal.boards, personal.readings)
    pauses = messages.pauses
    refused_messages = messages.refused_messages
    events = ServerEvents(personal.greeting, night.plans, pauses, table.seats, refused_messages)
    cogs = (
        game,
        nights,
        Actions(table.play),
        ReadingCommands(personal.readings, personal.rules_help, personal.catch_up),
        look,
        me,
        OrderCommands(table.orders),
        PrintedBook(table.play),
        About(languages, messages.replies),
        events,
    )
    return Commands(cogs, (look.menu_entry(), recordings.menu_entry()))


def _extend(group: commands.GroupCog, cog: commands.Cog, *groups: app_commands.Group) -> None:
    """Add another cog's commands to a group, and further groups."""
    assert group.app_command is not None
    for command in (*cog.get_app_commands(), *groups):
        group.app_command.add_command(command)
