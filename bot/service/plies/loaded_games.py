"""Load and check games, and keep those in memory that were played last."""

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Sequence
from weakref import WeakSet

from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow, PlyRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.past_events import PastEvents
from bot.model.plies import Ply
from bot.service.history import history
from bot.service.history.books import Books
from bot.service.history.game_history import GameHistory
from bot.service.history.locks import Locks
from bot.service.plies.idle import is_idle_pass
from bot.service.plies.past_events import stored_moments, stored_past_events
from bot.store import game_rows
from bot.store.database import Database
from bot.store.plies import last_plies, plies_from, plies_since_state
from rules.record import alter
from rules.table import GameState

_CACHED = 64
"""Games kept in memory: each takes some 20 KB, and is loaded again in a millisecond."""

_LAST = 8
"""The fewest plies to read: the last step is among them, and the passes after it."""


class LoadedGames:
    """A cache of the games in use, each in the state after its last ply."""

    def __init__(self, database: Database, books: Books, history: GameHistory) -> None:
        self._database = database
        self._books = books
        self._history = history
        self._games: OrderedDict[int, LoadedGame] = OrderedDict()
        self._loading = Locks()
        self._outdated: WeakSet[asyncio.Lock] = WeakSet()
        self._cleared = 0

    def get(self, game_id: int) -> LoadedGame | None:
        """Return a game that is loaded."""
        return self._games.get(game_id)

    async def load(self, game_id: int) -> LoadedGame:
        """Load a started game in the state after its last ply, and check it.

        Raises Declined where it has not started, Corrupt where its rows are damaged.
        """
        found = self._games.get(game_id)
        if found:
            self._games.move_to_end(game_id)
            return found
        async with self.load_lock(game_id):
            # Check again: the previous holder of the lock may have loaded the same game.
            return self._games.get(game_id) or await self._load(game_id)

    def load_lock(self, game_id: int) -> asyncio.Lock:
        """Return the lock that keeps a game from being loaded while it changes, or twice."""
        return self._loading.of(game_id)

    def set_panel(self, game_id: int, message_id: int, first_ply: int) -> None:
        """Update the panel of a cached game."""
        loaded = self._games.get(game_id)
        if loaded:
            # Without the game's lock: of a ply that is under
            # way, `with_row` keeps the panel noted here.
            row = alter(loaded.row, panel_id=message_id, panel_from=first_ply)
            self._games[game_id] = alter(loaded, row=row)

    def trim_recent(self, game_id: int) -> None:
        """Drop cached plies that older panels report, except the last step, which may be undone."""
        loaded = self._games.get(game_id)
        if loaded:
            recent = _recent(loaded.recent, loaded.row.panel_from)
            self._games[game_id] = alter(loaded, recent=recent)

    def update(self, loaded: LoadedGame, change: Callable[[LoadedGame], LoadedGame]) -> LoadedGame:
        """Change a game in the cache, and return the result.

        The caller holds its lock. A panel may have been noted since they loaded it, so the change
        is made to the game as it is now; where it has been invalidated, to theirs alone.
        """
        current = self._games.get(loaded.row.id)
        if current is None or not current.is_loaded_with(loaded):
            return change(loaded)
        changed = self._games[loaded.row.id] = change(current)
        return changed

    def drop_idle(self) -> None:
        """Drop the games that nothing is changing, after all were looked at once."""
        idle = [game_id for game_id, loaded in self._games.items() if not loaded.lock.locked()]
        for game_id in idle:
            self.invalidate(game_id)

    def invalidate(self, game_id: int) -> None:
        """Remove a game from the cache, so that it is loaded again."""
        self._games.pop(game_id, None)

    def clear(self) -> None:
        """Remove all games, of which any may name somebody who has just been erased."""
        self._outdated.update([loaded.lock for loaded in self._games.values()])
        self._games.clear()
        self._cleared += 1

    def is_outdated(self, loaded: LoadedGame) -> bool:
        """Return whether a game was loaded before somebody was erased: it must not be stored."""
        return loaded.lock in self._outdated

    async def _load(self, game_id: int) -> LoadedGame:
        cleared = self._cleared

        def query(
            db: sqlite3.Connection,
        ) -> tuple[GameRow | None, list[PlyRow], list[PlyRow], list[PlyRow]]:
            row = game_rows.find_game(db, game_id)
            # One ply more than the panel reports: the chain is checked from its digest on.
            reported = plies_from(db, game_id, row.panel_from - 1) if row else []
            unchecked = max(reported, plies_since_state(db, game_id), key=len)
            last = max(unchecked, last_plies(db, game_id, _LAST), key=len)
            return row, unchecked, last, stored_moments(db, game_id)

        row, unchecked, rows, moments = await self._database.find(query)
        if row is None or row.status == GameStatus.LOBBY:
            raise Declined("not-started" if row else "no-game-here")
        if not rows:
            rows = moments = await self._history.stored_plies(game_id)
            unchecked = rows[-1:]
        if not rows and row.status == GameStatus.CLOSED:
            raise Declined("game-over")  # closed before it was started
        if not rows:
            raise Corrupt("its plies are gone")
        # Before `game_of`, which looks it up without asking the database.
        await self._books.fetch(self._database, row.book)
        state = await self._last_state(row, unchecked)
        reported = [ply for ply in rows if ply.ply >= row.panel_from]
        if cleared != self._cleared:  # somebody was erased meanwhile
            return await self._load(game_id)
        found = max(reported, rows[-_LAST:], key=len)
        recent = _recent([history.open_ply(ply) for ply in found], row.panel_from)
        return self._insert(row, state, rows[-1], recent, stored_past_events(row, moments))

    async def _last_state(self, row: GameRow, rows: list[PlyRow]) -> GameState:
        """Return the last state, checked; if a stored one is damaged, folded from the first."""
        try:
            return history.last_state(rows)
        except Corrupt:
            # Stored states only save time: the facts lead to the
            # same one. Where they are damaged too, this raises.
            return history.replay(await self._history.stored_plies(row.id))[-1].state

    def _insert(
        self,
        row: GameRow,
        state: GameState,
        last: PlyRow,
        recent: tuple[Ply, ...],
        past: PastEvents,
    ) -> LoadedGame:
        book = self._books[row.book]
        game, digest = self._books.game_of(row), last.digest
        loaded = LoadedGame(row, game, book, state, last.ply, digest, recent, past)
        self._games[row.id] = loaded
        # No LRUCache: it would evict a game even while its lock is held.
        while len(self._games) > _CACHED:
            oldest = next(iter(self._games))
            if self._games[oldest].lock.locked():
                break
            del self._games[oldest]
        return loaded


def _recent(plies: Sequence[Ply], panel_from: int) -> tuple[Ply, ...]:
    """Return the plies that a panel is made from.

    They are those that it reports, and the last step with the passes after it, which may be undone.
    """
    steps = [ply.ply for ply in plies if not is_idle_pass(ply.action)]
    first = min([panel_from, *(steps or [plies[-1].ply])[-1:]])
    return tuple([ply for ply in plies if ply.ply >= first])
