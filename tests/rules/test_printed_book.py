"""Final rulebook, "Explore": the player to the left reads aloud, here from the printed book."""

import pytest

from rules import Code, undoable
from rules.actions import Choose, Describe, Exert, Explore, Pick, Tell
from rules.editions import Reading
from rules.facts import EncounterSettled, ExploreNumbersTold, RewardTold
from rules.questions import ReadParagraph, TellReward
from rules.table import GameState
from rules.words import Area, Good, Special
from tests.playing import offer_of, play, refusal, villagers_in
from tests.tables import ANN, BOB, DEE, ONE, Board, a_game, a_table, below, seat

GAME = a_game(reading=Reading.BOOK)
PARTY = ("builder-1", "explorer-1")
READING = (ReadParagraph(ONE, BOB, ANN),)
TELLING = (TellReward(ONE, BOB, ANN),)


def reading() -> GameState:
    return a_table(ann=seat(cave=PARTY), trip=below(), asks=READING)


def telling(ann: Board | None = None, *, failed: bool = False) -> GameState:
    trip = below(told=((3,),), option=0, tier=None if failed else 0, failed=failed)
    return a_table(ann=ann or seat(cave=PARTY), trip=trip, asks=TELLING)


def test_the_player_to_the_left_is_asked_to_read() -> None:
    after = play(a_table(dee=seat()), Explore(ANN, PARTY), GAME)
    assert after.asked == (("read_paragraph", BOB),)
    around = a_table(dee=seat(), turn=DEE)
    after = play(around, Explore(DEE, ("builder-4", "trainer-4")), GAME)
    assert after.asked == (("read_paragraph", ANN),)


def test_he_says_the_explore_numbers_and_the_explorer_chooses() -> None:
    after = play(reading(), Describe(BOB, (3, 4), (7,)), GAME)
    assert after.of(ExploreNumbersTold) == [ExploreNumbersTold(ANN, ((3, 4), (7,)))]
    assert after.asked == (("choose_option", ANN),)
    assert offer_of(after.state, ANN, "choose", GAME).blanks[0].values == (0, 1)


@pytest.mark.parametrize(
    "numbers",
    [((),), ((4, 3),), ((3, 3),), ((13,),), ((0, 4),), ((2, 3, 4),), ((3,), (), (4,)), ((-1,),)],
)
def test_what_no_paragraph_says_is_refused(numbers: tuple[tuple[int, ...], ...]) -> None:
    assert refusal(reading(), Describe(BOB, *numbers), GAME) is Code.BAD_PARAGRAPH


@pytest.mark.parametrize("numbers", [((1, 12),), ((0,), (0,), (12,)), ((2, 3), (1,))])
def test_what_a_paragraph_may_say_is_taken(numbers: tuple[tuple[int, ...], ...]) -> None:
    assert refusal(reading(), Describe(BOB, *numbers), GAME) is None
    assert play(reading(), Describe(BOB, *numbers), GAME).table.expedition.told == numbers


def test_the_dice_decide_by_the_numbers_told() -> None:
    state = play(reading(), Describe(BOB, (2, 9)), GAME).state
    rolls = {"lanterns builder-1": 4, "lanterns explorer-1": 1}
    after = play(state, Choose(ANN, 0), GAME, rolls=rolls)
    assert after.of(EncounterSettled)[0].tier == 0
    assert after.asked == (("tell_reward", BOB),)


def test_zero_is_a_success_by_itself() -> None:
    state = play(reading(), Describe(BOB, (0,), (7,)), GAME).state
    after = play(state, Choose(ANN, 0), GAME)
    assert after.of(EncounterSettled)[0].tier == 0
    assert after.asked == (("tell_reward", BOB),)


def test_effort_is_spent_as_ever() -> None:
    trip = below(told=((4,),), option=0, rolled={"builder-1": (4, 1), "explorer-1": (3, 2)})
    state = a_table(ann=seat(cave=PARTY), trip=trip)
    after = play(state, Exert(ANN, ("builder-1",)), GAME)
    assert after.asked == (("tell_reward", BOB),)


def test_he_tells_the_reward_and_it_is_handed_out() -> None:
    after = play(telling(), Tell(BOB, coins=2, gain=(Good.ORE,), reputation=1), GAME)
    assert (after[ANN].coins, after[ANN].items, after[ANN].reputation) == (9, (Good.ORE,), 1)
    assert after[ANN].caves == ("cave-01",)
    assert after.of(RewardTold)


def test_he_tells_the_penalty_of_a_failure() -> None:
    after = play(telling(failed=True), Tell(BOB, reputation=-1), GAME)
    assert (after[ANN].reputation, after[ANN].caves) == (-1, ())


def test_nothing_to_tell_is_fine() -> None:
    assert play(telling(), Tell(BOB), GAME)[ANN].caves == ("cave-01",)


def test_a_told_choice_is_the_explorers() -> None:
    after = play(telling(), Tell(BOB, choice=(Good.ROPE, Good.ORE)), GAME)
    assert after.asked == (("take_reward", ANN),)
    assert play(after.state, Pick(ANN, "ore"), GAME)[ANN].items == (Good.ORE,)


def test_a_told_loss_takes_an_item_that_the_explorer_has() -> None:
    ann = seat(cave=PARTY, items=("rope",))
    assert play(telling(ann), Tell(BOB, lose=Good.ROPE), GAME)[ANN].items == ()
    assert refusal(telling(ann), Tell(BOB, lose=Good.ORE), GAME) is Code.NOT_ENOUGH_ITEMS


def test_told_villagers_caves_and_costs_come_too() -> None:
    tale = Tell(BOB, pay=1, special=Special.GLOGO, cheapest_villager=True, caves=1)
    after = play(telling(), tale, GAME)
    assert len(after[ANN].villagers) == 5
    assert len(after[ANN].caves) == 2
    assert after[ANN].coins == 6
    assert "glogo" in villagers_in(after[ANN], Area.EXHAUSTED)


def test_a_told_follow_up_is_read_next() -> None:
    after = play(telling(), Tell(BOB, leads_to=160), GAME)
    assert after.asked == (("read_paragraph", BOB),)
    assert after.table.expedition.path == (1, 160)


@pytest.mark.parametrize(
    "tale",
    [
        Tell(BOB, coins=-1),
        Tell(BOB, pay=13),
        Tell(BOB, caves=-1),
        Tell(BOB, building=99),
        Tell(BOB, injured=-1),
        Tell(BOB, reputation=4),
        Tell(BOB, gain=(Good.ORE,) * 7),
        Tell(BOB, choice=(Good.ORE, Good.ORE)),
        Tell(BOB, leads_to=0),
        Tell(BOB, leads_to=1000),
    ],
)
def test_what_no_paragraph_brings_is_refused(tale: Tell) -> None:
    assert refusal(telling(), tale, GAME) is Code.BAD_PARAGRAPH


@pytest.mark.parametrize(
    "tale",
    [
        Tell(BOB, coins=12, pay=12, caves=12, building=12),
        Tell(BOB, reputation=3),
        Tell(BOB, reputation=-3),
        Tell(BOB, gain=(Good.FISH,) * 6),
        Tell(BOB, leads_to=1),
        Tell(BOB, leads_to=999),
    ],
)
def test_what_a_paragraph_may_bring_is_taken(tale: Tell) -> None:
    assert play(telling(), tale, GAME).of(RewardTold)[0].outcome == tale.outcome


def test_the_form_of_a_tale_may_be_left_empty() -> None:
    ann = seat(cave=PARTY, items=("rope", "rope", "cider"))
    blanks = {b.name: b for b in offer_of(telling(ann), BOB, "tell", GAME).blanks}
    for name, blank in blanks.items():
        usual = Tell.__dataclass_fields__[name].default
        assert (blank.least == 0) if usual in (None, ()) else (blank.default == usual)
    assert {name: (b.values[0], b.values[-1]) for name, b in blanks.items() if b.values} == {
        **dict.fromkeys(("coins", "pay", "caves", "building", "injured"), (0, 12)),
        **dict.fromkeys(("gain", "choice"), (Good.MUSHROOM, "potion")),
        "reputation": (-3, 3),
        "cheapest_villager": (False, True),
        "special": (Special.LIQUID_WOMAN, Special.METAL_MAN),
        "lose": (Good.ROPE, "cider"),
        "leads_to": (1, 999),
    }


def test_the_form_of_a_description_asks_for_one_option_at_least() -> None:
    blanks = offer_of(reading(), BOB, "describe", GAME).blanks
    assert [(b.name, b.least, b.most) for b in blanks] == [
        ("first", 1, 2),
        ("second", 0, 2),
        ("third", 0, 2),
    ]
    assert all(blank.values == tuple(range(13)) for blank in blanks)


def test_only_the_reader_reads_and_tells() -> None:
    assert refusal(reading(), Describe(ANN, (3,)), GAME) is Code.NOT_ASKED
    assert refusal(telling(), Tell(ANN, coins=9), GAME) is Code.NOT_ASKED
    assert refusal(reading(), Choose(ANN, 0), GAME) is Code.NOT_ASKED


def test_what_was_read_aloud_cannot_be_taken_back() -> None:
    assert not undoable(play(reading(), Describe(BOB, (3,)), GAME).facts)
    assert not undoable(play(telling(), Tell(BOB), GAME).facts)
