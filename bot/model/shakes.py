"""Define what people add to the dice of a game before it begins."""

from collections.abc import Sequence
from hashlib import sha256

from bot.model.names import PersonName
from rules.record import alter, record

LONGEST_WORD = 40
"""Characters that a word for the dice may have."""


@record
class Shake:
    """A person's word for the dice; `place` counts from 0 in the order in which words were added.

    The dice come from `digest`, the SHA-256 of the word in hex, so that a game can be verified even
    after a person was forgotten, and their `word` with them.
    """

    place: int
    user_id: int
    name: PersonName
    word: str | None
    digest: str

    @property
    def is_true(self) -> bool:
        """Return whether the digest is that of the word, as far as the word is still known."""
        return self.word is None or _digest(self.word) == self.digest


def add(shakes: Sequence[Shake], user_id: int, name: PersonName, word: str) -> tuple[Shake, ...]:
    """Add a person's word at the end, and remove an earlier one of theirs."""
    others = [one for one in shakes if one.user_id != user_id]
    return in_order([*others, Shake(0, user_id, name, word, _digest(word))])


def in_order(shakes: Sequence[Shake]) -> tuple[Shake, ...]:
    """Return the same words, renumbered."""
    return tuple([alter(one, place=place) for place, one in enumerate(shakes)])


def _digest(word: str) -> str:
    return sha256(word.encode()).hexdigest()
