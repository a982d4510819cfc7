"""Define what a seat may do as forms: a verb, its blanks with their choices, or the refusal."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, TypeAlias, get_args

from rules.actions import Action
from rules.errors import Refusal
from rules.record import record
from rules.words import ActionKind, Seat

Value: TypeAlias = str | int | bool

FORMS = 1_024
"""How many forms of a kind are cached: the same villagers are looked at again and again."""

ACTIONS: dict[ActionKind, type[Action]] = {
    action.__dataclass_fields__["kind"].default: action for action in get_args(Action)
}
"""The action classes, by their kinds."""

KINDS: dict[str, ActionKind] = {kind: kind for kind in ACTIONS}
"""The kinds by their names, for text that was stored or pressed."""


@record
class Blank:
    """One field of an action to fill in.

    `values` may repeat if each is one token. A `many` blank takes a tuple of `least` to `most` of
    them, any other takes one; `default` is the meaning of an empty answer, if it has one.
    """

    name: str
    values: tuple[Value, ...]
    many: bool = False
    least: int = 1
    most: int = 1
    default: Value | None = None


@record
class Offer:
    """A form for one action; greyed out if there is a refusal."""

    verb: ActionKind
    blanks: tuple[Blank, ...] = ()
    refusal: Refusal | None = field(default=None)

    def fill(self, seat: Seat, answers: Mapping[str, Any]) -> Action:
        """Return the action; the answers are by blank, and are not checked here."""
        return ACTIONS[self.verb](seat=seat, **answers)


def paying_blanks(ciders: int, potions: int) -> tuple[Blank, ...]:
    """Return the blanks for ciders and potions spent as coins, if there are any to spend."""
    if not ciders and not potions:
        return ()
    counts = (("ciders", ciders), ("potions", potions))
    return tuple([Blank(name, tuple(range(most + 1)), default=0) for name, most in counts if most])
