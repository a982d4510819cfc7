"""Define the worker process that narrates."""

from bot.worker.process import WorkerProcess

_NICE = 10
"""A lower priority than the pictures: nobody expects audio at once."""

_LATE = 180.0
"""Seconds for a text: the slowest engine takes two thirds of the time that it speaks."""


def narration_process() -> WorkerProcess:
    """Return a worker: it takes a NarrationRequest, and returns packed NarrationAudio."""
    return WorkerProcess("bot.narration", nice=_NICE, late=_LATE)
