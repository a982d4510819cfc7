"""The table agrees to its first link; whoever plays replaces it and ends it."""

from typing import Any

from bot.service.tables import links
from bot.service.tables.games import Games
from tests.bot.fireside import Fireside
from tests.bot.messages import answer_of, parts_of, posts, say
from tests.bot.people.test_votes import presses
from tests.bot.screen.browser import Browser
from tests.bot.server import Server


def _addresses(message: Any) -> list[str]:
    return [url for part in parts_of(message) if (url := getattr(part, "url", None))]


async def _token(server: Server) -> str | None:
    return await links.find(server.parts[Games], server.game_id)


async def test_the_table_votes_on_its_first_link(browser: Browser) -> None:
    server = browser.server
    await server.start(3)
    refused = await server.eve.slash(server.channel, "game link")
    assert answer_of(refused) == say("not-seated")
    called = await server.ann.slash(server.channel, "game link")
    assert answer_of(called) == say("vote-called")
    assert say("motion-link") in "\n".join(posts(server))
    assert await _token(server) is None
    await presses(server, server.bob, say("vote-yes"))
    token = await _token(server)
    assert token is not None
    assert len(token) == 32
    assert say("voted-link", yes=2, count=3) in "\n".join(posts(server))
    url = links.address(server.settings.screen_url, token)
    assert url in _addresses(await server.panel())
    anybody = (await server.eve.slash(server.channel, "game link")).response.message
    assert _addresses(anybody) == [url]


async def test_a_table_that_says_no_has_no_link(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    await server.ann.slash(server.channel, "game link")
    await presses(server, server.bob, say("vote-no"))
    assert await _token(server) is None
    assert _addresses(await server.panel()) == []


async def test_who_plays_replaces_a_link_and_ends_it(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    await browser.link()
    old = await _token(server)
    for what in ("new", "off"):
        refused = await server.eve.slash(server.channel, "game link", what=what)
        assert answer_of(refused) == say("not-seated")
    await server.bob.slash(server.channel, "game link", what="new")
    assert say("link-made", name="bob") in posts(server)[-1]
    new = await _token(server)
    assert new not in (None, old)
    assert _addresses(await server.panel())[0].endswith(f"/t/{new}")
    ended = await server.bob.slash(server.channel, "game link", what="off")
    assert answer_of(ended) == say("link-ended")
    assert await _token(server) is None
    assert _addresses(await server.panel()) == []


async def test_the_host_of_a_night_decides_about_its_link(browser: Browser) -> None:
    fire = Fireside(browser.server)
    await fire.begin()
    server = browser.server
    refused = await server.bob.slash(server.channel, "game link")
    assert answer_of(refused) == say("link-host")
    made = await server.ann.slash(server.channel, "game link")
    assert _addresses(made.response.message)
    assert say("link-made", name="ann") in "\n".join(posts(server))
    assert _addresses(await fire.stage())


async def test_a_lobby_has_no_link_yet(browser: Browser) -> None:
    server = browser.server
    await server.open(2)
    assert answer_of(await server.ann.slash(server.channel, "game link")) == say("link-later")


async def test_without_the_settings_there_is_no_link(server: Server) -> None:
    await server.start(2)
    answer = await server.ann.slash(server.channel, "game link")
    assert answer_of(answer) == say("link-nowhere")


async def test_a_link_is_under_the_table_too(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    table = say("view-table")
    shown = (await server.eve.click(await server.panel(), label=table)).response.message
    assert _addresses(shown) == []
    await browser.link()
    shown = (await server.eve.click(await server.panel(), label=table)).response.message
    (url,) = _addresses(shown)
    assert url.endswith(f"/t/{await _token(server)}")


async def test_a_game_that_is_over_gets_a_link_from_anyone_who_played(browser: Browser) -> None:
    server = browser.server
    await server.start(2)
    await browser.to_the_end()
    refused = await server.eve.slash(server.channel, "game link")
    assert answer_of(refused) == say("not-seated")
    made = await server.bob.slash(server.channel, "game link")
    (url,) = _addresses(made.response.message)
    assert url.endswith(f"/t/{await _token(server)}")
    assert url in _addresses(await server.panel())
    await server.bob.slash(server.channel, "game link", what="off")
    assert await _token(server) is None
