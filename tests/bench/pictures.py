"""Measure the pictures: what they leave in the bot's process, and what drawing them takes.

Drawing is measured against a plain canvas of the same size, saved in the same way.
"""

import asyncio
import os
import re
import time
from collections.abc import Callable, Iterable
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

from bot.delivery.discord.picture_queue import PictureLimits, PictureQueue
from bot.i18n.words import words_in
from bot.pictures.process import RendererProcess
from bot.text.narrator import Narrator
from bot.text.picture_choice import of_paragraph, request_picture
from bot.text.picture_request import Picture, PictureKind, PictureRequest
from encounters.loader import SHIPPED_BOOK, LoadedBook, load
from rules import score
from rules.editions import FINAL, Game
from rules.table import Table
from rules.words import Seat
from tests.bench.figures import Aim, show, title
from tests.gallery.states import tables

_NAMES = ("Ann", "Bob", "Cid", "Dee")
_AGAIN = 7
_LIGHT = 300
_MANY = 50


def of_each_kind(loaded: LoadedBook) -> list[Picture]:
    """Ask for one picture of each kind, from the fullest tables of a game of four."""
    game = Game(FINAL, loaded.book)
    played = list(tables(game, 4, 5))
    trip, late = max([t for t in played if t.expedition], key=_dice), played[-1]
    tables_of = {PictureKind.PARTY: trip}
    narrator, found = _narrator(loaded), score(game, late)
    of_tables = _there(
        request_picture(kind, narrator, game, tables_of.get(kind, late), scores=found)
        for kind in PictureKind
    )
    title_card = of_paragraph(narrator, loaded.book.cells[0][0])
    assert title_card is not None
    return [*of_tables, title_card]


def of_many_villages(loaded: LoadedBook) -> list[PictureRequest]:
    """Ask for the villages of a whole game, no two alike."""
    game = Game(FINAL, loaded.book)
    played = list(tables(game, 4, 6))
    some = played[:: len(played) // _MANY][:_MANY]
    narrator, kind = _narrator(loaded), PictureKind.VILLAGE
    return _there(
        request_picture(kind, narrator, game, table, seat=Seat(index % 4))
        for index, table in enumerate(some)
    )


async def run() -> None:
    """Draw in the renderer's process, then here, so that Pillow comes in here last."""
    title("(f) pictures, drawn in a process of their own")
    loaded = load(SHIPPED_BOOK)
    queue = PictureQueue(RendererProcess(), PictureLimits(), enabled=True)
    try:
        await _show_what_remains(queue, of_many_villages(loaded))
        title("(f) each picture against a plain canvas of its size")
        for request in of_each_kind(loaded):
            await _show_one(queue, request)
    finally:
        await queue.close()


async def _show_what_remains(queue: PictureQueue, requests: list[PictureRequest]) -> None:
    """Draw many pictures elsewhere, and then the same ones here."""
    first, *rest = requests
    before, began = _resident(), time.perf_counter()
    stalled = await _stalled(asyncio.create_task(queue.draw(first)))
    seconds = time.perf_counter() - began
    idle = await _stalled(asyncio.create_task(asyncio.sleep(seconds)))
    after_first = _resident()
    began = time.process_time()
    for request in rest:
        assert await queue.draw(request)
    remains = (time.process_time() - began) * 1_000 / len(rest)
    after, renderer = _resident(), queue._renderer._process
    assert renderer is not None
    show("resident, before the first picture", before, "MB")
    note = f"(+{after_first - before:.1f} with the first one)"
    show(f"resident, after {len(requests)} pictures", after, "MB", note=note)
    show("the renderer's process then", _resident(renderer.pid), "MB")
    note = f"({idle:.1f} with nothing started, for the same {seconds:.1f} s)"
    show("longest stall while the renderer starts", stalled, "ms", note=note)

    from bot.pictures.renderer import render  # noqa: PLC0415 - as `run` says

    render(first)
    began = time.process_time()
    for request in rest:
        render(request)
    drawn = (time.process_time() - began) * 1_000 / len(rest)
    show("CPU a picture if it were drawn here", drawn, "ms")
    show("CPU a picture in the bot's process", remains, "ms", note=f"({remains / drawn:.1%} of it)")
    show("resident if they were drawn here", _resident(), "MB")
    began = time.process_time()
    for _ in rest:
        assert await queue.draw(rest[-1])
    again = (time.process_time() - began) * 1_000 / len(rest)
    show("CPU a picture that is asked for again", again, "ms")


async def _show_one(queue: PictureQueue, request: Picture) -> None:
    from PIL import Image  # noqa: PLC0415 - as `run` says

    from bot.pictures.canvas import Canvas  # noqa: PLC0415 - as `run` says
    from bot.pictures.renderer import render  # noqa: PLC0415 - as `run` says

    png = render(request)
    blank = Image.new("RGB", Image.open(BytesIO(png)).size, "#fdf5e3")
    plain = Canvas(blank).png
    took, base = _milliseconds(partial(render, request)), _milliseconds(plain)
    name = f"{request.kind} {blank.width}x{blank.height}"
    show(f"{name}: CPU", took, "ms", note=f"({took / base:.1f} times the canvas)")
    stall, idle = await _stalls(queue, request, took)
    note = f"({idle:.1f} with nothing drawn)"
    show(f"{name}: longest stall of the loop", stall, "ms", Aim(most=10), note)
    note = f"({len(png) / len(plain()):.0f} times the canvas)"
    show(f"{name}: size", len(png) / 1_000, "kB", Aim(most=_LIGHT), note)


async def _stalls(
    queue: PictureQueue, request: Picture, milliseconds: float
) -> tuple[float, float]:
    """Return the median stall while a picture is drawn, and while for as long nothing is done."""
    busy: list[float] = []
    idle: list[float] = []
    for _ in range(_AGAIN):
        queue._others.clear()
        busy.append(await _stalled(asyncio.create_task(queue.draw(request))))
        idle.append(await _stalled(asyncio.create_task(asyncio.sleep(milliseconds / 1_000))))
    return median(busy), median(idle)


async def _stalled(task: asyncio.Future[Any]) -> float:
    """Return the longest time that the loop stood still while a task ran, in ms."""
    longest, last = 0.0, time.perf_counter()
    while not task.done():
        await asyncio.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last - 0.001), now
    return longest * 1_000


def _milliseconds(draw: Callable[[], bytes]) -> float:
    times: list[float] = []
    for _ in range(_AGAIN):
        began = time.process_time()
        draw()
        times.append((time.process_time() - began) * 1_000)
    return median(times)


def _resident(process: int | None = None) -> float:
    """Return the resident memory of a process, or of this one, in MB."""
    status = Path(f"/proc/{process or os.getpid()}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) / 1_024


def _narrator(loaded: LoadedBook) -> Narrator:
    return Narrator(words_in("en"), _NAMES, _NAMES, (1, 2, 3, 4), loaded.stories, "", FINAL)


def _there(requests: Iterable[PictureRequest | None]) -> list[PictureRequest]:
    return [request for request in requests if request is not None]


def _dice(table: Table) -> int:
    return len(table.expedition.rolled) if table.expedition else 0
