"""Show what happened on a night: its dice one by one, then the stage as it is."""

import asyncio

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.frames import Frames
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.publisher import Publisher
from bot.delivery.outbox.screens import Screens
from bot.model.interaction import Interaction
from bot.model.loaded_game import Played
from bot.model.nights import NightPace
from rules.record import record

_MERGED = 8
"""More guests than this vote faster than Discord takes edits: their votes share them."""


@record
class StagePace:
    """How long each frame of the dice stays, and how long the votes of many wait for each other.

    In seconds; what waits is then shown by one edit. Discord takes five edits in five seconds, and
    a finale of 25 guests has 26 frames.
    """

    frame_seconds: float = 1.2
    merge_seconds: float = 1.5


class Stages:
    """The stages of story nights.

    A choice is stored before its first die is shown, so anyone who misses a frame sees
    the result.
    """

    def __init__(
        self,
        panels: Panels,
        frames: Frames,
        screens: Screens,
        replies: Replies,
        publisher: Publisher,
        pace: StagePace,
    ) -> None:
        self._panels = panels
        self._frames = frames
        self._screens = screens
        self._replies = replies
        self._publisher = publisher
        self._pace = pace
        self._merging: set[int] = set()

    async def answer(
        self, interaction: Interaction, played: Played, key: str = "night-done"
    ) -> None:
        """Show what a press or a command has done: on the stage, and in private to a command.

        `key` names the sentence that answers a command.
        """
        await self._roll(played, interaction)
        if self._replies.is_answered(interaction):
            if self._is_merged(played):
                await self._merge(played)
            else:
                await self._publisher.show(played)
        elif interaction.message is None or interaction.is_private:
            await self._publisher.confirm(interaction, played, key)
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
        """Return whether a vote of many is shown with the others that come at the same time."""
        night, is_vote = played.loaded.row.night, not played.pending and not played.plies
        return is_vote and night is not None and len(night.here) > _MERGED

    async def _merge(self, played: Played) -> None:
        """Wait for others to vote, and show all that have."""
        game_id = played.loaded.row.id
        if game_id in self._merging:
            return
        self._merging.add(game_id)
        try:
            await asyncio.sleep(self._pace.merge_seconds)
        finally:
            self._merging.discard(game_id)
        await self._panels.refresh(played.loaded)

    async def _roll(self, played: Played, interaction: Interaction | None = None) -> None:
        """Show one die after another, except on a brisk night; the first frame answers a press."""
        row, frames = played.loaded.row, self._screens.dice_frames(played)
        if row.night is None or row.night.pace == NightPace.BRISK or row.panel_id is None:
            return
        await self._frames.show(row, frames, self._pace.frame_seconds, interaction)
