"""Upgrade a database file to the newest schema, after a backup; copy a live one."""

import asyncio
import os
from contextlib import suppress
from filecmp import cmp
from itertools import count
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import aiosqlite

from bot.exits import HostMistake
from bot.store.connections import busy_errors

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

_NAMES = "SELECT name FROM sqlite_schema"
_OURS = "games"
"""A table that every version has."""

_PARTIAL = ".part"
"""The suffix of an incomplete copy."""


class _GivenUp(Exception):
    """No one waits for a copy any longer: the bot stops."""


_write_out = getattr(os, "fdatasync", os.fsync)  # macOS has the second alone

_NEWER = (
    "{file} was written by a newer bot (schema {version}, and this one knows {newest}): install "
    "that one again, or restore {file}.before-{version} as docs/hosting.md shows."
)
_FOREIGN = "{file} is another program's database: set DATABASE to a file of the bot's own."


class NewerDatabase(HostMistake):
    """The database was written by a newer bot."""


async def upgrade(path: Path) -> None:
    """Run the migrations that a file lacks, all in one transaction: it is the old file or the new.

    Incomplete copies are deleted first: under the lock, they can only be left over. A file's
    version is the number in the name of the last migration that was run on it.
    Raises NewerDatabase, HostMistake if it is another program's, sqlite3.Error.
    """
    await asyncio.to_thread(delete_partial_copies, path)
    scripts = {int(script.name[:3]): script for script in MIGRATIONS.glob("*.sql")}
    newest = max(scripts)
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
        names = [name for (name,) in await connection.execute_fetchall(_NAMES)]
        _check_ours(path, names, version, newest)
        for pragma in _PRAGMAS:
            await connection.execute_fetchall(f"PRAGMA {pragma}")
        # It can be read, but perhaps not written: with a write-ahead log, BEGIN does not tell.
        for statement in ("BEGIN IMMEDIATE", f"PRAGMA user_version = {version}", "ROLLBACK"):
            await connection.execute_fetchall(statement)
        if 0 < version < newest:
            await _keep(path, f"{path.name}.before-{newest}")
        missing = [scripts[number] for number in sorted(scripts) if number > version]
        if missing:
            text = "\n".join([script.read_text(encoding="utf-8") for script in missing])
            await connection.executescript(
                f"BEGIN IMMEDIATE; {text} PRAGMA user_version = {newest}; COMMIT;"
            )


def _check_ours(path: Path, names: list[str], version: int, newest: int) -> None:
    """Check that a file is empty or a bot's, before anything in it is changed."""
    file = path.absolute()
    if (names or version) and not (version and _OURS in names):
        raise HostMistake(_FOREIGN.format(file=file))
    if version > newest:
        raise NewerDatabase(_NEWER.format(file=file, version=version, newest=newest))


async def copy(source: Path, target: Path) -> None:
    """Copy a live database into a file, while others read and write.

    If cancelled, the copy is complete or nothing is left of it. Raises StoreBusy.
    """
    with busy_errors():
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
    each, plus a `pause` in seconds: otherwise others' commits wait for what is not on the disk yet.

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
                _write_out(file)
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
