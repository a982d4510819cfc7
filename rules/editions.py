"""Define the differences of editions and variants, as values; each is read in exactly one file."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from rules.book import Book
from rules.cards.caves import CAVES
from rules.cards.houses import HOUSES
from rules.cards.key_houses import KEY_HOUSES
from rules.cards.outposts import OUTPOSTS
from rules.cards.preview import (
    PREVIEW_HOUSES,
    PREVIEW_KEY_HOUSES,
    PREVIEW_OUTPOSTS,
    PREVIEW_SPECIALS,
    PREVIEW_VILLAGERS,
)
from rules.cards.reprints import second_printing
from rules.cards.star_houses import STAR_HOUSES
from rules.cards.villagers import ORDINARY, SPECIAL
from rules.errors import Code, Refusal
from rules.words import BuildingId, CaveId, Good, ParagraphNumber, VillagerId


class Reading(StrEnum):
    """Who reads the paragraphs: the bot in private or to the table, a player, or a printed book."""

    PRIVATE = "private"
    TABLE = "table"
    PLAYER = "player"
    BOOK = "book"


class EditionName(StrEnum):
    """The printings, by the names under which games store them."""

    FINAL = "final"
    FINAL_2 = "final-2"
    PREVIEW = "preview"


class Rulebook(StrEnum):
    """The rules that players choose between, whatever the printing."""

    FINAL = "final"
    PREVIEW = "preview"


class VariantName(StrEnum):
    """The ways to play, by the names under which games store them; nights by their journeys."""

    COMMON = "common"
    SOLO = "solo"
    NIGHT_6 = "night-6"
    NIGHT_12 = "night-12"
    NIGHT_20 = "night-20"


@dataclass(frozen=True, slots=True)
class Edition:
    """One printing of the rules.

    Stored games know it by `name`; players call the rules of every printing by their `rulebook`.
    `extra_coins` is indexed by the number of players, then by place from the first player, and
    empty if nobody gets any; `supply` counts tokens by `rules.table.ITEMS`; `slot_costs` and
    `track_*` are in coins and village points, indexed by slot; `reputation_points` is indexed from
    the surface down, and cubes start at index `torch`; `prizes` go to the best reputations,
    `prizes_for_two` in a game of two; `goods` run from common to rare.

    `exert_to_climb` allows exerting when a number is already reached, `failures` says whether a
    failure has a text and consequences, `cat_keeps_turn` whether the turn goes on when a cat
    refuses, `unsettles_at_work` whether the liquid woman costs a step each time she is assigned,
    instead of once as she joins.
    """

    name: EditionName
    rulebook: Rulebook = field(repr=False)
    villagers: tuple[VillagerId, ...]
    specials: tuple[VillagerId, ...]
    houses: tuple[BuildingId, ...]
    outposts: tuple[BuildingId, ...]
    keys: tuple[BuildingId, ...]
    keys_in_play: int
    stars: tuple[BuildingId, ...]
    caves: tuple[CaveId, ...]
    supply: tuple[int, ...]
    extra_coins: dict[int, tuple[int, ...]]
    exhausted_start: frozenset[int]
    prizes: tuple[int, ...] = (5, 3, 2)
    prizes_for_two: tuple[int, ...] = (3,)
    rounds: int = 7
    coins: int = 7
    slot_costs: tuple[int, ...] = (2, 3, 3, 4, 5)
    row_size: int = 4
    track_points: tuple[int, ...] = (1, 1, 2, 3, 4, 4, 5, 6)
    track_income: tuple[int, ...] = (5, 6, 6, 7, 7, 8, 8, 8)
    empty_track_income: int = 4
    reputation_points: tuple[int, ...] = (-2, -1, 0, 0, 0, 1, 2, 3, 4, 5, 7)
    torch: int = 3
    lowest_price: int = 3
    goods: tuple[Good, ...] = tuple(Good)
    exert_to_climb: bool = True
    failures: bool = True
    cat_keeps_turn: bool = True
    unsettles_at_work: bool = False
    rerolls_a_symbol: int = 1


_SUPPLY = {
    Good.MUSHROOM: 12,
    Good.FISH: 12,
    Good.FRUIT: 12,
    Good.ROPE: 10,
    Good.POT: 10,
    Good.PAPER: 10,
    Good.ORE: 8,
    Good.AMETHYST: 7,
}

FINAL = Edition(
    name=EditionName.FINAL,
    rulebook=Rulebook.FINAL,
    villagers=tuple(card.id for card in ORDINARY),
    specials=tuple(card.id for card in SPECIAL),
    houses=tuple(card.id for card in HOUSES),
    outposts=tuple(card.id for card in OUTPOSTS),
    keys=tuple(card.id for card in KEY_HOUSES),
    keys_in_play=4,
    stars=tuple(card.id for card in STAR_HOUSES),
    caves=CAVES[:25],
    supply=(*(_SUPPLY[good] for good in Good), 10, 20),
    extra_coins={2: (0, 1), 3: (0, 1, 1), 4: (0, 0, 0, 1)},
    exhausted_start=frozenset({4}),
)

FINAL_2 = replace(
    FINAL,
    name=EditionName.FINAL_2,
    houses=second_printing(HOUSES),
    outposts=second_printing(OUTPOSTS),
    keys=second_printing(KEY_HOUSES),
)
"""The final rules with other figures on the project's own cards."""

PREVIEW = Edition(
    name=EditionName.PREVIEW,
    rulebook=Rulebook.PREVIEW,
    villagers=tuple(card.id for card in PREVIEW_VILLAGERS),
    specials=tuple(card.id for card in PREVIEW_SPECIALS),
    houses=tuple(card.id for card in PREVIEW_HOUSES),
    outposts=tuple(card.id for card in PREVIEW_OUTPOSTS),
    keys=tuple(card.id for card in PREVIEW_KEY_HOUSES),
    keys_in_play=10,
    stars=(),
    caves=CAVES,
    supply=(7,) * len(Good) + (10, 20),
    extra_coins={},
    exhausted_start=frozenset(),
    prizes=(6, 4, 2),
    prizes_for_two=(4,),
    goods=(Good.FRUIT, Good.FISH, Good.MUSHROOM, *tuple(Good)[3:]),
    exert_to_climb=False,
    failures=False,
    cat_keeps_turn=False,
    unsettles_at_work=True,
    rerolls_a_symbol=2,
)


EDITIONS = {edition.name: edition for edition in (FINAL, FINAL_2, PREVIEW)}

RULEBOOKS = {edition.rulebook: edition for edition in (FINAL_2, PREVIEW)}
"""The rulebooks that players choose between, with the printing that new games begin with."""

NEWEST = RULEBOOKS[Rulebook.FINAL]
"""The printing of new games by the final rules; all but stored games and their tests say it so."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play an edition: for how many `seats`, and against how many automated opponents.

    A seat begins with this many `villages`, each a starting house with its villagers. With
    `journeys`, the game is a night that ends after that many of them.
    """

    name: VariantName
    seats: tuple[int, ...]
    opponents: int = 0
    villages: int = 1
    journeys: int = 0


COMMON = Variant(VariantName.COMMON, seats=(2, 3, 4))
SOLO = Variant(VariantName.SOLO, seats=(1,), opponents=2)
NIGHTS = tuple(
    [
        Variant(name, seats=(1,), villages=4, journeys=journeys)
        for name, journeys in (
            (VariantName.NIGHT_6, 6),
            (VariantName.NIGHT_12, 12),
            (VariantName.NIGHT_20, 20),
        )
    ]
)
"""One village for everyone, by the number of journeys: `rules.night` has the differences."""

VARIANTS = {variant.name: variant for variant in (COMMON, SOLO, *NIGHTS)}


@dataclass(frozen=True, slots=True)
class Game:
    """What stays the same from the first ply to the last.

    `heard` are the paragraphs that give way to others on a night: its guests know them.
    """

    edition: Edition
    book: Book
    reading: Reading = Reading.PRIVATE
    variant: Variant = COMMON
    heard: frozenset[ParagraphNumber] = frozenset()


def missing_rows(edition: Edition, book: Book) -> Refusal | None:
    """Return what a book lacks for an edition: a row of paragraphs for each cave card."""
    need, have = len(edition.caves), len(book.cells)
    return Refusal(Code.TOO_FEW_CAVES, need, have) if have < need else None


def check_seats(variant: Variant, seats: int) -> Refusal | None:
    """Return why that many cannot play a variant."""
    least, most = min(variant.seats), max(variant.seats)
    if seats > most:
        return Refusal(Code.TOO_MANY_SEATS, most, seats)
    return Refusal(Code.TOO_FEW_SEATS, least, seats) if seats < least else None
