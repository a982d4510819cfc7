"""Let people come and go: each change of a seat, in a transaction that keeps clocks in step.

Each gives the game's row as it is then, and what must be said.
"""

import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta

from bot.days.hours import Hours
from bot.days.paces import PACES
from bot.days.turns import follow, left, set_timers, stamp
from bot.open_game import OpenGame
from bot.store import games, kept, paces, timers
from bot.store.rows import GameRow, OutboxRow, SeatRow
from rules.words import Seat

Turned = tuple[GameRow, list[OutboxRow]]

PATIENCE = timedelta(hours=48)
"""After so much awake time a seat without a clock counts as overdue."""

_MORE = timedelta(hours=24)
"""What a seat without a clock is given."""


def asked_in(opened: OpenGame, row: GameRow) -> set[Seat]:
    """List the seats whose clocks may run."""
    if row.status != "running":
        return set()
    return {question.seat for question in opened.state.table.questions}


def vacate(
    db: sqlite3.Connection, opened: OpenGame, row: GameRow, seat: Seat, status: str, now: datetime
) -> Turned:
    """Take a seat from its person: its clock stops, and what he had ordered is forgotten."""
    old = row.seats[seat]
    if old.status == "taken":
        paces.add(db, old.user_id, row.guild_id, seats_left=1)
    db.execute("DELETE FROM orders WHERE game_id = ? AND seat = ?", (row.id, seat))
    timers.drop(db, row.id, seat, "order")
    return _seated(db, opened, row, replace(old, status=status, seeking=0), now)


def take(
    db: sqlite3.Connection,
    opened: OpenGame,
    row: GameRow,
    seat: Seat,
    person: tuple[int, str],
    now: datetime,
) -> Turned:
    """Give a seat to a person, by id and name: with his own clock, or the average of all.

    Who takes it from somebody who plays on does so in one step.
    """
    user_id, name = person
    owed: list[OutboxRow] = []
    bank = average(db, row, now)
    if row.seats[seat].status == "taken":
        row, owed = vacate(db, opened, row, seat, "left", now)
    old = row.seats[seat]
    bank = old.bank if old.user_id == user_id else bank
    new = SeatRow(seat, user_id, name, bank=bank)
    row, more = _seated(db, opened, row, new, now, here=seat)
    return row, [*owed, *more]


def seek(db: sqlite3.Connection, row: GameRow, seat: Seat, *, seeking: bool) -> GameRow:
    """Ask for a substitute while playing on, or no more."""
    changed = replace(row.seats[seat], seeking=int(seeking))
    games.put_seat(db, row.id, changed)
    return _with(row, changed)


def extend(db: sqlite3.Connection, row: GameRow, seat: Seat, now: datetime) -> GameRow:
    """Give the seat that is asked more time: what a move would give it, or a day."""
    old, pace = row.seats[seat], PACES[row.pace]
    settings = kept.find_user(db, old.user_id)
    rest = max(timedelta(), left(old, settings.hours, now))
    bank = rest + (pace.increment or _MORE) if pace.has_clock else timedelta()
    changed = replace(old, bank=int(bank.total_seconds()), asked_at=stamp(now))
    games.put_seat(db, row.id, changed)
    set_timers(db, row, changed, settings, now)
    return _with(row, changed)


def average(db: sqlite3.Connection, row: GameRow, now: datetime) -> int:
    """Give the average of what the clocks hold, in seconds; one that has run out holds nothing."""
    held = [max(timedelta(), left(s, hours_of(db, s), now)) for s in row.seats]
    return int(sum(held, timedelta()).total_seconds()) // len(held)


def is_overdue(row: GameRow, seat: Seat, hours: Hours, now: datetime) -> bool:
    """Tell whether a seat keeps the table waiting for longer than it should."""
    held = row.seats[seat]
    if held.status != "taken":
        return True
    if held.asked_at is None:
        return False
    if PACES[row.pace].has_clock:
        return left(held, hours, now) <= timedelta()
    return hours.awake_between(datetime.fromisoformat(held.asked_at), now) >= PATIENCE


def hours_of(db: sqlite3.Connection, seat: SeatRow) -> Hours:
    """Give when a seat's person is awake."""
    return kept.find_user(db, seat.user_id).hours


def _seated(
    db: sqlite3.Connection,
    opened: OpenGame,
    row: GameRow,
    new: SeatRow,
    now: datetime,
    here: Seat | None = None,
) -> Turned:
    games.put_seat(db, row.id, new)
    row = _with(row, new)
    seats, owed = follow(db, row, asked_in(opened, row), now, here=here)
    return replace(row, seats=seats), owed


def _with(row: GameRow, seat: SeatRow) -> GameRow:
    return replace(row, seats=(*row.seats[: seat.seat], seat, *row.seats[seat.seat + 1 :]))
