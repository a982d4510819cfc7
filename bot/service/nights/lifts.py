"""Lift a game to an evening, and let it go back, each within a transaction.

While a game is lifted its own time stops, see `GameRow.own_time`; when it goes
back, the length of the evening is added to everything that was set by that time.
"""

import sqlite3
from collections.abc import Collection, Sequence
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import Changed, GameRow, OutboxRow, SeatRow
from bot.model.interaction import User
from bot.model.kinds import GameStatus, OutboxKind, SeatStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import MOST_GUESTS, DecidedBy, Guest, Lift, Night, NightPace, ReadBy, Step
from bot.model.notices import Moment, Names, Notice, name_of
from bot.model.plies import Ply
from bot.service.clocks.clocks import ClockChange, update_clocks
from bot.service.clocks.readers import answerer, read_on, waited_for
from bot.service.clocks.stopped_time import move_clock
from bot.service.history import history
from bot.service.night.answers import Answer
from bot.service.night.clock import end_evening, extend_evening
from bot.service.night.ends import finish, is_all_read, publish_end, with_end_read
from bot.service.night.steps import night_of, question_now, question_of, step_of, unread_chapter
from bot.service.plies.encounter_messages import listener
from bot.service.plies.notices import announce, call_to_act, queue_ping
from bot.service.plies.permissions import check_running
from bot.service.plies.stories import is_home
from bot.store import encounter_messages, nights, outbox
from bot.store.plies import plies_from
from rules.editions import Reading
from rules.facts import Asked
from rules.record import alter

_NEW = Night(ReadBy.GUESTS, DecidedBy.LEADER, NightPace.UNHURRIED)


def check_liftable(row: GameRow) -> None:
    """Check that a game can be lifted to an evening.

    Raises Declined.
    """
    if row.status == GameStatus.LOBBY:
        raise Declined("not-started")
    check_running(row)
    if row.is_night:
        raise Declined("night-lift-night")
    if row.lift is not None:
        raise Declined("night-lifted")
    if row.reading == Reading.BOOK:
        raise Declined("night-lift-by-book")


def lift(
    db: sqlite3.Connection,
    loaded: LoadedGame,
    user: User,
    now: datetime,
    until: datetime | None,
    voice: int | None,
) -> Changed:
    """Lift a game to an evening, with a person as its host and first guest.

    `voice` is the voice channel of this evening alone.
    """
    row = loaded.row
    check_liftable(row)
    # Set the lift before its host: `join` seats them as of
    # its ply, and their place is known only after that.
    known = alter(row.night or _NEW, guests=_welcome(row.night))
    begun = alter(known, lift=Lift(timestamp(now), loaded.ply, 0), voice_id=voice)
    night = join(row, begun, user)
    guest = night.guest(user.id)
    assert guest is not None
    host = Lift(timestamp(now), loaded.ply, guest.place, timestamp(until) if until else None)
    night = alter(night, lift=host)
    if row.night is None:
        nights.add(db, row.id, night)
    else:
        nights.update(db, row.id, row.night, night)
    return extend_evening(db, alter(row, night=night), now), []


def _welcome(night: Night | None) -> tuple[Guest, ...]:
    """List the guests of earlier evenings: those who were sent away may sit down at this one."""
    return tuple([alter(one, sent_away=False) for one in night.guests]) if night else ()


def join(row: GameRow, night: Night, user: User) -> Night:
    """Seat a person at an evening of a game, in the place that they had at an earlier one.

    Raises Declined where they already sit or were sent away tonight, or no place is free.
    """
    assert night.lift is not None
    if night.guest(user.id):
        raise Declined("night-seated")
    if len(night.here) >= MOST_GUESTS:
        raise Declined("night-full", count=MOST_GUESTS)
    known = next((guest for guest in night.guests if guest.user_id == user.id), None)
    if known is not None:
        if known.sent_away:
            raise Declined("night-sent-away")
        return night.with_guest(alter(known, since=night.lift.ply, left=None, silent=0))
    place = max([guest.place for guest in night.guests], default=-1) + 1
    guest = Guest(place, user.id, row.name_for(user), night.lift.ply)
    return alter(night, guests=(*night.guests, guest))


def store_answer(
    db: sqlite3.Connection, loaded: LoadedGame, answer: Answer, now: datetime
) -> Changed:
    """Store an answer at an evening, which ends once the last guest has left.

    A host who leaves hands the evening on.
    """
    night, row = answer.night, loaded.row
    assert night.lift is not None
    if night.here and night.lift.host not in [guest.place for guest in night.here]:
        night = alter(night, lift=alter(night.lift, host=night.here[0].place))
    chapter, before = unread_chapter(loaded), night_of(row)
    if chapter and not night.reads_end(question_of(chapter)) and night.recitals == before.recitals:
        night = with_end_read(night, chapter)  # its reader got up, and may sit down again
    nights.update(db, row.id, before, night)
    row = alter(row, night=night)
    if is_all_read(loaded.with_row(row)):
        return finish(db, loaded.with_row(row), now)
    if not night.here:
        return go_back(db, loaded.with_row(row), now)
    row = extend_evening(db, row, now)
    return row, next_panel(db, row, loaded.ply) if answer.moves_on else []


def next_panel(db: sqlite3.Connection, row: GameRow, ply: int) -> list[OutboxRow]:
    """Queue the panel that comes after a story, unless one is already queued."""
    if outbox.panels(db, row.id):
        return []
    return [outbox.add(db, OutboxRow(0, row.id, OutboxKind.PANEL, ply))]


def go_back(
    db: sqlite3.Connection, loaded: LoadedGame, now: datetime, by: int | None = None
) -> Changed:
    """End a game's evening: it is played over days again, with all that the evening has changed.

    `by` is the id of the person who ends it, who needs no ping.
    """
    lift, questions = loaded.row.lift, loaded.state.table.questions
    assert lift is not None
    if loaded.state.table.over:
        return finish(db, loaded.with_row(publish_end(db, loaded)), now)
    # The evening's step, read before everyone gets up: afterwards there is none.
    is_story_over = step_of(loaded) in (Step.STORY, Step.END)
    played = [history.open_ply(one) for one in plies_from(db, loaded.row.id, lift.ply + 1)]
    new = {one.question.number for ply in played for one in ply.facts if isinstance(one, Asked)}
    row, began = end_evening(db, loaded.row), datetime.fromisoformat(lift.began)
    # First all clocks move on by the evening's length; then those that its play affects change.
    row = alter(row, seats=tuple([move_clock(db, row, seat, began, now) for seat in row.seats]))
    row, pending = _read_on(db, loaded, row, new, now)
    seats, more = update_clocks(db, ClockChange(row, waited_for(row, questions), now))
    row = alter(row, seats=seats)
    pending += more
    if is_story_over:
        pending += next_panel(db, row, loaded.ply)
        shown = {one.question.number for one in _asked(loaded.panel_plies)}
        new -= shown  # the panel pings for these
    called = {answerer(row, question) for question in questions if question.number in new}
    pending += [
        queue_ping(db, row, seat, call_to_act(row, seat))
        for seat in row.seats
        if seat.seat in called and _is_to_ping(row, seat, by)
    ]
    if played:
        for seat in row.seats:
            encounter_messages.drop(db, row.id, seat.user_id)
        pending.append(_tell(db, loaded, played, lift, now))
    return row, pending


def _tell(
    db: sqlite3.Connection, loaded: LoadedGame, played: Sequence[Ply], lift: Lift, now: datetime
) -> OutboxRow:
    """Announce what the evening brought, in the channel and in the journal."""
    guests = [name_of(one) for one in night_of(loaded.row).guests if one.since == lift.ply]
    figures = {
        "since": Moment(lift.began),
        "names": Names(tuple(guests)),
        "count": sum([is_home(ply) for ply in played]),
    }
    return announce(db, loaded.row, loaded.ply, timestamp(now), Notice("evening-over", figures))


def _read_on(
    db: sqlite3.Connection, loaded: LoadedGame, row: GameRow, new: Collection[int], now: datetime
) -> Changed:
    """Hand an open paragraph to the game's own reader, unless it was read out at the evening."""
    table = loaded.state.table
    number = question_now(table).number if table.questions else 0
    is_read = night_of(row).is_read(number)
    row = read_on(db, row, table, now, is_read=is_read, is_new=number in new)
    reader = listener(row, table) if number in new and not is_read else None
    if reader is None:
        return row, []
    message = OutboxRow(0, row.id, OutboxKind.ENCOUNTER, loaded.ply, reader.user_id)
    return row, [outbox.add(db, alter(message, not_before=reader.wakes))]


def _asked(plies: Sequence[Ply]) -> list[Asked]:
    return [one for ply in plies for one in ply.facts if isinstance(one, Asked)]


def _is_to_ping(row: GameRow, seat: SeatRow, by: int | None) -> bool:
    """Return whether to ping a seat's player now; one who sleeps is pinged when they wake."""
    is_asleep = seat.wakes is not None
    is_played = seat.status == SeatStatus.TAKEN and row.status == GameStatus.RUNNING
    return is_played and not is_asleep and seat.user_id != by and not row.has_one_seat
