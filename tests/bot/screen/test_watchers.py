"""However many watch, and however slowly they read, the table goes on and others see it."""

import asyncio
import socket
from random import Random

import pytest

from bot.screen import server as screen_server
from tests.bot.messages import say
from tests.bot.screen.browser import Browser, play

_LONGEST = 30
_BIG = b"data: " + b"x" * 16_000_000 + b"\n\n"
"""More than the buffers of both sides hold."""


async def _until_watched_by(browser: Browser, people: int) -> None:
    async with asyncio.timeout(_LONGEST):
        while browser.screen._watchers.total() != people:  # noqa: ASYNC110 - polls
            await asyncio.sleep(0.02)


async def test_one_watcher_too_many_still_sees_the_page(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_server, "OF_GAME", 2)
    await browser.server.start(2)
    link = await browser.link()
    async with browser.ask(f"{link}/events") as first, browser.ask(f"{link}/events") as second:
        assert (first.status, second.status) == (200, 200)
        async with browser.ask(f"{link}/events") as third:
            assert third.status == 503
            assert third.headers["Retry-After"]
        assert say("view-log") in await browser.read(link)
    await _until_watched_by(browser, 0)
    async with browser.ask(f"{link}/events") as again:
        assert again.status == 200


async def test_who_does_not_read_is_dropped_and_others_are_not(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_server, "SLOW", 0.2)
    server = browser.server
    await server.start(2)
    link = await browser.link()
    await browser.read(link)
    slow = socket.create_connection(("127.0.0.1", server.settings.screen_port))
    slow.sendall(f"GET {link}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    await _until_watched_by(browser, 1)
    monkeypatch.setattr(screen_server, "CHANGED", _BIG)
    before = (await server.loaded()).ply
    await play(server, Random(1), 1)
    await _until_watched_by(browser, 0)
    assert (await server.loaded()).ply > before
    slow.close()
    monkeypatch.setattr(screen_server, "CHANGED", b"data: changed\n\n")
    async with browser.ask(f"{link}/events") as stream:
        await play(server, Random(2), 1)
        lines = [await asyncio.wait_for(stream.content.readline(), _LONGEST) for _ in range(3)]
        assert lines[2] == b"data: changed\n"
