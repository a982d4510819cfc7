"""Measure what companions cost: the loop's lag while they think, a thought's time, the memory."""

import asyncio
import os
import time
from dataclasses import replace

from bot.companions.decisions import decide
from bot.companions.people import Person, Strength
from bot.companions.sight import choices_of
from bot.thinking.request import ThoughtRequest
from bot.thinking.thinker import Thinker
from encounters.loader import SHIPPED_BOOK
from encounters.opening import open_book
from rules import apply, setup
from rules.dice import Dice
from rules.editions import COMMON, FINAL, Game, Reading
from tests.bench.figures import Aim, show, title
from tests.bench.loop import lag_during
from tests.bench.processes import Others, memory_of_children

_SECONDS = 15.0
"""Seconds of each measurement."""

_SEATS, _PLIES = 4, 120


async def run() -> None:
    """Let one strength after the other think without a pause, watching the loop."""
    title("(k) companions that think, at a table of four")
    others, asked, thinker = Others(), _questions(), Thinker()
    p50, p99, longest = await lag_during(asyncio.sleep(_SECONDS))
    show("at rest: lag p50", p50, "ms")
    show("at rest: lag p99", p99, "ms", note=f"(longest {longest:.1f})")
    begun = time.perf_counter()
    assert await thinker.think(asked[0])
    show("the first thought, with the start", time.perf_counter() - begun, "s")
    for strength in Strength:
        await _show_one(thinker, strength, asked)
    show("the child's memory", memory_of_children(os.getpid()), "MB")
    show("others kept the machine busy for", 100 * others.share(), "% of its cores")
    await thinker.close()


async def _show_one(thinker: Thinker, strength: Strength, asked: list[ThoughtRequest]) -> None:
    took: list[float] = []

    async def think() -> None:
        ends = time.perf_counter() + _SECONDS
        while time.perf_counter() < ends:
            request = replace(asked[len(took) % len(asked)], strength=strength)
            begun = time.perf_counter()
            assert await thinker.think(request), "nobody can think: see the log"
            took.append((time.perf_counter() - begun) * 1e3)

    p50, p99, longest = await lag_during(think())
    took.sort()
    show(f"{strength}: lag p50 while it thinks", p50, "ms")
    show(f"{strength}: lag p99 while it thinks", p99, "ms", Aim(most=3), f"(longest {longest:.1f})")
    note = f"(p99 {took[int(0.99 * (len(took) - 1))]:.1f}, longest {took[-1]:.1f}; {len(took)})"
    show(f"{strength}: a thought takes", took[len(took) // 2], "ms", note=note)


def _questions() -> list[ThoughtRequest]:
    """Return what the seats of a game are asked, ply by ply, as neighbours play it."""
    book = open_book(SHIPPED_BOOK).book
    game, seed = Game(FINAL, book, Reading.PRIVATE, COMMON), bytes(32)
    state, found = setup(game, _SEATS, Dice(seed, 0)).state, list[ThoughtRequest]()
    people = list(Person)
    for ply in range(1, _PLIES):
        if state.table.over:
            break
        seat = state.table.questions[0].seat
        visible = choices_of(game, state.table, seat)
        neighbour, person = Strength.NEIGHBOUR, people[seat]
        whims = bytes([ply])
        found.append(ThoughtRequest(FINAL, state.table, seat, visible, neighbour, person, whims))
        thought = decide(FINAL, state.table, seat, visible, neighbour, person, whims)
        state = apply(game, state, thought.action, Dice(seed, ply)).state
    return found
