"""In a real browser the pages are whole at each width, usable by all, and follow by themselves."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

import pytest

from bot.model.nights import Step
from tests.bot.fireside import Fireside
from tests.bot.messages import say
from tests.bot.screen.browser import Browser, opened, pieces_of, play

CHROMIUM = which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Debian's chromium is not installed")

WIDTHS = (400, 1280, 1920)
SCHEMES = ("light", "dark")
_LONGEST = 60_000


@pytest.fixture
async def chromium() -> AsyncIterator[Any]:
    playwright = pytest.importorskip("playwright.async_api")
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        await browser.close()


def _address(browser: Browser, path: str) -> str:
    return f"{browser.server.settings.screen_url}{path}"


async def _check(page: Any) -> None:
    """Check that a page does not scroll sideways, and that axe finds nothing in it."""
    axe = pytest.importorskip("axe_playwright_python.async_playwright")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = await axe.Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


async def test_each_page_is_whole_at_each_width_in_light_and_dark(
    tmp_path: Path, chromium: Any
) -> None:
    async with opened(tmp_path) as browser:
        await browser.server.start(3)
        await play(browser.server, Random(4), 30)
        link = await browser.link()
        complaints: list[str] = []
        for scheme in SCHEMES:
            for width in WIDTHS:
                page = await chromium.new_page(
                    viewport={"width": width, "height": 900}, color_scheme=scheme, bypass_csp=True
                )
                page.on("console", lambda message: complaints.append(message.text))
                page.on("pageerror", lambda error: complaints.append(str(error)))
                for path in (link, link.replace("/t/", "/r/"), "/t/wrong"):
                    await page.goto(_address(browser, path), timeout=_LONGEST)
                    await _check(page)
                await page.close()
        # The page of a wrong link is a 404, which Chromium notes.
        assert [one for one in complaints if "404" not in one] == []


async def _until_it_says(page: Any, message: Any) -> None:
    """Wait until a page, by itself, says all that a message says."""
    await page.wait_for_function(
        """pieces => {
            const text = document.querySelector('.now').textContent.replace(/\\s+/g, ' ')
            return pieces.every(piece => text.includes(piece))
        }""",
        arg=pieces_of(message),
        timeout=_LONGEST,
    )


async def test_a_page_follows_a_whole_game_by_itself(tmp_path: Path, chromium: Any) -> None:
    async with opened(tmp_path) as browser:
        server, dice = browser.server, Random(4)
        await server.start(2)
        page = await chromium.new_page(viewport={"width": 1280, "height": 900})
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text))
        await page.goto(_address(browser, await browser.link()), timeout=_LONGEST)
        while not (await server.loaded()).state.table.over:
            await server.step(dice)
            await _until_it_says(page, await server.panel())
        await server.ann.slash(server.channel, "game link", what="off")
        await page.wait_for_function(
            "title => document.title === title", arg=say("screen-missing"), timeout=_LONGEST
        )
        assert [one for one in complaints if "404" not in one] == []


async def test_what_changes_before_the_page_follows_is_seen(tmp_path: Path, chromium: Any) -> None:
    async with opened(tmp_path) as browser:
        await browser.server.start(2)
        page = await chromium.new_page()
        changed = asyncio.Event()

        async def begin_late(route: Any) -> None:
            await changed.wait()
            await route.continue_()

        await page.route("**/events", begin_late)
        await page.goto(_address(browser, await browser.link()), timeout=_LONGEST)
        before = await page.inner_text(".now")
        await browser.server.step(Random(4))
        changed.set()
        await _until_it_says(page, await browser.server.panel())
        assert await page.inner_text(".now") != before


async def test_a_page_that_arrives_late_or_not_at_all_hides_no_newer_one(
    tmp_path: Path, chromium: Any
) -> None:
    async with opened(tmp_path) as browser:
        server, dice = browser.server, Random(4)
        await server.start(2)
        page = await chromium.new_page()
        address = _address(browser, await browser.link())
        await page.clock.install()
        await page.goto(address, timeout=_LONGEST)
        arrives, asked, refused = asyncio.Event(), asyncio.Event(), asyncio.Event()
        answers = 0

        async def answer(route: Any) -> None:
            nonlocal answers
            answers += 1
            if answers == 1:
                read = await route.fetch()
                asked.set()
                await arrives.wait()
                await route.fulfill(response=read)
            elif answers == 2:
                await route.fulfill(status=503)
                refused.set()
            else:
                await route.continue_()

        await page.route(address, answer)
        await server.step(dice)
        await asyncio.wait_for(asked.wait(), _LONGEST / 1000)
        await server.step(dice)
        arrives.set()
        await asyncio.wait_for(refused.wait(), _LONGEST / 1000)
        await page.clock.fast_forward(20_000)
        await _until_it_says(page, await server.panel())
        assert answers > 2


async def test_a_game_is_stepped_through_by_the_keyboard_alone(
    tmp_path: Path, chromium: Any
) -> None:
    async with opened(tmp_path) as browser:
        await browser.server.start(2)
        await play(browser.server, Random(5), 20)
        page = await chromium.new_page(viewport={"width": 400, "height": 900})
        await page.goto(_address(browser, await browser.link("r")), timeout=_LONGEST)
        heading = page.locator(".steps > li.shown h2")
        first = await heading.inner_text()
        for _ in range(20):
            await page.keyboard.press("Tab")
            if await page.evaluate("document.activeElement.type === 'range'"):
                break
        await page.keyboard.press("ArrowRight")
        second = await heading.inner_text()
        assert second != first
        await page.keyboard.press("Home")
        assert await heading.inner_text() == first
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")  # Later
        assert await heading.inner_text() == second
        assert await page.locator(".steps > li.shown").count() == 1


async def test_a_whole_night_is_watched_at_each_of_its_steps(tmp_path: Path, chromium: Any) -> None:
    async with opened(tmp_path) as browser:
        fire = Fireside(browser.server)
        await fire.begin(tale="long-bean")
        page = await chromium.new_page(viewport={"width": 1920, "height": 1080}, bypass_csp=True)
        await page.goto(_address(browser, await browser.link()), timeout=_LONGEST)
        seen = set[Step]()
        while (step := await fire.step()) != Step.OVER:
            await fire.go_on()
            await _until_it_says(page, await fire.stage())
            if step not in seen:
                await _check(page)
            seen.add(step)
        assert {Step.OPENING, Step.CHOOSE, Step.FINALE} <= seen
        await page.get_by_role("button", name=say("screen-sound")).press("Enter")
        pressed = page.locator(".sound[aria-pressed=true]")
        await pressed.wait_for(timeout=_LONGEST)
