"""Define the audio of a narration, in the format of Discord's voice messages."""

from dataclasses import dataclass, field
from typing import Any, Self

import orjson


@dataclass(frozen=True, slots=True)
class NarrationAudio:
    """A narrated text as a mono Ogg Opus file of some `seconds`.

    `waveform` is its loudness over time: up to 256 bytes, in base64.
    """

    ogg: bytes = field(repr=False)
    seconds: float
    waveform: str = field(repr=False)

    def pack(self) -> bytes:
        """Return the audio as bytes: a line of JSON, then the Ogg file."""
        return orjson.dumps({"seconds": self.seconds, "waveform": self.waveform}) + b"\n" + self.ogg

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """Return the audio from bytes.

        Raises ValueError, KeyError, TypeError.
        """
        head, _, ogg = packed.partition(b"\n")
        values: Any = orjson.loads(head)
        if not ogg.startswith(b"OggS"):
            raise ValueError("no recording")
        return cls(ogg, values["seconds"], values["waveform"])
