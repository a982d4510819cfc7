"""No statement of a press reads a whole table that grows, however many games are stored."""

import sqlite3
from contextlib import closing
from random import Random

import pytest

from tests.bot.server import Server

SMALL = {"CONSTANT", "kept"}
"""What has a few rows for ever; every other table has some for each game, person or move."""

STEPS = 40


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every statement that the bot's connections run, as it is written, without its values."""
    seen: set[str] = set()

    class Listening(sqlite3.Connection):
        def execute(self, sql: str, *given: object) -> sqlite3.Cursor:
            seen.add(sql)
            return super().execute(sql, *given)  # type: ignore[arg-type]

        def executemany(self, sql: str, *given: object) -> sqlite3.Cursor:
            seen.add(sql)
            return super().executemany(sql, *given)  # type: ignore[arg-type]

    connect = sqlite3.connect
    monkeypatch.setattr(
        "bot.store.connections.sqlite3.connect",
        lambda *args, **more: connect(*args, **{"factory": Listening, **more}),
    )
    return seen


def scanned(db: sqlite3.Connection, sql: str) -> list[str]:
    """List what a statement reads from one end to the other, but for tables that do not grow."""
    try:
        plan = db.execute(f"EXPLAIN QUERY PLAN {sql}", Anything()).fetchall()
    except sqlite3.ProgrammingError:
        plan = db.execute(f"EXPLAIN QUERY PLAN {sql}", [None] * sql.count("?")).fetchall()
    found = [str(line).split() for *_, line in plan]
    return [words[1] for words in found if words[0] == "SCAN" and words[1] not in SMALL]


class Anything(dict[str, None]):
    """A value for every name."""

    def __missing__(self, _: str) -> None:
        return None


async def test_no_press_scans_a_table_that_grows(statements: set[str], server: Server) -> None:
    dice = Random(1)
    await server.start(3)
    statements.clear()
    for _ in range(STEPS):
        await server.step(dice)
    pressed = {sql for sql in statements if sql.split()[0] in ("SELECT", "UPDATE", "DELETE")}
    with closing(sqlite3.connect(server.settings.database)) as db:
        found = {sql: scanned(db, sql) for sql in pressed}
        assert scanned(db, "SELECT * FROM plies WHERE at = ?") == ["plies"]
    assert len(pressed) > 10
    assert {sql: names for sql, names in found.items() if names} == {}
