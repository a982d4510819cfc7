"""Short games of every kind, played as nobody should, while everything breaks."""

import asyncio
from pathlib import Path

import pytest

from tests.fuzz.play import run
from tests.fuzz.steps import TABLES, load, write
from tests.fuzz.virtual import StandingStill, VirtualLoop

GAMES, STEPS = 2 * len(TABLES), 36
FOUND = sorted((Path(__file__).parent / "found").glob("*.json"))


@pytest.mark.parametrize("first", range(1, GAMES + 1, len(TABLES)))
def test_nothing_goes_wrong_in_short_games(first: int) -> None:
    for seed in range(first, first + len(TABLES)):
        figures, fault = run(write(seed, STEPS))
        assert fault is None, (
            f"{fault}: python -m tests.fuzz --seed {seed} --games 1 --steps {STEPS}"
        )
        assert figures.interactions


@pytest.mark.parametrize("script", FOUND, ids=[path.stem for path in FOUND])
def test_what_was_found_once_is_mended(script: Path) -> None:
    _, fault = run(load(script))
    assert fault is None


def test_a_script_takes_the_same_course_each_time() -> None:
    courses: list[list[str]] = [[], []]
    for lines in courses:
        run(write(5, 60), lines.append)
    assert len(courses[0]) > 100
    assert courses[0] == courses[1]


def test_a_day_of_waiting_takes_no_time_and_waiting_for_nothing_ends() -> None:
    loop = VirtualLoop()
    loop.run_until_complete(asyncio.sleep(86_400))
    assert loop.time() >= 86_400
    with pytest.raises(StandingStill):
        loop.run_until_complete(loop.create_future())
    loop.close()
