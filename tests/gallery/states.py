"""Play a game by a seeded script, and keep the tables on the way."""

from collections.abc import Iterator
from random import Random

from rules import apply, setup
from rules.dice import Dice
from rules.editions import Game
from rules.offers import Offer
from rules.table import GameState, Table
from rules.words import Seat
from tests.laws.random_play import choose, fill, open_offers

EAGER = {"explore": 4.0, "build": 6.0, "harvest": 4.0, "train": 4.0, "labor": 0.7}
LIVELINESS = 0.85
MOST_PLIES = 3_000


def tables(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """Give the table after each ply of a game in which everyone is eager to act."""
    rng, secret = Random(seed), seed.to_bytes(16)
    state = setup(game, seats, Dice(secret, 0)).state
    for ply in range(1, MOST_PLIES):
        yield state.table
        if state.table.over:
            return
        action = fill(game, state, *_wanted(game, state, rng), rng)
        assert action is not None
        state = apply(game, state, action, Dice(secret, ply)).state


def _wanted(game: Game, state: GameState, rng: Random) -> tuple[Seat, Offer]:
    found = open_offers(game, state)
    eager = [pair for pair in found if pair[1].verb in EAGER]
    if eager and rng.random() < LIVELINESS:
        return rng.choices(eager, [EAGER[offer.verb] for _, offer in eager])[0]
    patient = [pair for pair in found if not (eager and pair[1].verb == "pass")]
    return choose(patient, rng)
