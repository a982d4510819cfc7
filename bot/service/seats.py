"""Let people come and go: each change of a seat, in a transaction that keeps clocks in step.

Each gives the game's row as it is then, and the messages that are owed.
"""

import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta

from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.hours import Hours
from bot.model.kinds import ABOUT_A_SEAT, GameStatus, Hold, SeatStatus, TimerKind
from bot.model.notices import Figure, Name, Notice
from bot.model.open_game import OpenGame
from bot.model.paces import PACES
from bot.service.clocks import Turn, left, set_timers, stamp, update_clocks
from bot.store import games, orders, outbox, paces, timers, user_settings, votes
from rules.editions import Reading
from rules.words import Seat

SeatChange = tuple[GameRow, list[OutboxRow]]

PATIENCE = timedelta(hours=48)
"""After so much awake time a seat without a clock counts as overdue."""

_MORE = timedelta(hours=24)
"""What a seat without a clock is given."""


def seat_at(row: GameRow, number: int) -> SeatRow:
    """Give the seat of that number.

    Raises Declined where there is none.
    """
    if not 0 <= number < len(row.seats):
        raise Declined("no-such-seat")
    return row.seats[number]


def free_seat(row: GameRow, user_id: int, number: int | None) -> SeatRow:
    """Give the seat that a person may take: of that number, or else the first there is.

    Whoever has left a seat of this table can come back to that one alone. Raises Declined.
    """
    if row.seat_of(user_id):
        raise Declined("already-seated")
    own = row.seat_left_by(user_id)
    if own and number in (None, own.seat):
        return own
    if own:
        raise Declined("seat-of-your-own")
    free = [seat for seat in row.seats if seat.status != SeatStatus.TAKEN or seat.seeking]
    if number is not None:
        free = [seat for seat in free if seat.seat == number]
    if not free:
        raise Declined("seat-not-open" if number is not None else "no-open-seat")
    return free[0]


def check_hand_over(row: GameRow, seat: SeatRow, *, automated: bool) -> None:
    """Look whether a seat can be opened to others, or play by itself.

    Raises Declined.
    """
    if not automated and seat.status.is_open:
        raise Declined("seat-open-already")
    if automated and seat.status == SeatStatus.AUTOMATED:
        raise Declined("seat-plays-itself")
    if automated and row.reading == Reading.BOOK:
        raise Declined("no-stand-in-by-book")
    if automated and all(other.seat == seat.seat for other in row.present):
        raise Declined("last-person")


def check_status(row: GameRow, status: GameStatus) -> None:
    """Look whether a game can be paused or resumed.

    Raises Declined.
    """
    if not row.status.is_under_way:
        raise Declined("game-over")
    if row.status == status:
        raise Declined("game-paused" if status == GameStatus.PAUSED else "not-paused")
    if row.held == Hold.CORRUPT:
        raise Declined(Hold.CORRUPT)


def seat_note(row: GameRow, seat: SeatRow, key: str, **figures: Figure) -> Notice:
    """Make a note about a seat, with the buttons for what can be done."""
    buttons = [("take-seat", CustomId(row.id, seat.seat, "seat", "take"))]
    if seat.status.is_open:
        buttons.append(("let-it-play", CustomId(row.id, seat.seat, "seat", "automate")))
    return Notice(key, {"name": Name(seat.name), **figures}, tuple(buttons))


def overdue_buttons(game_id: int, seat: Seat) -> tuple[tuple[str, CustomId], ...]:
    """Give the buttons for what the others may do about a seat that is overdue."""
    return tuple(
        [(f"call-{motion}", CustomId(game_id, seat, "call", motion)) for motion in ABOUT_A_SEAT]
    )


def asked_in(opened: OpenGame, row: GameRow) -> set[Seat]:
    """List the seats whose clocks may run."""
    if row.status != GameStatus.RUNNING:
        return set()
    return {question.seat for question in opened.state.table.questions}


def vacate(
    db: sqlite3.Connection,
    opened: OpenGame,
    row: GameRow,
    seat: Seat,
    status: SeatStatus,
    now: datetime,
) -> SeatChange:
    """Take a seat from its person: its clock stops, and their orders are deleted."""
    old = row.seats[seat]
    if old.status == SeatStatus.TAKEN:
        paces.add(db, old.user_id, row.guild_id, seats_left=1)
    orders.drop_seat(db, row.id, seat)
    timers.drop(db, row.id, seat, TimerKind.ORDER)
    return _seated(db, opened, row, replace(old, status=status, seeking=False), now)


def take(
    db: sqlite3.Connection,
    opened: OpenGame,
    row: GameRow,
    seat: Seat,
    person: tuple[int, str],
    now: datetime,
) -> SeatChange:
    """Give a seat to a person, by id and name: with their own clock, or the average of all.

    Where somebody else still plays it, they leave it in the same step.
    """
    user_id, name = person
    owed: list[OutboxRow] = []
    bank = average(db, row, now)
    if row.seats[seat].status == SeatStatus.TAKEN:
        row, owed = vacate(db, opened, row, seat, SeatStatus.LEFT, now)
    old = row.seats[seat]
    if old.user_id == user_id:
        bank = old.bank
    else:
        votes.drop_ballot(db, row.id, seat)
    new = SeatRow(seat, user_id, name, bank=bank)
    row, more = _seated(db, opened, row, new, now, here=seat)
    return row, [*owed, *more]


def set_status(
    db: sqlite3.Connection, opened: OpenGame, row: GameRow, status: GameStatus, now: datetime
) -> SeatChange:
    """Pause, resume or close a game; the clocks stop, or run again."""
    at = stamp(now) if status == GameStatus.CLOSED else None
    games.set_status(db, row.id, status, at=at)
    if status == GameStatus.CLOSED:
        outbox.drop(db, row.id)
        timers.drop_all(db, row.id)
    row = replace(row, status=status, held=None, ended_at=at)
    seats, owed = update_clocks(db, Turn(row, asked_in(opened, row), now))
    return replace(row, seats=seats), owed


def seek(db: sqlite3.Connection, row: GameRow, seat: Seat, *, seeking: bool) -> GameRow:
    """Ask for a substitute while playing on, or stop asking."""
    changed = replace(row.seats[seat], seeking=seeking)
    games.put_seat(db, row.id, changed)
    return _with(row, changed)


def extend(db: sqlite3.Connection, row: GameRow, seat: Seat, now: datetime) -> GameRow:
    """Give the seat that is asked more time: what a move would give it, or a day."""
    old, pace = row.seats[seat], PACES[row.pace]
    settings = user_settings.find_user(db, old.user_id)
    rest = max(timedelta(), left(old, settings.hours, now))
    bank = rest + (pace.increment or _MORE) if pace.has_clock else timedelta()
    changed = replace(old, bank=int(bank.total_seconds()), asked_at=stamp(now))
    return _with(row, set_timers(db, row, changed, settings, now))


def average(db: sqlite3.Connection, row: GameRow, now: datetime) -> int:
    """Give the average of what the clocks hold, in seconds; one that has run out holds nothing."""
    held = [max(timedelta(), left(s, hours_of(db, s), now)) for s in row.seats]
    return int(sum(held, timedelta()).total_seconds()) // len(held)


def is_overdue(row: GameRow, seat: Seat, hours: Hours, now: datetime) -> bool:
    """Tell whether a seat keeps the table waiting for longer than it should."""
    held = row.seats[seat]
    if held.status != SeatStatus.TAKEN:
        return True
    if held.asked_at is None:
        return False
    if PACES[row.pace].has_clock:
        return left(held, hours, now) <= timedelta()
    return hours.awake_between(datetime.fromisoformat(held.asked_at), now) >= PATIENCE


def hours_of(db: sqlite3.Connection, seat: SeatRow) -> Hours:
    """Give when a seat's person is awake."""
    return user_settings.find_user(db, seat.user_id).hours


def _seated(
    db: sqlite3.Connection,
    opened: OpenGame,
    row: GameRow,
    new: SeatRow,
    now: datetime,
    here: Seat | None = None,
) -> SeatChange:
    games.put_seat(db, row.id, new)
    row = _with(row, new)
    seats, owed = update_clocks(db, Turn(row, asked_in(opened, row), now, here=here))
    return replace(row, seats=seats), owed


def _with(row: GameRow, seat: SeatRow) -> GameRow:
    return replace(row, seats=(*row.seats[: seat.seat], seat, *row.seats[seat.seat + 1 :]))
