"""Change seats within transactions that also update the clocks.

Each change returns the game's new row, and the messages to send.
"""

import sqlite3
from datetime import datetime, timedelta

from bot.companions.people import Strength
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import Changed, GameRow, OutboxRow, SeatRow
from bot.model.hours import Hours
from bot.model.kinds import ABOUT_A_SEAT, GameStatus, PauseReason, SeatStatus, TimerKind
from bot.model.notices import Figure, Notice, name_of
from bot.model.open_game import OpenGame
from bot.model.paces import PACES
from bot.model.presses import Press, SeatPress
from bot.service.clocks.clocks import Turn, set_timers, time_left, timestamp, update_clocks
from bot.service.clocks.readers import pass_reading_on, waited_for
from bot.service.clocks.votes import motion_name
from bot.service.seats.companions import absent_person, check_companions, played_by
from bot.store import games, orders, paces, timers, user_settings, votes
from rules.editions import Reading
from rules.record import alter
from rules.words import Seat

OVERDUE_AFTER = timedelta(hours=48)
"""The awake time after which a seat without a clock is overdue."""

_MORE = timedelta(hours=24)
"""The extension of a seat without a clock."""


def seat_at(row: GameRow, number: int) -> SeatRow:
    """Return the seat of that number.

    Raises Declined where there is none.
    """
    if not 0 <= number < len(row.seats) or row.is_night:
        raise Declined("no-such-seat")
    return row.seats[number]


def free_seat(row: GameRow, user_id: int, number: int | None) -> SeatRow:
    """Return the seat that a person may take: that `number`, or else the first free one.

    A person who has left a seat of this table can return to that one only. Raises Declined.
    """
    if row.seat_of(user_id):
        raise Declined("already-seated")
    own = row.seat_left_by(user_id)
    if own and number in (None, own.seat):
        return own
    if own:
        raise Declined("seat-of-your-own")
    free = [seat for seat in row.seats if seat.status != SeatStatus.TAKEN or seat.seeking]
    free.sort(key=lambda seat: seat.is_companion)  # they can wait; open seats come first
    if number is not None:
        free = [seat for seat in free if seat.seat == number]
    if not free:
        raise Declined("seat-not-open" if number is not None else "no-open-seat")
    return free[0]


def check_hand_over(row: GameRow, seat: SeatRow, *, automated: bool) -> None:
    """Check that a seat can be opened to others, or handed to a companion or a plain player.

    Raises Declined.
    """
    if not automated:
        if seat.status.is_open:
            raise Declined("seat-open-already")
        return
    if row.reading != Reading.BOOK or row.has_one_seat:
        check_companions(row)
    if seat.is_companion:
        raise Declined("seat-plays-itself")
    if all(other.seat == seat.seat for other in row.present):
        raise Declined("last-person")


def check_status(row: GameRow, status: GameStatus) -> None:
    """Check that a game can be paused or resumed.

    Raises Declined.
    """
    if not row.status.is_under_way:
        raise Declined("game-over")
    if row.status == status:
        raise Declined("game-paused" if status == GameStatus.PAUSED else "not-paused")
    if row.pause_reason == PauseReason.CORRUPT:
        raise Declined(PauseReason.CORRUPT)


def seat_notice(row: GameRow, seat: SeatRow, key: str, **figures: Figure) -> Notice:
    """Build a notice about a seat, with the buttons that apply to it."""
    buttons = [("take-seat", CustomId(row.id, seat.seat, Press.SEAT, SeatPress.TAKE))]
    if seat.status.is_open:
        label = "let-it-play-plainly" if row.reading == Reading.BOOK else "let-it-play"
        buttons.append((label, CustomId(row.id, seat.seat, Press.SEAT, SeatPress.AUTOMATE)))
    return Notice(key, {"name": name_of(seat), **figures}, tuple(buttons))


def overdue_buttons(row: GameRow, seat: Seat) -> tuple[tuple[str, CustomId], ...]:
    """Return the buttons that call for a vote about an overdue seat."""
    return tuple(
        [
            (f"call-{motion_name(row, motion)}", CustomId(row.id, seat, Press.CALL, motion))
            for motion in ABOUT_A_SEAT
        ]
    )


def asked_seats(opened: OpenGame, row: GameRow) -> set[Seat]:
    """Return the seats whose clocks run."""
    return waited_for(row, opened.state.table.questions)


def vacate(
    db: sqlite3.Connection,
    opened: OpenGame,
    row: GameRow,
    seat: Seat,
    status: SeatStatus,
    now: datetime,
) -> Changed:
    """Remove a seat's player: its clock stops, and their orders are deleted."""
    old = row.seats[seat]
    if old.status == SeatStatus.TAKEN:
        paces.add(db, old.user_id, row.guild_id, seats_left=1)
    orders.delete_of_seat(db, row.id, seat)
    timers.delete_kinds(db, row.id, seat, TimerKind.ORDER)
    left = alter(old, status=status, seeking=False, strength=None, person=None)
    return _seated(db, opened, row, left, now)


def let_play(
    db: sqlite3.Connection, opened: OpenGame, row: GameRow, seat: Seat, now: datetime
) -> Changed:
    """Let a neighbour play a seat, until someone takes it.

    By a printed book, in which no neighbour can read, it is played plainly.
    """
    row, pending = vacate(db, opened, row, seat, SeatStatus.LEFT, now)
    is_plain = row.reading == Reading.BOOK
    who = (None, None) if is_plain else (Strength.NEIGHBOUR, absent_person(row))
    new = played_by(row.seats[seat], *who)
    row, more = _seated(db, opened, row, new, now)
    return row, [*pending, *more]


def take(
    db: sqlite3.Connection,
    opened: OpenGame,
    row: GameRow,
    seat: Seat,
    person: tuple[int, str],
    now: datetime,
) -> Changed:
    """Seat a person, by id and name, with the clock that they left or the average of all.

    A person who still plays the seat leaves it in the same step.
    """
    user_id, name = person
    pending: list[OutboxRow] = []
    bank = average_bank(db, row, now)
    if row.seats[seat].status == SeatStatus.TAKEN:
        row, pending = vacate(db, opened, row, seat, SeatStatus.LEFT, now)
    old = row.seats[seat]
    if old.user_id == user_id:
        bank = old.bank
    else:
        votes.delete_ballot(db, row.id, seat)
    new = SeatRow(seat, user_id, name, bank=bank)
    row, more = _seated(db, opened, row, new, now, answered=seat)
    return row, [*pending, *more]


def set_status(
    db: sqlite3.Connection, opened: OpenGame, row: GameRow, status: GameStatus, now: datetime
) -> Changed:
    """Pause or resume a game; the clocks stop, or run again."""
    games.set_status(db, row.id, status)
    row = alter(row, status=status, pause_reason=None, ended_at=None)
    seats, pending = update_clocks(db, Turn(row, asked_seats(opened, row), now))
    return alter(row, seats=seats), pending


def seek(db: sqlite3.Connection, row: GameRow, seat: Seat, *, seeking: bool) -> GameRow:
    """Mark a seat as looking for a substitute, or unmark it."""
    changed = alter(row.seats[seat], seeking=seeking)
    games.put_seat(db, row.id, changed)
    return _with(row, changed)


def extend(db: sqlite3.Connection, row: GameRow, seat: Seat, now: datetime) -> GameRow:
    """Extend the time of an asked seat by the increment of a move, or by a day."""
    now = row.own_time(now)
    old, pace = row.seats[seat], PACES[row.pace]
    settings = user_settings.find_user(db, old.user_id)
    rest = max(timedelta(), time_left(old, settings.hours, now))
    # From now on, so that a clock that had run out gains the whole extension.
    bank = rest + (pace.increment or _MORE) if pace.has_clock else timedelta()
    changed = alter(old, bank=int(bank.total_seconds()), asked_at=timestamp(now))
    return _with(row, set_timers(db, row, changed, settings, now))


def average_bank(db: sqlite3.Connection, row: GameRow, now: datetime) -> int:
    """Return the average time left on the clocks, in seconds; an overdue clock counts as zero."""
    now = row.own_time(now)
    held = [max(timedelta(), time_left(s, hours_of(db, s), now)) for s in row.seats]
    return int(sum(held, timedelta()).total_seconds()) // len(held)


def is_overdue(row: GameRow, seat: Seat, hours: Hours, now: datetime) -> bool:
    """Return whether a seat has kept the table waiting for too long, or has no player."""
    held, now = row.seats[seat], row.own_time(now)
    if held.status != SeatStatus.TAKEN:
        return True
    if held.asked_at is None:
        return False
    if PACES[row.pace].has_clock:
        return time_left(held, hours, now) <= timedelta()
    return hours.awake_between(datetime.fromisoformat(held.asked_at), now) >= OVERDUE_AFTER


def hours_of(db: sqlite3.Connection, seat: SeatRow) -> Hours:
    """Return when a seat's player is awake."""
    return user_settings.find_user(db, seat.user_id).hours


def _seated(
    db: sqlite3.Connection,
    opened: OpenGame,
    row: GameRow,
    new: SeatRow,
    now: datetime,
    answered: Seat | None = None,
) -> Changed:
    games.put_seat(db, row.id, new)
    row = _with(row, new)
    if row.owes_reading == new.seat and new.status != SeatStatus.TAKEN:
        # It updates the clocks itself.
        return pass_reading_on(db, opened, row, now)
    seats, pending = update_clocks(db, Turn(row, asked_seats(opened, row), now, answered=answered))
    return alter(row, seats=seats), pending


def _with(row: GameRow, seat: SeatRow) -> GameRow:
    return alter(row, seats=(*row.seats[: seat.seat], seat, *row.seats[seat.seat + 1 :]))
