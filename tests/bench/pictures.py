"""Measure the pictures against a plain canvas of the same size, saved in the same way."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from statistics import median
from typing import Any

from PIL import Image

from bot.i18n.words import words_in
from bot.pictures.canvas import Canvas
from bot.pictures.catalogue import Exhibit, exhibit
from bot.pictures.renderer import Renderer
from bot.pictures.request import PictureRequest, What
from bot.text.narrator import Narrator
from encounters.loader import SHIPPED_BOOK, load
from rules import score
from rules.editions import FINAL, Game
from rules.table import Table
from tests.bench.figures import Aim, show, title
from tests.gallery.states import tables

_NAMES = ("Ann", "Bob", "Cid", "Dee")
_AGAIN = 7
_LIGHT = 300
_WHATS: tuple[What, ...] = ("village", "market", "board", "score", "party", "title")


def wishes() -> list[PictureRequest]:
    """PictureRequest for one picture of each kind, from the fullest tables of a game of four."""
    loaded = load(SHIPPED_BOOK)
    game = Game(FINAL, loaded.book)
    narrator = Narrator(words_in("en"), _NAMES, _NAMES, (1, 2, 3, 4), loaded.stories, "", FINAL)
    played = list(tables(game, 4, 5))
    trip = max([t for t in played if t.expedition], key=_dice)
    late = played[-1]
    tables_of = {"party": trip, "title": trip}
    found = score(game, late)
    return [PictureRequest(w, narrator, game, tables_of.get(w, late), scores=found) for w in _WHATS]


def _dice(table: Table) -> int:
    return len(table.expedition.rolled) if table.expedition else 0


def _milliseconds(draw: Callable[[], bytes]) -> float:
    times: list[float] = []
    for _ in range(_AGAIN):
        began = time.process_time()
        draw()
        times.append((time.process_time() - began) * 1_000)
    return median(times)


async def _stalled(task: asyncio.Future[Any]) -> float:
    """Give the longest time that the loop stood still while a task ran, in ms."""
    longest, last = 0.0, time.perf_counter()
    while not task.done():
        await asyncio.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last - 0.001), now
    return longest * 1_000


async def _stalls(drawing: Exhibit, milliseconds: float) -> tuple[float, float]:
    """Give the median stall while a picture is drawn, and while for as long nothing is done."""
    busy: list[float] = []
    idle: list[float] = []
    for _ in range(_AGAIN):
        busy.append(await _stalled(asyncio.create_task(drawing.paint(Renderer()))))
        idle.append(await _stalled(asyncio.create_task(asyncio.sleep(milliseconds / 1_000))))
    return median(busy), median(idle)


async def run() -> None:
    """Draw each picture, warm, beside a plain canvas."""
    title("(f) pictures, each against a plain canvas of its size")
    for wish in wishes():
        found = exhibit(wish)
        assert found is not None
        draw = partial(found.draw, found.scene, *found.about)
        png = draw()
        blank = Image.new("RGB", Image.open(BytesIO(png)).size, "#fdf5e3")
        plain = Canvas(blank).png
        took, base = _milliseconds(draw), _milliseconds(plain)
        name = f"{wish.what} {blank.width}x{blank.height}"
        show(f"{name}: CPU", took, "ms", note=f"({took / base:.1f} times the canvas)")
        stall, idle = await _stalls(found, took)
        note = f"({idle:.1f} with nothing drawn)"
        show(f"{name}: longest stall of the loop", stall, "ms", Aim(most=10), note)
        note = f"({len(png) / len(plain()):.0f} times the canvas)"
        show(f"{name}: size", len(png) / 1_000, "kB", Aim(most=_LIGHT), note)
