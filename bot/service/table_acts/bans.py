"""Ban people and servers from the bot, and lift that again.

Running games are kept. A banned person is away: their clock runs, and their table may vote about
their seat. The games of a banned server stand still, and go on where they stopped.
"""

import sqlite3
from datetime import datetime

from bot.model.errors import Declined
from bot.service.table_acts.outages import move_timed
from bot.service.tables.games import Games
from bot.store import bans as store
from bot.store import game_rows


class Bans:
    """Who is banned, in memory too, as every press asks for it."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._key: str | None = None
        self._people: set[str] = set()
        self._servers: set[int] = set()

    async def open(self) -> None:
        """Load who is banned."""

        def query(db: sqlite3.Connection) -> tuple[str | None, set[str], set[int]]:
            return store.key(db), store.people(db), set(store.servers(db))

        self._key, self._people, self._servers = await self._games.database.read(query)

    @property
    def counts(self) -> tuple[int, int]:
        """Return how many people and how many servers are banned."""
        return len(self._people), len(self._servers)

    @property
    def servers(self) -> tuple[int, ...]:
        """List the banned servers."""
        return tuple(sorted(self._servers))

    def check(self, user_id: int, guild_id: int | None) -> None:
        """Check that neither a person nor the server where they act is banned.

        Raises Declined.
        """
        if guild_id in self._servers:
            raise Declined("banned-server")
        if self._people and self._key and store.digest_of(self._key, user_id) in self._people:
            raise Declined("banned-person")

    async def ban_person(self, user_id: int) -> bool:
        """Ban a person; return whether they were not banned before."""
        at = self._games.timestamp()

        def transaction(db: sqlite3.Connection) -> tuple[str, str, bool]:
            key = store.make_key(db)
            digest = store.digest_of(key, user_id)
            return key, digest, store.add_person(db, digest, at)

        self._key, digest, is_new = await self._games.database.write(transaction)
        self._people.add(digest)
        return is_new

    async def lift_person(self, user_id: int) -> bool:
        """Lift the ban of a person; return whether there was one."""
        if self._key is None:
            return False
        digest = store.digest_of(self._key, user_id)
        was_banned = await self._games.database.write(lambda db: store.delete_person(db, digest))
        self._people.discard(digest)
        return was_banned

    async def ban_server(self, guild_id: int) -> bool:
        """Ban a server; return whether it was not banned before."""
        at = self._games.timestamp()
        is_new = await self._games.database.write(lambda db: store.add_server(db, guild_id, at))
        self._servers.add(guild_id)
        return is_new

    async def lift_server(self, guild_id: int) -> bool:
        """Lift the ban of a server; return whether there was one. Its games' clocks go on."""
        now = self._games.now()

        def transaction(db: sqlite3.Connection) -> list[int] | None:
            began = store.delete_server(db, guild_id)
            if began is None:
                return None
            moved = [row for row in game_rows.under_way(db) if row.guild_id == guild_id]
            for row in moved:
                move_timed(db, row, datetime.fromisoformat(began), now)
            return [row.id for row in moved]

        moved = await self._games.database.write(transaction)
        self._servers.discard(guild_id)
        # Games in memory still have the clocks of before.
        for game_id in moved or ():
            self._games.loaded.invalidate(game_id)
        return moved is not None
