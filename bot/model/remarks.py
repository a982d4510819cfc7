"""Define what a companion says of a move as data: who speaks, and why they made it.

Stored form: person, code, kind and card with blanks between; without a card the last one is left
out, and a line other than the first follows the code, after a dot. `bot.text.remarks` finds the
words.
"""

from collections.abc import Mapping

from rules.record import record

MET_WELL, MET_BADLY, MET_WRONGED = "met_well", "met_badly", "met_wronged"
"""The codes for what somebody did in a story in which the companion was met: it went well, or
badly, or well for them alone, as it cost them reputation.
"""

MEMORIES = (MET_WELL, MET_BADLY, MET_WRONGED)
"""The codes of all that is remembered."""

LINES: Mapping[str, int] = {"likes_it": 3, "before_others": 3, "for_the_cider": 3, "first_then": 2}
"""How many lines each person has for a code, where it is more than one."""


@record
class Remark:
    """What a companion says: `code` and `kind` as in `bot.companions.thoughts.Reason`.

    Of a story in which it was met, `kind` is the seat of whoever was there, and `card` the ply that
    settled it; remarks of release 0.2 name none. `line` counts the person's lines for the code
    from 0.
    """

    person: str
    code: str
    kind: str
    card: str = ""
    line: int = 0


def encode(remark: Remark) -> str:
    """Return a remark's stored form."""
    code = f"{remark.code}.{remark.line}" if remark.line else remark.code
    return f"{remark.person} {code} {remark.kind} {remark.card}".strip()


def decode(stored: str) -> Remark:
    """Decode a stored remark."""
    # Without a card: of a remark that needs none, or of one that release 0.2 stored.
    person, name, kind, *card = stored.split(" ")
    code, _, line = name.partition(".")
    return Remark(person, code, kind, *card, line=int(line or 0))
