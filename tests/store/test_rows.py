"""What the database holds comes back as the types that the rows promise."""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import StrEnum
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from bot import store
from bot.companions.people import Person, Strength
from bot.model.games import OutboxRow, SeatRow, TimerRow
from bot.model.kinds import (
    URGENT,
    Absence,
    GameStatus,
    OutboxKind,
    Pings,
    SeatStatus,
    TimerKind,
    Updates,
)
from bot.model.names import person_name
from bot.model.user_settings import UserSettings
from bot.store import game_rows, outbox, timers, user_settings
from bot.store.rows import Rows, rows_of
from rules.words import Seat
from tests.repo.sources import ROOT

MAPPED = [
    (f"bot/store/{module.name}.py", rows)
    for module in iter_modules(store.__path__)
    for rows in vars(import_module(f"bot.store.{module.name}")).values()
    if isinstance(rows, Rows)
]
"""The mappings of rows to tables, with the files in which they are."""

AT = "2026-06-01T11:00:00+00:00"


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:")
    for script in sorted((ROOT / "bot" / "store" / "migrations").glob("*.sql")):
        connection.executescript(script.read_text(encoding="utf-8"))
    yield connection
    connection.close()


@pytest.mark.parametrize(
    ("table", "column", "kinds"),
    [
        ("games", "status", list(GameStatus)),
        ("seats", "status", list(SeatStatus)),
        ("outbox", "kind", list(OutboxKind)),
        ("timers", "kind", list(TimerKind)),
        ("user_settings", "pings", list(Pings)),
        ("watchers", "often", [Updates.ROUND, Updates.END]),
    ],
)
def test_the_database_takes_every_kind_and_no_other(
    db: sqlite3.Connection, table: str, column: str, kinds: list[StrEnum]
) -> None:
    ((text,),) = db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchall()
    found = re.search(rf"CHECK \(\s*{column} IN \(([^)]*)\)", text)
    assert found is not None
    taken, known = set(re.findall(r"'(\w+)'", found[1])), {str(kind) for kind in kinds}
    lacking, odd = ", ".join(sorted(known - taken)), ", ".join(sorted(taken - known))
    assert not lacking, (
        f"the database refuses {lacking} as {table}.{column}: a migration in bot/store/migrations "
        "rebuilds the table with a wider CHECK, as 015_plans.sql does"
    )
    assert not odd, f"the database takes {odd} as {table}.{column}, which no enum of the bot has"


@pytest.mark.parametrize(("module", "rows"), MAPPED, ids=[rows.table for _, rows in MAPPED])
def test_every_row_has_its_table_and_its_columns(
    db: sqlite3.Connection, module: str, rows: Rows[Any]
) -> None:
    found = {name for _, name, *_ in db.execute(f"PRAGMA table_info({rows.table})")}
    lacking = ", ".join([name for name in rows.columns if name not in found])
    assert not lacking, (
        f"{module} reads {lacking} of a table {rows.table}, which no migration makes: write the "
        "next one in bot/store/migrations"
    )


def test_an_enum_is_stored_as_its_text_and_read_as_itself(db: sqlite3.Connection) -> None:
    timers.put(db, TimerRow(1, 0, TimerKind.OVERDUE, AT))
    assert db.execute("SELECT kind, typeof(kind) FROM timers").fetchall() == [("overdue", "text")]
    found = timers.find(db, 1, 0, TimerKind.OVERDUE)
    assert found is not None
    assert found.kind is TimerKind.OVERDUE


def test_a_value_of_a_newer_version_is_named_in_the_error(db: sqlite3.Connection) -> None:
    timers.put(db, TimerRow(1, 0, TimerKind.OVERDUE, AT))
    db.execute("PRAGMA ignore_check_constraints = ON")
    db.execute("UPDATE timers SET kind = 'yodel'")
    with pytest.raises(ValueError, match="'yodel' is no TimerKind"):
        timers.due(db, AT, 1)


def test_a_flag_is_stored_as_a_number_and_read_as_a_flag(db: sqlite3.Connection) -> None:
    kept = UserSettings(language="ja", dm_readings=False, pings=Pings.DM, tell_next=True)
    user_settings.put_user(db, 7, kept)
    user_settings.put_user(db, 3, UserSettings())
    assert user_settings.users(db) == {7: kept, 3: UserSettings()}
    found = user_settings.find_user(db, 7)
    assert (found.dm_readings, found.tell_next, found.pings) == (False, True, Pings.DM)
    assert found.dm_readings is False
    assert found.pings is Pings.DM


def test_a_row_gets_its_own_id_and_what_is_missing_stays_missing(db: sqlite3.Connection) -> None:
    first = outbox.add(db, OutboxRow(0, 1, OutboxKind.PANEL, 4))
    second = outbox.add(db, OutboxRow(0, 1, OutboxKind.DIRECT_MESSAGE, 4, user_id=9, body="{}"))
    assert second.id == first.id + 1
    assert outbox.waiting(db, AT, 1) == [first, second]


def test_rows_take_more_columns_than_they_have(db: sqlite3.Connection) -> None:
    seats = rows_of(SeatRow, "seats")
    ann, bob = person_name("Ann"), person_name("Bob")
    rows = [SeatRow(Seat(0), 5, ann), SeatRow(Seat(1), 6, bob, SeatStatus.GONE, seeking=True)]
    seats.insert_all(db, rows, game_id=1)
    seats.insert_all(db, [], game_id=1)
    assert seats.select(db, "WHERE game_id = ? ORDER BY seat", (1,)) == rows
    assert seats.find(db, "WHERE game_id = ?", (2,)) is None


BOB = SeatRow(Seat(1), 6, person_name("Bob"))
COMPANION = SeatRow(
    seat=Seat(1),
    user_id=7,
    name=person_name("Cid"),
    status=SeatStatus.COMPANION,
    seeking=True,
    bank=60,
    asked_at=AT,
    until=AT,
    wakes=AT,
    strength=Strength.OLD_HAND,
    person=Person.PECK,
    until_back=Absence.COMPANION,
)
CLOCK = ("bank", "asked_at", "until", "wakes")


def test_a_seat_is_updated_in_each_of_its_columns(db: sqlite3.Connection) -> None:
    names = {field.name for field in fields(SeatRow)} - {"seat"}
    assert [name for name in names if getattr(BOB, name) == getattr(COMPANION, name)] == []
    others = [SeatRow(Seat(0), 5, person_name("Ann"))]
    game_rows.put_seats(db, 1, [*others, BOB])
    game_rows.put_seat(db, 1, COMPANION)
    seats = rows_of(SeatRow, "seats")
    assert seats.select(db, "WHERE game_id = 1 ORDER BY seat") == [*others, COMPANION]


def test_a_clock_is_updated_alone(db: sqlite3.Connection) -> None:
    game_rows.put_seats(db, 1, [BOB])
    game_rows.put_clock(db, 1, COMPANION)
    (found,) = rows_of(SeatRow, "seats").select(db, "WHERE game_id = 1")
    assert found == replace(BOB, **{name: getattr(COMPANION, name) for name in CLOCK})


def test_migrations_are_numbered_one_after_the_other() -> None:
    """An upgrade finds each by its number: of two with the same one, it would run one."""
    names = sorted(path.name for path in (ROOT / "bot" / "store" / "migrations").glob("*.sql"))
    assert [int(name[:3]) for name in names] == [*range(1, len(names) + 1)]


def test_no_number_of_reminders_hides_what_is_urgent(db: sqlite3.Connection) -> None:
    for game in range(10):
        timers.put(db, TimerRow(game, Seat(0), TimerKind.REMIND, AT))
    late = "2026-06-01T11:30:00+00:00"
    for kind in TimerKind:
        timers.put(db, TimerRow(20, Seat(1), kind, late))
    due = timers.due(db, "2026-06-01T12:00:00+00:00", 5)
    urgent = [row.kind for row in due if row.at == late]
    assert set(urgent) == {kind for kinds in URGENT for kind in kinds}
    assert len(due) == len(urgent) + 5
