"""Query standing orders: armed ones count, the others wait to be confirmed."""

import sqlite3
from collections.abc import Collection
from dataclasses import replace

import orjson

from bot.model.orders import OrderRow, Tie, decode, encode
from bot.store.rows import rows_of


def _ties_read(stored: str) -> frozenset[Tie]:
    return frozenset([(kind, what) for kind, what in orjson.loads(stored)])


def _ties_written(depends: Collection[Tie]) -> str:
    return orjson.dumps(sorted(depends)).decode()


_ORDERS = rows_of(
    OrderRow,
    "orders",
    called={"order": "body"},
    read={"order": decode, "depends": _ties_read},
    write={"order": encode, "depends": _ties_written},
)


def add(db: sqlite3.Connection, row: OrderRow) -> int:
    """Add an order that is not confirmed yet, in the place of any other such one; give its id."""
    db.execute(
        "DELETE FROM orders WHERE game_id = ? AND seat = ? AND NOT armed", (row.game_id, row.seat)
    )
    return _ORDERS.insert(db, replace(row, armed=False))


def find(db: sqlite3.Connection, order_id: int, user_id: int) -> OrderRow | None:
    """Find a person's order, armed or not."""
    return _ORDERS.find(db, "WHERE id = ? AND user_id = ?", (order_id, user_id))


def arm(db: sqlite3.Connection, order_id: int) -> bool:
    """Let an order count, and tell whether it was still there."""
    return db.execute("UPDATE orders SET armed = 1 WHERE id = ?", (order_id,)).rowcount > 0


def of_game(db: sqlite3.Connection, game_id: int) -> list[OrderRow]:
    """List what is armed in a game, in the order in which it was given."""
    return _ORDERS.select(db, "WHERE game_id = ? AND armed ORDER BY id", (game_id,))


def drop(db: sqlite3.Connection, order_id: int) -> bool:
    """Delete an order, and tell whether it was still there."""
    return db.execute("DELETE FROM orders WHERE id = ?", (order_id,)).rowcount > 0


def drop_seat(db: sqlite3.Connection, game_id: int, seat: int) -> None:
    """Delete a seat's orders, armed or not."""
    db.execute("DELETE FROM orders WHERE game_id = ? AND seat = ?", (game_id, seat))
