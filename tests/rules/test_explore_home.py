"""Final rulebook, "Explore": success, failure, and the way home; ruling 6 on chains."""

from rules.actions import Choose, Exert, Explore, Pick
from rules.book import Bonus
from rules.facts import (
    CaveGained,
    CaveReturned,
    CoinsChanged,
    EarlierRewardDue,
    LanternsRolled,
    ParagraphRead,
    VillagersMoved,
    Why,
)
from rules.table import GameState
from rules.words import Area, Good, Special
from tests.playing import play, villagers_in
from tests.tables import ANN, BOB, a_game, a_table, below, card, option, seat, tier

PARTY = ("builder-1", "explorer-1")
SURE = a_game(option(tier(coins=1)), option(tier(9)))
LOST = a_game(option(tier(9)))


def in_cave(*symbols: str, **table: object) -> GameState:
    return a_table(ann=seat(cave=PARTY, buildings=symbols), trip=below(), **table)


def test_after_success_the_party_is_exhausted_and_the_cave_card_gained() -> None:
    after = play(in_cave(), Choose(ANN, 0), SURE)
    assert villagers_in(after[ANN], Area.EXHAUSTED) == set(PARTY)
    assert after[ANN].caves == ("cave-01",)
    assert after.table.expedition is None
    assert after.asked == (("take_turn", BOB),)


def test_after_failure_there_is_no_card_and_no_reward() -> None:
    after = play(in_cave(), Choose(ANN, 0), LOST)
    assert (after[ANN].caves, after[ANN].coins, after[ANN].items) == ((), 7, ())
    assert villagers_in(after[ANN], Area.EXHAUSTED) == set(PARTY)


def test_after_failure_the_cave_card_goes_to_the_bottom_of_the_deck() -> None:
    after = play(in_cave(), Choose(ANN, 0), LOST)
    assert after.state.decks.caves[-1] == "cave-01"
    assert after.of(CaveReturned) == [CaveReturned(ANN, "cave-01", "cave-02")]
    assert (after.table.market.cave, after.table.market.caves_left) == ("cave-02", 25)


def test_a_card_put_under_an_empty_deck_is_its_top() -> None:
    after = play(in_cave(decks={"caves": ()}), Choose(ANN, 0), LOST)
    assert after.of(CaveReturned) == [CaveReturned(ANN, "cave-01", "cave-01")]
    assert (after.table.market.cave, after.table.market.caves_left) == ("cave-01", 1)


def test_a_coin_when_exploring_comes_after_success() -> None:
    # "Symbols": Gain a Coin when Exploring
    after = play(in_cave(card(coin_when_exploring=1)), Choose(ANN, 0), SURE)
    assert CoinsChanged(ANN, 1, Why.COIN_WHEN_EXPLORING) in after.facts
    assert after[ANN].coins == 9


def test_no_coin_when_exploring_comes_after_failure() -> None:
    # "Symbols": Gain a Coin when Exploring
    after = play(in_cave(card(coin_when_exploring=1)), Choose(ANN, 0), LOST)
    assert after[ANN].coins == 7


ON = option(tier(coins=2, leads_to=2))
"""A success by itself that brings two coins and leads on."""


def test_a_success_may_lead_to_another_paragraph() -> None:
    game = a_game(ON, option(tier(9)), then={2: (option(tier(4)), option(tier()))})
    after = play(in_cave(), Choose(ANN, 0), game)
    assert after.of(ParagraphRead) == [ParagraphRead(ANN, 2)]
    assert after.asked == (("choose_option", ANN),)
    assert after.table.expedition.path == (1, 2)


def test_a_follow_up_without_a_choice_settles_itself() -> None:
    game = a_game(ON, option(tier(9)), then={2: (option(tier(gain=(Good.ORE,))),)})
    after = play(in_cave(), Choose(ANN, 0), game)
    assert after[ANN].items == (Good.ORE,)
    assert after[ANN].caves == ("cave-01",)


def test_a_chain_of_follow_ups_is_read_to_its_end() -> None:
    then = {2: (option(tier(leads_to=3)),), 3: (option(tier(coins=1)),)}
    after = play(in_cave(), Choose(ANN, 0), a_game(ON, option(tier(9)), then=then))
    assert [fact.number for fact in after.of(ParagraphRead)] == [2, 3]
    assert after[ANN].coins == 10


def test_a_follow_up_is_rolled_afresh_by_who_is_left_on_the_card() -> None:
    # Ruling 6: who was exerted rolls no more
    game = a_game(option(tier(3, leads_to=2)), then={2: (option(tier(2)), option(tier(9)))})
    trip = below(option=0, rolled={"builder-1": (4, 1), "explorer-1": (2, 1)})
    state = a_table(ann=seat(cave=PARTY), trip=trip)
    after = play(state, Exert(ANN, ("builder-1",)), game)
    assert (after.table.expedition.rolled, after.table.expedition.lanterns) == ((), 0)
    after = play(after.state, Choose(ANN, 0), game, rolls={"lanterns explorer-1": 3})
    assert after.of(LanternsRolled) == [LanternsRolled(ANN, "explorer-1", 3, 2)]
    assert villagers_in(after[ANN], Area.INJURED) == {"builder-1"}


def test_a_follow_up_that_nobody_is_left_to_roll_for_fails() -> None:
    # Ruling 6
    game = a_game(option(tier(2, leads_to=2)), then={2: (option(tier(1)), option(tier(2)))})
    trip = below(option=0, rolled={"builder-1": (1, 0), "explorer-1": (1, 0)})
    state = a_table(ann=seat(cave=PARTY, buildings=(card(rerolls=1),)), trip=trip)
    after = play(play(state, Exert(ANN, PARTY), game).state, Choose(ANN, 0), game)
    assert after[ANN].caves == ()
    assert not after.of(VillagersMoved)


def test_a_bonus_line_may_light_the_way_where_nobody_is_left() -> None:
    # Ruling 6
    lit = option(tier(1), bonuses=(Bonus(1, owning=Good.ROPE),))
    game = a_game(ON, then={2: (lit, option(tier(9)))})
    ann = seat(injured=PARTY, items=("rope",))
    state = a_table(ann=ann, trip=below(path=(1, 2)))
    assert play(state, Choose(ANN, 0), game)[ANN].caves == ("cave-01",)


def test_rerolls_count_per_encounter_over_the_whole_chain() -> None:
    # Ruling 5: as printed on the player's cards, per encounter
    game = a_game(ON, then={2: (option(tier(9)), option(tier(8)))})
    ann = seat(cave=PARTY, buildings=(card(rerolls=1),))
    trip = below(option=0, rerolls=1)
    after = play(a_table(ann=ann, trip=trip), Choose(ANN, 0), game)
    assert after.table.expedition.rerolls == 1
    after = play(after.state, Choose(ANN, 0), game)
    assert after[ANN].caves == ()


FAILING = {2: (option(tier(9), failure=tier(pay=1).outcome),)}


def test_rewards_along_the_chain_come_at_its_end() -> None:
    # Ruling 6
    game = a_game(ON, option(tier(9)), then={2: (option(tier(gain=(Good.ORE,))), option(tier(9)))})
    after = play(in_cave(), Choose(ANN, 0), game)
    assert after[ANN].coins == 7
    after = play(after.state, Choose(ANN, 0), game)
    assert (after[ANN].coins, after[ANN].items) == (9, (Good.ORE,))
    assert [fact.outcome.coins for fact in after.of(EarlierRewardDue)] == [2]


def test_all_paragraphs_of_the_chain_pay_at_its_end() -> None:
    # Ruling 6
    then = {
        2: (option(tier(gain=(Good.ORE,), leads_to=3)),),
        3: (option(tier(gain=(Good.FISH,), leads_to=4)),),
        4: (option(tier(gain=(Good.POT,))),),
    }
    after = play(in_cave(), Choose(ANN, 0), a_game(ON, option(tier(9)), then=then))
    assert after[ANN].items == (Good.POT, Good.ORE, Good.FISH)
    assert after[ANN].coins == 9


def test_a_chain_that_fails_brings_neither_card_nor_rewards() -> None:
    # Ruling 6; "Explore": he fails and does not gain the cave card or any rewards
    on = option(tier(coins=2, reputation=1, special=Special.GLOGO, leads_to=2))
    game = a_game(on, option(tier(9)), then=FAILING)
    after = play(play(in_cave(), Choose(ANN, 0), game).state, Choose(ANN, 0), game)
    assert (after[ANN].coins, after[ANN].reputation, after[ANN].caves) == (6, 0, ())
    assert len(after[ANN].villagers) == 3


def test_what_the_way_on_costs_is_due_at_once() -> None:
    # Ruling 6: the villagers still on the card roll; who is hurt does not
    on = option(tier(pay=2, reputation=-1, injured=1, leads_to=2))
    game = a_game(on, option(tier(9)), then=FAILING)
    after = play(in_cave(), Choose(ANN, 0), game)
    after = play(after.state, Pick(ANN, "builder-1"), game)
    assert (after[ANN].coins, after[ANN].reputation) == (5, -1)
    assert villagers_in(after[ANN], Area.CAVE) == {"explorer-1"}


def test_choices_won_along_the_chain_are_made_at_its_end() -> None:
    # Ruling 6
    on = option(tier(choice=(Good.ROPE, Good.ORE), leads_to=2))
    then = {2: (option(tier(choice=(Good.FISH, Good.POT))),)}
    game = a_game(on, option(tier(9)), then=then)
    after = play(in_cave(), Choose(ANN, 0), game)
    assert after.picks == ("fish", "pot")
    after = play(after.state, Pick(ANN, "pot"), game)
    assert after.picks == ("rope", "ore")
    after = play(after.state, Pick(ANN, "ore"), game)
    assert after[ANN].items == (Good.POT, Good.ORE)
    assert after.asked == (("take_turn", BOB),)


def test_a_failure_may_lead_on_and_the_chains_end_decides() -> None:
    # Ruling 6
    failure = tier(leads_to=2).outcome
    game = a_game(option(tier(9), failure=failure), then={2: (option(tier(coins=1)),)})
    after = play(in_cave(), Choose(ANN, 0), game)
    assert after.of(CaveGained) == [CaveGained(ANN, "cave-01")]
    assert after[ANN].coins == 8


def test_the_coin_when_exploring_comes_once_for_the_chain() -> None:
    # "Symbols": after completing a successful encounter
    game = a_game(ON, option(tier(9)), then={2: (option(tier()),)})
    after = play(in_cave(card(coin_when_exploring=1)), Choose(ANN, 0), game)
    assert after[ANN].coins == 10


def test_the_whole_way_down_and_home() -> None:
    # "Explore", from the party to the cave card
    game = a_game(option(tier(2, gain=(Good.MUSHROOM,))), option(tier(7)))
    after = play(a_table(), Explore(ANN, PARTY), game)
    rolls = {"lanterns builder-1": 4, "lanterns explorer-1": 2}
    after = play(after.state, Choose(ANN, 0), game, rolls=rolls)
    assert (after[ANN].items, after[ANN].caves) == ((Good.MUSHROOM,), ("cave-01",))
    assert villagers_in(after[ANN], Area.READY) == {"trainer-1"}
