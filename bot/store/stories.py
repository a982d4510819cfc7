"""Query the letters that encounters are read in, and what people think of stories.

A story is named by its game and the ply of its `Explore`.
"""

import sqlite3


def put_letter(db: sqlite3.Connection, game_id: int, user_id: int, message_id: int) -> None:
    """Store the direct message that a person's encounter is read in."""
    values = (game_id, user_id, message_id)
    db.execute("INSERT OR REPLACE INTO letters VALUES (?, ?, ?)", values)


def find_letter(db: sqlite3.Connection, game_id: int, user_id: int) -> int | None:
    """Return the message of a person's letter, if there is one."""
    query = "SELECT message_id FROM letters WHERE game_id = ? AND user_id = ?"
    found = db.execute(query, (game_id, user_id)).fetchone()
    return found[0] if found else None


def drop_letter(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Delete a person's letter: its encounter is over."""
    db.execute("DELETE FROM letters WHERE game_id = ? AND user_id = ?", (game_id, user_id))


def toggle_keep(db: sqlite3.Connection, game_id: int, ply: int, user_id: int) -> bool:
    """Keep a story, or stop keeping it; return whether it is kept now."""
    values = (game_id, ply, user_id)
    gone = db.execute(
        "DELETE FROM kept_stories WHERE game_id = ? AND ply = ? AND user_id = ?", values
    ).rowcount
    if not gone:
        db.execute("INSERT INTO kept_stories VALUES (?, ?, ?)", values)
    return not gone


def keeps(db: sqlite3.Connection, game_id: int) -> dict[int, int]:
    """Return how many people keep each story of a game, by its ply."""
    query = "SELECT ply, count(*) FROM kept_stories WHERE game_id = ? GROUP BY ply"
    return dict(db.execute(query, (game_id,)).fetchall())


def vote(db: sqlite3.Connection, game_id: int, user_id: int, ply: int) -> None:
    """Store a person's vote for the story of the game, replacing an earlier one."""
    db.execute("INSERT OR REPLACE INTO story_votes VALUES (?, ?, ?)", (game_id, user_id, ply))


def votes(db: sqlite3.Connection, game_id: int) -> dict[int, int]:
    """Return how many votes each story of a game has, by its ply."""
    query = "SELECT ply, count(*) FROM story_votes WHERE game_id = ? GROUP BY ply"
    return dict(db.execute(query, (game_id,)).fetchall())
