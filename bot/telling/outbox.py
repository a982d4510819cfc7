"""Say what must still be said: delivered at least once, seen once.

Each message goes out under its row's id, as nonce and as the id of its first component. What waited
when the bot went down is looked for in the channel first, and only sent if it is not there.
"""

import asyncio
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta

import discord
from discord import AllowedMentions, Object
from discord.utils import snowflake_time, utcnow

from bot.errors import Corrupt, Declined
from bot.service.open_game import OpenGame
from bot.service.tables import Tables
from bot.store import games
from bot.store import outbox as store
from bot.store.rows import GameRow, OutboxRow
from bot.telling.budget import LetterBudget
from bot.telling.calls import ARCHIVED, GONE, MESSAGE_GONE, NO_DM, Calls, find_marked, send_marked
from bot.telling.displays import Displays, Shown
from bot.telling.holds import Holds
from bot.ui.layout import layout
from bot.ui.panel import to_call

log = logging.getLogger(__name__)

_PATIENCE = 1
"""Seconds that an answer may wait for another message to go out."""

_FRESH = timedelta(hours=1)
"""For how long Discord lets a message be edited as often as one likes."""


class Outbox:
    """The messages that the bot owes, and the panels that it keeps."""

    def __init__(
        self, client: discord.Client, tables: Tables, holds: Holds, displays: Displays
    ) -> None:
        self._client = client
        self._tables = tables
        self._reader = displays.reader
        self._holds = holds
        self._displays = displays
        self._letters = LetterBudget()
        self._calls = Calls(client, tables, displays.reader, self._letters)
        self._edits: dict[int, bool] = {}
        self._under_way: set[int] = set()
        self._posting: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def flush(self, game_id: int | None = None) -> None:
        """Deliver what waits, first looking whether it went out without being noted."""
        for row in await self._waiting(game_id):
            await self.deliver(row, looking=True)

    async def deliver(
        self, row: OutboxRow, *, retired: bool = False, looking: bool = False
    ) -> None:
        """Deliver one row; what Discord refuses for good is dropped, the rest waits."""
        if row.id in self._under_way:
            return
        self._under_way.add(row.id)
        try:
            if looking and row not in await self._waiting(row.game_id):
                return  # said by another hand since it was listed
            match row.kind:
                case "panel":
                    await self._post_panel(row, retired=retired, looking=looking)
                case "journal":
                    await self._retire(row)
                case "reading":
                    await self._read(row, looking=looking)
                case _:
                    await self._calls.say(row, looking=looking)
        except discord.HTTPException as error:
            await self._failed(row, error)
        except Declined:
            await self._said(row)
        except Corrupt as error:
            await self._holds.distrust(row.game_id, error)
            await self._said(row)
        finally:
            self._under_way.discard(row.id)

    async def refresh(self, opened: OpenGame) -> None:
        """Bring the panel up to date; edits that come while one is under way become one."""
        game_id = opened.row.id
        under_way = game_id in self._edits
        self._edits[game_id] = True
        if under_way:
            return
        try:
            while self._edits[game_id]:
                self._edits[game_id] = False
                await self._edit_panel(await self._tables.load(game_id))
        finally:
            del self._edits[game_id]

    async def _edit_panel(self, opened: OpenGame) -> None:
        """Edit the panel; where it has grown old, post a new one."""
        row = opened.row
        if row.panel_id is not None and utcnow() - snowflake_time(row.panel_id) > _FRESH:
            await self.deliver(await self._owe_panel(row))
            return
        view, files = await self._displays.panel(opened)
        none = AllowedMentions.none()
        await self._reach_panel(
            row, lambda found: found.edit(view=view, attachments=files, allowed_mentions=none)
        )

    async def look_for_panel(self, row: GameRow) -> None:
        """Post a game's panel anew where it is gone."""
        await self._reach_panel(row, lambda found: found.fetch())

    async def _reach_panel(
        self, row: GameRow, reach: Callable[[discord.PartialMessage], Awaitable[object]]
    ) -> None:
        if row.panel_id is None:
            return
        try:
            await reach(self._channel(row).get_partial_message(row.panel_id))
        except discord.HTTPException as error:
            if error.code in (MESSAGE_GONE, ARCHIVED):
                await self.deliver(await self._owe_panel(row), retired=True)
            elif error.code in GONE:
                await self._holds.lose_channel(row)
            else:
                log.warning("game %s: panel not reached: %s", row.id, error)

    async def refresh_lobby(self, row: GameRow) -> None:
        """Bring a lobby's message up to date; where it is gone, post a new one."""
        if row.panel_id is not None:
            message = self._channel(row).get_partial_message(row.panel_id)
            try:
                await message.edit(view=await self._reader.lobby(row))
            except discord.HTTPException as error:
                if error.code in (MESSAGE_GONE, ARCHIVED):
                    await self.deliver(await self._owe_panel(row), retired=True)
                else:
                    log.warning("game %s: lobby not refreshed: %s", row.id, error)

    async def post_anew(self, row: GameRow) -> None:
        """Post a game's panel again at the end of its channel; a lobby stays where it is."""
        await self.flush(row.id)
        if row.status == "lobby":
            await self.refresh_lobby(row)
        elif (await self._tables.get(row.id)).panel_id == row.panel_id:
            await self.deliver(await self._owe_panel(row))

    async def strip(self, row: GameRow) -> None:
        """Take the buttons off the panel of a game that was closed."""
        if row.panel_id is not None:
            message = self._channel(row).get_partial_message(row.panel_id)
            try:
                closed = layout([self._reader.words(row)("lobby-closed")])
                await message.edit(view=closed, attachments=[])
            except discord.HTTPException as error:
                log.info("game %s: panel not stripped: %s", row.id, error)

    async def view_of_panel(self, row: OutboxRow) -> tuple[Shown, AllowedMentions]:
        """Give a new panel with the mentions that ping; one that is posted again pings nobody."""
        game = await self._tables.get(row.game_id)
        if game.status in ("lobby", "closed"):
            return (await self._reader.lobby(game, row.id), []), AllowedMentions.none()
        opened = await self._tables.load(row.game_id)
        fresh = [ply for ply in opened.recent if ply.ply > row.ply]
        shown = await self._displays.panel(opened, marker=row.id, told=fresh)
        again = row.first_ply is not None
        called = [] if again else await self._reader.called_here(to_call(opened, row.ply))
        pinged = [Object(user) for user in called]
        return shown, AllowedMentions(users=pinged, everyone=False, roles=False)

    async def posted(self, row: OutboxRow, message_id: int, *, retired: bool) -> None:
        """Note a new panel, and turn the old one into a journal entry.

        `retired` says that the answer to a press has done so already.
        """
        async with self._posting[row.game_id]:
            await self._posted(row, message_id, retired=retired)

    async def settle(self, row: OutboxRow) -> None:
        """Let the panels before this one be noted, so that what they tell is not told again."""
        lock = self._posting[row.game_id]
        with suppress(TimeoutError, discord.HTTPException):
            await asyncio.wait_for(lock.acquire(), _PATIENCE)
            try:
                await self._settle_older(row)
            finally:
                lock.release()

    async def _settle_older(self, row: OutboxRow) -> None:
        """Note what went out of the panels before this one; the others need not go out any more."""
        for older in await self._tables.database.read(lambda db: store.older_panels(db, row)):
            found = await find_marked(self._channel(await self._tables.get(row.game_id)), older.id)
            if found is None:
                await self._said(older)
            else:
                await self._posted(older, found, retired=False)

    async def _posted(self, row: OutboxRow, message_id: int, *, retired: bool) -> None:
        old = await self._tables.get(row.game_id)
        first = row.ply + 1 if old.status != "lobby" else 0
        leaves = not retired and old.panel_id is not None

        def transaction(db: sqlite3.Connection) -> OutboxRow | None:
            store.said(db, [row.id])
            games.set_panel(db, row.game_id, message_id, first)
            entry = OutboxRow(
                0, row.game_id, "journal", row.ply, None, old.panel_id, old.panel_from
            )
            return store.add(db, entry) if leaves else None

        entry = await self._tables.database.write(transaction)
        self._tables.panel_moved(row.game_id, message_id, first)
        if entry:
            await self.deliver(entry)
        self._tables.forget_told(row.game_id)
        if old.status == "finished" and not await self._waiting(row.game_id):
            await self._tables.pack(row.game_id)

    async def _waiting(self, game_id: int | None) -> list[OutboxRow]:
        now = self._tables.stamp()
        return await self._tables.database.read(lambda db: store.waiting(db, now, game_id))

    async def _said(self, row: OutboxRow) -> None:
        await self._tables.database.write(lambda db: store.said(db, [row.id]))

    async def _owe_panel(self, row: GameRow) -> OutboxRow:
        """Owe a panel that tells all that the one before it told, and pings nobody again."""
        owed = OutboxRow(0, row.id, "panel", row.panel_from - 1, first_ply=row.panel_from)
        return await self._tables.database.write(lambda db: store.add(db, owed))

    async def _post_panel(self, row: OutboxRow, *, retired: bool, looking: bool) -> None:
        async with self._posting[row.game_id]:
            await self._settle_older(row)
            if not await self._tables.database.read(lambda db: store.waits(db, row.id)):
                return
            channel = self._channel(await self._tables.get(row.game_id))
            found = await find_marked(channel, row.id) if looking else None
            if found is None:
                shown, pings = await self.view_of_panel(row)
                found = await send_marked(channel.send, row, shown, pings)
            await self._posted(row, found, retired=retired)

    async def _retire(self, row: OutboxRow) -> None:
        assert row.message_id is not None
        assert row.first_ply is not None
        channel = self._channel(await self._tables.get(row.game_id))
        message = channel.get_partial_message(row.message_id)
        if row.ply < row.first_ply:
            await message.delete()
        else:
            view, files = await self._told(row.game_id, row.first_ply, row.ply)
            none = AllowedMentions.none()
            await message.edit(view=view, attachments=files, allowed_mentions=none)
        await self._said(row)

    async def _told(self, game_id: int, first: int, last: int) -> Shown:
        opened = await self._tables.load(game_id)
        rows = [ply for ply in opened.recent if first <= ply.ply <= last]
        if not rows or rows[0].ply > first:
            rows = [p for p in await self._tables.plies(game_id) if first <= p.ply <= last]
        return await self._displays.journal(opened, rows)

    async def _read(self, row: OutboxRow, *, looking: bool) -> None:
        assert row.user_id is not None
        opened = await self._tables.load(row.game_id)
        shown = await self._displays.letter(opened, row)
        if shown is not None:
            if not self._letters.take(self._tables.now(), reading=True):
                return
            channel = await self._client.create_dm(Object(row.user_id))
            if not (looking and await find_marked(channel, row.id)):
                await send_marked(channel.send, row, shown, AllowedMentions.none())
        await self._said(row)

    async def _failed(self, row: OutboxRow, error: discord.HTTPException) -> None:
        """Drop what can never be said; hold a game whose channel is gone; let the rest wait."""
        unwanted = row.kind == "reading" and error.code in NO_DM
        lost = (MESSAGE_GONE, ARCHIVED, *GONE)
        gone = row.kind in ("journal", "removal") and error.code in lost
        if unwanted or gone:
            await self._said(row)
        elif error.code in (*GONE, ARCHIVED):
            game = await self._tables.get(row.game_id)
            await self._holds.lose_channel(game)
            if game.status in ("lobby", "closed"):
                await self._said(row)
        else:
            log.warning("game %s: %s %s waits: %s", row.game_id, row.kind, row.id, error)

    def _channel(self, row: GameRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
