"""Change how a story night is held while it goes on."""

import sqlite3

from bot.model.games import Changed
from bot.model.kinds import GameStatus, TimerKind
from bot.model.loaded_game import LoadedGame, Played
from bot.model.nights import DecidedBy, NightPace, ReadBy, Recital, Step
from bot.service.clocks.clocks import set_night_clock
from bot.service.night.clock import extend_evening, time_for
from bot.service.night.steps import GROUP, night_of, number_now, step_of
from bot.service.tables.games import Games
from bot.store import nights, timers
from rules.record import alter


async def change_settings(
    games: Games, game_id: int, **settings: ReadBy | DecidedBy | NightPace
) -> Played:
    """Change who reads, who decides, or the pace; an open step gets its whole time again.

    At an evening, which no clock moves on, that is its half hour. Raises Declined.
    """
    now = games.now()

    def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
        before = night_of(loaded.row)
        night, number = alter(before, **settings), number_now(loaded.state.table)
        if step_of(loaded) == Step.CHOOSE and not before.is_read(number):
            # The bot has read it: another reader is for the next paragraph.
            night = alter(night, recitals=(*night.recitals, Recital(number, None)))
        nights.update(db, game_id, before, night)
        row = alter(loaded.row, night=night)
        if row.lift:
            return extend_evening(db, row, now), []
        if row.status == GameStatus.RUNNING:
            timers.delete_kinds(db, game_id, GROUP, TimerKind.NIGHT)
            row = set_night_clock(db, row, now + time_for(loaded.with_row(row)))
        return row, []

    return await games.change(game_id, mutate)
