"""The fuzzer can fail: it finds each fault that is put into the bot on purpose, and shortens it."""

from pathlib import Path

import pytest

from tests.fuzz.planted import PLANTED
from tests.fuzz.play import run
from tests.fuzz.shrink import shrink
from tests.fuzz.steps import load, write

STEPS, SEEDS = 48, 30


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str) -> None:
    planted = PLANTED[name]
    with planted.plant():
        runs = (run(write(seed, STEPS, planted.often)) for seed in range(1, SEEDS + 1))
        assert any(fault is not None and fault.kind in planted.kinds for _, fault in runs)


def test_a_script_that_fails_is_made_shorter_and_fails_when_it_is_replayed(tmp_path: Path) -> None:
    script, planted = write(1, STEPS), PLANTED["a letter sent to the channel"]
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
