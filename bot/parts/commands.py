"""Build the slash commands: the cogs, each with the features that it calls."""

from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands

from bot.cogs.about import About
from bot.cogs.actions import Actions
from bot.cogs.game import Game
from bot.cogs.hours import HourCommands
from bot.cogs.link import LinkCommands
from bot.cogs.look import Look
from bot.cogs.me import Me
from bot.cogs.night import NightCommands, RecordingCommands
from bot.cogs.orders import OrderCommands
from bot.cogs.owner import OwnerCommands
from bot.cogs.plans import PlanCommands
from bot.cogs.printed import PrintedBook
from bot.cogs.reading import ReadingCommands
from bot.cogs.seats import SeatCommands
from bot.cogs.server_events import ServerEvents
from bot.features.owner import Owner
from bot.parts.delivery import Messages
from bot.parts.features import Features
from bot.parts.service import Service


@dataclass(frozen=True, slots=True)
class Commands:
    """What is added to the client and to its command tree."""

    cogs: tuple[commands.Cog, ...]
    menu_entries: tuple[app_commands.ContextMenu, ...]


def build_commands(service: Service, messages: Messages, features: Features) -> Commands:
    """Build the cogs of slash commands, and that of Discord's events."""
    games, languages, replies = service.games, messages.languages, messages.replies
    moderation = features.moderation
    game = Game(
        features.lobby,
        features.play,
        features.records,
        moderation,
        features.spectators,
        features.keepsakes,
    )
    seats = SeatCommands(
        games, features.seats, features.votes, moderation, features.companion_seats
    )
    _extend(game, seats, seats.vote_commands())
    _extend(game, LinkCommands(features.links))
    me = Me(features.preferences, features.orders, features.catch_up, features.privacy)
    _extend(me, HourCommands(features.hours, languages, games.now))
    nights = NightCommands(features.nights, features.hosts, features.desk)
    recordings = RecordingCommands(features.own_readings)
    _extend(nights, PlanCommands(features.plans, languages, games.now))
    _extend(nights, recordings)
    look = Look(features.boards, features.readings)
    owner = Owner(games, service.bans, languages, replies, messages.server_api)
    cogs = (
        game,
        nights,
        Actions(features.play),
        ReadingCommands(features.readings, features.rules_help, features.catch_up),
        look,
        me,
        OrderCommands(features.orders),
        PrintedBook(features.play),
        About(languages, replies, features.first_adventure),
        OwnerCommands(owner),
        _events(messages, features),
    )
    return Commands(cogs, (look.menu_entry(), recordings.menu_entry()))


def _events(messages: Messages, features: Features) -> ServerEvents:
    pauses, refused = messages.pauses, messages.refused_messages
    return ServerEvents(features.greeting, features.plans, pauses, features.seats, refused)


def _extend(group: commands.GroupCog, cog: commands.Cog, *groups: app_commands.Group) -> None:
    """Add another cog's commands to a group, and further groups."""
    assert group.app_command is not None
    for command in (*cog.get_app_commands(), *groups):
        group.app_command.add_command(command)
