"""The table of faults: which tests stand for each row, and how many of them ran."""

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

_ROOT = Path(__file__).parent.parent.parent
_TOLD = 4_000
"""Letters that are told of a row that fails."""

_BOT = "tests/bot/faults/test_"
_PASSED, _FAILED = re.compile(r"(\d+) passed"), re.compile(r"(\d+) (?:failed|error)")


@dataclass(frozen=True)
class Row:
    """A fault, its tests, and how often it is tried: `unit`s in CI (`short`) and in full.

    Without a unit its tests try every case there is, each time.
    """

    name: str
    what: str
    tests: tuple[str, ...]
    short: int = 0
    full: int = 0
    unit: str = ""


ROWS = (
    Row(
        "F1",
        "SIGKILL at any moment",
        (f"{_BOT}kill.py", "tests/faults/test_after_a_stop.py"),
        *(50, 1_000, "kills"),
    ),
    Row("F2", "power cut", ("tests/faults/test_power.py",), 10, 1_000, "cuts"),
    Row("F3", "SIGSTOP; SIGTERM in a storm; two bots", (f"{_BOT}kill.py",), 1, 10, "seconds"),
    Row("F4", "repeated interactions", (f"{_BOT}repeated_presses.py",), 400, 10_000, "presses"),
    Row("F5", "fifty presses at once", (f"{_BOT}repeated_presses.py",), 10, 100, "games"),
    Row(
        "F6",
        "old buttons",
        (f"{_BOT}repeated_presses.py", f"{_BOT}wrong_presses.py"),
        *(1_000, 10_000, "presses"),
    ),
    Row("F7", "garbage, of six kinds of questions", (f"{_BOT}garbage.py",), 250, 1_700, "each"),
    Row("F8", "a locked database", (f"{_BOT}locked.py",), 1, 30, "seconds"),
    Row("F9", "disk full", (f"{_BOT}failing_disk.py", "tests/faults/test_full_disk.py")),
    Row("F10", "read-only, EIO, a failing fsync", (f"{_BOT}failing_disk.py",)),
    Row(
        "F11",
        "silence, resets, 500, late answers",
        ("tests/faults/test_answers.py", f"{_BOT}late_answers.py"),
    ),
    Row(
        "F12",
        "429, for a minute or for all requests",
        ("tests/faults/test_answers.py", f"{_BOT}panels_in_turn.py"),
        *(1, 15, "seconds"),
    ),
    Row(
        "F13",
        "the gateway, while people play",
        ("tests/faults/test_gateway.py", f"{_BOT}shards.py"),
        *(8, 500, "drops"),
    ),
    Row("F14", "direct messages closed", (f"{_BOT}refused_messages.py",)),
    Row("F15", "message, channel or right gone", (f"{_BOT}gone.py", f"{_BOT}rights_lost.py")),
    Row("F16", "people gone", ("tests/bot/people/test_seats.py",)),
    Row("F17", "clock jumps", (f"{_BOT}lateness.py", "tests/bot/days/test_clocks.py")),
    Row("F18", "flipped bits", (f"{_BOT}storage.py",), 60, 10_000, "flips"),
    Row(
        "F19",
        "upgrades killed, a hundred games each",
        ("tests/faults/test_killed_upgrade.py", f"{_BOT}upgrades.py", f"{_BOT}copies.py"),
        *(2, 100, "kills"),
    ),
    Row(
        "F20",
        "hostile encounter files",
        ("tests/encounters/test_book_hostile.py",),
        *(400, 10_000, "files"),
    ),
    Row("F21", "huge and strange text", ("tests/bot/limits/test_limits.py",)),
    Row("F22", "markdown and mentions in names", ("tests/bot/play/test_names.py",)),
    Row("F23", "secrets in logs", ("tests/faults/test_logs.py", "tests/bot/limits/test_leaks.py")),
    Row("F24", "each deed by each stranger", (f"{_BOT}strangers.py",)),
    Row(
        "F25",
        "pairs alike but for the hidden, six ways",
        ("tests/bot/limits/test_indistinguishable.py",),
        *(6, 1_667, "each"),
    ),
    Row("F26", "dice", ("tests/rules/test_dice.py",), 30_000, 1_000_000, "throws"),
    Row("F27", "restart in the middle", (f"{_BOT}restart.py",), 2, 500, "restarts"),
    Row(
        "F28",
        "backup beside play, restored, played on",
        ("tests/faults/test_restored.py", f"{_BOT}storage.py", f"{_BOT}copies.py"),
        *(1, 100, "times"),
    ),
    Row(
        "F29",
        "days of games opened and ended; the fuzzer",
        ("tests/faults/test_long_run.py", "tests/fuzz/test_fuzz.py"),
        *(3, 2_000, "games"),
    ),
    Row(
        "F30",
        "Discord's limits, commands refused",
        ("tests/bot/limits", "tests/faults/test_start.py"),
    ),
    Row(
        "F31",
        "each field of each event missing or null",
        (f"{_BOT}spoiled_payloads.py", "tests/faults/test_spoiled_payloads.py"),
    ),
    Row(
        "F32",
        "killed after a post, before its edit",
        ("tests/faults/test_half_posted.py",),
        *(1, 25, "kills"),
    ),
    Row("F33", "the edit of a post refused", (f"{_BOT}half_posted.py",)),
    Row(
        "F34",
        "each refusal at each place",
        (f"{_BOT}refusals_by_place.py", f"{_BOT}refusals_of_others.py"),
    ),
    Row(
        "F35",
        "storms of 401, 403 and 429",
        (f"{_BOT}invalid_requests.py", "tests/faults/test_counted_answers.py"),
    ),
    Row("F36", "an endpoint that fails for minutes", ("tests/faults/test_many_timers.py",)),
    Row(
        "F37",
        "many timers due beside nights",
        ("tests/faults/test_many_timers.py",),
        *(100, 2_000, "timers"),
    ),
    Row(
        "F38",
        "forgotten at any moment, also by a restored copy",
        ("tests/bot/people/test_forgotten.py", "tests/store/test_named_people.py"),
    ),
    Row(
        "F39",
        "the file deleted, replaced, foreign, read-only, in use",
        (f"{_BOT}database_file.py", "tests/faults/test_file.py"),
    ),
    Row("F40", "panels and votes of lost days", (f"{_BOT}sent_after_a_restore.py",)),
    Row(
        "F41",
        "a signal at any moment of a start",
        ("tests/faults/test_signals.py",),
        *(12, 5_000, "starts"),
    ),
    Row(
        "F42",
        "pages: wrong links, slow readers, a restart",
        ("tests/bot/screen/test_pages.py", "tests/bot/screen/test_watchers.py"),
    ),
)


def count(row: str, short: int) -> int:
    """Say how often a test tries its fault: `short`, unless the table asks for more."""
    return int(os.environ.get(f"COUNT_{row}", short))


def run(row: Row, *, full: bool, most: int) -> str:
    """Run a row's tests, and give its line of the table; tell what failed aside from it."""
    times = min(row.full, most) if full and row.full else row.short
    more = {f"COUNT_{row.name}": str(times)} if times else {}
    # In full a test may take hours, and does not hang.
    patience = ["-o", "faulthandler_timeout=0"] if full else []
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", *patience, *row.tests],
        cwd=_ROOT,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-_TOLD:], file=sys.stderr)
    passed, failed = _number(_PASSED, done.stdout), _number(_FAILED, done.stdout)
    result = "ok" if done.returncode == 0 else f"{failed} FAILED"
    tried = f"{times:,} of {row.full:,} {row.unit}" if row.full else "every case"
    seconds = time.monotonic() - began
    return f"{row.name:4} {row.what:40} {tried:>26} {passed:4} tests {seconds:5.0f} s  {result}"


def _number(pattern: re.Pattern[str], text: str) -> int:
    found = pattern.search(text)
    return int(found[1]) if found else 0
