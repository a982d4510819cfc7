"""List the slash commands: the cogs, and which of them share a group."""

from collections.abc import Mapping
from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands as discord_commands

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
from bot.parts.builder import Builder


@dataclass(frozen=True, slots=True)
class Commands:
    """What is added to the client and to its command tree."""

    cogs: tuple[discord_commands.Cog, ...]
    menu_entries: tuple[app_commands.ContextMenu, ...]


def commands(parts: Builder) -> Mapping[str, object]:
    """Return the cogs of slash commands and that of Discord's events, and the menu entries."""
    game, me, nights, look = parts[Game], parts[Me], parts[NightCommands], parts[Look]
    seats, recordings = parts[SeatCommands], parts[RecordingCommands]
    _extend(game, seats, seats.vote_commands())
    _extend(game, parts[LinkCommands])
    _extend(me, parts[HourCommands])
    _extend(nights, parts[PlanCommands])
    _extend(nights, recordings)
    others = (
        *(Actions, ReadingCommands, OrderCommands, PrintedBook),
        *(About, OwnerCommands, ServerEvents),
    )
    cogs = (game, nights, look, me, *[parts[other] for other in others])
    return {"cogs": cogs, "menu_entries": (look.menu_entry(), recordings.menu_entry())}


def _extend(
    group: discord_commands.GroupCog, cog: discord_commands.Cog, *groups: app_commands.Group
) -> None:
    """Add another cog's commands to a group, and further groups."""
    assert group.app_command is not None
    for command in (*cog.get_app_commands(), *groups):
        group.app_command.add_command(command)
