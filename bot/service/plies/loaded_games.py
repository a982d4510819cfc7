"""Load and check games, and keep those in memory that were played last."""

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Sequence

from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow, PlyRow
from bot.model.kinds import GameStatus
from bot.model.open_game import OpenGame
from bot.model.past_events import PastEvents
from bot.model.plies import Ply
from bot.service.history import history
from bot.service.history.books import Books
from bot.service.history.game_history import GameHistory
from bot.service.history.locks import Locks
from bot.service.plies.idle import is_idle_pass
from bot.service.plies.past_events import stored_moments, stored_past_events
from bot.store import games
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
        self._open: OrderedDict[int, OpenGame] = OrderedDict()
        self._loading = Locks()

    def get(self, game_id: int) -> OpenGame | None:
        """Return a game that is loaded."""
        return self._open.get(game_id)

    async def load(self, game_id: int) -> OpenGame:
        """Load a started game in the state after its last ply, and check it.

        Raises Declined where it has not started, Corrupt where its rows are damaged.
        """
        found = self._open.get(game_id)
        if found:
            self._open.move_to_end(game_id)
            return found
        async with self.load_lock(game_id):
            # Check again: the previous holder of the lock may have loaded the same game.
            return self._open.get(game_id) or await self._load(game_id)

    def load_lock(self, game_id: int) -> asyncio.Lock:
        """Return the lock that keeps a game from being loaded while it changes, or twice."""
        return self._loading.of(game_id)

    def set_panel(self, game_id: int, message_id: int, first_ply: int) -> None:
        """Update the panel of a cached game."""
        opened = self._open.get(game_id)
        if opened:
            # Without the game's lock: of a ply that is under
            # way, `with_row` keeps the panel noted here.
            row = alter(opened.row, panel_id=message_id, panel_from=first_ply)
            self._open[game_id] = alter(opened, row=row)

    def trim_recent(self, game_id: int) -> None:
        """Drop cached plies that older panels report, except the last step, which may be undone."""
        opened = self._open.get(game_id)
        if opened:
            recent = _recent(opened.recent, opened.row.panel_from)
            self._open[game_id] = alter(opened, recent=recent)

    def update(self, opened: OpenGame, change: Callable[[OpenGame], OpenGame]) -> OpenGame:
        """Change a game in the cache, and return the result.

        The caller holds its lock. A panel may have been noted since they loaded it, so the change
        is made to the game as it is now; where it has been invalidated, to theirs alone.
        """
        current = self._open.get(opened.row.id)
        if current is None or not current.is_loaded_with(opened):
            return change(opened)
        changed = self._open[opened.row.id] = change(current)
        return changed

    def drop_idle(self) -> None:
        """Drop the games that nothing is changing, after all were looked at once."""
        idle = [game_id for game_id, opened in self._open.items() if not opened.lock.locked()]
        for game_id in idle:
            self.invalidate(game_id)

    def invalidate(self, game_id: int) -> None:
        """Remove a game from the cache, so that it is loaded again."""
        self._open.pop(game_id, None)

    async def _load(self, game_id: int) -> OpenGame:
        def query(
            db: sqlite3.Connection,
        ) -> tuple[GameRow | None, list[PlyRow], list[PlyRow], list[PlyRow]]:
            row = games.find_game(db, game_id)
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
    ) -> OpenGame:
        book = self._books[row.book]
        game, digest = self._books.game_of(row), last.digest
        opened = OpenGame(row, game, book, state, last.ply, digest, recent, past)
        self._open[row.id] = opened
        # No LRUCache: it would evict a game even while its lock is held.
        while len(self._open) > _CACHED:
            oldest = next(iter(self._open))
            if self._open[oldest].lock.locked():
                break
            del self._open[oldest]
        return opened


def _recent(plies: Sequence[Ply], panel_from: int) -> tuple[Ply, ...]:
    """Return the plies that a panel is made from.

    They are those that it reports, and the last step with the passes after it, which may be undone.
    """
    steps = [ply.ply for ply in plies if not is_idle_pass(ply.action)]
    first = min([panel_from, *(steps or [plies[-1].ply])[-1:]])
    return tuple([ply for ply in plies if ply.ply >= first])
