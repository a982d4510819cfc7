"""A chronicle prints on A5: each page is worth its paper, and is numbered."""

import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from tests.bot.play.keepsakes import made
from tests.bot.server import Server

TOOLS = ("chromium", "pdftotext", "pdfinfo", "pdfimages")
A5 = "420 x 594.96 pts"
LEAST = 200
"""Characters of a page that has no picture."""

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, TOOLS)), reason="Chromium or poppler's tools are not installed"
)


def run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


async def test_no_page_is_nearly_empty_and_each_but_the_first_has_its_number(
    server: Server, tmp_path: Path
) -> None:
    await server.start(2)
    await server.finish(Random(4))
    page, pdf = tmp_path / "page.html", str(tmp_path / "page.pdf")
    page.write_bytes((await made(server))["html"])
    flags = ("--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer")
    run("chromium", *flags, f"--user-data-dir={tmp_path}", f"--print-to-pdf={pdf}", page.as_uri())
    about = run("pdfinfo", pdf)
    assert A5 in about
    count = int(re.findall(r"Pages:\s+(\d+)", about)[0])
    assert count > 5
    listed = run("pdfimages", "-list", pdf).splitlines()[2:]
    pictured = {int(line.split()[0]) for line in listed}
    for number in range(1, count + 1):
        text = run("pdftotext", "-layout", "-f", str(number), "-l", str(number), pdf, "-")
        assert number in pictured or len(text) >= LEAST, (number, text)
        lines = [line for line in text.split("\n") if line.strip("\f ")]
        assert (lines[-1].strip() == str(number)) == (number > 1), (number, lines[-1])
        # Nothing ends with a heading: what it announces is below it.
        if number > 1 and number not in pictured:
            assert not re.fullmatch(r"Round \d|How it ended|The villages", lines[-2]), number
