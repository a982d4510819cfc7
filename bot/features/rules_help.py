"""Explain a rule or a card, and what it means for the person's own game now."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.i18n.words import Words, normalize
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.suggestion import Suggestion
from bot.service.plies.permissions import require_playing_seat
from bot.service.tables.games import Games
from bot.text.help import cards, find_cards, find_topics, titles, topic_of, topics
from bot.text.help_for_you import describe_for_player
from bot.text.house_rules import house_line
from bot.ui.layout import layout

# As many suggestions as Discord lists.
_MOST = 25


class RulesHelp:
    """The pages about rules and cards."""

    def __init__(self, games: Games, languages: Languages, replies: Replies) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies

    async def explain(self, interaction: Interaction, topic: str | None) -> None:
        """Explain a topic; without one, list what can be explained."""
        words = self._languages.words_for(interaction)
        sought = normalize(topic or "")
        pages = {**cards(words), **topics(words)}
        named = [*find_topics(words, sought), *find_cards(words, sought)]
        found = sought if sought in pages else [*named, normalize(words("help-start"))][0]
        unknown = words("no-such-rule") if sought and sought not in pages and not named else ""
        text = pages[found]
        own = await self._for_player(interaction, words, topic_of(words, found))
        here = await self._at_table(interaction, words)
        await self._replies.privately(interaction, layout([unknown, text, here, own]))

    def suggest(self, interaction: Interaction, text: str) -> list[Suggestion]:
        """Suggest topics."""
        words = self._languages.words_for(interaction)
        names = [*find_topics(words, text), *find_cards(words, text)]
        written = titles(words)
        return [Suggestion(written[name], name) for name in names[:_MOST]]

    async def _at_table(self, interaction: Interaction, words: Words) -> str:
        """Return the house rules of this channel's open game, as the pages do not know them."""
        try:
            row = await self._games.find(interaction.channel_id)
        except Declined:
            return ""
        return "" if row.status.is_over else house_line(words, row.house_rules)

    async def _for_player(self, interaction: Interaction, words: Words, topic: str) -> str:
        """Describe what a rule means for a player in this channel's game; empty for others."""
        try:
            row = await self._games.find(interaction.channel_id)
            seat = require_playing_seat(row, interaction.user.id)
            opened = await self._games.load(row.id)
        except Declined:
            # The rule alone is explained where nobody plays, or the person has no seat.
            return ""
        narrator = self._languages.narrator(opened, words)
        text = describe_for_player(narrator, opened.state.table, seat, topic)
        return f"{words('your-title')}\n{text}" if text else ""
