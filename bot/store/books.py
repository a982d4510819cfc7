"""Query the stored books."""

import sqlite3


def has(db: sqlite3.Connection, fingerprint: str) -> bool:
    """Return whether a book is stored."""
    query = "SELECT 1 FROM books WHERE fingerprint = ?"
    return db.execute(query, (fingerprint,)).fetchone() is not None


def find(db: sqlite3.Connection, fingerprint: str) -> bytes | None:
    """Find a stored book."""
    query = "SELECT packed FROM books WHERE fingerprint = ?"
    row = db.execute(query, (fingerprint,)).fetchone()
    return row[0] if row else None


def put(db: sqlite3.Connection, fingerprint: str, packed: bytes) -> None:
    """Insert a book."""
    db.execute("INSERT INTO books (fingerprint, packed) VALUES (?, ?)", (fingerprint, packed))
