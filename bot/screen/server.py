"""Serve the pages of tables that have a link; imported only where SCREEN_PORT is set.

No route writes anything, and each way to have no link is answered alike.
"""

import asyncio
from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from aiohttp import web
from cachetools import LRUCache

from bot.chronicle.pages import REPLAY_SCRIPT
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.outbox.screens import Screens
from bot.i18n.words import words_in
from bot.model.errors import Corrupt, StoreBusy
from bot.model.games import GameRow
from bot.ports import listen
from bot.screen.page import Page, plain_page, style
from bot.screen.pages import Pages, shows
from bot.service.tables import links
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.text.picture_request import WebpRequest

OF_GAME, _OF_BOT = 250, 500
"""Watchers of a game, and of all games, at once; others see the page, and read it again by hand."""

_ALIVE = 20.0
"""Seconds after which a stream without news says that it is alive: some proxies end silent ones."""

SLOW = 10.0
"""Seconds that a reader may take for a line before they are dropped."""

_PICTURES = 4_096
"""Pictures whose addresses are known; a page that is read again tells them again."""

_STATIC = Path(__file__).parent / "static"
_SCRIPTS = {
    "table.js": _STATIC / "table.js",
    "replay.js": REPLAY_SCRIPT,
    "sound.js": _STATIC / "sound.js",
}
_POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
}


_SILENT, CHANGED, _GONE = b":\n\n", b"data: changed\n\n", b"event: gone\ndata: gone\n\n"
"""The lines of a stream: it is alive, the table has changed, the link has ended."""

_STREAM = {"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
"""The second header is for nginx, which would keep the lines back."""


class Screen:
    """The server, on one port."""

    def __init__(
        self,
        settings: Settings,
        games: Games,
        pages: Pages,
        pictures: PictureQueue,
        screens: Screens,
    ) -> None:
        self._settings = settings
        self._games = games
        self._pages = pages
        self._pictures = pictures
        self._shown = screens.shown
        self._requests: LRUCache[tuple[int, str], WebpRequest] = LRUCache(_PICTURES)
        self._watchers = Counter[int]()
        self._streams = set[asyncio.Task[object]]()
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Open the port; once, if called again, as a login that fails is tried again.

        Raises HostMistake.
        """
        if self._runner:
            return
        app = web.Application()
        app.on_response_prepare.append(_add_headers)
        app.router.add_get("/static/screen.css", _style)
        app.router.add_get("/static/{name}", _script)
        app.router.add_get("/favicon.ico", _no_icon)
        app.router.add_get("/t/{token}", self._table)
        app.router.add_get("/t/{token}/events", self._events, allow_head=False)
        app.router.add_get("/r/{token}", self._replay)
        app.router.add_get("/c/{token}", self._chronicle)
        app.router.add_get("/c/{token}/{file:book\\.epub|poster\\.png}", self._chronicle_file)
        app.router.add_get("/p/{token}/{picture}.webp", self._picture)
        app.router.add_get("/{anything:.*}", self._nothing)
        assert self._settings.screen_port is not None
        address = self._settings.screen_host, self._settings.screen_port
        self._runner = await listen(app, "SCREEN_PORT", address, shutdown_timeout=1)

    async def close(self) -> None:
        """End the streams, and close the port."""
        runner, self._runner = self._runner, None
        for stream in tuple(self._streams):
            stream.cancel()
        if runner:
            await runner.cleanup()

    def forget(self, user_id: int) -> None:
        """Drop all pages, and what they were made from: a person is named on any of them."""
        del user_id
        self._requests.clear()
        self._pages.forget()
        self._shown.forget()

    async def _find(self, request: web.Request) -> GameRow:
        """Return the game of a link. Raises HTTPNotFound alike for each that shows nothing."""
        try:
            game_id = await links.game_of(self._games, request.match_info["token"])
            if game_id is not None:
                row = await self._games.get(game_id)
                if shows(row):
                    return row
        except StoreBusy as error:
            raise _later() from error
        raise _not_found()

    async def _table(self, request: web.Request) -> web.Response:
        row = await self._find(request)
        token, language = request.match_info["token"], request.query.get("lang", "")
        return self._answer(row, await self._made(self._pages.table(row, token, language)))

    async def _replay(self, request: web.Request) -> web.Response:
        row = await self._find(request)
        token, language = request.match_info["token"], request.query.get("lang", "")
        return self._answer(row, await self._made(self._pages.replay(row, token, language)))

    async def _made(self, page: Awaitable[Page | None]) -> Page:
        """Wait for a page. Raises HTTPServiceUnavailable where it cannot be made now."""
        with suppress(Corrupt, StoreBusy):
            found = await page
            if found is not None:
                return found
        raise _later()

    def _answer(self, row: GameRow, page: Page) -> web.Response:
        for name, picture in page.pictures.items():
            self._requests[row.id, name] = picture
        response = web.Response(text=page.text, content_type="text/html")
        response.enable_compression()  # the moves of a game are mostly the same words
        return response

    async def _picture(self, request: web.Request) -> web.Response:
        row = await self._find(request)
        picture = self._requests.get((row.id, request.match_info["picture"]))
        drawn = await self._pictures.draw_webp(picture) if picture is not None else None
        if drawn is None:
            raise _not_found()
        return web.Response(body=drawn, content_type="image/webp")

    async def _chronicle(self, request: web.Request) -> web.Response:
        page = (await self._files(request))["html"]
        response = web.Response(body=page, content_type="text/html", charset="utf-8")
        # All is in it: its pictures, its voices, its style, and the script of its replay.
        response.headers["Content-Security-Policy"] = _POLICY.replace(
            "img-src 'self'; style-src 'self'; script-src 'self'",
            f"img-src data:; media-src data:; style-src {_hash_of(page, b'style')}; "
            f"script-src {_hash_of(page, b'script')}",
        )
        return response

    async def _chronicle_file(self, request: web.Request) -> web.Response:
        kind = request.match_info["file"].rpartition(".")[2]
        content = (await self._files(request)).get(kind)
        if content is None:
            raise _not_found()
        as_type = {"epub": "application/epub+zip", "png": "image/png"}[kind]
        return web.Response(body=content, content_type=as_type)

    async def _files(self, request: web.Request) -> dict[str, bytes]:
        """Return the files of a chronicle, by the ends of their names."""
        row = await self._find(request)
        try:
            made = await self._pages.chronicle(row, request.query.get("lang", ""))
        except (Corrupt, StoreBusy) as error:
            raise _later() from error
        if made is None:
            raise _not_found()
        files = {file.name.rpartition(".")[2]: file.content for file in made.files}
        return {**files, "png": made.drawn} if made.drawn else files

    async def _events(self, request: web.Request) -> web.StreamResponse:
        row = await self._find(request)
        if self._watchers[row.id] >= OF_GAME or self._watchers.total() >= _OF_BOT:
            raise _later()
        response = web.StreamResponse(headers=_STREAM)
        task = asyncio.current_task()
        assert task is not None
        self._streams.add(task)
        self._watchers[row.id] += 1
        try:
            await response.prepare(request)
            # A reader who is gone or too slow ends the stream; their browser comes back by itself.
            with suppress(ConnectionError, TimeoutError):
                await self._follow(request, response, row.id)
        finally:
            self._streams.discard(task)
            self._watchers[row.id] -= 1
        return response

    async def _follow(
        self, request: web.Request, response: web.StreamResponse, game_id: int
    ) -> None:
        """Say each time that a table has changed, until its link or the reader is gone."""
        line = _SILENT  # at once: aiohttp sends no headers before the first line
        while True:
            change = self._shown.next_change(game_id)
            async with asyncio.timeout(SLOW):
                await response.write(line)
            if line == _GONE:
                return
            line = _SILENT
            with suppress(TimeoutError):
                async with asyncio.timeout(_ALIVE):
                    await change.wait()
                line = CHANGED
            try:
                await self._find(request)
            except web.HTTPNotFound:
                line = _GONE

    async def _nothing(self, _: web.Request) -> web.Response:
        raise _not_found()


def _hash_of(page: bytes, tag: bytes) -> str:
    """Return what a policy says of the one style or script in a page."""
    found = page.partition(b"<" + tag + b">")[2].partition(b"</" + tag + b">")[0]
    return f"'sha256-{b64encode(sha256(found).digest()).decode()}'"


def _not_found() -> web.HTTPNotFound:
    return web.HTTPNotFound(text=plain_page(words_in("en"), "missing"), content_type="text/html")


def _later() -> web.HTTPServiceUnavailable:
    return web.HTTPServiceUnavailable(
        text=plain_page(words_in("en"), "later"),
        content_type="text/html",
        headers={"Retry-After": "10"},
    )


async def _add_headers(_: web.Request, response: web.StreamResponse) -> None:
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)


async def _style(_: web.Request) -> web.Response:
    return web.Response(text=style(), content_type="text/css")


async def _script(request: web.Request) -> web.Response:
    name = request.match_info["name"]
    if name not in _SCRIPTS:
        raise _not_found()
    text = _SCRIPTS[name].read_text(encoding="utf-8")
    return web.Response(text=text, content_type="text/javascript")


async def _no_icon(_: web.Request) -> web.Response:
    return web.Response(status=204)
