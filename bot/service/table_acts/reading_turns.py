"""Read the open paragraph out, or pass it on where its reader is silent."""

import sqlite3

from bot.model.games import TimerRow
from bot.model.loaded_game import LoadedGame, Played
from bot.service.clocks import readers
from bot.service.clocks.readers import Changed
from bot.service.tables.games import Games
from rules.words import ParagraphNumber


async def read_out(games: Games, game_id: int, user_id: int, number: ParagraphNumber) -> Played:
    """Record that a person has read a paragraph out.

    Raises Declined.
    """
    now = games.now()

    def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
        return readers.read_out(db, loaded, user_id, number, now)

    return await games.change(game_id, mutate)


async def pass_on(games: Games, timer: TimerRow) -> Played:
    """Pass on a reading whose reader has been silent for too long."""
    now = games.now()

    def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
        return readers.pass_silent_over(db, loaded, timer, now)

    return await games.change(timer.game_id, mutate)
