"""Keep each game's panel up to date, and post it again where it is gone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

from discord.utils import snowflake_time, utcnow

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import (
    FAILED,
    PASSING,
    UNREACHABLE,
    Failure,
    RequestFailed,
    failure_of,
)
from bot.delivery.discord.replies import Replies
from bot.delivery.discord.request_budget import Urgency
from bot.delivery.discord.scheduler import Work
from bot.delivery.outbox import outbox_rows
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.pauses import Pauses
from bot.delivery.outbox.screens import Screens
from bot.model.errors import Corrupt, StoreBusy
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.loaded_game import LoadedGame, Played
from bot.service.tables.games import Games
from bot.store import outbox as store
from bot.ui.message import Message

log = logging.getLogger(__name__)

# Older messages take some three edits in six seconds a channel (error 30046).
_FRESH = timedelta(hours=1)
"""How long Discord allows a message to be edited without a stricter rate limit."""

# A second for the lock, one for the search, and the answer itself: Discord waits for three.
_LOCK_TIMEOUT = 1
_CLAIM_TIMEOUT = 1
"""Seconds that an answer waits for the search for older panels: Discord waits for three."""


class Panels:
    """The panels of games and lobbies in their channels.

    `lock_timeout` is how many seconds an answer waits for another change of its panel.
    """

    def __init__(
        self,
        api: DiscordApi,
        games: Games,
        outbox: Outbox,
        pauses: Pauses,
        screens: Screens,
        replies: Replies,
    ) -> None:
        self._api = api
        self._games = games
        self._outbox = outbox
        self._pauses = pauses
        self._screens = screens
        self._replies = replies
        self._due: set[int] = set()
        self._owed: set[int] = set()
        self._stale: set[int] = set()
        self.lock_timeout: float = _LOCK_TIMEOUT

    async def answer_on_panel(self, interaction: Interaction, played: Played) -> bool:
        """Answer a press by updating its panel, and post the next panel if there is one.

        Returns whether everything was shown: not where the panel is locked for too long, or the
        answer fails.
        """
        game_id = played.loaded.row.id
        async with self._outbox.panel_lock(game_id, self.lock_timeout) as is_free:
            return is_free and await self._update_pressed(interaction, played)

    async def answer_with_panel(self, interaction: Interaction, new: OutboxRow) -> bool:
        """Answer a command with a new panel, and return whether that went through."""
        async with self._outbox.panel_lock(new.game_id, self.lock_timeout) as is_free:
            if not is_free or not await self._claim(new.game_id, new):
                return False
            if await outbox_rows.last_stories(self._games, new.game_id):
                return False  # it is told before the panel that would answer
            await self._outbox.ping_on_waking(new)
            message = await self._screens.new_panel(new)
            try:
                sent = await self._api.reply(interaction, message, marker=new.id)
            except FAILED as error:
                # The caller posts it in the channel instead, after a search: it may have arrived.
                log.info("game %s: no panel as an answer: %r", new.game_id, error)
                return False
            self._screens.shown.note_posted(new.game_id, message)
            await self._outbox.record(new, sent)
            return True

    async def answer_lobby(self, interaction: Interaction, game_id: int) -> None:
        """Answer a press by updating the lobby's message."""
        # Until the edit is through: an error on the way leaves it to the upkeep.
        self._owed.add(game_id)
        async with self._outbox.panel_lock(game_id, self.lock_timeout) as is_free:
            row = await self._games.get(game_id)
            if is_free and row.panel_id is None:
                # Found before the edit, which takes away what it is found by.
                await self._claim(game_id, None)
                row = await self._games.get(game_id)
            if is_free and row.status in (GameStatus.LOBBY, GameStatus.CLOSED):
                message = await self._screens.lobby(row)
                if await self._replies.edit(interaction, message):
                    self._owed.discard(game_id)
                    if row.status == GameStatus.CLOSED and interaction.message:
                        await self._outbox.note_retired(game_id, interaction.message.id)
                    return
        await self._replies.acknowledge(interaction)
        await self.refresh_lobby(row)

    async def refresh(self, loaded: LoadedGame) -> None:
        """Update the panel; requests that come while one edit waits are merged into it."""
        game_id = loaded.row.id
        if game_id in self._due:
            return
        self._due.add(game_id)
        async with self._outbox.panel_lock(game_id):
            # Before the state is read: later changes need an edit of their own.
            self._due.discard(game_id)
            self._owed.add(game_id)
            await self._edit(await self._games.load(game_id))

    def prepare(self, played: Played) -> None:
        """Note that a panel is out of date until an edit has gone through; draw ahead.

        A new panel waits in the outbox; an edit is stored nowhere, and after a restart every panel
        is compared with what is stored.
        """
        row = played.loaded.row
        if played.panel is None and row.status != GameStatus.CLOSED:
            self._owed.add(row.id)
        self._screens.draw_ahead(played)

    def note_stale(self, game_id: int) -> None:
        """Note that a panel, or a lobby, whose button was pressed is out of date."""
        self._stale.add(game_id)

    async def refresh_stale(self) -> None:
        """Update the panels and lobbies that are noted as out of date."""
        while self._stale:
            game_id = self._stale.pop()
            self._owed.add(game_id)  # where this fails, the upkeep comes to it
            await self._catch_up(game_id)

    async def correct(self, game_id: int) -> None:
        """Compare a panel with what is stored, and edit it where it shows something else.

        Where it was deleted, it is posted again. Nobody is pinged.
        """
        async with self._outbox.panel_lock(game_id):
            row = await self._games.get(game_id)
            if row.status in (GameStatus.LOBBY, GameStatus.CLOSED):
                message = await self._screens.lobby(row)
            else:
                message = await self._screens.panel(await self._games.load(game_id))
            await self._reach(row, message, lambda panel: self._correct(row, panel, message))

    async def check(self, game_id: int) -> None:
        """Show what is stored on a game's panel; pause the game where that is damaged."""
        try:
            await self.correct(game_id)
        except Corrupt as error:
            await self._pauses.pause_corrupt(game_id, error)

    def works(self) -> list[Work]:
        """List what updates the panels that are still out of date."""
        return [
            Work(("panel", game_id), Urgency.PANEL, partial(self._catch_up, game_id))
            for game_id in self._owed
        ]

    async def _catch_up(self, game_id: int) -> None:
        """Update a panel.

        Raises StoreBusy.
        """
        try:
            await self.refresh_any(await self._games.get(game_id))
        except StoreBusy:
            raise
        except Corrupt as error:
            self._owed.discard(game_id)
            await self._pauses.pause_corrupt(game_id, error)
        except Exception:
            # Not owed any more: a panel that fails like this would fail at each upkeep.
            self._owed.discard(game_id)
            log.exception("game %s: its panel is not updated", game_id)

    async def refresh_any(self, row: GameRow) -> None:
        """Update a lobby's message, or the panel of a game that has started."""
        if row.status in (GameStatus.LOBBY, GameStatus.CLOSED):
            await self.refresh_lobby(row)
        else:
            await self.refresh(await self._games.load(row.id))

    async def refresh_lobby(self, row: GameRow) -> None:
        """Update a lobby's message, or post a new one where it was deleted.

        The edit of a closed lobby waits in the outbox.
        """
        if row.status == GameStatus.CLOSED:
            self._owed.discard(row.id)
            await self._outbox.flush(row.id)
            return
        async with self._outbox.panel_lock(row.id):
            now = await self._games.get(row.id)
            if now.status == GameStatus.LOBBY:
                self._owed.add(row.id)
                message = await self._screens.lobby(now)
                await self._reach(
                    now, message, lambda p: self._api.edit(now.channel_id, p, message)
                )

    async def post_again(self, row: GameRow) -> None:
        """Post a game's panel again at the end of its channel; a lobby stays where it is."""
        # First what waits: it may be the very panel that is missed.
        await self._outbox.flush(row.id)
        if row.status == GameStatus.LOBBY:
            await self.refresh_lobby(row)
            return
        async with self._outbox.panel_lock(row.id):
            now = await self._games.get(row.id)
            if now.panel_id == row.panel_id:
                await self._post(now)
            else:  # one that was found, not posted, may show what was true when it went out
                self._owed.add(row.id)

    async def _update_pressed(self, interaction: Interaction, played: Played) -> bool:
        new, loaded = played.panel, await self._games.load(played.loaded.row.id)
        pressed = interaction.message and interaction.message.id
        is_only_panel = played.is_only_panel and loaded.is_loaded_with(played.loaded)
        if pressed != loaded.row.panel_id or (new and not is_only_panel):
            # The pressed message may be a newer panel, whose id was not recorded.
            waits = await self._claim(loaded.row.id, new)
            if pressed != loaded.row.panel_id or (new and not waits):
                return False
        if new is None:
            message = await self._screens.panel(loaded)
            is_shown = await self._replies.edit(interaction, message)
            if is_shown:
                self._screens.shown.note_posted(loaded.row.id, message)
                self._owed.discard(loaded.row.id)
            return is_shown
        plies = [ply for ply in loaded.panel_plies if ply.ply <= new.ply]
        # The press is answered by what the old panel becomes; only then is the next one posted,
        # which may take longer than Discord waits for an answer.
        retired = await self._replies.edit(interaction, await self._screens.journal(loaded, plies))
        await self._outbox.deliver_locked(new, old_panel_done=retired)
        return True

    async def _claim(self, game_id: int, new: OutboxRow | None) -> bool:
        try:
            async with asyncio.timeout(_CLAIM_TIMEOUT):
                return await self._outbox.claim(game_id, new)
        except FAILED as error:
            log.info("game %s: which panels went out is not known: %r", game_id, error)
            return False

    async def _edit(self, loaded: LoadedGame) -> None:
        """Edit the panel, or post a new one where it is too old to edit freely."""
        row = loaded.row
        if row.status == GameStatus.CLOSED:
            self._owed.discard(row.id)
            return
        if row.panel_id is not None and utcnow() - snowflake_time(row.panel_id) > _FRESH:
            await self._post(row)
            return
        panel = await self._screens.panel(loaded)
        await self._reach(row, panel, lambda found: self._api.edit(row.channel_id, found, panel))

    async def _reach(
        self, row: GameRow, message: Message, reach: Callable[[int], Awaitable[object]]
    ) -> None:
        """Reach a panel; where that fails for now, it stays owed.

        One that was deleted is posted again. A thread that is archived opens with a new panel, and
        the old one can be retired then.
        """
        try:
            if row.panel_id is not None:
                await reach(row.panel_id)
                self._screens.shown.note_posted(row.id, message)
            self._owed.discard(row.id)
        except FAILED as error:
            failure = failure_of(error)
            if failure in PASSING:
                log.warning("game %s: panel not reached: %r", row.id, error)
                self._owed.add(row.id)
                return
            self._owed.discard(row.id)
            if failure in (Failure.MESSAGE_GONE, Failure.ARCHIVED):
                await self._post(row, old_panel_done=failure == Failure.MESSAGE_GONE)
            elif failure in UNREACHABLE:
                await self._pauses.pause_unreachable(row)
            else:
                log.warning("game %s: panel not reached: %r", row.id, error)

    async def _correct(self, row: GameRow, panel_id: int, message: Message) -> None:
        try:
            is_right = await self._api.shows(row.channel_id, panel_id, message)
        except RequestFailed as error:
            if error.failure not in UNREACHABLE:
                raise
            is_right = False  # perhaps the bot may not read what was said
        if not is_right:
            await self._api.edit(row.channel_id, panel_id, message)

    async def _post(self, row: GameRow, *, old_panel_done: bool = False) -> None:
        """Post a panel with all the lines of the one before it, without pings.

        Where one waits to be posted, it is posted now, with its pings.
        """
        database = self._games.database
        waiting = await database.find(lambda db: store.panels(db, row.id))
        again = OutboxRow(0, row.id, OutboxKind.PANEL, row.panel_from - 1, first_ply=row.panel_from)
        panel = waiting[-1] if waiting else await database.write(lambda db: store.add(db, again))
        await self._outbox.deliver_locked(
            panel, old_panel_done=old_panel_done, search_first=bool(waiting)
        )
        self._owed.discard(row.id)
