"""Chain and replay the plies of a game, without the database."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import pairwise

from bot.model.errors import Corrupt
from bot.model.games import PlyRow
from bot.model.plies import Ply
from bot.service.codec import SCHEMA, Facts, decode_action, decode_facts, decode_state
from rules import fold, forecast
from rules.editions import Game
from rules.facts import RoundEnded
from rules.record import record
from rules.table import GameState
from rules.words import Seat

# Digests are needed: of a hundred flipped bits in a file SQLite itself noticed ten.
_WIDTH = 16


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
    # From the first ply on the chain begins with nothing;
    # later on, the first digest is taken on trust.
    before = b"" if rows and not rows[0].ply else None
    for row in rows:
        digest = chain_digest(before or b"", row.ply, row.seat, row.action, row.facts, row.undoes)
        if before is not None and digest != row.digest:
            raise Corrupt(f"ply {row.ply} breaks the chain")
        before = row.digest


def last_state(rows: Sequence[PlyRow]) -> GameState:
    """Decode the last ply's state, and check that the plies chain and its facts fold to it.

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
    try:
        # An undo's facts, new numbers of questions, apply
        # to the state before the ply that it undid.
        state = fold(base.state, facts)
    except (LookupError, ValueError, AssertionError) as error:
        # What the rules raise where facts do not fit a state: they trust what they made themselves.
        raise Corrupt(f"ply {row.ply} does not fold") from error
    if row.undoes is None:
        standing.append(ReplayedPly(row, facts, state))
    else:
        standing[-1] = ReplayedPly(base.row, base.facts, state)
