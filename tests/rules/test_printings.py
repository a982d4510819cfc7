"""A printing changes figures on the project's own cards, and nothing that anybody has played."""

from dataclasses import replace

from rules.cards import BUILDINGS, REPRINTED
from rules.editions import EDITIONS, FINAL, FINAL_2, PREVIEW, RULEBOOKS

KNOWN = {
    *("gabled-inn", "quince-cottage", "windfall-cellar", "crooked-kiln", "chamomile-cottage"),
    *("slate-schoolroom", "aunties-parlor"),
    *("buried-urn-vault", "echoing-mine", "violet-grotto", "ironroot-shaft"),
}
"""The cards of which price and symbols are known of the published game."""

DECKS = ("houses", "outposts", "keys")


def test_a_printing_differs_in_its_cards_alone() -> None:
    decks = {name: getattr(FINAL, name) for name in DECKS}
    assert replace(FINAL_2, name="final", **decks) == FINAL


def test_a_reprinted_card_stands_where_it_stood_in_the_first_printing() -> None:
    for name in DECKS:
        was, now = getattr(FINAL, name), getattr(FINAL_2, name)
        assert was == tuple([REPRINTED.get(card, card) for card in now])
    assert {*REPRINTED} <= {*FINAL_2.houses, *FINAL_2.outposts, *FINAL_2.keys}


def test_a_reprinted_card_has_other_figures_and_is_of_the_same_row() -> None:
    for card, first in REPRINTED.items():
        assert replace(BUILDINGS[card], id=first) != BUILDINGS[first]
        assert BUILDINGS[card].row is BUILDINGS[first].row
        assert BUILDINGS[card].good is BUILDINGS[first].good


def test_known_cards_are_never_printed_with_other_figures() -> None:
    assert not KNOWN & {*REPRINTED.values()}
    assert all(set(KNOWN) <= {*e.houses, *e.outposts, *e.keys} for e in (FINAL, FINAL_2))


def test_older_editions_hold_no_reprinted_card() -> None:
    for edition in (FINAL, PREVIEW):
        assert not {*REPRINTED} & {*edition.houses, *edition.outposts, *edition.keys}


def test_each_printing_goes_by_one_rulebook_and_new_games_by_the_newest() -> None:
    assert [edition.rulebook for edition in EDITIONS.values()] == ["final", "final", "preview"]
    assert RULEBOOKS == {"final": FINAL_2, "preview": PREVIEW}
