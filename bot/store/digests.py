"""Query who wants a list of their games once a day, and when they were last sent one."""

import sqlite3


def wanted(db: sqlite3.Connection) -> list[tuple[int, str]]:
    """List the people who want one, each with the day of their last; empty if there is none."""
    query = (
        "SELECT user_id, coalesce(day, '') FROM user_settings LEFT JOIN digests USING (user_id) "
        "WHERE digest_hour IS NOT NULL ORDER BY user_id"
    )
    return db.execute(query).fetchall()


def note(db: sqlite3.Connection, user_id: int, day: str) -> None:
    """Store the day of a person's last list."""
    db.execute("INSERT OR REPLACE INTO digests (user_id, day) VALUES (?, ?)", (user_id, day))
