"""A chronicle prints on A5: each page is worth its paper and is numbered, no picture is cut.

The contents have no page numbers: Chromium cannot print the page of a link, which the style asks
for where a browser can.
"""

import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Awaitable, Callable
from html import unescape
from io import BytesIO
from pathlib import Path
from random import Random
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.pictures.renderer import render
from bot.text.picture_request import (
    BookCoverRequest,
    Halves,
    PictureRequest,
    TwofoldRequest,
    halves,
)
from tests.bench.chronicles import GROWN_BYTES, MOST_GROWN, grown_in
from tests.bot.fireside import Fireside
from tests.bot.night.test_tales import begin
from tests.bot.play.keepsakes import SmallPictures, made
from tests.bot.server import Server

TOOLS = ("chromium", "pdftotext", "pdftoppm", "pdfinfo")
A5 = "420 x 594.96 pts"
LEAST = 200
"""Characters of a page that has no picture."""

DOTS = 60
"""Dots an inch, in which pages are looked at."""

MARK = "#ff00ff"
WHOLE = 480
"""The least width of a picture that is not shown small."""

XHTML = "{http://www.w3.org/1999/xhtml}"

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, TOOLS)), reason="Chromium or poppler's tools are not installed"
)


class PlainPictures(SmallPictures):
    """Draws each picture, and gives one colour in its size, which is found on paper."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[tuple[int, int]] = []
        self.grown = 0

    async def draw_twofold(self, request: TwofoldRequest) -> Halves:
        drawn = halves(render(request))
        size = Image.open(BytesIO(drawn.webp)).size
        if isinstance(request.picture, PictureRequest) and request.width < WHOLE:
            self.grown += len(drawn.webp)
        if not isinstance(request.picture, BookCoverRequest):  # the page has none
            self.sizes.append(size)
        saved = BytesIO()
        Image.new("RGB", size, MARK).save(saved, "WEBP", lossless=True)
        return Halves(saved.getvalue(), drawn.jpeg)


class Page(NamedTuple):
    """A printed page: its lines from above with where each ends, and its pictures' boxes."""

    lines: list[tuple[float, str]]
    pictures: list[tuple[int, int, int, int]]


def run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def pages_of(html: bytes, folder: Path) -> list[Page]:
    """Print a page as people do, and look at what is on the paper."""
    page, pdf = folder / "page.html", str(folder / "page.pdf")
    page.write_bytes(html)
    flags = ("--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer")
    run("chromium", *flags, f"--user-data-dir={folder}", f"--print-to-pdf={pdf}", page.as_uri())
    assert A5 in run("pdfinfo", pdf)
    run("pdftoppm", "-r", str(DOTS), "-png", pdf, str(folder / "sheet"))
    sheets = [Image.open(path).convert("RGB") for path in sorted(folder.glob("sheet-*.png"))]
    texts = ET.fromstring(run("pdftotext", "-bbox-layout", pdf, "-")).iter(f"{XHTML}page")
    return [Page(lines_of(text), boxes(sheet)) for text, sheet in zip(texts, sheets, strict=True)]


def lines_of(page: ET.Element) -> list[tuple[float, str]]:
    """Return the lines of a page from above, each with where it ends, in dots."""
    found = defaultdict[float, list[str]](list)
    for line in page.iter(f"{XHTML}line"):
        found[round(float(line.get("yMax", 0)) * DOTS / 72)] += [word.text or "" for word in line]
    return [(end, " ".join(found[end])) for end in sorted(found)]


def boxes(sheet: Image.Image) -> list[tuple[int, int, int, int]]:
    """Return the box of each picture on a page."""
    steep = [0] * 128 + [255] * 128
    red, green, blue = [one.point(steep) for one in sheet.split()]
    left = ImageChops.subtract(ImageChops.multiply(red, blue), green)
    found = list[tuple[int, int, int, int]]()
    while (whole := left.getbbox()) is not None:
        first = left.crop((0, whole[1], left.width, whole[1] + 1)).getbbox()
        assert first
        before = left.copy()
        ImageDraw.floodfill(left, (first[0], whole[1]), 0)
        box = ImageChops.difference(before, left).getbbox()
        assert box
        found.append(box)
    return [one for one in found if min(one[2] - one[0], one[3] - one[1]) > 2]


def plain(text: str) -> str:
    return " ".join(unescape(re.sub("<[^>]*>", "", text)).split())


async def a_game(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))


async def a_night(server: Server) -> None:
    fire = Fireside(server)
    await begin(fire)
    await fire.finish()


@pytest.mark.parametrize("played", [a_game, a_night])
async def test_each_page_is_worth_its_paper_and_no_picture_is_cut(
    server: Server, tmp_path: Path, played: Callable[[Server], Awaitable[None]]
) -> None:
    await played(server)
    pictures = PlainPictures()
    html = (await made(server, pictures=pictures))["html"]
    pages = pages_of(html, tmp_path)
    assert len(pages) > 5
    printed = [box for page in pages for box in page.pictures]
    # Cut into two it would be one more, squeezed or cut off it would have another shape.
    shapes = [(x1 - x0) / (y1 - y0) for x0, y0, x1, y1 in printed]
    assert sorted(shapes) == pytest.approx(sorted(w / h for w, h in pictures.sizes), rel=0.05)
    headings = {plain(one) for one in re.findall(r"<h[1-4][^>]*>(.*?)</h[1-4]>", html.decode())}
    assert len(headings) > 12
    for number, page in enumerate(pages, start=1):
        *lines, last = page.lines
        assert (last[1] == str(number)) == (number > 1), (number, last)
        assert page.pictures or sum(len(text) for _, text in lines) >= LEAST, (number, lines)
        end = max([*[box[3] for box in page.pictures], lines[-1][0]])
        ends = {" ".join(text for _, text in lines[-count:]) for count in (1, 2, 3)}
        assert end > lines[-1][0] or not ends & headings, (number, ends)

    # A game of four has twice as many as this one of two; a night has two.
    assert len(grown_in(html)) in range(2, MOST_GROWN // 2)
    assert 0 < pictures.grown <= GROWN_BYTES / 2
