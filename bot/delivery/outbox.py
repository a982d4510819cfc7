"""Say what must still be said: delivered at least once, seen once.

Each message goes out under its row's id, as nonce and as the id of its first component. What waited
when the bot went down is looked for in the channel first, and only sent if it is not there. What a
panel shows changes by one hand at a time, so that no older state overwrites a newer one.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from weakref import WeakValueDictionary

import discord
from discord import AllowedMentions, Object

from bot.delivery.dm_budget import DmBudget
from bot.delivery.messages import Messages, Shown
from bot.delivery.network import BROKEN, LONGEST
from bot.delivery.notices import (
    ARCHIVED,
    GONE,
    MESSAGE_GONE,
    NO_DM,
    Notices,
    channel_of,
    find_marked,
    send_marked,
)
from bot.delivery.suspensions import Suspensions
from bot.delivery.undelivered import Undelivered
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.games import OutboxRow
from bot.model.kinds import GameStatus, OutboxKind, Pings
from bot.service.clocks import stamp
from bot.service.tables import Tables
from bot.store import games
from bot.store import outbox as store
from bot.ui.panel import to_call

log = logging.getLogger(__name__)

_AGAIN = timedelta(hours=6)
"""After how long a channel is tried again that is closed to a game which does not run."""


class Outbox:
    """The messages that the bot owes."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        holds: Suspensions,
        displays: Messages,
        unsaid: Undelivered,
    ) -> None:
        self._client = client
        self._tables = tables
        self._reader = displays.reader
        self._holds = holds
        self._displays = displays
        self._letters = DmBudget()
        self._calls = Notices(client, tables, displays.reader, self._letters, unsaid)
        self._under_way: set[int] = set()
        self._speaking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def flush(self, game_id: int | None = None) -> None:
        """Deliver what waits, first looking whether it went out without being noted.

        A row that cannot be said keeps no other one waiting. Raises StoreBusy.
        """
        for row in await self._waiting(game_id):
            try:
                await self.deliver(row, looking=True)
            except StoreBusy:
                raise
            except Exception:
                log.exception("game %s: %s %s cannot be said", row.game_id, row.kind, row.id)

    @asynccontextmanager
    async def speaking(self, game_id: int, patience: float | None = None) -> AsyncGenerator[bool]:
        """Hold a game's panel, so that one hand at a time changes what it shows.

        Yields False, and holds nothing, where it was not free within so many seconds.
        """
        lock = self._speaking.setdefault(game_id, asyncio.Lock())
        try:
            async with asyncio.timeout(patience):
                await lock.acquire()
        except TimeoutError:
            yield False
            return
        try:
            yield True
        finally:
            lock.release()

    async def deliver(self, row: OutboxRow, *, looking: bool = False) -> None:
        """Deliver one row, in its turn."""
        if row.kind != OutboxKind.PANEL:
            await self.say(row, looking=looking)
            return
        async with self.speaking(row.game_id):
            await self.say(row, looking=looking)

    async def say(self, row: OutboxRow, *, retired: bool = False, looking: bool = False) -> None:
        """Say one row; what Discord refuses for good is dropped, the rest waits.

        Who says a panel is `speaking`. `retired` says that the panel before it has been turned into
        a journal entry already.
        """
        if row.id in self._under_way:
            return
        self._under_way.add(row.id)
        try:
            async with asyncio.timeout(LONGEST):
                await self._say(row, retired=retired, looking=looking)
        except discord.HTTPException as error:
            await self._failed(row, error)
        except BROKEN as error:
            log.warning("game %s: %s %s waits: %r", row.game_id, row.kind, row.id, error)
        except Declined:
            await self._said(row)
        except Corrupt as error:
            await self._holds.distrust(row.game_id, error)
            await self._said(row)
        finally:
            self._under_way.discard(row.id)

    async def _say(self, row: OutboxRow, *, retired: bool, looking: bool) -> None:
        if row.kind == OutboxKind.PANEL:
            await self._post_panel(row, retired=retired, looking=looking)
        elif row not in await self._waiting(row.game_id):
            return  # said by another hand, or not to be said any more
        elif row.kind == OutboxKind.JOURNAL:
            await self._retire(row)
        elif row.kind == OutboxKind.READING:
            await self._read(row, looking=looking)
        else:
            await self._calls.say(row, looking=looking)
        if row.kind != OutboxKind.PANEL:
            await self._put_away(row.game_id)

    async def settle(self, game_id: int, new: OutboxRow | None = None) -> bool:
        """Note what went out of the panels that wait since before `new`; the rest need not go out.

        Tells whether `new` itself still waits. Who asks is `speaking`.
        """
        rows = await self._tables.database.read(lambda db: store.panels(db, game_id))
        for row in rows:
            if new is not None and row.id >= new.id:
                break
            found = await find_marked(await self._channel(game_id), row.id)
            if found is None:
                await self._said(row)
            else:
                await self.posted(row, found)
        return new in rows

    async def posted(self, row: OutboxRow, message_id: int, *, retired: bool = False) -> None:
        """Note a new panel, and turn the old one into a journal entry, unless it is `retired`."""
        old = await self._tables.get(row.game_id)
        first = row.ply + 1 if old.status != GameStatus.LOBBY else 0
        leaves = not retired and old.panel_id is not None

        def transaction(db: sqlite3.Connection) -> OutboxRow | None:
            store.delete(db, [row.id])
            games.set_panel(db, row.game_id, message_id, first)
            entry = OutboxRow(
                0, row.game_id, OutboxKind.JOURNAL, row.ply, None, old.panel_id, old.panel_from
            )
            return store.add(db, entry) if leaves else None

        try:
            entry = await self._tables.database.write(transaction)
        except asyncio.CancelledError:
            self._tables.forget(row.game_id)
            raise
        self._tables.panel_moved(row.game_id, message_id, first)
        if entry:
            await self.say(entry)
        self._tables.forget_told(row.game_id)
        await self._put_away(row.game_id)

    async def view_of_panel(self, row: OutboxRow) -> tuple[Shown, AllowedMentions]:
        """Give a new panel with the mentions that ping; one that is posted again pings nobody."""
        game = await self._tables.get(row.game_id)
        if game.status in (GameStatus.LOBBY, GameStatus.CLOSED):
            return (await self._reader.lobby(game, row.id), []), AllowedMentions.none()
        opened = await self._tables.load(row.game_id)
        fresh = [ply for ply in opened.recent if ply.ply > row.ply]
        shown = await self._displays.panel(opened, marker=row.id, told=fresh)
        again = row.first_ply is not None
        called = [] if again else to_call(opened, row.ply)
        here = [user for user in called if self._reader.settings_of(user).pings == Pings.CHANNEL]
        pinged = [Object(user) for user in here]
        return shown, AllowedMentions(users=pinged, everyone=False, roles=False)

    async def _put_away(self, game_id: int) -> None:
        """Pack a game that is over, once all is said."""
        game = await self._tables.get(game_id)
        if game.status == GameStatus.FINISHED and not await self._waiting(game_id):
            await self._tables.pack(game_id)

    async def _waiting(self, game_id: int | None) -> list[OutboxRow]:
        now = self._tables.stamp()
        return await self._tables.database.read(lambda db: store.waiting(db, now, game_id))

    async def _said(self, row: OutboxRow) -> None:
        await self._tables.database.write(lambda db: store.delete(db, [row.id]))

    async def _put_off(self, row: OutboxRow) -> None:
        at = stamp(self._tables.now() + _AGAIN)
        await self._tables.database.write(
            lambda db: store.put_off(db, row.id, at, refused=row.refused)
        )

    async def _post_panel(self, row: OutboxRow, *, retired: bool, looking: bool) -> None:
        if not retired and not await self.settle(row.game_id, row):
            return
        channel = await self._channel(row.game_id)
        found = await find_marked(channel, row.id) if looking else None
        if found is None:
            shown, pings = await self.view_of_panel(row)
            found = await send_marked(channel.send, row, shown, pings)
        await self.posted(row, found, retired=retired)

    async def _retire(self, row: OutboxRow) -> None:
        assert row.message_id is not None
        assert row.first_ply is not None
        message = (await self._channel(row.game_id)).get_partial_message(row.message_id)
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
            rows = [p for p in await self._tables.plies(game_id, first) if p.ply <= last]
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
        unwanted = row.kind == OutboxKind.READING and error.code in NO_DM
        lost = (MESSAGE_GONE, ARCHIVED, *GONE)
        gone = row.kind in (OutboxKind.JOURNAL, OutboxKind.REMOVAL) and error.code in lost
        if unwanted or gone:
            await self._said(row)
        elif error.code in (*GONE, ARCHIVED):
            game = await self._tables.get(row.game_id)
            await self._holds.lose_channel(game)
            if game.status in (GameStatus.LOBBY, GameStatus.CLOSED):
                await self._said(row)
            elif game.status != GameStatus.RUNNING:
                await self._put_off(row)
        else:
            log.warning("game %s: %s %s waits: %s", row.game_id, row.kind, row.id, error)

    async def _channel(self, game_id: int) -> discord.PartialMessageable:
        return channel_of(self._client, await self._tables.get(game_id))
