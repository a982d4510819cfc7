"""Build what happens by itself: timers, the upkeep, and what is told the owner."""

from bot.cogs.sync import PrintedCommands
from bot.delivery.discord.scheduler import Scheduler
from bot.features.owner_alerts import OwnerAlerts
from bot.features.timers import OnDue, Timers
from bot.features.upkeep import Upkeep
from bot.model.kinds import TimerKind
from bot.parts.delivery import Delivery, Messages
from bot.parts.features import Features
from bot.parts.service import Service


class Background:
    """What happens by itself; nothing runs before the jobs start."""

    def __init__(
        self, service: Service, messages: Messages, delivery: Delivery, features: Features
    ) -> None:
        games = service.games
        handlers: dict[TimerKind, OnDue] = {
            TimerKind.REMIND: features.reminders.on_remind,
            TimerKind.OVERDUE: features.reminders.on_overdue,
            TimerKind.ORDER: features.orders.carry_out,
            TimerKind.VOTE: features.votes.expire,
            TimerKind.LOBBY_ENDS: features.moderation.on_expire,
            TimerKind.SILENT_READER: features.reading_out.on_silence,
            TimerKind.NIGHT: features.nights.on_time,
            TimerKind.PLAN: features.plans.on_time,
        }
        scheduler = Scheduler(messages.request_budget)
        self.timers = Timers(games, messages.pauses, scheduler, handlers)
        outbox, panels, lost_panels = delivery.outbox, delivery.panels, delivery.lost_panels
        self.upkeep = Upkeep(games, outbox, panels, lost_panels, delivery.events, scheduler)
        self.owner_alerts = OwnerAlerts(
            games, messages.api, messages.server_api, messages.direct, messages.languages
        )
        self.printed_commands = PrintedCommands(messages.server_api, service.sent_once)
