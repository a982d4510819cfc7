"""Build the way in of commands: the cogs, each with the features that it calls."""

from dataclasses import dataclass

from discord import app_commands
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
from bot.cogs.recordings import RecordingCommands
from bot.cogs.seats import SeatCommands
from bot.cogs.server_events import ServerEvents
from bot.model.clock import Clock
from bot.parts.background import Background
from bot.parts.evenings import Evenings
from bot.parts.messages import Messages
from bot.parts.private import Private
from bot.parts.service import Service
from bot.parts.shared import Shared


@dataclass(frozen=True, slots=True, kw_only=True)
class Commands:
    """What is added to the client and to its command tree."""

    cogs: tuple[commands.Cog, ...]
    menu_entries: tuple[app_commands.ContextMenu, ...]


def build_commands(
    service: Service,
    messages: Messages,
    private: Private,
    shared: Shared,
    evenings: Evenings,
    background: Background,
    clock: Clock,
) -> Commands:
    """Build the cogs of slash commands, and that of Discord's events."""
    tables, reader = service.tables, messages.reader
    game = Game(
        shared.lobby,
        shared.play,
        private.records,
        shared.moderation,
        private.spectators,
        private.keepsakes,
    )
    me = Me(private.preferences, shared.orders, private.catch_up, evenings.privacy)
    look = Look(private.boards, private.readings, private.hall)
    night = NightCommands(evenings.nights, evenings.hosts)
    recordings = RecordingCommands(private.own_readings)
    seats = SeatCommands(
        tables, shared.seats, shared.votes, shared.moderation, shared.companion_seats
    )
    extend(game, seats, seats.vote_commands())
    extend(me, HourCommands(private.hours, private.postponing, reader, clock))
    extend(night, PlanCommands(evenings.plans, reader, clock))
    extend(night, recordings)
    reading = ReadingCommands(private.readings, private.rules_help, private.catch_up)
    events = ServerEvents(
        private.greeting, evenings.plans, background.upkeep, shared.seats, messages.undelivered
    )
    orders, printed = OrderCommands(shared.orders), PrintedBook(shared.play)
    about = About(reader, messages.replies)
    return Commands(
        cogs=(game, night, Actions(shared.play), reading, look, me, orders, printed, about, events),
        menu_entries=(look.menu_entry(), recordings.menu_entry()),
    )
