"""Return memory that is free to the system, where the C library would keep it."""

import ctypes
import sys
from contextlib import suppress


def return_memory() -> None:
    """Return what is free to the system; nothing happens without glibc."""
    if sys.platform == "linux":
        with suppress(AttributeError):  # not glibc
            ctypes.CDLL(None).malloc_trim(0)
