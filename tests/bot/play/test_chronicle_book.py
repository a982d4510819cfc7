"""The book of a chronicle is valid, and looks like one on a shelf: cover, authors, date."""

import asyncio
import shutil
import subprocess
from io import BytesIO
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest
from PIL import Image

from bot.i18n.words import languages
from tests.bot.play.keepsakes import HOSTILE, made
from tests.bot.server import MONDAY, Server

CHECKER = Path("/usr/share/java/epubcheck.jar")
QUICK = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto")
"""Options of a short run of Java: to optimize would take more than to run."""

OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"
CORE = {"application/xhtml+xml", "text/css", "image/jpeg", "image/png"}
"""The media types of EPUB 3.2 and 3.3 that a chronicle uses."""


async def finished(server: Server) -> None:
    server.set_clock(MONDAY)
    server.ann.user._user.global_name = HOSTILE
    await server.start(2)
    await server.finish(Random(4))


async def test_it_has_a_cover_its_players_a_date_and_only_core_types(server: Server) -> None:
    await finished(server)
    book = ZipFile(BytesIO((await made(server))["epub"]))
    package = ET.fromstring(book.read("book/package.opf"))
    items = {one.get("id"): one for one in package.iter(f"{OPF}item")}
    assert {one.get("media-type") for one in items.values()} <= CORE
    (cover,) = [one for one in items.values() if one.get("properties") == "cover-image"]
    first = next(package.iter(f"{OPF}itemref")).get("idref")
    assert f'src="{cover.get("href")}"'.encode() in book.read(f"book/{items[first].get('href')}")
    for one in items.values():
        if one.get("media-type") == "image/jpeg":
            assert Image.open(BytesIO(book.read(f"book/{one.get('href')}"))).format == "JPEG"
    creators = [one.text for one in package.iter(f"{DC}creator")]
    assert len(creators) == 2
    assert any("bob" in (name or "") for name in creators)
    assert [one.text for one in package.iter(f"{DC}date")] == [f"{MONDAY:%Y-%m-%d}"]
    assert b"webp" not in b"".join(book.read(name) for name in book.namelist() if "xhtml" in name)


@pytest.mark.skipif(
    not (CHECKER.exists() and shutil.which("java")), reason="Debian's epubcheck is not installed"
)
async def test_epubcheck_finds_nothing_in_any_language_whatever_people_typed(
    server: Server, tmp_path: Path
) -> None:
    await finished(server)
    for language in ("en", "es", "ja"):
        assert language in languages()
        file = tmp_path / f"{language}.epub"
        file.write_bytes((await made(server, language))["epub"])
        is_vertical = [
            mark in ZipFile(file).read(f"book/{name}")
            for name, mark in (
                ("package.opf", b'page-progression-direction="rtl"'),
                ("style.css", b"writing-mode: vertical-rl"),
                ("contents.xhtml", '第<span class="upright">1</span>'.encode()),
            )
        ]
        assert is_vertical == [language == "ja"] * 3
        command = ["java", *QUICK, "-jar", str(CHECKER), str(file)]
        done = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, check=False
        )
        found = done.stdout + done.stderr
        assert "0 fatals / 0 errors / 0 warnings" in found, found
        assert done.returncode == 0
