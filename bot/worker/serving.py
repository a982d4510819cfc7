"""Work as a process of its own: requests come in by stdin, results go out by stdout."""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, BinaryIO, TypeAlias

from bot.worker.memory import return_memory
from bot.worker.process import ANSWER_HEAD, REQUEST_HEAD

Frames: TypeAlias = SimpleQueue[bytes]

IDLE = 5.0
"""Seconds without a request until memory is returned to the system."""


def serve(
    work: Callable[[Any], bytes],
    prepare: Callable[[], object] = lambda: None,
    *,
    idle: float | None = None,
) -> None:
    """Do requests, one after the other, as long as the bot runs.

    `prepare` is called once before the worker reports that it is ready, and may raise. After `idle`
    more seconds without a request the worker ends; never if that is None.
    """
    # Ctrl+C and a service's stop reach all processes; the bot itself ends this one.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    answers, frames = _take_stdout(), Frames()
    Thread(target=_listen, args=(sys.stdin.buffer, frames), daemon=True).start()
    prepare()
    _answer(answers, b"", is_done=True)
    while True:
        frame = _next(frames, idle)
        try:
            content, is_done = work(pickle.loads(frame)), True  # noqa: S301 - the bot's own pipe
        except Exception:  # noqa: BLE001 - the bot logs it, and the next request may do
            content, is_done = format_exc().encode(), False
        _answer(answers, content, is_done=is_done)


def _next(frames: Frames, idle: float | None) -> bytes:
    """Wait for a request; while there is none, return the memory of the last ones to the system.

    After 170 pictures that leaves 98 MB of 128. Making glibc return it after each picture
    (`mallopt`) leaves as little, but slows a picture down from 20 to 30 ms.
    """
    try:
        return frames.get(timeout=IDLE)
    except Empty:
        # Idle for a while: now nobody has to wait for this.
        return_memory()
    try:
        return frames.get(timeout=idle)
    except Empty:
        # At once: the listening thread is in a read that nothing else ends.
        os._exit(0)


def _take_stdout() -> BinaryIO:
    """Reserve stdout for answers: anything else that is printed goes to stderr."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _listen(requests: BinaryIO, frames: Frames) -> None:
    """Queue requests, and end the process at once when the bot closes the pipe or is killed.

    This runs in a thread, so that the end is noticed even during long work.
    """
    while head := requests.read(REQUEST_HEAD.size):
        (size,) = REQUEST_HEAD.unpack(head)
        frames.put(requests.read(size))
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)  # with all that it has started
    # sys.exit would end this thread alone.
    os._exit(0)


def _answer(answers: BinaryIO, content: bytes, *, is_done: bool) -> None:
    with suppress(BrokenPipeError):  # the bot has ended, which `_listen` notices too
        answers.write(ANSWER_HEAD.pack(is_done, len(content)) + content)
        answers.flush()
