"""Query what people think of stories, each named by its game and the ply of its `Explore`."""

import sqlite3


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
