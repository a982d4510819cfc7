"""Play whole games with the service, and see by how much the file has grown."""

import sqlite3
from pathlib import Path

from bot.store.database import Database
from tests.bench import scripts
from tests.bench.figures import Aim, show, title

_GAMES = 50
_KIB = 1_024


async def run() -> None:
    """Measure the bytes that a finished game leaves."""
    title(f"(d) bytes on disk for a finished game, over {_GAMES} whole games")
    with scripts.folder() as name:
        folder = Path(name)
        library = await scripts.write(folder, _GAMES)
        played = folder / scripts.PLAYED
        before = await _empty(folder / "empty.sqlite3")
        plies = sum(len(script.steps) for script in library.scripts) / _GAMES
        show("plies a game", plies)
        grown = (_size(played) - before) / _GAMES / _KIB
        show("the file grew for a game by", grown, "KiB", Aim(most=25))
        chronicles, bare = _inside(played)
        show("of which its chronicle", chronicles / _GAMES / _KIB, "KiB")
        show("without the pages that wait to be used", bare, "KiB", note="(after VACUUM)")


async def _empty(path: Path) -> int:
    """Give the size of a file without a game."""
    database = Database(path)
    await database.open()
    await database.close()
    return _size(path)


def _size(path: Path) -> int:
    """Give a file's size with everything in it that was committed."""
    db = sqlite3.connect(path)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    return path.stat().st_size


def _inside(path: Path) -> tuple[int, float]:
    db = sqlite3.connect(path)
    (chronicles,) = db.execute("SELECT sum(length(packed)) FROM chronicles").fetchone()
    db.execute("VACUUM")
    db.close()
    return chronicles, path.stat().st_size / _GAMES / _KIB
