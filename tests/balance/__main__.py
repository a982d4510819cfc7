"""Play many games and print how the cards did: `python -m tests.balance --games 1000`."""

import argparse
import time
from collections.abc import Iterator, Sequence
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path

from encounters.loader import SHIPPED_BOOK, load
from rules.editions import FINAL, Game
from tests.balance.records import Record, record
from tests.balance.tables import (
    buildings_table,
    flags,
    goods_table,
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
    parser.add_argument("--book", type=Path, default=SHIPPED_BOOK)
    asked = parser.parse_args()
    began = time.perf_counter()
    records = played(asked.book, range(asked.seed, asked.seed + asked.games), asked.processes)
    took = time.perf_counter() - began
    for line in report(records):
        print(line)
    print(f"\n{len(records)} games in {took:.0f} s")


def played(book: Path, seeds: Sequence[int], processes: int) -> list[Record]:
    """Play a game for each seed, with two, three and four players in turn."""
    with Pool(processes) as pool:
        return pool.map(partial(_play, book), seeds, CHUNK)


def report(records: Sequence[Record]) -> Iterator[str]:
    """Give all tables, the flags last."""
    tables = (
        *(scores_table, seats_table, villages_table, goods_table),
        *(buildings_table, villagers_table),
    )
    for table in tables:
        yield from table(records)
        yield ""
    found = list(flags(records))
    yield from found or ["nothing looks wrong"]


def _play(book: Path, seed: int) -> Record:
    return record(_game(book), SEATS[seed % len(SEATS)], seed)


@cache
def _game(book: Path) -> Game:
    """Load the book once in each process."""
    return Game(FINAL, load(book).book)


if __name__ == "__main__":
    main()
