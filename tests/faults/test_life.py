"""The life of a process, with works that are harder to end than a bot."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from bot.exits import FAILED, STOPPED
from bot.life import LONGEST_STOP
from tests.faults.test_signals import ENDING
from tests.stub.running import ROOT

_BUSY = 20
"""Seconds more for a machine that has much else to do."""

WORK = """
import asyncio, sys, time
from bot.life import Life

class Work:
    async def start(self): print("start", flush=True)
    async def run(self):
        print("run", flush=True)
        await asyncio.sleep(60)
    async def drain(self): print("drain", flush=True)
    async def close(self): print("close", flush=True)

def live():
    life = Life()
    life.listen()
    print("listen", flush=True)
    return life.run(Work())
"""


@contextmanager
def process(text: str, wrapper: Sequence[str] = ()) -> Iterator["subprocess.Popen[str]"]:
    """Run a program that begins with that work."""
    command = [*wrapper, sys.executable, "-c", f"{WORK}\n{text}"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as started:
        try:
            yield started
        finally:
            started.kill()


def ends(started: "subprocess.Popen[str]") -> tuple[int, list[str], str]:
    """Wait for its end: the status, what was printed from now on, and the errors."""
    out, errors = started.communicate(timeout=LONGEST_STOP + _BUSY)
    return started.returncode, out.split(), errors


def until(started: "subprocess.Popen[str]", line: str) -> None:
    assert started.stdout
    for printed in started.stdout:
        if printed.strip() == line:
            return
    raise AssertionError(f"it never came to {line}")


@pytest.mark.parametrize("number", ENDING)
def test_a_work_that_runs_is_drained_and_closed(number: signal.Signals) -> None:
    with process("sys.exit(live())") as started:
        until(started, "run")
        started.send_signal(number)
        assert ends(started) == (STOPPED, ["drain", "close"], "")


def test_a_start_is_closed_without_a_drain() -> None:
    slow = """
async def start(self):
    print("begun", flush=True)
    await asyncio.sleep(60)
Work.start = start
sys.exit(live())
"""
    with process(slow) as started:
        until(started, "begun")
        started.send_signal(signal.SIGTERM)
        assert ends(started) == (STOPPED, ["close"], "")


def test_before_the_loop_nothing_is_open_and_it_ends_at_once() -> None:
    importing = """
def run(self, work):
    while True:
        try:
            time.sleep(60)
        except BaseException:
            pass
Life.run = run
sys.exit(live())
"""
    with process(importing) as started:
        until(started, "listen")
        started.send_signal(signal.SIGTERM)
        assert ends(started) == (STOPPED, [], "")


@pytest.mark.parametrize("number", ENDING)
def test_a_further_signal_changes_nothing(number: signal.Signals) -> None:
    slow = """
async def drain(self):
    print("drain", flush=True)
    await asyncio.sleep(0.5)
    print("drained", flush=True)
Work.drain = drain
status = live()
print("closed", flush=True)
time.sleep(0.5)
sys.exit(status)
"""
    with process(slow) as started:
        until(started, "run")
        started.send_signal(signal.SIGTERM)
        for moment in ("drain", "closed"):
            until(started, moment)
            started.send_signal(number)
        assert ends(started) == (STOPPED, [], "")


def test_with_nohup_a_lost_terminal_is_no_reason_to_end() -> None:
    with process("sys.exit(live())", ["nohup"]) as started:
        until(started, "run")
        started.send_signal(signal.SIGHUP)
        with pytest.raises(subprocess.TimeoutExpired):
            started.wait(0.3)
        started.send_signal(signal.SIGTERM)
        status, printed, _ = ends(started)
        assert (status, printed) == (STOPPED, ["drain", "close"])


@pytest.mark.parametrize("held_by", ["await asyncio.sleep(60)", "await asyncio.to_thread(wait)"])
def test_what_holds_up_a_stop_is_left_after_seven_seconds(held_by: str) -> None:
    stubborn = f"""
def wait():
    time.sleep(60)
async def run(self):
    print("run", flush=True)
    while True:
        try:
            {held_by}
        except asyncio.CancelledError:
            pass
Work.run = run
sys.exit(live())
"""
    with process(stubborn) as started:
        until(started, "run")
        began = time.monotonic()
        started.send_signal(signal.SIGTERM)
        status, printed, errors = ends(started)
        assert time.monotonic() - began < 8
    assert (status, printed) == (STOPPED, ["drain", "close"])
    assert errors.startswith("the stop took too long")


@pytest.mark.parametrize(("when", "status"), [("0.5", FAILED), ("60", STOPPED)])
def test_what_a_work_raises_counts_unless_it_was_stopped(when: str, status: int) -> None:
    failing = f"""
async def run(self):
    print("run", flush=True)
    try:
        await asyncio.sleep({when})
    finally:
        raise RuntimeError("Session is closed")
Work.run = run
sys.exit(live())
"""
    with process(failing) as started:
        until(started, "run")
        if status == STOPPED:
            started.send_signal(signal.SIGTERM)
        found, printed, errors = ends(started)
    assert found == status
    assert printed[-1:] == ["close"]
    assert ("RuntimeError: Session is closed" in errors) == (status == FAILED)
