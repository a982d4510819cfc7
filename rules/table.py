"""Define a game's state: the table that everyone sees, and the decks that nobody sees."""

from rules.book import Outcome
from rules.questions import Question
from rules.record import record
from rules.words import (
    Area,
    BuildingId,
    CaveId,
    Deed,
    Good,
    Item,
    ParagraphNumber,
    QuestionNumber,
    Reward,
    Row,
    Seat,
    SecretCard,
    TaleAnswer,
    TaleEnding,
    TaleId,
    Token,
    VillagerId,
)

ITEMS: tuple[Item, ...] = (*Good, *Token)
FIRST_SEAT = Seat(0)
FIRST_QUESTION = QuestionNumber(1)


@record
class Villager:
    """A player's villager, and its area on their board."""

    id: VillagerId
    area: Area


@record
class Building:
    """A player's house or outpost with the goods on it; an outpost covers its `cave`."""

    id: BuildingId
    goods: int = 0
    cave: CaveId | None = None


@record
class TrackSlot:
    """A slot of the advancement track: `count` goods of one kind."""

    good: Good
    count: int


@record
class Sale:
    """The item in the player's sale circle; buyers who meet the `asking` coins need no answer."""

    item: Item
    asking: int | None = None


@record
class Player:
    """One player's board.

    `reputation` is in steps from the torch, down the cave counting up (-3 to 7); `items` are the
    goods, ciders and potions in the player's supply, `track` is indexed by slot from the left,
    `caves` are the cave cards without an outpost.
    """

    coins: int
    villagers: tuple[Villager, ...]
    buildings: tuple[Building, ...]
    reputation: int = 0
    items: tuple[Item, ...] = ()
    track: tuple[TrackSlot, ...] = ()
    caves: tuple[CaveId, ...] = ()
    sale: Sale | None = None
    passed: bool = False

    def villagers_in(self, area: Area) -> tuple[VillagerId, ...]:
        """List the villagers in an area, in the order in which they joined."""
        return tuple([v.id for v in self.villagers if v.area is area])

    def owns(self, item: Item) -> bool:
        """Return whether the player has the item in supply, for sale or on the track."""
        for_sale = self.sale is not None and self.sale.item is item
        return item in self.items or for_sale or any([s.good is item for s in self.track])


@record
class ReputationBoard:
    """The villagers for hire, indexed by slot from the left, and the round's cider."""

    slots: tuple[VillagerId | None, ...]
    specials: tuple[VillagerId, ...]
    cider: bool = True


@record
class Market:
    """The buildings on offer, the face-up cave card, and how many cards each deck still has.

    `cave` is the top of the cave deck, `caves_left` counts it.
    """

    houses: tuple[BuildingId, ...]
    outposts: tuple[BuildingId, ...]
    keys: tuple[BuildingId, ...]
    stars: tuple[BuildingId, ...]
    cave: CaveId | None
    houses_left: int
    outposts_left: int
    caves_left: int
    villagers_left: int

    def row(self, row: Row) -> tuple[BuildingId, ...]:
        """List the buildings of one row, from the left."""
        match row:
            case Row.HOUSE:
                return self.houses
            case Row.OUTPOST:
                return self.outposts
            case Row.KEY:
                return self.keys
            case Row.STAR:
                return self.stars


@record
class Turn:
    """The turn under way; `refused` is indexed by seller: the coins that were refused."""

    seat: Seat
    refreshed: bool = False
    refused: tuple[int, ...] = ()


@record
class Rolled:
    """A villager's die on the cave card and the lanterns it gives."""

    villager: VillagerId
    value: int
    lanterns: int


@record
class Expedition:
    """An explore action under way.

    `path` lists the paragraphs read so far, the last one open. `told` has the explore numbers of
    its options if the players read from their own book. `offered` is set aside until the encounter
    is settled, `bonus` is in lanterns, `tier` is the index of the explore number reached, `owed`
    lists the rewards of `outcome` that wait for a pick, `earned` lists the winnings of earlier
    paragraphs, paid at the chain's end. A tale adds `raised` to every explore number, and a secret
    card a die to roll again to the `chances`.
    """

    seat: Seat
    cave: CaveId
    path: tuple[ParagraphNumber, ...] = ()
    told: tuple[tuple[int, ...], ...] = ()
    option: int | None = None
    offered: Item | None = None
    rolled: tuple[Rolled, ...] = ()
    bonus: int = 0
    exerted: int = 0
    rerolls: int = 0
    tier: int | None = None
    failed: bool = False
    owed: tuple[Reward, ...] = ()
    outcome: Outcome | None = None
    earned: tuple[Outcome, ...] = ()
    raised: int = 0
    chances: int = 0

    @property
    def lanterns(self) -> int:
        """Count the lanterns gained so far."""
        return sum([r.lanterns for r in self.rolled]) + self.bonus + self.exerted


@record
class Solo:
    """What the automated opponents have: no board, only cards in stacks.

    They sit clockwise after the player, in the next seats, so that turns and the first player pass
    among three as in any game. `done` is indexed by opponent, then in the order in which this
    round's deeds were done; both share the stacks.
    """

    done: tuple[tuple[Deed, ...], ...]
    houses: tuple[BuildingId, ...] = ()
    outposts: tuple[BuildingId, ...] = ()
    hired: tuple[VillagerId, ...] = ()


@record
class Night:
    """A night of one village: how many journeys below are `left` to begin."""

    left: int


@record
class Sign:
    """A sign of a tale: after how many journeys it is told, and whether the light is bright."""

    after: int
    bright: bool


@record
class TaleResult:
    """How a tale ended.

    `deed` counts the lanterns of those who went ahead, of which the deed took `need`; `light` is
    what was left with the lanterns of those who held, against the `dark`.
    """

    ending: TaleEnding
    deed: int
    need: int
    light: int
    dark: int


@record
class PlayedCard:
    """A secret card that the guest in a place played on a journey, while a question was open."""

    place: int
    card: SecretCard
    journey: int
    question: QuestionNumber


@record
class Tale:
    """The tale of a night: its light burns down from `start`, and decides with the finale.

    `cards` are the kinds of secret cards that its guests hold, those `played` are secret no longer.
    The next burnings are spared as much as `spare`. It began with so many `guests`; an
    older night does not say how many, and goes on by the rules of its time.
    """

    id: TaleId
    start: int
    light: int
    answer: TaleAnswer | None = None
    signs: tuple[Sign, ...] = ()
    result: TaleResult | None = None
    cards: tuple[SecretCard, ...] = ()
    played: tuple[PlayedCard, ...] = ()
    spare: int = 0
    guests: int = 0

    @property
    def is_bright(self) -> bool:
        """Return whether the light is at least half of its start."""
        return 2 * self.light >= self.start


@record
class Table:
    """Everything that any player may see.

    `players` is indexed by seat, `supply` by `ITEMS` (tokens left), `round` counts from 1.
    """

    players: tuple[Player, ...]
    board: ReputationBoard
    market: Market
    supply: tuple[int, ...]
    round: int = 1
    first: Seat = FIRST_SEAT
    turn: Turn | None = None
    expedition: Expedition | None = None
    questions: tuple[Question, ...] = ()
    next_question: QuestionNumber = FIRST_QUESTION
    over: bool = False
    solo: Solo | None = None
    night: Night | None = None
    tale: Tale | None = None

    @property
    def seats(self) -> int:
        """Return how many take turns: the players, and the automated opponents after them."""
        return len(self.players) + (len(self.solo.done) if self.solo else 0)

    def left(self, item: Item) -> int:
        """Return how many tokens of a kind the supply still has."""
        return self.supply[ITEMS.index(item)]


@record
class Decks:
    """What nobody may see: the order of the undrawn cards, the next one first."""

    villagers: tuple[VillagerId, ...]
    houses: tuple[BuildingId, ...]
    outposts: tuple[BuildingId, ...]
    caves: tuple[CaveId, ...]


@record
class GameState:
    """A whole game between two plies."""

    table: Table
    decks: Decks
