"""Print the figures: `python -m tests.bench [SECTION ...] [--profile]`."""

import argparse
import asyncio

from tests.bench import disk, lag, pictures, pings, requests, rules, stored, timers, whole

_ALL = ("rules", "whole", "stored", "disk", "requests", "pictures", "timers", "lag", "pings")


def main() -> None:
    """Run the sections that were asked for, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("sections", nargs="*", choices=[*_ALL, []])
    parser.add_argument("--profile", action="store_true", help="show where the time goes")
    asked = parser.parse_args()
    for section in asked.sections or _ALL:
        match section:
            case "rules":
                rules.run(profile=asked.profile)
            case "whole":
                asyncio.run(whole.run(profile=asked.profile))
            case "stored":
                asyncio.run(stored.run())
            case "disk":
                asyncio.run(disk.run())
            case "timers":
                asyncio.run(timers.run())
            case "lag":
                asyncio.run(lag.run())
            case "pings":
                asyncio.run(pings.run())
            case "requests":
                asyncio.run(requests.run())
            case _:
                asyncio.run(pictures.run())


if __name__ == "__main__":
    main()
