"""Give constructors what they take beside parts: settings, seams, and what others do."""

from collections.abc import Mapping

from bot.backups import Backups
from bot.cogs.groups import Commands
from bot.companion_worker.thinker import ThinkingProcess
from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.emoji import ApplicationEmoji
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.outbox.chronicle_messages import ChronicleMessages
from bot.delivery.outbox.encounter_messages import EncounterMessages
from bot.delivery.outbox.errors import Errors
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.notices import Notices
from bot.delivery.outbox.outbox import Outbox, Sender
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.publisher import AfterAction
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.voice_note_delivery import Begun, VoiceNoteDelivery
from bot.features.coach import Coach
from bot.features.companions import Companions
from bot.features.preferences import Preferences
from bot.features.private_screens import PrivateScreens
from bot.features.reading import Readings
from bot.features.seats import Seats
from bot.features.timers import Timers
from bot.jobs import Jobs
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.narration.cache import MOST_BYTES, NarrationCache
from bot.narration.voices import NarrationProcess, folder_of, voices_of
from bot.operation import Operation
from bot.parts.background import ticks, timer_handlers
from bot.parts.builder import Builder, Values
from bot.parts.commands import commands
from bot.parts.presses import routes
from bot.parts.seams import Seams
from bot.pictures.process import RendererProcess
from bot.router import Router
from bot.service.nights.nights import Nights
from bot.settings import OWN_BOOK, Settings
from bot.store.database import Database


def values_of(parts: Builder, seams: Seams) -> Values:
    """Return what each constructor takes that no class tells; asked when its part is built."""
    settings = parts[Settings]
    return {
        **_of_settings(parts, settings),
        **_of_others(parts, settings),
        Companions: lambda: {"patient": seams.patient_companions},
    }


def _of_settings(parts: Builder, settings: Settings) -> Values:
    url = settings.pages_url
    return {
        Database: lambda: {"path": settings.database},
        DirectChannels: lambda: {"most": settings.new_dms_per_hour},
        ApplicationEmoji: lambda: {"enabled": settings.pictures},
        PictureQueue: lambda: {"renderer": parts[RendererProcess], "enabled": settings.pictures},
        NarrationCache: lambda: {"folder": folder_of(settings), "most_bytes": MOST_BYTES},
        NarrationQueue: lambda: {
            "voices": voices_of(settings),
            "books": (OWN_BOOK, *settings.encounter_packs),
            "worker": parts[NarrationProcess],
        },
        Screens: lambda: {"screen_url": url},
        ChronicleMessages: lambda: {"url": url},
    }


def _of_others(parts: Builder, settings: Settings) -> Values:
    return {
        Languages: lambda: {
            "voice_languages": parts[NarrationQueue].languages,
            "cast": parts[NarrationQueue].cast,
        },
        Errors: lambda: {"return_to_seat": parts[Seats].return_to_seat},
        Operation: lambda: {
            "workers": {
                "pictures": parts[RendererProcess],
                "voice": parts[NarrationProcess],
                "companions": parts[ThinkingProcess],
            }
        },
        Outbox: lambda: {"senders": _senders(parts)},
        VoiceNoteDelivery: lambda: {"begun": _give_time_to_hear(parts)},
        AfterAction: lambda: {
            "private_answer": parts[PrivateScreens].answer,
            "private_screen": parts[PrivateScreens].after,
            "hooks": (
                parts[Coach].advance,
                parts[Readings].show_unless_sent,
                parts[Preferences].ask_to_pass,
            ),
        },
        Jobs: lambda: {
            "ticks": ticks(parts),
            "copy_database": parts[Backups].copy,
            "upload_emoji": parts[ApplicationEmoji].upload if settings.pictures else None,
        },
        Timers: lambda: {"handlers": timer_handlers(parts)},
        Router: lambda: {"routes": routes(parts)},
        Commands: lambda: commands(parts),
    }


def _senders(parts: Builder) -> Mapping[OutboxKind, Sender]:
    """Return who sends each kind of message; panels and their entries the outbox sends itself."""
    notices = parts[Notices]
    return {
        OutboxKind.ENCOUNTER: parts[EncounterMessages].deliver,
        OutboxKind.VOICE: parts[VoiceNoteDelivery].begin,
        OutboxKind.PING: notices.send_ping,
        OutboxKind.DIRECT_MESSAGE: notices.send_direct_message,
        OutboxKind.NOTICE: parts[ChronicleMessages].send_notice,
        OutboxKind.VOTE: notices.send_vote,
        OutboxKind.REMOVAL: notices.remove,
    }


def _give_time_to_hear(parts: Builder) -> Begun:
    async def give_time(voice: OutboxRow, seconds: float) -> None:
        """Let a night wait for a voice message, and show on its stage until when."""
        played = await parts[Nights].wait_for_voice(voice, seconds)
        if played is not None:
            await parts[Panels].refresh(played.loaded)

    return give_time
