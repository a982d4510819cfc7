"""Build what messages are made of, and what delivers them."""

from dataclasses import dataclass, field

import discord

from bot.companion_worker.thinker import thinking_process
from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.delivery.aloud.night_voice_channels import NightVoiceChannels
from bot.delivery.aloud.voice_channels import VoiceChannels
from bot.delivery.aloud.voice_note_sender import VoiceNoteSender
from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.emoji import ApplicationEmoji
from bot.delivery.discord.gate import Gate
from bot.delivery.discord.invalid_requests import InvalidRequests
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.replies import Replies
from bot.delivery.discord.request_budget import RequestBudget
from bot.delivery.discord.requests import Requests
from bot.delivery.discord.server_api import ServerApi
from bot.delivery.discord.tally import Tally
from bot.delivery.discord.voice_api import VoiceApi
from bot.delivery.outbox.chronicle_messages import ChronicleMessages
from bot.delivery.outbox.encounter_messages import EncounterMessages
from bot.delivery.outbox.keepsake_maker import KeepsakeMaker
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.lost_panels import LostPanels
from bot.delivery.outbox.notices import Notices
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.pauses import Pauses
from bot.delivery.outbox.refused_messages import RefusedMessages
from bot.delivery.outbox.scheduled_events import ScheduledEvents
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.sent import SentMessages
from bot.delivery.outbox.story_entries import StoryEntries
from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.narration.cache import NarrationCache
from bot.narration.voices import folder_of, narration_process, voices_of
from bot.parts.seams import Seams
from bot.parts.service import Service
from bot.pictures.process import renderer_process
from bot.settings import OWN_BOOK, Settings
from bot.worker.process import WorkerProcess


@dataclass(frozen=True, slots=True)
class Workers:
    """The processes that draw, speak and think; each is started when it is first needed."""

    renderer: WorkerProcess = field(default_factory=renderer_process)
    speaker: WorkerProcess = field(default_factory=narration_process)
    thinker: WorkerProcess = field(default_factory=thinking_process)

    def by_name(self) -> dict[str, WorkerProcess]:
        """Return each by what its metric calls it."""
        return {"pictures": self.renderer, "voice": self.speaker, "companions": self.thinker}


class Messages:
    """What messages are made of, and the requests that carry them; the client logs in later."""

    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        seams: Seams,
        workers: Workers,
        service: Service,
    ) -> None:
        self.invalid_requests = InvalidRequests(seams.monotonic)
        self.request_budget = RequestBudget()
        self.tally = Tally(seams.monotonic)
        requests = Requests(client, self.request_budget, self.invalid_requests, self.tally)
        limits = seams.picture_limits
        self.pictures = PictureQueue(workers.renderer, limits, enabled=settings.pictures)
        cache = NarrationCache(folder_of(settings))
        books = (OWN_BOOK, *settings.encounter_packs)
        self.narration = NarrationQueue(voices_of(settings), cache, books, workers.speaker)
        self.api = DiscordApi(requests, self.pictures, self.tally)
        self.server_api = ServerApi(requests)
        self.voice_api = VoiceApi(requests)
        self.direct = DirectChannels(self.server_api, service.games, settings.new_dms_per_hour)
        self.emoji = ApplicationEmoji(self.server_api, service.database, enabled=settings.pictures)
        languages = self.narration.languages
        self.languages = Languages(service.database, service.books, self.emoji, languages)
        self.screens = Screens(service.games, self.languages, self.pictures, service.screen_url)
        self.keepsakes = KeepsakeMaker(
            *(service.games, self.languages, self.screens, self.pictures),
            *(self.narration, self.voice_api),
        )
        self.replies = Replies(self.api)
        self.pauses = Pauses(self.api, service.games, self.languages, self.direct)
        self.refused_messages = RefusedMessages(self.api, service.database, self.languages)
        self.gate = Gate(self.api, self.tally, service.bans, seams.monotonic)


class Delivery:
    """What delivers messages, each at least once."""

    def __init__(self, client: discord.Client, service: Service, messages: Messages) -> None:
        games, api, direct = service.games, messages.api, messages.direct
        languages, screens, pauses = messages.languages, messages.screens, messages.pauses
        sent = SentMessages(api, games)
        self.night_channels = channels = NightVoiceChannels(games, VoiceChannels(client))
        self.voice_notes = VoiceNoteSender(messages.voice_api, messages.narration, channels)
        self._nights = service.nights
        self.voice_deliveries = VoiceNoteDelivery(
            api, games, languages, self.voice_notes, direct, self._give_time_to_hear
        )
        self.encounter_messages = EncounterMessages(api, games, screens, direct, sent)
        notices = Notices(api, games, languages, direct, messages.refused_messages, sent)
        chronicles = ChronicleMessages(
            games, languages, messages.keepsakes, notices, sent, service.screen_url
        )
        senders = {
            OutboxKind.ENCOUNTER: self.encounter_messages.deliver,
            OutboxKind.VOICE: self.voice_deliveries.begin,
            OutboxKind.PING: notices.send_ping,
            OutboxKind.DIRECT_MESSAGE: notices.send_direct_message,
            OutboxKind.NOTICE: chronicles.send_notice,
            OutboxKind.VOTE: notices.send_vote,
            OutboxKind.REMOVAL: notices.remove,
        }
        self.outbox = Outbox(api, games, screens, pauses, notices, senders)
        self.panels = Panels(api, games, self.outbox, pauses, screens, messages.replies)
        self.lost_panels = LostPanels(api, games, self.outbox, languages)
        self.entries = StoryEntries(api, games, self.outbox, self.panels, screens, messages.replies)
        self.events = ScheduledEvents(messages.server_api, games, languages, messages.pictures)

    async def _give_time_to_hear(self, voice: OutboxRow, seconds: float) -> None:
        """Let a night wait for a voice message, and show on its stage until when."""
        played = await self._nights.wait_for_voice(voice, seconds)
        if played is not None:
            await self.panels.refresh(played.loaded)
