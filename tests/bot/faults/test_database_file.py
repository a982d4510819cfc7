"""A bot refuses a file that it cannot use, in a sentence, and notices when its own is gone."""

import os
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.exits import HostMistake
from bot.model.errors import StoreBusy
from bot.store.database import Database
from tests.bot.messages import answer_of, say
from tests.bot.server import Server
from tests.faults.foreign_files import another_programs, empty_beside_a_copy, no_database

_NOBODY = 65534


def half_made(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE timers (at TEXT)")


def a_folder(path: Path) -> None:
    path.mkdir()


def missing_beside_a_copy(path: Path) -> None:
    path.with_name(f"{path.name}.before-20").write_bytes(b"all the games")


def cut_short(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (another_programs, "another program's database"),
        (half_made, "another program's database"),
        (no_database, "no database, or damaged .*restore a backup"),
        (a_folder, "is a folder: DATABASE names the file in it"),
        (empty_beside_a_copy, "missing or empty, but table.sqlite3.20200101.backup is beside it"),
        (missing_beside_a_copy, "missing or empty, but table.sqlite3.before-20 is beside it"),
    ],
)
async def test_a_file_that_is_not_the_bots_is_refused_and_left_as_it_is(
    tmp_path: Path, spoil: Callable[[Path], None], said: str
) -> None:
    path = tmp_path / "table.sqlite3"
    spoil(path)
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(HostMistake, match=said) as refused:
        await Database(path).open()
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert (path.read_bytes() if path.is_file() else None) == before


async def test_a_file_whose_upgrade_does_not_fit_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite3"
    database = Database(path)
    await database.open()
    await database.close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 3")
    with pytest.raises(
        HostMistake, match=r"(already exists|duplicate column name: \w+)\): restore a backup"
    ):
        await Database(path).open()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (3,)


async def test_a_file_that_was_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite3"
    database = Database(path)
    await database.open()
    await database.close()
    cut_short(path)
    with pytest.raises(HostMistake, match=r"malformed.*: restore a backup"):
        await Database(path).open()


@contextmanager
def as_another_user(path: Path) -> Generator[None]:
    """Forbid to write a file; root may write any, and so is somebody else for a while."""
    path.chmod(0o444)
    if os.geteuid() != 0:
        yield
        return
    path.parent.chmod(0o777)
    path.with_name(f"{path.name}.lock").chmod(0o666)
    os.seteuid(_NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_file_that_cannot_be_written_is_refused() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "table.sqlite3"
        database = Database(path)
        await database.open()
        await database.close()
        said = (
            r"cannot be read and written .*: (give it to this user|let its owner write it|run this)"
        )
        with as_another_user(path), pytest.raises(HostMistake, match=said):
            await Database(path).open()


async def test_an_empty_file_without_copies_is_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite3"
    path.touch()
    database = Database(path)
    await database.open()
    assert await database.read(lambda db: db.execute("SELECT count(*) FROM games").fetchone()) == (
        0,
    )
    await database.close()


async def test_a_start_that_was_killed_before_the_first_table_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
    assert path.stat().st_size
    database = Database(path)
    await database.open()
    await database.close()


async def test_a_link_to_the_file_leads_to_the_same_lock(tmp_path: Path) -> None:
    path, link = tmp_path / "table.sqlite3", tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(path)
    database, second = Database(path), Database(link)
    await database.open()
    with pytest.raises(HostMistake, match="Another bot runs with"):
        await second.open()
    await database.close()
    await second.open()
    await second.close()


@pytest.mark.parametrize("way", ["deleted", "replaced", "log deleted"])
async def test_a_bot_whose_file_is_gone_stores_nothing_more_and_says_so(
    server: Server, tmp_path: Path, way: str
) -> None:
    await server.start(2)
    database, path = server.parts[Database], server.settings.database
    older = tmp_path / "older"
    await database.back_up(older)
    await server.ann.slash(server.channel, "me settings", remind=5)
    match way:
        case "deleted":
            for file in path.parent.glob(f"{path.name}*"):
                file.unlink()
        case "replaced":
            older.replace(path)
        case _:
            path.with_name(f"{path.name}-wal").unlink()
    before = await server.stored()
    asked = await server.asked(1)
    assert answer_of(await asked.slash(server.channel, "pass")) == say("store-busy")
    assert answer_of(await server.bob.slash(server.channel, "me settings", remind=3)) == say(
        "store-busy"
    )
    assert await server.stored() == before
    with pytest.raises(StoreBusy):
        await database.back_up(tmp_path / "copy")
    await server.env.advance_time(31)
    lines = [line for line in server.incidents.logged if "deleted or replaced" in line]
    assert lines
    assert all(str(path) in line for line in lines)
    assert server.incidents.logged == lines
    server.incidents.logged.clear()
