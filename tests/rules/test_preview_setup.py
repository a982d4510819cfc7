"""Preview rulebook: the components, "Setting up the Game", "Reputation", and what a book needs."""

from collections import Counter
from dataclasses import fields, replace
from pathlib import Path

import pytest

from rules import Code, missing_rows, score, setup
from rules import __file__ as rules
from rules.actions import Advance
from rules.cards import BUILDINGS, VILLAGERS
from rules.cards.preview import ADDED_HOUSES, ADDED_KEY_HOUSES, ADDED_OUTPOSTS
from rules.dice import Dice
from rules.editions import FINAL, PREVIEW, Edition, Game
from rules.table import ITEMS, Table
from rules.words import Area, Good, Row, Skill, Special, Token
from tests.pieces import pieces
from tests.playing import play
from tests.tables import ANN, GAME, a_table, seat

PREVIEW_GAME = replace(GAME, edition=PREVIEW)
ADDED = (*ADDED_HOUSES, *ADDED_KEY_HOUSES, *ADDED_OUTPOSTS)


def laid_out(seats: int) -> Table:
    return setup(PREVIEW_GAME, seats, Dice(b"seed", 0)).state.table


@pytest.mark.parametrize(
    ("what", "count"),
    [
        *(("houses", 24), ("outposts", 25), ("keys", 10), ("stars", 0), ("caves", 30)),
        *(("villagers", 17), ("specials", 4)),
    ],
)
def test_the_components(what: str, count: int) -> None:
    cards = getattr(PREVIEW, what)
    assert len(cards) == len(set(cards)) == count


def test_the_rows_hold_cards_of_their_kind() -> None:
    kinds = {Row.HOUSE: PREVIEW.houses, Row.OUTPOST: PREVIEW.outposts, Row.KEY: PREVIEW.keys}
    for row, cards in kinds.items():
        assert {BUILDINGS[card].row for card in cards} == {row}


def test_one_special_villager_of_each_kind() -> None:
    # "Special Villagers"
    kinds = [VILLAGERS[name].special for name in PREVIEW.specials]
    assert Counter(kinds) == Counter(Special)


def test_no_card_bears_a_symbol_that_the_preview_does_not_have() -> None:
    # "Symbols"
    for name in (*PREVIEW.houses, *PREVIEW.keys, *PREVIEW.outposts):
        card = BUILDINGS[name]
        assert not card.potion_income
        assert not card.income_for
        assert not card.ciders_as_coins
        assert not card.potions_as_coins
        assert not {"villager", "empty_cave"} & {thing for thing, _ in card.points_for}
    everyone = (*PREVIEW.villagers, *PREVIEW.specials)
    assert not any(Skill.QUILL_PLUS in VILLAGERS[name].skills for name in everyone)


def test_each_of_its_symbols_stands_on_a_card_and_the_final_edition_has_no_bonus_explore() -> None:
    # "Symbols"
    cards = [BUILDINGS[name] for name in (*PREVIEW.houses, *PREVIEW.keys, *PREVIEW.outposts)]
    for symbol in (
        *("beds", "income", "train_to_ready", "coin_when_building", "rerolls", "points"),
        *("coin_when_exploring", "reputation", "goods", "replenishing", "potions"),
        *("bonus_explore", "points_for"),
    ):
        assert any(getattr(card, symbol) for card in cards), symbol
    final = (*FINAL.houses, *FINAL.keys, *FINAL.outposts, *FINAL.stars)
    assert not any(BUILDINGS[name].bonus_explore for name in final)
    assert not {card.id for card in ADDED} & set(final)


def test_ten_key_houses_lie_open_and_no_star_houses() -> None:
    # Step 2
    market = laid_out(2).market
    assert sorted(market.keys) == sorted(PREVIEW.keys)
    assert market.stars == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_seven_coins_and_three_ready_villagers(seats: int) -> None:
    # Step 1
    for player in laid_out(seats).players:
        assert player.coins == 7
        assert [villager.area for villager in player.villagers] == [Area.READY] * 3


def test_there_are_56_goods_of_eight_kinds_seven_of_each() -> None:
    # The components; ruling 23
    supply = dict(zip(ITEMS, laid_out(2).supply, strict=True))
    assert [supply[good] for good in Good] == [7] * 8
    assert (supply[Token.CIDER], supply[Token.POTION]) == (9, 20)


def test_fruit_is_the_most_common_good_and_mushroom_the_third() -> None:
    # "Symbols"; so equal kinds that are left are placed in this order
    assert PREVIEW.goods[:4] == (Good.FRUIT, Good.FISH, Good.MUSHROOM, Good.ROPE)
    assert PREVIEW.goods[3:] == FINAL.goods[3:]
    assert sorted(PREVIEW.goods) == sorted(Good)


@pytest.mark.parametrize(
    ("cubes", "prizes"),
    [((3, 1), [4, 0]), ((3, 2, 1), [6, 4, 2]), ((4, 3, 2, 1), [6, 4, 2, 0]), ((1, 1), [2, 2])],
)
def test_the_prizes_for_reputation(cubes: tuple[int, ...], prizes: list[int]) -> None:
    # "Reputation"; ties: ruling 1
    boards = [seat(reputation=steps) for steps in cubes]
    state = a_table(**dict(zip(("ann", "bob", "cem", "dee"), boards, strict=False)))
    assert [s.prize for s in score(PREVIEW_GAME, state.table)] == prizes


def test_the_track_is_the_same() -> None:
    # "Advancement Track"
    state = a_table(ann=seat(items=("rope",)))
    assert play(state, Advance(ANN, (Good.ROPE,)), PREVIEW_GAME)[ANN].track[0].count == 1
    assert PREVIEW.track_points == FINAL.track_points
    assert PREVIEW.track_income == FINAL.track_income


@pytest.mark.parametrize(("edition", "need"), [(FINAL, 25), (PREVIEW, 30)])
def test_a_book_with_too_few_rows_is_refused(edition: Edition, need: int) -> None:
    # "30 Cave Cards"
    book = replace(GAME.book, cells=((1,) * 6,) * (need - 1))
    refused = missing_rows(edition, book)
    assert refused is not None
    assert refused.code is Code.TOO_FEW_CAVES
    assert (refused.need, refused.have) == (need, need - 1)
    assert missing_rows(edition, replace(book, cells=((1,) * 6,) * need)) is None


def test_nothing_of_the_final_edition_comes_to_the_table_of_the_preview() -> None:
    box = set(pieces(setup(PREVIEW_GAME, 4, Dice(b"", 0)).state))
    gone = {
        *FINAL.stars,
        "umber",
        "physic-garden",
        "cave-cat-2",
        "metal-man-2",
        "hermits-apothecary",
    }
    assert not box & gone


DIFFERENCES = [
    f.name for f in fields(Edition) if getattr(FINAL, f.name) != getattr(PREVIEW, f.name)
]


@pytest.mark.parametrize("field", sorted({*DIFFERENCES} - {"name", "rulebook", "caves"}))
def test_what_editions_differ_in_is_read_in_one_file(field: str) -> None:
    # The cave cards are a deck, and the index of the book's rows
    setting = ("editions.py", "house_rules.py")
    files = [path for path in Path(rules).parent.rglob("*.py") if path.name not in setting]
    assert len([p for p in files if f"edition.{field}" in p.read_text("utf-8")]) == 1


def test_a_whole_game_of_it_is_a_game() -> None:
    game = Game(PREVIEW, replace(GAME.book, cells=((1,) * 6,) * 30))
    assert len(setup(game, 4, Dice(b"x", 0)).state.decks.caves) == 30
