"""An upgrade of many games of the first release, killed on its way again and again."""

import gzip
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.bot.faults.test_upgrades import MIGRATIONS, RELEASED
from tests.faults.evidence import check_plies, stored_game
from tests.faults.table import count
from tests.stub.running import ROOT

KILLS = count("F19", 2)
COPIES = 10 * KILLS
"""Of the ten games of the released file: a hundred games for each kill."""

_UPGRADE = """
import asyncio, sys
from pathlib import Path
from bot.store.upgrade import delete_partial_copies, upgrade
print("begun", flush=True)
delete_partial_copies(Path(sys.argv[1]))
asyncio.run(upgrade(Path(sys.argv[1])))
"""
_NEWEST = max(int(script.name[:3]) for script in MIGRATIONS.glob("*.sql"))
_ROWS = "SELECT count(*), sum(length(facts)), sum(length(action)), sum(game_id * ply) FROM plies"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of the first release with many games."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(gzip.decompress(RELEASED.read_bytes()).decode())
        (games,) = db.execute("SELECT count(*) FROM games").fetchone()
        tables = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in tables:
            names: list[str] = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            if table != "games" and "game_id" not in names:
                continue
            new = {"game_id": "game_id + :more", "channel_id": "channel_id + :more * 1000000"}
            new["id"] = "id + :more" if table == "games" else "NULL"
            values = ", ".join(new.get(name, name) for name in names)
            limit = f"WHERE {'id' if table == 'games' else 'game_id'} <= {games}"
            query = f"INSERT INTO {table} SELECT {values} FROM {table} {limit}"
            db.executemany(query, [{"more": games * copy} for copy in range(1, COPIES)])
        db.commit()
    return path


@contextmanager
def upgrading(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Begin an upgrade in a process of its own."""
    command = [sys.executable, "-c", _UPGRADE, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "begun\n"
        yield process


def rows(path: Path) -> tuple[int, list[tuple[int, ...]]]:
    """Give a file's version, and what its plies come to."""
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        ((version,),) = db.execute("PRAGMA user_version").fetchall()
        return version, db.execute(_ROWS).fetchall()


def copies(folder: Path) -> list[Path]:
    """List the copies that were kept before an upgrade, but for incomplete ones."""
    return sorted(folder.glob("*.before-*[0-9]"))


def test_an_upgrade_that_is_killed_again_and_again_loses_nothing(old: Path) -> None:
    first, before = rows(old)
    path, dice, kills = old.with_name("table.sqlite3"), Random(1), 0
    began = time.monotonic()
    shutil.copyfile(old, path)
    with upgrading(path) as process:
        assert process.wait() == 0
    longest = time.monotonic() - began
    while kills < KILLS:
        for left in path.parent.glob("table.sqlite3*"):
            left.unlink()
        shutil.copyfile(old, path)
        version = first
        while version < _NEWEST and kills < KILLS:
            with upgrading(path) as process:
                try:
                    process.wait(dice.uniform(0, longest))
                except subprocess.TimeoutExpired:
                    process.kill()
                    kills += 1
            version, now = rows(path)
            assert now == before
        assert all(rows(kept) == (first, before) for kept in copies(path.parent))
    with upgrading(path) as process:
        assert process.wait() == 0
    assert rows(path) == (_NEWEST, before)
    assert copies(path.parent)
    with closing(sqlite3.connect(path)) as db:
        for (number,) in db.execute("SELECT id FROM games").fetchall():
            check_plies(stored_game(db, number))
