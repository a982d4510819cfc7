"""Create the bot: its intents, its parts, its commands, and how it starts and stops."""

import asyncio
import gc
import logging
import secrets
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256

import discord
import orjson
from discord import Intents, MemberCacheFlags, app_commands
from discord.ext import commands
from pydantic import ValidationError

from bot.cogs import seats
from bot.cogs.actions import Actions
from bot.cogs.boards import BoardCommands
from bot.cogs.catch_up import CatchUpCommands
from bot.cogs.game import Game
from bot.cogs.hours import Hours
from bot.cogs.localized import CatalogueTranslator
from bot.cogs.orders import OrderCommands, OrderList
from bot.cogs.printed import Printed
from bot.delivery.messages import Messages
from bot.delivery.outbox import Outbox
from bot.delivery.panels import Panels
from bot.delivery.picture_queue import PictureQueue
from bot.delivery.reader import Reader
from bot.delivery.replies import TOO_LATE, Replies
from bot.delivery.suspensions import Suspensions
from bot.delivery.undelivered import Undelivered
from bot.features.boards import Boards
from bot.features.catch_up import CatchUp
from bot.features.coach import Coach
from bot.features.moderation import Moderation
from bot.features.orders import Orders
from bot.features.seats import Seats
from bot.features.spectators import Spectators
from bot.features.timers import Timers
from bot.features.votes import Votes
from bot.i18n.words import Words
from bot.jobs import Jobs
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.router import Router
from bot.service.books import Books
from bot.service.lobbies import Lobbies
from bot.service.tables import Tables
from bot.settings import OWN_BOOK, Settings
from bot.store import user_settings
from bot.store.database import Database
from bot.text.refusals import refusal_text
from rules import IllegalAction

log = logging.getLogger(__name__)

_NEW_OBJECTS = 10_000
"""After how many the garbage is looked for: a press makes thousands, and nearly all go alone."""
_HANDLERS = ("discord.py: on_interaction", "CommandTree-invoker")
"""How discord.py names the tasks that answer presses and commands."""


def create_bot(settings: Settings) -> "TableBot":
    """Create the bot with its books.

    Raises encounters.faults.BookError where a book has faults.
    """
    return TableBot(settings, Books((OWN_BOOK, *settings.encounter_packs)))


class _Commands(app_commands.CommandTree["TableBot"]):
    """The commands, with the same ways in and out as the buttons have."""

    async def interaction_check(self, interaction: discord.Interaction["TableBot"]) -> bool:
        """Take each command once, in time, and only while the bot is not stopping."""
        autocomplete = interaction.type is discord.InteractionType.autocomplete
        return autocomplete or self.client.router.is_new(interaction)

    async def on_error(
        self,
        interaction: discord.Interaction["TableBot"],
        error: app_commands.AppCommandError,
    ) -> None:
        """Explain what went wrong; suggestions just stay away."""
        cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
        assert isinstance(cause, Exception)
        if interaction.type is not discord.InteractionType.autocomplete:
            await self.client.explain(interaction, cause)


class TableBot(commands.AutoShardedBot):
    """The client and the parts it is made of."""

    def __init__(self, settings: Settings, books: Books) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=_Commands,
            help_command=None,
            intents=Intents(guilds=True, moderation=True),
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self.database = Database(settings.database)
        self.tables = Tables(self.database, books, lambda: datetime.now(UTC))
        self.lobbies = Lobbies(self.tables)
        self.reader = Reader(self.database, books)
        self.holds = Suspensions(self, self.tables, self.reader)
        self.displays = Messages(self.tables, self.reader, PictureQueue(on=settings.pictures))
        self.unsaid = Undelivered(self)
        self.outbox = Outbox(self, self.tables, self.holds, self.displays, self.unsaid)
        self.panels = Panels(self, self.tables, self.outbox, self.holds, self.displays)
        self.answers = Replies(self)
        self.router = Router(self)
        self.views = Boards(self)
        self.following = CatchUp(self)
        self.watching = Spectators(self)
        self.people = Seats(self)
        self.charge = Moderation(self)
        self.votes = Votes(self)
        self.orders = Orders(self)
        self.router.add("seat", self.people.press)
        self.router.add("vote", self.votes.press)
        self.router.add("call", self.votes.press)
        self.router.add("order", self.orders.press)
        for deed in ("catchup", "keep", "watch"):
            self.router.add(deed, self.following.press)
        self.coach = Coach(self)
        self.router.add("guide", self.coach.press)
        self.timers = Timers(self)
        self.jobs = Jobs(self)

    async def setup_hook(self) -> None:
        """Open the database, register and sync the commands, and begin the upkeep."""
        await self.database.open()
        await self.reader.open()
        await self.unsaid.open()
        game = Game(self)
        for cog in (
            *(game, Actions(), Printed(), BoardCommands(self)),
            *(OrderCommands(self), OrderList(self), CatchUpCommands(self)),
            Hours(self),
        ):
            await self.add_cog(cog)
        assert game.app_command is not None
        seats.add_to(game.app_command)
        await self._sync_commands()
        await self.jobs.catch_up()
        self.add_listener(self.router.route, "on_interaction")
        self.jobs.start()
        gc.collect()
        gc.freeze()
        gc.set_threshold(_NEW_OBJECTS)

    async def stop(self, seconds: float) -> None:
        """Accept nothing more, let what runs finish within that time, and close."""
        self.router.accepting = False
        under_way = [task for task in asyncio.all_tasks() if task.get_name() in _HANDLERS]
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*under_way, return_exceptions=True)
                await self.outbox.flush()
        except (TimeoutError, StoreBusy):
            log.warning("stopped before all was said; it will be said after the next start")
        await self.close()

    async def close(self) -> None:
        """Stop at once, and close the database."""
        self.jobs.stop()
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
            await self.people.gone_from(guild.id, user.id)

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        """Tell what no letter could bring."""
        await self.unsaid.tell(interaction)

    def words_for(self, interaction: discord.Interaction) -> Words:
        """Give the words of the person who pressed or typed."""
        return self.reader.user_words(interaction.user.id, str(interaction.locale))

    async def explain(
        self, interaction: discord.Interaction, error: Exception, game_id: int | None = None
    ) -> None:
        """Turn an error into one private answer in the person's language.

        Without a `game_id` it is about the game of the channel.
        """
        if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
            log.info("interaction %s is gone: %s", interaction.id, error)
            return
        words = self.words_for(interaction)
        if isinstance(error, Declined) and error.key == "seat-given-up":
            with suppress(Declined, StoreBusy):
                if await self.people.returned(interaction, game_id):
                    return
        if isinstance(error, Corrupt):
            with suppress(Declined, StoreBusy):
                game_id = game_id or (await self.tables.find(interaction.channel_id or 0)).id
                await self.holds.distrust(game_id, error)
        await self.answers.privately(interaction, self._sentence(words, error))

    async def _hold_channel(self, channel_id: int) -> None:
        with suppress(Declined, StoreBusy):
            await self.holds.lose_channel(await self.tables.find(channel_id))

    def _sentence(self, words: Words, error: Exception) -> str:
        match error:
            case IllegalAction():
                return refusal_text(words, error.refusal)
            case Declined():
                return words(error.key, **error.figures)
            case StoreBusy():
                return words("store-busy")
            case ValidationError():
                return words("bad-input")
            case Corrupt():
                return words("held-corrupt")
            case _:
                incident = secrets.token_hex(4)
                log.error("incident %s", incident, exc_info=error)
                return words("something-failed", incident=incident)

    async def _sync_commands(self) -> None:
        """Send the commands to Discord where they differ from what was sent last."""
        translator = CatalogueTranslator()
        await self.tree.set_translator(translator)
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        digest = sha256(orjson.dumps(payload, option=orjson.OPT_SORT_KEYS)).hexdigest()
        if await self.database.read(lambda db: user_settings.find(db, "commands")) == digest:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            log.warning("the old commands stay: %s", error)
            return
        await self.database.write(lambda db: user_settings.put(db, "commands", digest))
