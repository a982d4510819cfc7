"""Fold facts into states: the only place that changes a state.

A ply makes one private copy of its state (`thaw`) and changes it in place, fact by fact; a state
that has left this package never changes again.
"""

from collections.abc import Iterable
from typing import assert_never

from rules import change_solo
from rules.change_player import advance, good_of, hold, lose, move, put_goods
from rules.change_table import (
    change_expedition,
    draw_cave,
    earned,
    expedition,
    gain,
    gain_building,
    join,
    refill,
    refill_slots,
    refresh,
    refuse,
    renumber,
    roll_lanterns,
    show_cave,
    supply,
)
from rules.facts import (
    Answered,
    Asked,
    BuildingGained,
    BuildingStacked,
    CatRefused,
    CaveDrawn,
    CaveGained,
    CaveReturned,
    CiderDrunk,
    CiderPlaced,
    CiderTaken,
    CoinsChanged,
    DieRolled,
    EarlierRewardDue,
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
    ItemSoldOff,
    ItemsSpent,
    ItemTakenBack,
    LanternsAdded,
    LanternsRolled,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    OpponentActed,
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
    VillagerHired,
    VillagerJoined,
    VillagersExerted,
    VillagersMoved,
)
from rules.record import alter, set_field
from rules.table import (
    Decks,
    Expedition,
    GameState,
    Night,
    Player,
    Sale,
    Table,
    Turn,
)
from rules.words import Area, QuestionNumber, Token


def evolve(state: GameState, fact: Fact) -> GameState:
    """Return the state after one fact."""
    after = thaw(state)
    change(after, fact)
    return after


def fold(state: GameState, facts: Iterable[Fact]) -> GameState:
    """Return the state after facts in their order."""
    after = thaw(state)
    for fact in facts:
        change(after, fact)
    return after


def thaw(state: GameState) -> GameState:
    """Copy a state, as deeply as `change` changes it."""
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
        t.expedition and alter(t.expedition),
        t.questions,
        t.next_question,
        t.over,
        t.solo,
        t.night,
    )
    return GameState(table, Decks(d.villagers, d.houses, d.outposts, d.caves))


def change(state: GameState, fact: Fact) -> None:  # noqa: C901, PLR0912, PLR0915 - one match
    """Change a thawed state by one fact; the most frequent facts are matched first."""
    table = state.table
    match fact:
        case Asked():
            set_field(table, "questions", (*table.questions, fact.question))
            set_field(table, "next_question", QuestionNumber(fact.question.number + 1))
        case Answered():
            set_field(
                table, "questions", tuple([q for q in table.questions if q.number != fact.number])
            )
        case VillagersMoved():
            move(table.players[fact.seat], fact.villagers, fact.area)
        case CoinsChanged():
            player = table.players[fact.seat]
            set_field(player, "coins", player.coins + fact.amount)
        case TurnBegan():
            set_field(table, "turn", Turn(fact.seat, refused=(0,) * len(table.players)))
        case Passed():
            set_field(table.players[fact.seat], "passed", True)
        case LanternsRolled():
            roll_lanterns(table, fact)
        case DieRolled() | OfferMade() | OfferWithdrawn():
            pass
        case RowRefreshed():
            refresh(state, fact)
        case ItemPutUpForSale():
            lose(table.players[fact.seat], (fact.item,))
            set_field(table.players[fact.seat], "sale", Sale(fact.item, fact.asking))
        case ParagraphRead():
            trip = expedition(table)
            fresh = Expedition(
                trip.seat,
                trip.cave,
                (*trip.path, fact.number),
                rerolls=trip.rerolls,
                earned=trip.earned,
            )
            set_field(table, "expedition", fresh)
        case EncounterSettled():
            change_expedition(
                table,
                offered=None,
                tier=fact.tier,
                failed=fact.tier is None,
                owed=fact.owed,
                outcome=fact.outcome,
                earned=earned(table, fact.outcome),
            )
        case BuildingGained():
            gain_building(table, fact)
        case OptionChosen():
            change_expedition(table, option=fact.option, offered=fact.offered)
        case CaveDrawn():
            draw_cave(state)
            set_field(table, "expedition", Expedition(fact.seat, fact.cave))
            if table.night:
                set_field(table, "night", Night(table.night.left - 1))
        case RoundEnded():
            set_field(table, "turn", None)
        case VillagerJoined():
            join(table, fact)
        case CiderTaken():
            set_field(table, "board", alter(table.board, cider=False))
            player = table.players[fact.seat]
            hold(player, (Token.CIDER,))
        case RoundBegan():
            set_field(table, "round", fact.round)
            set_field(table, "first", fact.first)
            for player in table.players:
                set_field(player, "passed", False)
            change_solo.begin_round(table)
        case CiderPlaced():
            set_field(table, "board", alter(table.board, cider=True))
            supply(table, (Token.CIDER,), -1)
        case ItemTakenBack():
            set_field(table.players[fact.seat], "sale", None)
            hold(table.players[fact.seat], (fact.item,))
        case ItemsGained():
            gain(table, fact.seat, fact.items)
        case GoodAdvanced():
            lose(table.players[fact.seat], (fact.good,))
            advance(table.players[fact.seat], fact.good)
        case CaveGained():
            player = table.players[fact.seat]
            set_field(player, "caves", (*player.caves, fact.cave))
            set_field(table, "expedition", None)
        case RowRefilled():
            refill(state, fact)
        case OfferRefused():
            refuse(table, fact)
        case ItemSold():
            set_field(table.players[fact.seat], "sale", None)
            hold(table.players[fact.buyer], (fact.item,))
        case ReputationChanged():
            player = table.players[fact.seat]
            set_field(player, "reputation", player.reputation + fact.steps)
        case SlotsRefilled():
            refill_slots(state, fact)
        case GoodsPlaced():
            put_goods(table.players[fact.seat], fact.building, fact.count)
            supply(table, (good_of(fact.building),) * fact.count, -1)
        case CaveReturned():
            set_field(state.decks, "caves", (*state.decks.caves, fact.cave))
            show_cave(state)
            set_field(table, "expedition", None)
        case ItemsSpent():
            lose(table.players[fact.seat], fact.items)
            supply(table, fact.items, 1)
        case GoodHarvested():
            put_goods(table.players[fact.seat], fact.building, -1)
            hold(table.players[fact.seat], (good_of(fact.building),))
        case VillagersExerted():
            move(table.players[fact.seat], fact.villagers, Area.INJURED)
            change_expedition(table, exerted=expedition(table).exerted + len(fact.villagers))
        case GameEnded():
            set_field(table, "over", True)
        case LanternsAdded():
            change_expedition(table, bonus=expedition(table).bonus + fact.lanterns)
        case RewardPicked():
            change_expedition(table, owed=expedition(table).owed[1:])
        case ExtraCaveGained():
            draw_cave(state)
            player = table.players[fact.seat]
            set_field(player, "caves", (*player.caves, fact.cave))
        case CatRefused():
            move(table.players[fact.seat], (fact.villager,), Area.EXHAUSTED)
        case ExploreNumbersTold():
            change_expedition(table, told=fact.options)
        case RewardTold():
            rewards = earned(table, fact.outcome)
            change_expedition(table, owed=fact.owed, outcome=fact.outcome, earned=rewards)
        case EarlierRewardDue():
            rewards = expedition(table).earned[1:]
            change_expedition(table, owed=fact.owed, outcome=fact.outcome, earned=rewards)
        case Renumbered():
            renumber(table, fact.first)
        case OpponentActed() | BuildingStacked() | VillagerHired() | CiderDrunk() | ItemSoldOff():
            change_solo.change(table, fact)
        case _:
            assert_never(fact)
