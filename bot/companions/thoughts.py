"""Define what a companion does, and why, as codes with figures; `text/` has the words."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from rules.actions import Action
from rules.words import ActionKind, BuildingId, VillagerId

Card: TypeAlias = BuildingId | VillagerId


class ReasonCode(StrEnum):
    """Why a move is made."""

    FIRST_THEN = "first_then"
    BEFORE_OTHERS = "before_others"
    FOR_THE_CIDER = "for_the_cider"
    NOTHING_BETTER = "nothing_better"
    LIKES_IT = "likes_it"


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for a move.

    `kind` is the kind of action that is meant, as in `Action.kind`: what comes next for FIRST_THEN,
    and for the others the move itself. `card` is the building or the villager that it buys, if any.
    `share`, 0 to 1, is how certain a plan is: in how many of the rollouts it happened.
    """

    code: ReasonCode
    kind: ActionKind
    card: Card | None = None
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Thought:
    """A move with its reasons, the best one first; none if there is nothing to say.

    FIRST_THEN has what the seat wants next, and BEFORE_OTHERS what it bought: saying the first
    before it is done tells rivals the plan.
    """

    action: Action
    reasons: tuple[Reason, ...] = ()
