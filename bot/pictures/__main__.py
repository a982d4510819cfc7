"""Draw pictures in a separate process: requests come in by stdin, PNGs go out by stdout.

The bot starts it as `python -m bot.pictures` and speaks to it through `bot.pictures.process`.
"""

import ctypes
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import BinaryIO, TypeAlias

from bot.pictures.lettering import check_fonts
from bot.pictures.process import ANSWER_HEAD, REQUEST_HEAD
from bot.pictures.renderer import render
from bot.text.picture_request import IconRequest, Picture

Frames: TypeAlias = SimpleQueue[bytes]


_IDLE = 5.0
"""Seconds without a request until memory is returned to the system."""


def serve(draw: Callable[[Picture | IconRequest], bytes]) -> None:
    """Draw what is requested, one picture after the other, as long as the bot runs.

    Raises `FontMissing`.
    """
    # Ctrl+C and a service's stop reach the whole group; the bot itself ends this process.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    answers, frames = _take_stdout(), Frames()
    Thread(target=_listen, args=(sys.stdin.buffer, frames), daemon=True).start()
    check_fonts()
    _answer(answers, b"", drawn=True)
    while True:
        frame = _next(frames)
        try:
            content, drawn = draw(pickle.loads(frame)), True  # noqa: S301 - the bot's own pipe
        except Exception:  # noqa: BLE001 - the bot logs it, and the next picture may do
            content, drawn = format_exc().encode(), False
        _answer(answers, content, drawn=drawn)


def _next(frames: Frames) -> bytes:
    """Wait for a request; while none comes, return the memory of the last pictures to the system.

    After 170 pictures that leaves 98 MB of 128. Making glibc return it after each picture
    (`mallopt`) leaves as little, but slows a picture down from 20 to 30 ms.
    """
    try:
        return frames.get(timeout=_IDLE)
    except Empty:
        if sys.platform == "linux":
            with suppress(AttributeError):  # not glibc
                ctypes.CDLL(None).malloc_trim(0)
    return frames.get()


def _take_stdout() -> BinaryIO:
    """Reserve stdout for answers: anything else that is printed goes to stderr."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _listen(requests: BinaryIO, frames: Frames) -> None:
    """Queue requests, and end the process at once when the bot closes the pipe or is killed.

    This runs in a thread, so that the end is noticed even during a long drawing.
    """
    while head := requests.read(REQUEST_HEAD.size):
        (size,) = REQUEST_HEAD.unpack(head)
        frames.put(requests.read(size))
    os._exit(0)


def _answer(answers: BinaryIO, content: bytes, *, drawn: bool) -> None:
    with suppress(BrokenPipeError):  # the bot has ended, which `_listen` notices too
        answers.write(ANSWER_HEAD.pack(drawn, len(content)) + content)
        answers.flush()


if __name__ == "__main__":
    serve(render)
