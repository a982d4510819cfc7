"""Final rulebook, "Game End"; rulings 7 and 8."""

from rules import legal_actions, offers, score
from rules.actions import Pass
from rules.facts import (
    CoinsChanged,
    GameEnded,
    GoodAdvanced,
    ItemTakenBack,
    RoundBegan,
    SlotsRefilled,
    VillagersMoved,
)
from rules.table import TrackSlot
from rules.words import Area, Good
from tests.playing import After, play
from tests.tables import ANN, BOB, GAME, Board, a_table, card, seat

LAST = seat(passed=True)


def ended(ann: Board | None = None, bob: Board = LAST) -> After:
    return play(a_table(ann=ann, bob=bob, round=7), Pass(ANN))


def test_the_game_ends_after_seven_rounds() -> None:
    after = ended()
    assert after.table.over
    assert after.table.round == 7
    assert after.table.questions == ()
    assert not play(a_table(bob=LAST, round=6), Pass(ANN)).table.over


def test_after_the_seventh_round_there_is_no_rest_and_no_income() -> None:
    # Ruling 8: the marker cannot move, straight to scoring
    after = ended(seat(exhausted=("builder-1",), injured=("trainer-1",), items=("potion",)))
    for kind in (VillagersMoved, CoinsChanged, SlotsRefilled, RoundBegan):
        assert not after.of(kind)
    assert after[ANN].villagers_in(Area.INJURED) == ("trainer-1",)


def test_after_the_game_nothing_is_offered() -> None:
    after = ended(seat(items=("rope",)))
    assert offers(GAME, after.state, ANN) == ()
    assert list(legal_actions(GAME, after.state)) == []


def test_goods_left_in_the_supply_are_placed_for_their_owner() -> None:
    # Ruling 7: as facts in the log
    after = ended(seat(items=("rope", "cider"), track={"fish": 1}))
    assert after.of(GoodAdvanced) == [GoodAdvanced(ANN, Good.ROPE)]
    assert after[ANN].items == ("cider",)


def test_they_are_placed_in_the_best_order() -> None:
    # Ruling 7: what there is most of goes on the slot that is worth most
    after = ended(seat(items=("rope", "rope", "rope", "ore", "fish", "fish")))
    assert after[ANN].track == (
        TrackSlot(Good.ORE, 1),
        TrackSlot(Good.FISH, 2),
        TrackSlot(Good.ROPE, 3),
    )
    assert score(GAME, after.table)[ANN].track == 1 + 2 + 6


def test_goods_already_on_the_track_are_joined_by_their_kind() -> None:
    # Ruling 7
    after = ended(seat(items=("rope", "ore"), track={"rope": 1}))
    assert after[ANN].track == (TrackSlot(Good.ROPE, 2), TrackSlot(Good.ORE, 1))


def test_what_is_for_sale_goes_back_to_its_owner_first() -> None:
    # Ruling 19
    after = ended(seat(sale="rope"))
    assert after.of(ItemTakenBack) == [ItemTakenBack(ANN, Good.ROPE)]
    assert after[ANN].track == (TrackSlot(Good.ROPE, 1),)


def test_goods_on_buildings_stay_there() -> None:
    # "Card Bonuses": not on a building
    state = a_table(ann=seat(buildings=((card(good=Good.FISH), 2),)), bob=LAST, round=7)
    after = play(state, Pass(ANN))
    assert after[ANN].buildings[-1].goods == 2


def test_the_player_with_the_most_village_points_wins() -> None:
    # "Compare Total"
    assert ended(seat(track={"rope": 1})).of(GameEnded) == [GameEnded((ANN,))]
    assert ended(bob=seat(reputation=2, passed=True)).of(GameEnded) == [GameEnded((BOB,))]


def test_who_ties_in_everything_wins_together() -> None:
    # "Compare Total"
    assert ended().of(GameEnded) == [GameEnded((ANN, BOB))]
