"""Read what processes cost: their time, their memory, and how busy others keep the machine."""

import os
import re
import time
from contextlib import suppress
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PARENT, _TIMES = 1, slice(11, 15)
"""Where they stand in a process's `stat`, after its name; see `man 5 proc`."""

_MACHINE, _IDLE = slice(1, 9), slice(4, 6)
"""Where all ticks stand in the machine's `stat`, and those in which nothing was done."""


def cpu_of(process: int) -> float:
    """Return a process's time in seconds, all its threads' and all its children's."""
    ticks = 0
    for one in family(process):
        with suppress(FileNotFoundError):  # ended just now: its time is in its parent's by now
            ticks += sum(map(int, _stat(one)[_TIMES]))
    return ticks / _TICKS


def memory_of(process: int) -> float:
    """Return a process's resident memory in MB, without its children's."""
    found = re.search(r"VmRSS:\s+([0-9]+) kB", Path(f"/proc/{process}/status").read_text())
    assert found
    return int(found[1]) / 1_000


def memory_of_children(process: int) -> float:
    """Return the resident memory of all that a process has started, in MB."""
    return sum(memory_of(child) for child in family(process)[1:])


def family(process: int) -> list[int]:
    """List a process and all that it has started, those of its children too."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            parents[int(folder.name)] = int(_stat(int(folder.name))[_PARENT])
    found = [process]
    for known in found:  # grows while it is read
        found += [child for child, parent in parents.items() if parent == known]
    return found


class Others:
    """How busy the machine is beside this process and what it has started."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()
        self._before = self._beside()

    def share(self) -> float:
        """Return the part of all cores that others took since the beginning."""
        seconds = (time.perf_counter() - self._begun) * (os.cpu_count() or 1)
        return (self._beside() - self._before) / seconds

    def _beside(self) -> float:
        all_ticks = [int(ticks) for ticks in _first_line().split()[_MACHINE]]
        idle = [int(ticks) for ticks in _first_line().split()[_IDLE]]
        return (sum(all_ticks) - sum(idle)) / _TICKS - cpu_of(os.getpid())


def _first_line() -> str:
    return Path("/proc/stat").read_text().splitlines()[0]


def _stat(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
