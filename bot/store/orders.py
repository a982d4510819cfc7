"""Query standing orders: armed ones are in force, the others wait to be confirmed."""

import sqlite3
from collections.abc import Collection

import orjson

from bot.model.orders import Condition, OrderRow, decode, decode_conditions, encode
from bot.store.rows import rows_of
from rules.record import alter


def _read_conditions(stored: str) -> frozenset[Condition]:
    return decode_conditions(orjson.loads(stored))


def _write_conditions(depends: Collection[Condition]) -> str:
    return orjson.dumps(sorted(depends)).decode()


_ORDERS = rows_of(
    OrderRow,
    "orders",
    column_names={"order": "body"},
    read={"order": decode, "depends": _read_conditions},
    write={"order": encode, "depends": _write_conditions},
)


def add(db: sqlite3.Connection, row: OrderRow) -> int:
    """Insert an unconfirmed order, replacing the seat's last unconfirmed one; return its id."""
    db.execute(
        "DELETE FROM orders WHERE game_id = ? AND seat = ? AND NOT armed", (row.game_id, row.seat)
    )
    return _ORDERS.insert(db, alter(row, armed=False))


def find(db: sqlite3.Connection, order_id: int, user_id: int) -> OrderRow | None:
    """Find a person's order, armed or not."""
    return _ORDERS.find(db, "WHERE id = ? AND user_id = ?", (order_id, user_id))


def arm(db: sqlite3.Connection, order_id: int) -> bool:
    """Arm an order; return whether it still existed."""
    return db.execute("UPDATE orders SET armed = 1 WHERE id = ?", (order_id,)).rowcount > 0


def of_game(db: sqlite3.Connection, game_id: int) -> list[OrderRow]:
    """List a game's armed orders, the oldest first."""
    return _ORDERS.select(db, "WHERE game_id = ? AND armed ORDER BY id", (game_id,))


def delete(db: sqlite3.Connection, order_id: int) -> bool:
    """Delete an order; return whether it still existed."""
    return db.execute("DELETE FROM orders WHERE id = ?", (order_id,)).rowcount > 0


def delete_of_seat(db: sqlite3.Connection, game_id: int, seat: int) -> None:
    """Delete a seat's orders, armed or not."""
    db.execute("DELETE FROM orders WHERE game_id = ? AND seat = ?", (game_id, seat))
