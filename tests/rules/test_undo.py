"""What may be taken back: a ply from which nobody has learned anything."""

import pytest

from rules import deal, evolve, learned, undoable
from rules.actions import (
    Accept,
    Action,
    Advance,
    Build,
    Choose,
    Exert,
    Explore,
    Harvest,
    Labor,
    OfferToBuy,
    Pass,
    Pick,
    PutUpForSale,
    RefreshRow,
    Refuse,
    Rest,
    TakeBack,
    Train,
    Withdraw,
)
from rules.editions import FINAL
from rules.facts import EncounterSettled, Renumbered, RowRefilled
from rules.questions import AnswerOffer, RestVillagers, TakeReward
from rules.table import GameState
from rules.words import Good, Row
from tests.playing import play, refusal
from tests.tables import ANN, BOB, GAME, ONE, a_game, a_table, below, card, option, seat, tier

TWO = ("builder-1", "explorer-1")
TURN = a_table(ann=seat(coins=30, items=("rope",), sale="fish"), bob=seat(sale=("ore", 4)))
OFFERED = a_table(bob=seat(sale="ore"), asks=(AnswerOffer(ONE, BOB, ANN, Good.ORE, 4),))
SURE = a_game(option(tier(coins=1)), option(tier(3)))
BELOW = a_table(ann=seat(cave=TWO), trip=below())
PICKING = a_table(
    ann=seat(cave=TWO),
    trip=below(option=0, tier=0, outcome=tier(injured=1).outcome, owed=("villager",)),
    asks=(TakeReward(ONE, ANN, "villager", TWO),),
)
RESTING = a_table(
    ann=seat(exhausted=TWO),
    asks=(RestVillagers(ONE, ANN), RestVillagers(2, BOB)),
    turn=None,
)


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (TURN, Labor(ANN, TWO)),
        (TURN, Train(ANN, "trainer-1", FINAL.villagers[0])),
        (TURN, Build(ANN, "builder-1", FINAL.stars[0])),
        (TURN, Build(ANN, "builder-1", FINAL.houses[0])),
        (TURN, Pass(ANN)),
        (TURN, PutUpForSale(ANN, Good.ROPE)),
        (TURN, TakeBack(ANN)),
        (TURN, Advance(ANN, (Good.ROPE,))),
        (OFFERED, Withdraw(ANN)),
        (PICKING, Pick(ANN, "builder-1")),
        (RESTING, Rest(ANN, beds=TWO)),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)
def test_what_shows_nothing_new_may_be_taken_back(state: GameState, action: Action) -> None:
    assert undoable(play(state, action).facts)


def test_a_harvest_may_be_taken_back() -> None:
    hut = card(good=Good.FISH)
    state = a_table(ann=seat(buildings=((hut, 1),)))
    assert undoable(play(state, Harvest(ANN, ("builder-1",), (hut,))).facts)


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (TURN, RefreshRow(ANN, Row.HOUSE)),
        (TURN, Explore(ANN, TWO)),
        (BELOW, Choose(ANN, 1)),
        (a_table(ann=seat(ready=("cave-cat-1",))), Labor(ANN, ("cave-cat-1",))),
        (a_table(bob=seat(passed=True)), Pass(ANN)),
        (a_table(bob=seat(passed=True), round=7), Pass(ANN)),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)
def test_dice_cards_and_paragraphs_once_shown_cannot_be_taken_back(
    state: GameState, action: Action
) -> None:
    assert not undoable(play(state, action, SURE).facts)


def test_the_next_card_once_dealt_cannot_be_taken_back() -> None:
    built = play(TURN, Build(ANN, "builder-1", FINAL.houses[0]))
    dealt = deal(GAME, built.state)
    assert dealt is not None
    assert isinstance(learned(dealt.facts), RowRefilled)
    # The next player's own step can: the card was dealt before it
    assert undoable(play(dealt.state, Labor(BOB, ("builder-2",))).facts)


def test_a_reward_once_shown_cannot_be_taken_back() -> None:
    # Neither a die nor a paragraph: the sealed reward itself
    chosen = play(BELOW, Choose(ANN, 0), SURE)
    assert isinstance(learned(chosen.facts), EncounterSettled)
    trip = below(option=0, rolled={"builder-1": (1, 0)})
    state = a_table(ann=seat(cave=TWO), trip=trip)
    assert not undoable(play(state, Exert(ANN), a_game(option(tier(1)))).facts)


@pytest.mark.parametrize("action", [Accept(BOB), Refuse(BOB)], ids=lambda action: action.kind)
def test_what_another_decided_cannot_be_taken_back(action: Action) -> None:
    assert not undoable(play(OFFERED, action).facts)
    assert not undoable(play(TURN, OfferToBuy(ANN, BOB, 4)).facts)


def test_after_an_undo_the_questions_have_fresh_numbers() -> None:
    # A button from before the undo is stale
    after = evolve(RESTING, Renumbered(7))
    assert [(q.number, q.seat) for q in after.table.questions] == [(7, ANN), (8, BOB)]
    assert after.table.next_question == 9
    assert refusal(after, Rest(ANN)) is None
