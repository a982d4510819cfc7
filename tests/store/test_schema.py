"""`bot/store/schema.sql` is what the migrations lead to."""

import sqlite3
from contextlib import closing

from tests.store.schema import SCHEMA, schema


async def test_the_schema_that_one_reads_is_that_of_the_migrations() -> None:
    written = SCHEMA.read_text(encoding="utf-8")
    assert written == await schema(), "write it again: python -m tests.store.schema"


def test_the_schema_that_one_reads_can_be_run() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(SCHEMA.read_text(encoding="utf-8"))
        made = db.execute("SELECT count(*) FROM sqlite_schema WHERE type = 'table'").fetchone()
    assert made[0] > 20
