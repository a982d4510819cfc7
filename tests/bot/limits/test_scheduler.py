"""What is due by itself is begun by urgency, and what is slow holds up nothing else."""

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.discord import scheduler as module
from bot.delivery.discord.request_budget import Urgency, urgency
from bot.delivery.discord.scheduler import Scheduler, Work

_PLACES = 2


class Desk:
    """A scheduler with a few places, and what it was given to do, in the order it was begun."""

    def __init__(self, waiting: int = 0) -> None:
        self.budget: Any = SimpleNamespace(waiting=waiting)
        self.scheduler = Scheduler(self.budget)
        self.begun: list[str] = []
        self.urgencies: list[Urgency] = []
        self.go_on = asyncio.Event()

    def work(self, key: str, urgent: Urgency = Urgency.REMINDER, **options: Any) -> Work:
        return Work(key, urgent, self._doing(key, **options))

    def _doing(
        self, key: str, *, waits: bool = False, error: Exception | None = None
    ) -> Callable[[], Coroutine[Any, Any, None]]:
        async def do() -> None:
            self.begun.append(key)
            self.urgencies.append(urgency.get())
            if waits:
                await self.go_on.wait()
            if error:
                raise error

        return do

    async def begin(self, *works: Work) -> "asyncio.Task[None]":
        task = asyncio.create_task(self.scheduler.run(works))
        for _ in range(5):
            await asyncio.sleep(0)
        return task


@pytest.fixture(autouse=True)
def few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PLACES", _PLACES)
    monkeypatch.setattr(module, "SLOW", 0.05)


async def test_the_most_urgent_is_begun_first_under_its_own_urgency() -> None:
    desk = Desk()
    works = [desk.work(key, waits=True) for key in ("a", "b", "c")]
    running = await desk.begin(*works, desk.work("letter", Urgency.DIRECT_MESSAGE))
    more = await desk.begin(desk.work("panel", Urgency.PANEL), desk.work("clock", Urgency.CLOCK))
    assert desk.begun == ["a", "b"]
    desk.go_on.set()
    await asyncio.gather(running, more)
    assert desk.begun == ["a", "b", "clock", "panel", "c", "letter"]
    assert desk.urgencies[2:] == [
        *(Urgency.CLOCK, Urgency.PANEL, Urgency.REMINDER, Urgency.DIRECT_MESSAGE),
    ]
    assert urgency.get() == Urgency.PRESS


async def test_a_night_waits_for_no_place() -> None:
    desk = Desk(waiting=100)
    running = await desk.begin(desk.work("a"), desk.work("night", Urgency.NIGHT))
    assert desk.begun == ["night"]
    desk.budget.waiting = 0
    await desk.begin()
    await running
    assert desk.begun == ["night", "a"]


async def test_what_is_slow_gives_up_its_place() -> None:
    desk = Desk()
    slow = [desk.work(str(number), waits=True) for number in range(_PLACES)]
    running = await desk.begin(*slow, desk.work("next"))
    assert "next" not in desk.begun
    await asyncio.sleep(0.1)
    assert "next" in desk.begun
    desk.go_on.set()
    await running
    again = [desk.work(str(number)) for number in range(2 * _PLACES)]
    await asyncio.wait_for(desk.scheduler.run(again), 1)  # all places are free again


async def test_nothing_is_begun_twice_at_a_time() -> None:
    desk = Desk()
    running = await desk.begin(desk.work("a", waits=True), desk.work("b", waits=True))
    waiting = await desk.begin(desk.work("c"))
    await desk.begin(desk.work("a"), desk.work("c"))
    assert desk.begun == ["a", "b"]
    desk.go_on.set()
    await asyncio.gather(running, waiting)
    assert desk.begun == ["a", "b", "c"]
    await desk.scheduler.run([desk.work("a")])
    assert desk.begun == ["a", "b", "c", "a"]


async def test_one_that_fails_keeps_no_other_from_its_end() -> None:
    desk = Desk()
    works = [desk.work("a", error=KeyError("a")), desk.work("b"), desk.work("c")]
    with pytest.raises(KeyError, match="a"):
        await desk.scheduler.run(works)
    assert desk.begun == ["a", "b", "c"]


@pytest.mark.parametrize("turns", range(6))
async def test_a_run_that_is_broken_off_leaves_nothing_behind(turns: int) -> None:
    desk = Desk()
    keys = [str(number) for number in range(2 * _PLACES)]
    running = asyncio.create_task(desk.scheduler.run([desk.work(key, waits=True) for key in keys]))
    for _ in range(turns):
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.wait([running])
    desk.begun.clear()
    await asyncio.wait_for(desk.scheduler.run([desk.work(key) for key in keys]), 1)
    assert sorted(desk.begun) == keys
