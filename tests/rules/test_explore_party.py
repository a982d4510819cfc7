"""Final rulebook, "Explore": the cave card, the party, and the die for the paragraph."""

from dataclasses import replace

import pytest

from rules import Code
from rules.actions import Explore
from rules.editions import FINAL
from rules.facts import CaveDrawn, DieRolled, EncounterSettled, ParagraphRead, VillagersMoved
from rules.words import Area
from tests.playing import greyed, offer_of, play, refusal, villagers_in
from tests.tables import ANN, BOB, GAME, a_book, a_game, a_table, option, seat, someone, tier

TWO = ("builder-1", "explorer-1")
TOP, NEXT = FINAL.caves[:2]


def test_the_cave_card_is_drawn_from_the_top_of_the_deck() -> None:
    state = a_table()
    after = play(state, Explore(ANN, TWO))
    assert after.of(CaveDrawn) == [CaveDrawn(ANN, TOP, NEXT)]
    assert after.table.expedition.cave == TOP
    assert (after.table.market.cave, after.table.market.caves_left) == (NEXT, 24)


def test_the_card_is_drawn_first_then_the_party_goes_then_the_die_is_rolled() -> None:
    after = play(a_table(), Explore(ANN, TWO))
    kinds = (CaveDrawn, VillagersMoved, DieRolled, ParagraphRead)
    assert [type(fact) for fact in after.facts if isinstance(fact, kinds)] == list(kinds)


def test_the_party_stands_on_the_cave_card() -> None:
    after = play(a_table(), Explore(ANN, TWO))
    assert villagers_in(after[ANN], Area.CAVE) == set(TWO)
    assert villagers_in(after[ANN], Area.READY) == {"trainer-1"}


def test_at_least_two_villagers_explore() -> None:
    assert refusal(a_table(), Explore(ANN, ("builder-1",))) is Code.TOO_FEW_VILLAGERS
    assert greyed(a_table(ann=seat(ready=TWO[:1])), ANN, "explore") is Code.TOO_FEW_VILLAGERS


def test_there_is_no_limit_to_the_party() -> None:
    # Ruling 4: more villagers than the seven dice
    crowd = tuple(someone() for _ in range(9))
    state = a_table(ann=seat(ready=crowd))
    assert offer_of(state, ANN, "explore").blanks[0].most == 9
    assert villagers_in(play(state, Explore(ANN, crowd))[ANN], Area.CAVE) == set(crowd)


def test_the_party_is_of_ready_villagers_each_named_once() -> None:
    state = a_table(ann=seat(exhausted=("trainer-1",)))
    assert refusal(state, Explore(ANN, ("builder-1", "trainer-1"))) is Code.NOT_READY
    assert refusal(state, Explore(ANN, ("builder-1", "builder-2"))) is Code.NOT_READY
    assert refusal(state, Explore(ANN, ("builder-1", "builder-1"))) is Code.NAMED_TWICE


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_die_leads_to_the_paragraph_on_the_cave_card(face: int) -> None:
    book = a_book({number: (option(tier(1)),) for number in range(1, 13)})
    cells = ((1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12), *((1,) * 6,) * 23)
    game = replace(GAME, book=replace(book, cells=cells))
    after = play(a_table(), Explore(ANN, TWO), game, rolls={"paragraph": face})
    assert after.of(ParagraphRead) == [ParagraphRead(ANN, face)]
    deeper = a_table(decks={"caves": (NEXT,)})
    after = play(deeper, Explore(ANN, TWO), game, rolls={"paragraph": face})
    assert after.of(ParagraphRead) == [ParagraphRead(ANN, face + 6)]


def test_the_explorer_then_chooses() -> None:
    after = play(a_table(), Explore(ANN, TWO))
    assert after.asked == (("choose_option", ANN),)


def test_a_paragraph_that_leaves_no_choice_and_asks_no_lanterns_settles_itself() -> None:
    after = play(a_table(), Explore(ANN, TWO), a_game(option(tier(coins=2))))
    assert (after[ANN].coins, after[ANN].caves) == (9, (TOP,))
    assert after.asked == (("take_turn", BOB),)
    settled = EncounterSettled(ANN, 1, 0, 0, 0, tier(coins=2).outcome, ())
    assert after.of(EncounterSettled) == [settled]


def test_without_cave_cards_nobody_explores() -> None:
    # Ruling 3
    state = a_table(decks={"caves": ()})
    assert refusal(state, Explore(ANN, TWO)) is Code.NO_CAVES_LEFT
    assert greyed(state, ANN, "explore") is Code.NO_CAVES_LEFT


def test_the_last_cave_card_may_be_explored() -> None:
    # Ruling 3
    after = play(a_table(decks={"caves": (TOP,)}), Explore(ANN, TWO))
    assert (after.table.market.cave, after.table.market.caves_left) == (None, 0)
