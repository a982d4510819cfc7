"""Define what a companion says of a move as data: who speaks, and why they made it.

Stored form: person, code, kind and card with blanks between; without a card the last one is left
out. `bot.text.remarks` finds the words.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Remark:
    """What a companion says: `code` and `kind` as in `bot.companions.thoughts.Reason`."""

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
