"""Chain, replay and pack the plies of a game; nothing here touches the database."""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import orjson

from bot.model.errors import Corrupt
from bot.model.games import PlyRow
from bot.model.plies import Ply
from bot.service.codec import SCHEMA, Facts, decode_action, decode_facts, decode_state
from rules import fold, forecast
from rules.editions import Game
from rules.facts import RoundEnded
from rules.table import GameState
from rules.words import Seat

_WIDTH = 16

_UNMARKED = 7
"""What a packed ply consists of, before its schema."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A ply that still stands, with the state after it."""

    row: PlyRow
    facts: Facts
    state: GameState


def checksum(data: bytes) -> bytes:
    """Give the digest that guards a stored state."""
    return blake2b(data, digest_size=_WIDTH).digest()


def link(
    before: bytes, ply: int, seat: int, action: bytes | None, facts: bytes, undoes: int | None
) -> bytes:
    """Give the digest that chains a ply to the one before it."""
    head = f"{ply}|{seat}|{undoes}|".encode()
    return blake2b(before + head + (action or b"") + b"|" + facts, digest_size=_WIDTH).digest()


def replay(rows: Iterable[PlyRow]) -> list[Standing]:
    """Fold a game from its first state: the plies that no undo took back, each with its state.

    Raises Corrupt where a row does not decode, does not fold or breaks the chain.
    """
    listed, standing = list(rows), list[Standing]()
    check_chain(listed)
    for row in listed:
        _stand(standing, row)
    return standing


def points_by_round(game: Game, rows: Iterable[PlyRow]) -> tuple[tuple[int, ...], ...]:
    """Give the points as they stood when each round ended; indexed by round, then by seat.

    Raises Corrupt.
    """
    standing = replay(rows)
    found: list[tuple[int, ...]] = []
    for before, after in pairwise(standing):
        for index, fact in enumerate(after.facts):
            if isinstance(fact, RoundEnded):
                state = fold(before.state, after.facts[: index + 1])
                found.append(tuple([score.total for score in forecast(game, state)]))
    return tuple(found)


def check_chain(rows: Sequence[PlyRow]) -> None:
    """Look whether plies that follow each other are as they were stored.

    Raises Corrupt.
    """
    before = b"" if rows and not rows[0].ply else None
    for row in rows:
        digest = link(before or b"", row.ply, row.seat, row.action, row.facts, row.undoes)
        if before is not None and digest != row.digest:
            raise Corrupt(f"ply {row.ply} breaks the chain")
        before = row.digest


def last_state(rows: Sequence[PlyRow]) -> GameState:
    """Open the last ply's state, where the plies chain and its facts fold to it.

    Raises Corrupt.
    """
    check_chain(rows)
    state = open_state(rows[-1])
    if len(rows) > 1 and rows[-1].undoes is None:
        before, facts = open_state(rows[-2]), open_facts(rows[-1])
        if fold(before, facts) != state:
            raise Corrupt(f"ply {rows[-1].ply} does not fold to its state")
    return state


def open_state(row: PlyRow) -> GameState:
    """Decode the state that a ply holds.

    Raises Corrupt.
    """
    _check_schema(row)
    if row.state is None or checksum(row.state) != row.state_digest:
        raise Corrupt(f"the state of ply {row.ply} is damaged")
    try:
        return decode_state(row.state)
    except ValueError as error:
        raise Corrupt(f"the state of ply {row.ply} does not decode") from error


def open_facts(row: PlyRow) -> Facts:
    """Decode the facts of a ply.

    Raises Corrupt.
    """
    _check_schema(row)
    try:
        return decode_facts(row.facts)
    except ValueError as error:
        raise Corrupt(f"the facts of ply {row.ply} do not decode") from error


def open_ply(row: PlyRow) -> Ply:
    """Decode a ply as it is told.

    Raises Corrupt.
    """
    facts, seat = open_facts(row), Seat(row.seat)
    try:
        action = decode_action(row.action) if row.action else None
    except ValueError as error:
        raise Corrupt(f"the action of ply {row.ply} does not decode") from error
    return Ply(row.ply, seat, row.at, action, facts, row.undoes, row.interaction_id)


def _check_schema(row: PlyRow) -> None:
    """Look whether a ply is stored in a form that is known.

    Raises Corrupt.
    """
    if row.schema != SCHEMA:
        raise Corrupt(f"ply {row.ply} is stored in form {row.schema}")


def pack(rows: Iterable[PlyRow]) -> bytes:
    """Pack a finished game's plies: with the first state and the last, and no digests."""
    listed = list(rows)
    kept = (listed[0].ply, listed[-1].ply)
    table = [
        (
            row.ply,
            row.seat,
            row.at,
            row.action.decode() if row.action else None,
            row.facts.decode(),
            row.undoes,
            row.state.decode() if row.state and row.ply in kept else None,
            row.schema,
        )
        for row in listed
    ]
    return zlib.compress(orjson.dumps(table), 9)


def unpack(chronicle: bytes) -> list[PlyRow]:
    """Give a finished game's plies back, chained anew.

    Raises Corrupt.
    """
    try:
        table = orjson.loads(zlib.decompress(chronicle))
    except (zlib.error, ValueError) as error:
        raise Corrupt("the chronicle is damaged") from error
    rows: list[PlyRow] = []
    for packed in table:
        rows.append(_unpacked(packed, rows[-1].digest if rows else b""))
    return rows


def _unpacked(packed: list[Any], before: bytes) -> PlyRow:
    """Give a ply its row back; the first release packed plies without their schema, which was 1."""
    ply, seat, at, action, facts, undoes, state = packed[:_UNMARKED]
    schema = packed[_UNMARKED] if len(packed) > _UNMARKED else 1
    deed = action.encode() if action else None
    held = state.encode() if state else None
    digest = link(before, ply, seat, deed, facts.encode(), undoes)
    guard = checksum(held or b"")
    return PlyRow(ply, seat, at, deed, facts.encode(), undoes, None, digest, held, guard, schema)


def _stand(standing: list[Standing], row: PlyRow) -> None:
    facts = open_facts(row)
    if not standing:
        standing.append(Standing(row, facts, open_state(row)))
        return
    if row.undoes is not None:
        standing.pop()
    base = standing[-1]
    try:
        state = fold(base.state, facts)
    except (LookupError, ValueError, AssertionError) as error:
        raise Corrupt(f"ply {row.ply} does not fold") from error
    if row.undoes is None:
        standing.append(Standing(row, facts, state))
    else:
        standing[-1] = Standing(base.row, base.facts, state)
