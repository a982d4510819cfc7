"""Show the hall of a server's villages."""

import sqlite3

from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.model.interaction import Interaction
from bot.model.results import ResultRow, Tally
from bot.service.tables import Tables
from bot.store import results
from bot.ui.hall import hall

_SHOWN = 10


class Hall:
    """The best villages of a server."""

    def __init__(self, tables: Tables, reader: Reader, replies: Replies) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies

    async def show(self, interaction: Interaction) -> None:
        """Show the hall to one person."""
        guild = interaction.guild_id or 0

        def query(db: sqlite3.Connection) -> tuple[Tally | None, list[ResultRow]]:
            return results.of_server(db, guild), results.best_of_server(db, guild, _SHOWN)

        tally, best = await self._tables.database.read(query)
        words = self._reader.words_for(interaction)
        await self._replies.privately(interaction, hall(words, tally, best))
