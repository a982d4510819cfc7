"""Let readers read the open paragraph out to the table, and pass that on where they are silent."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox import paragraph_reader
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.model.custom_id import CustomId
from bot.model.games import TimerRow
from bot.model.interaction import Interaction
from bot.service.table_acts import reading_turns
from bot.service.tables.games import Games
from rules.words import ParagraphNumber


class ReadingOut:
    """The open paragraph, read out to the table."""

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, publisher: Publisher
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._publisher = publisher

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Show the open paragraph to the table, once its reader has read it out.

        Their own message stays, without its button. Raises Declined.
        """
        user, number = interaction.user.id, ParagraphNumber(press.about)
        played = await reading_turns.read_out(self._games, press.game_id, user, number)
        words = self._languages.words_for(interaction)
        message = paragraph_reader.private(self._languages, played.loaded, user, words)
        await self._replies.edit(interaction, message)
        await self._publisher.show(played)

    async def on_silence(self, timer: TimerRow) -> None:
        """Pass a reading on whose reader has been silent for too long."""
        await self._publisher.show(await reading_turns.pass_on(self._games, timer))
