"""Final rulebook, "Explore": the choice, a die for each villager, and the lanterns."""

import pytest

from rules import Code
from rules.actions import Choose, Exert
from rules.book import Bonus
from rules.cards import VillagerCard
from rules.facts import EncounterSettled, LanternsAdded, LanternsRolled, OptionChosen, Why
from rules.table import GameState
from rules.words import Good, People, Skill, Special, Token, Trade
from tests.playing import offer_of, play, refusal
from tests.tables import ANN, Board, a_game, a_table, below, card, option, seat, someone, tier

HIDE_OR_FIGHT = a_game(
    option(tier(3, coins=1), tier(4, gain=(Good.MUSHROOM,))),
    option(tier(7, coins=5, gain=(Good.ORE,))),
)
"""The rulebook's own example."""


def in_cave(*party: str, **board: object) -> GameState:
    return a_table(ann=seat(cave=party, **board), trip=below())


def test_the_explorer_chooses_one_of_the_choices() -> None:
    state = in_cave("builder-1", "explorer-1")
    assert offer_of(state, ANN, "choose", HIDE_OR_FIGHT).blanks[0].values == (0, 1)
    after = play(state, Choose(ANN, 1), HIDE_OR_FIGHT)
    assert after.of(OptionChosen) == [OptionChosen(ANN, 1, 1)]
    for beyond in (-1, 2):
        assert refusal(state, Choose(ANN, beyond), HIDE_OR_FIGHT) is Code.NO_SUCH_CHOICE


def test_one_die_is_rolled_for_each_named_villager() -> None:
    after = play(
        in_cave("builder-1", "explorer-1"),
        Choose(ANN, 1),
        HIDE_OR_FIGHT,
        rolls={"lanterns builder-1": 4, "lanterns explorer-1": 2},
    )
    assert after.of(LanternsRolled) == [
        LanternsRolled(ANN, "builder-1", 4, 1),
        LanternsRolled(ANN, "explorer-1", 2, 1),
    ]


@pytest.mark.parametrize(
    ("dice", "lanterns"),
    [
        (((1, 1), (4, 2)), (1, 1, 1, 2, 2, 2)),
        (((4, 1),), (0, 0, 0, 1, 1, 1)),
        (((2, 1),), (0, 1, 1, 1, 1, 1)),
        (((3, 2), (6, 3)), (0, 0, 2, 2, 2, 3)),
    ],
)
def test_the_best_threshold_met_gives_the_lanterns(
    dice: tuple[tuple[int, int], ...], lanterns: tuple[int, ...]
) -> None:
    # "Symbols", Explore; the first is the rulebook's: 1 or 2 lanterns, not 3
    card = VillagerCard("explorer", dice)
    assert tuple(card.lanterns(roll) for roll in range(1, 7)) == lanterns


def test_the_lanterns_of_all_villagers_are_added() -> None:
    lights = [someone(dice=((1, n),)) for n in (1, 2, 3)]
    after = play(in_cave(*lights), Choose(ANN, 1), a_game(option(tier(1)), option(tier(6))))
    assert after.of(EncounterSettled)[0].lanterns == 6


@pytest.mark.parametrize(
    ("lanterns", "tier_reached", "coins", "items"),
    [(3, 0, 8, ()), (4, 1, 7, (Good.MUSHROOM,)), (5, 1, 7, (Good.MUSHROOM,))],
)
def test_the_highest_number_reached_pays(
    lanterns: int, tier_reached: int, coins: int, items: tuple[Good, ...]
) -> None:
    # The rulebook's example: with 5 lanterns "run and hide" gives the mushroom of Explore 4
    one = someone()
    trip = below(option=0, rolled={one: (1, lanterns)})
    after = play(a_table(ann=seat(cave=(one,)), trip=trip), Exert(ANN), HIDE_OR_FIGHT)
    assert after.of(EncounterSettled)[0].tier == tier_reached
    assert (after[ANN].coins, after[ANN].items) == (coins, items)


def test_a_choice_without_numbers_succeeds_without_dice() -> None:
    game = a_game(option(tier(coins=1)), option(tier(7)))
    after = play(in_cave("builder-1"), Choose(ANN, 0), game)
    assert not after.of(LanternsRolled)
    assert after[ANN].coins == 8


BONUSES: list[tuple[Bonus, str, int, Why]] = [
    (Bonus(1, per=Trade.HAMMER), "hammers", 2, Why.HAMMERS),
    (Bonus(1, per=Trade.QUILL), "quills", 2, Why.QUILLS),
    (Bonus(3, along=People.FISHFOLK), "fishfolk", 3, Why.ALONG),
    (Bonus(2, along=Special.METAL_MAN), "metal men", 2, Why.ALONG),
]


@pytest.mark.parametrize(("bonus", "whom", "lanterns", "why"), BONUSES)
def test_a_bonus_line_counts_the_party(bonus: Bonus, whom: str, lanterns: int, why: Why) -> None:
    # Bonus lines: each hammer or quill, plain or plus; or who is along, once
    pairs = {
        "hammers": (someone(Skill.HAMMER), someone(Skill.HAMMER_PLUS, Skill.QUILL)),
        "quills": (someone(Skill.QUILL), someone(Skill.QUILL_PLUS, Skill.HAMMER)),
        "fishfolk": (someone(people=People.FISHFOLK), someone(people=People.FISHFOLK)),
        "metal men": ("metal-man-1", "metal-man-2"),
    }
    game = a_game(option(tier(9), bonuses=(bonus,)), option(tier(1)))
    after = play(in_cave(*pairs[whom]), Choose(ANN, 0), game)
    assert after.of(LanternsAdded) == [LanternsAdded(ANN, lanterns, why)]


def test_a_bonus_line_does_not_count_who_stayed_at_home() -> None:
    game = a_game(option(tier(9), bonuses=(Bonus(1, per=Trade.HAMMER),)), option(tier(1)))
    after = play(in_cave("explorer-1"), Choose(ANN, 0), game)
    assert not after.of(LanternsAdded)


OWNERS: list[tuple[str, Board]] = [
    ("in the supply", seat(cave=("explorer-1",), items=("rope", "rope"))),
    ("on the track", seat(cave=("explorer-1",), track={"rope": 1})),
    ("for sale", seat(cave=("explorer-1",), sale="rope")),
]


@pytest.mark.parametrize("ann", [board for _, board in OWNERS], ids=[name for name, _ in OWNERS])
def test_a_bonus_for_owning_counts_once_wherever_the_good_is(ann: Board) -> None:
    # Ruling 19 for what is for sale
    game = a_game(option(tier(9), bonuses=(Bonus(2, owning=Good.ROPE),)), option(tier(1)))
    after = play(a_table(ann=ann, trip=below()), Choose(ANN, 0), game)
    assert after.of(LanternsAdded) == [LanternsAdded(ANN, 2, Why.OWNING)]


def test_no_bonus_for_owning_what_one_has_not() -> None:
    game = a_game(option(tier(9), bonuses=(Bonus(2, owning=Good.ROPE),)), option(tier(1)))
    assert not play(in_cave("explorer-1", items=("fish",)), Choose(ANN, 0), game).of(LanternsAdded)


PAYING = a_game(option(tier(9), bonuses=(Bonus(2, paying=1),)), option(tier(1)))


def test_a_bonus_may_be_paid_for() -> None:
    after = play(in_cave("explorer-1", coins=1), Choose(ANN, 0, paying=True), PAYING)
    assert after[ANN].coins == 0
    assert after.of(LanternsAdded) == [LanternsAdded(ANN, 2, Why.PAYING)]


def test_a_bonus_need_not_be_paid_for() -> None:
    after = play(in_cave("explorer-1"), Choose(ANN, 0), PAYING)
    assert after[ANN].coins == 7
    assert not after.of(LanternsAdded)


def test_a_bonus_is_paid_for_where_there_is_one_and_with_coins_that_one_has() -> None:
    state = in_cave("explorer-1", coins=0)
    assert refusal(state, Choose(ANN, 0, paying=True), PAYING) is Code.NOT_ENOUGH_COINS
    assert refusal(state, Choose(ANN, 1, paying=True), PAYING) is Code.NOTHING_TO_PAY_FOR
    assert [b.name for b in offer_of(state, ANN, "choose", PAYING).blanks] == ["option"]
    rich = in_cave("explorer-1", coins=1)
    assert [b.name for b in offer_of(rich, ANN, "choose", PAYING).blanks] == ["option", "paying"]


def test_where_no_dice_are_rolled_no_bonus_is_paid_for() -> None:
    game = a_game(option(tier(), bonuses=(Bonus(2, paying=1),)), option(tier(1)))
    action = Choose(ANN, 0, paying=True)
    assert refusal(in_cave("explorer-1"), action, game) is Code.NOTHING_TO_PAY_FOR


def test_several_bonuses_that_are_paid_for_cost_their_sum() -> None:
    game = a_game(option(tier(9), bonuses=(Bonus(2, paying=1), Bonus(1, paying=2))))
    after = play(in_cave("explorer-1", coins=3), Choose(ANN, 0, paying=True), game)
    assert after[ANN].coins == 0


def test_a_potion_may_pay_for_a_bonus_where_a_card_says_so() -> None:
    # "Symbols": Cider/Potions as Coins
    inn = card(potions_as_coins=True)
    state = in_cave("explorer-1", coins=0, items=("potion",), buildings=(inn,))
    after = play(state, Choose(ANN, 0, paying=True, potions=1), PAYING)
    assert (after[ANN].items, after.of(LanternsAdded)[0].lanterns) == ((), 2)
    _, paying, potions = offer_of(state, ANN, "choose", PAYING).blanks
    assert (paying.name, paying.values, paying.default) == ("paying", (False, True), False)
    assert (potions.name, potions.values, potions.default) == ("potions", (0, 1), 0)


def test_a_cider_may_pay_for_a_bonus_where_a_card_says_so() -> None:
    # "Symbols": Cider/Potions as Coins
    inn = card(ciders_as_coins=True)
    state = in_cave("explorer-1", coins=0, items=("cider",), buildings=(inn,))
    assert offer_of(state, ANN, "choose", PAYING).blanks[2].name == "ciders"
    after = play(state, Choose(ANN, 0, paying=True, ciders=1), PAYING)
    assert (after[ANN].items, after.of(LanternsAdded)) == ((), [LanternsAdded(ANN, 2, Why.PAYING)])


OFFERING = a_game(option(tier(1, lose_offer=True), offer=Token.POTION), option(tier(9)))


def test_a_choice_may_need_an_item_held_out() -> None:
    state = in_cave("explorer-1", items=("rope",))
    assert refusal(state, Choose(ANN, 0), OFFERING) is Code.NEEDS_OFFER
    assert offer_of(state, ANN, "choose", OFFERING).blanks[0].values == (1,)
    holding = in_cave("explorer-1", items=("potion",))
    assert offer_of(holding, ANN, "choose", OFFERING).blanks[0].values == (0, 1)


def test_the_item_held_out_cannot_be_spent_as_a_coin() -> None:
    # Ruling 16
    inn = card(potions_as_coins=True)
    paid = option(tier(1), offer=Token.POTION, bonuses=(Bonus(1, paying=1),))
    state = in_cave("explorer-1", items=("potion",), buildings=(inn,))
    action = Choose(ANN, 0, paying=True, potions=1)
    assert refusal(state, action, a_game(paid)) is Code.NEEDS_OFFER
