"""A table's page shows what its channel shows, to whoever has the link, and to nobody else."""

import asyncio
import re
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path
from random import Random

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.i18n.words import words_in
from bot.model.nights import Step
from tests.bot.fireside import Fireside
from tests.bot.messages import parts_of, say
from tests.bot.screen.browser import PICTURE, Browser, opened, play, words_on
from tests.bot.settable import ALL_THE_TIME
from tests.bot.surfaces import ALL, Surface
from tests.hidden import Secrets

NAMES = ("ann", "bob", "cid")
_LONGEST = 30
_STEPS = 40
_REPLAYED = 4
"""Steps between two looks at the page that goes through the game."""


async def _other_table(browser: Browser) -> None:
    server = browser.server
    other = server.guild.create_text_channel("other")
    await server.fay.slash(other, "game new", variant="solo")
    await server.fay.slash(other, "game start")
    server.game_id = 2


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_a_page_shows_the_panel_the_villages_and_the_journal(
    browser: Browser, language: str
) -> None:
    server = browser.server
    await server.start(3)
    await play(server, Random(4), 20)
    page = await browser.read(f"{await browser.link()}?lang={language}")
    assert f'<html lang="{language}">' in page
    shown, words = words_on(page), words_in(language)
    assert all(name in shown for name in NAMES)
    assert "<@" not in unescape(page)
    assert words("view-log") in shown
    table = (await server.loaded()).state.table
    assert words("panel-round", round=table.round, rounds=7) in shown
    assert not PICTURE.findall(page)  # this bot draws none: their texts are there instead


async def test_pictures_are_drawn_and_described(tmp_path: Path) -> None:
    async with opened(tmp_path, pictures=True, picture_limits=ALL_THE_TIME) as browser:
        await browser.server.start(3)
        page = await browser.read(await browser.link())
        pictures = PICTURE.findall(page)
        assert len(pictures) >= len(NAMES) + 2
        assert all(alt for _, alt in pictures)
        async with browser.ask(pictures[-1][0]) as answer:
            assert answer.content_type == "image/webp"
            assert (await answer.read()).startswith(b"RIFF")
        await _other_table(browser)
        stolen = pictures[-1][0].rsplit("/", 1)[1]
        async with browser.ask(f"{await browser.link('p')}/{stolen}") as answer:
            assert answer.status == 404


@pytest.mark.parametrize("reading", ["private", "table", "player", "book"])
async def test_nothing_hidden_is_on_a_page(browser: Browser, reading: str) -> None:
    server = browser.server
    secrets = Secrets(server.settings.database)
    loaded = await server.start(3, reading=reading, seed=(2).to_bytes(32))
    link, dice, stories = await browser.link(), Random(2), 0
    for number in range(_STEPS):
        await server.step(dice)
        loaded = await server.loaded()
        secrets.note()
        for path in (link, link.replace("/t/", "/r/"))[: 2 if number % _REPLAYED == 0 else 1]:
            page = await browser.read(path)
            assert list(secrets.faults(Surface(ALL, words_on(page)))) == []
            assert secrets.cards_in(words_on(page), loaded.state) == []
            stories = max(stories, page.count('class="tale"'))
    assert stories or reading == "book"
    secrets.close()


async def test_a_page_never_runs_ahead_of_the_message(browser: Browser) -> None:
    server, dice = browser.server, Random(3)
    await server.start(2)
    link = await browser.link()
    first = await browser.read(link)
    await server.step(dice)
    shown = await browser.read(link)
    assert shown != first
    # Discord takes no messages any more: the game goes on, and its channel does not show it.
    ply, panel = (await server.loaded()).ply, await server.panel()
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=500, times=None)
    server.env.inject_error("PATCH", f"{path}/{panel.id}", status=500, times=None)
    await server.step(dice)
    assert (await server.loaded()).ply > ply
    assert await browser.read(link) == shown
    server.env.backend.faults.clear()
    await server.parts[Outbox].flush()
    assert await browser.read(link) != shown


async def test_a_night_is_on_its_page_as_on_its_stage(browser: Browser) -> None:
    fire = Fireside(browser.server)
    await fire.begin()
    link, secrets = await browser.link(), Secrets(browser.server.settings.database)
    voted = False
    for _ in range(20):
        await fire.go_on()
        secrets.note()
        page = await browser.read(link)
        assert list(secrets.faults(Surface(ALL, words_on(page)))) == []
        said = next(
            part.content for part in parts_of(await fire.stage()) if getattr(part, "content", None)
        )
        assert re.sub(r"[#*-]+ ?", "", said.split("\n")[0]).strip()[:20] in words_on(page)
        voted = voted or 'class="votes"' in page
    assert voted
    secrets.close()


async def test_the_light_of_a_tale_dims_its_page(browser: Browser) -> None:
    fire = Fireside(browser.server)
    await fire.begin(tale="long-bean")
    link, seen = await browser.link(), list[int]()
    while await fire.step() != Step.OVER:
        await fire.go_on()
        (dimmed,) = re.findall(r'class="now dimmed([0-3])"', await browser.read(link))
        seen.append(int(dimmed))
    assert seen[0] == 0 < seen[-1]
    assert seen == sorted(seen)


async def test_each_way_to_have_no_link_is_answered_alike(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    old, new = await browser.link(), await browser.link()
    assert old != new
    await server.ann.slash(server.channel, "game link", what="off")
    answers = set[tuple[int, str]]()
    paths = [old, new, "/t/wrong", f"{new}/events", "/", "/etc/passwd", "/static/../server.py"]
    paths += [path.replace("/t/", f"/{kind}/") for path in (old, new) for kind in "rc"]
    for path in (*paths, f"{old.replace('/t/', '/p/')}/{'0' * 32}.webp"):
        async with browser.ask(path) as answer:
            answers.add((answer.status, await answer.text()))
    ((status, text),) = answers
    assert status == 404
    assert say("screen-missing") in text


async def test_pages_have_no_cookies_and_no_outside_and_take_no_writing(browser: Browser) -> None:
    await browser.server.start(2)
    link = await browser.link()
    for path in (link, link.replace("/t/", "/r/")):
        async with browser.ask(path) as answer:
            page = await answer.text()
            assert "Set-Cookie" not in answer.headers
            policy = answer.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'")
            assert "unsafe" not in policy
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["Cache-Control"] == "no-store"
            assert "noindex" in answer.headers["X-Robots-Tag"]
        assert "http" not in page
        assert "<style" not in page
        assert ' style="' not in page
    for name in ("screen.css", "table.js", "replay.js", "sound.js"):
        assert "http" not in await browser.read(f"/static/{name}")
    async with browser.server.nothing_changes():
        for method in ("POST", "PUT", "DELETE", "PATCH"):
            async with browser.ask(link, method) as answer:
                assert answer.status == 405


async def test_names_and_their_marks_are_text(browser: Browser) -> None:
    server = browser.server
    server.people["ann"] = server.guild.add_member(server.env.create_user("<b>&'**x**</b>"))
    await server.start(2)
    page = await browser.read(await browser.link())
    assert "&lt;b&gt;&amp;" in page
    assert page.count("<script") == 1


async def test_a_stream_says_when_the_table_has_changed_and_ends_with_the_link(
    browser: Browser,
) -> None:
    server = browser.server
    await server.start(2)
    link = await browser.link()
    await browser.read(link)
    async with browser.ask(f"{link}/events") as stream:
        asked, _ = await server.turn()
        await asked.slash(server.channel, "pass")
        lines = [await asyncio.wait_for(stream.content.readline(), _LONGEST) for _ in range(3)]
        assert lines == [b":\n", b"\n", b"data: changed\n"]
        await server.ann.slash(server.channel, "game link", what="off")
        rest = await asyncio.wait_for(stream.content.read(), _LONGEST)
        assert b"event: gone" in rest


async def test_a_restart_shows_the_same_page(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    await play(server, Random(4), 8)
    link = await browser.link()
    before = await browser.read(link)
    await browser.screen.close()
    await server.restart()
    assert await browser.read(link) == before


async def test_a_game_can_be_stepped_through(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    await play(server, Random(5), 30)
    page = await browser.read(await browser.link("r"))
    shown, steps = words_on(page), page.count("<li>\n<h2>")
    assert steps > 5
    for number in range(1, steps + 1):
        assert say("screen-step", number=number, count=steps) in shown
    assert say("screen-by-round") in shown


async def test_a_chronicle_that_is_posted_opens_in_a_browser(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    link = await browser.link("c")
    await browser.to_the_end()
    given = await server.ann.slash(server.channel, "game chronicle")
    await server.ann.click(given.followups[-1].message, label=say("chronicle-post"))
    shown = server.channel.last_message
    opens = next(one for one in parts_of(shown) if getattr(one, "url", None))
    assert opens.label == say("chronicle-open")
    assert opens.url == f"{server.settings.screen_url}{link}"
    assert say("chronicle-ended") in await browser.read(link)


async def test_a_finished_game_has_its_chronicle_under_its_link(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    link = await browser.link("c")
    async with browser.ask(link) as answer:
        assert answer.status == 404  # it is not over
    await browser.to_the_end()
    async with browser.ask(f"{link}?lang=es") as answer:
        page = await answer.text()
        assert answer.status == 200
        assert words_in("es")("chronicle-ended") in page
        policy = answer.headers["Content-Security-Policy"]
        assert "style-src 'sha256-" in policy
        assert "unsafe" not in policy
        script = page.partition("<script>")[2].partition("</script>")[0]
        digest = b64encode(sha256(script.encode()).digest()).decode()
        assert f"script-src 'sha256-{digest}'" in policy
        assert "media-src data:" in policy
    async with browser.ask(f"{link}/book.epub") as answer:
        assert (await answer.read()).startswith(b"PK")
    table = await browser.read(link.replace("/c/", "/t/"))
    assert f"{link}/book.epub" in table
    assert f"{link}/poster.png" not in table  # this bot draws none
