"""Print the figures: `python -m tests.bench [SECTION ...] [--profile] [--games N]`."""

import argparse
import asyncio

from tests.bench import (
    characters,
    companions,
    disk,
    guilds,
    lag,
    letters,
    minutes,
    narration,
    night,
    pictures,
    pings,
    presses,
    requests,
    rules,
    screen,
    stored,
    tales,
    timers,
    whole,
)
from tests.naming import one_of

_SECTIONS = {
    "disk": disk.run,
    "guilds": guilds.run,
    "requests": requests.run,
    "pictures": pictures.run,
    "timers": timers.run,
    "lag": lag.run,
    "letters": letters.run,
    "narration": narration.run,
    "companions": companions.run,
    "pings": pings.run,
    "presses": presses.run,
    "characters": characters.run,
    "night": night.run,
    "screen": screen.run,
    "tales": tales.run,
    "minutes": minutes.run,
}
_ALL = ("rules", "whole", "stored", *_SECTIONS)


def main() -> None:
    """Run the sections that were asked for, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("sections", nargs="*", type=one_of(_ALL))
    parser.add_argument("--profile", action="store_true", help="show where the time goes")
    parser.add_argument(
        "--games", type=int, default=stored.GAMES, help="how many games are stored, 10,000 at first"
    )
    asked = parser.parse_args()
    for section in asked.sections or _ALL:
        match section:
            case "rules":
                rules.run(profile=asked.profile)
            case "whole":
                asyncio.run(whole.run(profile=asked.profile))
            case "stored":
                asyncio.run(stored.run(asked.games))
            case _:
                asyncio.run(_SECTIONS[section]())


if __name__ == "__main__":
    main()
