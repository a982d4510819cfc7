"""What is written out field by field forgets none: every field is filled, and comes back."""

import sqlite3
from dataclasses import fields, replace
from pathlib import Path

from bot.model.games import GameRow, PlyRow, SeatRow
from bot.model.names import person_name
from bot.service.history.packing import pack, unpack
from bot.store import game_rows
from bot.store.database import Database
from rules.house_rules import HouseRules
from tests.rules.test_thaw import filled

DERIVED = {"digest", "state_digest"}
"""What is computed again when plies are unpacked."""

FORGOTTEN = {"interaction_id"}
"""What a finished game no longer says: who pressed what."""


async def test_a_game_and_its_seats_are_stored_whole(tmp_path: Path) -> None:
    database = Database(tmp_path / "table.sqlite3")
    await database.open()
    chosen = HouseRules((("coins", 3),))
    seat, game = filled(SeatRow), replace(filled(GameRow), seats=(), house_rules=chosen)

    def transaction(db: sqlite3.Connection) -> GameRow | None:
        game_id = game_rows.add_game(db, game)
        game_rows.put_seats(db, game_id, [SeatRow(seat.seat, 1, person_name("somebody else"))])
        game_rows.put_seat(db, game_id, seat)
        return game_rows.find_game(db, game_id)

    try:
        stored = await database.write(transaction)
    finally:
        await database.close()
    assert stored is not None
    assert stored == replace(game, id=stored.id, seats=(seat,))


def test_a_ply_is_packed_whole() -> None:
    ply = filled(PlyRow)
    (found,) = unpack(pack([ply]))
    names = [one.name for one in fields(PlyRow)]
    changed = {name for name in names if getattr(found, name) != getattr(ply, name)}
    assert changed == DERIVED | FORGOTTEN
