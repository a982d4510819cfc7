"""Read the open paragraph out, or pass it on where its reader is silent."""

import sqlite3

from bot.model.open_game import OpenGame, Played
from bot.model.timers import TimerRow
from bot.service.clocks.readers import Changed, pass_silent_over, read_out
from bot.service.tables.tables import Tables
from rules.words import ParagraphNumber


class ReadingTurns:
    """The transactions of those who read to their table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def read_out(self, game_id: int, user_id: int, number: ParagraphNumber) -> Played:
        """Record that a person has read a paragraph out.

        Raises Declined.
        """
        now = self._tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> Changed:
            return read_out(db, opened, user_id, number, now)

        return await self._tables.change(game_id, mutate)

    async def pass_on(self, timer: TimerRow) -> Played:
        """Pass a reading on whose reader has been silent for too long."""
        now = self._tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> Changed:
            return pass_silent_over(db, opened, timer, now)

        return await self._tables.change(timer.game_id, mutate)
