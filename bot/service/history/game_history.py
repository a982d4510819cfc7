"""Read what has happened in stored games, and pack those that are over."""

import asyncio
import sqlite3
from contextlib import suppress
from functools import partial

from bot.model.errors import Corrupt
from bot.model.games import PlyRow
from bot.model.loaded_game import LoadedGame
from bot.model.notices import TableEvent
from bot.model.plies import Ply
from bot.service.history import history
from bot.service.history.packing import pack, unpack
from bot.store import chronicles, table_events
from bot.store.database import Database
from bot.store.plies import plies_from
from rules.table import Table


class GameHistory:
    """The plies and events of each game; those of a finished game are packed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def plies(self, game_id: int, first: int = 0) -> list[Ply]:
        """List the plies of a started game from `first` on, packed or not.

        Raises Corrupt.
        """
        rows = await self.stored_plies(game_id)
        return [history.open_ply(row) for row in rows if row.ply >= first]

    async def stored_plies(self, game_id: int) -> list[PlyRow]:
        """List all plies of a started game in their stored form, packed or not.

        Raises Corrupt.
        """

        def query(db: sqlite3.Connection) -> tuple[list[PlyRow], bytes | None]:
            # In this order: a game that is packed between the two is found in its packed form.
            return plies_from(db, game_id, 0), chronicles.find(db, game_id)

        rows, packed = await self._database.read(query)
        if packed:
            return unpack(packed)
        history.check_chain(rows)
        return rows

    async def table_after(self, game_id: int, ply: int) -> Table:
        """Return the table as it was after a ply; it folds the game in a thread.

        Raises Corrupt.
        """
        rows = [row for row in await self.stored_plies(game_id) if row.ply <= ply]
        standing = await asyncio.to_thread(history.replay, rows)
        return standing[-1].state.table

    async def points_by_round(self, loaded: LoadedGame) -> tuple[tuple[int, ...], ...]:
        """Return the points at the end of each round, by round and seat; empty where damaged.

        It folds the whole game, in a thread: for finished games only.
        """
        try:
            rows = await self.stored_plies(loaded.row.id)
            return await asyncio.to_thread(history.points_by_round, loaded.game, rows)
        except Corrupt:
            # The end of a game is shown without its rounds rather than not at all.
            return ()

    async def events(self, game_id: int) -> list[TableEvent]:
        """List a game's events, the oldest first."""
        return await self._database.read(lambda db: table_events.of_game(db, game_id))

    async def unpacked(self) -> list[int]:
        """List the finished games that can be packed."""
        return await self._database.read(chronicles.unpacked)

    async def pack(self, game_id: int) -> None:
        """Replace a finished game's plies by their packed form."""
        rows = await self._database.read(lambda db: plies_from(db, game_id, 0))
        if rows:
            # No lock: a finished game gets no more plies.
            packed = await asyncio.to_thread(pack, rows)
            await self._database.write(lambda db: chronicles.put(db, game_id, packed))

    async def pack_again(self, most: int) -> None:
        """Repack some games of earlier releases in the current form, but no damaged ones.

        Each is one transaction, so a stop in between loses nothing.
        """
        for game_id in await self._database.read(lambda db: chronicles.of_old_format(db, most)):
            packed = await self._database.read(partial(chronicles.find, game_id=game_id))
            assert packed is not None
            with suppress(Corrupt):
                packed = await asyncio.to_thread(_packed_again, packed)
            # Stored in any case: otherwise a damaged one would fail again at each run.
            await self._database.write(partial(chronicles.put, game_id=game_id, packed=packed))


def _packed_again(packed: bytes) -> bytes:
    return pack(unpack(packed))
