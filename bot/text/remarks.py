"""Say what companions remark on their moves, each in a voice of their own."""

from collections.abc import Iterable

from bot.model.plies import Ply
from bot.model.remarks import MEMORIES, decode
from bot.text.narrator import Narrator
from rules.words import Seat


def remark_lines(narrator: Narrator, plies: Iterable[Ply]) -> list[str]:
    """Return what was said of plies, in small print."""
    return [_line(narrator, ply.remark) for ply in plies if ply.remark]


def _line(narrator: Narrator, stored: str) -> str:
    words, remark = narrator.words, decode(stored)
    is_memory = remark.code in MEMORIES
    named = [key for kind in ("villager", "building") if words.has(key := f"{kind}-{remark.card}")]
    card = words(named[0]) if named else ""
    what = "" if is_memory else words("remark-what", kind=remark.kind, card=card)
    name = narrator.name(Seat(int(remark.kind))) if is_memory else ""
    code = f"{remark.code}-{remark.line + 1}" if remark.line else remark.code
    text = words(f"remark-{remark.person}", code=code, what=what, name=name)
    return words("remark-said", person=remark.person, text=text)
