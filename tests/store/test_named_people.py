"""Sentences hold people's numbers; those of older releases held names, which are replaced."""

import asyncio
import sqlite3
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.model.names import NO_NAME, person_name
from bot.model.notices import (
    NOBODY,
    Name,
    Names,
    Notice,
    Standings,
    TableEvent,
)
from bot.store import named_people, outbox, people, table_events
from bot.store.upgrade import MIGRATIONS, upgrade

ANN, BOB, CID, MOLE = 1456074443980800040, 1456074443980800041, 1456074443980800042, -105
GAMES = (1, 2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


@pytest.fixture
def before(path: Path) -> Generator[sqlite3.Connection]:
    """A database as release 0.2 left it: two tables with Ann, at the second another Ann as well."""
    scripts = sorted(MIGRATIONS.glob("*.sql"))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA user_version = 24")
        for script in scripts[: scripts.index(MIGRATIONS / "025_named_people.sql")]:
            db.executescript(script.read_text(encoding="utf-8"))
        for game in GAMES:
            db.execute(
                "INSERT INTO games (id, guild_id, channel_id, status, edition, reading, language, "
                "book, host_id, seed, opened_at) "
                "VALUES (?, 5, ?, 'finished', 'final', 'private', 'en', 'x', ?, x'00', 'now')",
                (game, game, ANN),
            )
        seats = (
            *((1, 0, ANN, "Ann"), (1, 1, BOB, "B_ob"), (1, 2, MOLE, "Mole")),
            *((2, 0, ANN, "Ann"), (2, 1, CID, "Ann"), (2, 2, -3, NO_NAME)),
        )
        db.executemany(
            "INSERT INTO seats (game_id, seat, user_id, name) VALUES (?, ?, ?, ?)", seats
        )
        yield db


def tell(db: sqlite3.Connection, game_id: int, **figures: Any) -> None:
    """Store an event as release 0.2 did."""
    row = (game_id, orjson.dumps(figures).decode())
    db.execute(
        "INSERT INTO events (game_id, ply, at, key, figures) VALUES (?, 1, 'now', 'key', ?)", row
    )


def owe(db: sqlite3.Connection, kind: str, body: str | None) -> None:
    """Store a message that waits as release 0.2 did."""
    db.execute("INSERT INTO outbox (game_id, kind, ply, body) VALUES (1, ?, 1, ?)", (kind, body))


def told(db: sqlite3.Connection, game_id: int) -> list[Any]:
    return [dict(event.figures) for event in table_events.of_game(db, game_id)]


def stored(db: sqlite3.Connection) -> str:
    """Return all sentences as they are stored."""
    rows = db.execute("SELECT figures FROM events UNION ALL SELECT coalesce(body, '') FROM outbox")
    return "\n".join([text for (text,) in rows])


def a_name(text: str, user_id: int) -> Name:
    return Name(person_name(text), user_id)


def test_names_of_players_become_theirs(before: sqlite3.Connection, path: Path) -> None:
    names = {"names": ["Ann", "Mole", "", "B_ob"]}
    standing = {"standings": [["Ann", 7], ["", 5], ["B_ob", -1]]}
    tell(before, 1, name={"name": "Ann"}, count=3, who="a text", at={"moment": None})
    tell(before, 1, all=names, standing=standing)
    tell(before, 1, name={"name": ""}, next={"name": "Mole"}, where={"channel": 5})
    asyncio.run(upgrade(path))
    ann, bob, nobody, mole = (
        a_name("Ann", ANN),
        a_name("B_ob", BOB),
        a_name("", 0),
        a_name("Mole", 0),
    )
    assert told(before, 1)[0]["name"] == ann
    assert told(before, 1)[1] == {
        "all": Names((ann, mole, nobody, bob)),
        "standing": Standings(((ann, 7), (nobody, 5), (bob, -1))),
    }
    assert told(before, 1)[2]["name"] == nobody
    assert told(before, 1)[2]["next"] == mole
    assert "Ann" not in stored(before)
    assert "B_ob" not in stored(before)
    people.forget(before, ANN, {person_name("Annabel")})
    assert told(before, 1)[0]["name"] == NOBODY


def test_finished_names_of_the_first_release_become_their_players(
    before: sqlite3.Connection, path: Path
) -> None:
    tell(before, 1, name="B\\_ob", before="Ann")
    tell(before, 1, name="")
    asyncio.run(upgrade(path))
    assert told(before, 1) == [
        {"name": a_name("B_ob", BOB), "before": a_name("Ann", ANN)},
        {"name": ""},
    ]


def test_a_name_that_several_have_or_none_is_nobodys_and_goes_with_any_of_them(
    before: sqlite3.Connection, path: Path
) -> None:
    tell(before, 2, name={"name": "Ann"})
    tell(before, 2, name={"name": "Gone"})
    asyncio.run(upgrade(path))
    assert told(before, 2) == [{"name": a_name("Ann", 0)}, {"name": a_name("Gone", 0)}]
    people.forget(before, CID, {person_name("Cid")})
    assert told(before, 2) == [{"name": NOBODY}, {"name": a_name("Gone", 0)}]
    people.forget(before, BOB, {person_name("Gone")})
    assert told(before, 2)[1] == {"name": NOBODY}


def test_what_waits_to_be_sent_is_read_as_before(before: sqlite3.Connection, path: Path) -> None:
    owe(before, "removal", "1234")
    owe(before, "voice", '{"question":3,"is_end":true,"after":0}')
    closed = {"name": {"mention": BOB}, "seed": "ab"}
    empty = {"buttons": [["take-seat", "1:1:1:seat:take"]], "seat": 2, "elsewhere": 5}
    owe(before, "notice", orjson.dumps({"key": "closed-by", "figures": closed, **empty}).decode())
    owe(before, "panel", None)
    owe(before, "notice", "not JSON")
    asyncio.run(upgrade(path))
    removal, voice, notice, *_ = outbox.of_game(before, 1)
    assert (removal.channel_id, removal.body) == (1234, None)
    passage = {"question": 3, "is_end": True, "after": 0}
    assert outbox.notice_of(before, voice) == Notice("passage", passage)
    found = outbox.notice_of(before, notice)
    assert found.figures == {"name": a_name("B_ob", BOB), "seed": "ab"}
    assert (found.key, found.seat, found.elsewhere, len(found.buttons)) == ("closed-by", 2, 5, 1)


def test_a_person_has_one_number_in_a_game_and_the_name_that_they_gave_last(
    before: sqlite3.Connection, path: Path
) -> None:
    asyncio.run(upgrade(path))
    for name in ("Ann", "Annabel"):
        table_events.add(before, 1, TableEvent(1, "now", "seat-back", {"name": a_name(name, ANN)}))
    table_events.add(before, 2, TableEvent(1, "now", "seat-back", {"name": a_name("Ann", ANN)}))
    assert len(named_people.of_game(before, 1)) == 1
    assert told(before, 1) == [{"name": a_name("Annabel", ANN)}] * 2
    assert told(before, 2) == [{"name": a_name("Ann", ANN)}]


def test_two_databases_have_two_words(before: sqlite3.Connection, path: Path) -> None:
    asyncio.run(upgrade(path))
    (word,) = before.execute("SELECT value FROM kept WHERE key = 'word'").fetchone()
    assert len(word) == 8
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as other:
        for script in sorted(MIGRATIONS.glob("*.sql")):
            other.executescript(script.read_text(encoding="utf-8"))
        assert other.execute("SELECT value FROM kept WHERE key = 'word'").fetchone() != (word,)


def test_nothing_is_left_of_a_name_in_a_file_that_was_upgraded(
    before: sqlite3.Connection, path: Path
) -> None:
    """What a migration replaces is overwritten as well."""
    name = "Zenobia Quickthorn"
    before.execute("UPDATE seats SET name = ? WHERE user_id = ?", (name, ANN))
    for number in range(300):
        tell(before, 1, name={"name": name}, count=number)
    asyncio.run(upgrade(path))
    for copy in path.parent.glob("*.before-*"):
        copy.unlink()
    before.execute("PRAGMA secure_delete = ON")
    people.forget(before, ANN, {person_name(name)})
    before.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert told(before, 1)[0]["name"] == NOBODY
    for file in path.parent.glob(f"{path.name}*"):
        assert name.encode() not in file.read_bytes(), file
