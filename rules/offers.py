"""Say what a seat may do as forms: a verb, its blanks with their choices, or why it is refused."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, TypeAlias, get_args

from rules.actions import Action
from rules.errors import Refusal
from rules.record import record
from rules.words import ActionKind, Seat

Value: TypeAlias = str | int | bool

FORMS = 1_024
"""How many forms of a kind are kept, since the same hands are looked at again and again."""

ACTIONS: dict[ActionKind, type[Action]] = {
    action.__dataclass_fields__["kind"].default: action for action in get_args(Action)
}
"""The actions by their kind."""

KINDS: dict[str, ActionKind] = {kind: kind for kind in ACTIONS}
"""The kinds by their names, for what was stored or pressed as text."""


@record
class Blank:
    """One field of an action to fill in.

    `values` may repeat where each stands for one token. A `many` blank takes a tuple of `least` to
    `most` of them, any other takes one; `default` is what an empty answer means, if it means
    anything.
    """

    name: str
    values: tuple[Value, ...]
    many: bool = False
    least: int = 1
    most: int = 1
    default: Value | None = None


@record
class Offer:
    """A form for one action; greyed out where there is a refusal."""

    verb: ActionKind
    blanks: tuple[Blank, ...] = ()
    refusal: Refusal | None = field(default=None)

    def fill(self, seat: Seat, answers: Mapping[str, Any]) -> Action:
        """Make the action; the answers are by blank, and are not checked here."""
        return ACTIONS[self.verb](seat=seat, **answers)


def paying_blanks(ciders: int, potions: int) -> tuple[Blank, ...]:
    """Ask how many ciders and potions are spent as coins, where there are any to spend."""
    if not ciders and not potions:
        return ()
    counts = (("ciders", ciders), ("potions", potions))
    return tuple([Blank(name, tuple(range(most + 1)), default=0) for name, most in counts if most])
