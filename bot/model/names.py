"""Make people's names: the one value that screens, pictures, files and events show.

A name comes from Discord, where anyone may type nearly anything. A `PersonName` is on one line, can
be seen, turns no text around it, and has nothing that XML forbids.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import count
from typing import NewType

PersonName = NewType("PersonName", str)
"""A name that `person_name` has made; only that of a former player is empty."""

NO_NAME = PersonName("")
"""The name of a former player, whose own was erased; each reader's language has a word for it."""

_UNSEEN = PersonName("?")
"""The name of a person who has none that can be seen."""

# Discord's 32 characters, and again as many in brackets: the longest that `told_apart` makes.
_LONGEST = 32 + len(" ()") + 32
_CACHED = 4_096

# What is drawn as nothing, though Unicode counts it among letters, marks and signs: some of it
# takes room, the rest does not. The last ranges are tags, and what is no character at all.
_FILLERS = re.compile("[\u115f\u1160\u2800\u3164\uffa0\U0001d159]")
_IGNORED = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufdd0-\ufdef\ufff0-\uffff"
    "\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]"
)
_JOINERS = "\u200c\u200d"
"""The control characters that stay: they shape emoji and the letters of several languages."""

_UNTOLD = re.compile("[\u200c\u200d\u2068\u2069\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""What a name may have, but nobody sees: it tells no two names apart."""

ISOLATES = "\u2068\u2069"
"""What is around a name that is written from right to left."""

_FROM_RIGHT = frozenset(("R", "AL", "AN"))


@lru_cache(maxsize=_CACHED)
def person_name(*texts: str) -> PersonName:
    """Return the first of a person's names that can be seen, as it may be shown.

    A name made before stays as it is, and an empty one is that of a former player.
    """
    for text in texts:
        line = one_line(text)
        if any(map(_is_seen, line)):
            return PersonName(line)
    return _UNSEEN if any(texts) else NO_NAME


@lru_cache(maxsize=_CACHED)
def one_line(text: str) -> str:
    """Return what a person typed on one line, without what cannot be seen or turns its direction.

    What is written from right to left is isolated, so that the words around it stay in order.
    """
    bare = _IGNORED.sub("", _FILLERS.sub(" ", text))
    kept = "".join([" " if char.isspace() else char for char in bare if _is_kept(char)])
    line = " ".join(kept.split())[:_LONGEST].strip(f" {_JOINERS}")
    is_from_right = any(unicodedata.bidirectional(char) in _FROM_RIGHT for char in line)
    return line.join(ISOLATES) if is_from_right else line


def told_apart(name: PersonName, others: Iterable[PersonName], username: str = "") -> PersonName:
    """Return a name that none of the `others` has: with the username, or else with a number."""
    taken = {_told(other) for other in others}
    return next(one for one in _variants(name, username) if _told(one) not in taken)


def with_username(name: PersonName, username: str) -> PersonName:
    """Return a name with the username, which no other person on Discord has."""
    return _followed(name, f" ({username})")


def _variants(name: PersonName, username: str) -> Iterator[PersonName]:
    """Yield ever more names for the same person."""
    yield name
    if username:
        yield with_username(name, username)
    for number in count(2):
        yield _followed(name, f" ({number})")


def _followed(name: PersonName, more: str) -> PersonName:
    return person_name(name[: _LONGEST - len(more)] + more)


def _told(name: PersonName) -> str:
    """Return what people can tell of a name: neither its letters' style nor what is not drawn."""
    return unicodedata.normalize("NFKC", _UNTOLD.sub("", name)).casefold()


def _is_kept(char: str) -> bool:
    # Unassigned characters stay: they may be emoji that this Python does not know yet.
    is_control = unicodedata.category(char) in ("Cc", "Cf", "Cs")
    return not is_control or char.isspace() or char in _JOINERS


def _is_seen(char: str) -> bool:
    kind = unicodedata.category(char)
    return kind[0] not in "MZ" and kind != "Cf"
