"""Play the ladder and print whether each strength is clearly better than the one below.

`python -m tests.ladder` plays all of it, some of it by name: `python -m tests.ladder two four`.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from multiprocessing import Pool
from statistics import fmean

from bot.companions.people import Person, Strength
from encounters.loader import SHIPPED_BOOK, load
from rules.editions import RULEBOOKS, Game, Rulebook
from tests.intervals import wilson
from tests.ladder.deeds import deeds
from tests.ladder.matches import Companion, Match, Player, play, rotated, stand_in
from tests.naming import one_of

LONGEST = 1.0
"""Seconds that no decision may take."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A comparison: who plays among whom, how often, and what they must reach.

    `least` is the part of the wins to reach, `surely` what the interval's lower end must reach. The
    hero may be a `person`, who loves what others do not.
    """

    name: str
    hero: Strength
    others: Strength | None
    seats: int
    least: float = 0.0
    surely: float = 0.0
    edition: Rulebook = Rulebook.FINAL
    part: float = 1.0
    person: Person | None = None


GUEST, NEIGHBOUR, OLD_HAND = Strength
RUNGS = (
    Rung("two", GUEST, None, 2, 0.95),
    Rung("two", NEIGHBOUR, GUEST, 2, 0.70, 0.65),
    Rung("two", OLD_HAND, NEIGHBOUR, 2, 0.70, 0.65),
    Rung("four", NEIGHBOUR, GUEST, 4, 0.45),
    Rung("four", OLD_HAND, NEIGHBOUR, 4, 0.50),
    Rung("three", NEIGHBOUR, GUEST, 3, part=0.5),
    Rung("three", OLD_HAND, NEIGHBOUR, 3, part=0.5),
    Rung("preview", NEIGHBOUR, GUEST, 2, edition=Rulebook.PREVIEW, part=0.5),
    Rung("preview", OLD_HAND, NEIGHBOUR, 2, edition=Rulebook.PREVIEW, part=0.5),
    *[Rung("people", NEIGHBOUR, NEIGHBOUR, 2, part=0.5, person=person) for person in Person],
    *[
        Rung("old_people", OLD_HAND, OLD_HAND, 2, surely=0.35, part=0.5, person=person)
        for person in Person
    ],
)


@dataclass(frozen=True, slots=True)
class Played:
    """A game as its hero knows it: their part of the win, and all points.

    `times` are what each of their decisions took, in seconds of CPU. `loved` is how often they did
    what their person loves, and `loved_by_others` how often each of the others did.
    """

    win: float
    points: int
    others: tuple[int, ...]
    times: tuple[float, ...]
    loved: int = 0
    loved_by_others: float = 0.0


@dataclass(frozen=True, slots=True)
class Result:
    """What a rung came to; `slowest` and `usual` are what the hero took for a decision.

    Both are in seconds of CPU, since other work may share the machine. `loved` is how often in a
    game the hero did what their person loves, and `loved_by_others` how often each of the others.
    """

    games: int
    wins: float
    points: float
    others: float
    slowest: float
    usual: float
    loved: float = 0.0
    loved_by_others: float = 0.0

    @property
    def share(self) -> float:
        """Return the hero's part of the wins."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return Wilson's interval of that part."""
        return wilson(self.wins, self.games)


def main() -> None:
    """Play the rungs, print a line for each, and fail where a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder", description=__doc__)
    parser.add_argument("names", nargs="*", type=one_of(rung.name for rung in RUNGS))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=1, help="the first deal")
    asked = parser.parse_args()
    missed = 0
    print(f"{'':34}{'games':>6}{'wins':>6}  interval  bar   points        decision: mean, longest")
    for rung in RUNGS:
        if not asked.names or rung.name in asked.names:
            began = time.perf_counter()
            result = climb(rung, int(asked.games * rung.part), asked.first)
            faults = list(missing(rung, result))
            missed += len(faults)
            took = time.perf_counter() - began
            print(line(rung, result), f"  {took:.0f} s", *faults, flush=True)
    sys.exit(missed > 0)


def climb(rung: Rung, games: int, first: int) -> Result:
    """Play a rung on all cores; each deal is played once from each seat."""
    deals = range(first, first + max(1, games // rung.seats))
    with Pool() as pool:
        played = [*chain(*pool.map(partial(play_deal, rung), deals, chunksize=1))]
    times = [*chain(*[one.times for one in played])]
    return Result(
        games=len(played),
        wins=sum(one.win for one in played),
        points=fmean(one.points for one in played),
        others=fmean(chain(*[one.others for one in played])),
        slowest=max(times),
        usual=fmean(times),
        loved=fmean(one.loved for one in played),
        loved_by_others=fmean(one.loved_by_others for one in played),
    )


def play_deal(rung: Rung, deal: int) -> list[Played]:
    """Play a deal once from each seat."""
    hero = Companion(rung.hero, rung.person)
    others: Player = Companion(rung.others) if rung.others else stand_in
    played: list[Played] = []
    for seat, players in rotated(hero, others, rung.seats):
        match = play(_game(rung.edition), players, deal)
        theirs = tuple(points for n, points in enumerate(match.points) if n != seat)
        times = tuple(ply.took for ply in match.plies if ply.seat == seat)
        loved = _loved(rung.person, seat, match) if rung.person else (0, 0.0)
        played.append(Played(match.share(seat), match.points[seat], theirs, times, *loved))
    return played


def _loved(person: Person, hero: int, match: Match) -> tuple[int, float]:
    """Count how often a hero did what a person loves, and how often each of the others did."""
    mine = deeds(person, [ply.action for ply in match.plies if ply.seat == hero])
    theirs = deeds(person, [ply.action for ply in match.plies if ply.seat != hero])
    return mine, theirs / (len(match.points) - 1)


@cache
def _game(edition: Rulebook) -> Game:
    """Load the book once in each process."""
    return Game(RULEBOOKS[edition], load(SHIPPED_BOOK).book)


def missing(rung: Rung, result: Result) -> Iterator[str]:
    """Say which bars are missed."""
    low, _ = result.interval
    if result.share < rung.least:
        yield f"under {rung.least:.0%}"
    if low < rung.surely:
        yield f"not surely {rung.surely:.0%}"
    if result.slowest > LONGEST:
        yield "too slow"


def line(rung: Rung, result: Result) -> str:
    """Say what a rung came to."""
    hero = f"{rung.hero} {rung.person}" if rung.person else rung.hero
    name = f"{hero} against {rung.others or 'the stand-in'}, {rung.seats}"
    name += " preview" if rung.edition == Rulebook.PREVIEW else ""
    low, high = result.interval
    bar = f"{rung.least:.0%}" if rung.least else ""
    loved = f"  loved {result.loved:.2f} : {result.loved_by_others:.2f}" if rung.person else ""
    return (
        f"{name:34}{result.games:6}{result.share:6.0%}  {low:.0%}-{high:.0%}  {bar:>4}"
        f"  {result.points:5.1f} : {result.others:4.1f}"
        f"  {result.usual * 1000:6.1f} ms {result.slowest * 1000:6.0f} ms{loved}"
    )


if __name__ == "__main__":
    main()
