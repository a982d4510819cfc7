"""Chain and replay the plies of a game, without the database."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import pairwise

from bot.model.errors import Corrupt
from bot.model.games import PlyRow
from bot.model.plies import Ply
from bot.service.history.codec import SCHEMA, Facts, decode_action, decode_facts, decode_state
from rules import fold, forecast
from rules.editions import Game
from rules.facts import RoundEnded
from rules.record import record
from rules.table import GameState
from rules.words import Seat

# Digests are needed: of a hundred flipped bits in a file SQLite itself noticed ten.
_WIDTH = 16

STATE_EVERY = 8
"""One in this many plies is stored with its state (decision 43)."""


@record
class ReplayedPly:
    """A ply that was not undone, with the state after it."""

    row: PlyRow
    facts: Facts
    state: GameState


def checksum(data: bytes) -> bytes:
    """Return the digest by which damage to a stored state is detected."""
    return blake2b(data, digest_size=_WIDTH).digest()


def chain_digest(
    before: bytes, ply: int, seat: int, action: bytes | None, facts: bytes, undoes: int | None
) -> bytes:
    """Return the digest that chains a ply to the one before it."""
    head = f"{ply}|{seat}|{undoes}|".encode()
    return blake2b(before + head + (action or b"") + b"|" + facts, digest_size=_WIDTH).digest()


def replay(rows: Iterable[PlyRow]) -> list[ReplayedPly]:
    """Fold a game from its first state; return the plies that were not undone, with their states.

    Raises Corrupt where a row does not decode, does not fold or breaks the chain.
    """
    listed, standing = list(rows), list[ReplayedPly]()
    check_chain(listed)
    for row in listed:
        _replay_ply(standing, row)
    return standing


def points_by_round(game: Game, rows: Iterable[PlyRow]) -> tuple[tuple[int, ...], ...]:
    """Return the points at the end of each round; indexed by round, then by seat.

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
    """Check the digests of consecutive plies.

    Raises Corrupt.
    """
    # A chain from the first ply begins with nothing;
    # in one that starts later, the first digest is trusted.
    before = b"" if rows and not rows[0].ply else None
    for row in rows:
        digest = chain_digest(before or b"", row.ply, row.seat, row.action, row.facts, row.undoes)
        if before is not None and digest != row.digest:
            raise Corrupt(f"ply {row.ply} breaks the chain")
        before = row.digest


def keeps_state(ply: int, undoes: int | None, state: GameState) -> bool:
    """Return whether a ply is stored with its state, from which later plies fold.

    An undo is, as later plies do not fold from the state before it; so is the end, which is what a
    packed game shows.
    """
    return ply % STATE_EVERY == 0 or undoes is not None or state.table.over


def last_state(rows: Sequence[PlyRow]) -> GameState:
    """Fold the state after the last ply from the last stored state; check the plies' chain.

    Raises Corrupt, also where no state is stored to fold it from.
    """
    check_chain(rows)
    stored = [index for index, row in enumerate(rows) if row.state is not None]
    if not stored:
        raise Corrupt("no state is stored")
    first, *later = rows[stored[-1] :]
    if any(row.undoes is not None for row in later):
        raise Corrupt("an undo is stored without its state")
    state = open_state(first)
    for row in later:
        state = _fold(state, row, open_facts(row))
    return state


def open_state(row: PlyRow) -> GameState:
    """Decode the state after a ply.

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
    """Decode a ply.

    Raises Corrupt.
    """
    facts, seat = open_facts(row), Seat(row.seat)
    try:
        action = decode_action(row.action) if row.action else None
    except ValueError as error:
        raise Corrupt(f"the action of ply {row.ply} does not decode") from error
    return Ply(row.ply, seat, row.at, action, facts, row.undoes, row.interaction_id, row.remark)


def _check_schema(row: PlyRow) -> None:
    """Check that a ply's schema is supported.

    Raises Corrupt.
    """
    if row.schema != SCHEMA:
        raise Corrupt(f"ply {row.ply} is stored in form {row.schema}")


def _replay_ply(standing: list[ReplayedPly], row: PlyRow) -> None:
    facts = open_facts(row)
    if not standing:
        standing.append(ReplayedPly(row, facts, open_state(row)))
        return
    if row.undoes is not None:
        standing.pop()
    base = standing[-1]
    # An undo's facts, new numbers of questions, apply to the state before the ply that it undid.
    state = _fold(base.state, row, facts)
    if row.undoes is None:
        standing.append(ReplayedPly(row, facts, state))
    else:
        standing[-1] = ReplayedPly(base.row, base.facts, state)


def _fold(state: GameState, row: PlyRow, facts: Facts) -> GameState:
    """Fold a ply's facts.

    Raises Corrupt.
    """
    try:
        return fold(state, facts)
    except (LookupError, ValueError, AssertionError) as error:
        # The rules raise these where facts do not fit a state: they trust the facts they made.
        raise Corrupt(f"ply {row.ply} does not fold") from error
