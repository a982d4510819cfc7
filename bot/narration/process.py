"""Name the process that speaks."""

from bot.worker.process import WorkerProcess

_NICE = 10
"""Below the pictures: whoever listens has waited a while anyway."""

_LATE = 180.0
"""Seconds for a text: the slowest engine takes two thirds of the time that it speaks for."""


def narrator_process() -> WorkerProcess:
    """Return a worker: it takes a SpeechRequest, and returns a packed Recording."""
    return WorkerProcess("bot.narration", nice=_NICE, late=_LATE)
