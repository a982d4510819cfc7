"""Put the project's own emoji before words; never instead of them, and never in plain text."""

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

ICONS = (
    *("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "cider", "potion"),
    *("coin", "bed", "lantern", "hammer", "hammer_plus", "quill", "quill_plus", "reroll"),
    *("village_point", "reputation", "cave", "house", "outpost", "train_to_ready"),
    *("ready", "exhausted", "injured"),
)
"""The icons that are emoji, by the words that screen readers read for them."""

_SIGN = re.compile(f"{_GAP}?<:(?:{'|'.join(ICONS)}):[0-9]+>{_HELD}")


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
        """Put an icon's emoji before a text."""
        found = self.uploaded.get(icon)
        return f"{found}{_HELD}{text}" if found else text

    def join(self, parts: Iterable[tuple[str, str]], dot: str) -> str:
        """Join pairs of an icon's name and a text to a line.

        An emoji replaces the dot before its text: a line that breaks there still reads well.
        """
        line = ""
        for icon, text in parts:
            found = self.uploaded.get(icon)
            between = _GAP if found else dot
            line += (between if line else "") + self.prefix(icon, text)
        return line

    def button(self, icon: str | None) -> Emoji | None:
        """Return the emoji that a button shows beside its label."""
        return self.uploaded.get(icon or "")


NO_EMOJI = EmojiSet()


def _removed(sign: re.Match[str]) -> str:
    return _DOT if sign[0].startswith(_GAP) else ""


def without_emoji(text: str) -> str:
    """Remove the emoji from a text that has no room for them."""
    # Looked for first: most texts have none, and each message asks.
    return _SIGN.sub(_removed, text) if "<:" in text else text
