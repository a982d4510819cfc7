"""Read the pages of a bot under test."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from random import Random
from socket import socket
from typing import Any

import aiohttp

from bot.delivery.outbox.outbox import Outbox
from bot.screen.server import Screen
from bot.service.tables import links
from bot.settings import Settings
from bot.store import links as store
from bot.store.database import Database
from bot.text.emoji import without_emoji
from tests.bot.messages import parts_of
from tests.bot.server import Server, a_server

PICTURE = re.compile(r'<img src="([^"]+)" alt="([^"]*)"')
_TAG = re.compile(r"<[^>]+>")
_CUT = re.compile(r"<[^>]*>|[*`\\]+|^(?:-# |> |#{1,3} |- )+|\n", re.MULTILINE)
_SHORT = 3
"""Letters of a piece that may be anywhere."""


@dataclass
class Browser:
    """Reads the pages of a bot."""

    server: Server
    http: aiohttp.ClientSession

    @property
    def screen(self) -> Screen:
        screen = self.server.parts.screen
        assert screen is not None
        return screen

    async def link(self, kind: str = "t") -> str:
        """Give the game a new link, as a vote does, and return the path of one of its pages."""
        token = links.new_token()
        database = self.server.parts[Database]
        await database.write(lambda db: store.put(db, self.server.game_id, token))
        return f"/{kind}/{token}"

    async def to_the_end(self) -> None:
        """Play the game at random until it is over and told."""
        dice = Random(6)
        while not (await self.server.loaded()).state.table.over:
            await self.server.step(dice)
        await self.server.parts[Outbox].flush()

    def ask(self, path: str, method: str = "GET") -> Any:
        return self.http.request(method, f"{self.server.settings.screen_url}{path}")

    async def read(self, path: str) -> str:
        async with self.ask(path) as answer:
            text: str = await answer.text()
            assert answer.status == 200, text
            return text


def pieces_of(message: Any) -> list[str]:
    """Return all that a message says, cut where a page shows marks, names or emoji otherwise."""
    texts = [getattr(part, "content", None) or "" for part in parts_of(message)]
    found = [" ".join(piece.split()) for text in texts for piece in _CUT.split(without_emoji(text))]
    return [piece for piece in found if len(piece) > _SHORT]


def words_on(page: str) -> str:
    """Return what a page says, without its tags."""
    return " ".join(unescape(_TAG.sub(" ", page)).split())


def settings_in(folder: Path, *, pictures: bool = False) -> Settings:
    """Return the settings of a bot that shows tables on a free port."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    return Settings(
        database=folder / "table.sqlite3",
        backups_kept=0,
        pictures=pictures,
        screen_port=port,
        screen_url=f"http://127.0.0.1:{port}",
    )


@asynccontextmanager
async def opened(folder: Path, *, pictures: bool = False, **options: Any) -> AsyncIterator[Browser]:
    """Open a bot that shows tables, with a browser."""
    async with (
        a_server(settings_in(folder, pictures=pictures), **options) as server,
        aiohttp.ClientSession() as http,
    ):
        browser = Browser(server, http)
        # Opened once more, here: SimCord waits for all that the bot itself has begun, and streams
        # do not end.
        await browser.screen.close()
        await browser.screen.open()
        yield browser
        await browser.screen.close()


async def play(server: Server, dice: Random, steps: int) -> None:
    """Let people play at random."""
    for _ in range(steps):
        await server.step(dice)
