"""Store what the bot sends to Discord or to a server once: its commands, and its greeting."""

import sqlite3
from collections.abc import Mapping

import orjson

from bot.store import bot_values, game_rows
from bot.store.database import Database
from rules.record import record

_DIGEST = "commands"
"""The name under which the digest of the last commands is stored."""

_PRINTED_PAYLOAD, _PRINTED_SERVERS = "printed-commands", "printed-servers"
"""The names under which the printed book's commands are stored, and which server has which."""


@record
class PrintedState:
    """The payload of the printed book's commands, the servers that need it, and what each has.

    `known` are digests of payloads, by server.
    """

    payload: str
    wanted: set[int]
    known: Mapping[int, str]


class SentOnce:
    """The queries and transactions of what is sent once."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin_greeting(self, guild_id: int, channel_id: int) -> bool:
        """Record that a server is greeted; return whether it was not greeted before."""
        key = f"greeted-{guild_id}"
        if await self._database.read(lambda db: bot_values.find(db, key)):
            return False
        await self._database.write(lambda db: bot_values.put(db, key, str(channel_id)))
        return True

    async def commands_digest(self) -> str | None:
        """Return the digest of the commands that were sent last."""
        return await self._database.read(lambda db: bot_values.find(db, _DIGEST))

    async def record_commands(self, digest: str, printed: str) -> None:
        """Record the commands that were sent, and the payload of the printed book's."""

        def transaction(db: sqlite3.Connection) -> None:
            bot_values.put(db, _DIGEST, digest)
            bot_values.put(db, _PRINTED_PAYLOAD, printed)

        # Both or neither: the digest says that the payload beside it was sent.
        await self._database.write(transaction)

    async def printed_commands(self) -> PrintedState:
        """Return which servers need the printed book's commands, and which have them."""

        def query(db: sqlite3.Connection) -> PrintedState:
            payload = bot_values.find(db, _PRINTED_PAYLOAD) or "[]"
            known = orjson.loads(bot_values.find(db, _PRINTED_SERVERS) or "{}")
            wanted = game_rows.guilds_with_printed_book(db)
            return PrintedState(payload, wanted, {int(one): had for one, had in known.items()})

        return await self._database.read(query)

    async def record_printed(self, known: Mapping[int, str]) -> None:
        """Record which servers have the printed book's commands, each by a digest of them."""
        text = orjson.dumps(known, option=orjson.OPT_NON_STR_KEYS).decode()
        await self._database.write(lambda db: bot_values.put(db, _PRINTED_SERVERS, text))
