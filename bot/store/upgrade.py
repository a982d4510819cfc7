"""Upgrade a database file to the newest schema, after a backup; copy a live one."""

import asyncio
from contextlib import suppress
from filecmp import cmp
from itertools import count
from os import fdatasync
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import aiosqlite

from bot.model.errors import UnusableDatabase

MIGRATIONS = Path(__file__).parent / "migrations"

_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # what a migration replaces is overwritten, as the writer does it
)

_PAGES = 512
"""Pages of 4 KiB that are copied at a time."""

# Seconds after each piece, in which commits find the disk free: a
# copy that was written at once made presses wait for all of it.
_PAUSE = 0.005

_PARTIAL = ".part"
"""The suffix of an incomplete copy."""


class _GivenUp(Exception):
    """No one waits for a copy any longer: the bot stops."""


class NewerDatabase(UnusableDatabase):
    """The database was written by a newer bot."""


async def upgrade(path: Path) -> None:
    """Run the migrations that a file lacks, all in one transaction: it is the old file or the new.

    A file's version is the number in the name of the last migration that was run on it.
    Raises NewerDatabase, sqlite3.OperationalError.
    """
    scripts = {int(script.name[:3]): script for script in MIGRATIONS.glob("*.sql")}
    newest = max(scripts)
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        for pragma in _PRAGMAS:
            await connection.execute_fetchall(f"PRAGMA {pragma}")
        ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
        if version > newest:
            raise NewerDatabase(
                f"{path} was written by a newer version of the bot: install that one, "
                f"or restore the copy from before its upgrade (docs/hosting.md)."
            )
        if 0 < version < newest:
            await _keep(path, f"{path.name}.before-{newest}")
        missing = [scripts[number] for number in sorted(scripts) if number > version]
        if missing:
            text = "\n".join([script.read_text(encoding="utf-8") for script in missing])
            await connection.executescript(
                f"BEGIN IMMEDIATE; {text} PRAGMA user_version = {newest}; COMMIT;"
            )


async def copy(source: Path, target: Path) -> None:
    """Copy a live database into a file, while others read and write.

    If cancelled, the copy is complete or nothing is left of it. Raises
    sqlite3.OperationalError.
    """
    part = await _copy_partly(source, target, pause=_PAUSE)
    # Over an older copy of 130 MB it takes 50 to 60 ms; given up before it begins, it never would.
    replacing = asyncio.ensure_future(asyncio.to_thread(part.replace, target))
    try:
        await asyncio.shield(replacing)
    finally:
        await _ended(replacing)


async def _keep(path: Path, name: str) -> None:
    """Copy a file under a name of its own, without overwriting what an earlier copy keeps.

    If a start is killed in a migration, the next one copies the same again; it is kept once.
    """
    part = await _copy_partly(path, path.with_name(name))
    copies = [copy for copy in path.parent.glob(f"{name}*") if copy.suffix != _PARTIAL]
    if any([await asyncio.to_thread(cmp, part, existing, shallow=False) for existing in copies]):
        await asyncio.to_thread(part.unlink)
        return
    free = (path.with_name(f"{name}.{number}") for number in count(2))
    target = path.with_name(name) if not copies else next(one for one in free if one not in copies)
    await asyncio.to_thread(part.replace, target)


async def _copy_partly(source: Path, target: Path, *, pause: float = 0) -> Path:
    """Copy a live database beside its target; if that fails, nothing is left of it.

    It copies as the file is when it begins, some pages at a time, and waits for the disk after
    each, plus so many seconds: otherwise others' commits wait for what is not on the disk yet.

    Raises sqlite3.OperationalError.
    """
    part, given_up = target.with_name(f"{target.name}{_PARTIAL}"), Event()
    copying = asyncio.ensure_future(_copy_pages(source, part, pause, given_up))
    try:
        await asyncio.shield(copying)
    except BaseException:
        given_up.set()
        await _ended(copying)  # a file that is just being opened would still appear later
        part.unlink(missing_ok=True)
        raise
    return part


async def _copy_pages(source: Path, part: Path, pause: float, given_up: Event) -> None:
    async with aiosqlite.connect(source) as live, aiosqlite.connect(part) as written:
        # One reading transaction: otherwise each commit of others restarts the copy.
        await live.execute_fetchall("BEGIN")
        await live.execute_fetchall("SELECT 1 FROM sqlite_schema")
        with part.open("rb") as file:

            def wait(*_: int) -> None:
                if given_up.is_set():
                    raise _GivenUp
                fdatasync(file)
                sleep(pause)

            copying = asyncio.ensure_future(live.backup(written, pages=_PAGES, progress=wait))
            try:
                await asyncio.shield(copying)
            finally:
                given_up.set()
                await _ended(copying)


async def _ended(copying: "asyncio.Future[Any]") -> None:
    """Wait for the end of a copy, even if cancelled again meanwhile.

    Its thread writes the target until then: if closed earlier, SQLite crashes or hangs.
    """
    while not copying.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait({copying})
    if not copying.cancelled():
        copying.exception()  # read, or else it is logged as never retrieved


def delete_partial_copies(path: Path) -> None:
    """Delete the incomplete copies of a file that a killed process has left, with their journals.

    The caller holds the lock of the file, so no other process is copying it.
    """
    for pattern in (f"{path.name}*{_PARTIAL}", f"{path.name}*{_PARTIAL}-*"):
        for part in path.parent.glob(pattern):
            part.unlink()
