"""Define what a companion says of a move as data: who speaks, and why they made it.

Stored form: person, code, kind and card with blanks between; without a card the last one is left
out. `bot.text.remarks` finds the words.
"""

from dataclasses import dataclass

MET_WELL, MET_BADLY = "met_well", "met_badly"
"""The codes for what somebody did in a story in which the companion was met, and how it ended."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What a companion says: `code` and `kind` as in `bot.companions.thoughts.Reason`.

    Of a story in which it was met, `kind` is the seat of whoever was there.
    """

    person: str
    code: str
    kind: str
    card: str = ""


def encode(remark: Remark) -> str:
    """Return a remark's stored form."""
    return f"{remark.person} {remark.code} {remark.kind} {remark.card}".strip()


def decode(stored: str) -> Remark:
    """Decode a stored remark."""
    return Remark(*stored.split(" "))
