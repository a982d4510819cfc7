"""Draw what lock screens show, in each language: the texts that the tests hold the bot to."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from io import BytesIO
from pathlib import Path
from shutil import which

from PIL import Image
from playwright.async_api import async_playwright

from bot import pictures

GOLDEN = Path(__file__).parents[1] / "golden"
FONTS = Path(pictures.__file__).parent / "fonts"
WIDE = 400
"""A phone's width in pixels."""

FONT = b64encode((FONTS / "NotoSansJP-Bold.otf").read_bytes()).decode()
"""For the letters that the machine has none for."""

STYLE = f"""
@font-face {{ font-family: own; src: url(data:font/otf;base64,{FONT}); }}
body {{ margin: 0; display: flex; background: #1e1f22; font-family: sans-serif, own; }}
section {{ width: {WIDE - 24}px; padding: 12px; }}
h2 {{ margin: 10px 4px 4px; color: #949ba4; font-size: 12px; font-weight: normal; }}
div {{ padding: 10px 14px; border-radius: 16px; background: #3a3c42; color: #f2f3f5; }}
b {{ display: block; font-size: 13px; }}
p {{ margin: 2px 0 0; font-size: 14px; line-height: 1.3; overflow: hidden;
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }}
"""
"""A notification shows four lines; what is longer is cut there."""


async def photograph(languages: Iterable[str]) -> Image.Image:
    """Return a picture with a column for each language."""
    columns = "".join([f"<section>{''.join(_notifications(one))}</section>" for one in languages])
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=which("chromium"), args=["--no-sandbox"]
        )
        page = await browser.new_page(viewport={"width": WIDE * 3, "height": WIDE})
        await page.set_content(f"<meta charset=utf-8><style>{STYLE}</style>{columns}")
        png = await page.screenshot(full_page=True)
        await browser.close()
    return Image.open(BytesIO(png)).convert("RGB")


def _notifications(language: str) -> Iterator[str]:
    lines = (GOLDEN / f"lock_screens.{language}.txt").read_text(encoding="utf-8").splitlines()
    for kind, title, text in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        shown = [escape(line.strip()) for line in (kind, title, text)]
        yield f"<h2>{shown[0]}</h2><div><b>{shown[1]}</b><p>{shown[2]}</p></div>"
