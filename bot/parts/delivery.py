"""Build what delivers messages: the outbox, the panels, and what reads aloud."""

from dataclasses import dataclass

import discord

from bot.delivery.aloud.night_voice_channels import NightVoiceChannels
from bot.delivery.aloud.voice_channels import VoiceChannels
from bot.delivery.aloud.voice_note_sender import VoiceNoteSender
from bot.delivery.discord.dm_budget import DmBudget
from bot.delivery.outbox.entries import Entries
from bot.delivery.outbox.events import Events
from bot.delivery.outbox.letters import Letters
from bot.delivery.outbox.notices import Notices
from bot.delivery.outbox.outbox import Outbox, Senders
from bot.delivery.outbox.outbox_rows import OutboxRows
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.sent import SentMessages
from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.parts.messages import Messages
from bot.parts.service import Service


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """What delivers messages, each at least once."""

    night_channels: NightVoiceChannels
    voice_notes: VoiceNoteSender
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
    night_channels = NightVoiceChannels(tables, VoiceChannels(client))
    voice_notes = VoiceNoteSender(messages.voice_api, messages.narration, night_channels)
    budget, rows = DmBudget(), OutboxRows(tables)
    senders = _build_senders(service, messages, voice_notes, budget, rows)
    outbox = Outbox(api, tables, screens, suspensions, rows, senders)
    panels = Panels(api, tables, outbox, suspensions, screens, replies)
    return Delivery(
        night_channels=night_channels,
        voice_notes=voice_notes,
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
    voice_notes: VoiceNoteSender,
    budget: DmBudget,
    rows: OutboxRows,
) -> Senders:
    tables, api, reader = service.tables, messages.api, messages.reader
    sent = SentMessages(api, tables)
    return Senders(
        Letters(api, tables, messages.screens, budget, sent),
        Notices(api, tables, reader, budget, messages.undelivered, sent),
        VoiceNoteDelivery(api, tables, reader, voice_notes, budget, rows),
    )
