"""Describe a picture as plain data that can be sent to a renderer in another process.

The renderer's process loads this module: it imports neither Pillow nor anything not needed there.
Which picture goes with which message is decided in `bot.text.picture_choice`; `bot.text.alt`
describes pictures in words.
"""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import ClassVar, NamedTuple, TypeAlias

from bot.companions.people import Person
from bot.i18n.words import Words, words_in
from rules.book import Book
from rules.editions import EDITIONS, EditionName, Game
from rules.house_rules import HouseRules
from rules.record import record
from rules.scoring import Score
from rules.table import FIRST_SEAT, Table
from rules.words import ParagraphNumber, Seat

Rounds: TypeAlias = tuple[tuple[int, ...], ...]
"""The points at the end of each round, indexed by round, then by seat."""


class PictureKind(StrEnum):
    """What a picture shows."""

    VILLAGE = "village"
    MARKET = "market"
    BOARD = "board"
    SCORE = "score"
    PARTY = "party"
    TABLE = "table"


@record
class IconRequest:
    """An icon on a pale rim, by its name in `bot.pictures.icons`; `size` is in pixels."""

    icon: str
    size: int


@record
class TitleRequest:
    """A paragraph's title card, the same in every game of its language.

    `mood` may be empty; `scene` and `figure` are words of `encounters.scenes`. It `is_dark` where
    there is no light but the party's own. It is `dimmed` from 0 to 3 by a tale's light.
    `again` counts how often its night has read the paragraph before: each time it looks otherwise.
    """

    kind: ClassVar[str] = "title"
    language: str
    number: ParagraphNumber
    title: str
    mood: str
    scene: str
    figure: str
    is_dark: bool = False
    dimmed: int = 0
    again: int = 0

    @property
    def words(self) -> Words:
        """Return the words that the picture is lettered with."""
        return words_in(self.language)


@record
class PictureRequest:
    """All that a picture shows; requests that are equal give the same picture, byte for byte.

    It holds what every player may see: a table, never the decks or a book. `edition` is an
    edition's name; `names` is indexed by seat, plain and unescaped. `seat` is whose village it is,
    `cave_numbers` are the paragraphs on the market's cave card, indexed by die. `scores` and
    `rounds` are what a score sheet shows. `faces` are the companions who play, by seat.
    """

    kind: PictureKind
    language: str
    edition: EditionName
    names: tuple[str, ...]
    table: Table
    seat: Seat = FIRST_SEAT
    cave_numbers: tuple[int, ...] = ()
    scores: tuple[Score, ...] = ()
    rounds: Rounds = ()
    faces: tuple[Person | None, ...] = ()
    house_rules: HouseRules = HouseRules()

    @property
    def words(self) -> Words:
        """Return the words that the picture is lettered with."""
        return words_in(self.language)

    @property
    def game(self) -> Game:
        """Return the edition as the table plays it, with an empty book, as the rules ask for it."""
        return _game(self.edition, self.house_rules)

    def face(self, seat: Seat) -> Person | None:
        """Return which companion plays a seat, if one does."""
        return self.faces[seat] if seat < len(self.faces) else None

    def asked(self) -> tuple[Seat, ...]:
        """List the seats that the game waits for, each once."""
        return tuple(dict.fromkeys([question.seat for question in self.table.questions]))


class PosterStory(NamedTuple):
    """A story on a poster: its title card, and whose it was."""

    card: TitleRequest
    seat: Seat


@record
class PosterRequest:
    """A finished game on one sheet: its scores, the story of the game, and the other stories.

    `people` are those whose game it was, by seat. A night has the lines of its `sheet` instead of
    scores, and its guests.
    """

    kind: ClassVar[str] = "poster"
    people: tuple[str, ...]
    about: str
    table: PictureRequest
    best: PosterStory | None
    stories: tuple[PosterStory, ...]
    sheet: tuple[str, ...] = ()

    @property
    def words(self) -> Words:
        """Return the words that the picture is lettered with."""
        return self.table.words

    def title(self, people: Sequence[str]) -> str:
        """Return the title with people's names as they can be shown."""
        return game_title(self.words, people, is_night=bool(self.sheet))


@record
class CoverRequest:
    """The cover of a planned night: a title, and what is below it."""

    kind: ClassVar[str] = "cover"
    language: str
    title: str
    about: str

    @property
    def words(self) -> Words:
        """Return the words that the picture is lettered with."""
        return words_in(self.language)


@record
class BookCoverRequest:
    """The cover of a chronicle's book: its title, what is below it, and one of its stories."""

    kind: ClassVar[str] = "book-cover"
    language: str
    title: str
    about: str
    card: TitleRequest | None

    @property
    def words(self) -> Words:
        """Return the words that the picture is lettered with."""
        return words_in(self.language)


@record
class FaceRequest:
    """One of the people of title cards, on a disc; `ground` is a number that gives its colour."""

    kind: ClassVar[str] = "face"
    figure: str
    ground: int


@record
class WebpRequest:
    """A picture as a WebP for a page; `width` is in pixels, `quality` from 1 to 100."""

    picture: "Picture"
    width: int
    quality: int

    @property
    def kind(self) -> str:
        """Return what the picture shows."""
        return self.picture.kind


@record
class TwofoldRequest:
    """A picture as a WebP for a page and as a JPEG for a book, drawn once; see `halves`."""

    picture: "Picture"
    width: int
    quality: int

    @property
    def kind(self) -> str:
        """Return what the picture shows."""
        return self.picture.kind


class Halves(NamedTuple):
    """A picture in two formats."""

    webp: bytes
    jpeg: bytes

    def joined(self) -> bytes:
        """Return both as one run of bytes: the length of the first comes before it."""
        return len(self.webp).to_bytes(_LENGTH) + self.webp + self.jpeg


_LENGTH = 4


def halves(joined: bytes) -> Halves:
    """Take apart what a `TwofoldRequest` was answered with."""
    end = _LENGTH + int.from_bytes(joined[:_LENGTH])
    return Halves(joined[_LENGTH:end], joined[end:])


Picture: TypeAlias = (
    PictureRequest | TitleRequest | PosterRequest | CoverRequest | BookCoverRequest | FaceRequest
)
"""Any picture: of a table, a title card, a poster, a cover, or a face."""


_MOST_NAMED, _FIRST = 8, 4
"""So many people a title names at most, and of more the first."""


def game_title(words: Words, people: Sequence[str], *, is_night: bool) -> str:
    """Return the title of a finished game, from its villages' players or a night's guests."""
    if is_night:
        return words("chronicle-night", names=words.join_and(_few(words, people)))
    names = words.join_and(list(people))
    return words("chronicle-title", names=names, count=len(people))


def _few(words: Words, people: Sequence[str]) -> list[str]:
    """Return the people whom a title names: of very many the first few, and how many more."""
    if len(people) <= _MOST_NAMED:
        return list(people)
    return [*people[:_FIRST], words("chronicle-others", count=len(people) - _FIRST)]


def file_of(picture: Picture) -> str:
    """Return the name of a picture's file."""
    return f"{picture.kind}.png"


def sources_of(score: Score) -> tuple[tuple[str, int], ...]:
    """List where a seat's points come from and how many, as the score sheet counts them."""
    return (
        ("track", score.track),
        ("buildings", score.buildings),
        ("cards", sum([points for _, points in score.cards])),
        ("prize", score.prize),
        ("reputation", score.reputation),
    )


@cache
def _game(edition: EditionName, house_rules: HouseRules) -> Game:
    # No book: none of it may reach a picture, and the rules for what is drawn need none.
    return Game(house_rules.applied(EDITIONS[edition]), Book({}, ()))
