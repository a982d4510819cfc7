"""Render what companions remark on their moves, each in a voice of their own."""

from collections.abc import Iterable
from typing import assert_never

from bot.i18n.words import Words
from bot.model.plies import Ply
from bot.model.remarks import Explanation, Memory, Remark
from bot.text.narrator import Narrator


def remark_lines(narrator: Narrator, plies: Iterable[Ply]) -> list[str]:
    """Return the remarks on plies, in small print."""
    return [_line(narrator, ply.remark) for ply in plies if ply.remark]


def _line(narrator: Narrator, remark: Remark) -> str:
    words, what, name = narrator.words, "", ""
    match remark:
        case Explanation():
            what = words("remark-what", kind=remark.kind, card=_card(words, remark.card))
        case Memory():
            name = narrator.name(remark.seat)
        case _:
            assert_never(remark)
    code = f"{remark.code}-{remark.line + 1}" if remark.line else remark.code
    text = words(f"remark-{remark.person}", code=code, what=what, name=name)
    return words("remark-said", person=remark.person, text=text)


def _card(words: Words, card: str) -> str:
    """Return the name of a villager or a building; empty if a remark names none."""
    named = [key for kind in ("villager", "building") if words.has(key := f"{kind}-{card}")]
    return words(named[0]) if named else ""
