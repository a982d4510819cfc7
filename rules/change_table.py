"""Change what the players share: supply, rows, decks, expedition; for `rules.evolve`."""

from rules.book import Outcome
from rules.cards import BUILDINGS
from rules.change_player import hold
from rules.facts import (
    BuildingGained,
    LanternsRolled,
    OfferRefused,
    RowRefilled,
    RowRefreshed,
    SlotsRefilled,
    VillagerJoined,
)
from rules.record import alter, set_field
from rules.table import (
    ITEMS,
    Building,
    Expedition,
    GameState,
    ReputationBoard,
    Rolled,
    Table,
    Turn,
    Villager,
)
from rules.words import BuildingId, Item, QuestionNumber, Row, Seat

_AT = {item: index for index, item in enumerate(ITEMS)}


def expedition(table: Table) -> Expedition:
    """Return the expedition under way."""
    assert table.expedition is not None
    return table.expedition


def change_expedition(table: Table, **changes: object) -> None:
    """Change fields of the expedition under way."""
    trip = expedition(table)
    for name, value in changes.items():
        set_field(trip, name, value)


def earned(table: Table, outcome: Outcome) -> tuple[Outcome, ...]:
    """Return the winnings of a chain of paragraphs so far, which are paid at its end."""
    before = expedition(table).earned
    reward = outcome.reward() if outcome.leads_to is not None else Outcome()
    return before if reward == Outcome() else (*before, reward)


def supply(table: Table, items: tuple[Item, ...], step: int) -> None:
    """Count tokens back into the supply, or out of it."""
    counts = list(table.supply)
    for item in items:
        counts[_AT[item]] += step
    set_field(table, "supply", tuple(counts))


def gain(table: Table, seat: Seat, items: tuple[Item, ...]) -> None:
    """Move items from the supply to a player."""
    hold(table.players[seat], items)
    supply(table, items, -1)


def show_cave(state: GameState) -> None:
    """Turn the deck's top cave card up."""
    caves = state.decks.caves
    market = alter(state.table.market, cave=caves[0] if caves else None, caves_left=len(caves))
    set_field(state.table, "market", market)


def draw_cave(state: GameState) -> None:
    """Take the top cave card off the deck."""
    set_field(state.decks, "caves", state.decks.caves[1:])
    show_cave(state)


def roll_lanterns(table: Table, fact: LanternsRolled) -> None:
    """Put a villager's die on the cave card, in place of an earlier one."""
    trip = expedition(table)
    die = Rolled(fact.villager, fact.value, fact.lanterns)
    if fact.reroll:
        dice = tuple([die if r.villager == fact.villager else r for r in trip.rolled])
        change_expedition(table, rolled=dice, rerolls=trip.rerolls + 1)
    else:
        change_expedition(table, rolled=(*trip.rolled, die))


def gain_building(table: Table, fact: BuildingGained) -> None:
    """Move a building from its row to a village."""
    player = table.players[fact.seat]
    set_field(player, "buildings", (*player.buildings, Building(fact.building, 0, fact.cave)))
    if fact.cave is not None:
        set_field(player, "caves", tuple([c for c in player.caves if c != fact.cave]))
    take_from_row(table, fact.building)


def take_from_row(table: Table, building: BuildingId) -> None:
    """Take a building out of its row."""
    row = BUILDINGS[building].row
    assert row is not None
    market = table.market
    left = tuple([b for b in market.row(row) if b != building])
    match row:
        case Row.HOUSE:
            market = alter(market, houses=left)
        case Row.OUTPOST:
            market = alter(market, outposts=left)
        case Row.KEY:
            market = alter(market, keys=left)
        case Row.STAR:
            market = alter(market, stars=left)
    set_field(table, "market", market)


def refill(state: GameState, fact: RowRefilled) -> None:
    """Draw a building into its row."""
    deck = state.decks.houses if fact.row is Row.HOUSE else state.decks.outposts
    row = (*state.table.market.row(fact.row), fact.building)
    _lay(state, fact.row, row, deck[1:])


def refresh(state: GameState, fact: RowRefreshed) -> None:
    """Put a row under its deck and lay the drawn one out."""
    table = state.table
    deck = state.decks.houses if fact.row is Row.HOUSE else state.decks.outposts
    under = (*deck, *table.market.row(fact.row))[len(fact.buildings) :]
    _lay(state, fact.row, fact.buildings, under)
    assert table.turn is not None
    set_field(table, "turn", Turn(table.turn.seat, refreshed=True, refused=table.turn.refused))


def _lay(
    state: GameState, row: Row, cards: tuple[BuildingId, ...], deck: tuple[BuildingId, ...]
) -> None:
    """Lay a row of houses or outposts out beside its deck."""
    market = state.table.market
    if row is Row.HOUSE:
        set_field(state.decks, "houses", deck)
        market = alter(market, houses=cards, houses_left=len(deck))
    else:
        set_field(state.decks, "outposts", deck)
        market = alter(market, outposts=cards, outposts_left=len(deck))
    set_field(state.table, "market", market)


def join(table: Table, fact: VillagerJoined) -> None:
    """Move a villager from the board or from the special ones' place to a village."""
    board = table.board
    slots = tuple([None if v == fact.villager else v for v in board.slots])
    specials = tuple([v for v in board.specials if v != fact.villager])
    set_field(table, "board", ReputationBoard(slots, specials, board.cider))
    player = table.players[fact.seat]
    set_field(player, "villagers", (*player.villagers, Villager(fact.villager, fact.area)))


def refuse(table: Table, fact: OfferRefused) -> None:
    """Store the coins that a seller has refused this turn."""
    assert table.turn is not None
    refused = list(table.turn.refused)
    refused[fact.seat] = fact.coins
    set_field(table, "turn", Turn(table.turn.seat, table.turn.refreshed, tuple(refused)))


def refill_slots(state: GameState, fact: SlotsRefilled) -> None:
    """Lay out the villagers for hire, some of them drawn."""
    table = state.table
    set_field(state.decks, "villagers", state.decks.villagers[fact.drawn :])
    set_field(table, "board", ReputationBoard(fact.slots, table.board.specials, table.board.cider))
    left = len(state.decks.villagers)
    set_field(table, "market", alter(table.market, villagers_left=left))


def renumber(table: Table, first: QuestionNumber) -> None:
    """Renumber the open questions, in their order."""
    questions = tuple(
        [alter(q, number=QuestionNumber(first + i)) for i, q in enumerate(table.questions)]
    )
    set_field(table, "questions", questions)
    set_field(table, "next_question", QuestionNumber(first + len(questions)))
