"""Build what delivers messages: the outbox, the panels, and what reads aloud."""

from dataclasses import dataclass

import discord

from bot.delivery.dm_budget import DmBudget
from bot.delivery.entries import Entries
from bot.delivery.events import Events
from bot.delivery.letters import Letters
from bot.delivery.narrations import Narrations
from bot.delivery.notices import Notices
from bot.delivery.outbox import Outbox, Senders
from bot.delivery.outbox_rows import OutboxRows
from bot.delivery.panels import Panels
from bot.delivery.sent import SentMessages
from bot.delivery.stage_voice import StageVoice
from bot.delivery.voice_channels import VoiceChannels
from bot.delivery.voiced_letters import VoicedLetters
from bot.parts.messages import Messages
from bot.parts.service import Service


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """What delivers messages, each at least once."""

    stage_voice: StageVoice
    narrations: Narrations
    budget: DmBudget
    rows: OutboxRows
    senders: Senders
    outbox: Outbox
    panels: Panels
    entries: Entries
    events: Events


def build_delivery(client: discord.Client, service: Service, messages: Messages) -> Delivery:
    """Build it; what waits in the outbox is delivered once the bot has started."""
    tables, api, screens = service.tables, messages.api, messages.screens
    replies, suspensions = messages.replies, messages.suspensions
    stage_voice = StageVoice(tables, VoiceChannels(client))
    narrations = Narrations(messages.voice_api, messages.narration, stage_voice)
    budget, rows = DmBudget(), OutboxRows(tables)
    senders = _build_senders(service, messages, narrations, budget, rows)
    outbox = Outbox(api, tables, screens, suspensions, rows, senders)
    panels = Panels(api, tables, outbox, suspensions, screens, replies)
    return Delivery(
        stage_voice=stage_voice,
        narrations=narrations,
        budget=budget,
        rows=rows,
        senders=senders,
        outbox=outbox,
        panels=panels,
        entries=Entries(api, tables, outbox, panels, screens, replies),
        events=Events(messages.server_api, tables, messages.reader, messages.pictures),
    )


def _build_senders(
    service: Service,
    messages: Messages,
    narrations: Narrations,
    budget: DmBudget,
    rows: OutboxRows,
) -> Senders:
    tables, api, reader = service.tables, messages.api, messages.reader
    sent = SentMessages(api, tables)
    return Senders(
        Letters(api, tables, messages.screens, budget, sent),
        Notices(api, tables, reader, budget, messages.undelivered, sent),
        VoicedLetters(api, tables, reader, narrations, budget, rows),
    )
