"""Define with which status the process ends, and what a host can fix before it can start.

`docs/hosting.md` has the table for hosts, and `deploy/above-and-below.service` follows it.
"""

import sys

STOPPED = 0
"""It was asked to stop, or its command is done."""

FAILED = 1
"""Something passing, or a fault of the bot's own: starting it again may help."""

IN_USE = 75
"""Another bot runs with the same file (EX_TEMPFAIL of sysexits.h): starting again is no help."""

MISTAKE = 78
"""Somebody has to change something first (EX_CONFIG): starting again is no help."""

_OLDEST = (3, 11)
_WINDOWS = (
    "The bot does not run on Windows itself: run it in WSL (`wsl --install`, and then as on Linux) "
    "or in the container, both as README.md and docs/hosting.md show."
)
_PYTHON = "The bot needs Python {oldest} or later, and this is {found}: install a newer Python."


class HostMistake(Exception):
    """What the host has to fix, in one sentence for the terminal; `status` is that of the exit."""

    def __init__(self, sentence: str, status: int = MISTAKE) -> None:
        super().__init__(sentence)
        self.status = status


def check_platform() -> None:
    """Check the system and its Python, before anything is imported that needs another.

    Raises HostMistake.
    """
    if sys.platform == "win32":
        raise HostMistake(_WINDOWS)
    if sys.version_info < _OLDEST:
        oldest, found = (".".join(map(str, one[:2])) for one in (_OLDEST, sys.version_info))
        raise HostMistake(_PYTHON.format(oldest=oldest, found=found))
