"""Query standing orders: armed ones count, the others wait to be confirmed."""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass

import orjson

from bot.service.orders import Order, Tie, decode, encode
from rules.words import Seat


@dataclass(frozen=True, slots=True)
class OrderRow:
    """An order of whoever held the seat when it was given; `made_at` is UTC."""

    id: int
    game_id: int
    seat: Seat
    user_id: int
    order: Order
    depends: frozenset[Tie]
    armed: bool
    made_at: str


_ROW = "id, game_id, seat, user_id, body, depends, armed, made_at"


def add(db: sqlite3.Connection, row: OrderRow) -> int:
    """Add an order that is not confirmed yet, in the place of any other such one; give its id."""
    db.execute(
        "DELETE FROM orders WHERE game_id = ? AND seat = ? AND NOT armed", (row.game_id, row.seat)
    )
    cursor = db.execute(
        "INSERT INTO orders (game_id, seat, user_id, body, depends, made_at) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        (row.game_id, row.seat, row.user_id, encode(row.order), _pack(row.depends), row.made_at),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def find(db: sqlite3.Connection, order_id: int, user_id: int) -> OrderRow | None:
    """Find a person's order, armed or not."""
    query = f"SELECT {_ROW} FROM orders WHERE id = ? AND user_id = ?"  # noqa: S608 - fixed names
    row = db.execute(query, (order_id, user_id)).fetchone()
    return _read(row) if row else None


def arm(db: sqlite3.Connection, order_id: int) -> bool:
    """Let an order count, and tell whether it was still there."""
    return db.execute("UPDATE orders SET armed = 1 WHERE id = ?", (order_id,)).rowcount > 0


def of_game(db: sqlite3.Connection, game_id: int) -> list[OrderRow]:
    """List what is armed in a game, in the order in which it was given."""
    query = f"SELECT {_ROW} FROM orders WHERE game_id = ? AND armed ORDER BY id"  # noqa: S608
    return [_read(row) for row in db.execute(query, (game_id,))]


def drop(db: sqlite3.Connection, order_id: int) -> bool:
    """Forget an order, and tell whether it was still there."""
    return db.execute("DELETE FROM orders WHERE id = ?", (order_id,)).rowcount > 0


def drop_all(db: sqlite3.Connection, game_id: int) -> None:
    """Forget a game's orders."""
    db.execute("DELETE FROM orders WHERE game_id = ?", (game_id,))


def _read(row: tuple[int, int, Seat, int, str, str, int, str]) -> OrderRow:
    order_id, game_id, seat, user_id, body, depends, armed, made_at = row
    ties = frozenset([(kind, what) for kind, what in orjson.loads(depends)])
    return OrderRow(order_id, game_id, seat, user_id, decode(body), ties, bool(armed), made_at)


def _pack(depends: Collection[Tie]) -> str:
    return orjson.dumps(sorted(depends)).decode()
