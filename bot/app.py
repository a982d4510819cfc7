"""Create the bot, start it and stop it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import discord
from discord import Intents, MemberCacheFlags
from discord.ext import commands

from bot.cogs.about import invite_link
from bot.cogs.groups import Commands
from bot.cogs.sync import sync_commands
from bot.cogs.tree import CommandTree
from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.delivery.aloud.voice_channels import is_installed
from bot.delivery.discord.discord_internals import (
    COMMAND_TASK,
    check_internals,
    count_answers,
    guard_connections,
    guard_parsers,
    parsers,
    sweep_seldom,
)
from bot.delivery.discord.emoji import ApplicationEmoji
from bot.delivery.discord.gate import Gate
from bot.delivery.discord.interactions import from_gateway, is_pressed
from bot.delivery.discord.invalid_requests import InvalidRequests
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.server_api import ServerApi
from bot.delivery.outbox.errors import Errors, note_unreadable
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.refused_messages import RefusedMessages
from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.features.companions import Companions
from bot.features.upkeep import Upkeep
from bot.i18n.words import packs
from bot.jobs import Jobs
from bot.model.errors import StoreBusy
from bot.model.interaction import Interaction
from bot.operation import Operation
from bot.parts.parts import Parts
from bot.parts.seams import Seams
from bot.router import Router
from bot.service.history.books import Books
from bot.service.history.sent_once import SentOnce
from bot.service.table_acts.bans import Bans
from bot.settings import OWN_BOOK, Settings
from bot.store.database import Database

log = logging.getLogger(__name__)

_PRESS = "press"
"""The name of the tasks in which presses are answered."""
_INTERACTION = "INTERACTION_CREATE"
_PICTURES = 1.0
"""Seconds for which a stop waits for pictures: messages then go out without them."""


def create_bot(settings: Settings, seams: Seams | None = None) -> "TableBot":
    """Create the bot with its books; a simulation passes in what it replaces.

    Raises encounters.faults.BookError where a book has faults, HostMistake, DiscordPyChanged.
    """
    books, world = (
        Books((OWN_BOOK, *settings.encounter_packs), tuple(packs().values())),
        seams or Seams(),
    )
    return TableBot(lambda client: Parts(client, settings, books, world))


class TableBot(commands.AutoShardedBot):
    """The client on Discord: it passes on what discord.py calls by name.

    Parts send through the client, and it starts and stops them: `build` is called with it once.
    """

    def __init__(self, build: Callable[[discord.Client], Parts]) -> None:
        super().__init__(
            # discord.py wants a prefix, and warns of any other one where texts cannot be read.
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            # Who is in a voice channel matters only where the bot can speak.
            intents=Intents(guilds=True, moderation=True, voice_states=is_installed()),
            # Nothing of people and messages is kept: each press brings what it needs of both.
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        check_internals(self)
        sweep_seldom(self)
        guard_connections()
        self.parts = build(self)
        self._presses: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Open the database, register and sync the commands, and begin the upkeep."""
        # Here and not in `on_ready`, which discord.py calls again after each lost connection.
        parts = self.parts
        await parts[Operation].open()
        count_answers(self, parts[InvalidRequests].count)
        await parts[Database].open()  # `Serving.start` has opened it; a simulation has not
        await parts[Bans].open()
        await parts[Languages].open()
        await parts[ApplicationEmoji].open()
        await parts[RefusedMessages].open()
        await self.register_commands()
        await sync_commands(self.tree, parts[ServerApi], parts[SentOnce])
        assert self.application_id is not None
        log.info("invite this bot: %s", invite_link(self.application_id))
        # Before the gateway connects, and with it the presses.
        await parts[Upkeep].catch_up()
        if parts.screen:
            await parts.screen.open()
        self._take_events()
        parts[Jobs].start()
        parts[Operation].start()

    async def register_commands(self) -> None:
        """Add the commands to the tree, which is what Discord is sent."""
        for entry in self.parts[Commands].menu_entries:
            self.tree.add_command(entry, override=True)
        for cog in self.parts[Commands].cogs:
            await self.add_cog(cog, override=True)

    def _take_events(self) -> None:
        """Read presses and forms straight from the gateway; all else stays with discord.py."""
        parse_command = parsers(self)[_INTERACTION]

        def parse(payload: Any) -> None:
            if is_pressed(payload):
                self._answer(self._press(from_gateway(payload, self)))
            else:
                parse_command(payload)

        parsers(self)[_INTERACTION] = parse
        guard_parsers(self, self._report)

    async def _press(self, interaction: Interaction) -> None:
        """Answer a press or a form, and only then show what else it has brought to light.

        That is a panel that was out of date, and what its person has refused before.
        """
        await self.parts[Router].route(interaction)
        with suppress(StoreBusy):
            await self.parts[Panels].refresh_stale()
        await self.parts[RefusedMessages].show_refused(interaction)

    def _report(self, event: str, payload: Any, error: Exception) -> None:
        """Log an event that cannot be read; answer it, if it is an interaction."""
        if event == _INTERACTION:
            self._answer(self.parts[Errors].explain_unreadable(payload, error))
        else:
            note_unreadable(event, error)

    def _answer(self, answer: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(answer, name=_PRESS)
        self._presses.add(task)  # the loop holds tasks weakly
        task.add_done_callback(self._presses.discard)

    async def drain(self, seconds: float) -> None:
        """Accept nothing more, and wait up to `seconds` for the running tasks."""
        # First: what begins from here on would not be waited for.
        self.parts[Gate].close()
        under_way = [
            task for task in asyncio.all_tasks() if task.get_name() in (_PRESS, COMMAND_TASK)
        ]
        try:
            async with asyncio.timeout(seconds):
                if under_way:
                    await asyncio.wait(under_way, timeout=_PICTURES)
                await self.parts[PictureQueue].close()
                await asyncio.gather(*under_way, return_exceptions=True)
                # After the answers: what those could not send is in the outbox by now.
                await self.parts[Outbox].flush()
        except (TimeoutError, StoreBusy):
            # Nothing is lost: each message waits in the outbox under its id.
            log.warning("stopped with messages in the outbox; they go out after the next start")

    async def close(self) -> None:
        """Stop at once, and close the database."""
        # In this order: a part that is stopped may still use what is closed after it.
        self.parts[Jobs].stop()
        if self.parts.screen:
            await self.parts.screen.close()
        await self.close_workers()
        await super().close()
        await self.parts[Database].close()
        await self.parts[Operation].close()

    async def close_workers(self) -> None:
        """End the processes that think, draw and speak; those who wait for them go without."""
        await self.parts[Companions].close()
        await self.parts[VoiceNoteDelivery].close()
        await self.parts[NarrationQueue].close()
        await self.parts[PictureQueue].close()
