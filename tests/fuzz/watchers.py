"""Watch a fuzzed game in a browser, by its link: a page shows what anybody in the channel sees."""

from collections.abc import Collection
from contextlib import suppress
from html import unescape
from random import Random

from aiohttp import web

from bot.delivery.discord.payloads import message_payload
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.screens import Screens
from bot.i18n.words import languages
from bot.model.errors import StoreBusy
from bot.model.games import GameRow
from bot.screen.page import Page
from bot.screen.pages import shows
from bot.screen.server import Screen
from bot.service.tables.games import Games
from bot.store import links
from bot.store.database import Database
from bot.text.emoji import without_emoji
from tests.bot.screen.browser import words_on
from tests.bot.surfaces import ALL, Surface
from tests.fuzz.faults import Fault
from tests.fuzz.fuzzed_bot import FuzzedBot
from tests.hidden import Secrets
from tests.stub.player import texts

_REPLAYED = 4
"""Of so many looks one is at the page that goes through the game."""


class Watchers:
    """Those who have the link of each game; `said` are all texts that Discord has had so far."""

    def __init__(self, fuzzed: FuzzedBot, secrets: Secrets, said: Collection[str]) -> None:
        self._fuzzed = fuzzed
        self._secrets = secrets
        self._said = said
        self.read = 0

    async def look(self, dice: Random) -> None:
        """Read a page of the newest game that has one, in any language.

        Raises Fault.
        """
        self._secrets.note()
        found = [row for row in self._secrets.rows.values() if shows(row)]
        screen = self._fuzzed.bot.parts.screen
        if not found or screen is None:
            return
        row = max(found, key=lambda one: one.id)
        await self._fuzzed.let(self._read(row, screen, dice))

    async def _read(self, row: GameRow, screen: Screen, dice: Random) -> None:
        # A bot that lacks the file's lock meanwhile shows nothing.
        with suppress(StoreBusy, web.HTTPServiceUnavailable):
            token = await self._link(row)
            make = screen._pages.replay if dice.random() * _REPLAYED < 1 else screen._pages.table
            page = await screen._made(make(row, token, dice.choice(list(languages()))))
            self._check(row, page)
            await self._check_time(row)

    async def _link(self, row: GameRow) -> str:
        """Return a game's link, and give it one where it has none."""
        database, token = self._fuzzed.bot.parts[Database], f"link-of-{row.id}"
        found = await database.find(lambda db: links.find(db, row.id))
        if found is None:
            await database.write(lambda db: links.put(db, row.id, token))
        return found or token

    def _check(self, row: GameRow, page: Page) -> None:
        self.read += 1
        self._secrets.note()
        text = f"{words_on(page.text)} {unescape(page.text)} {list(page.pictures.values())!r}"
        for leak in self._secrets.faults(Surface(ALL, text)):
            raise Fault("leak", (leak, "a page", row.id))
        parts = self._fuzzed.bot.parts
        loaded = parts[Games].loaded._games.get(row.id)
        if loaded is None or not loaded.row.status.is_under_way:
            return
        if cards := self._secrets.cards_in(text, loaded.state):
            raise Fault("undrawn card", (cards, "a page"))

    async def _check_time(self, row: GameRow) -> None:
        """Check that a page says nothing that Discord does not have yet."""
        screens = self._fuzzed.bot.parts[Screens]
        posted = screens.shown.follow(row.id)
        if posted is None:
            return
        narrator = self._fuzzed.bot.parts[Languages].narrator(posted.loaded)
        message = await screens.shown_in(narrator, posted)
        said = map(without_emoji, texts(message_payload(message, {})))
        ahead = [one for one in said if one not in self._said]
        if ahead:
            raise Fault("ahead", (ahead, "a page"))
