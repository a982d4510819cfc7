"""Decide at random, by a few habits: what a careless person might do."""

from random import Random
from typing import Any

from bot.model.loaded_game import LoadedGame
from rules import check, legal_actions, offers
from rules.actions import Action
from rules.offers import Blank
from rules.words import Seat

_HABITS = {"explore": 6, "build": 8, "harvest": 4, "train": 5, "labor": 2, "advance": 3, "pass": 1}
"""Weights of a guest's choice of an action; the others have the weight `_SELDOM`."""

_SELDOM = 0.2

_TRIES = 200


def habit(loaded: LoadedGame, seat: Seat, dice: Random, *, first: str | None = None) -> Action:
    """Choose an action at random, with a preference for building and exploring.

    It is the verb `first` where that is offered. After too many illegal tries it is the first legal
    one.
    """
    forms = [o for o in offers(loaded.game, loaded.state, seat) if not o.refusal]
    forms = [offer for offer in forms if offer.verb == first] or forms
    weights = [_HABITS.get(offer.verb, _SELDOM) for offer in forms]
    for _ in range(_TRIES):
        (offer,) = dice.choices(forms, weights)
        answers = {blank.name: _fill(blank, dice) for blank in offer.blanks}
        action = offer.fill(seat, answers)
        if check(loaded.game, loaded.state, action) is None:
            return action
    return next(one for one in legal_actions(loaded.game, loaded.state) if one.seat == seat)


def _fill(blank: Blank, dice: Random) -> Any:
    if blank.many:
        count = dice.randint(max(blank.least, (blank.most + 1) // 2), blank.most)
        return tuple(dice.sample(blank.values, count))
    if blank.default is not None:
        return blank.default
    return dice.choice(blank.values) if blank.least else None
