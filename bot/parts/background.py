"""Build what happens by itself: timers, companions, and the upkeep."""

from bot.cogs.sync import PrintedCommands
from bot.features.companions import Companions
from bot.features.timers import OnDue, Timers
from bot.features.upkeep import Upkeep
from bot.model.kinds import TimerKind
from bot.parts.delivery import Delivery, Messages
from bot.parts.features import NightFeatures, TableFeatures
from bot.parts.service import Service


class Background:
    """What happens by itself; nothing runs before the jobs start."""

    def __init__(
        self,
        service: Service,
        messages: Messages,
        delivery: Delivery,
        table: TableFeatures,
        night: NightFeatures,
        companions: Companions,
    ) -> None:
        games = service.games
        pauses = messages.pauses
        handlers: dict[TimerKind, OnDue] = {
            TimerKind.REMIND: table.reminders.on_remind,
            TimerKind.OVERDUE: table.reminders.on_overdue,
            TimerKind.ORDER: table.orders.carry_out,
            TimerKind.VOTE: table.votes.expire,
            TimerKind.EXPIRE: table.moderation.on_expire,
            TimerKind.READ: table.reading_out.on_silence,
            TimerKind.NIGHT: night.nights.on_time,
            TimerKind.PLAN: night.plans.on_time,
        }
        self.timers = Timers(games, pauses, handlers)
        self.companions = companions
        self.upkeep = Upkeep(
            games, delivery.outbox, delivery.panels, delivery.lost_panels, delivery.events, pauses
        )
        self.printed_commands = PrintedCommands(messages.server_api, service.sent_once)
