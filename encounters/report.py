"""Format what a check has found: titled sections of lines, and what is off."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

MOST_LINES = 25


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a report; `off` lists, in a few words each, what is not as it should be."""

    title: str
    lines: tuple[str, ...]
    off: tuple[str, ...] = ()


def listing(title: str, findings: Iterable[str]) -> Section:
    """Make a section of findings, each of which is off; long lists are cut."""
    found = tuple(findings)
    if not found:
        return Section(title, ("none",))
    left_out = len(found) - MOST_LINES
    more = (f"and {left_out} more",) if left_out > 0 else ()
    return Section(title, (*found[:MOST_LINES], *more), (f"{title.lower()}: {len(found)}",))


def printed(sections: Iterable[Section]) -> Iterator[str]:
    """Return the lines of a whole report, with what is off at the end."""
    off: list[str] = []
    for section in sections:
        yield section.title
        yield from (f"  {line}" for line in section.lines)
        yield ""
        off.extend(section.off)
    yield f"Off: {len(off)}" if off else "Nothing is off."
    yield from (f"  {name}" for name in off)
