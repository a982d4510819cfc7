"""Begin a night, in the transaction that starts its game: its hands, its clock, what is read."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime

from bot.model.games import GROUP_SEAT, GameRow, OutboxRow
from bot.model.loaded_game import LoadedGame
from bot.model.nights import NO_TALE
from bot.service.clocks.clocks import set_night_clock
from bot.service.night.clock import time_for
from bot.service.night.narration import SpokenTale, TalePart, tale_row
from bot.service.night.roles import deal
from bot.service.night.steps import night_of
from bot.service.night.tales import tale_reader
from bot.service.night.tidings import first_tidings, tidings_row
from bot.service.plies.past_events import past_events
from bot.service.plies.plies import NewPly, to_plies
from bot.store import game_rows, nights
from encounters.loader import LoadedBook
from rules.editions import Game
from rules.record import alter
from rules.table import GameState


def begun_night(
    row: GameRow, game: Game, book: LoadedBook, made: Sequence[NewPly]
) -> LoadedGame | None:
    """Return a night after its first plies, with its villagers dealt; None if it is no night.

    The night knows the tale it has, so that its row says so without its plies.
    """
    if row.night is None:
        return None
    state, plies = made[-1].state, to_plies(made, 0)
    villagers = [v.id for v in state.table.players[GROUP_SEAT.seat].villagers]
    tale = state.table.tale.id if state.table.tale else NO_TALE
    row = alter(row, night=alter(deal(row.night, villagers), tale=tale))
    return LoadedGame(row, game, book, state, plies[-1].ply, b"", plies, past_events(row, plies))


def start_night(
    db: sqlite3.Connection, before: GameRow, loaded: LoadedGame, now: datetime
) -> list[OutboxRow]:
    """Store a night that begins, and how long its first step waits; return its first messages."""
    assert before.night is not None
    nights.update(db, before.id, before.night, night_of(loaded.row))
    game_rows.set_host(db, before.id, loaded.row.host_id)
    set_night_clock(db, loaded.row, now + time_for(loaded))
    return _opening(loaded.row, loaded.state, loaded.ply)


def _opening(row: GameRow, state: GameState, ply: int) -> list[OutboxRow]:
    """Return the voice messages of the first tidings and a tale's opening, which the bot reads."""
    told = [tidings_row(row, ply, one) for one in first_tidings(row)]
    if state.table.tale is None or tale_reader(row, state.table):
        return told
    return [*told, tale_row(row, ply, SpokenTale(TalePart.OPENING))]
