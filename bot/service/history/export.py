"""Export a game to a file: what any player may see, and the seed once it is over."""

from io import BytesIO

import orjson

from bot.model import remarks
from bot.model.games import GameRow, PlyRow, SeatRow
from bot.service.history.codec import SCHEMA, encode_table
from rules.dice import commitment
from rules.table import Table


def export(row: GameRow, table: Table, plies: list[PlyRow], former: str = "") -> BytesIO:
    """Return the game as JSON: its table, and each ply's action and facts.

    `former` is what former players are called, whose names were erased.
    """
    over = row.status.is_over
    written = {
        "schema": SCHEMA,
        "edition": row.edition,
        "house_rules": dict(row.house_rules.chosen),
        "absence": row.absence,
        "variant": row.variant,
        "reading": row.reading,
        "players": [seat.name or former for seat in row.seats],
        "companions": [_companion(seat) for seat in row.companions],
        "seed_sha256": commitment(row.seed),
        # Not before the end: all dice and cards to come follow from it.
        "seed": row.seed.hex() if over else None,
        "shaken": [
            {"name": shake.name or former, "word": shake.word, "sha256": shake.digest}
            for shake in row.shakes
        ],
        "dice_seed": row.dice_seed.hex() if over else None,
        "plies": [
            {
                "ply": ply.ply,
                "seat": ply.seat,
                "at": ply.at,
                "undoes": ply.undoes,
                "action": orjson.Fragment(ply.action) if ply.action else None,
                "facts": orjson.Fragment(ply.facts),
                "remark": remarks.encode(ply.remark) if ply.remark else None,
            }
            for ply in plies
        ],
        "table": orjson.Fragment(encode_table(table)),
    }
    return BytesIO(orjson.dumps(written, option=orjson.OPT_INDENT_2))


def _companion(seat: SeatRow) -> dict[str, object]:
    return {
        "seat": seat.seat,
        "strength": seat.strength,
        "person": seat.person,
        "until_back": seat.until_back,
    }
