"""Call for votes, cast ballots, and show the counts and results."""

import logging

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import FAILED
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import TimerRow
from bot.model.interaction import Interaction
from bot.model.kinds import Motion
from bot.model.presses import YesNo
from bot.service.votes.voting import Counted, Voting
from bot.ui.vote import vote_message

log = logging.getLogger(__name__)


class Votes:
    """The votes of all tables."""

    def __init__(
        self,
        voting: Voting,
        languages: Languages,
        replies: Replies,
        publisher: Publisher,
        api: DiscordApi,
    ) -> None:
        self._voting = voting
        self._languages = languages
        self._replies = replies
        self._publisher = publisher
        self._api = api

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Cast a vote by a button."""
        yes = press.detail_as(YesNo) == YesNo.YES
        await self.vote(interaction, press.game_id, yes=yes, number=press.about)

    async def press_call(self, interaction: Interaction, press: CustomId) -> None:
        """Call for a vote about a seat by a button."""
        motion = press.detail_as(Motion)
        if not motion.is_about_a_seat:
            raise Declined("unknown-press")
        await self.call(interaction, press.game_id, motion, press.about)

    async def call(
        self, interaction: Interaction, game_id: int, motion: Motion, number: int | None = None
    ) -> None:
        """Call for a vote, with the caller's yes; `number` is the seat that it is about."""
        user = interaction.user.id
        async with self._voting.lock(game_id):
            decided, played = await self._voting.call(game_id, user, motion, number)
        words = self._languages.words_for(interaction)
        key = "vote-decided" if decided else "vote-called"
        await self._replies.privately(interaction, words(key))
        await self._publisher.show(played)

    async def vote(
        self, interaction: Interaction, game_id: int, *, yes: bool, number: int | None = None
    ) -> None:
        """Vote on the open motion, which must be that `number` if given; the last ballot counts."""
        user, message = interaction.user.id, interaction.message
        pressed = message.id if message and not interaction.is_private else None
        async with self._voting.lock(game_id):
            counted = await self._voting.cast(
                game_id, user, yes=yes, number=number, message_id=pressed
            )
            if counted.played is None:
                # Under the lock: counts are shown in the order in which they were made.
                await self._count(interaction, counted)
                return
        words = self._languages.words_for(interaction)
        await self._replies.privately(interaction, words("vote-decided"))
        await self._publisher.show(counted.played)

    async def expire(self, timer: TimerRow) -> None:
        """Close a game's vote whose time is over."""
        async with self._voting.lock(timer.game_id):
            played, pending = await self._voting.expire(timer.game_id)
        if played is not None:
            await self._publisher.show(played)
        await self._publisher.deliver(pending)

    async def recount(self, game_id: int) -> None:
        """Count a game's vote again after a seat changed hands."""
        async with self._voting.lock(game_id):
            counted = await self._voting.recount(game_id)
            if counted is None:
                return
            if counted.played is None:
                await self._refresh(counted)
                return
        await self._publisher.show(counted.played)

    async def _count(self, interaction: Interaction, counted: Counted) -> None:
        """Show the count on the vote's message, and confirm it to those who vote elsewhere."""
        loaded, vote = counted.loaded, counted.vote
        if interaction.message and interaction.message.id == vote.message_id:
            message = vote_message(self._languages.narrator(loaded), loaded.row, vote)
            await self._replies.edit(interaction, message)
            return
        words = self._languages.words_for(interaction)
        await self._replies.privately(interaction, words("vote-counted"))
        await self._refresh(counted)

    async def _refresh(self, counted: Counted) -> None:
        """Refresh the vote's message."""
        row, vote = counted.loaded.row, counted.vote
        if vote.message_id is None:
            return
        message = vote_message(self._languages.narrator_for(row), row, vote)
        try:
            await self._api.edit(row.channel_id, vote.message_id, message)
        except FAILED as error:
            # The count is stored; the next ballot shows it.
            log.info("game %s: its vote is not refreshed: %r", row.id, error)
