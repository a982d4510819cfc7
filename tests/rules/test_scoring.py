"""Final rulebook, "Game End": where the village points come from."""

import pytest

from rules import Score, forecast, score
from rules.cards import Thing
from rules.words import Good, Row, Token
from tests.tables import ANN, BOB, GAME, Board, a_table, card, seat, someone


def scored(ann: Board, bob: Board | None = None) -> Score:
    return score(GAME, a_table(ann=ann, bob=bob).table)[ANN]


def bonus(ann: Board) -> int:
    return sum(points for _, points in scored(ann).cards)


def test_four_fruit_on_the_third_slot_give_8_points() -> None:
    # "Advancement Track" at the game's end, the rulebook's example
    track = {"rope": 1, "fish": 1, "fruit": 4}
    assert scored(seat(track=track)).track == 1 + 1 + 8


def test_two_fruit_on_the_third_slot_give_4_points() -> None:
    # "Advancement Track", the rulebook's other example
    assert scored(seat(track={"rope": 1, "fish": 1, "fruit": 2})).track == 1 + 1 + 4


def test_a_good_is_worth_what_stands_above_its_slot() -> None:
    # Board: 1, 1, 2, 3, 4, 4, 5, 6
    track = {good.value: 1 for good in Good}
    assert scored(seat(track=track)).track == 1 + 1 + 2 + 3 + 4 + 4 + 5 + 6


def test_goods_that_are_not_on_the_track_give_nothing_there() -> None:
    assert scored(seat(items=("fruit", "ore"))).track == 0


def test_each_building_gives_a_point_the_starting_house_too() -> None:
    # "Buildings": houses, key houses, star houses and outposts
    assert scored(seat()).buildings == 1
    four = tuple(card(row=row) for row in Row)
    assert scored(seat(buildings=four)).buildings == 5


def test_empty_cave_cards_give_no_point() -> None:
    # "Buildings"
    assert scored(seat(caves=3)).buildings == 1


@pytest.mark.parametrize(
    ("steps", "points"),
    [
        *[(-3, -2), (-2, -1), (-1, 0), (0, 0), (1, 0), (2, 1)],
        *[(3, 2), (4, 3), (5, 4), (6, 5), (7, 7)],
    ],
)
def test_the_space_on_the_reputation_track_gives_or_takes_points(steps: int, points: int) -> None:
    # "Reputation": on the highest space, near the surface, he would lose 2
    assert scored(seat(reputation=steps)).reputation == points


def test_points_on_a_card_are_a_bonus() -> None:
    # "Card Bonuses": 2 bonus points, besides 1 as a building
    mine = scored(seat(buildings=(card(points=2),)))
    assert sum(points for _, points in mine.cards) == 2
    assert mine.buildings == 2


def test_a_card_counts_goods_and_tokens_on_the_track_or_in_the_supply() -> None:
    # "Card Bonuses": 4 points, and 2 for each potion and each ore
    cathedral = card(row=Row.STAR, points=4, points_for=((Token.POTION, 2), (Good.ORE, 2)))
    ann = seat(buildings=(cathedral,), items=("potion", "ore", "fish"), track={"ore": 2})
    assert bonus(ann) == 4 + 2 + 2 + 4


def test_goods_on_buildings_are_not_counted() -> None:
    # "Card Bonuses": not on a building
    mine = card(row=Row.OUTPOST, good=Good.ORE, goods=2)
    cathedral = card(row=Row.STAR, points_for=((Good.ORE, 2),))
    assert bonus(seat(buildings=(cathedral, (mine, 2)))) == 0


def test_what_is_for_sale_still_counts() -> None:
    # Ruling 19
    cathedral = card(row=Row.STAR, points_for=((Good.ORE, 2),))
    assert bonus(seat(buildings=(cathedral,), sale="ore")) == 2


def test_a_card_counts_houses_key_houses_and_star_houses() -> None:
    # "Card Bonuses": 3 points, and 2 for each; the starting house and the card itself are houses
    palace = card(row=Row.STAR, points=3, points_for=((Thing.HOUSE, 2),))
    others = tuple(card(row=row) for row in (Row.HOUSE, Row.KEY, Row.OUTPOST))
    assert bonus(seat(buildings=(palace, *others))) == 3 + 2 * 4


def test_a_card_counts_outposts() -> None:
    # "Symbols": Village Points for Things
    citadel = card(row=Row.STAR, points_for=((Thing.OUTPOST, 2),))
    below = (card(row=Row.OUTPOST), card(row=Row.OUTPOST))
    assert bonus(seat(buildings=(citadel, *below))) == 4


def test_a_card_counts_villagers_wherever_they_stand() -> None:
    # "Symbols": Village Points for Villagers
    hall = card(row=Row.STAR, points_for=((Thing.VILLAGER, 2),))
    ann = seat(
        ready=("builder-1",), exhausted=("trainer-1",), injured=("glogo",), buildings=(hall,)
    )
    assert bonus(ann) == 6


def test_a_card_counts_empty_caves_alone() -> None:
    # "Symbols": Village Points for Empty Caves
    attic = card(points_for=((Thing.EMPTY_CAVE, 1),))
    assert bonus(seat(buildings=(attic, card(row=Row.OUTPOST)), caves=3)) == 3


def test_the_total_adds_everything_up() -> None:
    # "Compare Total"
    ann = scored(seat(track={"rope": 1}, reputation=4, buildings=(card(points=2),)))
    assert (ann.track, ann.buildings, ann.prize, ann.reputation) == (1, 2, 3, 3)
    assert ann.total == 1 + 2 + 3 + 3 + 2


@pytest.mark.parametrize(
    ("ann", "bob", "places"),
    [
        (seat(track={"rope": 3}), seat(track={"rope": 2}, coins=50), (1, 2)),
        (seat(coins=8), seat(coins=7), (1, 2)),
        (seat(ready=("builder-1",)), seat(), (2, 1)),
        (seat(), seat(), (1, 1)),
    ],
    ids=["points", "then coins", "then villagers", "a full tie"],
)
def test_ties_are_broken(ann: Board, bob: Board, places: tuple[int, int]) -> None:
    # "Compare Total"
    assert tuple(s.place for s in score(GAME, a_table(ann=ann, bob=bob).table)) == places


def test_the_last_tie_break_is_the_number_of_buildings() -> None:
    # "Compare Total": as many points, coins and villagers, but Ann has them from a building
    ann, bob = seat(buildings=(card(),)), seat(track={"rope": 1})
    scores = score(GAME, a_table(ann=ann, bob=bob).table)
    assert [s.total for s in scores] == [2 + 2, 1 + 1 + 2]
    assert [s.place for s in scores] == [1, 2]


def test_who_ties_in_everything_shares_the_place() -> None:
    # "Compare Total"
    last = seat(coins=0)
    places = [s.place for s in score(GAME, a_table(bob=last, cem=seat()).table)]
    assert places == [1, 3, 1]


def test_extra_villagers_win_a_tie() -> None:
    # "Compare Total"
    more = seat(ready=("builder-2", someone()))
    assert score(GAME, a_table(ann=seat(ready=()), bob=more).table)[BOB].place == 1


def test_a_forecast_places_the_goods_that_are_left() -> None:
    # Game End: goods in the supply count only on the track, where the end of the game puts them.
    state = a_table(ann=seat(items=("fish", "fish", "ore")), bob=seat())
    now, then = score(GAME, state.table), forecast(GAME, state)
    assert then[ANN].track - now[ANN].track == 3
    assert (then[BOB].track, then[BOB].total) == (now[BOB].track, now[BOB].total)
    assert (now[BOB].place, then[BOB].place) == (1, 2)
