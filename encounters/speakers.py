"""Find who speaks in a text: only where it says so, or leaves nobody else."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from encounters.cast import Cast
from encounters.ruby import places, without_ruby
from encounters.speech_tags import GRAMMARS, Quotation, Tag, Tags

_SENTENCE_ENDS = re.compile(r"[.!?\u2026。！？](?=.*[^\s{}])", re.DOTALL)
"""An end of a sentence that is not the last one."""


class Turn(NamedTuple):
    """A part of a text, and the person who speaks it; nobody is the narrator."""

    text: str
    person: str


def turns(text: str, language: str, cast: Cast, present: Sequence[str]) -> tuple[Turn, ...]:
    """Part a text by who speaks; the parts in their order are the text.

    `present` are those whom its paragraphs let a party meet, as `people` names them. A quotation is
    somebody's where a tag names them, or says `she` of the single woman who is present, and whom
    the same line has named, with nobody else told of since; and where it goes on after such a tag.
    """
    if language not in GRAMMARS or not cast:
        return (Turn(text, ""),)
    tags = _tags(language, _Shared(cast), tuple(present))
    parts, at, where = list[Turn](), 0, places(text)
    for quotation, person in _spoken(without_ruby(text), tags, cast, present):
        if person:
            begin, end = where[quotation.begin], where[quotation.end - 1] + 1
            parts += [Turn(text[at:begin], "")] if at < begin else []
            parts.append(Turn(text[begin:end], person))
            at = end
    return (*parts, Turn(text[at:], "")) if at < len(text) else tuple(parts)


class _Shared:
    """A cast as a key of a cache: by itself, as it is made once."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Shared) and self.cast is other.cast

    def __hash__(self) -> int:
        return id(self.cast)


@lru_cache(maxsize=256)
def _tags(language: str, shared: _Shared, present: tuple[str, ...]) -> Tags:
    return Tags(language, shared.cast, present)


def _spoken(
    text: str, tags: Tags, cast: Cast, present: Sequence[str]
) -> Iterator[tuple[Quotation, str]]:
    """Return each quotation with who speaks it; nobody where that is not certain."""
    quotations = tags.quotations(text)
    found = [one.tag for one in quotations if one.tag]
    named = {tag.person for tag in found if tag.person}
    is_sure = all(tag.person or tag.kinds for tag in found)
    before, person = Quotation(0, 0, None), ""
    for one in quotations:
        if one.tag is None:
            person = person if _goes_on(before, text[before.end : one.begin]) else ""
        elif one.tag.person:
            person = one.tag.person
        elif is_sure and not tags.has_stranger(text, one.begin, one.tag.kinds):
            only = _only(one.tag, named, cast, present)
            person = only if tags.is_named(only, text, one.begin) else ""
        else:
            person = ""
        yield one, person
        before = one


def _only(tag: Tag, named: set[str], cast: Cast, present: Sequence[str]) -> str:
    """Return the one person whom a pronoun may mean; nobody if there are several or none."""
    if not all(one in cast for one in present):  # it may mean somebody of an unknown kind
        return ""
    may = {one for one in {*present, *named} if cast[one].kind in tag.kinds}
    return may.pop() if len(may) == 1 and may <= set(present) else ""


def _goes_on(before: Quotation, between: str) -> bool:
    """Return whether nothing but its tag is between a quotation and the next one."""
    has_tag = before.tag is not None and not before.tag.is_before
    return has_tag and not _SENTENCE_ENDS.search(between)
