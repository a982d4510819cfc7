"""A press that comes too late is left alone; a clock that goes wrong makes none late."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.delivery.lateness import Lateness

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


def late(ages: list[tuple[float, float]]) -> list[float]:
    """Return how late presses are, by their age on the machine's clock and the time."""
    lateness = Lateness()
    return [lateness.measure(NOON, NOON + timedelta(seconds=age), at) for at, age in ages]


def test_a_press_is_as_late_as_it_is_slower_than_the_quickest() -> None:
    assert late([(0, 0.1), (1, 0.3), (2, 5.1)]) == pytest.approx([0, 0.2, 5.0])


@pytest.mark.parametrize("off", [3600, -3600, 3.0])
def test_a_clock_that_is_wrong_from_the_start_makes_no_press_late(off: float) -> None:
    assert late([(0, off), (1, off + 0.2), (2, off)]) == pytest.approx([0, 0.2, 0])


@pytest.mark.parametrize("at", [121, 10_000])
def test_a_clock_that_jumps_ahead_is_forgiven_within_two_minutes(at: float) -> None:
    *_, last = late([(0, 0.1), (59, 3600.1), (at, 3600.1)])
    assert last == 0


def test_a_clock_that_jumps_back_is_forgiven_at_once() -> None:
    assert late([(0, 3600.1), (1, 0.1), (2, 4.1)]) == pytest.approx([0, 0, 4.0])
