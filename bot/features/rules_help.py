"""Explain a rule or a card, and what it means for the person's own game now."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.i18n.words import Words, normalize
from bot.model.discord_limits import MOST_OPTIONS
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.suggestion import Suggestion
from bot.service.plies.permissions import require_playing_seat
from bot.service.tables.games import Games
from bot.text.help import cards, find_cards, find_topics, texts, titles, topic_of, topics
from bot.text.help_for_you import describe_for_player
from bot.text.help_search import HelpSearch, answer
from bot.text.house_rules import house_line
from bot.ui.first_adventure import adventure_button
from bot.ui.layout import layout
from rules.editions import NEWEST, Edition, Rulebook

_START = "start"
"""The topic for people who ask for none, or for nothing that is known."""


class RulesHelp:
    """The pages about rules and cards."""

    def __init__(self, games: Games, languages: Languages, replies: Replies) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._searches: dict[str, HelpSearch] = {}

    async def explain(self, interaction: Interaction, topic: str | None) -> None:
        """Explain a topic or a card, or answer a question; without one, say how to begin."""
        words, row = self._languages.words_for(interaction), await self._row(interaction)
        explained, about = self._page(words, row.edition_played if row else NEWEST, topic or "")
        if row:
            explained.append(_table_lines(words, row))
            explained.append(await self._for_player(interaction, words, row, about))
        rows = [[adventure_button(words)]] if about == _START else []
        await self._replies.privately(interaction, layout(explained, rows))

    def _page(self, words: Words, edition: Edition, sought: str) -> tuple[list[str], str]:
        """Return the texts that explain what is sought, and their topic; empty of a card."""
        text = normalize(sought)
        pages = {**cards(words, edition), **topics(words, edition)}
        named = [text] if text in pages else [*find_topics(words, text), *find_cards(words, text)]
        if text and named:
            return [pages[named[0]]], topic_of(words, named[0])
        if parts := self._search(words).find(text):
            return [answer(words, texts(words, edition), parts)], parts[0].topic
        start = pages[normalize(words(f"help-{_START}"))]
        return [words("no-such-rule"), start] if text else [start], _START

    def suggest(self, interaction: Interaction, text: str) -> list[Suggestion]:
        """Suggest topics: by name first, then those that answer a question."""
        words = self._languages.words_for(interaction)
        names = [*find_topics(words, text), *find_cards(words, text)]
        names += [normalize(words(f"help-{one.topic}")) for one in self._search(words).find(text)]
        written = titles(words)
        return [Suggestion(written[name], name) for name in dict.fromkeys(names)][:MOST_OPTIONS]

    def _search(self, words: Words) -> HelpSearch:
        """Return the index of a language's help, which its first question makes."""
        if words.language not in self._searches:
            self._searches[words.language] = HelpSearch(words, texts(words, NEWEST))
        return self._searches[words.language]

    async def _row(self, interaction: Interaction) -> GameRow | None:
        """Return this channel's unfinished game."""
        try:
            row = await self._games.find(interaction.channel_id)
        except Declined:
            return None
        return None if row.status.is_over else row

    async def _for_player(
        self, interaction: Interaction, words: Words, row: GameRow, topic: str
    ) -> str:
        """Describe what a rule means for a player in a game; empty for others."""
        try:
            seat = require_playing_seat(row, interaction.user.id)
            loaded = await self._games.load(row.id)
        except Declined:
            # The rule alone is explained where the game stands still, or the person has no seat.
            return ""
        narrator = self._languages.narrator(loaded, words)
        text = describe_for_player(narrator, loaded.state.table, seat, topic)
        return f"{words('your-title')}\n{text}" if text else ""


def _table_lines(words: Words, row: GameRow) -> str:
    """Return a table's house rules and its older edition, which the pages do not know."""
    older = words("help-preview-here") if row.edition_played.rulebook is Rulebook.PREVIEW else ""
    return "\n".join(filter(None, [house_line(words, row.house_rules), older]))
