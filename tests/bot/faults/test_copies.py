"""The copy before a migration is kept; one that fails or is given up leaves nothing behind."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import aiosqlite
import pytest

from bot.model.errors import StoreBusy
from bot.store.database import Database
from bot.store.upgrade import copy
from tests.bot.faults.test_upgrades import as_of_the_first_schema
from tests.bot.server import Server


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.before-*"))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def plies_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT count(*) FROM plies").fetchone()[0]


async def upgraded(path: Path) -> None:
    """Open a file of the first schema, as a start does."""
    as_of_the_first_schema(path)
    database = Database(path)
    await database.open()
    await database.close()
    path.with_suffix(".new").unlink()


async def test_a_second_upgrade_overwrites_no_copy_of_the_first(server: Server) -> None:
    """A host who goes back to an older file and then returns has both."""
    await server.start(2)
    path = server.settings.database
    await server.parts[Database].close()
    first = plies_in(path)
    await upgraded(path)
    await server.restart()
    await server.step(Random(1))
    await server.parts[Database].close()
    second = plies_in(path)
    await upgraded(path)
    await server.restart()
    assert sorted(map(plies_in, copies(path.parent))) == [first, second]


async def test_the_same_file_is_kept_once_however_often_its_upgrade_is_cut_off(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    path = server.settings.database
    await server.parts[Database].close()
    as_of_the_first_schema(path)

    async def cut_off(*_: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(aiosqlite.Connection, "executescript", cut_off)
        for _ in range(3):
            with pytest.raises(StoreBusy):
                await Database(path).open()
    await server.restart()
    assert len(copies(path.parent)) == 1


async def test_a_backup_that_fails_leaves_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An incomplete copy would keep the disk full on which it failed."""
    path = server.settings.database
    before = {one.name for one in path.parent.iterdir()}

    async def full(*_: Any, **__: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(aiosqlite.Connection, "backup", full)
        with pytest.raises(StoreBusy):
            await server.parts[Database].back_up(path.with_name(f"{path.name}.20300101.backup"))
    assert {one.name for one in path.parent.iterdir()} == before


async def test_a_backup_that_is_given_up_ends_soon_and_leaves_nothing(tmp_path: Path) -> None:
    """A bot that stops gives up its backup; the stop may be asked for again meanwhile."""
    source, dice = tmp_path / "live.sqlite3", Random(1)
    with closing(sqlite3.connect(source)) as live:
        live.execute("CREATE TABLE wide (bytes)")
        live.executemany("INSERT INTO wide VALUES (zeroblob(4000))", [()] * 8_000)
        live.commit()
    for _ in range(30):
        copying = asyncio.create_task(copy(source, tmp_path / "backup"))
        while not copying.done():
            await asyncio.sleep(dice.uniform(0, 0.03))
            copying.cancel()
        with suppress(asyncio.CancelledError):
            await copying
        (tmp_path / "backup").unlink(missing_ok=True)  # on a busy machine it was whole by then
        assert names(tmp_path) == ["live.sqlite3"]
    await copy(source, tmp_path / "backup")
    assert names(tmp_path) == ["backup", "live.sqlite3"]
