"""List what happens by itself: what each timer does, and what looks at the clock."""

from collections.abc import Mapping

from bot.cogs.sync import PrintedCommands
from bot.delivery.aloud.night_voice_channels import NightVoiceChannels
from bot.features.companions import Companions
from bot.features.digests import Digests
from bot.features.moderation import Moderation
from bot.features.nights import StoryNights
from bot.features.orders import Orders
from bot.features.owner_alerts import OwnerAlerts
from bot.features.plans import PlannedNights
from bot.features.privacy import Privacy
from bot.features.reading_out import ReadingOut
from bot.features.reminders import Reminders
from bot.features.timers import OnDue
from bot.features.votes import Votes
from bot.jobs import Tick
from bot.model.kinds import TimerKind
from bot.parts.builder import Builder


def timer_handlers(parts: Builder) -> Mapping[TimerKind, OnDue]:
    """Return what each timer does when it is due."""
    return {
        TimerKind.REMIND: parts[Reminders].on_remind,
        TimerKind.OVERDUE: parts[Reminders].on_overdue,
        TimerKind.ORDER: parts[Orders].carry_out,
        TimerKind.VOTE: parts[Votes].expire,
        TimerKind.LOBBY_ENDS: parts[Moderation].on_expire,
        TimerKind.SILENT_READER: parts[ReadingOut].on_silence,
        TimerKind.NIGHT: parts[StoryNights].on_time,
        TimerKind.PLAN: parts[PlannedNights].on_time,
    }


def ticks(parts: Builder) -> tuple[Tick, ...]:
    """Return what looks at the clock every few seconds, beside the timers."""
    return (
        parts[Privacy].tick,
        parts[Companions].tick,
        parts[Digests].tick,
        parts[NightVoiceChannels].tick,
        parts[PrintedCommands].tick,
        parts[OwnerAlerts].tick,
    )
