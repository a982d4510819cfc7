"""Find the companions who are asked, and whether their tables are lively; note who has played."""

import sqlite3
from datetime import datetime
from itertools import groupby
from typing import TypeAlias

from bot.model.games import Changed, GameRow
from bot.model.loaded_game import LoadedGame
from bot.service.seats import companions as seats
from bot.service.tables.changes import Mutation
from bot.service.tables.games import Games
from bot.store import companions
from rules.words import Seat

Asked: TypeAlias = tuple[tuple[int, str], ...]
"""The seats of a game's companions who are asked, each with the time it was asked."""


async def by_game(games: Games) -> dict[int, Asked]:
    """Return the companions whom running games ask, by game."""
    found = await games.database.read(companions.asked_companions)
    return {
        game_id: tuple([(seat, at) for _, seat, at in rows])
        for game_id, rows in groupby(found, lambda row: row[0])
    }


async def is_lively(games: Games, row: GameRow, now: datetime) -> bool:
    """Return whether everyone at a table is awake, and has acted or begun to play lately."""
    return await games.database.read(lambda db: seats.is_lively(db, row, now))


def note_seat(seat: Seat) -> Mutation:
    """Return the change that records that a companion has made a move in a seat."""

    def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
        companions.add_seat(db, loaded.row.id, seat)
        return loaded.row, []

    return mutate
