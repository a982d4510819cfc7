"""Define the words, names and stories in which a game is described."""

import re
from enum import Enum, auto
from functools import lru_cache

from bot.companions.people import Person
from bot.i18n.words import Words
from bot.model.games import GameRow
from bot.model.names import PersonName, one_line, person_name, told_apart
from bot.model.nights import Guest
from bot.model.past_events import PastEvents
from bot.model.shakes import Shake
from bot.text.emoji import NO_EMOJI, EmojiSet
from encounters.stories import Stories
from rules.dice import commitment
from rules.editions import VARIANTS, Edition, Reading
from rules.house_rules import HouseRules
from rules.record import record
from rules.words import Item, Seat, TaleId

_NOTHING = PastEvents()
_NAMES = 4_096
_GAMES = 256
_MARKDOWN = re.compile(r"https?://\S+|[_\\~|*`]|^>(?:>>)?\s|^#{1,3}|^\s*-|\[.+\]\(.+\)")
"""What Discord reads as markup; an address stays unchanged, since a backslash would break it."""

_MENTION = re.compile(r"@(?=everyone|here|[!&]?[0-9]{17,20})")
_promise = lru_cache(maxsize=_NAMES)(commitment)
_SIDES = ("left", "right")
"""Where automated opponents sit, clockwise after the player."""


class PaperShown(Enum):
    """How much the lines of a round's end tell of its paper."""

    WHOLE = auto()
    NEWS = auto()
    NAME = auto()


@record
class Narrator:
    """The words for one game in one language; `names` is indexed by seat, and safe to print.

    After the people, who have `users`, come the automated opponents, who only have names. `plain`
    are the same names for lists to choose from, where Discord reads no markdown; `seed_hash` is the
    hash of the dice's secret seed. `is_private` says that only the explorer hears a paragraph
    before its encounter is over; `past` is what the words of its paragraphs depend on. On a night
    (`is_night`) the one seat is for everyone. `has_voice` says that the bot has a voice for the
    language. `shakes` is what people added to the dice. `faces` are the companions, by seat.
    `paper` is how much is told of each round's paper: its news stand in the channel, once. A night
    with a `tale` is told nothing of the season, and names its `guests`.
    """

    words: Words
    names: tuple[str, ...]
    plain: tuple[str, ...]
    users: tuple[int, ...]
    stories: Stories
    seed_hash: str
    edition: Edition
    emoji: EmojiSet = NO_EMOJI
    is_private: bool = False
    past: PastEvents = _NOTHING
    is_night: bool = False
    has_voice: bool = False
    shakes: tuple[Shake, ...] = ()
    faces: tuple[Person | None, ...] = ()
    house_rules: HouseRules = HouseRules()
    paper: PaperShown = PaperShown.NEWS
    tale: TaleId | None = None
    guests: tuple[Guest, ...] = ()

    @property
    def is_solo(self) -> bool:
        """Return whether one person plays against automated opponents."""
        return len(self.names) > len(self.users)

    def name(self, seat: Seat) -> str:
        """Name a player."""
        return self.names[seat]

    def called(self, name: PersonName) -> str:
        """Return the stored name of a guest safe to print; that of a former player was erased."""
        return name_in(self.words, name)

    def guest(self, place: int) -> str:
        """Name the guest who sits or sat in a place, safe to print."""
        return self.called(next(one.name for one in self.guests if one.place == place))

    def mention(self, seat: Seat) -> str:
        """Return what pings a seat's player; a former player only has a name."""
        user = self.users[seat]
        return f"<@{user}>" if user > 0 else self.names[seat]

    def names_of(self, seats: tuple[Seat, ...]) -> str:
        """Name several players."""
        return self.words.join_and([self.names[seat] for seat in seats])

    def villagers(self, villagers: tuple[str, ...]) -> str:
        """Name villagers."""
        return self.words.join_and([self.words(f"villager-{v}") for v in villagers])

    def short_villagers(self, villagers: tuple[str, ...]) -> str:
        """Name villagers without their trade: on buttons, and where they are named all the time."""
        keys = [
            f"short-{v}" if self.words.has(f"short-{v}") else f"villager-{v}" for v in villagers
        ]
        return self.words.join_and([self.words(key) for key in keys])

    def items(self, items: tuple[Item, ...]) -> str:
        """Name items, counting those that repeat."""
        return self.words.join_and(self.each_item(items))

    def each_item(self, items: tuple[Item, ...]) -> list[str]:
        """Name items one by one, counting those that repeat."""
        return [self.emoji.prefix(*pair) for pair in counted(self.words, items)]


def counted(words: Words, items: tuple[Item, ...]) -> list[tuple[str, str]]:
    """Return pairs of an icon's name and an item with its count."""
    counts = {item: items.count(item) for item in items}
    return [(item, words("items", item=item, count=count)) for item, count in counts.items()]


def narrator_of(
    row: GameRow,
    words: Words,
    stories: Stories,
    emoji: EmojiSet = NO_EMOJI,
    past: PastEvents = _NOTHING,
    *,
    has_voice: bool = False,
) -> Narrator:
    """Return a game's narrator; with a printed book it has no stories, and reads nothing aloud.

    Without the `past` of its table, it shows paragraphs as they are without any memory.
    """
    reads = has_voice and row.reading != Reading.BOOK
    if row.reading == Reading.BOOK:
        stories = Stories(stories.language, texts={}, moods={})
    if row.tale:
        stories = stories.without_season()
    bots = [words(f"bot-{side}") for side in _SIDES[: VARIANTS[row.variant].opponents]]
    users = tuple([seat.user_id for seat in row.seats])
    called = tuple([seat.name for seat in row.seats])
    names, plain = _called(words, users, called, tuple(bots))
    faces = tuple([seat.person for seat in row.seats])
    emoji = NO_EMOJI if words.plain else emoji
    promise, is_private = _promise(row.seed), row.reading == Reading.PRIVATE
    shown = (promise, row.edition_played, emoji, is_private, past, row.is_night, reads)
    return Narrator(
        words,
        names,
        plain,
        users,
        stories,
        *shown,
        shakes=row.shakes,
        faces=faces,
        house_rules=row.house_rules,
        tale=row.tale,
        guests=row.night.guests if row.night and row.tale else (),
    )


@lru_cache(maxsize=_GAMES)
def _called(
    words: Words, users: tuple[int, ...], names: tuple[PersonName, ...], bots: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of all seats, safe to print and plain; a press needs them twice."""
    called: list[PersonName] = []
    for user, name in zip(users, names, strict=True):
        own = name or words("former-player") if user else words("night-group")
        # An older release let two people have one name, and several may be former players.
        called.append(told_apart(person_name(own), called))
    return (*map(safe, called), *bots), (*called, *bots)


def forget_names() -> None:
    """Drop the cached names of people."""
    for cached in (_called, safe, one_line, person_name):
        cached.cache_clear()


def name_in(words: Words, name: PersonName) -> str:
    """Return a stored name safe to print; that of a former player was erased."""
    return safe(name or words("former-player"))


@lru_cache(maxsize=_NAMES)
def safe(text: str) -> str:
    """Return what a person typed safe to print: without markdown or mentions, on one line."""
    escaped = _MARKDOWN.sub(_escaped, one_line(text))
    # As discord.py's `escape_mentions` does it: with a zero-width space.
    return _MENTION.sub("@\u200b", escaped)


def _escaped(found: re.Match[str]) -> str:
    return found[0] if found[0].startswith("http") else f"\\{found[0]}"
