"""Bring a database file to the newest form, with a backup before; copy a live one whole.

Whole files are aiosqlite's: a few statements, each of which may take long, waited for one by one.
What a press asks of the database takes another way, see `bot.store.database`.
"""

import asyncio
from pathlib import Path

import aiosqlite

_MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):
    """The database was written by a newer bot."""


async def upgrade(path: Path) -> None:
    """Run the migrations that a file lacks, each in one transaction.

    A file's version is the number in the name of the last migration that it has seen.
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
    """Copy a live database into a file, whole, while others read and write.

    Raises sqlite3.OperationalError.
    """
    part = target.with_suffix(".part")
    async with aiosqlite.connect(source) as live, aiosqlite.connect(part) as written:
        await live.backup(written)
    await asyncio.to_thread(part.replace, target)  # over an older copy of 130 MB: 50 to 60 ms
