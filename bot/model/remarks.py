"""Define what a companion says of a move as data: who speaks, and why they made it.

Stored form: person, code, kind of action and card with blanks between; without a card the last one
is left out, and a line other than the first follows the code, after a dot. A memory has the seat in
the place of the kind, and the ply in that of the card. `bot.text.remarks` finds the words.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias, assert_never

from bot.companions.people import Person
from bot.companions.thoughts import ReasonCode
from rules.offers import KINDS
from rules.record import record
from rules.words import ActionKind, Seat


class MemoryCode(StrEnum):
    """How a story went in which an explorer met the companion.

    Well, or badly, or well for them alone, as it cost them reputation.
    """

    WELL = "met_well"
    BADLY = "met_badly"
    WRONGED = "met_wronged"


LINES: Mapping[ReasonCode | MemoryCode, int] = {
    ReasonCode.LIKES_IT: 3,
    ReasonCode.BEFORE_OTHERS: 3,
    ReasonCode.FOR_THE_CIDER: 3,
    ReasonCode.FIRST_THEN: 2,
}
"""How many lines each person has for a code, if more than one."""


@record
class Explanation:
    """Why a companion makes its move, as in `bot.companions.thoughts.Reason`.

    `line` counts the person's lines for the code from 0.
    """

    person: Person
    code: ReasonCode
    kind: ActionKind
    card: str = ""
    line: int = 0


@record
class Memory:
    """What a companion remembers of a story in which the explorer of a seat met it.

    `ply` settled the story; remarks of release 0.2 name none. `line` is as in an explanation.
    """

    person: Person
    code: MemoryCode
    seat: Seat
    ply: int | None = None
    line: int = 0


Remark: TypeAlias = Explanation | Memory


def encode(remark: Remark) -> str:
    """Return a remark's stored form."""
    code = f"{remark.code}.{remark.line}" if remark.line else remark.code
    match remark:
        case Explanation():
            about = f"{remark.kind} {remark.card}"
        case Memory():
            about = f"{remark.seat} {'' if remark.ply is None else remark.ply}"
        case _:
            assert_never(remark)
    return f"{remark.person} {code} {about}".strip()


def decode(stored: str) -> Remark:
    """Decode a stored remark.

    Raises ValueError.
    """
    # Without a card: the remark needs none, or release 0.2 stored it.
    person, name, about, *card = stored.split(" ")
    code, _, line = name.partition(".")
    if code in list(MemoryCode):
        ply = int(card[0]) if card else None
        return Memory(Person(person), MemoryCode(code), Seat(int(about)), ply, int(line or 0))
    kind = KINDS.get(about)
    if kind is None:
        raise ValueError(f"{about!r} is no kind of action")
    return Explanation(Person(person), ReasonCode(code), kind, *card, line=int(line or 0))
