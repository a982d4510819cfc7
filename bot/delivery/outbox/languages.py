"""Keep each person's settings and language, and build narrators in it."""

from bot.delivery.discord.emoji import ApplicationEmoji
from bot.i18n.words import Words, words_in
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.model.past_events import PastEvents
from bot.model.user_settings import UserSettings
from bot.service.history.books import Books
from bot.store import user_settings
from bot.store.database import Database
from bot.text.narrator import Narrator, narrator_of
from encounters.cast import Cast

_UNSET = UserSettings()


class Languages:
    """The settings of each person, their words, and the narrators of games in them.

    `voice_languages` are the languages in which the bot has a voice; `cast` is who speaks in the
    books, for those who share a reading.
    """

    def __init__(
        self,
        database: Database,
        books: Books,
        emoji: ApplicationEmoji,
        voice_languages: frozenset[str],
        cast: Cast,
    ) -> None:
        self._database = database
        self._books = books
        self._emoji = emoji
        self.voice_languages = voice_languages
        self.cast = cast
        # In memory, as every press and every message asks for some.
        self._settings: dict[int, UserSettings] = {}

    async def open(self) -> None:
        """Load what people have set, which every message needs."""
        self._settings = await self._database.read(user_settings.users)

    def note_user(self, user_id: int, settings: UserSettings) -> None:
        """Cache a person's settings, once they are stored."""
        self._settings[user_id] = settings

    def drop_user(self, user_id: int) -> None:
        """Drop a person's settings, once they are deleted."""
        self._settings.pop(user_id, None)

    def settings_of(self, user_id: int) -> UserSettings:
        """Return a person's settings, or the defaults."""
        return self._settings.get(user_id, _UNSET)

    def words(self, row: GameRow) -> Words:
        """Return the words of a game's channel, whose messages are the same for everybody."""
        return words_in(row.language)

    def narrator(self, loaded: LoadedGame, words: Words | None = None) -> Narrator:
        """Return a game's narrator, for its channel or in a person's own words."""
        return self.narrator_for(loaded.row, words, loaded.past)

    def narrator_for(
        self, row: GameRow, words: Words | None = None, past: PastEvents | None = None
    ) -> Narrator:
        """Return the narrator of a game that is not open; it needs `past` to show paragraphs."""
        stories = self._books[row.book].stories
        words = words or self.words(row)
        has_voice = words.language in self.voice_languages
        past = past or PastEvents()
        return narrator_of(row, words, stories, self._emoji.usable, past, has_voice=has_voice)

    def words_for(self, interaction: Interaction) -> Words:
        """Return the words of the person who pressed or typed."""
        return self.user_words(interaction.user.id, interaction.locale)

    def user_words(self, user_id: int, locale: str) -> Words:
        """Return a person's words: in the language they set, or that of their Discord client."""
        settings = self.settings_of(user_id)
        return words_in(settings.language or locale, plain=settings.text_first)
