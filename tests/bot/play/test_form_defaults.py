"""A form begins with what is sensible, wherever one answer is."""

from functools import cache
from itertools import chain

import pytest

from bot.i18n.words import words_in
from bot.model.custom_id import CustomId
from bot.model.presses import Press
from bot.ui.forms import fill, form, needs_form
from bot.ui.message import Select
from encounters.loader import SHIPPED_BOOK, load
from encounters.stories import Stories
from rules import check, offers
from rules.defaults import defaults
from rules.offers import Offer
from rules.words import Seat
from tests.gallery.pictures import narrator_in
from tests.laws.test_laws import Played, games

NAMES = ("Ann", "Bob", "Cid")
OWN = {
    *(("labor", "villagers"), ("build", "building"), ("build", "building.2")),
    *(("train", "villager"), ("advance", "goods"), ("pick", "pick")),
}
"""What each player says for themselves: who works, whom one hires, what is built, shown or won."""

VAIN = ("exert", "villagers")
"""What begins empty where no more can be won by it: another button exerts nobody."""

OPTIONAL = {("harvest", "sell"), ("harvest", "asking"), ("rest", "ciders"), ("rest", "potions")}
"""What is mostly left empty: empty is the sensible answer."""

SENSIBLE = {"explore", "harvest", "put_up_for_sale", "refresh_row", "rest"}
"""Forms that could be sent as they open."""


@cache
def stories() -> Stories:
    return load(SHIPPED_BOOK).stories


def selects_of(ply: Played, seat: Seat, offer: Offer) -> list[Select]:
    """Return the selects of the form that an offer opens."""
    narrator = narrator_in("en", ply.game, NAMES, stories())
    table = ply.step.state.table
    begun = defaults(ply.game, table, seat, offer)
    press = CustomId(1, 0, Press.FILL, offer.verb)
    shown = form(narrator, press, offer, table, begun)
    return [control for control in shown.controls if isinstance(control, Select)]


def opens_a_form(offer: Offer) -> bool:
    """Tell whether an offer is asked by a form, not by a row of buttons."""
    title = f"form-{offer.verb.replace('_', '-')}"
    return not offer.refusal and needs_form(offer) and words_in("en").has(title)


@pytest.mark.parametrize(("way", "seats"), [("every mechanic", 3), ("preview", 2), ("solo", 1)])
def test_every_form_begins_with_an_answer_where_one_is_sensible(way: str, seats: int) -> None:
    begun, empty, sendable = set[tuple[str, str]](), set[tuple[str, str]](), set[str]()
    for ply in chain.from_iterable([games(seats, seed, way) for seed in range(6)]):
        for seat in map(Seat, range(seats)):
            for offer in filter(opens_a_form, offers(ply.game, ply.step.state, seat)):
                selects = selects_of(ply, seat, offer)
                ticked = {s.name: [str(o.value) for o in s.options if o.ticked] for s in selects}
                begun |= {(offer.verb, name) for name in ticked if ticked[name]}
                blank = {(offer.verb, name) for name in ticked if not ticked[name]}
                empty |= blank
                if not blank & {*OWN, VAIN}:
                    fields = fill(offer, ticked)
                    fields.pop("kind")
                    action = offer.fill(seat, fields)
                    assert check(ply.game, ply.step.state, action) is None, action
                    sendable.add(offer.verb)
    assert empty <= OWN | OPTIONAL | {VAIN}
    assert VAIN in begun or way == "every mechanic"  # whose games end their encounters soon
    assert not begun & OWN
    assert sendable >= SENSIBLE - ({"put_up_for_sale"} if way == "solo" else set[str]())
