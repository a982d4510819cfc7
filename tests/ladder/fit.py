"""Fit the scale of look-ahead again, after any change of a card: `python -m tests.ladder.fit`.

Neighbours play among themselves, and if asked old hands by the scale that this gave; what each
village looked like as a round began is set against its points at the end, by ridge regression.
Editions can be named, where only their cards have changed.
"""

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import Pool
from random import Random
from typing import Any, TypeAlias

import numpy as np

from bot.companions import scale
from bot.companions.candidates import candidates
from bot.companions.inputs import NAMES, describe
from bot.companions.people import Person, Strength
from bot.companions.valuation import look
from bot.companions.weights import SENSIBLE
from encounters.loader import SHIPPED_BOOK, load
from rules.actions import Action
from rules.editions import EDITIONS, EditionName, Game
from rules.questions import TakeTurn
from rules.table import GameState
from rules.words import Seat
from tests.ladder.cards import fingerprint
from tests.ladder.matches import Companion, Match, play
from tests.naming import one_of

Village: TypeAlias = tuple[str, list[float], float]
"""A village as a round began: the sheet that values it, its figures, and its points at the end."""

Samples: TypeAlias = dict[str, list[tuple[list[float], float]]]
"""Figures of villages with their points at the end, by sheet."""

RIDGE = 2.5
"""How much a weight costs: enough that alike figures share."""

BENDS = 3
"""A weight's course over the rounds is a parabola."""

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

FIRST_DEAL = 1_000_000
"""Deals for fitting begin here, apart from those of matches."""

SEATS = (2, 3, 4)

STRAYING = (0.0, 0.1, 0.3, 0.6)
"""How often somebody strays."""

SOUND_FROM = (2, 2, 2, 3, 3, 4, 5, 6)
"""In which round all stop straying."""


def main() -> None:
    """Play, fit, and write the scale."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.fit", description=__doc__)
    parser.add_argument("editions", nargs="*", type=one_of(EDITIONS))
    parser.add_argument("--games", type=int, default=1000, help="of neighbours, for two seats")
    parser.add_argument("--own", type=int, default=0, help="of old hands by that scale, likewise")
    asked = parser.parse_args()
    editions = [*map(EditionName, asked.editions)] or [*EDITIONS]
    samples: Samples = defaultdict(list)
    gather(samples, editions, Strength.NEIGHBOUR, asked.games, FIRST_DEAL)
    write(fit(samples))
    if asked.own:
        gather(samples, editions, Strength.OLD_HAND, asked.own, 2 * FIRST_DEAL)
        write(fit(samples))


def gather(
    samples: Samples, editions: Sequence[EditionName], strength: Strength, count: int, first: int
) -> None:
    """Play games of one strength with two, three and four seats, and note each village."""
    began = time.perf_counter()
    for edition in editions:
        for seats in SEATS:
            share = 0.6 if edition == EditionName.PREVIEW else 1.0
            deals = range(first, first + int(count * share * 2 / seats))
            with Pool() as pool:  # a new one, which reads the scale as it is now
                noted = pool.map(partial(note, edition, strength, seats), deals, chunksize=1)
            points = [total for totals, _ in noted for total in totals]
            for sheet, figures, total in [one for _, found in noted for one in found]:
                samples[sheet].append((figures, total))
            mean = sum(points) / len(points)
            took = time.perf_counter() - began
            print(f"{strength} {edition} {seats}: {mean:.1f} points, {took:.0f} s", flush=True)


def note(
    edition: EditionName, strength: Strength, seats: int, deal: int
) -> tuple[tuple[int, ...], list[Village]]:
    """Play one game, and return the points by seat and what the villages were like."""
    game = _game(edition)
    players = wanderers(strength, seats, deal)
    match = play(game, players, deal)
    return match.points, list(villages(game, match, players[0].sound_from))


@cache
def _game(edition: EditionName) -> Game:
    """Load the book once in each process."""
    return Game(EDITIONS[edition], load(SHIPPED_BOOK).book)


def wanderers(strength: Strength, seats: int, deal: int) -> list["Wanderer"]:
    """Seat people of one strength who love one thing or another, and stray more or less."""
    rng = Random(deal)
    sound_from = rng.choice(SOUND_FROM)
    return [
        Wanderer(Companion(strength, rng.choice([None, *Person])), rng.choice(STRAYING), sound_from)
        for _ in range(seats)
    ]


@dataclass(frozen=True, slots=True)
class Wanderer:
    """Somebody who does now and then what only occurs to them, so that villages differ.

    A scale that was fitted to sound play alone takes whatever sound players never do for a marvel.
    Who strays comes to reason before the villages are noted, and plays soundly to the end.
    """

    companion: Companion
    straying: float
    sound_from: int

    def __call__(self, game: Game, state: GameState, seat: Seat, seed: bytes) -> Action:
        rng = Random(seed)
        question = next(asked for asked in state.table.questions if asked.seat == seat)
        strays = state.table.round < self.sound_from and rng.random() < self.straying
        if strays and isinstance(question, TakeTurn):
            view = look(game.edition, state.table, seat, SENSIBLE)
            return rng.choice(candidates(view, question, ())).action
        return self.companion(game, state, seat, seed)


def villages(game: Game, match: Match, first: int) -> Iterator[Village]:
    """Give every village at the start of each round from `first` on, with its points at the end."""
    before = first - 1
    for ply in match.plies:
        table = ply.state.table
        if table.round > before:
            before = table.round
            for seat, total in enumerate(match.points):
                figures = describe(game.edition, table, Seat(seat))
                yield scale.sheet(game.edition, table), figures, total


def fit(samples: Samples) -> dict[str, list[float]]:
    """Fit the weights of every sheet, and print how far they miss."""
    weights: dict[str, list[float]] = {}
    for edition in sorted({sheet.split()[0] for sheet in samples}):
        mine = {sheet: found for sheet, found in samples.items() if sheet.split()[0] == edition}
        weights |= fit_together(mine)
    return weights


def fit_together(samples: Samples) -> dict[str, list[float]]:
    """Fit an edition's weights, which change smoothly from round to round.

    A figure is worth the same with any number of seats: weights of their own for each missed new
    games by more, and two fits to as many games differed by half as much again. What villages of a
    sheet have on average stands in its constant. Each round counts by how sure it is.
    """
    rounds = {sheet: int(sheet.rsplit(" ", 1)[1]) for sheet in samples}
    rows = {sheet: np.array([row for row, _ in found]) for sheet, found in samples.items()}
    totals = {sheet: np.array([total for _, total in found]) for sheet, found in samples.items()}
    centre = {sheet: found.mean(axis=0) for sheet, found in rows.items()}
    spread = np.concatenate([rows[sheet] - centre[sheet] for sheet in samples]).std(axis=0)
    spread[spread == 0] = 1.0
    lines, wanted = [], []
    for sheet in samples:
        sure = 1.0 / _usual_miss(rounds[sheet])
        lines.append(sure * _bend((rows[sheet] - centre[sheet]) / spread, rounds[sheet]))
        wanted.append(sure * (totals[sheet] - totals[sheet].mean()))
    stacked, goal = np.concatenate(lines), np.concatenate(wanted)
    cost = np.repeat([RIDGE * (1 + 2 * power) for power in range(BENDS)], len(NAMES))
    bent = np.linalg.solve(stacked.T @ stacked + np.diag(cost), stacked.T @ goal)
    bent = bent.reshape(BENDS, len(NAMES))
    weights: dict[str, list[float]] = {}
    for sheet in samples:
        plain = sum(bent[power] * _turn(rounds[sheet]) ** power for power in range(BENDS)) / spread
        plain[NAMES.index("one")] = totals[sheet].mean() - plain @ centre[sheet]
        missed = totals[sheet] - rows[sheet] @ plain
        print(f"{sheet}: {len(missed)} villages, missed by {missed.std():.1f}")
        weights[sheet] = [round(float(weight), 4) for weight in plain]
    return weights


def _bend(figures: Array, number: int) -> Array:
    return np.concatenate([figures * _turn(number) ** power for power in range(BENDS)], axis=1)


def _turn(number: int) -> float:
    """Return where a round lies between the game's middle and its ends."""
    return (number - 4.5) / 2.5


def _usual_miss(number: int) -> float:
    """Return by how many points a guess is off, as a round begins."""
    return 10.6 - 0.95 * number


def write(weights: dict[str, list[float]]) -> None:
    """Write the scale, one line a sheet, with the fingerprints of the cards that it knows.

    Editions that were not fitted keep their weights, and their fingerprints.
    """
    known = json.loads(scale.SCALE.read_text(encoding="utf-8"))
    fitted = {EditionName(sheet.split()[0]) for sheet in weights}
    prints = {**known["cards"], **{name: fingerprint(EDITIONS[name]) for name in fitted}}
    every = {**known["weights"], **weights}
    lines = [f'    "{sheet}": {json.dumps(every[sheet])}' for sheet in sorted(every)]
    text = "{\n" + f'  "cards": {json.dumps(prints)},\n' + f'  "names": {json.dumps(NAMES)},\n'
    text += '  "weights": {\n' + ",\n".join(lines) + "\n  }\n}\n"
    scale.SCALE.write_text(text, encoding="utf-8")
    scale.forget()


if __name__ == "__main__":
    main()
