"""Define the requests to the narration worker."""

from dataclasses import dataclass, field
from typing import Protocol


class Speaker(Protocol):
    """A way to speak; it is sent to the worker as it is."""

    def speak(self, text: str, language: str, voice: str) -> bytes:
        """Return speech as the content of a WAV file; no `voice` means the language's default.

        Raises any exception if it cannot.
        """
        ...


@dataclass(frozen=True, slots=True)
class Voice:
    """A voice by its name, empty for the default, and how it speaks; it narrates.

    `women` and `men` are the names of the voices for those who speak in a text; none means that it
    speaks for all of them.
    """

    speaker: Speaker
    name: str = ""
    # Not in its text, by which audio is cached: what it narrates alone sounds as it did.
    women: tuple[str, ...] = field(default=(), repr=False)
    men: tuple[str, ...] = field(default=(), repr=False)

    @property
    def names(self) -> tuple[str, ...]:
        """List the names of all voices, the narrator's first."""
        return tuple(dict.fromkeys((self.name, *self.women, *self.men)))


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text for one voice, by its name; one that `is_line` begins a new line."""

    text: str = field(repr=False)
    voice: str = ""
    is_line: bool = False


@dataclass(frozen=True, slots=True)
class NarrationRequest:
    """What is to be spoken, as `prepared` returns it: the worker starts without reading a book."""

    pieces: tuple[Piece, ...]
    language: str
    speaker: Speaker
