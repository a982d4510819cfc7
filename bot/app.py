"""Create the bot, start it and stop it."""

import asyncio
import gc
import logging
from contextlib import suppress
from typing import Any

import discord

from bot.cogs.about import invite_link
from bot.cogs.sync import sync_commands
from bot.delivery.interactions import from_command, from_gateway, is_pressed
from bot.model.clock import Clock, utc_now
from bot.model.errors import Declined, StoreBusy
from bot.parts import Parts
from bot.service.books import Books
from bot.service.lobbies import DrawSeed, draw_seed
from bot.settings import OWN_BOOK, Settings

log = logging.getLogger(__name__)

_NEW_OBJECTS = 10_000
"""New objects between garbage collections: a press makes thousands, and few form cycles."""
_PRESS, _COMMAND = "press", "CommandTree-invoker"
"""The names of the tasks that answer: our own, and discord.py's for a command."""
_PICTURES = 1.0
"""Seconds for which a stop waits for pictures: messages then go out without them."""


def create_bot(
    settings: Settings, *, clock: Clock = utc_now, draw_seed: DrawSeed = draw_seed
) -> "TableBot":
    """Create the bot with its books; the clock and the seed of a new game can be replaced.

    Raises encounters.faults.BookError where a book has faults.
    """
    return TableBot(settings, Books((OWN_BOOK, *settings.encounter_packs)), clock, draw_seed)


class TableBot(Parts):
    """The bot, from its start to its end."""

    def __init__(self, settings: Settings, books: Books, clock: Clock, draw_seed: DrawSeed) -> None:
        super().__init__(settings, books, clock, draw_seed)
        self._presses: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Open the database, register and sync the commands, and begin the upkeep."""
        # Here and not in `on_ready`, which discord.py calls again after each lost connection.
        await self.database.open()
        await self.reader.open()
        await self.undelivered.open()
        for cog in self.command_cogs():
            await self.add_cog(cog)
        await sync_commands(self.tree, self.server_api, self.sent_once)
        assert self.application_id is not None
        log.info("invite this bot: %s", invite_link(self.application_id))
        await self.upkeep.catch_up()  # before the gateway connects, and with it the presses
        self._take_presses()
        self.jobs.start()
        # Frozen objects and rare collections: measured on a stock bot, 1,950 presses a second for
        # 1,550, and a longest pause of 11 ms for 36.
        gc.collect()
        gc.freeze()  # these objects live as long as the process: never scan them again
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
        # First: what begins from here on would not be waited for.
        self.router.accepting = False
        under_way = [task for task in asyncio.all_tasks() if task.get_name() in (_PRESS, _COMMAND)]
        try:
            async with asyncio.timeout(seconds):
                if under_way:
                    await asyncio.wait(under_way, timeout=_PICTURES)
                await self.pictures.close()
                await asyncio.gather(*under_way, return_exceptions=True)
                # After the answers: what those could not send is in the outbox by now.
                await self.outbox.flush()
        except (TimeoutError, StoreBusy):
            # Nothing is lost: each message waits in the outbox under its id.
            log.warning("stopped with messages in the outbox; they go out after the next start")
        await self.close()

    async def close(self) -> None:
        """Stop at once, and close the database."""
        # In this order: whoever is stopped may still ask for what is closed after it.
        self.jobs.stop()
        await self.close_workers()
        await super().close()
        await self.database.close()

    async def close_workers(self) -> None:
        """End the processes that think, draw and speak; who waits for them goes without."""
        await self.companions.close()
        await self.outbox.voiced.close()
        await self.narration.close()
        await self.pictures.close()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has invited the bot, where the bot may write."""
        channels = (guild.system_channel, *guild.text_channels)
        for channel in channels:
            rights = channel and channel.permissions_for(guild.me)
            if channel and rights and rights.view_channel and rights.send_messages:
                with suppress(StoreBusy):
                    await self.greeting.greet(guild.id, channel.id, str(guild.preferred_locale))
                return

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the game of a deleted channel, and notify its host."""
        await self._hold_channel(channel.id)

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        """Pause the game of a deleted thread, and notify its host."""
        await self._hold_channel(thread.id)

    async def on_member_ban(
        self, guild: discord.Guild, user: discord.User | discord.Member
    ) -> None:
        """Mark the seats of somebody who was banned."""
        # Their seats are marked with the next reminder otherwise, which asks who is still there.
        with suppress(Declined, StoreBusy):
            await self.seats.mark_gone_from_server(guild.id, user.id)

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        """Show a person the direct messages that they refused."""
        await self.undelivered.show_refused(from_command(interaction))

    async def _hold_channel(self, channel_id: int) -> None:
        # Two games at most: a night that is planned in the channel, and the one that is played
        # there. Where there is none, there is nothing to do.
        with suppress(Declined, StoreBusy):
            await self.plans.channel_gone(channel_id)
        with suppress(Declined, StoreBusy):
            await self.upkeep.pause_unreachable(channel_id)
