"""Query the packed plies of finished games.

Releases before 0.2.0 kept them in the rows of games, from where the upkeep moves them.
"""

import sqlite3


def put(db: sqlite3.Connection, game_id: int, packed: bytes) -> None:
    """Replace a finished game's plies by their packed form."""
    db.execute("INSERT OR REPLACE INTO chronicles VALUES (?, ?)", (game_id, packed))
    db.execute("UPDATE games SET chronicle = NULL WHERE id = ?", (game_id,))
    db.execute("DELETE FROM plies WHERE game_id = ?", (game_id,))


def find(db: sqlite3.Connection, game_id: int) -> bytes | None:
    """Find a finished game's packed plies."""
    query = "SELECT packed FROM chronicles WHERE game_id = ?"
    row = db.execute(query, (game_id,)).fetchone()
    if row is None:
        # Not packed again yet: the upkeep moves twenty games at each run.
        row = db.execute("SELECT chronicle FROM games WHERE id = ?", (game_id,)).fetchone()
    return row[0] if row else None


def of_old_format(db: sqlite3.Connection, most: int) -> list[int]:
    """List some games that are still packed as earlier releases did, the oldest first."""
    query = "SELECT id FROM games WHERE chronicle IS NOT NULL ORDER BY id LIMIT ?"
    return [game_id for (game_id,) in db.execute(query, (most,))]


def unpacked(db: sqlite3.Connection) -> list[int]:
    """List the ids of the finished games whose plies are not packed yet.

    It goes from one game that has plies to the next: most have none.
    """
    rows = db.execute(
        "WITH RECURSIVE played (id) AS (SELECT min(game_id) FROM plies UNION ALL "
        "SELECT (SELECT min(game_id) FROM plies WHERE game_id > played.id) FROM played "
        "WHERE played.id IS NOT NULL) "
        "SELECT games.id FROM played JOIN games ON games.id = played.id "
        "WHERE games.status = 'finished' ORDER BY games.id"
    )
    return [game_id for (game_id,) in rows]
