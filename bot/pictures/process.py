"""Define the worker process that draws pictures."""

from bot.worker.process import WorkerProcess

_NICE = 5
"""Presses have priority: beside a busy bot, a picture still gets a quarter of a core."""

_LATE = 10.0
"""Seconds for a picture: it takes 0.04, or 1 if a language is loaded first."""


class RendererProcess(WorkerProcess):
    """The renderer: it takes a Picture, an IconRequest or a WebpRequest, and returns a PNG."""

    def __init__(self) -> None:
        super().__init__("bot.pictures", nice=_NICE, late=_LATE)
