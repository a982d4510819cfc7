"""Make a script shorter that ends in a fault, as long as it still does."""

from tests.fuzz.faults import Fault
from tests.fuzz.play import run
from tests.fuzz.steps import Script

_MOST = 150
"""Runs that are spent on one fault."""


def shrink(script: Script, fault: Fault) -> Script:
    """Drop steps, many at once at first, while the same kind of fault comes of it."""
    size, runs = max(1, len(script.steps) // 2), 0
    while size and runs < _MOST:
        first, is_shorter = 0, False
        while first < len(script.steps) and runs < _MOST:
            shorter = script.without(first, first + size)
            _, found = run(shorter)
            runs += 1
            if found and found.kind == fault.kind:
                script, is_shorter = shorter, True
            else:
                first += size
        size = size if is_shorter and size == 1 else size // 2
    return script
