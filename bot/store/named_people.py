"""Query the people whom the stored sentences of games name.

A sentence holds the number of a row, never a name: once the row is emptied, it names a former
player, however often they were renamed and whoever has their seat by now.
"""

import sqlite3

from bot.model.games import NO_NAME
from bot.model.notices import Name


def number_of(db: sqlite3.Connection, game_id: int, person: Name) -> int:
    """Return a person's number in a game, under the name that they have now."""
    return db.execute(
        "INSERT INTO named_people (game_id, user_id, name) VALUES (?, ?, ?) "
        "ON CONFLICT (game_id, user_id) DO UPDATE SET name = excluded.name RETURNING number",
        (game_id, person.user_id, person.text),
    ).fetchone()[0]


def of_game(db: sqlite3.Connection, game_id: int) -> dict[int, Name]:
    """Return the people whom a game names, by their numbers."""
    rows = db.execute(
        "SELECT number, name, coalesce(user_id, 0) FROM named_people WHERE game_id = ?", (game_id,)
    )
    return {number: Name(name, user_id) for number, name, user_id in rows}


def forget(db: sqlite3.Connection, user_id: int, names: set[str]) -> None:
    """Empty a person's rows, and those with one of their names that are nobody's.

    Earlier releases stored names alone; whose they were is not known of all.
    """
    marks = ", ".join("?" * len(names))
    db.execute(
        "UPDATE named_people SET user_id = NULL, name = ? WHERE user_id = ? "  # noqa: S608 - marks
        f"OR (user_id IS NULL AND name IN ({marks}))",
        (NO_NAME, user_id, *names),
    )
