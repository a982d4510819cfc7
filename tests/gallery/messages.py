"""Photograph every kind of message as a person sees it on a phone.

The messages are those of a game on SimCord, in its preview, taken by Playwright with the Chromium
that is installed.
"""

import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from shutil import which

import simcord
from PIL import Image
from playwright.async_api import Browser, ViewportSize, async_playwright

from bot.app import TableBot, create_bot
from bot.delivery.discord.picture_queue import PictureLimits
from bot.delivery.outbox.stages import StagePace
from bot.demo.run import emoji_assets
from bot.parts.seams import Seams
from bot.settings import Settings
from bot.store.database import Database
from tests.bot.incidents import Env
from tests.bot.settable import SettableClock
from tests.gallery.evening import BEGAN, SEED, moments
from tests.gallery.moments import Moment

WIDE, HIGH = 400, 3_200
"""A phone's width in pixels, and a height that no message reaches."""

PATIENCE = 60.0
"""Seconds that the simulation waits for the bot, on a busy machine."""
COMPLETE = "[...document.images].every(image => image.naturalWidth)"
ALONE = "[data-workbench], .messages-sidebar, .drawer-scrim { display: none !important }"
"""What hides the preview's own bars, so that a message has the whole width."""


@dataclass(frozen=True)
class Photographer:
    """Takes messages of a simulated Discord."""

    browser: Browser
    env: simcord.Env
    assets: dict[str, tuple[str, bytes]]

    async def take(self, moment: Moment) -> Image.Image:
        async with self.env.preview(
            moment.channel,
            viewers=[moment.viewer],
            layout="message",
            width=WIDE,
            height=HIGH,
            assets=self.assets,
        ) as preview:
            await preview.show(moment.shown)
            size: ViewportSize = {"width": WIDE, "height": HIGH}
            page = await self.browser.new_page(viewport=size, bypass_csp=True)
            await page.goto(preview.url)
            await page.add_style_tag(content=ALONE)
            await page.wait_for_timeout(300)
            await page.wait_for_function(COMPLETE, timeout=60_000)
            form = page.locator(".modal-dialog")
            seen = form if await form.count() else page.locator("#focused-content")
            png = await seen.screenshot()
            await page.close()
        return Image.open(BytesIO(png)).convert("RGB")


@asynccontextmanager
async def table(folder: Path, clock: SettableClock) -> AsyncIterator[tuple[simcord.Env, TableBot]]:
    settings = Settings(database=folder / "gallery.sqlite3", backups_kept=0)
    seams = Seams(
        clock=clock,
        monotonic=lambda: env.now().timestamp(),
        draw_seed=lambda: SEED,
        stage_pace=StagePace(frame_seconds=0),
        picture_limits=PictureLimits(moment=60, share=0),
        patient_companions=False,
    )
    bot = create_bot(settings, seams)
    env = Env(bot, shard_count=1)
    env.settle_timeout = PATIENCE
    await env.start()
    env.backend.bot_user.name = "Above and Below"
    try:
        yield env, bot
    finally:
        await env.shutdown()
        await bot.parts[Database].close()


async def photographs(
    languages: Iterable[str],
) -> AsyncIterator[tuple[str, dict[str, Image.Image]]]:
    """Give each language with its messages, by their names."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=which("chromium"), args=["--no-sandbox"]
        )
        for language in languages:
            with tempfile.TemporaryDirectory() as name:
                clock = SettableClock(BEGAN)
                async with table(Path(name), clock) as (env, bot):
                    camera = Photographer(browser, env, emoji_assets(bot))
                    game = moments(env, bot, clock, language)
                    yield language, {m.name: await camera.take(m) async for m in game}
        await browser.close()
