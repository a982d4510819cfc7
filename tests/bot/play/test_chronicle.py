"""A finished game's chronicle: every story and nothing that was not chosen, in any language."""

import os
import re
import sqlite3
import textwrap
from base64 import b64encode
from hashlib import sha256
from html import unescape
from io import BytesIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree as ET
from zipfile import ZIP_STORED, ZipFile

from bot.chronicle.pages import REPLAY_SCRIPT
from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.delivery.discord.voice_api import VoiceApi
from bot.delivery.outbox.keepsake_maker import MOST_BYTES, KeepsakeMaker
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.screens import Screens
from bot.features.keepsakes import Keepsakes
from bot.i18n.words import words_in
from bot.model.custom_id import CustomId
from bot.model.presses import Press
from bot.model.stories import Story
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.store.database import Database
from bot.text.picture_request import Halves, PosterRequest, TwofoldRequest
from bot.ui.message import File, Message, Text
from tests.bot.fireside import Fireside
from tests.bot.messages import answer_of, say, text_of
from tests.bot.people.test_shaken_dice import shake
from tests.bot.server import MONDAY, Server
from tests.bot.wire import Wire

GOLDEN = Path(__file__).parents[2] / "golden" / "chronicle.txt"
EVIL = '<script>alert(1)</script> "&\\*'
TAG = re.compile(r"<[^>]+>")
CHOICE = re.compile('<p class="choice">(.*?)</p>')
OUTSIDE = re.compile(r"https?:|<script src|<iframe|<object|\son\w+=|@import|url\(")


def files_of(server: Server, result: Any) -> dict[str, bytes]:
    """Return the files of the last message that a person was shown, by what comes after the dot."""
    message = result.followups[-1].message
    return {
        file.filename.rpartition(".")[2]: server.env.backend.cdn.get(file.url) or b""
        for file in message.attachments
    }


async def chronicle(server: Server) -> dict[str, bytes]:
    """Ask for the chronicle by its command."""
    return files_of(server, await server.ann.slash(server.channel, "game chronicle"))


def words_of(page: bytes) -> str:
    """Return what a page says, without its tags."""
    return unescape(TAG.sub("", page.decode().partition("</style>")[2]))


def lines_of(page: bytes) -> list[str]:
    """Return what a page says, a line a tag."""
    text = unescape(TAG.sub("\n", page.decode().partition("</style>")[2]))
    return [line.strip() for line in text.splitlines() if line.strip()]


async def over(server: Server) -> list[Story]:
    """List the stories that are over."""
    plies = await server.parts[Games].history.plies(server.game_id)
    return [one for one in stories_of(plies) if one.is_over]


async def test_it_tells_every_story_and_no_choice_that_was_not_made(server: Server) -> None:
    await server.start(3)
    await server.finish(Random(9))
    stories, page = (await server.loaded()).book.stories, (await chronicle(server))["html"]
    text = words_of(page)
    finished = await over(server)
    assert len(finished) > 3
    chosen: list[str] = []
    for chapter in [chapter for story in finished for chapter in story.chapters]:
        assert stories.title(chapter.number, "en") in text
        if chapter.chosen:
            chosen.append(stories.label(chapter.number, chapter.chosen.option, "en"))
        end = chapter.settled
        if end is not None:
            outcome = stories.outcome(end.number, end.option, end.tier, "en")
            assert (outcome or say("story-failed")).strip().split("\n")[0] in text
    assert chosen
    assert [unescape(label) for label in CHOICE.findall(page.decode())] == chosen
    assert (await server.loaded()).row.seed.hex() in text


async def test_it_goes_as_it_went(server: Server) -> None:
    """What it says of one game but its moves, line by line; of long ones how they begin and end."""
    server.set_clock(MONDAY)
    await server.start(2)
    await server.finish(Random(4))
    page = (await chronicle(server))["html"].partition(b'<details class="replay">')[0]
    lines = lines_of(page)
    transcript = "\n".join([textwrap.shorten(line, 60) for line in lines]) + "\n"
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.write_text(transcript, encoding="utf-8")
    assert transcript == GOLDEN.read_text(encoding="utf-8"), "GOLDEN=write writes it again"


async def test_each_story_is_told_under_the_name_of_who_sat_there_then(server: Server) -> None:
    await server.start(2)
    dice = Random(4)
    while not (finished := await over(server)):
        await server.step(dice)
    seat = finished[0].seat
    before = (await server.loaded()).row.seats[seat].name
    await server.people[before].slash(server.channel, "game seat", what="leave")
    offer = next(m for m in server.channel.history() if say("take-seat") in text_of(m))
    await server.cid.click(offer, label=say("take-seat"))
    await server.finish(dice)
    explored = [one for one in await over(server) if one.seat == seat]
    lines = lines_of((await chronicle(server))["html"])
    contents = lines[lines.index("The stories") :]
    titles = [(await server.loaded()).book.stories.title(one.number, "en") for one in explored]
    names = [contents[contents.index(title) + 1] for title in titles]
    assert names[0] == before
    assert set(names[1:]) == {"cid"}


async def test_it_is_one_file_that_needs_nothing_from_outside(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))
    files = await chronicle(server)
    assert sorted(files) == ["epub", "html"]
    page = files["html"].decode()
    assert not OUTSIDE.search(page)
    # The one script is ours, and the page's policy names it by its hash.
    script = page.partition("<script>")[2].partition("</script>")[0]
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert script == REPLAY_SCRIPT.read_text(encoding="utf-8")
    assert f"script-src &#39;sha256-{digest}&#39;" in page


async def test_it_waits_for_the_end(server: Server) -> None:
    await server.start(2)
    early = await server.ann.slash(server.channel, "game chronicle")
    assert answer_of(early) == say("chronicle-later")
    forged = Wire(server).press(
        server.eve, await server.panel(), str(CustomId(server.game_id, 0, Press.CHRONICLE))
    )
    await Wire(server).deliver(forged)
    assert answer_of(forged.result) == say("chronicle-later")


async def test_the_end_has_a_button_for_it(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))
    pressed = await server.bob.click(await server.panel(), label=say("chronicle"))
    assert text_of(pressed.followups[-1].message).startswith(say("chronicle-made")[:20])
    assert sorted(files_of(server, pressed)) == ["epub", "html"]


async def test_names_are_shown_and_never_obeyed(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))

    def rename(db: sqlite3.Connection) -> None:
        db.execute("UPDATE seats SET name = ? WHERE seat = 0", (EVIL,))

    await server.parts[Database].write(rename)
    server.parts[Games].loaded.invalidate(server.game_id)
    files = await chronicle(server)
    assert files["html"].count(b"<script") == 1
    assert EVIL in words_of(files["html"])
    assert b"{{" not in files["html"]


async def test_a_printed_book_tells_numbers_and_what_was_entered(server: Server) -> None:
    await server.start(2, reading="book")
    await server.finish(Random(4))
    text = words_of((await chronicle(server))["html"])
    finished = [
        one for one in stories_of(await server.parts[Games].history.plies(1)) if one.is_over
    ]
    assert finished
    for story in finished:
        assert say("story-number", number=story.number) in text


async def test_the_journal_of_a_printed_book_tells_numbers_and_no_words(server: Server) -> None:
    loaded = await server.start(2, reading="book")
    dice = Random(4)
    while not (finished := await over(server)):
        await server.step(dice)
    (story, *_) = finished
    journal = "\n".join(text_of(one) for one in server.channel.history())
    for chapter in story.chapters:
        assert f"paragraph {chapter.number}" in journal
    assert loaded.row.seats[story.seat].name in journal
    named = f"{server.game_id}-{story.ply}"
    again = answer_of(await server.ann.slash(server.channel, "read", story=named))
    assert say("story-number", number=story.number) in again
    written = loaded.book.stories.texts["en"].values()
    assert not [one.title for one in written if one.title in f"{journal}\n{again}"]


async def test_it_is_in_the_language_of_whoever_asks(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))
    for language in ("es", "ja"):
        await server.ann.slash(server.channel, "me settings", language=language)
        page = (await chronicle(server))["html"].decode()
        assert f'<html lang="{language}">' in page
        assert words_in(language)("chronicle-ended") in page
        assert words_in("en")("chronicle-ended") not in page
        assert ("<ruby>" in page) == (language == "ja")
        assert not [mark for mark in "｜《》" if mark in page]


async def test_the_book_is_one_that_readers_open(server: Server) -> None:
    """The type comes first and bare; every file is well formed, listed and there."""
    await server.start(2)
    await server.finish(Random(4))
    book = ZipFile(BytesIO((await chronicle(server))["epub"]))
    first = book.infolist()[0]
    assert (first.filename, first.compress_type) == ("mimetype", ZIP_STORED)
    assert book.read("mimetype") == b"application/epub+zip"
    names = set(book.namelist())
    sheets = [name for name in names if name.endswith((".xhtml", ".opf", ".xml"))]
    parsed = {name: ET.fromstring(book.read(name)) for name in sheets}
    package = parsed["book/package.opf"]
    listed = {f"book/{item.get('href')}" for item in package.iter() if item.get("href")}
    assert listed == {name for name in names if name.startswith("book/")} - {"book/package.opf"}
    for name, sheet in parsed.items():
        for link in sheet.iter("{http://www.w3.org/1999/xhtml}a"):
            target, _, mark = (link.get("href") or "").partition("#")
            assert f"book/{target}" in names, name
            assert not mark or f'id="{mark}"'.encode() in book.read(f"book/{target}")


async def test_every_e_reader_opens_the_book_whatever_people_typed(server: Server) -> None:
    """No XML may have control characters, not even as references (XML 1.0, 2.2)."""
    server.ann.user._user.global_name = "\x00an\x08n\ufffe\x1b"
    server.bob.user._user.global_name = "\x01\x02"
    await server.open(2)
    await shake(server, server.ann, "pl\x0fum")
    await server.ann.click(server.channel.last_message, label=say("lobby-start"))
    await server.finish(Random(4))
    files = await chronicle(server)
    book = ZipFile(BytesIO(files["epub"]))
    sheets = [name for name in book.namelist() if name.endswith((".xhtml", ".opf", ".xml"))]
    texts = ["".join(ET.fromstring(book.read(name)).itertext()) for name in sheets]
    assert any("ann" in text and "bob" in text for text in texts)
    assert any("plum" in text for text in texts)


class _LargePictures:
    """Draws pictures whose size grows with their width."""

    def __init__(self) -> None:
        self.widths: list[int] = []

    async def draw(self, _: Any) -> bytes:
        return bytes(500_000)

    async def draw_twofold(self, request: TwofoldRequest) -> Halves:
        self.widths.append(request.width)
        drawn = Random(request.width).randbytes(request.width * 250)
        return Halves(drawn, drawn)


class _Shown:
    """Keeps what a person is shown."""

    def __init__(self) -> None:
        self.files: tuple[File, ...] = ()
        self.posters: list[PosterRequest] = []
        self.text = ""

    async def privately(self, _: Any, shown: Message | str) -> None:
        if isinstance(shown, Message):
            self.files = shown.files
            self.text = "\n".join([one.content for one in shown.blocks if isinstance(one, Text)])
            self.posters = [one for one in shown.requests if isinstance(one, PosterRequest)]


async def test_pictures_shrink_until_discord_takes_the_files(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))
    pictures = _LargePictures()
    shown = await _given(server, pictures)
    assert shown.files
    assert sum(len(file.content) for file in shown.files) <= MOST_BYTES - 500_000
    assert shown.posters
    assert len(set(pictures.widths)) > 1


async def _given(server: Server, pictures: _LargePictures) -> _Shown:
    """Return what Ann is given who asks for the chronicle."""
    shown, parts = _Shown(), server.parts
    games, languages = parts[Games], parts[Languages]
    maker = KeepsakeMaker(
        *(games, languages, parts[Screens], cast("Any", pictures)),
        *(parts[NarrationQueue], parts[VoiceApi]),
    )
    keepsakes = Keepsakes(games, languages, cast("Any", shown), maker, parts[Outbox])
    ann = SimpleNamespace(user=SimpleNamespace(id=server.ann.id), locale="en")
    await keepsakes.press(cast("Any", ann), CustomId(server.game_id, 0, Press.CHRONICLE))
    return shown


async def test_a_night_has_a_poster_too_with_its_sheet(server: Server) -> None:
    fire = Fireside(server)
    await fire.begin()
    await fire.finish()
    shown = await _given(server, _LargePictures())
    (poster,) = shown.posters
    assert "Journeys: 6" in poster.sheet[0]
    assert len(poster.stories) == len(await over(server))
    assert say("chronicle-poster") in shown.text


async def test_it_names_no_poster_where_it_has_none(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))
    given = await server.ann.slash(server.channel, "game chronicle")
    assert say("chronicle-poster") not in answer_of(given)
