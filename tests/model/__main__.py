"""Compare games with the model: `python -m tests.model --games 10000 [--first N]`."""

import argparse
import sys
from collections import Counter

from tests.model.play import Difference, compare


def main() -> int:
    """Compare games, print the differences, and return how many games differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.model")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    counted: Counter[str] = Counter()
    for number in range(asked.first, asked.first + asked.games):
        try:
            counted["plies"] += compare(number).total()
        except Difference as difference:
            counted["differences"] += 1
            print(difference, flush=True)
        counted["games"] += 1
    print(f"{counted['games']:,} games, {counted['plies']:,} plies", end=", ")
    print(f"{counted['differences']:,} differences")
    return counted["differences"]


if __name__ == "__main__":
    sys.exit(bool(main()))
