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
    """A voice by its name, empty for the default, and how it speaks."""

    speaker: Speaker
    name: str = ""


@dataclass(frozen=True, slots=True)
class NarrationRequest:
    """A text to be spoken, as `prepared` returns it: the worker starts without reading a book."""

    text: str = field(repr=False)
    language: str
    voice: Voice
