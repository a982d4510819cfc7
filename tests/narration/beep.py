"""Speak by beeping: `python -S tests/narration/beep.py LOG [OUT [LETTERS]]`.

What it was asked to say is appended to the log. Without OUT the WAV file goes to stdout. It beeps
for that many LETTERS of 20 ms, higher or lower for another text; without LETTERS ten times as fast
as anyone speaks, as it takes more time to encode speech than all else that a voice does.
"""

import math
import struct
import sys
import wave
from io import BytesIO
from pathlib import Path
from zlib import crc32

RATE = 16_000
LETTER = 320
"""Samples a letter."""


def beep(letters: int, pitch: float = 6) -> bytes:
    """Return a WAV file of a tone that swells and fades; the greater `pitch`, the lower it is."""
    count = letters * LETTER
    tone = [math.sin(n / pitch) * math.sin(math.pi * n / count) * 20_000 for n in range(count)]
    wav = BytesIO()
    with wave.open(wav, "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(struct.pack(f"<{count}h", *map(int, tone)))
    return wav.getvalue()


def letters_of(text: str) -> int:
    """Return for how many letters a text is beeped."""
    return 1 + len(text) // 10


if __name__ == "__main__":
    text = sys.stdin.buffer.read().decode()
    with Path(sys.argv[1]).open("a", encoding="utf-8") as log:
        log.write(text + "\n\0\n")
    if len(sys.argv) > 3:
        pitch = 5 + crc32(text.encode()) % 2_000 / 100
        spoken = beep(int(sys.argv[3]), pitch)
    else:
        spoken = beep(letters_of(text))
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_bytes(spoken)
    else:
        sys.stdout.buffer.write(spoken)
