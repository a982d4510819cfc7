"""Run the long ones: `python -m tests.faults [KILLS]`."""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.faults.kills import DATABASE, Count, Ordeal
from tests.stub.loopback import Loopback
from tests.stub.running import Nursery

_KILLS = 1_000


async def kill(kills: int) -> Count:
    """Let one database go through so many kills."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        async with Loopback() as discord:
            nursery = await Nursery.open(discord, path / DATABASE, path / "log")
            try:
                return await Ordeal(discord, nursery, path, kills, _watch).endure(kills)
            finally:
                await nursery.close()


def _watch(count: Count) -> None:
    print(f"  {count.kills.total()} kills, {count.games} games", file=sys.stderr, flush=True)


def _print(count: Count) -> None:
    starts = sorted(count.starts[1:])
    print(
        f"{count.kills.total()} kills in {count.games} games: 0 acknowledged lost, 0 played twice"
    )
    for name, times in count.kills.most_common():
        print(f"  {times:5} {name}")
    print(f"  {count.plies} plies, {count.acknowledged} acknowledged")
    print(f"  at the gateway again: p50 {_at(starts, 0.5)} ms, p99 {_at(starts, 0.99)} ms")


def _at(times: list[float], share: float) -> int:
    return round(1_000 * times[int(share * (len(times) - 1))])


if __name__ == "__main__":
    _print(asyncio.run(kill(int(sys.argv[1]) if len(sys.argv) > 1 else _KILLS)))
