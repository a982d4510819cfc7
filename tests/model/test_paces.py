"""The paces of a table, and what a clock holds after a move."""

from datetime import timedelta

import pytest

from bot.model.paces import PACES

HOUR = timedelta(hours=1)


@pytest.mark.parametrize(
    ("name", "bank", "increment", "cap"),
    [("live", 24, 4, 72), ("fast", 72, 12, 120), ("slow", 72, 36, 240)],
)
def test_the_clocks(name: str, bank: int, increment: int, cap: int) -> None:
    pace = PACES[name]
    assert pace.has_clock
    assert (pace.bank, pace.increment, pace.cap) == (bank * HOUR, increment * HOUR, cap * HOUR)


def test_without_a_clock_there_are_reminders_alone() -> None:
    assert not PACES["none"].has_clock
    assert PACES["none"].remind == 24 * HOUR


def test_a_move_gives_time_back_up_to_the_cap() -> None:
    live = PACES["live"]
    assert live.after_move(10 * HOUR) == 14 * HOUR
    assert live.after_move(70 * HOUR) == 72 * HOUR


def test_who_was_late_begins_at_nothing_and_not_below() -> None:
    assert PACES["live"].after_move(-9 * HOUR) == 4 * HOUR
