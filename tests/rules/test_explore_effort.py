"""Final rulebook, "Explore": exerting; "Symbols": Reroll; ruling 5."""

import pytest

from rules import Code
from rules.actions import Choose, Exert, Reroll
from rules.facts import EncounterSettled, LanternsRolled, VillagersExerted
from rules.table import GameState
from rules.words import Area
from tests.playing import greyed, offer_of, play, refusal, villagers_in
from tests.tables import ANN, BOB, a_game, a_table, below, card, option, seat, tier

FOUR_OR_SIX = a_game(option(tier(4, coins=1), tier(6, coins=3)))
PARTY = ("builder-1", "trainer-1", "explorer-1")


def rolled(lanterns: int, *symbols: str, **trip: int) -> GameState:
    """Ann's three have rolled some lanterns together, and she owns buildings."""
    dice = dict.fromkeys(PARTY, (3, 0)) | {"explorer-1": (3, lanterns)}
    trips = below(option=0, rolled=dice, **trip)
    return a_table(ann=seat(cave=PARTY, buildings=symbols), trip=trips)


def test_after_the_dice_one_may_exert() -> None:
    state = a_table(ann=seat(cave=PARTY), trip=below())
    rolls = {"lanterns builder-1": 4, "lanterns trainer-1": 1, "lanterns explorer-1": 3}
    after = play(state, Choose(ANN, 0), FOUR_OR_SIX, rolls=rolls)
    assert after.asked == (("spend_effort", ANN),)
    assert after.table.expedition.lanterns == 3


def test_each_exerted_villager_is_injured_and_gives_a_lantern() -> None:
    after = play(rolled(2), Exert(ANN, ("builder-1", "trainer-1")), FOUR_OR_SIX)
    assert villagers_in(after[ANN], Area.INJURED) == {"builder-1", "trainer-1"}
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"explorer-1"}
    assert after.of(EncounterSettled)[0].lanterns == 4
    assert after.of(VillagersExerted) == [VillagersExerted(ANN, ("builder-1", "trainer-1"))]


def test_the_dice_of_the_exerted_still_count() -> None:
    after = play(rolled(3), Exert(ANN, ("explorer-1",)), FOUR_OR_SIX)
    assert after.of(EncounterSettled)[0].tier == 0


def test_one_may_exert_to_succeed() -> None:
    after = play(rolled(3), Exert(ANN, ("builder-1",)), FOUR_OR_SIX)
    assert (after[ANN].coins, len(after[ANN].caves)) == (8, 1)


def test_one_may_exert_to_climb_to_a_higher_number() -> None:
    after = play(rolled(4), Exert(ANN, ("builder-1", "trainer-1")), FOUR_OR_SIX)
    assert after[ANN].coins == 10


def test_one_may_exert_nobody_and_take_what_was_reached() -> None:
    after = play(rolled(4), Exert(ANN), FOUR_OR_SIX)
    assert after[ANN].coins == 8
    assert villagers_in(after[ANN], Area.INJURED) == set()


def test_one_may_exert_nobody_and_fail() -> None:
    after = play(rolled(3), Exert(ANN), FOUR_OR_SIX)
    assert (after[ANN].coins, after[ANN].caves) == (7, ())


def test_the_whole_party_may_be_exerted() -> None:
    after = play(rolled(3), Exert(ANN, PARTY), FOUR_OR_SIX)
    assert villagers_in(after[ANN], Area.INJURED) == set(PARTY)
    assert after[ANN].coins == 10


@pytest.mark.parametrize("count", [1, 3])
def test_exerting_that_gains_nothing_is_refused(count: int) -> None:
    # Ruling 15: to succeed, or to climb; with 2 lanterns only two more reach a number
    assert refusal(rolled(2), Exert(ANN, PARTY[:count]), FOUR_OR_SIX) is Code.NOTHING_GAINED


def test_only_who_is_in_the_cave_is_exerted_each_once() -> None:
    twice = Exert(ANN, ("builder-1", "builder-1"))
    assert refusal(rolled(2), twice, FOUR_OR_SIX) is Code.NAMED_TWICE
    assert refusal(rolled(3), Exert(ANN, ("builder-2",)), FOUR_OR_SIX) is Code.NO_SUCH_CHOICE


def test_the_form_asks_for_no_more_than_help() -> None:
    assert offer_of(rolled(3), ANN, "exert", FOUR_OR_SIX).blanks[0].most == 3
    assert offer_of(rolled(2), ANN, "exert", FOUR_OR_SIX).blanks[0].most == 2


@pytest.mark.parametrize("number", [1, 2])
def test_at_the_highest_number_the_encounter_settles_itself(number: int) -> None:
    state, two_lanterns = a_table(ann=seat(cave=("explorer-1",)), trip=below()), 5
    game = a_game(option(tier(number)))
    after = play(state, Choose(ANN, 0), game, rolls={"lanterns explorer-1": two_lanterns})
    assert after.asked == (("take_turn", BOB),)


def test_where_neither_dice_nor_effort_could_help_it_settles_itself() -> None:
    state = a_table(ann=seat(cave=("explorer-1",)), trip=below())
    after = play(state, Choose(ANN, 0), a_game(option(tier(9))))
    assert after.of(EncounterSettled)[0].tier is None


def test_a_reroll_rolls_one_die_again_and_keeps_the_result() -> None:
    # "Symbols", Reroll: he must always keep the rerolled number
    state = rolled(2, card(rerolls=1))
    after = play(state, Reroll(ANN, "explorer-1"), FOUR_OR_SIX, rolls={"lanterns explorer-1": 1})
    assert after.of(LanternsRolled) == [LanternsRolled(ANN, "explorer-1", 1, 1, reroll=1)]
    assert after.table.expedition.lanterns == 1


def test_a_rerolled_die_keeps_its_place() -> None:
    after = play(rolled(2, card(rerolls=1)), Reroll(ANN, "trainer-1"), FOUR_OR_SIX)
    assert tuple(roll.villager for roll in after.table.expedition.rolled) == PARTY


def test_each_symbol_gives_one_reroll_per_encounter() -> None:
    # "Symbols", Reroll: with 2 symbols the player could reroll twice per encounter
    symbols = (card(rerolls=1), card(rerolls=1))
    state = play(rolled(2, *symbols), Reroll(ANN, "explorer-1"), FOUR_OR_SIX).state
    state = play(state, Reroll(ANN, "explorer-1"), FOUR_OR_SIX).state
    assert refusal(state, Reroll(ANN, "explorer-1"), FOUR_OR_SIX) is Code.NO_REROLLS
    assert greyed(state, ANN, "reroll", FOUR_OR_SIX) is Code.NO_REROLLS


def test_without_the_symbol_there_is_no_reroll() -> None:
    assert refusal(rolled(2), Reroll(ANN, "explorer-1"), FOUR_OR_SIX) is Code.NO_REROLLS


def test_only_a_die_that_was_rolled_is_rerolled() -> None:
    state = rolled(2, card(rerolls=1))
    assert refusal(state, Reroll(ANN, "builder-2"), FOUR_OR_SIX) is Code.NO_SUCH_CHOICE
    assert offer_of(state, ANN, "reroll", FOUR_OR_SIX).blanks[0].values == PARTY


def test_rerolls_come_before_exerting() -> None:
    # Ruling 5: exerting settles the encounter
    after = play(rolled(2, card(rerolls=2)), Exert(ANN, ("builder-1", "trainer-1")), FOUR_OR_SIX)
    assert after.asked == (("take_turn", BOB),)


def test_a_reroll_is_asked_even_where_exerting_cannot_help() -> None:
    # Ruling 5
    ann = seat(cave=("explorer-1",), buildings=(card(rerolls=1),))
    after = play(a_table(ann=ann, trip=below()), Choose(ANN, 0), a_game(option(tier(3))))
    assert after.asked == (("spend_effort", ANN),)
    assert offer_of(after.state, ANN, "exert", a_game(option(tier(3)))).blanks[0].most == 0


def test_a_reroll_that_reaches_the_highest_number_settles_the_encounter() -> None:
    ann = seat(cave=("explorer-1",), buildings=(card(rerolls=1),))
    trip = below(option=0, rolled={"explorer-1": (1, 1)})
    game = a_game(option(tier(2, coins=1)))
    state = a_table(ann=ann, trip=trip)
    after = play(state, Reroll(ANN, "explorer-1"), game, rolls={"lanterns explorer-1": 3})
    assert after[ANN].coins == 8
