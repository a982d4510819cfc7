"""Read paragraphs to those who may hear them: the explorer, the reader, or the whole table."""

from bot.i18n.words import Words, words_in
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction
from bot.model.kinds import SeatStatus
from bot.model.open_game import OpenGame
from bot.model.user_settings import UserSettings
from bot.service.books import Books
from bot.store import user_settings
from bot.store.database import Database
from bot.text import picture_choice
from bot.text.emoji import NO_SIGNS
from bot.text.narrator import Narrator, narrator_of
from bot.text.rewards import sealed
from bot.ui.layout import button, layout
from bot.ui.message import ButtonStyle, Message
from bot.ui.reading import by_the_book, is_title, paragraph, reading
from rules import encounter
from rules.editions import Reading
from rules.questions import ChooseOption
from rules.words import QuestionNumber

_UNSET = UserSettings()


class Reader:
    """The settings, the words and the paragraphs for each person.

    Which paragraphs are read aloud is kept in memory: after a restart the reader presses again.
    """

    def __init__(self, database: Database, books: Books) -> None:
        self._database = database
        self._books = books
        self._aloud: dict[int, int] = {}
        self._settings: dict[int, UserSettings] = {}
        self.signs = NO_SIGNS

    async def open(self) -> None:
        """Load what people have set, which every message needs."""
        self._settings = await self._database.read(user_settings.users)

    def note_user(self, user_id: int, settings: UserSettings) -> None:
        """Cache a person's settings, once they are stored."""
        self._settings[user_id] = settings

    def settings_of(self, user_id: int) -> UserSettings:
        """Return a person's settings, or the defaults."""
        return self._settings.get(user_id, _UNSET)

    def words(self, row: GameRow) -> Words:
        """Return the words of a game's channel, plain if one of its players wants text alone."""
        return words_in(
            row.language, plain=any(self.settings_of(user).text_first for user in row.users)
        )

    def narrator(self, row: GameRow, words: Words | None = None) -> Narrator:
        """Return a game's narrator, for its channel or in a person's own words."""
        stories = self._books[row.book].stories
        return narrator_of(row, words or self.words(row), stories, self.signs)

    def words_for(self, interaction: Interaction) -> Words:
        """Return the words of the person who pressed or typed."""
        return self.user_words(interaction.user.id, interaction.locale)

    def user_words(self, user_id: int, locale: str) -> Words:
        """Return a person's words: in the language they set, or that of their Discord client."""
        settings = self.settings_of(user_id)
        return words_in(settings.language or locale, plain=settings.text_first)

    def is_aloud(self, opened: OpenGame) -> bool:
        """Tell whether the open paragraph is read in the channel."""
        if opened.row.reading == Reading.TABLE:
            return True
        return self._aloud.get(opened.row.id) in _asked(opened)

    def read_aloud(self, opened: OpenGame, user_id: int, number: int) -> None:
        """Open the paragraph to the whole table, on behalf of the player to the left.

        Raises Declined.
        """
        if opened.state.table.expedition is None:
            raise Declined("nothing-to-read")
        if not self._is_reader(opened, user_id):
            raise Declined("not-the-reader")
        if number not in _asked(opened):
            raise Declined("stale-question")
        self._aloud[opened.row.id] = number

    def private(self, opened: OpenGame, user_id: int, words: Words) -> Message:
        """Return the encounter of an explorer, or what the reader is to read to them.

        Raises Declined where the person is neither the explorer nor the reader.
        """
        trip = opened.state.table.expedition
        seat = opened.row.seat_of(user_id)
        if trip is None or seat is None or opened.state.table.over:
            raise Declined("nothing-to-read")
        narrator = self.narrator(opened.row, words)
        if trip.seat == seat.seat:
            return reading(narrator, opened)
        if opened.row.reading == Reading.BOOK:
            return layout(by_the_book(narrator, opened))
        if self._is_reader(opened, user_id) and _asked(opened):
            return self._for_reader(narrator, opened)
        if self.is_aloud(opened):
            return reading(narrator, opened)
        raise Declined("not-your-encounter")

    def direct(self, opened: OpenGame, row: OutboxRow) -> Message | None:
        """Return a paragraph's direct message: to the explorer, or with its rewards to the reader.

        None where it is no longer open, not wanted, or no longer for this person to hear.
        """
        trip = opened.state.table.expedition
        user_id = row.user_id or 0
        seat = opened.row.seat_of(user_id)
        settings = self.settings_of(user_id)
        if trip is None or seat is None or not _asked(opened) or not settings.dm_readings:
            return None
        words = words_in(settings.language or opened.row.language, plain=settings.text_first)
        narrator = self.narrator(opened.row, words)
        if trip.seat == seat.seat:
            return reading(narrator, opened, picture=picture_choice.of_reading(narrator, opened))
        if self._is_reader(opened, user_id):
            return self._for_reader(narrator, opened)
        return None

    def _for_reader(self, narrator: Narrator, opened: OpenGame) -> Message:
        trip = encounter.expedition(opened.state.table)
        hidden = sealed(narrator, opened.game.book.paragraphs[trip.path[-1]])
        intro = narrator.words("reader-intro", explorer=narrator.name(trip.seat))
        press = CustomId(opened.row.id, _asked(opened)[0], "aloud")
        aloud = button(narrator.words("verb-aloud"), press, ButtonStyle.PRIMARY)
        parts = [intro, *paragraph(narrator, opened), hidden]
        picture = picture_choice.of_reading(narrator, opened)
        return layout(parts, [[aloud]], picture=picture, picture_first=is_title(picture))

    def _is_reader(self, opened: OpenGame, user_id: int) -> bool:
        trip = encounter.expedition(opened.state.table)
        left = opened.row.seats[(trip.seat + 1) % len(opened.row.seats)]
        is_left = left.user_id == user_id and left.status == SeatStatus.TAKEN
        return opened.row.reading == Reading.PLAYER and is_left


def _asked(opened: OpenGame) -> list[QuestionNumber]:
    """List the open questions that ask for a choice in a paragraph."""
    return [q.number for q in opened.state.table.questions if isinstance(q, ChooseOption)]
