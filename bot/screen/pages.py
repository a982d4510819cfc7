"""Make the pages of tables from what their messages show, once for a change and a language."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import NamedTuple

from cachetools import LRUCache

from bot.delivery.outbox import outbox_rows
from bot.delivery.outbox.keepsake_maker import Keepsake, KeepsakeMaker
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.shown import Posted
from bot.i18n.words import Words, languages, words_in
from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.loaded_game import LoadedGame
from bot.model.recordings import RecordedReading
from bot.screen.page import Page, PageKind, PageLinks, public, table_page
from bot.screen.replay import replay_page
from bot.service.history import history
from bot.service.night.occasion import occasion_of
from bot.service.tables import recordings
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.text.narrator import Narrator

_KEPT = 64
"""Pages in memory; others are made again when they are asked for."""

_CHRONICLES = 4
"""Chronicles in memory, each with its pictures: some 2 MB."""

_ASK_AGAIN = 30.0
"""Seconds between two questions to Discord about a message that could not be reached."""

_ChronicleKey = tuple[int, str, tuple[RecordedReading, ...]]
"""What a chronicle is made from: a finished game, a language, and the voices of its readers."""

_Make = Callable[[Posted, int, Narrator, PageLinks], Awaitable[Page]]


class _Made(NamedTuple):
    """A page, and what it was made from: its token and the last ply of its journal are `state`."""

    posted: Posted
    state: tuple[str, int]
    page: Page


class Pages:
    """The pages of games; none of them shows what its channel does not show yet."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        screens: Screens,
        panels: Panels,
        keepsakes: KeepsakeMaker,
        settings: Settings,
    ) -> None:
        self._games = games
        self._languages = languages
        self._screens = screens
        self._panels = panels
        self._keepsakes = keepsakes
        self._has_pictures = settings.pictures
        self._made: LRUCache[tuple[int, PageKind, str], _Made] = LRUCache(_KEPT)
        self._chronicles: LRUCache[_ChronicleKey, Keepsake] = LRUCache(_CHRONICLES)
        self._writing = asyncio.Lock()
        self._asked: LRUCache[int, float] = LRUCache(1_000)

    async def table(self, row: GameRow, token: str, language: str) -> Page | None:
        """Return the page of a game's table, or of a night's stage; None while it is unknown."""
        return await self._page(PageKind.TABLE, row, token, language, self._table)

    async def replay(self, row: GameRow, token: str, language: str) -> Page | None:
        """Return the page that steps through a game; None while what is told is unknown."""
        return await self._page(PageKind.REPLAY, row, token, language, self._replay)

    async def chronicle(self, row: GameRow, language: str) -> Keepsake | None:
        """Return a finished game's chronicle; None where it is not over.

        Raises Corrupt.
        """
        words = _words(row, language)
        loaded = await self._games.load(row.id)
        if not loaded.is_over:
            return None
        # A voice that is taken back is in no page from then on.
        key = row.id, words.language, tuple(await recordings.kept_of(self._games, row.id))
        async with self._writing:  # one at a time: it takes seconds
            if key not in self._chronicles:
                self._chronicles[key] = await self._keepsakes.make(loaded, words)
        return self._chronicles[key]

    def forget(self) -> None:
        """Drop all pages."""
        self._made.clear()
        self._chronicles.clear()
        self._asked.clear()

    async def _page(
        self, kind: PageKind, row: GameRow, token: str, language: str, make: _Make
    ) -> Page | None:
        posted = await self._posted(row)
        if posted is None:
            return None
        words, last = _words(row, language), await self._last_told(row, posted)
        key, state = (row.id, kind, words.language), (token, last)
        found = self._made.get(key)
        if found is None or found.posted is not posted or found.state != state:
            narrator = public(self._languages.narrator(posted.loaded, words))
            links = PageLinks(
                token, kind, is_over=posted.loaded.is_over, pictures=self._has_pictures
            )
            page = await make(posted, last, narrator, links)
            found = self._made[key] = _Made(posted, state, page)
        return found.page

    async def _posted(self, row: GameRow) -> Posted | None:
        """Return what a game's message shows; after a start that is compared with Discord."""
        posted = self._screens.shown.follow(row.id)
        if posted is None and self._may_ask(row.id):
            try:
                await self._panels.correct(row.id)
            except (Corrupt, Declined):
                return None
            posted = self._screens.shown.follow(row.id)
        return posted

    def _may_ask(self, game_id: int) -> bool:
        """Return whether Discord may be asked again what a channel shows: not at each request."""
        now = monotonic()
        if now - self._asked.get(game_id, -_ASK_AGAIN) < _ASK_AGAIN:
            return False
        self._asked[game_id] = now
        return True

    async def _last_told(self, row: GameRow, posted: Posted) -> int:
        """Return the last ply whose journal entry the channel has."""
        waiting = await outbox_rows.waiting(self._games, row.id)
        edits = [one.first_ply or 0 for one in waiting if one.kind == OutboxKind.JOURNAL]
        return min([posted.first, *edits]) - 1

    async def _table(self, posted: Posted, last: int, narrator: Narrator, links: PageLinks) -> Page:
        message = await self._screens.shown_in(narrator, posted)
        known = await self._known(posted.loaded)
        plies = await self._games.history.plies(known.row.id)
        events = await self._games.history.events(known.row.id)
        told = [ply for ply in plies if ply.ply <= last]
        then = [event for event in events if event.ply <= last]
        # In a thread: the journal of a whole game takes some 50 ms.
        return await asyncio.to_thread(
            table_page, narrator, posted, known, message, told, then, links
        )

    async def _replay(
        self, posted: Posted, last: int, narrator: Narrator, links: PageLinks
    ) -> Page:
        loaded, past = posted.loaded, self._games.history
        if loaded.is_over:
            last = loaded.ply  # the end is on the message
        rows = [row for row in await past.stored_plies(loaded.row.id) if row.ply <= last]
        replayed = await asyncio.to_thread(history.replay, rows)
        states = {one.row.ply: one.state for one in replayed}
        plies = [ply for ply in await past.plies(loaded.row.id) if ply.ply in states]
        events = [one for one in await past.events(loaded.row.id) if one.ply <= last]
        return await asyncio.to_thread(replay_page, narrator, loaded, plies, states, events, links)

    async def _known(self, loaded: LoadedGame) -> LoadedGame:
        """Return a game as everyone may see it."""
        return await occasion_of(loaded).as_known(self._games.history)


def shows(row: GameRow) -> bool:
    """Return whether a game can have a page: not before its start, nor once it is closed."""
    return row.status not in (GameStatus.LOBBY, GameStatus.CLOSED)


def _words(row: GameRow, language: str) -> Words:
    return words_in(language if language in languages() else row.language)
