"""Final rulebook, "Labor"."""

from rules import Code
from rules.actions import Labor
from rules.facts import CiderTaken
from rules.words import Area, Token
from tests.playing import greyed, play, refusal, villagers_in
from tests.tables import ANN, BOB, a_table, seat


def test_labor_exhausts_the_villagers_for_a_coin_each() -> None:
    after = play(a_table(ann=seat(coins=7)), Labor(ANN, ("builder-1", "explorer-1")))
    assert after[ANN].coins == 9
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"builder-1", "explorer-1"}


def test_any_villager_can_labor_and_all_of_them_at_once() -> None:
    after = play(a_table(), Labor(ANN, ("builder-1", "trainer-1", "explorer-1")))
    assert after[ANN].coins == 10


def test_the_first_to_labor_in_the_round_gains_the_cider() -> None:
    after = play(a_table(), Labor(ANN, ("builder-1",)))
    assert after[ANN].items == (Token.CIDER,)
    assert not after.table.board.cider


def test_the_second_to_labor_gains_only_coins() -> None:
    first = play(a_table(), Labor(ANN, ("builder-1",)))
    after = play(first.state, Labor(BOB, ("builder-2",)))
    assert (after[BOB].coins, after[BOB].items) == (8, ())


def test_without_a_cider_on_the_board_labor_gains_only_coins() -> None:
    after = play(a_table(cider=False), Labor(ANN, ("builder-1",)))
    assert not after.of(CiderTaken)


def test_labor_takes_at_least_one_villager() -> None:
    assert refusal(a_table(), Labor(ANN, ())) is Code.TOO_FEW_VILLAGERS
    assert greyed(a_table(ann=seat(ready=())), ANN, "labor") is Code.TOO_FEW_VILLAGERS


def test_only_ones_own_ready_villagers_labor_each_once() -> None:
    state = a_table(ann=seat(exhausted=("builder-1",), injured=("trainer-1",)))
    assert refusal(state, Labor(ANN, ("builder-1",))) is Code.NOT_READY
    assert refusal(state, Labor(ANN, ("trainer-1",))) is Code.NOT_READY
    assert refusal(state, Labor(ANN, ("builder-2",))) is Code.NOT_READY
    assert refusal(state, Labor(ANN, ("explorer-1", "explorer-1"))) is Code.NAMED_TWICE
