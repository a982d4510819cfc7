"""Final rulebook, "Player Actions", "Free Actions" and "Pass"."""

import pytest

from rules import Code
from rules.actions import (
    Accept,
    Action,
    Advance,
    Build,
    Choose,
    Describe,
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
    Reroll,
    Rest,
    TakeBack,
    Tell,
    Train,
    Withdraw,
)
from rules.editions import FINAL
from rules.questions import TakeTurn
from rules.rounds import next_seat
from rules.words import Good, Row, Seat
from tests.playing import greyed, play, refusal
from tests.tables import ANN, BOB, CEM, DEE, GAME, a_table, card, seat


def test_turns_go_round_clockwise_one_action_each() -> None:
    # "Player Actions"
    state = a_table(dee=seat())
    for mover, following in ((ANN, BOB), (BOB, CEM), (CEM, DEE), (DEE, ANN)):
        after = play(state, Labor(mover, (f"builder-{mover + 1}",)))
        assert after.asked == (("take_turn", following),)
        state = after.state


def test_who_has_passed_is_skipped_and_the_others_go_on() -> None:
    # "Player Actions": until all players have passed
    after = play(a_table(bob=seat(passed=True), cem=seat()), Labor(ANN, ("builder-1",)))
    assert after.asked == (("take_turn", CEM),)


def test_the_last_who_has_not_passed_takes_turn_after_turn() -> None:
    # "Player Actions": some players will sometimes have more turns than others
    after = play(a_table(bob=seat(passed=True)), Labor(ANN, ("builder-1",)))
    assert after.asked == (("take_turn", ANN),)


def test_who_is_next_is_known_while_a_turn_is_under_way() -> None:
    # "Player Actions"
    one = a_table(bob=seat(passed=True), cem=seat())
    assert next_seat(GAME, one.table) == CEM
    assert next_seat(GAME, a_table(bob=seat(passed=True)).table) == ANN
    everybody = a_table(ann=seat(passed=True), bob=seat(passed=True))
    assert next_seat(GAME, everybody.table) is None
    assert next_seat(GAME, a_table(asks=(), turn=None).table) is None


def test_the_round_ends_when_all_have_passed() -> None:
    # "Player Actions"
    assert play(a_table(bob=seat(passed=True)), Pass(ANN)).table.round == 2
    assert play(a_table(), Pass(ANN)).table.round == 1


def test_who_has_passed_takes_no_more_actions_or_free_actions() -> None:
    # "Pass"
    after = play(a_table(ann=seat(items=("rope",))), Pass(ANN))
    assert refusal(after.state, Labor(ANN, ("builder-1",))) is Code.NOT_YOUR_TURN
    assert refusal(after.state, PutUpForSale(ANN, Good.ROPE)) is Code.NOT_YOUR_TURN


@pytest.mark.parametrize("verb", ["explore", "build", "harvest", "train", "labor"])
def test_with_nobody_ready_only_passing_is_left(verb: str) -> None:
    # "Pass": a player without ready villagers must choose to pass
    state = a_table(ann=seat(coins=20, ready=(), buildings=((card(good=Good.FISH), 1),)))
    assert greyed(state, ANN, verb)
    assert greyed(state, ANN, "pass") is None


def test_before_the_forced_pass_free_actions_may_be_taken() -> None:
    # "Pass"
    state = a_table(ann=seat(ready=(), items=("rope",)))
    after = play(state, PutUpForSale(ANN, Good.ROPE))
    after = play(after.state, RefreshRow(ANN, Row.HOUSE))
    assert play(after.state, Pass(ANN))[ANN].passed


def test_any_number_of_free_actions_go_before_the_action() -> None:
    # "Free Actions"
    state = a_table(ann=seat(items=("rope", "fish")))
    for item in (Good.ROPE, Good.FISH, Good.ROPE):
        state = play(state, PutUpForSale(ANN, item)).state
    assert play(state, Labor(ANN, ("builder-1",)))[ANN].coins == 8


def test_after_the_action_there_is_no_free_action() -> None:
    # "Free Actions"
    state = play(a_table(ann=seat(items=("rope",))), Labor(ANN, ("builder-1",))).state
    assert refusal(state, PutUpForSale(ANN, Good.ROPE)) is Code.NOT_YOUR_TURN


def test_a_free_action_asks_for_the_turn_under_a_fresh_number() -> None:
    # A button of the panel before the free action is stale
    after = play(a_table(ann=seat(items=("rope",))), PutUpForSale(ANN, Good.ROPE))
    assert after.table.questions == (TakeTurn(2, ANN),)
    after = play(after.state, TakeBack(ANN))
    assert after.table.questions == (TakeTurn(3, ANN),)
    assert after.table.next_question == 4


@pytest.mark.parametrize(
    "action",
    [
        Explore(BOB, ("builder-2", "trainer-2")),
        Build(BOB, "builder-2", FINAL.houses[0]),
        Harvest(BOB, ("builder-2",), ("starting-house-2",)),
        Train(BOB, "trainer-2", FINAL.villagers[0]),
        Labor(BOB, ("builder-2",)),
        Pass(BOB),
        PutUpForSale(BOB, Good.ROPE),
        TakeBack(BOB),
        RefreshRow(BOB, Row.HOUSE),
        OfferToBuy(BOB, ANN, 3),
        Accept(BOB),
        Refuse(BOB),
        Withdraw(BOB),
        Choose(BOB, 0),
        Reroll(BOB, "builder-2"),
        Exert(BOB),
        Pick(BOB, "rope"),
        Rest(BOB),
        Describe(BOB, (3,)),
        Tell(BOB),
    ],
    ids=lambda action: action.kind,
)
def test_nobody_acts_in_anothers_turn(action: Action) -> None:
    # "Player Actions"
    assert refusal(a_table(ann=seat(sale="rope")), action) is Code.NOT_YOUR_TURN


@pytest.mark.parametrize(
    "action",
    [Choose(ANN, 0), Exert(ANN), Pick(ANN, "rope"), Rest(ANN), Accept(ANN), Withdraw(ANN)],
    ids=lambda action: action.kind,
)
def test_only_what_is_asked_is_answered(action: Action) -> None:
    # "Player Actions"
    assert refusal(a_table(), action) is Code.NOT_ASKED


def test_nobody_sits_beyond_the_last_seat() -> None:
    assert refusal(a_table(), Pass(Seat(2))) is Code.NOT_ASKED
    assert refusal(a_table(), Pass(Seat(-1))) is Code.NOT_ASKED


def test_after_the_game_nothing_is_played() -> None:
    # "Game End"
    state = a_table(ann=seat(items=("rope",)), turn=None, over=True)
    assert refusal(state, Advance(ANN, (Good.ROPE,))) is Code.GAME_OVER
    assert refusal(state, Pass(ANN)) is Code.GAME_OVER
