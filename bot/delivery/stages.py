"""Show what happened on a night: its dice one by one, then the stage as it is."""

import asyncio

from bot.delivery.discord_api import DiscordApi
from bot.delivery.network import FAILED
from bot.delivery.outbox import Outbox
from bot.delivery.panels import Panels
from bot.delivery.publisher import Publisher
from bot.delivery.replies import Replies
from bot.delivery.screens import Screens
from bot.model.interaction import Interaction
from bot.model.nights import NightPace
from bot.model.open_game import Played

_FRAME, _MERGE = 1.2, 1.5
_MERGED = 8
"""More guests than this vote faster than Discord takes edits: their votes share them."""


class Stages:
    """The stages of story nights.

    A choice is stored before its first die is shown, so whoever misses a frame sees what came of
    it. `frame_seconds` is how long each stays, `merge_seconds` how long the votes of many wait for
    an edit that shows them together.
    """

    def __init__(
        self,
        api: DiscordApi,
        outbox: Outbox,
        panels: Panels,
        screens: Screens,
        replies: Replies,
        publisher: Publisher,
    ) -> None:
        self._api = api
        self._outbox = outbox
        self._panels = panels
        self._screens = screens
        self._replies = replies
        self._publisher = publisher
        self._merging: set[int] = set()
        self.frame_seconds: float = _FRAME
        self.merge_seconds: float = _MERGE

    async def answer(
        self, interaction: Interaction, played: Played, key: str = "night-done"
    ) -> None:
        """Show what a press or a command has done: on the stage, and in private to a command.

        `key` is that of the sentence that answers a command.
        """
        await self._roll(played, interaction)
        if self._replies.is_answered(interaction):
            await self._publisher.show(played)
        elif interaction.message is None or interaction.is_private:
            words = self._screens.reader.words_for(interaction)
            await self._replies.privately(interaction, words(key))
            await self._publisher.show(played)
        elif self._is_merged(played):
            await self._replies.acknowledge(interaction)
            await self._merge(played)
        elif await self._panels.answer_on_panel(interaction, played):
            await self._publisher.deliver(played.pending)
        else:
            await self._replies.acknowledge(interaction)
            await self._publisher.show(played)

    async def show(self, played: Played) -> None:
        """Show what has happened by itself."""
        await self._roll(played)
        await self._publisher.show(played)

    def _is_merged(self, played: Played) -> bool:
        """Tell whether a vote of many is shown with the others that come at the same time."""
        night, is_vote = played.open_game.row.night, not played.pending and not played.plies
        return is_vote and night is not None and len(night.here) > _MERGED

    async def _merge(self, played: Played) -> None:
        """Wait for others to vote, and show all that have."""
        game_id = played.open_game.row.id
        if game_id in self._merging:
            return
        self._merging.add(game_id)
        try:
            await asyncio.sleep(self.merge_seconds)
        finally:
            self._merging.discard(game_id)
        await self._panels.refresh(played.open_game)

    async def _roll(self, played: Played, interaction: Interaction | None = None) -> None:
        """Show one die after another, but for a brisk night; the first frame answers a press.

        Nothing else is shown on the stage meanwhile. A frame that fails ends them.
        """
        row, frames = played.open_game.row, self._screens.dice_frames(played)
        if row.night is None or row.night.pace == NightPace.BRISK or row.panel_id is None:
            return
        pressed = interaction.message.id if interaction and interaction.message else None
        # All the while the dice fall: another edit in between would show what came of them.
        async with self._outbox.panel_lock(row.id):
            for index, frame in enumerate(frames):
                if index == 0 and interaction is not None and pressed == row.panel_id:
                    await self._replies.edit(interaction, frame)
                else:
                    try:
                        await self._api.edit(row.channel_id, row.panel_id, frame)
                    except FAILED:
                        # The stage shows what came of the dice in any case, right after this.
                        return
                await asyncio.sleep(self.frame_seconds)
