"""Lead a newcomer through a first adventure, alone and in private; nothing of it is stored."""

from string import digits

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.names import person_name
from bot.service.history.books import Books
from bot.service.lobby.first_adventure import replay
from bot.ui.first_adventure import adventure


class FirstAdventure:
    """The adventure of the person who presses or types."""

    def __init__(self, books: Books, languages: Languages, replies: Replies) -> None:
        self._books = books
        self._languages = languages
        self._replies = replies

    async def begin(self, interaction: Interaction) -> None:
        """Show its beginning."""
        await self._show(interaction, "")

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Go on in the pressed message; begin in one of its own.

        Raises Declined for a choice that does not exist.
        """
        await self._show(interaction, press.detail)

    async def _show(self, interaction: Interaction, chosen: str) -> None:
        if not set(chosen) <= set(digits):
            raise Declined("unknown-press")
        words = self._languages.words_for(interaction)
        names = person_name(interaction.user.name), person_name(words("adventure-neighbour"))
        loaded = replay(self._books, words.language, names, chosen)
        narrator = self._languages.narrator_for(loaded.row, words, loaded.past)
        shown = adventure(narrator, loaded, chosen, on_server=interaction.channel.is_on_server)
        if chosen and interaction.is_private:  # never what all see
            await self._replies.edit(interaction, shown)
        else:
            await self._replies.privately(interaction, shown)
