"""Queue the messages that plies need: a new panel, and the direct messages with encounters.

Those who want one also get a voice message of what the plies have told them.
"""

import sqlite3
from collections.abc import Sequence
from typing import assert_never

from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.kinds import OutboxKind, SeatStatus
from bot.model.loaded_game import LoadedGame
from bot.service.plies.plies import NewPly
from bot.store import encounter_messages, user_settings
from rules.editions import Reading
from rules.facts import EncounterSettled, ParagraphRead
from rules.questions import ChooseOption
from rules.record import alter
from rules.table import Table

UNREAD = 0
"""Used in place of a message where the next paragraph needs none."""


def encounter_edits(
    db: sqlite3.Connection,
    loaded: LoadedGame,
    plies: Sequence[NewPly],
    number: int,
    private_message: int | None,
) -> list[OutboxRow] | None:
    """Return the edit of an encounter's message, if the encounter has gone on elsewhere.

    Returns None if the next paragraph still needs a message, [] if some message shows it.
    `number` is the last ply's; `private_message` shows the encounter by itself. Where an encounter
    begins, the bot forgets the message of the explorer's last one.
    """
    trip = loaded.state.table.expedition
    unread = None if private_message is None else list[OutboxRow]()
    if not plies:
        return unread
    if trip is None:
        _drop_last(db, loaded, plies[-1])
        return unread
    user_id = loaded.row.seats[trip.seat].user_id
    message_id = encounter_messages.find(db, loaded.row.id, user_id)
    if message_id is None:
        return unread
    if message_id == private_message:
        if plies[-1].state.table.expedition is None:
            encounter_messages.drop(db, loaded.row.id, user_id)
        return []
    # As an edit: the encounter has gone on elsewhere, and the message would offer what is over.
    return [OutboxRow(0, loaded.row.id, OutboxKind.ENCOUNTER, number, user_id, message_id)]


def messages_for(
    row: GameRow,
    number: int,
    plies: Sequence[NewPly],
    *,
    new_panel: bool,
    edits: list[OutboxRow] | None,
) -> list[OutboxRow]:
    """List the messages due after plies up to that number: a new panel, a reading."""
    pending: list[OutboxRow] = []
    if not plies:
        return pending
    if new_panel or row.status.is_over:
        pending.append(OutboxRow(0, row.id, OutboxKind.PANEL, number))
    if row.reading_now == Reading.TABLE:
        return pending  # everyone reads it in the channel
    if edits is not None and row.reading != Reading.PLAYER:
        return [*pending, *edits]
    # Not the first ply alone: cards may have been dealt before it.
    reader = next(filter(None, [reader_of(row, made) for made in plies]), None)
    if reader is not None:
        message = OutboxRow(0, row.id, OutboxKind.ENCOUNTER, number, reader.user_id)
        pending.append(alter(message, not_before=reader.wakes))
    return pending


def reader_of(row: GameRow, made: NewPly) -> SeatRow | None:
    """Return the seat whose player gets a ply's new paragraph by direct message, if any.

    A reader who is asleep gets it when they wake; the explorer is here.
    """
    table = made.state.table
    asks = any(isinstance(question, ChooseOption) for question in table.questions)
    read = any(isinstance(fact, ParagraphRead) for fact in made.facts)
    if table.expedition is None or not asks or not read:
        return None
    return listener(row, table)


def listener(row: GameRow, table: Table) -> SeatRow | None:
    """Return the seat whose player gets an open paragraph by direct message, if any."""
    if table.expedition is None:
        return None
    match row.reading:
        case Reading.PRIVATE:
            reader = row.seats[table.expedition.seat]
            return reader if reader.status == SeatStatus.TAKEN else None
        case Reading.PLAYER:
            return None if row.waiting_reader is None else row.seats[row.waiting_reader]
        case Reading.TABLE | Reading.BOOK:
            return None
        case _:
            assert_never(row.reading)


def is_explorer(loaded: LoadedGame, user_id: int) -> bool:
    """Return whether a person's encounter is under way."""
    trip = loaded.state.table.expedition
    return trip is not None and loaded.row.users[trip.seat] == user_id


def voice_rows(
    db: sqlite3.Connection, row: GameRow, plies: Sequence[NewPly], number: int
) -> list[OutboxRow]:
    """Return the voice messages of plies up to that number: of paragraphs opened or settled.

    They go to explorers who have turned them on, in games that send paragraphs as direct messages.
    """
    if row.reading_now != Reading.PRIVATE:
        return []
    facts = (fact for made in plies for fact in made.facts)
    seats = {fact.seat for fact in facts if isinstance(fact, ParagraphRead | EncounterSettled)}
    first = number - len(plies) + 1
    return [
        OutboxRow(0, row.id, OutboxKind.VOICE, number, seat.user_id, first_ply=first)
        for seat in row.seats
        if seat.seat in seats and seat.status == SeatStatus.TAKEN and _listens(db, seat.user_id)
    ]


def _drop_last(db: sqlite3.Connection, loaded: LoadedGame, made: NewPly) -> None:
    """Forget the message of an explorer's last encounter, whose end may not have reached it."""
    begun = made.state.table.expedition
    if begun:
        encounter_messages.drop(db, loaded.row.id, loaded.row.seats[begun.seat].user_id)


def _listens(db: sqlite3.Connection, user_id: int) -> bool:
    settings = user_settings.find_user(db, user_id)
    return settings.narration and settings.dm_readings
