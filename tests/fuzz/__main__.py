"""Fuzz whole games: `python -m tests.fuzz --seed N --games K`, or `--replay FILE`."""

import argparse
import sys
import time
from pathlib import Path

from tests.fuzz.figures import Figures
from tests.fuzz.mutants import FOURTEEN
from tests.fuzz.planted import PLANTED
from tests.fuzz.play import run
from tests.fuzz.shrink import shrink
from tests.fuzz.steps import load, write

_NOT_YET = 2
"""Planted faults that the fuzzer may miss."""


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument(
        "--seed", type=int, default=1, help="of the first game; the next ones count on"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--steps", type=int, default=60, help="of each game")
    parser.add_argument("--minutes", type=float, default=0, help="go on for so long instead")
    parser.add_argument("--shrink", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument(
        "--planted", action="store_true", help="faults of the bot, and say which it finds"
    )
    parser.add_argument("--replay", type=Path, help="a script to play again, step by step")
    parser.add_argument("--keep", type=Path, default=Path(), help="where the scripts of faults go")
    asked = parser.parse_args()
    if asked.replay:
        _, fault = run(load(asked.replay), tell=print)
        print(fault or "nothing was wrong")
        return fault is not None
    if asked.planted:
        return find_planted(asked.seed, asked.games, asked.steps)
    return _fuzz(asked)


def find_planted(first: int, games: int, steps: int) -> int:
    """Plant each fault by itself, and print in which of the games it was found first."""
    missed = 0
    print("| fault | found in game | as |\n| --- | --- | --- |")
    for name, planted in {**FOURTEEN, **PLANTED}.items():
        found = planted.first(range(first, first + games), steps)
        missed += found is None
        number, kind = found or ("-", "-")
        print(f"| {name} | {number} | {kind} |", flush=True)
    print(f"{missed} were not found in {games} games")
    return missed > _NOT_YET


def _fuzz(asked: argparse.Namespace) -> int:
    asked.keep.mkdir(parents=True, exist_ok=True)
    figures, found, number = Figures(), 0, asked.seed
    until = time.monotonic() + 60 * asked.minutes
    while time.monotonic() < until if asked.minutes else number < asked.seed + asked.games:
        script = write(number, asked.steps)
        done, fault = run(script)
        figures.add(done)
        if fault:
            found += 1
            print(f"seed {number}: {fault}", flush=True)
            shorter = shrink(script, fault) if asked.shrink else script
            shorter.save(asked.keep / f"fault-{number}.json")
            print(f"  {len(shorter.steps)} of {len(script.steps)} steps are left", flush=True)
        number += 1
    figures.tell()
    print(f"{found} games had a fault")
    return found > 0


if __name__ == "__main__":
    sys.exit(main())
