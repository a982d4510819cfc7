"""Take little memory from the system, and return free memory; nothing happens without glibc."""

import ctypes
import sys
from contextlib import suppress

_ARENA_MAX = -8
"""The number of `M_ARENA_MAX` in glibc's malloc.h."""


def share_arena() -> None:
    """Let all threads share one heap, before they start: each one's own takes 0.2 MB."""
    _call("mallopt", _ARENA_MAX, 1)


def return_memory() -> None:
    """Return free memory to the system."""
    _call("malloc_trim", 0)


def _call(function: str, *values: int) -> None:
    if sys.platform == "linux":
        with suppress(AttributeError):  # not glibc
            getattr(ctypes.CDLL(None), function)(*values)
