"""Make recordings for voice servers: short beeps, and the Opus packets that they hold."""

from bot.narration.audio import NarrationAudio
from bot.narration.sound import record
from tests.narration.beep import beep

_CAPTURE = b"OggS"
_SEGMENTS = 26
"""Where in a page's header its count of segments stands. Source: RFC 3533, section 6."""


def a_recording(letters: int = 20) -> NarrationAudio:
    """Return a recording of a beep; each letter lasts 20 ms, as long as a packet."""
    return record(beep(letters))


def packets_of(ogg: bytes) -> list[bytes]:
    """List the packets of an Ogg Opus file, without its two headers."""
    packets, rest, at = list[bytes](), b"", 0
    while at < len(ogg):
        assert ogg[at : at + 4] == _CAPTURE
        count = ogg[at + _SEGMENTS]
        sizes = ogg[at + _SEGMENTS + 1 : at + _SEGMENTS + 1 + count]
        at += _SEGMENTS + 1 + count
        for size in sizes:
            rest += ogg[at : at + size]
            at += size
            if size < 255:
                packets.append(rest)
                rest = b""
    return packets[2:]
