"""Put a file in the database's place that is not one of the bot's."""

import sqlite3
from contextlib import closing
from pathlib import Path


def another_programs(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE notes (text TEXT)")
        db.execute("PRAGMA user_version = 3")


def no_database(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def empty_beside_a_copy(path: Path) -> None:
    path.touch()
    path.with_name(f"{path.name}.20200101.backup").write_bytes(b"all the games")
