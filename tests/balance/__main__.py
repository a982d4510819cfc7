"""Play many games and print how the cards did: `python -m tests.balance --games 1000`."""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path

from bot.companions.people import Strength
from encounters.loader import SHIPPED_BOOK, load
from rules.editions import NEWEST, Game
from tests.balance.flags import flags
from tests.balance.records import Record, record
from tests.balance.tables import (
    buildings_table,
    goods_table,
    paths_table,
    scores_table,
    seats_table,
    villagers_table,
    villages_table,
)

SEATS = (2, 3, 4)
CHUNK = 10


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--strength", type=Strength, default=Strength.NEIGHBOUR)
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--book", type=Path, default=SHIPPED_BOOK)
    asked = parser.parse_args()
    began = time.perf_counter()
    seeds = range(asked.seed, asked.seed + asked.games)
    play = partial(_play, asked.book, tuple(asked.seats), asked.strength)
    records = played(play, seeds, asked.processes)
    took = time.perf_counter() - began
    for line in report(records):
        print(line)
    print(f"\n{len(records)} games in {took:.0f} s")


def played(play: Callable[[int], Record], seeds: Sequence[int], processes: int) -> list[Record]:
    """Play a game for each seed."""
    with Pool(processes) as pool:
        return pool.map(play, seeds, CHUNK)


def report(records: Sequence[Record]) -> Iterator[str]:
    """Give all tables, the flags last."""
    tables = (
        *(scores_table, seats_table, villages_table, paths_table, goods_table),
        *(buildings_table, villagers_table),
    )
    for table in tables:
        yield from table(records)
        yield ""
    found = list(flags(records))
    yield from found or ["nothing looks wrong"]


def _play(book: Path, seats: Sequence[int], strength: Strength, seed: int) -> Record:
    """Play with each number of seats in turn."""
    return record(_game(book), seats[seed % len(seats)], seed, strength)


@cache
def _game(book: Path) -> Game:
    """Load the book once in each process."""
    return Game(NEWEST, load(book).book)


if __name__ == "__main__":
    main()
