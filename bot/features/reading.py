"""Show the open paragraph to one person."""

from collections.abc import Sequence

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox import paragraph_reader
from bot.delivery.outbox.languages import Languages
from bot.features.stories import Stories
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.loaded_game import Played
from bot.model.plies import Ply
from bot.model.suggestion import Suggestion
from bot.service.tables.games import Games
from rules.editions import Reading
from rules.facts import Asked
from rules.questions import ChooseOption
from rules.words import Seat


class Readings:
    """The open paragraph, shown privately."""

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, stories: Stories
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._stories = stories

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Show a person what they may read."""
        await self._show(interaction, press.game_id)

    async def show_here(self, interaction: Interaction, story: str | None = None) -> None:
        """Show a person what they may read in the channel's game: a story, or what is open.

        `story` is one that was suggested, of one of the channel's games. Where nothing is open, it
        is the last story. Raises Declined.
        """
        if story is not None:
            await self._stories.show_suggested(interaction, story)
            return
        row = await self._games.find_started(interaction.channel_id)
        try:
            await self._show(interaction, row.id)
        except Declined:
            # Nothing is open: what was told last is the next best answer, if there is any.
            finished = await self._stories.finished(row)
            if not finished:
                raise
            await self._stories.show(interaction, row, finished[-1].ply)

    async def suggest(self, interaction: Interaction, text: str) -> list[Suggestion]:
        """Suggest the stories of the channel's games."""
        return await self._stories.suggest(interaction, text)

    async def show_unless_sent(self, interaction: Interaction, played: Played) -> None:
        """Show a paragraph that a person has just opened, where they take no direct messages."""
        user, loaded = interaction.user.id, played.loaded
        if loaded.row.reading_now != Reading.PRIVATE:
            return
        if self._languages.settings_of(user).dm_readings:
            return
        seat = loaded.row.seat_of(user)
        if interaction.is_private or seat is None or not _opens(played.plies, seat.seat):
            return
        await self._show(interaction, loaded.row.id)

    async def _show(self, interaction: Interaction, game_id: int) -> None:
        loaded = await self._games.load(game_id)
        words = self._languages.words_for(interaction)
        message = paragraph_reader.private(self._languages, loaded, interaction.user.id, words)
        await self._replies.privately(interaction, message)


def _opens(plies: Sequence[Ply], seat: Seat) -> bool:
    """Return whether plies ask a seat for a choice in a paragraph."""
    asked = [one.question for ply in plies for one in ply.facts if isinstance(one, Asked)]
    return any(isinstance(question, ChooseOption) and question.seat == seat for question in asked)
