"""Query the people whom the stored sentences of games name.

A sentence holds the number of a row, never a name: once the row is emptied, it names a former
player, however often they were renamed and even where somebody else has their seat by now.
"""

import sqlite3
from collections.abc import Collection

from bot.model.names import NO_NAME, PersonName, person_name
from bot.model.notices import Name

_EMPTY = "UPDATE named_people SET user_id = NULL, name = ? WHERE {}"


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
    return {number: Name(person_name(name), user_id) for number, name, user_id in rows}


def forget(db: sqlite3.Connection, user_id: int, names: Collection[PersonName]) -> None:
    """Empty a person's rows, and those with one of their names that are nobody's.

    Earlier releases stored names alone; whose they were is not known of all.
    """
    db.execute(_EMPTY.format("user_id = ?"), (NO_NAME, user_id))
    unowned = db.execute("SELECT number, name FROM named_people WHERE user_id IS NULL")
    # As they are shown: an earlier release stored them as they were typed.
    theirs = [(NO_NAME, number) for number, name in unowned if name and person_name(name) in names]
    db.executemany(_EMPTY.format("number = ?"), theirs)
