"""Photograph the pages of a link: a table, a game that is stepped through, and a night's stage."""

import tempfile
from collections.abc import AsyncIterator, Iterable
from io import BytesIO
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

from PIL import Image
from playwright.async_api import Browser as Chromium
from playwright.async_api import async_playwright

from tests.bot.fireside import Fireside
from tests.bot.screen.browser import Browser, opened, play
from tests.bot.settable import ALL_THE_TIME
from tests.gallery.messages import COMPLETE, WIDE
from tests.gallery.sheets import contact_sheet

DESK, WALL = (1_280, 1_900), (1_920, 1_080)
_STEPS = 40
_TO_A_CHOICE = 3
"""Presses from the fire to the first choice."""


async def photograph(languages: Iterable[str]) -> AsyncIterator[tuple[str, Image.Image]]:
    """Yield the pages by their names, each as one sheet of all languages."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(
            executable_path=which("chromium"), args=["--no-sandbox"]
        )
        listed = tuple(languages)
        with tempfile.TemporaryDirectory() as folder:
            async with _watched(Path(folder)) as browser:
                await browser.server.start(3)
                await play(browser.server, Random(4), _STEPS)
                link = await browser.link()
                replay = link.replace("/t/", "/r/")
                yield "table", await _sheet(chromium, browser, link, listed, DESK)
                yield "replay", await _sheet(chromium, browser, replay, listed, (WIDE, 900))
        with tempfile.TemporaryDirectory() as folder:
            async with _watched(Path(folder)) as browser:
                fire = Fireside(browser.server)
                await fire.begin()
                for _ in range(_TO_A_CHOICE):
                    await fire.go_on()
                link = await browser.link()
                yield "stage", await _sheet(chromium, browser, link, listed, WALL, dark=True)
                yield "stage-phone", await _sheet(chromium, browser, link, listed, (WIDE, 900))
        await chromium.close()


def _watched(folder: Path) -> Any:
    return opened(folder, pictures=True, picture_limits=ALL_THE_TIME)


async def _sheet(
    chromium: Chromium,
    browser: Browser,
    path: str,
    languages: Iterable[str],
    size: tuple[int, int],
    *,
    dark: bool = False,
) -> Image.Image:
    taken = list[Image.Image]()
    for language in languages:
        page = await chromium.new_page(
            viewport={"width": size[0], "height": size[1]},
            bypass_csp=True,
            color_scheme="dark" if dark else "light",
        )
        await page.goto(f"{browser.server.settings.screen_url}{path}?lang={language}")
        await page.evaluate("document.querySelectorAll('img').forEach(i => i.loading = 'eager')")
        await page.wait_for_function(COMPLETE, timeout=60_000)
        png = await page.screenshot(full_page=size[0] == WIDE)
        taken.append(Image.open(BytesIO(png)).convert("RGB"))
        await page.close()
    return contact_sheet(taken, columns=len(taken))
