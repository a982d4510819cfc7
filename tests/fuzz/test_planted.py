"""The fuzzer can fail: it finds each fault that is put into the bot on purpose, and shortens it."""

from pathlib import Path

import pytest

from tests.fuzz.mutants import FOURTEEN
from tests.fuzz.planted import PLANTED
from tests.fuzz.play import run
from tests.fuzz.shrink import shrink
from tests.fuzz.steps import load, write

STEPS, SEEDS = 48, range(1, 31)
LONGER = 60
"""Steps for what should have come: that takes its time."""

MISSED = ("the chronicle tells unfinished stories",)
"""No game of so few steps is told at its end."""

SOONEST = {
    "a doubled ply": 2,
    "a lost ply": 4,
    "a lost panel refresh": 5,
    "a stale press accepted": 3,
    "an order for anybody": 2,
    "a letter sent to the channel": 4,
    "a paragraph in the log": 6,
    "a forgotten name on a page": 12,
    "an outcome on a page": 3,
    "a page ahead of its channel": 3,
    "a row is dropped after a network error": 4,
    "a letter to the next seat": 6,
    "an undo past new cards": 7,
    "clocks run in a pause": 16,
}
"""The game that is tried first, where others find the fault late or never; they come next."""


def seeds_for(name: str) -> list[int]:
    return sorted(SEEDS, key=lambda seed: seed != SOONEST.get(name))


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str) -> None:
    assert PLANTED[name].first(seeds_for(name), STEPS)


@pytest.mark.parametrize("name", [name for name in FOURTEEN if name not in MISSED])
def test_what_should_have_come_is_missed(name: str) -> None:
    assert FOURTEEN[name].first(seeds_for(name), LONGER)


def test_twelve_of_the_fourteen_are_found_at_least() -> None:
    assert len(FOURTEEN) == 14
    assert len(FOURTEEN.keys() - MISSED) >= 12


def test_a_script_that_fails_is_made_shorter_and_fails_when_it_is_replayed(tmp_path: Path) -> None:
    planted = PLANTED["anybody in charge"]
    script = write(1, STEPS, planted.often)
    with planted.plant():
        _, fault = run(script)
        assert fault is not None
        shorter = shrink(script, fault)
        shorter.save(tmp_path / "fault.json")
        _, again = run(load(tmp_path / "fault.json"))
    assert len(shorter.steps) < len(script.steps) / 4
    assert again is not None
    assert again.kind == fault.kind
    _, without = run(shorter)
    assert without is None
