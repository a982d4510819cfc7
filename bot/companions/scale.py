"""Value a village at the start of a round, by weights that were fitted to whole games.

`python -m tests.ladder.fit` fits them again, which is necessary whenever a card changes.
"""

import json
import logging
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from bot.companions.inputs import describe
from rules import score
from rules.editions import FINAL, Edition, Game
from rules.table import Table
from rules.words import Seat

SCALE = Path(__file__).parent / "scale.json"

Weights: TypeAlias = Mapping[str, Sequence[float]]
"""Weights of `inputs.NAMES` by `sheet`, in village points."""

_log = logging.getLogger(__name__)

MOST_SEATS = 4

ROUNDS = FINAL.rounds
"""Rounds of the games that the weights were fitted to."""

RIVALRY = 0.3
"""The share of the best rival's gain that counts as a loss."""


def value_of(game: Game, table: Table, seat: Seat) -> float:
    """Return by how many points a village is expected to beat the best of the others."""
    if table.over:
        totals = [float(one.total) for one in score(game, table)]
    else:
        totals = [expected(game.edition, table, Seat(n)) for n in range(len(table.players))]
    others = [total for number, total in enumerate(totals) if number != seat]
    return totals[seat] - RIVALRY * max(others, default=0.0)


def expected(edition: Edition, table: Table, seat: Seat) -> float:
    """Return the expected final points of a village, at the start of a round."""
    weights = _of_sheet(sheet(edition, table))
    figures = describe(edition, table, seat)
    return sum([weight * figure for weight, figure in zip(weights, figures, strict=True)])


def sheet(edition: Edition, table: Table) -> str:
    """Return the name of the weights for an edition, a number of seats and a round.

    In a longer or shorter game it is the round with as many rounds after it.
    """
    seats = min(MOST_SEATS, max(2, table.seats))
    return f"{edition.name} {seats} {ROUNDS - edition.rounds + table.round}"


def forget() -> None:
    """Load the file again, after it was written."""
    _weights.cache_clear()
    _of_sheet.cache_clear()


@cache
def _of_sheet(name: str) -> Sequence[float]:
    """Return the weights of a sheet, or of the nearest one."""
    weights = _weights()
    if name in weights:
        return weights[name]
    nearest = min(weights, key=lambda other: _distance(name, other))
    _log.warning("no weights for %r in the scale: using %r", name, nearest)
    return weights[nearest]


def _distance(one: str, other: str) -> tuple[bool, int, int]:
    """Return how far apart two sheets are: by edition, then seats, then round."""
    (edition, *here), (another, *there) = one.split(), other.split()
    seats, rounds = [abs(int(a) - int(b)) for a, b in zip(here, there, strict=True)]
    return edition != another, seats, rounds


@cache
def _weights() -> Weights:
    return json.loads(SCALE.read_text(encoding="utf-8"))["weights"]
