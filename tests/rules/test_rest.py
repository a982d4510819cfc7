"""Final rulebook, "Rest Villagers"; rulings 9 and 10."""

import pytest

from rules import Code
from rules.actions import Labor, Pass, Rest
from rules.questions import RestVillagers
from rules.rest import sensible
from rules.table import GameState
from rules.words import Area, Token
from tests.playing import offer_of, play, refusal, villagers_in
from tests.tables import ANN, BOB, CEM, ONE, Board, a_table, card, seat, someone

READY, EXHAUSTED, INJURED = Area.READY, Area.EXHAUSTED, Area.INJURED
THREE = ("builder-1", "trainer-1", "explorer-1")


def resting(ann: Board) -> GameState:
    return a_table(ann=ann, asks=(RestVillagers(ONE, ANN),), turn=None)


def last_pass(ann: Board, bob: Board | None = None) -> GameState:
    return a_table(ann=ann, bob=bob or seat(passed=True))


def test_a_bed_moves_one_from_exhausted_to_ready() -> None:
    after = play(resting(seat(exhausted=THREE)), Rest(ANN, beds=THREE))
    assert villagers_in(after[ANN], READY) == set(THREE)


def test_a_bed_moves_one_from_injured_to_exhausted() -> None:
    after = play(resting(seat(injured=THREE)), Rest(ANN, beds=THREE))
    assert villagers_in(after[ANN], EXHAUSTED) == set(THREE)


def test_there_are_as_many_beds_as_houses_and_outposts_have() -> None:
    four = (*THREE, someone())
    state = resting(seat(exhausted=four, buildings=(card(beds=1),)))
    assert play(state, Rest(ANN, beds=four))
    fewer = resting(seat(exhausted=four))
    assert refusal(fewer, Rest(ANN, beds=four)) is Code.NOT_ENOUGH_BEDS


def test_nobody_sleeps_in_two_beds() -> None:
    state = resting(seat(injured=THREE))
    assert refusal(state, Rest(ANN, beds=("builder-1", "builder-1"))) is Code.NAMED_TWICE


def test_a_potion_moves_one_from_injured_to_exhausted() -> None:
    state = resting(seat(injured=("builder-1",), items=("potion",)))
    after = play(state, Rest(ANN, potions=("builder-1",)))
    assert villagers_in(after[ANN], EXHAUSTED) == {"builder-1"}
    assert after[ANN].items == ()


def test_a_cider_moves_one_from_exhausted_to_ready() -> None:
    state = resting(seat(exhausted=("builder-1",), items=("cider",)))
    after = play(state, Rest(ANN, ciders=("builder-1",)))
    assert "builder-1" in villagers_in(after[ANN], READY)
    assert after[ANN].items == ()


@pytest.mark.parametrize(
    "rest",
    [
        Rest(ANN, potions=("builder-1",), ciders=("builder-1",)),
        Rest(ANN, potions=("builder-1",), beds=("builder-1",)),
        Rest(ANN, ciders=("builder-1",), beds=("builder-1",)),
    ],
    ids=["potion and cider", "potion and bed", "bed and cider"],
)
def test_two_different_means_bring_one_from_injured_to_ready(rest: Rest) -> None:
    # Ruling 10
    state = resting(seat(injured=("builder-1",), items=("potion", "cider")))
    assert "builder-1" in villagers_in(play(state, rest)[ANN], READY)


@pytest.mark.parametrize(
    "rest",
    [
        Rest(ANN, potions=("trainer-1",)),
        Rest(ANN, ciders=("builder-1",)),
        Rest(ANN, ciders=("trainer-1",), beds=("trainer-1",)),
        Rest(ANN, beds=("explorer-1",)),
        Rest(ANN, beds=("builder-2",)),
        Rest(ANN, potions=("builder-1",), ciders=("builder-1",), beds=("builder-1",)),
    ],
    ids=[
        "a potion for the exhausted",
        "a cider for the injured",
        "two means for the exhausted",
        "a bed for the ready",
        "a bed for another's villager",
        "three means for one",
    ],
)
def test_nobody_is_given_what_does_not_help(rest: Rest) -> None:
    state = resting(
        seat(injured=("builder-1",), exhausted=("trainer-1",), items=("potion", "cider"))
    )
    assert refusal(state, rest) is Code.CANNOT_REST


def test_only_potions_and_ciders_that_one_has_are_spent() -> None:
    state = resting(seat(injured=THREE[:2], exhausted=THREE[2:], items=("potion",)))
    assert refusal(state, Rest(ANN, potions=THREE[:2])) is Code.NOT_ENOUGH_ITEMS
    assert refusal(state, Rest(ANN, ciders=THREE[2:])) is Code.NOT_ENOUGH_ITEMS


def test_nobody_need_be_rested() -> None:
    after = play(resting(seat(injured=THREE, items=("potion",))), Rest(ANN))
    assert villagers_in(after[ANN], INJURED) == set(THREE)
    assert after[ANN].items == (Token.POTION,)


def test_where_every_villager_can_rest_fully_it_happens_by_itself() -> None:
    # Ruling 9
    after = play(last_pass(seat(exhausted=THREE, items=("cider",))), Pass(ANN))
    assert villagers_in(after[ANN], READY) == set(THREE)
    assert after[ANN].items == (Token.CIDER,)
    assert after.table.round == 2


def test_where_nothing_is_to_be_decided_it_happens_by_itself() -> None:
    # Ruling 9: the injured fit into the beds, and there is nothing to drink
    after = play(last_pass(seat(injured=THREE[:1], exhausted=THREE[1:])), Pass(ANN))
    assert villagers_in(after[ANN], EXHAUSTED) == {"builder-1"}
    assert villagers_in(after[ANN], READY) == {"trainer-1", "explorer-1"}
    assert after.table.round == 2


TIRED_FOUR = (*THREE, "explorer-4")


@pytest.mark.parametrize(
    "ann",
    [
        seat(exhausted=TIRED_FOUR),
        seat(injured=TIRED_FOUR),
        seat(injured=THREE[:1], items=("potion",)),
        seat(injured=THREE[:1], items=("cider",)),
    ],
    ids=["too few beds", "too few beds for the injured", "a potion to drink", "a cider to drink"],
)
def test_where_something_is_to_be_decided_the_player_is_asked(ann: Board) -> None:
    # Ruling 9
    after = play(last_pass(ann), Pass(ANN))
    assert after.asked == (("rest_villagers", ANN),)
    assert after.table.round == 1


def test_all_players_are_asked_at_the_same_time_and_answer_in_any_order() -> None:
    # Ruling 9
    injured = {"injured": ("explorer-1",), "items": ("potion",)}
    state = a_table(
        ann=seat(**injured),
        bob=seat(injured=("explorer-2",), items=("potion",), passed=True),
        cem=seat(exhausted=("explorer-3",), passed=True),
    )
    asked = play(state, Pass(ANN))
    assert asked.asked == (("rest_villagers", ANN), ("rest_villagers", BOB))
    assert villagers_in(asked[CEM], READY) == {"builder-3", "trainer-3", "explorer-3"}
    numbers = [question.number for question in asked.table.questions]
    first = play(asked.state, Rest(BOB, potions=("explorer-2",)))
    assert [question.number for question in first.table.questions] == numbers[:1]
    assert refusal(first.state, Rest(BOB)) is Code.NOT_ASKED
    last = play(first.state, Rest(ANN, beds=("explorer-1",)))
    assert last.asked == (("take_turn", BOB),)
    assert last.table.round == 2


def test_before_all_have_rested_nobody_takes_a_turn() -> None:
    # Ruling 8: the next round starts after the rest
    state = play(last_pass(seat(injured=THREE[:1], items=("potion",))), Pass(ANN)).state
    assert refusal(state, Labor(BOB, ("builder-2",))) is Code.NOT_ASKED


def test_the_form_offers_each_means_to_whom_it_can_help() -> None:
    state = resting(seat(injured=("builder-1",), exhausted=("trainer-1",), items=("potion",) * 2))
    blanks = {b.name: (b.values, b.least, b.most) for b in offer_of(state, ANN, "rest").blanks}
    assert blanks == {
        "potions": (("builder-1",), 0, 1),
        "beds": (("trainer-1", "builder-1"), 0, 2),
    }


def alike(count: int) -> tuple[str, ...]:
    return tuple(someone(dice=((1, 1),)) for _ in range(count))


def test_the_exhausted_sleep_before_the_injured_where_nothing_else_is_to_be_decided() -> None:
    hurt = someone()
    player = resting(seat(exhausted=THREE, injured=(hurt,))).table.players[ANN]
    assert sensible(player, ANN) == Rest(ANN, beds=THREE)


def test_who_is_alike_may_sleep_in_any_order() -> None:
    three = alike(3)
    player = resting(seat(exhausted=THREE[:2], injured=three)).table.players[ANN]
    assert sensible(player, ANN) == Rest(ANN, beds=(*THREE[:2], three[0]))


@pytest.mark.parametrize(
    "ann",
    [
        seat(exhausted=(*THREE, "bram")),
        seat(exhausted=THREE[:2], injured=("explorer-1", "bram")),
        seat(exhausted=THREE, injured=("bram",), items=("potion",)),
        seat(exhausted=(*THREE, "bram"), items=("cider",)),
    ],
    ids=["who of the exhausted", "who of the injured", "a potion", "a cider"],
)
def test_what_is_to_be_decided_is_left_to_the_player(ann: Board) -> None:
    assert sensible(resting(ann).table.players[ANN], ANN) is None


def test_a_potion_that_nobody_needs_decides_nothing() -> None:
    player = resting(seat(exhausted=alike(4), items=("potion",))).table.players[ANN]
    proposed = sensible(player, ANN)
    assert proposed is not None
    assert refusal(resting(seat(exhausted=player.villagers_in(EXHAUSTED))), proposed) is None
