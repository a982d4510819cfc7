"""Speak by beeping: `python -S tests/narration/beep.py LOG [OUT [LETTERS]]`; a letter lasts 20 ms.

What it was asked to say is appended to the log. Without OUT the WAV file goes to stdout. It beeps
for that many LETTERS, higher or lower for another text.
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


if __name__ == "__main__":
    text = sys.stdin.buffer.read().decode()
    with Path(sys.argv[1]).open("a", encoding="utf-8") as log:
        log.write(text + "\n\0\n")
    if len(sys.argv) > 3:
        pitch = 5 + crc32(text.encode()) % 2_000 / 100
        spoken = beep(int(sys.argv[3]), pitch)
    else:
        spoken = beep(len(text))
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_bytes(spoken)
    else:
        sys.stdout.buffer.write(spoken)
