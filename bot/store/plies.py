"""Query the plies of the games that are not packed."""

import sqlite3
import sys
from collections.abc import Sequence

from bot.model.games import PlyRow
from bot.model.remarks import decode, encode
from bot.store.rows import rows_of

_PLIES = rows_of(PlyRow, "plies", read={"remark": decode}, write={"remark": encode})
_STATED = """SELECT ply FROM plies WHERE game_id = ? AND ply < ? AND state IS NOT NULL
    ORDER BY ply DESC LIMIT 1"""
"""Finds the last ply before another that is stored with its state."""


def add_ply(db: sqlite3.Connection, game_id: int, row: PlyRow) -> None:
    """Insert a ply; if it has a state, delete that of the last ply before it that has one.

    The first state stays. Raises sqlite3.IntegrityError if the ply is already there.
    """
    _PLIES.insert(db, row, game_id=game_id)
    if row.state is not None:
        db.execute(
            f"UPDATE plies SET state = NULL WHERE game_id = ? AND ply > 0 AND ply = ({_STATED})",  # noqa: S608 - a fixed query
            (game_id, game_id, row.ply),
        )


def plies_since_state(db: sqlite3.Connection, game_id: int) -> list[PlyRow]:
    """List a game's plies from the last one on that is stored with its state."""
    where = f"WHERE game_id = ? AND ply >= ({_STATED}) ORDER BY ply"
    return _PLIES.select(db, where, (game_id, game_id, sys.maxsize))


def plies_from(db: sqlite3.Connection, game_id: int, first: int) -> list[PlyRow]:
    """List a game's plies, from `first` on."""
    return _PLIES.select(db, "WHERE game_id = ? AND ply >= ? ORDER BY ply", (game_id, first))


def plies_with(db: sqlite3.Connection, game_id: int, parts: Sequence[bytes]) -> list[PlyRow]:
    """List a game's plies whose facts hold any of these pieces of JSON."""
    found = " OR ".join(["instr(facts, ?)"] * len(parts))
    return _PLIES.select(db, f"WHERE game_id = ? AND ({found}) ORDER BY ply", (game_id, *parts))


def is_by_hand(db: sqlite3.Connection, game_id: int, ply: int) -> bool:
    """Return whether a person played a ply by hand, by a press or a command."""
    query = "SELECT interaction_id FROM plies WHERE game_id = ? AND ply = ?"
    found = db.execute(query, (game_id, ply)).fetchone()
    return found is not None and found[0] is not None


def last_interaction(db: sqlite3.Connection, game_id: int, until: int) -> int | None:
    """Return the id of the last press or command that made a ply up to `until`, if there is one."""
    row = db.execute(
        "SELECT interaction_id FROM plies WHERE game_id = ? AND ply <= ? "
        "AND interaction_id IS NOT NULL ORDER BY ply DESC LIMIT 1",
        (game_id, until),
    ).fetchone()
    return row[0] if row else None


def last_ply(db: sqlite3.Connection, game_id: int) -> int:
    """Return the number of a game's last ply, 0 if none is stored."""
    query = "SELECT coalesce(max(ply), 0) FROM plies WHERE game_id = ?"
    return db.execute(query, (game_id,)).fetchone()[0]


def last_plies(db: sqlite3.Connection, game_id: int, count: int) -> list[PlyRow]:
    """List a game's last plies in their order."""
    last = "WHERE game_id = ? ORDER BY ply DESC LIMIT ?"
    return _PLIES.select(db, last, (game_id, count))[::-1]
