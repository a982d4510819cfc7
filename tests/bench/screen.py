"""Measure the pages of tables: how soon they follow, and what 200 watchers cost the event loop."""

import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from zlib import compress

from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.screens import Screens
from bot.pictures.renderer import render
from bot.screen.pages import Pages
from bot.service.tables import links
from bot.service.tables.games import Games
from tests.bench.figures import Aim, show, spread, title
from tests.bot.screen.browser import Browser, opened

_STEPS, _PAGES, _WATCHERS = 60, 20, 200
_TICK = 0.005
_SECONDS = 10.0
_NEWS = 10
_WAKES = 100
"""Ticks between two changes of the table: two a second, more than people make."""


async def run() -> None:
    """Read pages of a game, let 200 watchers follow it, and play it to its end."""
    title(f"(n) Tables in a browser: {_PAGES} pages, {_WATCHERS} watchers of one table")
    logging.getLogger("bot").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with opened(Path(folder)) as browser:
            server, dice = browser.server, Random(1)
            await server.start(4)
            for _ in range(_STEPS):
                await server.step(dice)
            link = await browser.link()
            first, again = await _pages(browser, link)
            show("a page that has changed", median(first), "ms", note=spread(first))
            show("a page that has not", median(again), "ms", note=spread(again))
            alone = await _lag(browser, link, 0)
            watched = await _lag(browser, link, _WATCHERS)
            show("lag of the loop, nobody watches, p99", alone, "ms")
            show("lag of the loop, 200 watch, p99", watched, "ms", Aim(most=5))
            news = await _news(browser, link, dice)
            show(
                "from a commit to its page, with the step itself",
                median(news),
                "ms",
                note=spread(news),
            )
            while not (await server.loaded()).is_over:
                await server.step(dice)
            await server.parts[Outbox].flush()
            text, pictures = await _bytes(browser)
            show("a whole game's moves, text as it is sent", text / 1_000, "kB")
            show("with its pictures", (text + pictures) / 1_000, "kB", Aim(most=1_000))


async def _pages(browser: Browser, link: str) -> tuple[list[float], list[float]]:
    """Return how long pages take in ms: those that are made, and those that are kept."""
    first, again = list[float](), list[float]()
    for _ in range(_PAGES):
        link = await browser.link()  # another address: the page is made once more
        for took in (first, again):
            began = perf_counter()
            await browser.read(link)
            took.append((perf_counter() - began) * 1_000)
    return first, again


async def _lag(browser: Browser, link: str, watchers: int) -> float:
    """Return by how much a sleep of five milliseconds was late, at the 99th percentile, in ms."""
    streams = [await browser.ask(f"{link}/events") for _ in range(watchers)]
    shown = browser.server.parts[Screens].shown
    late, until = list[float](), perf_counter() + _SECONDS
    while perf_counter() < until:
        began = perf_counter()
        await asyncio.sleep(_TICK)
        late.append((perf_counter() - began - _TICK) * 1_000)
        if len(late) % _WAKES == 0:
            shown.wake(browser.server.game_id)
    for stream in streams:
        stream.close()
    return sorted(late)[len(late) * 99 // 100]


async def _news(browser: Browser, link: str, dice: Random) -> list[float]:
    """Return the milliseconds from a player's step to the page that shows it."""
    took = list[float]()
    link = await browser.link()
    before = await browser.read(link)
    for _ in range(_NEWS):
        began = perf_counter()
        await browser.server.step(dice)
        page = await browser.read(link)
        took.append((perf_counter() - began) * 1_000)
        assert page != before
        before = page
    return took


async def _bytes(browser: Browser) -> tuple[int, int]:
    """Return the bytes of a finished game's moves: of its page, and of all its pictures."""
    parts = browser.server.parts
    row = await parts[Games].get(browser.server.game_id)
    page = await parts[Pages].replay(row, links.new_token(), "en")
    assert page is not None
    drawn = [render(one) for one in page.pictures.values()]
    return len(compress(page.text.encode())), sum(map(len, drawn))
