"""Fold facts into states: the only place that changes a state.

A ply opens one private copy of its state (`thaw`) and changes it in place, fact by fact; what
leaves this package is never changed again.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from rules.cards import BUILDINGS
from rules.facts import (
    Answered,
    Asked,
    BuildingGained,
    CatRefused,
    CaveDrawn,
    CaveGained,
    CaveReturned,
    CiderPlaced,
    CiderTaken,
    CoinsChanged,
    DieRolled,
    EncounterSettled,
    ExploreNumbersTold,
    ExtraCaveGained,
    Fact,
    GameEnded,
    GoodAdvanced,
    GoodHarvested,
    GoodsPlaced,
    ItemPutUpForSale,
    ItemsGained,
    ItemSold,
    ItemsSpent,
    ItemTakenBack,
    LanternsAdded,
    LanternsRolled,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    OptionChosen,
    ParagraphRead,
    Passed,
    Renumbered,
    ReputationChanged,
    RewardPicked,
    RewardTold,
    RoundBegan,
    RoundEnded,
    RowRefilled,
    RowRefreshed,
    SlotsRefilled,
    TurnBegan,
    VillagerJoined,
    VillagersExerted,
    VillagersMoved,
)
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
from rules.words import Area, BuildingId, Good, Item, QuestionNumber, Row, Seat, Token, VillagerId

_set = object.__setattr__
_AT = {item: index for index, item in enumerate(ITEMS)}


def evolve(state: GameState, fact: Fact) -> GameState:
    """Give the state after one fact."""
    after = thaw(state)
    change(after, fact)
    return after


def fold(state: GameState, facts: Iterable[Fact]) -> GameState:
    """Give the state after facts in their order."""
    after = thaw(state)
    for fact in facts:
        change(after, fact)
    return after


def thaw(state: GameState) -> GameState:
    """Copy a state as deep as `change` reaches."""
    t, d = state.table, state.decks
    players = tuple(
        [
            Player(
                p.coins,
                p.villagers,
                p.buildings,
                p.reputation,
                p.items,
                p.track,
                p.caves,
                p.sale,
                p.passed,
            )
            for p in t.players
        ]
    )
    table = Table(
        players,
        t.board,
        t.market,
        t.supply,
        t.round,
        t.first,
        t.turn,
        t.expedition,
        t.questions,
        t.next_question,
        t.over,
    )
    return GameState(table, Decks(d.villagers, d.houses, d.outposts, d.caves))


def change(state: GameState, fact: Fact) -> None:  # noqa: C901, PLR0912, PLR0915 - one match
    """Change a thawed state by one fact."""
    table = state.table
    match fact:
        case Asked():
            _set(table, "questions", (*table.questions, fact.question))
            _set(table, "next_question", QuestionNumber(fact.question.number + 1))
        case Answered():
            _set(table, "questions", tuple([q for q in table.questions if q.number != fact.number]))
        case VillagersMoved():
            _move(table.players[fact.seat], fact.villagers, fact.area)
        case CoinsChanged():
            player = table.players[fact.seat]
            _set(player, "coins", player.coins + fact.amount)
        case TurnBegan():
            _set(table, "turn", Turn(fact.seat, refused=(0,) * len(table.players)))
        case Passed():
            _set(table.players[fact.seat], "passed", True)
        case LanternsRolled():
            _roll_lanterns(table, fact)
        case ItemsGained():
            _gain(table, fact.seat, fact.items)
        case ItemsSpent():
            _lose(table.players[fact.seat], fact.items)
            _supply(table, fact.items, 1)
        case GoodHarvested():
            _put_goods(table.players[fact.seat], fact.building, -1)
            _hold(table.players[fact.seat], (_good_of(fact.building),))
        case GoodAdvanced():
            _lose(table.players[fact.seat], (fact.good,))
            _advance(table.players[fact.seat], fact.good)
        case GoodsPlaced():
            _put_goods(table.players[fact.seat], fact.building, fact.count)
            _supply(table, (_good_of(fact.building),) * fact.count, -1)
        case DieRolled() | OfferMade() | OfferWithdrawn():
            pass
        case RoundEnded():
            _set(table, "turn", None)
        case CaveDrawn():
            _draw_cave(state)
            _set(table, "expedition", Expedition(fact.seat, fact.cave))
        case ParagraphRead():
            trip = _expedition(table)
            fresh = Expedition(
                trip.seat, trip.cave, (*trip.path, fact.number), rerolls=trip.rerolls
            )
            _set(table, "expedition", fresh)
        case OptionChosen():
            _travel(table, option=fact.option)
        case EncounterSettled():
            _travel(
                table,
                tier=fact.tier,
                failed=fact.tier is None,
                owed=fact.owed,
                outcome=fact.outcome,
            )
        case ReputationChanged():
            player = table.players[fact.seat]
            _set(player, "reputation", player.reputation + fact.steps)
        case LanternsAdded():
            _travel(table, bonus=_expedition(table).bonus + fact.lanterns)
        case VillagersExerted():
            _move(table.players[fact.seat], fact.villagers, Area.INJURED)
            _travel(table, exerted=_expedition(table).exerted + len(fact.villagers))
        case CaveGained():
            player = table.players[fact.seat]
            _set(player, "caves", (*player.caves, fact.cave))
            _set(table, "expedition", None)
        case CaveReturned():
            _set(state.decks, "caves", (*state.decks.caves, fact.cave))
            _show_cave(state)
            _set(table, "expedition", None)
        case BuildingGained():
            _gain_building(table, fact)
        case RowRefilled():
            _refill(state, fact)
        case RowRefreshed():
            _refresh(state, fact)
        case VillagerJoined():
            _join(table, fact)
        case CiderTaken():
            _set(table, "board", replace(table.board, cider=False))
            player = table.players[fact.seat]
            _hold(player, (Token.CIDER,))
        case ItemPutUpForSale():
            _lose(table.players[fact.seat], (fact.item,))
            _set(table.players[fact.seat], "sale", Sale(fact.item, fact.asking))
        case ItemTakenBack():
            _set(table.players[fact.seat], "sale", None)
            _hold(table.players[fact.seat], (fact.item,))
        case OfferRefused():
            _refuse(table, fact)
        case ItemSold():
            _set(table.players[fact.seat], "sale", None)
            _hold(table.players[fact.buyer], (fact.item,))
        case RewardPicked():
            _travel(table, owed=_expedition(table).owed[1:])
        case ExtraCaveGained():
            _draw_cave(state)
            player = table.players[fact.seat]
            _set(player, "caves", (*player.caves, fact.cave))
        case CatRefused():
            _move(table.players[fact.seat], (fact.villager,), Area.EXHAUSTED)
        case CiderPlaced():
            _set(table, "board", replace(table.board, cider=True))
            _supply(table, (Token.CIDER,), -1)
        case SlotsRefilled():
            _refill_slots(state, fact)
        case RoundBegan():
            _begin_round(table, fact)
        case ExploreNumbersTold():
            _travel(table, told=fact.options)
        case RewardTold():
            _travel(table, owed=fact.owed, outcome=fact.outcome)
        case Renumbered():
            _renumber(table, fact.first)
        case GameEnded():
            _set(table, "turn", None)
            _set(table, "over", True)
        case _:
            assert_never(fact)


def _good_of(building: BuildingId) -> Good:
    good = BUILDINGS[building].good
    assert good is not None, building
    return good


def _expedition(table: Table) -> Expedition:
    assert table.expedition is not None
    return table.expedition


def _travel(table: Table, **changes: object) -> None:
    _set(table, "expedition", replace(_expedition(table), **changes))  # pyright: ignore[reportArgumentType]


def _move(player: Player, villagers: tuple[VillagerId, ...], area: Area) -> None:
    moved = [Villager(v.id, area) if v.id in villagers else v for v in player.villagers]
    _set(player, "villagers", tuple(moved))


def _hold(player: Player, items: tuple[Item, ...]) -> None:
    _set(player, "items", (*player.items, *items))


def _lose(player: Player, items: tuple[Item, ...]) -> None:
    left = list(player.items)
    for item in items:
        left.remove(item)
    _set(player, "items", tuple(left))


def _supply(table: Table, items: tuple[Item, ...], step: int) -> None:
    counts = list(table.supply)
    for item in items:
        counts[_AT[item]] += step
    _set(table, "supply", tuple(counts))


def _gain(table: Table, seat: Seat, items: tuple[Item, ...]) -> None:
    _hold(table.players[seat], items)
    _supply(table, items, -1)


def _put_goods(player: Player, building: BuildingId, count: int) -> None:
    after = [
        Building(b.id, b.goods + count, b.cave) if b.id == building else b for b in player.buildings
    ]
    _set(player, "buildings", tuple(after))


def _advance(player: Player, good: Good) -> None:
    if any(slot.good is good for slot in player.track):
        track = tuple(
            [TrackSlot(s.good, s.count + 1) if s.good is good else s for s in player.track]
        )
    else:
        track = (*player.track, TrackSlot(good, 1))
    _set(player, "track", track)


def _show_cave(state: GameState) -> None:
    caves = state.decks.caves
    market = replace(state.table.market, cave=caves[0] if caves else None, caves_left=len(caves))
    _set(state.table, "market", market)


def _draw_cave(state: GameState) -> None:
    _set(state.decks, "caves", state.decks.caves[1:])
    _show_cave(state)


def _roll_lanterns(table: Table, fact: LanternsRolled) -> None:
    trip = _expedition(table)
    others = tuple([r for r in trip.rolled if r.villager != fact.villager])
    rolled = (*others, Rolled(fact.villager, fact.value, fact.lanterns))
    _travel(table, rolled=rolled, rerolls=trip.rerolls + (1 if fact.reroll else 0))


def _gain_building(table: Table, fact: BuildingGained) -> None:
    player = table.players[fact.seat]
    _set(player, "buildings", (*player.buildings, Building(fact.building, 0, fact.cave)))
    if fact.cave is not None:
        _set(player, "caves", tuple([c for c in player.caves if c != fact.cave]))
    row = BUILDINGS[fact.building].row
    assert row is not None
    left = tuple([b for b in table.market.row(row) if b != fact.building])
    _set(table, "market", _with_row(table.market, row, left))


def _with_row(market: Market, row: Row, buildings: tuple[BuildingId, ...]) -> Market:
    match row:
        case Row.HOUSE:
            return replace(market, houses=buildings)
        case Row.OUTPOST:
            return replace(market, outposts=buildings)
        case Row.KEY:
            return replace(market, keys=buildings)
        case Row.STAR:
            return replace(market, stars=buildings)


def _set_deck(state: GameState, row: Row, deck: tuple[BuildingId, ...]) -> None:
    market = state.table.market
    if row is Row.HOUSE:
        _set(state.decks, "houses", deck)
        _set(state.table, "market", replace(market, houses_left=len(deck)))
    else:
        _set(state.decks, "outposts", deck)
        _set(state.table, "market", replace(market, outposts_left=len(deck)))


def _refill(state: GameState, fact: RowRefilled) -> None:
    deck = state.decks.houses if fact.row is Row.HOUSE else state.decks.outposts
    market = state.table.market
    row = (*market.row(fact.row), fact.building)
    _set(state.table, "market", _with_row(market, fact.row, row))
    _set_deck(state, fact.row, deck[1:])


def _refresh(state: GameState, fact: RowRefreshed) -> None:
    table = state.table
    deck = state.decks.houses if fact.row is Row.HOUSE else state.decks.outposts
    under = (*deck, *table.market.row(fact.row))[len(fact.buildings) :]
    _set(table, "market", _with_row(table.market, fact.row, fact.buildings))
    _set_deck(state, fact.row, under)
    assert table.turn is not None
    _set(table, "turn", replace(table.turn, refreshed=True))


def _join(table: Table, fact: VillagerJoined) -> None:
    board = table.board
    slots = tuple([None if v == fact.villager else v for v in board.slots])
    specials = tuple([v for v in board.specials if v != fact.villager])
    _set(table, "board", ReputationBoard(slots, specials, board.cider))
    player = table.players[fact.seat]
    _set(player, "villagers", (*player.villagers, Villager(fact.villager, fact.area)))


def _refuse(table: Table, fact: OfferRefused) -> None:
    assert table.turn is not None
    refused = list(table.turn.refused)
    refused[fact.seat] = fact.coins
    _set(table, "turn", replace(table.turn, refused=tuple(refused)))


def _refill_slots(state: GameState, fact: SlotsRefilled) -> None:
    table = state.table
    _set(state.decks, "villagers", state.decks.villagers[fact.drawn :])
    _set(table, "board", replace(table.board, slots=fact.slots))
    left = len(state.decks.villagers)
    _set(table, "market", replace(table.market, villagers_left=left))


def _begin_round(table: Table, fact: RoundBegan) -> None:
    for player in table.players:
        _set(player, "passed", False)
    _set(table, "round", fact.round)
    _set(table, "first", fact.first)


def _renumber(table: Table, first: QuestionNumber) -> None:
    questions = tuple(
        [replace(q, number=QuestionNumber(first + i)) for i, q in enumerate(table.questions)]
    )
    _set(table, "questions", questions)
    _set(table, "next_question", QuestionNumber(first + len(questions)))
