"""Tell what became of the people that a village met, at a game's end."""

from collections.abc import Sequence

from encounters.deeds import Deed
from encounters.stories import Stories

MOST_LINES = 4


def afterwards(
    stories: Stories, village: int, deeds: Sequence[Deed], language: str, most: int = MOST_LINES
) -> tuple[str, ...]:
    """Return a few lines for one village, those about a choice of its own first, then the latest.

    There are at `most` so many, and nobody is told about twice. `deeds` are in the order in which
    they were settled; those of other villages and of the shelf are ignored.
    """
    own = [deed for deed in reversed(deeds) if deed.village == village and not deed.shelf]
    found = [(d, stories.afterwards(d.number, d.option, d.tier, language)) for d in own]
    remembered = [(deed, line) for deed, line in found if line]
    lines: dict[str, None] = {}
    known: set[str] = set()
    for deed, line in sorted(remembered, key=lambda pair: not pair[1].is_own):
        people = set(stories.memory.people.get(deed.number, ()))
        if not people or people - known:
            lines[line.text] = None
            known |= people
    return tuple(lines)[:most]
