"""A message never waits for long for its picture, whatever happens to the renderer."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.delivery.discord.picture_queue import PictureLimits, PictureQueue
from bot.pictures.process import RendererProcess
from bot.text.picture_request import PictureKind, PictureRequest, TitleRequest
from bot.worker.process import WorkerProcess
from encounters.scenes import Figure, Scene
from rules.words import ParagraphNumber
from tests.pictures.test_bot_without_pillow import is_alive
from tests.pictures.test_pictures import a_request, check_picture, played


def a_village() -> PictureRequest:
    return a_request(PictureKind.VILLAGE, played(2, 1)[0])


def a_market() -> PictureRequest:
    return a_request(PictureKind.MARKET, played(2, 1)[0])


def renderer_of(queue: PictureQueue) -> int:
    """Return the process id of the renderer."""
    found = queue._renderer._process
    assert found is not None
    return found.pid


async def test_a_picture_is_drawn_in_another_process_and_in_low_priority(
    queue: PictureQueue,
) -> None:
    png = await queue.draw(a_village())
    assert png is not None
    check_picture(png)
    assert renderer_of(queue) != os.getpid()
    assert os.getpriority(os.PRIO_PROCESS, renderer_of(queue)) > 0


@pytest.mark.parametrize("limits", [PictureLimits(most=1, moment=30)])
async def test_what_is_drawn_ahead_is_drawn_once_and_holds_up_no_panel(queue: PictureQueue) -> None:
    card = TitleRequest("en", ParagraphNumber(7), "A card", "wry", Scene.SUMP, Figure.FROG)
    for wanted in (None, card, card):
        queue.draw_ahead(wanted)
    assert len(queue._under_way) == 1
    assert await queue.draw_soon(a_village()) is not None
    assert await queue.draw(card) is not None


async def test_a_message_goes_without_a_slow_picture_and_the_next_one_has_it(
    queue: PictureQueue, fault: Callable[[str], None]
) -> None:
    fault("slow")
    request = a_village()
    assert await queue.draw_soon(request) is None
    assert request in queue._under_way  # it was not waited for
    png = await queue._under_way[request]
    assert png is not None
    assert await queue.draw_soon(request) is png


async def test_equal_requests_share_a_drawing_and_are_kept(
    queue: PictureQueue, renderer: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    ask = renderer.ask

    async def ask_and_note(request: object) -> tuple[bytes, float]:
        asked.append(request)
        return await ask(request)

    monkeypatch.setattr(renderer, "ask", ask_and_note)
    same = await asyncio.gather(*[queue.draw(a_village()) for _ in range(5)])
    assert same[0] is not None
    assert all(one is same[0] for one in same)
    assert await queue.draw(replace(a_village())) is same[0]
    assert asked == [a_village()]


async def test_two_pictures_at_once_are_both_drawn(queue: PictureQueue) -> None:
    village, market = await asyncio.gather(queue.draw(a_village()), queue.draw(a_market()))
    assert village is not None
    assert market is not None
    assert village != market


async def test_what_is_kept_has_a_bound(queue: PictureQueue, renderer: WorkerProcess) -> None:
    first = await queue.draw(a_village())
    assert first is not None
    small = PictureQueue(renderer, PictureLimits(cache_bytes=len(first) + 1_000), enabled=True)
    for seat in (0, 1, 0):
        assert await small.draw(replace(a_village(), seat=seat))
    assert small._others.currsize <= small._others.maxsize
    assert len(small._others) == 1


async def test_a_table_in_haste_waits_for_no_third_picture(
    queue: PictureQueue, fault: Callable[[str], None]
) -> None:
    fault("slow")
    assert await queue.draw(a_market())
    requests = [replace(a_village(), names=(str(n), "Bob")) for n in range(3)]
    drawn = await asyncio.gather(*[queue.draw_soon(request) for request in requests])
    assert drawn == [None, None, None]
    assert list(queue._under_way) == requests[:2]


@pytest.mark.parametrize("limits", [PictureLimits(share=0)])
async def test_where_pictures_come_too_late_fewer_and_fewer_are_waited_for(
    queue: PictureQueue, fault: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault("slow")
    passed = 0
    monkeypatch.setattr("bot.delivery.discord.picture_queue.monotonic", lambda: passed)
    for name, pause in (("Cid", 2), ("Dee", 4), ("Eva", 8), *[(f"Fay {n}", 64) for n in range(5)]):
        request = replace(a_village(), names=(name, "Bob"))
        assert await queue.draw_soon(request) is None
        assert queue._paused_until - passed <= pause, "it ends all the same"
        assert queue._paused_until - passed == pause or pause == 64
        assert await queue.draw_soon(replace(request, names=("Gus", "Bob"))) is None
        assert [*queue._under_way] == [request], "nothing else is waited for in a pause"
        assert await queue._under_way[request]
        passed += 100
    assert queue._paused_until + 100 - passed == 64


@pytest.mark.parametrize("limits", [PictureLimits(moment=30, share=2, burst=0)])
async def test_a_late_picture_waits_for_its_share_and_is_not_drawn_for_nobody(
    queue: PictureQueue, fault: Callable[[str], None]
) -> None:
    fault("slow")
    assert await queue.draw_soon(a_market())
    assert await queue.draw_later(a_market()) is await queue.draw(a_market())
    allowed = time.monotonic() + queue._ahead()
    given_up, waited_for, the_same = [
        asyncio.create_task(queue.draw_later(replace(a_village(), names=(name, "Bob"))))
        for name in ("Cid", "Dee", "Dee")
    ]
    assert await queue.draw_soon(a_village()) is None
    assert not queue._under_way
    given_up.cancel()
    assert await waited_for is not None
    assert time.monotonic() > allowed + 0.39  # it was begun then, and takes 0.4 seconds
    assert await the_same is await waited_for
    assert not queue._under_way  # it was drawn once
    drawn = [one.names[0] for one in queue._others if isinstance(one, PictureRequest)]
    assert drawn == ["Ann", "Dee"]


async def test_a_queue_that_is_off_draws_nothing() -> None:
    queue = PictureQueue(RendererProcess(), PictureLimits(), enabled=False)
    assert await queue.draw(a_village()) is None
    assert await queue.draw_soon(a_village()) is None
    assert await queue.draw_later(a_village()) is None
    assert queue._renderer._process is None
    await queue.close()


async def test_a_renderer_that_is_killed_while_it_draws_is_replaced(
    queue: PictureQueue, fault: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    fault("slow")
    assert await queue.draw(a_market())
    first = renderer_of(queue)
    drawing = asyncio.create_task(queue.draw(a_village()))
    await asyncio.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    assert await drawing is None
    assert "the renderer is gone" in caplog.text
    assert await queue.draw(a_village()) is not None
    assert renderer_of(queue) != first


async def test_a_renderer_that_died_idle_is_replaced(queue: PictureQueue) -> None:
    assert await queue.draw(a_market())
    first = renderer_of(queue)
    process = queue._renderer._process
    assert process is not None
    os.kill(first, signal.SIGKILL)
    async with asyncio.timeout(30):
        await process.wait()
    assert await queue.draw(a_village()) is not None
    assert renderer_of(queue) != first


async def test_a_late_renderer_is_killed_and_replaced(
    queue: PictureQueue,
    renderer: WorkerProcess,
    fault: Callable[[str], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    fault("stuck")
    assert await queue.draw(a_market())
    first = renderer_of(queue)
    renderer.late = 0.5
    assert await queue.draw(a_village()) is None
    assert "the renderer is late" in caplog.text
    assert not is_alive(first)
    renderer.late = 10
    assert await queue.draw(replace(a_market(), names=("Cid", "Dee"))) is not None
    assert renderer_of(queue) != first


async def test_a_picture_that_cannot_be_drawn_is_logged_and_the_next_one_is_drawn(
    queue: PictureQueue, fault: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    fault("broken")
    assert await queue.draw(a_village()) is None
    assert "no such village" in caplog.text
    first = renderer_of(queue)
    assert await queue.draw(a_market()) is not None
    assert renderer_of(queue) == first


async def test_a_renderer_that_dies_each_time_is_not_started_each_time(
    queue: PictureQueue,
    fault: Callable[[str], None],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fault("mortal")
    for _ in range(4):
        assert await queue.draw(a_village()) is None
    assert caplog.text.count("the renderer is gone") == 2
    monkeypatch.setattr("bot.worker.process.monotonic", lambda: time.monotonic() + 10)
    assert await queue.draw(a_market()) is not None
    assert queue._renderer._lost == 0


async def test_without_its_fonts_no_renderer_is_there(
    queue: PictureQueue, fault: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    fault("fontless")
    assert await queue.draw(a_market()) is None
    assert "the renderer is gone" in caplog.text


async def test_what_the_renderer_prints_disturbs_no_picture(
    queue: PictureQueue, fault: Callable[[str], None]
) -> None:
    fault("talkative")
    png = await queue.draw(a_market())
    assert png is not None
    check_picture(png)
    assert await queue.draw(a_village())


async def test_the_bot_stops_at_once_while_a_picture_is_drawn(
    queue: PictureQueue, renderer: WorkerProcess, fault: Callable[[str], None]
) -> None:
    fault("stuck")
    assert await queue.draw(a_market())
    renderer.late = 1_000  # else it would be over soon in any case
    process = renderer_of(queue)
    drawing = asyncio.create_task(queue.draw(a_village()))
    waiting = asyncio.create_task(queue.draw(replace(a_village(), names=("Cid", "Dee"))))
    await asyncio.sleep(0.1)
    async with asyncio.timeout(30):
        await queue.close()
    assert (await drawing, await waiting) == (None, None)
    assert not is_alive(process)
    assert await queue.draw(a_village()) is None


async def test_one_who_gives_up_takes_the_picture_from_nobody(
    queue: PictureQueue, fault: Callable[[str], None]
) -> None:
    fault("slow")
    assert await queue.draw(a_market())
    one, other = [asyncio.create_task(queue.draw(a_village())) for _ in range(2)]
    await asyncio.sleep(0.1)
    one.cancel()
    with suppress(asyncio.CancelledError):
        await one
    assert await other is not None
