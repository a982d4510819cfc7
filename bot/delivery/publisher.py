"""Say what follows a commit: to the person who acted, in the panel, and to whom it concerns.

Everything here is stored already, and what must be said is owed in the outbox: whatever fails now
is said by the upkeep.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable

import discord
from discord import ui

from bot.delivery.messages import Messages
from bot.delivery.network import BROKEN
from bot.delivery.outbox import Outbox
from bot.delivery.panels import Panels
from bot.delivery.replies import IN_TIME, Replies, is_private
from bot.model.errors import StoreBusy
from bot.model.games import GameRow, OutboxRow
from bot.model.open_game import OpenGame, Played
from bot.service import notices
from bot.service.notices import Notice
from bot.text.journal import tell
from bot.text.narrator import Narrator

log = logging.getLogger(__name__)

AfterPlayed = Callable[[discord.Interaction, Played], Awaitable[object]]
"""Is called when a person's action has been shown."""

Renew = Callable[[discord.Interaction, Played], Awaitable[ui.LayoutView | None]]
"""Gives what the private message becomes on which a person acted; None for an encounter."""

_PATIENCE = 1
"""Seconds that an answer waits for another one to change what the panel shows."""

_DONE = "\u2713"


class Publisher:
    """What happens after a commit; `patience` is in seconds."""

    def __init__(
        self,
        outbox: Outbox,
        panels: Panels,
        messages: Messages,
        replies: Replies,
        renew: Renew,
        after: tuple[AfterPlayed, ...],
    ) -> None:
        self._outbox = outbox
        self._panels = panels
        self._messages = messages
        self._replies = replies
        self._renew = renew
        self._after = after
        self.patience: float = _PATIENCE

    async def answer(self, interaction: discord.Interaction, played: Played) -> None:
        """Show what an action did: where it was taken, then to everyone whom it concerns.

        It is stored already: what cannot be noted now is said by the upkeep.
        """
        try:
            await self._answer(interaction, played)
            for follow in self._after:
                await follow(interaction, played)
        except StoreBusy:
            log.warning("game %s: done, and not noted", played.open_game.row.id)
            if interaction.message:
                await self._replies.leave(interaction)
            elif not interaction.response.is_done():
                await self._replies.privately(interaction, _DONE)

    async def everywhere(self, played: Played) -> None:
        """Show a ply that nobody pressed or typed: the panel first, as after a person's action."""
        await self._show_panel(played)
        await self.deliver(row for row in played.owed if row.kind != "panel")

    async def done(self, interaction: discord.Interaction, played: Played) -> None:
        """Answer that it is done, and show it."""
        words = self._messages.reader.words_for(interaction)
        await self._replies.privately(interaction, words("done-and-told"))
        await self.show(played)

    async def show(self, played: Played) -> None:
        """Say what a change besides the plies owes, the panel last, and bring the old one up."""
        await self.deliver(sorted(played.owed, key=lambda row: row.kind == "panel"))
        row = played.open_game.row
        if row.status == "closed":
            await self.strip(row)
        elif played.panel is None:
            await self._panels.refresh(played.open_game)

    async def strip(self, row: GameRow) -> None:
        """Take the buttons off the panel of a game that was closed."""
        await self._panels.strip(row)

    async def deliver(self, owed: Iterable[OutboxRow]) -> None:
        """Say what is owed."""
        for row in owed:
            await self._outbox.deliver(row)

    def announce(self, db: sqlite3.Connection, opened: OpenGame, note: Notice) -> OutboxRow:
        """Owe the table a word, in its channel and in its journal, as part of a transaction."""
        at = self._messages.tables.stamp()
        return notices.announce(db, opened.row, opened.ply, at, note)

    async def lobby(self, interaction: discord.Interaction, game_id: int) -> None:
        """Answer by showing a lobby on its message as it is now."""
        async with self._outbox.speaking(game_id, self.patience) as is_free:
            row = await self._messages.tables.get(game_id)
            is_open = row.status in ("lobby", "closed")
            if is_free and is_open:
                view = await self._messages.reader.lobby(row)
                if await self._replies.edit(interaction, view):
                    return
        await self._replies.leave(interaction)
        await self._panels.refresh_lobby(row)

    async def open_lobby(self, interaction: discord.Interaction, owed: OutboxRow) -> None:
        """Answer a command with the message of a new lobby; where that fails, post it."""
        if await self._with_panel(interaction, owed):
            return
        await self._outbox.deliver(owed, looking=True)
        if not interaction.response.is_done():  # the upkeep was faster, and posted the lobby
            await self._replies.privately(interaction, _DONE)

    async def renew_panel(self, interaction: discord.Interaction, game_id: int) -> None:
        """Bring a panel up to date on which something was pressed that it asks no more."""
        opened = await self._messages.tables.load(game_id)
        if interaction.message and interaction.message.id == opened.row.panel_id:
            await self._panels.refresh(opened)

    async def _answer(self, interaction: discord.Interaction, played: Played) -> None:
        if interaction.message is None:
            await self._to_command(interaction, played)
        elif is_private(interaction):
            await self._in_private(interaction, played)
        else:
            await self._on_panel(interaction, played)
        await self.deliver(row for row in played.owed if row.kind != "panel")
        held = played.open_game.row.held
        if held:  # its channel has just turned out to be closed to the bot
            words = self._messages.reader.words_for(interaction)
            await self._replies.privately(interaction, words(held))

    async def _on_panel(self, interaction: discord.Interaction, played: Played) -> None:
        game_id = played.open_game.row.id
        async with self._outbox.speaking(game_id, self.patience) as is_free:
            if is_free and await self._turn_over(interaction, played):
                return
        await self._replies.leave(interaction)
        await self._show_panel(played)

    async def _turn_over(self, interaction: discord.Interaction, played: Played) -> bool:
        """Change the panel that was pressed, and post the next; tell whether all is shown then."""
        outbox, new = self._outbox, played.panel
        opened = await self._messages.tables.load(played.open_game.row.id)
        pressed = interaction.message and interaction.message.id
        is_clear = played.is_clear and opened is played.open_game
        if pressed != opened.row.panel_id or (new and not is_clear):
            waits = await self._settle(opened.row.id, new)
            if pressed != opened.row.panel_id or (new and not waits):
                return False
        if new is None:
            return await self._replies.edit(interaction, *await self._messages.panel(opened))
        told = [ply for ply in opened.untold if ply.ply <= new.ply]
        journal = await self._messages.journal(opened, told)
        retired = await self._replies.edit(interaction, *journal)
        await outbox.say(new, retired=retired)
        return True

    async def _in_private(self, interaction: discord.Interaction, played: Played) -> None:
        opened = played.open_game
        view = await self._renew(interaction, played)
        if view is None:
            words = self._messages.reader.words_for(interaction)
            narrator = self._messages.reader.narrator(opened.row, words)
            reading = await self._messages.reading(opened, narrator)
            await self._replies.edit(interaction, *reading)
        else:
            await self._replies.edit(interaction, view)
        await self._show_panel(played)

    async def _to_command(self, interaction: discord.Interaction, played: Played) -> None:
        """Answer a command with the new panel, if there is one, and else in private."""
        opened = played.open_game
        if played.panel and await self._with_panel(interaction, played.panel):
            return
        words = self._messages.reader.words_for(interaction)
        narrator = self._messages.reader.narrator(opened.row, words)
        told = "\n".join([*tell(narrator, played.plies), *_part_done(narrator, played)])
        await self._replies.privately(interaction, told or _DONE)
        await self._show_panel(played, looking=True)  # the panel may be there, its answer lost

    async def _with_panel(self, interaction: discord.Interaction, new: OutboxRow) -> bool:
        """Answer a command with a new panel; tell whether that went through."""
        async with self._outbox.speaking(new.game_id, self.patience) as is_free:
            return is_free and await self._as_panel(interaction, new)

    async def _as_panel(self, interaction: discord.Interaction, new: OutboxRow) -> bool:
        if not await self._settle(new.game_id, new):
            return False
        shown, pings = await self._outbox.view_of_panel(new)
        posted = await self._replies.post(interaction, shown, pings)
        if posted is None:
            return False
        await self._outbox.posted(new, posted)
        return True

    async def _settle(self, game_id: int, new: OutboxRow | None) -> bool:
        try:
            async with asyncio.timeout(IN_TIME):
                return await self._outbox.settle(game_id, new)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("game %s: not known which panels went out: %r", game_id, error)
            return False

    async def _show_panel(self, played: Played, *, looking: bool = False) -> None:
        if played.panel is None:
            await self._panels.refresh(played.open_game)
        else:
            await self._outbox.deliver(played.panel, looking=looking)


def _part_done(narrator: Narrator, played: Played) -> list[str]:
    """Tell who has answered what several were asked at once for whom the table still waits."""
    waiting = [question.seat for question in played.open_game.state.table.questions]
    if not waiting or played.plies[0].seat in waiting:
        return []
    names = narrator.names_of(tuple(dict.fromkeys(waiting)))
    return [narrator.words("part-done", names=names)]
