"""Queue pings, direct messages, and announcements to the table.

A notice waits in the outbox; an announcement to the table is also an event in its journal.
"""

import sqlite3

from bot.model.custom_id import CustomId
from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.notices import YOUR_TURN, Notice, TableEvent
from bot.model.presses import Press
from bot.store import game_rows, outbox, table_events
from bot.store.plies import last_ply


def queue_ping(db: sqlite3.Connection, row: GameRow, seat: SeatRow, notice: Notice) -> OutboxRow:
    """Queue a ping to a seat's player, in the channel or by direct message, as they have set."""
    return queue_call(db, row, seat.user_id, notice)


def queue_call(db: sqlite3.Connection, row: GameRow, user_id: int, notice: Notice) -> OutboxRow:
    """Queue a ping to a person, who may have no seat."""
    # The ply says how far back `SentMessages` has to look for the message.
    ply = last_ply(db, row.id)
    return outbox.add_notice(db, OutboxRow(0, row.id, OutboxKind.PING, ply, user_id), notice)


def queue_notice(db: sqlite3.Connection, row: GameRow, notice: Notice) -> OutboxRow:
    """Queue a message to the table's channel that is no part of its journal."""
    ply = last_ply(db, row.id)
    return outbox.add_notice(db, OutboxRow(0, row.id, OutboxKind.NOTICE, ply), notice)


def queue_dm(db: sqlite3.Connection, row: GameRow, user_id: int, notice: Notice) -> OutboxRow:
    """Queue a direct message to a person, which waits while they are asleep.

    Where Discord refuses it, it is shown at their next press on that server.
    """
    ply = last_ply(db, row.id)
    message = OutboxRow(0, row.id, OutboxKind.DIRECT_MESSAGE, ply, user_id)
    return outbox.add_notice(db, message, notice)


def announce(db: sqlite3.Connection, row: GameRow, ply: int, at: str, notice: Notice) -> OutboxRow:
    """Queue an announcement to the table's channel, and add it to its journal; `at` is UTC."""
    table_events.add(db, row.id, TableEvent(ply, at, notice.key, notice.figures))
    return outbox.add_notice(db, OutboxRow(0, row.id, OutboxKind.NOTICE, ply), notice)


def close_with_panel(db: sqlite3.Connection, game_id: int, at: str) -> list[OutboxRow]:
    """Close a game: drop its unsent messages, and remove its panel's buttons; `at` is UTC."""
    game_rows.set_status(db, game_id, GameStatus.CLOSED, at=at)
    outbox.delete_unsent(db, game_id)
    return retire_panel(db, game_id)


def retire_panel(db: sqlite3.Connection, game_id: int) -> list[OutboxRow]:
    """Queue the final edit of a closed game's panel, if it has one."""
    row = game_rows.find_game(db, game_id)  # its panel may have been recorded just now
    if row is None or row.panel_id is None:
        return []
    ply, kind = last_ply(db, game_id), OutboxKind.JOURNAL
    return [outbox.add(db, OutboxRow(0, game_id, kind, ply, None, row.panel_id, row.panel_from))]


def call_to_act(row: GameRow, seat: SeatRow) -> Notice:
    """Return the first ping of an asked seat: to play, or to read."""
    if row.waiting_reader != seat.seat:
        return Notice(YOUR_TURN, seat=seat.seat)
    return Notice("ping-reading", buttons=reading_buttons(row), seat=seat.seat)


def reading_buttons(row: GameRow) -> tuple[tuple[str, CustomId], ...]:
    """Return the button that shows the reader what to read."""
    return (("verb-open-reading", CustomId(row.id, 0, Press.READ)),)
