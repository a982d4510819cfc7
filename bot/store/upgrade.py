"""Upgrade a database file to the newest schema, after a backup; copy a live one.

This uses aiosqlite: a few statements, each of which may take long. The transactions of the game go
through `bot.store.database`.
"""

import asyncio
from pathlib import Path

import aiosqlite

_MIGRATIONS = Path(__file__).parent / "migrations"

_PARTIAL = ".part"
"""The suffix of a copy that is not complete."""


class NewerDatabase(Exception):
    """The database was written by a newer bot."""


async def upgrade(path: Path) -> None:
    """Run the migrations that a file lacks, each in one transaction.

    A file's version is the number in the name of the last migration that was run on it.
    Raises NewerDatabase, sqlite3.OperationalError.
    """
    scripts = {int(script.name[:3]): script for script in _MIGRATIONS.glob("*.sql")}
    newest = max(scripts)
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await connection.execute_fetchall(f"PRAGMA {pragma}")
        ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
        if version > newest:
            raise NewerDatabase(str(path))
        if 0 < version < newest:
            await copy(path, path.with_name(f"{path.name}.before-{newest}"))
        for number in sorted(number for number in scripts if number > version):
            text = scripts[number].read_text(encoding="utf-8")
            await connection.executescript(
                f"BEGIN IMMEDIATE; {text} PRAGMA user_version = {number}; COMMIT;"
            )


async def copy(source: Path, target: Path) -> None:
    """Copy a live database into a file, while others read and write.

    Raises sqlite3.OperationalError.
    """
    part = target.with_suffix(_PARTIAL)
    async with aiosqlite.connect(source) as live, aiosqlite.connect(part) as written:
        await live.backup(written)
    await asyncio.to_thread(part.replace, target)  # over an older copy of 130 MB: 50 to 60 ms


def delete_partial_copies(path: Path) -> None:
    """Delete the incomplete copies of a file that a killed process has left, with their journals.

    The caller holds the lock of the file, so no other process is copying it.
    """
    for pattern in (f"{path.name}*{_PARTIAL}", f"{path.name}*{_PARTIAL}-*"):
        for part in path.parent.glob(pattern):
            part.unlink()
