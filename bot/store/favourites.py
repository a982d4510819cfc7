"""Query people's favourite paragraphs."""

import sqlite3


def add(db: sqlite3.Connection, user_id: int, book: str, paragraph: int) -> None:
    """Insert a paragraph into a person's favourites."""
    db.execute("INSERT OR IGNORE INTO favourites VALUES (?, ?, ?)", (user_id, book, paragraph))


def drop(db: sqlite3.Connection, user_id: int, book: str, paragraph: int) -> None:
    """Remove a paragraph from a person's favourites."""
    db.execute(
        "DELETE FROM favourites WHERE user_id = ? AND book = ? AND paragraph = ?",
        (user_id, book, paragraph),
    )


def of_person(db: sqlite3.Connection, user_id: int) -> list[tuple[str, int]]:
    """List a person's favourites as the book's fingerprint and the paragraph, sorted."""
    return db.execute(
        "SELECT book, paragraph FROM favourites WHERE user_id = ? ORDER BY book, paragraph",
        (user_id,),
    ).fetchall()
