"""Query what companions need to know of games."""

import sqlite3


def last_acted(db: sqlite3.Connection, game_id: int, seat: int) -> str:
    """Return when a seat was last played by hand, or when the game was started."""
    query = (
        "SELECT max(at) FROM plies "
        "WHERE game_id = ? AND (ply = 0 OR seat = ? AND interaction_id IS NOT NULL)"
    )
    return db.execute(query, (game_id, seat)).fetchone()[0]


def asked_companions(db: sqlite3.Connection) -> list[tuple[int, int, str]]:
    """List the companions whom running games ask: game, seat, and since when.

    Those on servers that are banned are left out.
    """
    return db.execute(
        "SELECT game_id, seat, asked_at FROM seats JOIN games ON games.id = game_id "
        "WHERE seats.status = 'companion' AND asked_at IS NOT NULL AND games.status = 'running' "
        "AND guild_id NOT IN (SELECT guild_id FROM banned_servers) "
        "ORDER BY game_id, seat"
    ).fetchall()


def add_seat(db: sqlite3.Connection, game_id: int, seat: int) -> None:
    """Insert a seat in which a companion makes a move, unless it is there already."""
    db.execute(
        "INSERT OR IGNORE INTO companion_seats (game_id, seat) VALUES (?, ?)", (game_id, seat)
    )


def seats_played(db: sqlite3.Connection, game_id: int) -> set[int]:
    """List the seats in which companions have made moves, regardless of who sits there now."""
    found = db.execute("SELECT seat FROM companion_seats WHERE game_id = ?", (game_id,))
    return {seat for (seat,) in found}


def set_thinking(db: sqlite3.Connection, game_id: int, *, aloud: bool) -> None:
    """Update whether a game's companions say what they mean to do next."""
    db.execute("UPDATE games SET thinks_aloud = ? WHERE id = ?", (aloud, game_id))
