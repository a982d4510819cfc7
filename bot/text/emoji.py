"""Put the project's own emoji before words or figures, and never in plain text.

Before words an emoji can be removed; before a figure it stands for the word, and stays.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

_GAP = "\u2002"
"""The wider space before an emoji that replaces a dot."""

_DOT = " \u00b7 "
"""What is left of such an emoji when it is removed."""

_HELD = "\u202f"
"""The narrow no-break space between an emoji and its words.

It keeps them on one line where lines break as Unicode says. Browsers break after any picture,
whatever follows it; there it is the smallest blank at the beginning of the next line.
"""

_NO_BREAK = "\u00a0"

_JOINED = "\u2060"
"""The word joiner between an emoji and its figure; a screen reader says "coin 10"."""

ICONS = (
    *("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "cider", "potion"),
    *("coin", "bed", "lantern", "hammer", "hammer_plus", "quill", "quill_plus", "reroll"),
    *("village_point", "reputation", "cave", "house", "outpost", "train_to_ready"),
    *("ready", "exhausted", "injured"),
)
"""The icons that are emoji, by the words that screen readers read for them."""

_SIGN = re.compile(f"{_GAP}?<:(?:{'|'.join(ICONS)}):[0-9]+>{_HELD}")
_ID = re.compile(f"(?<=<:)({'|'.join(ICONS)}):[0-9]+(?=>)")
_FIGURE, _HELD_FIGURE = re.compile("^([0-9]+) "), f"\\1{_NO_BREAK}"


class Emoji(NamedTuple):
    """One of the application's own emoji; its string is how Discord writes it in a text."""

    name: str
    id: int

    def __str__(self) -> str:
        """Return the emoji as written in a text."""
        return f"<:{self.name}:{self.id}>"


@dataclass(frozen=True, eq=False)
class EmojiSet:
    """The uploaded emoji, by the icon's name; texts go without those that are missing."""

    uploaded: Mapping[str, Emoji] = field(default_factory=dict[str, Emoji])

    def prefix(self, icon: str, text: str) -> str:
        """Put an icon's emoji before a text; no line ends between the two, or after a figure."""
        found = self.uploaded.get(icon)
        return f"{found}{_HELD}{_FIGURE.sub(_HELD_FIGURE, text)}" if found else text

    def figure(self, icon: str, figure: str, text: str) -> str:
        """Put an icon's emoji before a figure, or return the text that says both in words.

        The figure is empty for a single thing.
        """
        found = self.uploaded.get(icon)
        if found is None:
            return text.replace(" ", _NO_BREAK)
        return f"{found}{_JOINED}{figure}" if figure else str(found)

    def join(self, parts: Iterable[tuple[str, str]], dot: str) -> str:
        """Join pairs of an icon's name and a text to a line.

        An emoji replaces the dot before its text: a line that breaks there still reads well.
        """
        return self._line(((icon, self.prefix(icon, text)) for icon, text in parts), dot)

    def join_figures(self, parts: Iterable[tuple[str, str, str]], dot: str) -> str:
        """Join triples of an icon's name, its figure and both in words to a line."""
        return self._line(((icon, self.figure(icon, *said)) for icon, *said in parts), dot)

    def _line(self, parts: Iterable[tuple[str, str]], dot: str) -> str:
        line = ""
        for icon, text in parts:
            between = _GAP if icon in self.uploaded else dot
            line += (between if line else "") + text
        return line

    def button(self, icon: str | None) -> Emoji | None:
        """Return the emoji that a button shows beside its label."""
        return self.uploaded.get(icon or "")


NO_EMOJI = EmojiSet()


def without_ids(text: str) -> str:
    """Return a text as it is whichever emoji were uploaded, to compare it."""
    return _ID.sub("\\1", without_emoji(text)).replace(_NO_BREAK, " ")


def _removed(sign: re.Match[str]) -> str:
    return _DOT if sign[0].startswith(_GAP) else ""


def without_emoji(text: str) -> str:
    """Remove the emoji from a text that has no room for them."""
    # Looked for first: most texts have none, and each message asks.
    return _SIGN.sub(_removed, text) if "<:" in text else text
