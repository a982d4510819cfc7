"""Create the bot: build every part once, connect them, and start and stop them."""

import asyncio
import gc
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord
from discord import Intents, MemberCacheFlags
from discord.ext import commands

from bot.cogs.actions import Actions
from bot.cogs.boards import BoardCommands
from bot.cogs.catch_up import CatchUpCommands
from bot.cogs.game import Game
from bot.cogs.hours import HourCommands
from bot.cogs.orders import OrderCommands, OrderList
from bot.cogs.printed import Printed
from bot.cogs.seats import SeatCommands
from bot.cogs.sync import sync_commands
from bot.cogs.tree import CommandTree
from bot.delivery.discord_api import DiscordApi
from bot.delivery.errors import Errors
from bot.delivery.interactions import from_command, from_gateway, is_pressed
from bot.delivery.members import GuildMembers
from bot.delivery.outbox import Outbox
from bot.delivery.panels import Panels
from bot.delivery.picture_queue import PictureQueue
from bot.delivery.publisher import Publisher
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.delivery.screens import Screens
from bot.delivery.suspensions import Suspensions
from bot.delivery.undelivered import Undelivered
from bot.features.boards import Boards
from bot.features.catch_up import CatchUp
from bot.features.coach import Coach
from bot.features.hours import Hours
from bot.features.invitations import Invitations
from bot.features.lobby import Lobby
from bot.features.moderation import Moderation
from bot.features.orders import Orders
from bot.features.play import Play
from bot.features.preferences import Preferences
from bot.features.reading import Readings
from bot.features.records import Records
from bot.features.reminders import Reminders
from bot.features.rules_help import RulesHelp
from bot.features.seat_changes import SeatChanges
from bot.features.seats import Seats
from bot.features.spectators import Spectators
from bot.features.timers import OnDue, Timers
from bot.features.upkeep import Upkeep
from bot.features.votes import Votes
from bot.jobs import Jobs
from bot.model.clock import Clock, utc_now
from bot.model.errors import Declined, StoreBusy
from bot.model.kinds import TimerKind
from bot.router import Handler, Router
from bot.service.books import Books
from bot.service.lobbies import DrawSeed, Lobbies, draw_seed
from bot.service.tables import Tables
from bot.settings import OWN_BOOK, Settings
from bot.store.database import Database

log = logging.getLogger(__name__)

_NEW_OBJECTS = 10_000
"""New objects between garbage collections: a press makes thousands, and few form cycles."""
_PRESS, _COMMAND = "press", "CommandTree-invoker"
"""The names of the tasks that answer: our own, and discord.py's for a command."""


def create_bot(
    settings: Settings, *, clock: Clock = utc_now, draw_seed: DrawSeed = draw_seed
) -> "TableBot":
    """Create the bot with its books; the clock and the seed of a new game can be replaced.

    Raises encounters.faults.BookError where a book has faults.
    """
    return TableBot(settings, Books((OWN_BOOK, *settings.encounter_packs)), clock, draw_seed)


class TableBot(commands.AutoShardedBot):
    """The client and the parts it is made of."""

    def __init__(self, settings: Settings, books: Books, clock: Clock, draw_seed: DrawSeed) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=Intents(guilds=True, moderation=True),
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._presses: set[asyncio.Task[None]] = set()
        self.settings = settings
        self.clock = clock
        self.database = Database(settings.database)
        self.tables = Tables(self.database, books, clock)
        self.lobbies = Lobbies(self.tables, draw_seed)
        self.reader = Reader(self.database, books)
        self._build_delivery()
        self._build_turns()
        self._build_seats()
        self._build_timers()
        hooks = {"seat-given-up": self.seats.returned}
        self.errors = Errors(self.tables, self.reader, self.replies, self.suspensions, hooks)
        self.router = Router(
            self._press_handlers(), self.errors, self.publisher, self.api, self.undelivered
        )
        self.jobs = Jobs(self, settings, self.tables, self.reader, self.upkeep, self.timers)

    def _build_delivery(self) -> None:
        """Build what posts, edits and answers, and what runs after each answer."""
        tables, reader = self.tables, self.reader
        self.pictures = PictureQueue(on=self.settings.pictures)
        self.api = DiscordApi(self, self.pictures)
        self.replies = Replies(self.api)
        self.suspensions = Suspensions(self.api, tables, reader)
        self.screens = Screens(tables, reader)
        self.undelivered = Undelivered(self.api, self.database, reader)
        self.outbox = Outbox(
            self.api, tables, reader, self.screens, self.suspensions, self.undelivered
        )
        self.panels = Panels(
            self.api, tables, self.outbox, self.suspensions, self.screens, self.replies
        )
        self.catch_up = CatchUp(tables, reader, self.replies, self.suspensions)
        self.coach = Coach(tables, reader, self.replies)
        self.publisher = Publisher(
            self.replies,
            self.outbox,
            self.panels,
            self.screens,
            self.catch_up.renewed,
            (self.coach.follow,),
        )

    def _build_turns(self) -> None:
        """Build the features of play: lobby, actions, orders, boards and help."""
        tables, reader, replies = self.tables, self.reader, self.replies
        self.lobby = Lobby(tables, self.lobbies, reader, replies, self.publisher, self.panels)
        self.play = Play(tables, reader, replies, self.publisher)
        self.orders = Orders(tables, reader, replies, self.publisher)
        self.readings = Readings(tables, reader, replies, self.panels)
        self.records = Records(tables, reader, replies, self.panels)
        self.boards = Boards(tables, reader, replies)
        self.spectators = Spectators(tables, reader, replies)
        self.rules_help = RulesHelp(tables, reader, replies)

    def _build_seats(self) -> None:
        """Build the features of seats, votes and moderation."""
        tables, reader, replies, publisher = self.tables, self.reader, self.replies, self.publisher
        members = GuildMembers(self)
        self.votes = Votes(tables, reader, replies, publisher, self.api)
        self.seats = Seats(tables, reader, replies, publisher, self.votes, members)
        self.moderation = Moderation(tables, reader, replies, publisher, self.votes, self.seats)

    def _build_timers(self) -> None:
        """Build timers and reminders, and the hours that they respect."""
        tables, reader, replies = self.tables, self.reader, self.replies
        seat_changes = SeatChanges(tables, self.publisher)
        self.hours = Hours(tables, reader, replies, seat_changes)
        self.preferences = Preferences(reader, replies, self.hours)
        self.reminders = Reminders(tables, reader, replies, self.seats, seat_changes, self.hours)
        self.invitations = Invitations(tables, self.lobbies, self.publisher)
        self.timers = Timers(tables, self.suspensions, self._timer_handlers())
        self.upkeep = Upkeep(tables, self.outbox, self.panels, self.suspensions)

    def _press_handlers(self) -> Mapping[str, Handler]:
        """Return the handlers of presses, by the action in the `custom_id`."""
        return {
            "do": self.play.press,
            "fill": self.play.fill_in,
            "mine": self.play.open_own,
            "proposed": self.play.rest_as_proposed,
            "undo": self.play.undo,
            "lobby": self.lobby.press,
            "read": self.readings.press,
            "aloud": self.readings.read_aloud,
            "show": self.boards.press,
            "order": self.orders.press,
            "guide": self.coach.press,
            "catchup": self.catch_up.press,
            "keep": self.catch_up.keep_story,
            "watch": self.spectators.press,
            "seat": self.moderation.press,
            "vote": self.votes.press,
            "call": self.votes.press,
            "later": self.reminders.press,
            "away": self.hours.press,
        }

    def _timer_handlers(self) -> Mapping[TimerKind, OnDue]:
        """Return the handlers of timers, by their kind."""
        return {
            TimerKind.REMIND: self.reminders.on_remind,
            TimerKind.OVERDUE: self.reminders.on_overdue,
            TimerKind.ORDER: self.orders.carry_out,
            TimerKind.VOTE: self.votes.expire,
            TimerKind.EXPIRE: self.invitations.on_expire,
        }

    def _cogs(self) -> tuple[commands.Cog, ...]:
        """Return the cogs of slash commands, each with the features that it calls."""
        game = Game(
            self.lobby, self.play, self.records, self.boards, self.moderation, self.spectators
        )
        assert game.app_command is not None
        SeatCommands(self.tables, self.seats, self.votes, self.moderation).add_to(game.app_command)
        return (
            game,
            Actions(self.play),
            Printed(self.play),
            BoardCommands(self.boards, self.readings, self.rules_help, self.preferences),
            OrderCommands(self.orders),
            OrderList(self.orders),
            CatchUpCommands(self.catch_up),
            HourCommands(self.hours, self.reminders, self.reader, self.clock),
        )

    async def setup_hook(self) -> None:
        """Open the database, register and sync the commands, and begin the upkeep."""
        await self.database.open()
        await self.reader.open()
        await self.undelivered.open()
        for cog in self._cogs():
            await self.add_cog(cog)
        await sync_commands(self.tree, self.database)
        await self.upkeep.catch_up()  # before the gateway connects, and with it the presses
        self._take_presses()
        self.jobs.start()
        gc.collect()
        gc.freeze()  # what exists by now lives as long as the process: never look at it again
        gc.set_threshold(_NEW_OBJECTS)

    def _take_presses(self) -> None:
        """Read presses and forms straight from the gateway; commands stay with discord.py.

        discord.py would build the whole message of every press; it has no public hook before that.
        """
        parsers = self._connection.parsers
        parse_command = parsers["INTERACTION_CREATE"]

        def parse(payload: Any) -> None:
            if not is_pressed(payload):
                parse_command(payload)
                return
            task = self.loop.create_task(self.router.route(from_gateway(payload)), name=_PRESS)
            self._presses.add(task)  # the loop holds tasks weakly
            task.add_done_callback(self._presses.discard)

        parsers["INTERACTION_CREATE"] = parse

    async def stop(self, seconds: float) -> None:
        """Accept nothing more, wait for what runs for so many seconds, and close."""
        self.router.accepting = False
        under_way = [task for task in asyncio.all_tasks() if task.get_name() in (_PRESS, _COMMAND)]
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*under_way, return_exceptions=True)
                await self.outbox.flush()
        except (TimeoutError, StoreBusy):
            log.warning("stopped with messages in the outbox; they go out after the next start")
        await self.close()

    async def close(self) -> None:
        """Stop at once, and close the database."""
        self.jobs.stop()
        await self.pictures.close()
        await super().close()
        await self.database.close()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the game of a channel that is gone, and tell its host."""
        await self._hold_channel(channel.id)

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        """Pause the game of a thread that is gone, and tell its host."""
        await self._hold_channel(thread.id)

    async def on_member_ban(
        self, guild: discord.Guild, user: discord.User | discord.Member
    ) -> None:
        """Mark the seats of somebody who was banned."""
        with suppress(Declined, StoreBusy):
            await self.seats.gone_from(guild.id, user.id)

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        """Show a person what no direct message could bring them."""
        await self.undelivered.tell(from_command(interaction))

    async def _hold_channel(self, channel_id: int) -> None:
        with suppress(Declined, StoreBusy):
            await self.upkeep.lose_channel(channel_id)
