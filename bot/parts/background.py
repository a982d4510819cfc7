"""Build what happens by itself: timers, companions, and the upkeep."""

from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.cogs.sync import PrintedCommands
from bot.delivery.aloud.night_voice_channels import NightVoiceChannels
from bot.delivery.discord.emoji import ApplicationEmoji
from bot.features.companions import Companions
from bot.features.timers import OnDue, Timers
from bot.features.upkeep import Upkeep
from bot.jobs import Jobs
from bot.model.kinds import TimerKind
from bot.parts.delivery import Delivery
from bot.parts.evenings import Evenings
from bot.parts.messages import Messages
from bot.parts.service import Service
from bot.parts.shared import Shared
from bot.service.tables.tables import Tables
from bot.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Background:
    """What happens by itself."""

    timers: Timers
    companions: Companions
    upkeep: Upkeep
    printed_commands: PrintedCommands


def timer_handlers(shared: Shared, evenings: Evenings) -> Mapping[TimerKind, OnDue]:
    """Return the handlers of timers, by their kind."""
    return {
        TimerKind.REMIND: shared.reminders.on_remind,
        TimerKind.OVERDUE: shared.reminders.on_overdue,
        TimerKind.ORDER: shared.orders.carry_out,
        TimerKind.VOTE: shared.votes.expire,
        TimerKind.EXPIRE: shared.invitations.on_expire,
        TimerKind.READ: shared.reading_out.on_silence,
        TimerKind.NIGHT: evenings.nights.on_time,
        TimerKind.PLAN: evenings.plans.on_time,
    }


def build_background(
    service: Service,
    messages: Messages,
    delivery: Delivery,
    handlers: Mapping[TimerKind, OnDue],
    companions: Companions,
) -> Background:
    """Build it; nothing runs before the jobs start."""
    tables, suspensions = service.tables, messages.suspensions
    outbox, panels, events = delivery.outbox, delivery.panels, delivery.events
    return Background(
        timers=Timers(tables, suspensions, handlers),
        companions=companions,
        upkeep=Upkeep(tables, outbox, panels, events, suspensions),
        printed_commands=PrintedCommands(messages.server_api, service.sent_once),
    )


def build_jobs(
    client: discord.Client,
    settings: Settings,
    tables: Tables,
    emoji: ApplicationEmoji,
    night_channels: NightVoiceChannels,
    background: Background,
) -> Jobs:
    """Build what runs it all, again and again."""
    ticks = (
        background.timers.tick,
        background.companions.tick,
        night_channels.tick,
        background.printed_commands.tick,
    )
    return Jobs(client, settings, tables, emoji.upload, background.upkeep, ticks)
