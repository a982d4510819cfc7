"""The paces of a table, and what a clock holds after a move."""

from datetime import timedelta

import pytest

from bot.model.paces import PACES, PaceName

HOUR = timedelta(hours=1)


@pytest.mark.parametrize(
    ("name", "bank", "increment", "cap"),
    [(PaceName.LIVE, 24, 4, 72), (PaceName.FAST, 72, 12, 120), (PaceName.SLOW, 72, 36, 240)],
)
def test_the_clocks(name: PaceName, bank: int, increment: int, cap: int) -> None:
    pace = PACES[name]
    assert pace.has_clock
    assert (pace.bank, pace.increment, pace.cap) == (bank * HOUR, increment * HOUR, cap * HOUR)


def test_without_a_clock_there_are_reminders_alone() -> None:
    assert not PACES[PaceName.NONE].has_clock
    assert PACES[PaceName.NONE].remind == 24 * HOUR


def test_a_move_gives_time_back_up_to_the_cap() -> None:
    live = PACES[PaceName.LIVE]
    assert live.after_move(10 * HOUR) == 14 * HOUR
    assert live.after_move(70 * HOUR) == 72 * HOUR


def test_who_was_late_begins_at_nothing_and_not_below() -> None:
    assert PACES[PaceName.LIVE].after_move(-9 * HOUR) == 4 * HOUR
