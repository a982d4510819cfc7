"""Measure what companions cost: the loop's lag while they think, a thought's time, the memory."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import create_subprocess_exec
from dataclasses import dataclass, field, replace

from bot.companion_worker.request import ThoughtRequest
from bot.companion_worker.thinker import NICE, Thinker, ThinkingProcess
from bot.companions.decisions import decide
from bot.companions.people import Person, Strength
from bot.companions.visible import choices_of
from encounters.loader import SHIPPED_BOOK
from encounters.opening import open_book
from rules import apply, deal, setup
from rules.dice import Dice
from rules.editions import COMMON, FINAL, Game, Reading
from tests.bench.figures import Aim, middle, show, spread, title
from tests.bench.loop import lag_during
from tests.bench.processes import Others, memory_of_children

_ROUNDS = 5
_SECONDS = 3.0
"""Seconds of each measurement in a round."""

_SEATS, _PLIES = 4, 120
_SPIN = f"import os; os.nice({NICE})\nwhile True: pass"


@dataclass
class Lags:
    """How late the loop woke in each round, in ms: median, p99, longest."""

    rounds: list[tuple[float, float, float]] = field(
        default_factory=list[tuple[float, float, float]]
    )

    @property
    def p99(self) -> list[float]:
        return [p99 for _, p99, _ in self.rounds]

    def show(self, name: str, aim: Aim | None = None) -> None:
        show(f"{name}: lag p50", middle([p50 for p50, _, _ in self.rounds]), "ms")
        longest = max(longest for _, _, longest in self.rounds)
        note = f"{spread(self.p99)}, longest {longest:.1f}"
        show(f"{name}: lag p99", middle(self.p99), "ms", aim, note)


async def run() -> None:
    """Let each strength think without a pause, watching the loop; in turn with two controls.

    They are a loop at rest, and one beside a process that computes and has nothing to do with it:
    what the machine itself adds as soon as both cores are busy.
    """
    title("(k) companions that think, at a table of four")
    others, asked, thinker = Others(), _questions(), Thinker(ThinkingProcess())
    begun = time.perf_counter()
    assert await thinker.think(asked[0])
    show("the first thought, with the start", time.perf_counter() - begun, "s")
    rest, spinning = Lags(), Lags()
    thinking = {strength: Lags() for strength in Strength}
    took = {strength: list[float]() for strength in Strength}
    for _ in range(_ROUNDS):
        rest.rounds.append(await lag_during(asyncio.sleep(_SECONDS)))
        spinning.rounds.append(await lag_during(_spin()))
        for strength, lags in thinking.items():
            lags.rounds.append(await lag_during(_think(thinker, strength, asked, took[strength])))
    rest.show("at rest")
    spinning.show("beside a process that spins")
    for strength, lags in thinking.items():
        lags.show(f"{strength} thinks", Aim(most=3))
        ratios = [a / b for a, b in zip(lags.p99, spinning.p99, strict=True)]
        show("  against the one that spins, p99", middle(ratios), "x", note=spread(ratios))
        *_, longest = times = sorted(took[strength])
        p99 = times[int(0.99 * (len(times) - 1))]
        note = f"(p99 {p99:.1f}, longest {longest:.1f}; {len(times)})"
        show(f"{strength}: a thought takes", times[len(times) // 2], "ms", note=note)
    show("the child's memory", memory_of_children(os.getpid()), "MB")
    show("others kept the machine busy for", 100 * others.share(), "% of its cores")
    await thinker.close()


async def _spin() -> None:
    process = await create_subprocess_exec(sys.executable, "-c", _SPIN)
    await asyncio.sleep(_SECONDS)
    process.kill()
    await process.wait()


async def _think(
    thinker: Thinker, strength: Strength, asked: list[ThoughtRequest], took: list[float]
) -> None:
    ends = time.perf_counter() + _SECONDS
    while time.perf_counter() < ends:
        request = replace(asked[len(took) % len(asked)], strength=strength)
        begun = time.perf_counter()
        assert await thinker.think(request), "nobody can think: see the log"
        took.append((time.perf_counter() - begun) * 1e3)


def _questions() -> list[ThoughtRequest]:
    """Return what the seats of a game are asked, ply by ply, as neighbours play it."""
    book = open_book(SHIPPED_BOOK).book
    game, seed = Game(FINAL, book, Reading.PRIVATE, COMMON), bytes(32)
    state, found = setup(game, _SEATS, Dice(seed, 0)).state, list[ThoughtRequest]()
    people = list(Person)
    for ply in range(1, _PLIES):
        if state.table.over:
            break
        dealt = deal(game, state)
        state = dealt.state if dealt else state
        seat = state.table.questions[0].seat
        visible = choices_of(game, state.table, seat)
        neighbour, person = Strength.NEIGHBOUR, people[seat]
        whims = bytes([ply])
        found.append(ThoughtRequest(FINAL, state.table, seat, visible, neighbour, person, whims))
        thought = decide(FINAL, state.table, seat, visible, neighbour, person, whims)
        state = apply(game, state, thought.action, Dice(seed, ply)).state
    return found
