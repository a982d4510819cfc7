"""Voices for tests: a command that beeps, and what it was asked to say."""

import shlex
import sys
from pathlib import Path

from tests.repo.sources import ROOT

BEEP = ROOT / "tests" / "narration" / "beep.py"


def beeping(log: Path, *out: str) -> str:
    """Return the line of a command that beeps, and writes to the log what it was asked to say."""
    return shlex.join([sys.executable, "-S", str(BEEP), str(log)]) + "".join(f" {o}" for o in out)


def logged_texts(log: Path) -> list[str]:
    """List what the command was asked to say."""
    return log.read_text(encoding="utf-8").split("\n\0\n")[:-1] if log.exists() else []
