"""Final rulebook, "Build"."""

import pytest

from rules import Code, deal
from rules.actions import Build, Labor, Pass, RefreshRow
from rules.cards import BUILDINGS
from rules.editions import FINAL
from rules.facts import RowRefilled
from rules.words import Area, Row, Skill, Special
from tests.playing import greyed, offer_of, play, refusal, villagers_in
from tests.tables import ANN, BOB, GAME, a_table, card, seat, someone

NOTHING_ELSE: dict[str, tuple[str, ...]] = {"outposts": (), "keys": (), "stars": ()}


def test_the_builder_is_exhausted_and_the_cost_is_paid() -> None:
    hut = card(cost=5)
    after = play(a_table(rows={"houses": (hut,)}), Build(ANN, "builder-1", hut))
    assert after[ANN].coins == 2
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"builder-1"}
    assert [building.id for building in after[ANN].buildings] == ["starting-house-1", hut]


def test_the_builder_needs_a_hammer() -> None:
    hut = card(cost=5)
    state = a_table(rows={"houses": (hut,)})
    assert refusal(state, Build(ANN, "trainer-1", hut)) is Code.NO_HAMMER
    assert greyed(a_table(ann=seat(exhausted=("builder-1",))), ANN, "build") is Code.NO_HAMMER


def test_the_builder_is_a_ready_villager_of_ones_own() -> None:
    hut = card(cost=5)
    state = a_table(ann=seat(exhausted=("builder-1",)), rows={"houses": (hut,)})
    assert refusal(state, Build(ANN, "builder-1", hut)) is Code.NOT_READY
    assert refusal(state, Build(ANN, "builder-2", hut)) is Code.NOT_READY


@pytest.mark.parametrize("row", ["houses", "keys", "stars"])
def test_houses_key_houses_and_star_houses_can_be_bought(row: str) -> None:
    hut = card(cost=5, row={"houses": Row.HOUSE, "keys": Row.KEY, "stars": Row.STAR}[row])
    after = play(a_table(rows={row: (hut,)}), Build(ANN, "builder-1", hut))
    assert after[ANN].buildings[-1].id == hut
    assert hut not in getattr(after.table.market, row)


def test_the_full_cost_is_needed() -> None:
    hut = card(cost=8)
    state = a_table(ann=seat(coins=7), rows={"houses": (hut,)})
    assert refusal(state, Build(ANN, "builder-1", hut)) is Code.NOT_ENOUGH_COINS


def test_an_outpost_needs_an_empty_cave_card() -> None:
    mine = card(cost=5, row=Row.OUTPOST)
    state = a_table(rows={"outposts": (mine,)})
    assert refusal(state, Build(ANN, "builder-1", mine)) is Code.NO_EMPTY_CAVE


def test_the_outpost_is_placed_on_top_of_the_cave_card() -> None:
    mine = card(cost=5, row=Row.OUTPOST)
    state = a_table(ann=seat(caves=2), rows={"outposts": (mine,)})
    first, second = state.table.players[ANN].caves
    after = play(state, Build(ANN, "builder-1", mine))
    assert after[ANN].buildings[-1].cave == first
    assert after[ANN].caves == (second,)


def test_a_house_needs_no_cave_card() -> None:
    hut = card(cost=5)
    after = play(a_table(ann=seat(caves=1), rows={"houses": (hut,)}), Build(ANN, "builder-1", hut))
    assert after[ANN].buildings[-1].cave is None
    assert len(after[ANN].caves) == 1


@pytest.mark.parametrize(("row", "kind"), [("houses", Row.HOUSE), ("outposts", Row.OUTPOST)])
def test_a_new_card_is_drawn_so_that_four_are_available(row: str, kind: Row) -> None:
    hut = card(cost=5, row=kind)
    others = getattr(FINAL, row)[:3]
    state = a_table(ann=seat(caves=1), rows={row: (hut, *others)})
    top, *deck = getattr(state.decks, row)
    after = play(state, Build(ANN, "builder-1", hut))
    assert not after.of(RowRefilled)
    assert (getattr(after.table.market, row), getattr(after.state.decks, row)) == (
        others,
        (top, *deck),
    )
    dealt = deal(GAME, after.state)
    assert dealt is not None
    assert dealt.facts == (RowRefilled(kind, top),)
    assert getattr(dealt.state.table.market, row) == (*others, top)
    assert getattr(dealt.state.decks, row) == tuple(deck)
    assert getattr(dealt.state.table.market, f"{row}_left") == len(deck)
    assert deal(GAME, dealt.state) is None


def test_the_next_player_finds_four_cards_whatever_they_do() -> None:
    # "so that there are four available choices for the next player"
    hut = card(cost=5)
    built = play(a_table(rows={"houses": (hut, *FINAL.houses[:3])}), Build(ANN, "builder-1", hut))
    for action in (Labor(BOB, ("builder-2",)), Pass(BOB), RefreshRow(BOB, Row.OUTPOST)):
        after = play(built.state, action)
        assert len(after.table.market.houses) == 4
        assert [fact.row for fact in after.of(RowRefilled)] == [Row.HOUSE]


def test_a_pass_that_the_bot_makes_for_somebody_deals_nothing() -> None:
    hut = card(cost=5)
    bob = seat(exhausted=("builder-2", "trainer-2", "explorer-2"))
    state = a_table(bob=bob, rows={"houses": (hut, *FINAL.houses[:3])})
    built = play(state, Build(ANN, "builder-1", hut))
    assert not play(built.state, Pass(BOB, idle=True)).of(RowRefilled)


def test_a_round_ends_with_full_rows() -> None:
    hut = card(cost=5)
    ann, rows = seat(exhausted=("trainer-1", "explorer-1")), {"houses": (hut, *FINAL.houses[:3])}
    state = a_table(ann=ann, bob=seat(passed=True), rows=rows)
    built = play(state, Build(ANN, "builder-1", hut))
    assert built.asked == (("take_turn", ANN),)
    ended = play(built.state, Pass(ANN, idle=True))
    assert len(ended.table.market.houses) == 4


def test_a_card_is_dealt_at_once_where_the_build_cannot_be_taken_back() -> None:
    # A cat's die has fallen
    hut = card(cost=5)
    cat = someone(Skill.HAMMER, special=Special.CAVE_CAT)
    state = a_table(ann=seat(ready=(cat,)), rows={"houses": (hut, *FINAL.houses[:3])})
    assert len(play(state, Build(ANN, cat, hut), otherwise=5).table.market.houses) == 4


@pytest.mark.parametrize(("row", "kind"), [("keys", Row.KEY), ("stars", Row.STAR)])
def test_key_and_star_houses_are_not_replaced(row: str, kind: Row) -> None:
    hut = card(cost=5, row=kind)
    after = play(a_table(rows={row: (hut,)}), Build(ANN, "builder-1", hut))
    assert getattr(after.table.market, row) == ()


def test_only_what_lies_open_can_be_bought() -> None:
    state = a_table(bob=seat(buildings=(FINAL.houses[0],)))
    for building in (FINAL.houses[0], FINAL.houses[9], "starting-house-2", "no-such-card"):
        assert refusal(state, Build(ANN, "builder-1", building)) is Code.NOT_FOR_SALE


def test_after_building_the_turn_passes() -> None:
    hut = card(cost=5)
    after = play(a_table(rows={"houses": (hut,)}), Build(ANN, "builder-1", hut))
    assert after.asked == (("take_turn", BOB),)


def test_the_form_lists_what_the_best_builder_can_pay() -> None:
    # A hammer plus in the village: what only that one can pay is listed, and can be filled in
    mason, dear, cheap = someone(Skill.HAMMER_PLUS), card(cost=8), card(cost=7)
    rows = {"houses": (dear, cheap, card(cost=9)), **NOTHING_ELSE}
    state = a_table(ann=seat(coins=7, ready=("builder-1", mason)), rows=rows)
    builder, building = offer_of(state, ANN, "build").blanks
    assert (builder.values, building.values) == (("builder-1", mason), (dear, cheap))
    assert refusal(state, Build(ANN, "builder-1", dear)) is Code.NOT_ENOUGH_COINS
    assert play(state, Build(ANN, mason, dear))[ANN].coins == 0


def test_the_form_lists_outposts_where_a_cave_is_empty() -> None:
    mine = card(cost=5, row=Row.OUTPOST)
    rows = NOTHING_ELSE | {"houses": (), "outposts": (mine,)}
    listed = offer_of(a_table(ann=seat(caves=1), rows=rows), ANN, "build").blanks[1]
    assert listed.values == (mine,)
    assert greyed(a_table(rows=rows), ANN, "build") is Code.NO_EMPTY_CAVE


def test_the_form_is_greyed_out_where_nothing_can_be_bought() -> None:
    rows = {"houses": (card(cost=9),), **NOTHING_ELSE}
    assert greyed(a_table(rows=rows), ANN, "build") is Code.NOT_ENOUGH_COINS
    bare = a_table(rows={"houses": (), **NOTHING_ELSE})
    assert greyed(bare, ANN, "build") is Code.NOT_FOR_SALE


def test_every_card_of_the_box_can_be_built() -> None:
    for row, name in (
        (FINAL.houses, "houses"),
        (FINAL.outposts, "outposts"),
        (FINAL.keys, "keys"),
        (FINAL.stars, "stars"),
    ):
        for building in row:
            state = a_table(ann=seat(coins=30, caves=1), rows={name: (building,)})
            after = play(state, Build(ANN, "builder-1", building))
            assert after[ANN].coins == 30 - BUILDINGS[building].cost


@pytest.mark.parametrize(("row", "kind"), [("houses", Row.HOUSE), ("outposts", Row.OUTPOST)])
def test_with_the_deck_empty_the_row_is_not_filled(row: str, kind: Row) -> None:
    # Ruling 3
    hut = card(cost=5, row=kind)
    state = a_table(ann=seat(caves=1), rows={row: (hut,)}, decks={row: ()})
    after = play(state, Build(ANN, "builder-1", hut))
    assert getattr(after.table.market, row) == ()
    assert not after.of(RowRefilled)
