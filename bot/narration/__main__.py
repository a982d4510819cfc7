"""Narrate in a separate process: requests come in by stdin, packed audio goes out by stdout.

The bot starts it as `python -m bot.narration` and asks it through `bot.worker.process`.
"""

import os

from bot.narration.request import NarrationRequest
from bot.narration.sound import Spoken, record_together
from bot.worker.serving import serve

_IDLE = 300.0
"""Seconds without a request until it ends: Kokoro takes half a gigabyte."""


def speak(request: NarrationRequest) -> bytes:
    """Return the audio of a text, packed."""
    spoken = [
        Spoken(request.speaker.speak(one.text, request.language, one.voice), one.is_line)
        for one in request.pieces
    ]
    return record_together(spoken).pack()


if __name__ == "__main__":
    os.cpu_count = lambda: 1  # engines take a thread for each core, and would leave none to the bot
    serve(speak, idle=_IDLE)
