"""Change the clocks and reminders of asked seats between plies, under their games' locks."""

import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import Changed, GameRow, OutboxRow, SeatRow, TimerRow
from bot.model.interaction import User
from bot.model.kinds import Absence
from bot.model.loaded_game import LoadedGame, Played
from bot.model.notices import Figures, Name, Notice
from bot.service.clocks.clocks import time_left
from bot.service.clocks.readers import answerer
from bot.service.plies.notices import announce
from bot.service.plies.plies import is_last_to_answer
from bot.service.seats import absences, reminders
from bot.service.seats.seats import hours_of
from bot.service.tables.games import Games
from bot.store import game_rows
from rules.record import alter

_Change = Callable[[sqlite3.Connection], tuple[SeatRow | None, list[OutboxRow]]]
"""Returns the seat that it has stored, if any, and the messages to send."""


async def remind(games: Games, timer: TimerRow) -> list[OutboxRow]:
    """Remind a player of an open question.

    Raises Declined where they are not asked.
    """
    loaded = await games.load(timer.game_id)
    table, ply, now = loaded.state.table, loaded.ply, games.now()
    asked = [one for one in table.questions if answerer(loaded.row, one) == timer.seat]
    if not asked:
        raise Declined("not-asked")
    number, last = asked[0].number, is_last_to_answer(table)

    def change(db: sqlite3.Connection) -> tuple[None, list[OutboxRow]]:
        # State and ply are from before the lock;
        # `remind` checks in the database whether it is due.
        return None, reminders.remind(db, timer, now, ply=ply, number=number, last=last)

    return await _change(games, loaded, change)


async def announce_overdue(games: Games, timer: TimerRow) -> list[OutboxRow]:
    """Announce to the table that a clock has run out."""
    loaded, now = await games.load(timer.game_id), games.now()
    return await _change(
        games, loaded, lambda db: reminders.announce_overdue(db, timer, loaded.ply, now)
    )


async def stand_in(games: Games, timer: TimerRow) -> Played:
    """Have a seat stood in for whose time has run out, as its table has agreed."""
    now = games.now()
    return await games.change(
        timer.game_id, lambda db, loaded: absences.stand_in(db, loaded, timer, now)
    )


async def agree(games: Games, game_id: int, absence: Absence, by: User) -> Played:
    """Settle what happens to somebody whose time runs out, as the person in charge decides.

    Raises Declined where that is so already.
    """
    now = games.now()

    def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
        absences.check_absence(loaded.row)
        if loaded.row.absence == absence:
            raise Declined("absence-agreed-already")
        row = absences.agree(db, loaded.row, absence, now)
        figures: Figures = {"by": Name(row.name_for(by), by.id)}
        notice = Notice(f"absence-set-{absence}", figures)
        return row, [announce(db, row, loaded.ply, timestamp(now), notice)]

    return await games.change(game_id, mutate)


async def reschedule(games: Games, user_id: int, *, restart: bool) -> None:
    """Reset the timers of a person's asked seats after they changed their hours.

    `restart` starts the reminders again from now.
    """
    now = games.now()
    for game_id, number in await games.database.read(
        lambda db: game_rows.asked_seats_of(db, user_id)
    ):

        def change(
            db: sqlite3.Connection, game_id: int = game_id, number: int = number
        ) -> tuple[SeatRow | None, list[OutboxRow]]:
            return reminders.reschedule(db, game_id, number, now, restart=restart), []

        await _change(games, await games.load(game_id), change)


async def postpone(games: Games, game_id: int, seat: int, hours: int) -> datetime:
    """Postpone a player's reminder by `hours`, or cancel it by 0; return until when.

    Raises Declined where they are not asked.
    """
    now = games.now()
    at = await games.database.write(lambda db: reminders.postpone(db, game_id, seat, hours, now))
    if at is None:
        raise Declined("seat-not-asked")
    return at


async def times_left(games: Games, row: GameRow) -> list[timedelta]:
    """Return the time left on the clock of each player who is present."""
    now = games.now()

    def query(db: sqlite3.Connection) -> list[timedelta]:
        return [time_left(seat, hours_of(db, seat), now) for seat in row.present]

    return await games.database.read(query)


async def _change(games: Games, loaded: LoadedGame, change: _Change) -> list[OutboxRow]:
    """Change a seat of a game, while no ply is under way; return the messages to send.

    They are sent after the lock: delivery waits for Discord, and must not hold up a ply.
    """
    async with games.locked(loaded.row.id) as now:
        changed, pending = await games.database.write(change)
        if changed:
            seats = [changed if one.seat == changed.seat else one for one in now.row.seats]
            row = alter(now.row, seats=tuple(seats))
            games.loaded.update(now, lambda game: game.with_row(row))
    return pending
