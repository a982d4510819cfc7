"""List the slash commands: the cogs, and which of them share a group."""

from collections.abc import Mapping

from bot.cogs.about import About
from bot.cogs.actions import Actions
from bot.cogs.game import Game
from bot.cogs.groups import extend
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


def commands(parts: Builder) -> Mapping[str, object]:
    """Return the cogs of slash commands and that of Discord's events, and the menu entries."""
    game, me, nights, look = parts[Game], parts[Me], parts[NightCommands], parts[Look]
    seats, recordings = parts[SeatCommands], parts[RecordingCommands]
    extend(game, seats, seats.vote_commands())
    extend(game, parts[LinkCommands])
    extend(me, parts[HourCommands])
    extend(nights, parts[PlanCommands])
    extend(nights, recordings)
    others = (
        *(Actions, ReadingCommands, OrderCommands, PrintedBook),
        *(About, OwnerCommands, ServerEvents),
    )
    cogs = (game, nights, look, me, *[parts[other] for other in others])
    return {"cogs": cogs, "menu_entries": (look.menu_entry(), recordings.menu_entry())}
