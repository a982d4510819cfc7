"""Query the voice messages in which people read paragraphs of a night."""

import sqlite3

from bot.model.recordings import RecordedReading
from bot.store.rows import rows_of

_RECORDINGS = rows_of(RecordedReading, "recordings")


def of_game(db: sqlite3.Connection, game_id: int) -> list[RecordedReading]:
    """List the readings that are kept of a night, in the order of its paragraphs."""
    return _RECORDINGS.select(db, "WHERE game_id = ? ORDER BY question, user_id", (game_id,))


def put(db: sqlite3.Connection, game_id: int, reading: RecordedReading) -> None:
    """Insert a reading, replacing the same person's earlier one of that paragraph."""
    _RECORDINGS.insert(db, reading, replace=True, game_id=game_id)


def copy(db: sqlite3.Connection, game_id: int, question: int, user_id: int) -> bool:
    """Let the chronicle hold a person's voice; return whether the reading is kept."""
    query = "UPDATE recordings SET is_copied = 1 WHERE game_id = ? AND question = ? AND user_id = ?"
    return db.execute(query, (game_id, question, user_id)).rowcount > 0


def delete(db: sqlite3.Connection, game_id: int, question: int, user_id: int) -> bool:
    """Delete a person's reading of a paragraph; return whether there was one."""
    query = "DELETE FROM recordings WHERE game_id = ? AND question = ? AND user_id = ?"
    return db.execute(query, (game_id, question, user_id)).rowcount > 0
