"""A printing changes figures on the project's own cards, and nothing that anybody has played."""

import json
import os
import re
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from hashlib import sha256
from itertools import chain
from typing import Any

import pytest

from rules.cards import BUILDINGS, REPRINTED, STARTING, STARTING_HOUSES, VILLAGERS
from rules.dice import Dice
from rules.editions import EDITIONS, FINAL, FINAL_2, PREVIEW, RULEBOOKS, VARIANTS, Edition, Game
from rules.setup import setup
from tests.laws.mechanics import a_book_of_every_mechanic
from tests.repo.sources import ROOT

KNOWN = {
    *("gabled-inn", "quince-cottage", "windfall-cellar", "crooked-kiln", "chamomile-cottage"),
    *("slate-schoolroom", "aunties-parlor"),
    *("buried-urn-vault", "echoing-mine", "violet-grotto", "ironroot-shaft"),
}
"""The cards of which price and symbols are known of the published game."""

DECKS = ("houses", "outposts", "keys")

BOOK = a_book_of_every_mechanic()

STORED = ROOT / "tests" / "data" / "printings.json"
"""Digests of what each printing sets up and of the figures on its cards."""

NEW = """tests/data/printings.json lacks {name}, whose games are stored from now on. This adds it:
    GOLDEN=write just test tests/rules/test_printings.py"""

OTHER = """the {what} of {name} are no longer those of stored games: each would fail `/game verify`.
A released printing keeps its cards. A new card, or another figure on one, makes another printing:
see "card" in CONTRIBUTING.md, and docs/decisions/0040-printings.md.
Where no release holds {name} yet, take it out of tests/data/printings.json and write it again:
    GOLDEN=write just test tests/rules/test_printings.py"""


def said(value: Any) -> str:
    """Write a value out without the defaults: a field that is added with one changes no game."""
    if isinstance(value, tuple):
        return f"({', '.join(map(said, value))})"
    if not is_dataclass(value):
        return str(value)
    shown = {one.name: getattr(value, one.name) for one in fields(value)}
    told = [
        f"{one.name}={said(shown[one.name])}" for one in fields(value) if not is_default(one, shown)
    ]
    return f"{type(value).__name__}({', '.join(told)})"


def is_default(one: Field[Any], shown: dict[str, Any]) -> bool:
    return one.default is not MISSING and shown[one.name] == one.default


def digest(values: list[Any]) -> str:
    return sha256("\n".join(map(said, values)).encode()).hexdigest()[:16]


def setups(edition: Edition) -> list[Any]:
    """Set up each variant for each number of seats, from one seed."""
    return [
        setup(Game(edition, BOOK, variant=variant), seats, Dice(b"stored", 0)).state
        for variant in VARIANTS.values()
        for seats in variant.seats
    ]


def cards(edition: Edition) -> list[Any]:
    """List what is printed on the cards of an edition."""
    rows = (edition.houses, edition.outposts, edition.keys, edition.stars)
    people = (*edition.villagers, *edition.specials)
    printed = [*(BUILDINGS[card] for card in chain(*rows)), *(VILLAGERS[who] for who in people)]
    return [*STARTING, *STARTING_HOUSES, *printed]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_setups_of_stored_games_stay(edition: Edition) -> None:
    """Nor do the figures on their cards change, by which a game that is over was scored."""
    name, known = edition.name, json.loads(STORED.read_text(encoding="utf-8"))
    now = {"setups": digest(setups(edition)), "figures": digest(cards(edition))}
    if os.environ.get("GOLDEN") == "write" and name not in known:
        known[name] = now
        STORED.write_text(json.dumps(known, indent=2) + "\n", encoding="utf-8")
    assert name in known, NEW.format(name=name)
    other = [what for what in now if known[name][what] != now[what]]
    assert not other, OTHER.format(name=name, what=" and ".join(other))


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
    assert [name.partition("-")[0] for name in EDITIONS] == [e.rulebook for e in EDITIONS.values()]
    assert {edition.rulebook: edition for edition in EDITIONS.values()} == RULEBOOKS


def test_what_is_of_new_games_names_no_printing() -> None:
    """It says NEWEST, which the next printing is by itself."""
    named = [
        str(path.relative_to(ROOT))
        for folder in ("bot", "encounters", "tests/balance", "tests/repo")
        for path in (ROOT / folder).rglob("*.py")
        if re.search(r"\bFINAL_\d", path.read_text(encoding="utf-8"))
    ]
    assert named == [], "say NEWEST of rules/editions.py, or another printing misses it"
