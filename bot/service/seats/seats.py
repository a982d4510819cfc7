"""Change who plays a seat, within transactions that also update the clocks.

Each change returns the game's new row, and the messages to send. A game's seats change here, for
these reasons:

======================= ====================================================================
`take`                  `/game seat` to take one or to come back, *Take seat*, or a press of
                        somebody who was marked as gone (`Seats.return_to_seat`)
`vacate`                `/game seat` to leave, `/game replace`, a vote; somebody who erases
                        themselves (`Departures`) or is banned from the server, or who is found
                        to have left it as they are reminded (`Reminders`)
`let_companion_play`    `/game replace` with a companion, *Let it play*, a vote
`stand_in`              a player's time has run out, where the table has agreed on that
`seek`                  `/game seat` to look for a substitute; the seat keeps its player
======================= ====================================================================

Elsewhere: who sits in a lobby (`Lobbies.open`, `rearrange` and `start`), who is a guest of a night
(`bot.service.night.roles`), and the names of those who are erased (`bot.store.people`).
"""

import sqlite3
from datetime import datetime, timedelta

from bot.companions.people import Strength
from bot.model.clock import timestamp
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import Changed, GameRow, OutboxRow, SeatRow
from bot.model.hours import Hours
from bot.model.interaction import User
from bot.model.kinds import ABOUT_A_SEAT, Absence, SeatStatus, TimerKind
from bot.model.loaded_game import LoadedGame
from bot.model.notices import Figure, Notice, name_of
from bot.model.paces import PACES
from bot.model.presses import Press, SeatPress
from bot.service.clocks.clocks import (
    OVERDUE_AFTER,
    ClockChange,
    set_timers,
    time_left,
    update_clocks,
)
from bot.service.clocks.readers import pass_reading_on, waited_for
from bot.service.clocks.votes import motion_name
from bot.service.seats.companions import absent_person, check_companions, with_companion
from bot.store import game_rows, orders, paces, timers, user_settings, votes
from rules.editions import Reading
from rules.record import alter
from rules.words import Seat

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
    others = [seat for seat in row.seats if seat.until_back is None]
    free = [seat for seat in others if seat.status != SeatStatus.TAKEN or seat.seeking]
    if number is not None and row.seats[number].until_back:
        raise Declined("seat-is-kept")
    free.sort(key=lambda seat: seat.is_companion)  # they can wait; open seats come first
    if number is not None:
        free = [seat for seat in free if seat.seat == number]
    if not free:
        raise Declined("seat-not-open" if number is not None else "no-open-seat")
    return free[0]


def check_hand_over(row: GameRow, seat: SeatRow, *, to_companion: bool) -> None:
    """Check that a seat can be opened to others, or handed to a companion or a plain player.

    Raises Declined.
    """
    if not to_companion:
        if seat.status.is_open:
            raise Declined("seat-open-already")
        return
    if row.reading != Reading.BOOK or row.has_one_seat:
        check_companions(row)
    if seat.is_companion:
        raise Declined("seat-plays-itself")
    if all(other.seat == seat.seat for other in row.present):
        raise Declined("last-person")


def seat_notice(row: GameRow, seat: SeatRow, key: str, **figures: Figure) -> Notice:
    """Build a notice about a seat, with the buttons that apply to it."""
    buttons = [("take-seat", CustomId(row.id, seat.seat, Press.SEAT, SeatPress.TAKE))]
    if seat.status.is_open:
        label = "let-it-play-plainly" if row.reading == Reading.BOOK else "let-it-play"
        buttons.append(
            (label, CustomId(row.id, seat.seat, Press.SEAT, SeatPress.LET_COMPANION_PLAY))
        )
    return Notice(key, {"name": name_of(seat), **figures}, tuple(buttons))


def overdue_buttons(row: GameRow, seat: Seat) -> tuple[tuple[str, CustomId], ...]:
    """Return the buttons that call for a vote about an overdue seat."""
    return tuple(
        [
            (f"call-{motion_name(row, motion)}", CustomId(row.id, seat, Press.CALL, motion))
            for motion in ABOUT_A_SEAT
        ]
    )


def asked_seats(loaded: LoadedGame, row: GameRow) -> set[Seat]:
    """Return the seats whose clocks run."""
    return waited_for(row, loaded.state.table.questions)


def vacate(
    db: sqlite3.Connection,
    loaded: LoadedGame,
    row: GameRow,
    seat: Seat,
    status: SeatStatus,
    now: datetime,
) -> Changed:
    """Remove a seat's player: its clock stops, and their orders are deleted."""
    old = row.seats[seat]
    if old.status == SeatStatus.TAKEN:
        paces.add(db, old.user_id, row.guild_id, seats_left=1)
    return _empty(db, loaded, row, seat, status, now)


def let_companion_play(
    db: sqlite3.Connection, loaded: LoadedGame, row: GameRow, seat: Seat, now: datetime
) -> Changed:
    """Let a neighbour play a seat, until someone takes it.

    By a printed book, in which no neighbour can read, it is played plainly.
    """
    row, pending = vacate(db, loaded, row, seat, SeatStatus.LEFT, now)
    is_plain = row.reading == Reading.BOOK
    who = (None, None) if is_plain else (Strength.NEIGHBOUR, absent_person(row))
    new = with_companion(row.seats[seat], *who)
    row, more = _seated(db, loaded, row, new, now)
    return row, [*pending, *more]


def stand_in(
    db: sqlite3.Connection, loaded: LoadedGame, row: GameRow, seat: Seat, now: datetime
) -> Changed:
    """Let a seat be played as its table has agreed, and keep it for its player."""
    row, pending = _empty(db, loaded, row, seat, SeatStatus.LEFT, now)
    is_plain = row.absence == Absence.PASS or row.reading == Reading.BOOK
    who = (None, None) if is_plain else (Strength.NEIGHBOUR, absent_person(row))
    new = alter(with_companion(row.seats[seat], *who), until_back=row.absence)
    row, more = _seated(db, loaded, row, new, now)
    return row, [*pending, *more]


def take(
    db: sqlite3.Connection,
    loaded: LoadedGame,
    row: GameRow,
    seat: Seat,
    user: User,
    now: datetime,
) -> Changed:
    """Seat a person, with the clock that they left or the average of all.

    A person who still plays the seat leaves it in the same step.
    """
    pending: list[OutboxRow] = []
    bank = average_bank(db, row, now)
    if row.seats[seat].status == SeatStatus.TAKEN:
        row, pending = vacate(db, loaded, row, seat, SeatStatus.LEFT, now)
    old = row.seats[seat]
    if old.user_id == user.id:
        # At least a turn's time: a clock that has run out would run out again at once.
        least = PACES[row.pace].increment if old.until_back else timedelta()
        bank = max(old.bank, int(least.total_seconds()))
    else:
        votes.delete_ballot(db, row.id, seat)
    new = SeatRow(seat, user.id, row.name_for(user), bank=bank)
    row, more = _seated(db, loaded, row, new, now, answered=seat)
    return row, [*pending, *more]


def seek(db: sqlite3.Connection, row: GameRow, seat: Seat, *, seeking: bool) -> GameRow:
    """Mark a seat as looking for a substitute, or unmark it."""
    changed = alter(row.seats[seat], seeking=seeking)
    game_rows.put_seat(db, row.id, changed)
    return with_seat(row, changed)


def extend(db: sqlite3.Connection, row: GameRow, seat: Seat, now: datetime) -> GameRow:
    """Extend the time of an asked seat by the increment of a move, or by a day."""
    now = row.own_time(now)
    old, pace = row.seats[seat], PACES[row.pace]
    settings = user_settings.find_user(db, old.user_id)
    rest = max(timedelta(), time_left(old, settings.hours, now))
    # From now on, so that a clock that had run out gains the whole extension.
    bank = rest + (pace.increment or _MORE) if pace.has_clock else timedelta()
    changed = alter(old, bank=int(bank.total_seconds()), asked_at=timestamp(now))
    return with_seat(row, set_timers(db, row, changed, settings, now))


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


def _empty(
    db: sqlite3.Connection,
    loaded: LoadedGame,
    row: GameRow,
    seat: Seat,
    status: SeatStatus,
    now: datetime,
) -> Changed:
    """Stop the clock of a seat that its player does not play any more, and delete their orders."""
    orders.delete_of_seat(db, row.id, seat)
    timers.delete_kinds(db, row.id, seat, TimerKind.ORDER)
    old = row.seats[seat]
    left = alter(old, status=status, seeking=False, strength=None, person=None, until_back=None)
    return _seated(db, loaded, row, left, now)


def _seated(
    db: sqlite3.Connection,
    loaded: LoadedGame,
    row: GameRow,
    new: SeatRow,
    now: datetime,
    answered: Seat | None = None,
) -> Changed:
    game_rows.put_seat(db, row.id, new)
    row = with_seat(row, new)
    if row.waiting_reader == new.seat and new.status != SeatStatus.TAKEN:
        # It updates the clocks itself.
        return pass_reading_on(db, loaded, row, now)
    seats, pending = update_clocks(
        db, ClockChange(row, asked_seats(loaded, row), now, answered=answered)
    )
    return alter(row, seats=seats), pending


def with_seat(row: GameRow, seat: SeatRow) -> GameRow:
    """Return a game's row with one seat as it is now."""
    return alter(row, seats=(*row.seats[: seat.seat], seat, *row.seats[seat.seat + 1 :]))
