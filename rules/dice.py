"""Roll and shuffle from a secret seed, so that anyone can check every result afterwards.

A result depends on the seed, the ply's number and the stream's name alone: nothing is stored, a
retry after a crash rolls the same, and two games never touch.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from rules.record import record

T = TypeVar("T")

_FAIR_BYTES = 252
"""Bytes below this are spread evenly over six faces; the others are skipped."""


@record
class Dice:
    """The dice of one ply."""

    seed: bytes
    ply: int

    def roll(self, stream: str) -> int:
        """Return the face, 1 to 6, of the die that `stream` names."""
        block = self._block(stream, 0)
        for byte in block:
            if byte < _FAIR_BYTES:
                return byte % 6 + 1
        return self.roll(stream + "+")

    def shuffle(self, stream: str, cards: Sequence[T]) -> tuple[T, ...]:
        """Return cards in the order that `stream` names: each gets a ticket, the lowest first."""
        order = sorted(range(len(cards)), key=lambda index: self._block(stream, index))
        return tuple([cards[index] for index in order])

    def _block(self, stream: str, index: int) -> bytes:
        return sha256(b"%b|%d|%b|%d" % (self.seed, self.ply, stream.encode(), index)).digest()


def mixture(seed: bytes, added: Sequence[str]) -> str:
    """Return the text whose hash the dice come from: the seed in hex, and what the table added."""
    return "|".join([seed.hex(), *added])


def mixed(seed: bytes, added: Sequence[str]) -> bytes:
    """Mix what the table added into a seed; without additions it stays as it is."""
    return sha256(mixture(seed, added).encode()).digest() if added else seed


def commitment(seed: bytes) -> str:
    """Return the hash that is shown when a game opens, in hex."""
    return sha256(seed).hexdigest()
