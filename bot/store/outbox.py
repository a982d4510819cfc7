"""Query the outbox: messages that are waiting to be sent."""

import sqlite3
from collections.abc import Iterable
from datetime import datetime
from functools import partial

from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind, PauseReason
from bot.model.notices import Notice, decode, encode
from bot.store import named_people
from bot.store.rows import rows_of
from rules.record import alter

_OUTBOX = rows_of(OutboxRow, "outbox")


def number_after(db: sqlite3.Connection, now: datetime) -> None:
    """Ensure that new rows get ids that no row had before `now`, whatever file was here.

    If a backup is restored, its next ids were given to messages that Discord still has, and a
    new message would be taken for one of them. So ids go on from the clock's milliseconds, which
    are more than the messages of any bot.
    """
    db.execute(
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox', 0 "
        "WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'outbox')"
    )
    least = int(now.timestamp() * 1_000)
    db.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'outbox'", (least,))


def add(db: sqlite3.Connection, row: OutboxRow) -> OutboxRow:
    """Insert a row under a new id."""
    return alter(row, id=_OUTBOX.insert(db, row))


def add_notice(db: sqlite3.Connection, row: OutboxRow, notice: Notice) -> OutboxRow:
    """Insert a row that says something, under a new id."""
    body = encode(notice, partial(named_people.number_of, db, row.game_id))
    return add(db, alter(row, body=body))


def notice_of(db: sqlite3.Connection, row: OutboxRow) -> Notice:
    """Return what a row says, with the names that its people have now."""
    assert row.body is not None
    return decode(row.body, named_people.of_game(db, row.game_id))


def add_removal(
    db: sqlite3.Connection, game_id: int, channel_id: int, message_id: int
) -> OutboxRow:
    """Queue the removal of a message."""
    removal = OutboxRow(0, game_id, OutboxKind.REMOVAL, 0, None, message_id, channel_id=channel_id)
    return add(db, removal)


def waiting(db: sqlite3.Connection, now: str, game_id: int | None = None) -> list[OutboxRow]:
    """List the rows that can be sent `now` (UTC), of one game or of all, the oldest first.

    Of all games, those whose channel the bot cannot use are left out.
    """
    when = "WHERE coalesce(not_before, '') <= ?"
    if game_id is not None:
        return _OUTBOX.select(db, f"{when} AND game_id = ? ORDER BY id", (now, game_id))
    held = "game_id NOT IN (SELECT id FROM games WHERE held = ?)"
    return _OUTBOX.select(db, f"{when} AND {held} ORDER BY id", (now, PauseReason.CHANNEL))


def of_game(db: sqlite3.Connection, game_id: int) -> list[OutboxRow]:
    """List all rows of a game, the oldest first."""
    return _OUTBOX.select(db, "WHERE game_id = ? ORDER BY id", (game_id,))


def panels(db: sqlite3.Connection, game_id: int) -> list[OutboxRow]:
    """List a game's waiting panels, the oldest first."""
    return _OUTBOX.select(
        db, "WHERE game_id = ? AND kind = ? ORDER BY id", (game_id, OutboxKind.PANEL)
    )


def postpone(db: sqlite3.Connection, row_id: int, at: str, *, refused: int) -> None:
    """Postpone a row until a moment (UTC), and store how often it was refused."""
    db.execute("UPDATE outbox SET not_before = ?, refused = ? WHERE id = ?", (at, refused, row_id))


def refused(db: sqlite3.Connection, user_id: int, guild_id: int) -> list[OutboxRow]:
    """List the direct messages from a server's games that could not be delivered to a person."""
    return _OUTBOX.select(
        db,
        "JOIN games ON games.id = game_id "
        "WHERE outbox.kind = ? AND outbox.refused > 0 AND user_id = ? AND guild_id = ? "
        "ORDER BY outbox.id",
        (OutboxKind.DIRECT_MESSAGE, user_id, guild_id),
    )


def refusals(db: sqlite3.Connection) -> set[tuple[int, int]]:
    """Return all pairs of user and server with direct messages that were refused."""
    rows = db.execute(
        "SELECT DISTINCT user_id, guild_id FROM outbox JOIN games ON games.id = game_id "
        "WHERE outbox.kind = ? AND outbox.refused > 0",
        (OutboxKind.DIRECT_MESSAGE,),
    )
    return {(user_id, guild_id) for user_id, guild_id in rows}


def delete(db: sqlite3.Connection, ids: Iterable[int]) -> None:
    """Delete rows that were delivered or are out of date."""
    db.executemany("DELETE FROM outbox WHERE id = ?", [(row_id,) for row_id in ids])


def delete_edits(db: sqlite3.Connection, game_id: int, message_id: int) -> None:
    """Delete the rows that were to retire a panel, which is done."""
    db.execute(
        "DELETE FROM outbox WHERE game_id = ? AND message_id = ? AND kind = ?",
        (game_id, message_id, OutboxKind.JOURNAL),
    )


def is_waiting(db: sqlite3.Connection, row_id: int) -> bool:
    """Return whether a row is still waiting."""
    return db.execute("SELECT 1 FROM outbox WHERE id = ?", (row_id,)).fetchone() is not None


def is_pinging(db: sqlite3.Connection, game_id: int, user_id: int) -> bool:
    """Return whether a game's ping waits that asks a person for an answer."""
    query = (
        "SELECT 1 FROM outbox WHERE game_id = ? AND user_id = ? AND kind = ? "
        "AND json_extract(body, '$.seat') IS NOT NULL"
    )
    return db.execute(query, (game_id, user_id, OutboxKind.PING)).fetchone() is not None


def delete_pings_to(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Delete a game's waiting pings to a person, and the message that they are next."""
    said = _OUTBOX.select(
        db,
        "WHERE game_id = ? AND user_id = ? AND kind IN (?, ?)",
        (game_id, user_id, OutboxKind.PING, OutboxKind.DIRECT_MESSAGE),
    )
    delete(db, [row.id for row in said if notice_of(db, row).seat is not None])


def delete_pings(db: sqlite3.Connection, game_id: int) -> None:
    """Delete a game's waiting pings."""
    db.execute("DELETE FROM outbox WHERE game_id = ? AND kind = ?", (game_id, OutboxKind.PING))


def delete_unsent(db: sqlite3.Connection, game_id: int) -> None:
    """Delete the messages that a game has not sent yet.

    Journal entries and removals stay, and so do panels: one may be sent without being recorded yet.
    """
    db.execute(
        "DELETE FROM outbox WHERE game_id = ? AND kind NOT IN (?, ?, ?)",
        (game_id, OutboxKind.PANEL, OutboxKind.JOURNAL, OutboxKind.REMOVAL),
    )
