"""Show every kind of message as a person sees it: `python -m tests.gallery.messages FOLDER`.

The messages are those of a game on SimCord, in its preview, taken by Playwright with the machine's
own Chromium: at a phone's width and at a desktop's, in every language.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from shutil import which

import simcord
from PIL import Image
from playwright.async_api import Browser, ViewportSize, async_playwright

from bot.app import TableBot, create_bot
from bot.delivery import picture_queue
from bot.demo.run import emoji
from bot.i18n.words import languages
from bot.settings import Settings
from tests.bot.settable import SettableClock
from tests.gallery.evening import BEGAN, SEED, moments
from tests.gallery.moments import Moment

WIDTHS = {"phone": 400, "desktop": 960}
HIGH = 2_400
COLOURS = 256
COMPLETE = "[...document.images].every(image => image.naturalWidth)"
ALONE = "[data-workbench], .messages-sidebar, .drawer-scrim { display: none !important }"
"""What hides the preview's own bars, so that a message has the whole width."""


@dataclass(frozen=True)
class Photographer:
    """Takes a message at both widths."""

    browser: Browser
    env: simcord.Env
    assets: dict[str, tuple[str, bytes]]
    folder: Path

    async def take(self, moment: Moment) -> None:
        for name, width in WIDTHS.items():
            async with self.env.preview(
                moment.channel,
                viewers=[moment.viewer],
                layout="message",
                width=width,
                height=HIGH,
                assets=self.assets,
            ) as preview:
                await preview.show(moment.shown)
                size: ViewportSize = {"width": width, "height": HIGH}
                page = await self.browser.new_page(viewport=size, bypass_csp=True)
                await page.goto(preview.url)
                await page.add_style_tag(content=ALONE)
                await page.wait_for_timeout(300)
                await page.wait_for_function(COMPLETE, timeout=60_000)
                form = page.locator(".modal-dialog")
                seen = form if await form.count() else page.locator("#focused-content")
                png = await seen.screenshot()
                await page.close()
            save(self.folder / f"{moment.name}-{name}.png", png)


def save(path: Path, png: bytes) -> None:
    """Keep a screenshot small: cut to what is on it, in few colours."""
    image = Image.open(BytesIO(png)).convert("RGB")
    image.quantize(COLOURS).save(path, optimize=True)
    print(f"{path.parent.name}/{path.name:<32} {path.stat().st_size / 1000:5.0f} kB")


@asynccontextmanager
async def table(folder: Path, clock: SettableClock) -> AsyncIterator[tuple[simcord.Env, TableBot]]:
    settings = Settings(database=folder / "gallery.sqlite3", backups_kept=0)
    bot = create_bot(settings, clock=clock, draw_seed=lambda: SEED)
    env = simcord.Env(bot)
    await env.start()
    env.backend.bot_user.name = "Above and Below"
    try:
        yield env, bot
    finally:
        await env.shutdown()
        await bot.database.close()


async def main(folder: Path) -> None:
    picture_queue._MOMENT, picture_queue._SHARE = 60, 0
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=which("chromium"), args=["--no-sandbox"]
        )
        for language in languages():
            (folder / language).mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory() as name:
                clock = SettableClock(BEGAN)
                async with table(Path(name), clock) as (env, bot):
                    camera = Photographer(browser, env, emoji(bot), folder / language)
                    async for moment in moments(env, bot, clock, language):
                        await camera.take(moment)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
