"""Fold facts into states: the only place that changes a state.

A ply opens one private copy of its state (`thaw`) and changes it in place, fact by fact; what
leaves this package is never changed again.
"""

from collections.abc import Iterable
from typing import assert_never

from rules import change_solo, change_tale
from rules import facts as f
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
from rules.facts import Fact
from rules.record import alter, set_field
from rules.table import Decks, Expedition, GameState, Night, Player, Sale, Table, Turn
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
        t.expedition and alter(t.expedition),
        t.questions,
        t.next_question,
        t.over,
        t.solo,
        t.night,
        t.tale,
    )
    return GameState(table, Decks(d.villagers, d.houses, d.outposts, d.caves))


def change(state: GameState, fact: Fact) -> None:  # noqa: C901, PLR0912, PLR0915 - one match
    """Change a thawed state by one fact; the most frequent facts are matched first."""
    table = state.table
    match fact:
        case f.Asked():
            set_field(table, "questions", (*table.questions, fact.question))
            set_field(table, "next_question", QuestionNumber(fact.question.number + 1))
        case f.Answered():
            set_field(
                table, "questions", tuple([q for q in table.questions if q.number != fact.number])
            )
        case f.VillagersMoved():
            move(table.players[fact.seat], fact.villagers, fact.area)
        case f.CoinsChanged():
            player = table.players[fact.seat]
            set_field(player, "coins", player.coins + fact.amount)
        case f.TurnBegan():
            set_field(table, "turn", Turn(fact.seat, refused=(0,) * len(table.players)))
        case f.Passed():
            set_field(table.players[fact.seat], "passed", True)
        case f.LanternsRolled():
            roll_lanterns(table, fact)
        case f.DieRolled() | f.OfferMade() | f.OfferWithdrawn():
            pass
        case f.RowRefreshed():
            refresh(state, fact)
        case f.ItemPutUpForSale():
            lose(table.players[fact.seat], (fact.item,))
            set_field(table.players[fact.seat], "sale", Sale(fact.item, fact.asking))
        case f.ParagraphRead():
            trip = expedition(table)
            fresh = Expedition(
                trip.seat,
                trip.cave,
                (*trip.path, fact.number),
                rerolls=trip.rerolls,
                earned=trip.earned,
                raised=trip.raised,
                chances=trip.chances,
            )
            set_field(table, "expedition", fresh)
        case f.EncounterSettled():
            change_expedition(
                table,
                offered=None,
                tier=fact.tier,
                failed=fact.tier is None,
                owed=fact.owed,
                outcome=fact.outcome,
                earned=earned(table, fact.outcome),
            )
        case f.BuildingGained():
            gain_building(table, fact)
        case f.OptionChosen():
            change_expedition(table, option=fact.option, offered=fact.offered)
        case f.CaveDrawn():
            draw_cave(state)
            set_field(table, "expedition", Expedition(fact.seat, fact.cave))
            if table.night:
                set_field(table, "night", Night(table.night.left - 1))
        case f.RoundEnded():
            set_field(table, "turn", None)
        case f.VillagerJoined():
            join(table, fact)
        case f.CiderTaken():
            set_field(table, "board", alter(table.board, cider=False))
            player = table.players[fact.seat]
            hold(player, (Token.CIDER,))
        case f.RoundBegan():
            set_field(table, "round", fact.round)
            set_field(table, "first", fact.first)
            for player in table.players:
                set_field(player, "passed", False)
            change_solo.begin_round(table)
        case f.CiderPlaced():
            set_field(table, "board", alter(table.board, cider=True))
            supply(table, (Token.CIDER,), -1)
        case f.ItemTakenBack():
            set_field(table.players[fact.seat], "sale", None)
            hold(table.players[fact.seat], (fact.item,))
        case f.ItemsGained():
            gain(table, fact.seat, fact.items)
        case f.GoodAdvanced():
            lose(table.players[fact.seat], (fact.good,))
            advance(table.players[fact.seat], fact.good)
        case f.CaveGained():
            player = table.players[fact.seat]
            set_field(player, "caves", (*player.caves, fact.cave))
            set_field(table, "expedition", None)
        case f.RowRefilled():
            refill(state, fact)
        case f.OfferRefused():
            refuse(table, fact)
        case f.ItemSold():
            set_field(table.players[fact.seat], "sale", None)
            hold(table.players[fact.buyer], (fact.item,))
        case f.ReputationChanged():
            player = table.players[fact.seat]
            set_field(player, "reputation", player.reputation + fact.steps)
        case f.SlotsRefilled():
            refill_slots(state, fact)
        case f.GoodsPlaced():
            put_goods(table.players[fact.seat], fact.building, fact.count)
            supply(table, (good_of(fact.building),) * fact.count, -1)
        case f.CaveReturned():
            set_field(state.decks, "caves", (*state.decks.caves, fact.cave))
            show_cave(state)
            set_field(table, "expedition", None)
        case f.ItemsSpent():
            lose(table.players[fact.seat], fact.items)
            supply(table, fact.items, 1)
        case f.GoodHarvested():
            put_goods(table.players[fact.seat], fact.building, -1)
            hold(table.players[fact.seat], (good_of(fact.building),))
        case f.VillagersExerted():
            move(table.players[fact.seat], fact.villagers, Area.INJURED)
            change_expedition(table, exerted=expedition(table).exerted + len(fact.villagers))
        case f.GameEnded():
            set_field(table, "over", True)
        case f.LanternsAdded():
            change_expedition(table, bonus=expedition(table).bonus + fact.lanterns)
        case f.RewardPicked():
            change_expedition(table, owed=expedition(table).owed[1:])
        case f.ExtraCaveGained():
            draw_cave(state)
            player = table.players[fact.seat]
            set_field(player, "caves", (*player.caves, fact.cave))
        case f.CatRefused():
            move(table.players[fact.seat], (fact.villager,), Area.EXHAUSTED)
        case f.ExploreNumbersTold():
            change_expedition(table, told=fact.options)
        case f.RewardTold():
            rewards = earned(table, fact.outcome)
            change_expedition(table, owed=fact.owed, outcome=fact.outcome, earned=rewards)
        case f.EarlierRewardDue():
            rewards = expedition(table).earned[1:]
            change_expedition(table, owed=fact.owed, outcome=fact.outcome, earned=rewards)
        case f.Renumbered():
            renumber(table, fact.first)
        case (
            f.OpponentActed()
            | f.BuildingStacked()
            | f.VillagerHired()
            | f.CiderDrunk()
            | f.ItemSoldOff()
        ):
            change_solo.change(table, fact)
        case (
            f.TaleBegun()
            | f.OpeningAnswered()
            | f.LightBurned()
            | f.NumbersRaised()
            | f.SignTold()
            | f.CardPlayed()
            | f.FinaleRolled()
            | f.TaleEnded()
        ):
            change_tale.change(table, fact)
        case _:
            assert_never(fact)
