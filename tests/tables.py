"""Build by hand, in a line, what the tests of the rules need: cards, books, boards and states."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, TypeAlias

from rules.book import Book, Option, Outcome, Paragraph, Tier
from rules.cards import BUILDINGS, STARTING, VILLAGERS, BuildingCard, VillagerCard
from rules.editions import FINAL, Game, Reading
from rules.questions import ChooseOption, Question, SpendEffort, TakeTurn
from rules.table import (
    ITEMS,
    Building,
    Decks,
    Expedition,
    GameState,
    Market,
    Player,
    ReputationBoard,
    Rolled,
    Sale,
    Table,
    TrackSlot,
    Turn,
    Villager,
)
from rules.words import (
    Area,
    BuildingId,
    CaveId,
    Good,
    Item,
    ParagraphNumber,
    QuestionNumber,
    Row,
    Seat,
    Skill,
    VillagerId,
)
from tests.pieces import pieces

ANN, BOB, CEM, DEE = map(Seat, range(4))
ONE = QuestionNumber(1)

_PRINTED = count()
"""No two test cards have the same name: the rules keep what they know of a card."""

Ids: TypeAlias = tuple[str, ...]
Board: TypeAlias = Callable[[Seat, Iterator[CaveId]], Player]


def card(**printed: Any) -> BuildingId:
    """Print a house, or what its `row` says, for one test; conftest takes it out again."""
    name = BuildingId(f"test-card-{next(_PRINTED)}")
    BUILDINGS[name] = BuildingCard(name, **{"row": Row.HOUSE, **printed})
    return name


def someone(
    *skills: Skill, dice: tuple[tuple[int, int], ...] = ((1, 1),), **printed: Any
) -> VillagerId:
    """Print a villager for one test; any roll gives one lantern unless `dice` says otherwise."""
    name = VillagerId(f"test-villager-{next(_PRINTED)}")
    VILLAGERS[name] = VillagerCard(name, dice, skills, **printed)
    return name


def seat(
    *,
    coins: int = 7,
    ready: Ids | None = None,
    exhausted: Ids = (),
    injured: Ids = (),
    cave: Ids = (),
    buildings: tuple[str | tuple[str, int], ...] = (),
    items: Ids = (),
    track: Mapping[str, int] | Mapping[Good, int] | None = None,
    caves: int = 0,
    sale: str | tuple[str, int] | None = None,
    **rest: Any,
) -> Board:
    """Build a player's board; those of the starting three who stand nowhere else are ready.

    `buildings` are ids, or ids with the goods on them; `sale` an item, or one with its price;
    `caves` counts empty cave cards.
    """
    areas = {Area.EXHAUSTED: exhausted, Area.INJURED: injured, Area.CAVE: cave}

    def board(number: Seat, caves_left: Iterator[CaveId]) -> Player:
        placed = {villager for ids in areas.values() for villager in ids}
        three = [card.id for card in STARTING[3 * number : 3 * number + 3]]
        standing = {Area.READY: [v for v in three if v not in placed] if ready is None else ready}
        return Player(
            coins=coins,
            villagers=tuple(
                Villager(VillagerId(v), area)
                for area, ids in (standing | areas).items()
                for v in ids
            ),
            buildings=(
                Building(BuildingId(f"starting-house-{number + 1}")),
                *(_building(spec, caves_left) for spec in buildings),
            ),
            items=tuple(map(an_item, items)),
            track=tuple(TrackSlot(Good(good), many) for good, many in (track or {}).items()),
            caves=tuple(next(caves_left) for _ in range(caves)),
            sale=_sale(sale),
            **rest,
        )

    return board


def an_item(word: str) -> Item:
    """Give the good or token of that name."""
    return next(item for item in ITEMS if item == word)


def _building(spec: str | tuple[str, int], caves_left: Iterator[CaveId]) -> Building:
    name, goods = (spec, 0) if isinstance(spec, str) else spec
    card_id = BuildingId(name)
    below = BUILDINGS[card_id].row is Row.OUTPOST
    return Building(card_id, goods, next(caves_left) if below else None)


def _sale(spec: str | tuple[str, int] | None) -> Sale | None:
    if spec is None:
        return None
    item, asking = (spec, None) if isinstance(spec, str) else spec
    return Sale(an_item(item), asking)


def below(*, rolled: Mapping[Any, tuple[int, int]] | None = None, **rest: Any) -> Expedition:
    """Build Ann's expedition into cave 1; `rolled` gives (value, lanterns) by villager."""
    dice = tuple(
        Rolled(VillagerId(v), value, lanterns) for v, (value, lanterns) in (rolled or {}).items()
    )
    return replace(Expedition(ANN, FINAL.caves[0], path=(ParagraphNumber(1),), rolled=dice), **rest)


def a_table(
    *,
    ann: Board | None = None,
    bob: Board | None = None,
    cem: Board | None = None,
    dee: Board | None = None,
    asks: tuple[Question, ...] | None = None,
    turn: Seat | None = ANN,
    refreshed: bool = False,
    refused: tuple[int, ...] | None = None,
    trip: Expedition | None = None,
    supply: Mapping[str, int] | None = None,
    cider: bool = True,
    slots: tuple[str | None, ...] | None = None,
    rows: Mapping[str, Ids] | None = None,
    decks: Mapping[str, Ids] | None = None,
    **rest: Any,
) -> GameState:
    """Build a state in the middle of the first seat's turn; two sit down if no more are named.

    `supply` names what is left of an item; `slots` the villagers for hire; `rows` what lies in
    `houses`, `outposts`, `keys` and `stars`; `decks` the undrawn `villagers`, `houses`, `outposts`
    and `caves`. What is not named is dealt from the box.
    """
    boards = [ann, bob, cem, dee]
    seats = max([2, *(i + 1 for i, board in enumerate(boards) if board)])
    caves = reversed(FINAL.caves)
    players = tuple((b or seat())(Seat(i), caves) for i, b in enumerate(boards[:seats]))
    dealt = _deal(players, trip, slots, rows or {}, decks or {}, cider=cider)
    table = Table(
        players=players,
        board=dealt[0],
        market=dealt[1],
        supply=(),
        turn=None if turn is None else Turn(turn, refreshed, refused or (0,) * seats),
        expedition=trip,
        questions=_questions(asks, turn, trip),
        next_question=QuestionNumber(1 + len(_questions(asks, turn, trip))),
        **rest,
    )
    return GameState(replace(table, supply=_supply(table, supply or {})), dealt[2])


def _questions(
    asks: tuple[Question, ...] | None, turn: Seat | None, trip: Expedition | None
) -> tuple[Question, ...]:
    if asks is not None:
        return asks
    if trip:
        return (SpendEffort(ONE, ANN) if trip.rolled else ChooseOption(ONE, ANN),)
    return () if turn is None else (TakeTurn(ONE, turn),)


def _deal(
    players: tuple[Player, ...],
    trip: Expedition | None,
    slots: tuple[str | None, ...] | None,
    rows: Mapping[str, Ids],
    decks: Mapping[str, Ids],
    *,
    cider: bool,
) -> tuple[ReputationBoard, Market, Decks]:
    gone = {piece for p in players for piece in (*(b.id for b in p.buildings), *p.caves)}
    gone |= {villager.id for p in players for villager in p.villagers}
    gone |= {b.cave for p in players for b in p.buildings} | ({trip.cave} if trip else set())
    gone |= {card for named in (slots or (), *rows.values(), *decks.values()) for card in named}
    box: dict[str, list[Any]] = {
        name: [card for card in getattr(FINAL, name) if card not in gone]
        for name in ("villagers", "specials", "houses", "outposts", "keys", "stars", "caves")
    }

    def row(name: str, size: int) -> tuple[Any, ...]:
        drawn, box[name] = box[name][:size], box[name][size:]
        return rows.get(name, tuple(drawn))

    hire: tuple[Any, ...] = tuple(box["villagers"][:5]) if slots is None else slots
    box["villagers"] = [v for v in box["villagers"] if v not in hire]
    laid: dict[str, Any] = {name: row(name, 4) for name in ("houses", "outposts", "keys")}
    under: dict[str, tuple[Any, ...]] = {
        n: decks.get(n, tuple(box[n])) for n in ("villagers", "houses", "outposts", "caves")
    }
    left: dict[str, Any] = {f"{name}_left": len(deck) for name, deck in under.items()}
    market = Market(**laid, stars=row("stars", 6), cave=next(iter(under["caves"]), None), **left)
    return ReputationBoard(hire, tuple(box["specials"]), cider), market, Decks(**under)


def _supply(table: Table, left: Mapping[str, int]) -> tuple[int, ...]:
    """Leave in the supply what lies nowhere else."""
    bare = replace(table, supply=(0,) * len(ITEMS))
    used = pieces(GameState(bare, Decks((), (), (), ())))
    pairs = zip(ITEMS, FINAL.supply, strict=True)
    return tuple(left.get(item, total - used[item]) for item, total in pairs)


def tier(explore: int = 0, **outcome: Any) -> Tier:
    """Build an explore number with what it brings."""
    return Tier(explore, Outcome(**outcome))


def option(*tiers: Tier, **rest: Any) -> Option:
    """Build one choice of a paragraph."""
    return Option(tiers, **rest)


def a_book(paragraphs: Mapping[int, Sequence[Option]]) -> Book:
    """Build a book whose every cave card leads to its first paragraph, whatever the die."""
    cells = ((ParagraphNumber(next(iter(paragraphs))),) * 6,) * len(FINAL.caves)
    numbered = {ParagraphNumber(n): tuple(options) for n, options in paragraphs.items()}
    return Book({n: Paragraph(n, options) for n, options in numbered.items()}, cells)


def a_game(
    *options: Option,
    then: Mapping[int, Sequence[Option]] | None = None,
    reading: Reading = Reading.PRIVATE,
) -> Game:
    """Build a game whose caves all lead to these choices, and on to those of `then`."""
    first = options or (option(tier(3, coins=1)), option(tier(7, coins=5)))
    return Game(FINAL, a_book({1: first, **(then or {})}), reading)


GAME = a_game()
