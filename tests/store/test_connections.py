"""What the store uses of aiosqlite is what its version has, and no thread of it outlives a bot."""

import subprocess
import sys
from pathlib import Path

import aiosqlite
import pytest

from bot.store.connections import Connection
from tests.repo.sources import ROOT

_READ_AGAIN = (
    "bot/store/connections.py uses _execute, _conn and _thread of a Connection: see in aiosqlite's "
    "core.py that it still runs functions in turn on a thread, which starts once it is awaited. "
    "Then change this."
)

_UNCLOSED = """
import asyncio, sys
from pathlib import Path
from bot.store.database import Database
async def main():
    database = Database(Path(sys.argv[1]))
    await database.open()
    await database.write(lambda db: db.execute("SELECT 1").fetchall())
    {end}
asyncio.run(main())
"""


def test_the_version_of_aiosqlite_is_the_one_that_was_read() -> None:
    assert aiosqlite.__version__ == "0.22.1", _READ_AGAIN


async def test_a_function_is_called_with_the_connection_and_its_outcome_returned(
    tmp_path: Path,
) -> None:
    connection = Connection(tmp_path / "table.sqlite3", "user_version = 7")
    await connection
    assert await connection.run(lambda db: db.execute("PRAGMA user_version").fetchone()) == (7,)
    with pytest.raises(KeyError):
        await connection.run(lambda db: {}[db])
    await connection.close()


@pytest.mark.parametrize("end", ["pass", "raise KeyError", "sys.exit(1)"])
def test_a_database_that_is_not_closed_keeps_no_process_alive(tmp_path: Path, end: str) -> None:
    script = [sys.executable, "-c", _UNCLOSED.format(end=end), str(tmp_path / "table.sqlite3")]
    ran = subprocess.run(script, cwd=ROOT, capture_output=True, timeout=30, check=False)
    assert ran.returncode == (end != "pass"), ran.stderr.decode()
