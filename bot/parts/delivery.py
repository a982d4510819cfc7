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
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.sent import SentMessages
from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.model.kinds import OutboxKind
from bot.parts.messages import Messages
from bot.parts.service import Service


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """What delivers messages, each at least once."""

    night_channels: NightVoiceChannels
    voice_notes: VoiceNoteSender
    voice_deliveries: VoiceNoteDelivery
    letters: Letters
    budget: DmBudget
    outbox: Outbox
    panels: Panels
    entries: Entries
    events: Events


def build_delivery(client: discord.Client, service: Service, messages: Messages) -> Delivery:
    """Build it; what waits in the outbox is delivered once the bot has started."""
    tables, api, screens, reader = service.tables, messages.api, messages.screens, messages.reader
    replies, suspensions = messages.replies, messages.suspensions
    night_channels = NightVoiceChannels(tables, VoiceChannels(client))
    voice_notes = VoiceNoteSender(messages.voice_api, messages.narration, night_channels)
    budget, sent = DmBudget(), SentMessages(api, tables)
    letters = Letters(api, tables, screens, budget, sent)
    notices = Notices(api, tables, reader, budget, messages.undelivered, sent)
    voice_deliveries = VoiceNoteDelivery(api, tables, reader, voice_notes, budget)
    senders = {
        OutboxKind.READING: letters.deliver,
        OutboxKind.VOICE: voice_deliveries.begin,
        OutboxKind.PING: notices.send_ping,
        OutboxKind.LETTER: notices.send_letter,
        OutboxKind.NOTICE: notices.send_notice,
        OutboxKind.VOTE: notices.send_vote,
        OutboxKind.REMOVAL: notices.remove,
    }
    outbox = Outbox(api, tables, screens, suspensions, notices, senders)
    panels = Panels(api, tables, outbox, suspensions, screens, replies)
    return Delivery(
        night_channels=night_channels,
        voice_notes=voice_notes,
        voice_deliveries=voice_deliveries,
        letters=letters,
        budget=budget,
        outbox=outbox,
        panels=panels,
        entries=Entries(api, tables, outbox, panels, screens, replies),
        events=Events(messages.server_api, tables, messages.reader, messages.pictures),
    )
