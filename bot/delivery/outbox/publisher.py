"""Show what was stored: first to the person who acted, then to everyone concerned.

Everything after a commit starts here. It is all stored, so the upkeep shows what fails now.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.model.custom_id import CustomId
from bot.model.errors import StoreBusy
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.loaded_game import Played
from bot.model.presses import ANSWERS
from bot.service.table_acts.statuses import Closed
from bot.service.tables.games import Games
from bot.ui.message import Message
from rules.record import record

log = logging.getLogger(__name__)

AfterPlayed = Callable[[Interaction, Played], Awaitable[None]]
"""Runs after an action has been shown, to show its person more."""

PrivateAnswer = Callable[[Interaction, Played], str]
"""Returns what answers a command that took an action; empty where nothing can be told of it."""

PrivateScreen = Callable[[Interaction, Played], Awaitable[Message | None]]
"""Returns what a pressed private message becomes; None where the stage alone shows the answer."""


@record
class AfterAction:
    """What the features show the person who took an action."""

    private_answer: PrivateAnswer
    private_screen: PrivateScreen
    hooks: tuple[AfterPlayed, ...]


_DONE = "\u2713"


class Publisher:
    """What happens after a commit."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        outbox: Outbox,
        panels: Panels,
        after_action: AfterAction,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._outbox = outbox
        self._panels = panels
        self._after_action = after_action

    async def show_result(self, interaction: Interaction, played: Played) -> None:
        """Show an action where it was taken, then everywhere else."""
        # From the commit on, whatever fails below: the edit of a panel is stored nowhere.
        self._panels.prepare(played)
        try:
            await self._show_result(interaction, played)
            for hook in self._after_action.hooks:
                await hook(interaction, played)
        except StoreBusy:
            # The action is stored: the person must not be told that nothing has changed.
            log.warning(
                "game %s: stored, but its messages are not recorded as sent",
                played.loaded.row.id,
            )
            if interaction.message:
                await self._replies.acknowledge(interaction)
            elif not self._replies.is_answered(interaction):
                await self._replies.privately(interaction, _DONE)

    async def confirm(
        self, interaction: Interaction, played: Played, key: str = "done-and-told"
    ) -> None:
        """Confirm in private, and show the change to the table; `key` is that of the answer."""
        words = self._languages.words_for(interaction)
        await self._replies.privately(interaction, words(key))
        await self.show(played)

    async def show(self, played: Played) -> None:
        """Show what was stored: its messages first, the panel last."""
        self._panels.prepare(played)
        await self.deliver(played.pending)
        if played.loaded.row.status != GameStatus.CLOSED:
            await self._show_panel(played)

    async def open_lobby(self, interaction: Interaction, panel: OutboxRow) -> None:
        """Answer a command with the message of a new lobby; where that fails, post it."""
        if await self._panels.answer_with_panel(interaction, panel):
            return
        # Before anything else: the upkeep may be posting it, and Discord waits for three seconds.
        if not self._replies.is_answered(interaction):
            await self._replies.privately(interaction, _DONE)
        await self._outbox.deliver(panel, search_first=True)

    async def note_stale(self, interaction: Interaction, game_id: int) -> None:
        """Note a panel, or a lobby, whose pressed button is out of date."""
        row = await self._games.get(game_id)
        if interaction.message and interaction.message.id == row.panel_id:
            self._panels.note_stale(game_id)

    async def require_known(self, interaction: Interaction, row: GameRow, press: CustomId) -> None:
        """Check that a pressed panel, or direct message, is one that the database knows.

        Raises Declined.
        """
        message, user = interaction.message, interaction.user.id
        if message is None or message.is_ephemeral:
            return
        if interaction.guild_id is not None:
            await self._outbox.require_known(row, message)
        elif press.action in ANSWERS:
            await self._outbox.require_known_dm(row, user, message, press.about)

    async def answer_closed(self, interaction: Interaction, closed: Closed) -> None:
        """Answer a command with the announcement that it has closed a game, and show that."""
        await self._outbox.answer(interaction, closed.announcement)
        if not self._replies.is_answered(interaction):
            await self._replies.privately(interaction, _DONE)
        await self.deliver(closed.pending)

    async def deliver(self, rows: Sequence[OutboxRow]) -> None:
        """Deliver rows of the outbox, except for panels."""
        for row in rows:
            if row.kind != OutboxKind.PANEL:
                await self._outbox.deliver(row)

    async def _show_result(self, interaction: Interaction, played: Played) -> None:
        if interaction.message is None:
            await self._to_command(interaction, played)
        elif interaction.is_private:
            await self._in_private(interaction, played)
        else:
            await self._on_panel(interaction, played)
        await self.deliver(played.pending)
        held = (await self._games.get(played.loaded.row.id)).pause_reason
        if held:  # the delivery found that the bot cannot use the channel
            words = self._languages.words_for(interaction)
            await self._replies.privately(interaction, words(held))

    async def _on_panel(self, interaction: Interaction, played: Played) -> None:
        if not await self._panels.answer_on_panel(interaction, played):
            await self._replies.acknowledge(interaction)
            await self._show_panel(played)

    async def _in_private(self, interaction: Interaction, played: Played) -> None:
        message = await self._after_action.private_screen(interaction, played)
        if message is None:
            await self._replies.acknowledge(interaction)
        else:
            await self._replies.edit(interaction, message)
        await self._show_panel(played)

    async def _to_command(self, interaction: Interaction, played: Played) -> None:
        """Answer a command with the new panel, if there is one, and else in private."""
        if played.panel and await self._panels.answer_with_panel(interaction, played.panel):
            return
        done = self._after_action.private_answer(interaction, played)
        await self._replies.privately(interaction, done or _DONE)
        # Discord may have posted it, and its response was lost.
        await self._show_panel(played, search_first=True)

    async def _show_panel(self, played: Played, *, search_first: bool = False) -> None:
        if played.panel is None:
            await self._panels.refresh(played.loaded)
        else:
            await self._outbox.deliver(played.panel, search_first=search_first)
