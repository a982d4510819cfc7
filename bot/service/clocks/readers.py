"""Ask a player to read the open paragraph to its explorer, and pass it on where they do not.

The reader is the first player to the explorer's left who is present. If they leave or stay silent,
the next one is asked; after the last one the bot shows the paragraph to the table. Until it is read
the table waits for its reader, and not for the explorer.
"""

import sqlite3
from collections.abc import Iterable
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import Changed, GameRow, OutboxRow, TimerRow
from bot.model.kinds import GameStatus, OutboxKind, SeatStatus, TimerKind
from bot.model.loaded_game import LoadedGame
from bot.model.notices import NOBODY, Notice, TableEvent, name_of
from bot.model.paces import PACES
from bot.service.clocks.clocks import ClockChange, update_clocks
from bot.service.plies.permissions import check_running
from bot.service.plies.plies import NewPly
from bot.store import game_rows, outbox, table_events, timers, user_settings
from rules import encounter
from rules.editions import Reading
from rules.facts import ParagraphRead
from rules.questions import ChooseOption, Question
from rules.record import alter
from rules.table import Table
from rules.words import ParagraphNumber, Seat


def answerer(row: GameRow, question: Question) -> Seat:
    """Return the seat for which a question waits: the reader's before a paragraph's choice."""
    if isinstance(question, ChooseOption) and row.waiting_reader is not None:
        return row.waiting_reader
    return question.seat


def waited_for(row: GameRow, questions: Iterable[Question]) -> set[Seat]:
    """Return the seats for which a running game waits."""
    if row.status != GameStatus.RUNNING:
        return set()
    return {answerer(row, question) for question in questions}


def note_paragraph(db: sqlite3.Connection, row: GameRow, made: NewPly, now: datetime) -> GameRow:
    """Choose the reader of a paragraph that a ply has opened, and store them."""
    if row.reading_now != Reading.PLAYER:
        return row
    trip = made.state.table.expedition
    asks = any(isinstance(question, ChooseOption) for question in made.state.table.questions)
    reader, is_read = row.reader, row.is_read
    if trip is None:
        # Back above: what was read belongs to an encounter that is over.
        reader, is_read = None, False
    elif asks and any(isinstance(fact, ParagraphRead) for fact in made.facts):
        goes_on = len(trip.path) > 1
        reader, is_read = _first_reader(db, row, trip.seat, now, goes_on=goes_on), False
    elif not asks:
        is_read = reader is not None
    if (reader, is_read) == (row.reader, row.is_read):
        return row
    return _stored(db, alter(row, reader=reader, is_read=is_read))


def read_out(
    db: sqlite3.Connection, loaded: LoadedGame, user_id: int, number: ParagraphNumber, now: datetime
) -> Changed:
    """Record that the reader has read the paragraph of that number, and ask the explorer.

    Raises Declined.
    """
    row, table = loaded.row, loaded.state.table
    check_running(row)
    seat, trip = row.seat_of(user_id), table.expedition
    if trip is None or table.over:
        raise Declined("nothing-to-read")
    if seat is None or row.reader != seat.seat:
        raise Declined("not-the-reader")
    if row.is_read or number != trip.path[-1]:
        raise Declined("read-out-already")
    row = _stored(db, alter(row, is_read=True))
    change = ClockChange(
        row,
        waited_for(row, table.questions),
        now,
        by=seat.seat,
        in_person=True,
        answered=seat.seat,
        notice=Notice("ping-read", {"name": name_of(seat)}),
    )
    seats, pending = update_clocks(db, change)
    return alter(row, seats=seats), pending


def pass_reading_on(
    db: sqlite3.Connection, loaded: LoadedGame, row: GameRow, now: datetime
) -> Changed:
    """Ask the next player to read the open paragraph; after the last one the bot shows it."""
    before, trip = row.waiting_reader, encounter.expedition(loaded.state.table)
    assert before is not None
    row = _stored(db, alter(row, reader=_next_reader(db, row, before, trip.seat, now)))
    asked = waited_for(row, loaded.state.table.questions)
    notice = None if row.reader is not None else Notice("ping-shown")
    seats, pending = update_clocks(db, ClockChange(row, asked, now, notice=notice))
    row = alter(row, seats=seats)
    figures = {"name": name_of(row.seats[before]), "next": NOBODY}
    key = "reading-shown"
    if row.reader is not None:
        reader = row.seats[row.reader]
        key, figures = "reading-passed", {**figures, "next": name_of(reader)}
        message = OutboxRow(0, row.id, OutboxKind.ENCOUNTER, loaded.ply, reader.user_id)
        pending.append(outbox.add(db, alter(message, not_before=reader.wakes)))
    table_events.add(db, row.id, TableEvent(loaded.ply, timestamp(now), key, figures))
    return row, pending


def read_on(
    db: sqlite3.Connection,
    row: GameRow,
    table: Table,
    now: datetime,
    *,
    is_read: bool,
    is_new: bool,
) -> GameRow:
    """Return a game's row with its reader after an evening, as stored.

    `is_read` says that the open paragraph was read out there, `is_new` that it was opened there.
    """
    trip, asks = table.expedition, any(isinstance(one, ChooseOption) for one in table.questions)
    if row.reading != Reading.PLAYER:
        return row
    if trip is None:
        return _stored(db, alter(row, reader=None, is_read=False))
    if is_read or not asks:
        return _stored(db, alter(row, is_read=row.reader is not None))
    if not is_new:
        return row
    reader = _first_reader(db, row, trip.seat, now, goes_on=False)
    return _stored(db, alter(row, reader=reader, is_read=False))


def pass_silent_over(
    db: sqlite3.Connection, loaded: LoadedGame, timer: TimerRow, now: datetime
) -> Changed:
    """Pass on a reading whose reader has been silent for too long; wait while they sleep."""
    row = loaded.row
    if timers.find(db, row.id, timer.seat, TimerKind.SILENT_READER) != timer:
        return row, []
    seat = row.waiting_reader
    if seat is None or seat != timer.seat or row.status != GameStatus.RUNNING:
        timers.delete_kinds(db, row.id, timer.seat, TimerKind.SILENT_READER)
        return row, []
    hours = user_settings.find_user(db, row.seats[seat].user_id).hours
    if not hours.is_awake(now) and not _is_away(db, row, seat, now):
        timers.put(db, alter(timer, at=timestamp(hours.next_awake(now))))
        return row, []
    return pass_reading_on(db, loaded, row, now)


def _first_reader(
    db: sqlite3.Connection, row: GameRow, explorer: Seat, now: datetime, *, goes_on: bool
) -> Seat | None:
    """Return who reads a new paragraph; one that `goes_on` keeps its reader.

    No one reads to a companion: the bot shows its paragraph to the table.
    """
    if row.seats[explorer].is_companion:
        return None
    if not goes_on:
        return _next_reader(db, row, explorer, explorer, now)
    if row.reader is None or _is_present(db, row, row.reader, now):
        return row.reader
    return _next_reader(db, row, row.reader, explorer, now)


def _next_reader(
    db: sqlite3.Connection, row: GameRow, after: Seat, explorer: Seat, now: datetime
) -> Seat | None:
    """Return the first seat after another one that can read; None once the explorer is reached."""
    count = len(row.seats)
    for step in range(1, count):
        seat = Seat((after + step) % count)
        if seat == explorer:
            return None
        if _is_present(db, row, seat, now):
            return seat
    return None


def _is_present(db: sqlite3.Connection, row: GameRow, seat: Seat, now: datetime) -> bool:
    return row.seats[seat].status == SeatStatus.TAKEN and not _is_away(db, row, seat, now)


def _is_away(db: sqlite3.Connection, row: GameRow, seat: Seat, now: datetime) -> bool:
    """Return whether a seat's player sleeps for longer than the wait for a silent reader."""
    hours = user_settings.find_user(db, row.seats[seat].user_id).hours
    return hours.next_awake(now) - now > PACES[row.pace].remind


def _stored(db: sqlite3.Connection, row: GameRow) -> GameRow:
    game_rows.set_reader(db, row)
    return row
