"""Query the paragraphs that people heard and liked."""

import sqlite3


def add(db: sqlite3.Connection, user_id: int, book: str, paragraph: int) -> None:
    """Keep a paragraph among a person's favourites."""
    db.execute("INSERT OR IGNORE INTO favourites VALUES (?, ?, ?)", (user_id, book, paragraph))


def of_person(db: sqlite3.Connection, user_id: int) -> list[tuple[str, int]]:
    """List a person's favourites: the book's fingerprint and the paragraph, in their order."""
    return db.execute(
        "SELECT book, paragraph FROM favourites WHERE user_id = ? ORDER BY book, paragraph",
        (user_id,),
    ).fetchall()
