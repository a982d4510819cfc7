"""Keep games at hand: find them, load and check them, hold the last played in memory."""

import asyncio
import sqlite3
from collections import OrderedDict
from dataclasses import replace
from random import Random
from weakref import WeakValueDictionary

from bot.model.clock import Clock
from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow, PlyRow
from bot.model.kinds import GameStatus
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.service import history
from bot.service.books import Books
from bot.store import games
from bot.store.database import Database
from rules.editions import EDITIONS, VARIANTS, Game
from rules.table import GameState

_CACHED = 256


class GameCache:
    """The games, and what of them is in memory."""

    def __init__(self, database: Database, books: Books, now: Clock) -> None:
        self.database = database
        self.books = books
        self.now = now
        self.delays = Random()  # noqa: S311 - of orders, not of the game
        self._open: OrderedDict[int, OpenGame] = OrderedDict()
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def find(self, channel_id: int) -> GameRow:
        """Find the game of a channel: the open one, or else the last that was played.

        Raises Declined where there is none.
        """
        row = await self.database.find(lambda db: games.find_game_in(db, channel_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def find_started(self, channel_id: int) -> GameRow:
        """Find the game that was last started in a channel, closed ones too, or else its lobby.

        Raises Declined where there is none.
        """
        row = await self.database.find(lambda db: games.find_started_in(db, channel_id))
        return row or await self.find(channel_id)

    async def get(self, game_id: int) -> GameRow:
        """Find a game by its id.

        Raises Declined where there is none.
        """
        if game_id in self._open:
            return self._open[game_id].row
        row = await self.database.find(lambda db: games.find_game(db, game_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def load(self, game_id: int) -> OpenGame:
        """Give a started game as its last ply left it, checked.

        Raises Declined where it has not started, Corrupt where its rows cannot be trusted.
        """
        found = self._open.get(game_id)
        if found:
            self._open.move_to_end(game_id)
            return found
        async with self.loading(game_id):
            return self._open.get(game_id) or await self._load(game_id)

    def loading(self, game_id: int) -> asyncio.Lock:
        """Give what keeps a game from being read while it is changed, or read twice."""
        return self._loading.setdefault(game_id, asyncio.Lock())

    async def plies(self, game_id: int, first: int = 0) -> list[Ply]:
        """List the plies of a started game from one on, packed or not.

        Raises Corrupt.
        """
        rows = await self.stored_plies(game_id)
        return [history.open_ply(row) for row in rows if row.ply >= first]

    async def stored_plies(self, game_id: int) -> list[PlyRow]:
        """List all plies of a started game in their stored form, packed or not.

        Raises Corrupt.
        """

        def query(db: sqlite3.Connection) -> tuple[list[PlyRow], bytes | None]:
            return games.plies_from(db, game_id, 0), games.find_chronicle(db, game_id)

        rows, chronicle = await self.database.read(query)
        if chronicle:
            return history.unpack(chronicle)
        history.check_chain(rows)
        return rows

    async def points_by_round(self, opened: OpenGame) -> tuple[tuple[int, ...], ...]:
        """Give the points as each round ended, by round and seat; none where that is not known.

        It folds the whole game, off the loop: for finished games only.
        """
        try:
            rows = await self.stored_plies(opened.row.id)
            return await asyncio.to_thread(history.points_by_round, opened.game, rows)
        except Corrupt:
            return ()

    async def pack(self, game_id: int) -> None:
        """Put a finished game's plies into one small chronicle."""
        rows = await self.database.read(lambda db: games.plies_from(db, game_id, 0))
        if rows:
            packed = history.pack(rows)
            await self.database.write(lambda db: games.pack(db, game_id, packed))

    def panel_moved(self, game_id: int, message_id: int, first_ply: int) -> None:
        """Note in memory that a game has a new panel."""
        opened = self._open.get(game_id)
        if opened:
            opened.row = replace(opened.row, panel_id=message_id, panel_from=first_ply)

    def forget_told(self, game_id: int) -> None:
        """Keep no plies in memory that older panels have told, but the last: it may be undone."""
        opened = self._open.get(game_id)
        if opened:
            opened.recent, opened.trip = opened.untold or opened.recent[-1:], None

    def forget(self, game_id: int) -> None:
        """Load a game again when it is next needed."""
        self._open.pop(game_id, None)

    async def _load(self, game_id: int) -> OpenGame:
        def query(db: sqlite3.Connection) -> tuple[GameRow | None, list[PlyRow]]:
            row = games.find_game(db, game_id)
            told = games.plies_from(db, game_id, row.panel_from - 1) if row else []
            return row, max(told, games.last_plies(db, game_id, 2), key=len)

        row, rows = await self.database.read(query)
        if row is None or row.status == GameStatus.LOBBY:
            raise Declined("not-started" if row else "no-game-here")
        trusted = rows
        if not rows:
            rows = await self.stored_plies(game_id)
            trusted = rows[-1:]
        if not rows and row.status == GameStatus.CLOSED:
            raise Declined("game-over")  # before it was started
        if not rows:
            raise Corrupt("its plies are gone")
        await self.books.fetch(self.database, row.book)
        state = await self._checked(row, trusted)
        told = [ply for ply in rows if ply.ply >= row.panel_from or ply is rows[-1]]
        recent = [history.open_ply(ply) for ply in told]
        return self._hold(row, state, rows[-1], recent)

    async def _checked(self, row: GameRow, rows: list[PlyRow]) -> GameState:
        """Open the last state; where it is damaged, fold it from the facts, if these are whole."""
        try:
            return history.last_state(rows)
        except Corrupt:
            return history.replay(await self.stored_plies(row.id))[-1].state

    def _hold(self, row: GameRow, state: GameState, last: PlyRow, recent: list[Ply]) -> OpenGame:
        book = self.books[row.book]
        opened = OpenGame(row, self.game_of(row), book, state, last.ply, last.digest, recent)
        self._open[row.id] = opened
        # By hand, as an LRUCache would evict a game that is being played, too: it cannot refuse.
        while len(self._open) > _CACHED:
            oldest = next(iter(self._open))
            if self._open[oldest].lock.locked():
                break
            del self._open[oldest]
        return opened

    def game_of(self, row: GameRow) -> Game:
        """Give what stays the same in a game from its first ply to its last."""
        book = self.books[row.book].book
        return Game(EDITIONS[row.edition], book, row.reading, VARIANTS[row.variant])

    def stamp(self) -> str:
        """Give the time as it is stored: UTC, to the second."""
        return self.now().isoformat(timespec="seconds")
