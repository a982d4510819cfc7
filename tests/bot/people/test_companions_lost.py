"""Where the process that thinks is lost, a neighbour thinks, or the game waits and goes on."""

import asyncio
import logging
import os
import pickle
import signal
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.companion_worker.__main__ import think
from bot.companion_worker.request import ThoughtRequest
from bot.companion_worker.thinker import ThinkingProcess
from bot.companions.people import Strength
from bot.companions.thoughts import Thought
from bot.service.plies.autoplay import plain_action
from bot.service.tables.games import Games
from bot.worker.process import WorkerAway, WorkerLost, WorkFailed
from tests.bot.messages import answer_of, say
from tests.bot.passing import passes
from tests.bot.people.test_beside_companions import sit_with
from tests.bot.server import Server

_LATE = WorkerLost("late")
_GONE = WorkerLost("gone")


class AWorker:
    """A worker that fails as it is told, one trouble a request, then thinks here."""

    def __init__(self, *troubles: Exception, ever: Exception | None = None) -> None:
        self.asked: list[ThoughtRequest] = []
        self.thoughts: list[Thought] = []
        self._troubles: Iterator[Exception] = iter(troubles)
        self.ever = ever

    async def ask(self, request: object) -> tuple[bytes, float]:
        assert isinstance(request, ThoughtRequest)
        self.asked.append(request)
        trouble = next(self._troubles, self.ever)
        if trouble:
            raise trouble
        content = think(request)
        self.thoughts.append(pickle.loads(content))
        return content, 0.0


async def sit_with_an_old_hand(server: Server, worker: AWorker) -> int:
    """Start a game, have the companion asked by a worker, and return the last ply by then."""
    await server.open(1)
    await server.ann.slash(server.channel, "game companion", strength=Strength.OLD_HAND)
    await server.ann.slash(server.channel, "game start")
    await ask(server, worker)
    return (await server.loaded()).ply


async def ask(server: Server, worker: AWorker) -> None:
    """Give the thinking to a worker, and the turn to the companion."""
    server.parts[ThinkingProcess].ask = worker.ask
    loaded = await server.loaded()
    if not loaded.row.seats[loaded.state.table.questions[0].seat].is_companion:
        await passes(server.ann, await server.panel())


@pytest.mark.parametrize("trouble", [_GONE, _LATE, WorkFailed("Traceback")])
async def test_what_an_old_hand_cannot_think_a_neighbour_does(
    server: Server, trouble: Exception
) -> None:
    worker = AWorker(trouble)
    before = await sit_with_an_old_hand(server, worker)
    await server.pass_time(seconds=100)
    first, second = worker.asked
    assert (first.strength, second.strength) == (Strength.OLD_HAND, Strength.NEIGHBOUR)
    assert second == replace(first, strength=Strength.NEIGHBOUR)
    made = (await server.parts[Games].history.plies(1, before + 1))[0]
    assert [made.action] == [thought.action for thought in worker.thoughts]


async def test_while_nobody_can_think_a_companion_waits_then_plays_plainly(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    worker = AWorker(_GONE, _GONE, ever=WorkerAway())
    before = await sit_with_an_old_hand(server, worker)
    await server.pass_time(seconds=100)
    assert len(worker.asked) == 2
    for _ in range(5):
        await server.pass_time(seconds=10)
        assert (await server.loaded()).ply == before
    assert len(worker.asked) > 4
    loaded, seat = await server.loaded(), worker.asked[0].seat
    with caplog.at_level(logging.WARNING, "bot.features.companions"):
        await server.pass_time(seconds=20)
    assert "plays plainly" in caplog.text
    made = (await server.parts[Games].history.plies(1, before + 1))[0]
    assert made.action == plain_action(loaded.game, loaded.state, seat)


async def test_a_thought_that_comes_in_time_is_played(server: Server) -> None:
    worker = AWorker(_GONE, _GONE, WorkerAway())
    before = await sit_with_an_old_hand(server, worker)
    await server.pass_time(seconds=100)
    await server.pass_time(seconds=5)
    assert (await server.loaded()).ply == before
    await server.pass_time(seconds=5)
    made = (await server.parts[Games].history.plies(1, before + 1))[0]
    assert [made.action] == [thought.action for thought in worker.thoughts]
    assert worker.asked[-1].strength == Strength.OLD_HAND


async def test_what_a_neighbour_cannot_think_either_is_played_plainly_at_once(
    server: Server,
) -> None:
    worker = AWorker(ever=WorkFailed("Traceback"))
    before = await sit_with_an_old_hand(server, worker)
    await server.pass_time(seconds=100)
    assert len(worker.asked) == 2
    assert (await server.loaded()).ply > before


async def test_the_coach_says_that_nobody_is_about(server: Server) -> None:
    await sit_with(server, 1)
    server.parts[ThinkingProcess].ask = AWorker(ever=WorkerAway()).ask
    asked = await server.ann.click(await server.panel(), label=say("guide-on"))
    advice = await server.ann.click(asked.response.message, label=say("guide-ask"))
    assert answer_of(advice) == say("guide-no-advice")


async def test_a_process_that_is_killed_as_it_thinks_is_replaced(server: Server) -> None:
    worker, asked = server.parts[ThinkingProcess], asyncio.Event()
    ask = worker.ask

    async def ask_and_tell(request: object) -> tuple[bytes, float]:
        asked.set()
        return await ask(request)

    worker.ask = ask_and_tell
    await sit_with(server, 1)
    await passes(server.ann, await server.panel())
    before = (await server.loaded()).ply
    async with worker._lock:  # the bot's own clock goes on, and may ask as well
        child = worker._process or await worker._start()
    os.kill(child.pid, signal.SIGSTOP)  # it thinks until it is killed
    passing = asyncio.create_task(server.pass_time(seconds=100))
    await asyncio.wait_for(asked.wait(), 10)
    os.kill(child.pid, signal.SIGKILL)
    await asyncio.wait_for(passing, 30)
    made = (await server.parts[Games].history.plies(1, before + 1))[0]
    assert made.action is not None
    assert worker._process is not None
    assert worker._process.pid != child.pid
