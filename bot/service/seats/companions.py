"""Seat companions, and find when they answer and the seed of their thoughts.

A companion's seat is asked like a person's, and the time is stored with it: all else follows from
the open question, so a restart of the bot loses nothing.
"""

import sqlite3
from datetime import datetime, timedelta
from hashlib import sha256

from bot.companions.people import Person, Strength
from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import GameRow, SeatRow
from bot.model.kinds import SeatStatus
from bot.model.loaded_game import LoadedGame
from bot.model.names import PersonName
from bot.service.night.occasion import occasion_of
from bot.service.plies.permissions import check_running
from bot.service.plies.plies import step_to_undo
from bot.store import companions, user_settings
from rules.editions import Reading
from rules.questions import (
    AnswerOffer,
    Question,
    ReadParagraph,
    RestVillagers,
    SellItem,
    TellReward,
)
from rules.record import alter
from rules.words import QuestionNumber, Seat

UNDO_TIME = timedelta(seconds=15)
"""How long a person has to take back a step before a companion goes on from it."""

PRESENT = timedelta(minutes=10)
"""How recently people have acted by hand where a table plays in one sitting."""

QUICK = (4, 10)
"""Seconds that a companion takes where all are awake and at the table, at least and at most."""

BY_POST = (20, 90)
"""The same where they play by post."""

# Below -1, -2 and so on, which `/me forget` gives to former players by seat.
_NOBODY = -100
"""Companions' ids go down from here: no two are the same at a table, and none is a person's."""


def companion_id(person: Person) -> int:
    """Return the id that a companion has in place of a person's."""
    return _NOBODY - list(Person).index(person)


def is_guest(seat: SeatRow) -> bool:
    """Return whether a companion sits there as themselves, and not for a person who left."""
    return seat.person is not None and seat.user_id == companion_id(seat.person)


def companion_at(seat: Seat, strength: Strength, person: Person, name: PersonName) -> SeatRow:
    """Return the seat of a companion who sits down in a lobby."""
    companion = SeatStatus.COMPANION
    return SeatRow(seat, companion_id(person), name, companion, strength=strength, person=person)


def with_companion(seat: SeatRow, strength: Strength | None, person: Person | None) -> SeatRow:
    """Return a seat that a companion plays for the person who left it, or that plays plainly."""
    status = SeatStatus.COMPANION
    return alter(seat, status=status, seeking=False, strength=strength, person=person)


def absent_person(row: GameRow) -> Person:
    """Return a companion who does not sit at a table yet, drawn by its seed."""
    here = {seat.person for seat in row.seats}
    start = lot(row.seed, "person", len(row.seats), 0) % len(Person)
    people = [*list(Person)[start:], *list(Person)[:start]]
    return next(person for person in people if person not in here)


def check_companions(row: GameRow) -> None:
    """Check that companions can play a game.

    Raises Declined where the players read from a book of their own, or the game has only one seat.
    """
    if row.has_one_seat:
        raise Declined("no-companion-here")
    if row.reading == Reading.BOOK:
        raise Declined("no-companion-by-book")


def asked_companions(loaded: LoadedGame) -> list[Question]:
    """List the open questions of companions, which they answer only while a person plays.

    At an evening they listen first, until someone moves on.
    """
    row = loaded.row
    if not row.present or occasion_of(loaded).is_story_on_stage:
        return []
    return [q for q in loaded.state.table.questions if row.seats[q.seat].is_companion]


def check_asked(loaded: LoadedGame, number: QuestionNumber) -> None:
    """Check that a game still asks a companion this question.

    Raises Declined.
    """
    check_running(loaded.row)
    if number not in [question.number for question in asked_companions(loaded)]:
        raise Declined("stale-question")


def answers_at(loaded: LoadedGame, question: Question, *, is_lively: bool) -> datetime:
    """Return when a companion answers: after a human delay, and when it is fair to everyone.

    That is at once where there is nothing to think about. A step that its person may still take
    back is left alone for a while, except an offer, which its buyer can withdraw. `is_lively` says
    that all are awake and at the table.
    """
    row = loaded.row
    asked_at = row.seats[question.seat].asked_at
    assert asked_at is not None
    at = datetime.fromisoformat(asked_at)
    match question:
        case AnswerOffer() | SellItem() | ReadParagraph() | TellReward():
            return at
        case RestVillagers():
            pass
        case _ if _has_one_answer(loaded, question):
            pass
        case _:
            least, most = QUICK if is_lively else BY_POST
            # From the seed, not by chance: after a restart they answer at the same moment.
            drawn = lot(row.dice_seed, "pause", loaded.ply, question.seat) % (most - least + 1)
            at += timedelta(seconds=least + drawn)
    last = step_to_undo(loaded)
    return max(at, datetime.fromisoformat(last.at) + UNDO_TIME) if last else at


def _has_one_answer(loaded: LoadedGame, question: Question) -> bool:
    """Return whether a question leaves no choice, as a paragraph with one option may."""
    match [form for form in loaded.offers(question.seat) if form.refusal is None]:
        case [form]:
            return all(len(blank.values) == 1 and not blank.many for blank in form.blanks)
        case _:
            return False


def is_lively(db: sqlite3.Connection, row: GameRow, now: datetime) -> bool:
    """Return whether everyone at a table is awake, and has acted or begun to play lately."""
    since = timestamp(now - PRESENT)
    return all(
        user_settings.find_user(db, seat.user_id).hours.is_awake(now)
        and companions.last_acted(db, row.id, seat.seat) >= since
        for seat in row.present
    )


def thought_seed(row: GameRow, ply: int, seat: Seat) -> bytes:
    """Return the seed of a companion's whims, which reveals nothing about the dice."""
    return _digest(row.dice_seed, "companion", ply, seat)


def lot(seed: bytes, what: str, ply: int, seat: int) -> int:
    """Draw a number for a seat at a ply, the same each time; it reveals nothing about the dice."""
    return int.from_bytes(_digest(seed, what, ply, seat)[:8])


def _digest(seed: bytes, what: str, ply: int, seat: int) -> bytes:
    return sha256(b"|".join([seed, what.encode(), str(ply).encode(), str(seat).encode()])).digest()
