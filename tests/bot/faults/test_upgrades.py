"""What older releases have written is opened, understood, and played to its end."""

import asyncio
import gzip
import re
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from bot import store
from bot.app import create_bot
from bot.model.kinds import GameStatus
from bot.store import user_settings
from bot.store.database import Database
from bot.store.upgrade import NewerDatabase, upgrade
from tests.bot.messages import answer_of, dms, text_of
from tests.bot.server import NAMES, OTHERS, Server

MIGRATIONS = Path(store.__file__).parent / "migrations"
RELEASED = Path(__file__).parents[2] / "data" / "released-0.1.0.sql.gz"
"""A bot of release 0.1.0 with a game of each kind under way, as SQL."""

WRITTEN = datetime(2026, 11, 22, 6, tzinfo=UTC)
"""Soon after its last move: nobody is to be reminded yet."""

GUILD, FIRST_PERSON = 1456074443980800035, 1456074443980800040
"""The ids that its server and its first person had; the others follow, in order."""

CHANNELS = {
    "final-two": 1456074443980800046,
    "final-three-es": 1456074443980800090,
    "final-four": 1456074443980800206,
    "final-player": 1456074443980800266,
    "final-book": 1456074443980800340,
    "final-rest": 1456074443980800422,
    "preview": 1456074443980800509,
    "solo": 1456074443980800593,
    "solo-preview-ja": 1456074443980800606,
    "lobby": 1456074443980800619,
}
"""The channels of its games, in the order of the games' ids."""


async def open_released(server: Server, name: str) -> None:
    """Start the bot on the released database, and turn to one of its games.

    The ids in it become those of this server.
    """
    ids = {GUILD: server.guild.id}
    people = [server.people[name].id for name in (*NAMES, *OTHERS)]
    ids |= {FIRST_PERSON + number: person for number, person in enumerate(people)}
    rooms = {game: server.guild.create_text_channel(game) for game in CHANNELS}
    ids |= {number: rooms[game].id for game, number in CHANNELS.items()}
    named = re.compile("|".join(map(str, ids)))
    dump = gzip.decompress(RELEASED.read_bytes()).decode()
    await server.parts[Database].close()
    server.settings.database.unlink()
    with closing(sqlite3.connect(server.settings.database)) as db:
        db.executescript(named.sub(lambda found: str(ids[int(found[0])]), dump))
    server.set_clock(WRITTEN)
    await server.restart()
    await server.env.advance_time(31)
    server.game_id, server.channel = list(CHANNELS).index(name) + 1, rooms[name]


@pytest.mark.parametrize("name", [name for name in CHANNELS if name != "lobby"])
async def test_a_game_of_the_first_release_is_played_to_its_end(server: Server, name: str) -> None:
    await open_released(server, name)
    before = (await server.loaded()).ply
    assert before > 0
    assert (await server.panel()).id == server.channel.last_message.id
    await server.finish(Random(7))
    assert (await server.loaded()).ply > before
    answer = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert answer.startswith("**All ")


async def test_a_lobby_of_the_first_release_can_be_started(server: Server) -> None:
    await open_released(server, "lobby")
    await server.ann.slash(server.channel, "game start")
    await server.finish(Random(7))
    assert (await server.loaded()).row.status == GameStatus.FINISHED


async def test_what_the_first_release_owed_is_said_as_it_stands(server: Server) -> None:
    """It stored finished words, where names and codes stand now."""
    await open_released(server, "final-two")
    text = "\n".join(dms(server.bob))
    assert "Labor with everyone who is ready" in text
    assert "That takes 5 coins, and you have 3." in text
    assert "a\\_n\\_n 40 \u00b7 bob 38" in text
    assert any("b\\*b" in text_of(message) for message in server.channel.history())


async def test_an_older_bot_leaves_a_newer_file_alone(server: Server) -> None:
    await server.parts[Database].close()
    with closing(sqlite3.connect(server.settings.database)) as db, db:
        ((version,),) = db.execute("PRAGMA user_version").fetchall()
        db.execute("PRAGMA user_version = 99")
    old = create_bot(server.settings)
    with pytest.raises(NewerDatabase):
        await old.parts[Database].open()
    with closing(sqlite3.connect(server.settings.database)) as db, db:
        db.execute(f"PRAGMA user_version = {version}")
    await server.parts[Database].open()


async def test_a_game_of_the_first_schema_goes_on(server: Server) -> None:
    await server.start(2)
    await server.step(Random(1))
    await server.parts[Database].close()
    as_of_the_first_schema(server.settings.database)
    await server.restart()
    assert (await server.loaded()).row.variant == "common"
    await server.finish(Random(1))


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts, path = tmp_path / "migrations", tmp_path / "table.sqlite3"
    shutil.copytree(MIGRATIONS, scripts)
    (scripts / "998_more.sql").write_text("CREATE TABLE more (id INTEGER);")
    (scripts / "999_broken.sql").write_text("ALTER TABLE nowhere ADD COLUMN nothing;")
    asyncio.run(upgrade(path))
    before = dump(path)
    monkeypatch.setattr("bot.store.upgrade.MIGRATIONS", scripts)
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            asyncio.run(upgrade(path))
        assert dump(path) == before
    (kept,) = tmp_path.glob("*.before-*")
    assert dump(kept) == before


def test_zones_with_the_signs_of_posix_become_those_that_people_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People who typed GMT-8 were taken for eight hours ahead, and can see that now."""
    path, scripts = tmp_path / "table.sqlite3", tmp_path / "migrations"
    zones = {
        "Etc/GMT-8": "UTC+8",
        "Etc/GMT+11": "UTC-11",
        "Etc/GMT-0": "UTC",
        "Etc/UTC": "UTC",
        "Asia/Tokyo": "Asia/Tokyo",
        "UTC": None,
    }
    shutil.copytree(MIGRATIONS, scripts)
    for script in scripts.glob("*.sql"):
        if script.name >= "023":
            script.unlink()
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.upgrade.MIGRATIONS", scripts)
        asyncio.run(upgrade(path))
    with closing(sqlite3.connect(path)) as db, db:
        added = "INSERT INTO user_settings (user_id, zone) VALUES (?, ?)"
        db.executemany(added, enumerate(zones))
        quiet = (
            "INSERT INTO user_settings (user_id, zone, quiet_from, quiet_to) VALUES (?, ?, ?, ?)"
        )
        db.execute(quiet, (99, "UTC", 0, 9))
    asyncio.run(upgrade(path))
    with closing(sqlite3.connect(path)) as db:
        found = [user_settings.find_user(db, number).zone for number in range(len(zones))]
        assert user_settings.find_user(db, 99).zone == "UTC"
    assert found == list(zones.values())


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        ((version,),) = db.execute("PRAGMA user_version").fetchall()
        return [f"{version}", *db.iterdump()]


def as_of_the_first_schema(path: Path) -> None:
    """Write a database as the first schema had it, with as much of its rows as that could hold."""
    new = path.rename(path.with_suffix(".new"))
    script = (MIGRATIONS / "001_games.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(path)) as old:
        old.executescript(f"{script} PRAGMA user_version = 1; ATTACH '{new}' AS new;")
        tables = old.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in tables:
            known = [row[1] for row in old.execute(f"PRAGMA main.table_info({table})")]
            names = ", ".join(known)
            copied = f"SELECT {names} FROM new.{table}"
            old.execute(f"INSERT OR REPLACE INTO main.{table} ({names}) {copied}")
        old.commit()
