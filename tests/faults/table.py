"""The table of faults: which tests stand for each row, and how many of them ran."""

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

_ROOT = Path(__file__).parent.parent.parent
_BOT = "tests/bot/faults/test_"
_PASSED, _FAILED = re.compile(r"(\d+) passed"), re.compile(r"(\d+) (?:failed|error)")


@dataclass(frozen=True)
class Row:
    """A fault, its tests, and how often it is tried in one of them: in CI, and in full."""

    name: str
    what: str
    tests: tuple[str, ...] = ()
    short: int = 0
    full: int = 0


ROWS = (
    Row(
        "F1",
        "SIGKILL at any moment",
        (f"{_BOT}kill.py", "tests/faults/test_after_a_stop.py"),
        50,
        1_000,
    ),
    Row("F2", "power cut"),
    Row("F3", "SIGTERM in a storm; a second bot", (f"{_BOT}kill.py",)),
    Row("F4", "an interaction several times", (f"{_BOT}repeated_presses.py",)),
    Row("F5", "fifty presses at once", (f"{_BOT}repeated_presses.py",)),
    Row("F6", "old buttons", (f"{_BOT}wrong_presses.py", f"{_BOT}repeated_presses.py")),
    Row("F7", "garbage, of six kinds of questions", (f"{_BOT}garbage.py",), 250, 1_700),
    Row("F8", "a locked database", (f"{_BOT}locked.py",)),
    Row("F9", "disk full"),
    Row("F10", "read-only, EIO, a failing fsync"),
    Row(
        "F11",
        "silence, resets, 500, late answers",
        ("tests/faults/test_answers.py", f"{_BOT}late_answers.py"),
    ),
    Row("F12", "429", ("tests/faults/test_answers.py", f"{_BOT}panels_in_turn.py")),
    Row("F13", "the gateway", ("tests/faults/test_gateway.py", f"{_BOT}shards.py")),
    Row("F14", "direct messages closed", (f"{_BOT}undelivered.py",)),
    Row("F15", "message, channel or right gone", (f"{_BOT}gone.py", f"{_BOT}rights_lost.py")),
    Row("F16", "people gone", ("tests/bot/people/test_seats.py",)),
    Row("F17", "clock jumps", (f"{_BOT}lateness.py", "tests/bot/days/test_clocks.py")),
    Row("F18", "flipped bits", (f"{_BOT}storage.py",)),
    Row("F19", "upgrades", (f"{_BOT}upgrades.py", f"{_BOT}copies.py")),
    Row("F20", "hostile encounter files", ("tests/encounters/test_book_hostile.py",)),
    Row("F21", "huge and strange text", ("tests/bot/limits/test_limits.py",)),
    Row("F22", "markdown and mentions in names", ("tests/bot/play/test_names.py",)),
    Row("F23", "secrets in logs", ("tests/faults/test_logs.py", "tests/bot/limits/test_leaks.py")),
    Row("F24", "each deed by each stranger", (f"{_BOT}strangers.py",)),
    Row(
        "F25",
        "pairs alike but for the hidden",
        ("tests/bot/limits/test_indistinguishable.py",),
        6,
        1_667,
    ),
    Row("F26", "dice", ("tests/rules/test_dice.py",)),
    Row("F27", "restart in the middle", (f"{_BOT}restart.py",)),
    Row("F28", "backups", (f"{_BOT}storage.py", f"{_BOT}copies.py")),
    Row("F29", "whole games under random faults", ("tests/fuzz/test_fuzz.py",)),
    Row(
        "F30",
        "Discord's limits, commands refused",
        ("tests/bot/limits", "tests/faults/test_start.py"),
    ),
)


def count(row: str, short: int) -> int:
    """Say how often a test tries its fault: `short`, unless the table asks for more."""
    return int(os.environ.get(f"COUNT_{row}", short))


def run(row: Row, *, full: bool, most: int) -> str:
    """Run a row's tests, and give its line of the table."""
    if not row.tests:
        return f"{row.name:4} {row.what:36} {'':>12} NO TEST"
    times = min(row.full, most) if full and row.full else row.short
    more = {f"COUNT_{row.name}": str(times)} if times else {}
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", *row.tests],
        cwd=_ROOT,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    passed, failed = _number(_PASSED, done.stdout), _number(_FAILED, done.stdout)
    result = "ok" if done.returncode == 0 else f"{failed} FAILED"
    tried = f"{times}/{row.full} x" if row.full else "as in CI"
    seconds = time.monotonic() - began
    return f"{row.name:4} {row.what:36} {tried:>12} {passed:4} tests {seconds:5.0f} s  {result}"


def _number(pattern: re.Pattern[str], text: str) -> int:
    found = pattern.search(text)
    return int(found[1]) if found else 0
