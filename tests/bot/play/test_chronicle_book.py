"""The book of a chronicle is valid, and looks like one on a shelf: cover, authors, date."""

import asyncio
import re
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from random import Random
from unicodedata import normalize
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest
from PIL import Image

from bot.i18n.words import languages
from tests.bot.fireside import Fireside
from tests.bot.night.test_tales import begin
from tests.bot.play.keepsakes import HOSTILE, made
from tests.bot.server import MONDAY, Server

CHECKER = Path("/usr/share/java/epubcheck.jar")
QUICK = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto")
"""Options of a short run of Java: to optimize would take more than to run."""

LANGUAGES = ("en", "es", "es-ES", "ja")

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


async def told(server: Server) -> None:
    """Play a night with a tale, one of whose guests has typed what no book may have."""
    server.set_clock(MONDAY)
    server.ann.user._user.global_name = HOSTILE
    fire = Fireside(server)
    await begin(fire)
    await fire.finish()


@pytest.mark.parametrize(
    ("played", "spoken", "upright"),
    [
        (finished, ("en", "es", "ja"), ("contents.xhtml", '第<span class="upright">1</span>')),
        (told, LANGUAGES, ("start.xhtml", '年<span class="upright">')),
    ],
)
@pytest.mark.skipif(
    not (CHECKER.exists() and shutil.which("java")), reason="Debian's epubcheck is not installed"
)
async def test_epubcheck_finds_nothing_in_any_language_whatever_people_typed(
    server: Server,
    tmp_path: Path,
    played: Callable[[Server], Awaitable[None]],
    spoken: tuple[str, ...],
    upright: tuple[str, str],
) -> None:
    """Debian's epubcheck, 4.2.6, knows the rules of EPUB 3.2.

    What 3.3 asks beyond them is in the next test, whose rules need no checker.
    """
    await played(server)
    files = [tmp_path / f"{language}.epub" for language in spoken]
    for language, file in zip(spoken, files, strict=True):
        assert language in languages()
        file.write_bytes((await made(server, language))["epub"])
        is_vertical = [
            mark in ZipFile(file).read(f"book/{name}").decode()
            for name, mark in (
                ("package.opf", 'page-progression-direction="rtl"'),
                ("style.css", "writing-mode: vertical-rl"),
                upright,
            )
        ]
        assert is_vertical == [language == "ja"] * 3
    for found, code in await asyncio.gather(*map(checked, files)):
        assert "0 fatals / 0 errors / 0 warnings" in found, found
        assert code == 0


async def checked(file: Path) -> tuple[str, int]:
    """Return what epubcheck says of a book, and its exit code."""
    command = ["java", *QUICK, "-jar", str(CHECKER), str(file)]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr, done.returncode


async def test_it_keeps_what_epub_3_3_asks_beyond_3_2(server: Server) -> None:
    """By the section of EPUB 3.3 (W3C, 2023) that each rule is from."""
    await told(server)
    for language in LANGUAGES:
        book = ZipFile(BytesIO((await made(server, language))["epub"]))
        names = [one for one in book.namelist() if one != "mimetype"]
        check_container(names)
        xml = {one: book.read(one) for one in names if not one.endswith((".css", ".jpg"))}
        trees = {one: ET.fromstring(content) for one, content in xml.items()}
        # 3.9 and 6.3: XML and style sheets are UTF-8, and no document names an external entity.
        for one, content in {**xml, "style": book.read("book/style.css")}.items():
            assert content.decode("utf-8"), one
            declared = re.findall(rb"<!DOCTYPE[^>]*>|<!ENTITY", content)
            assert declared in ([], [b"<!DOCTYPE html>"]), one
        check_package(trees["book/package.opf"], names)
        check_links(trees, names)


def check_container(names: list[str]) -> None:
    """Check 4.2: no two names are equal to a reader, and none has what a file system forbids."""
    assert len({normalize("NFC", one).casefold() for one in names}) == len(names)
    for one in names:
        assert re.fullmatch("[A-Za-z0-9._/-]+", one), one
        assert all(part and not part.endswith(".") for part in one.split("/")), one
        assert max(map(len, one.split("/"))) <= 255


def check_package(package: ET.Element, names: list[str]) -> None:
    """Check 5: metadata with a text, one date of change, each file once and none unlisted."""
    (metadata,) = package.iter(f"{OPF}metadata")
    for one in metadata:
        assert (one.text or "").strip() or one.get("content"), one.tag
    assert any("**x**" in (one.text or "") for one in metadata.iter(f"{DC}creator"))
    (changed,) = [one.text for one in metadata if one.get("property") == "dcterms:modified"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", changed or "")
    hrefs = [one.get("href", "") for one in package.iter(f"{OPF}item")]
    assert sorted(f"book/{one}" for one in hrefs) == sorted(
        {one for one in names if one.startswith("book/")} - {"book/package.opf"}
    )
    spine = [one.get("idref") for one in package.iter(f"{OPF}itemref")]
    assert len(set(spine)) == len(spine) > 2


def check_links(trees: dict[str, ET.Element], names: list[str]) -> None:
    """Check 3.5 and 4.2.5: addresses are relative, stay in the book, and lead to what is there."""
    marks = {
        name: {one.get("id") for one in tree.iter() if one.get("id")}
        for name, tree in trees.items()
    }
    linked = 0
    for name in [one for one in trees if one.endswith(".xhtml")]:
        found = [one.get(key) for one in trees[name].iter() for key in ("href", "src")]
        for address in filter(None, found):
            parts = urlsplit(address)
            file = f"book/{parts.path}" if parts.path else name
            assert (parts.scheme, parts.netloc, parts.query) == ("", "", ""), address
            assert file in names, address
            assert not parts.fragment or parts.fragment in marks[file], address
            linked += 1
    assert linked > 20
