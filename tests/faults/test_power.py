"""A power cut loses nothing that was acknowledged, and leaves a file that is whole."""

import sqlite3
from pathlib import Path
from random import Random

from tests.faults.disk import Disk
from tests.faults.power import CUTS, Blackouts, script
from tests.faults.table import count
from tests.fuzz.play import run

GAMES = count("F2", 10) // CUTS


def test_the_power_goes_while_people_play() -> None:
    cuts = 0
    for seed in range(1, GAMES + 1):
        figures, fault = run(script(seed), make=Blackouts)
        assert fault is None, (seed, fault)
        cuts += figures.troubles["power cut"]
    assert cuts == GAMES * CUTS


def test_a_cut_loses_what_was_not_synced(tmp_path: Path) -> None:
    """Or else the test above could not fail."""
    path, lost = tmp_path / "lazy.sqlite3", 0
    disk = Disk(tmp_path)
    with disk.watching():
        for seed in range(20):
            db = sqlite3.connect(path, isolation_level=None)
            for pragma in ("journal_mode = WAL", "synchronous = NORMAL"):
                db.execute(f"PRAGMA {pragma}")
            db.execute("CREATE TABLE IF NOT EXISTS said (at INTEGER)")
            db.execute("INSERT INTO said VALUES (?)", (seed,))
            left = disk.snapshot()
            db.close()
            dice = Random(seed)
            disk.replace({name: one.after_a_cut(dice) for name, one in left.items()})
            db = sqlite3.connect(path)
            known = db.execute("SELECT name FROM sqlite_schema").fetchall()
            found = db.execute("SELECT max(at) FROM said").fetchone() if known else (None,)
            lost += found != (seed,)
            db.close()
    assert lost
