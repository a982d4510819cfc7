"""Run companions in a separate process: requests come by stdin, pickled thoughts go by stdout.

The bot starts it as `python -m bot.companion_worker` and asks it through `bot.worker.process`.
"""

import pickle

from bot.companion_worker.request import ThoughtRequest
from bot.companions.decisions import decide
from bot.worker.serving import serve

_IDLE = 900.0
"""Seconds without a request until it ends: it takes some 40 MB, and starts in half a second."""


def think(request: ThoughtRequest) -> bytes:
    """Return what a companion does and why, pickled."""
    thought = decide(
        request.edition,
        request.table,
        request.seat,
        request.visible,
        request.strength,
        request.person,
        request.seed,
    )
    return pickle.dumps(thought, pickle.HIGHEST_PROTOCOL)


if __name__ == "__main__":
    serve(think, idle=_IDLE)
