"""A bot that serves for days, while games are opened and ended, keeps nothing of them."""

import logging
from statistics import median

import pytest

from tests.faults.long_run import endure
from tests.faults.table import count

GAMES = count("F29", 3)
_HOURS_A_GAME = 72 / 2_000
_MANY = 1_000
"""Games from which on every cache has been full for a while."""

_GROWN = 1.05


def test_many_games_are_opened_and_ended_in_simulated_days(monkeypatch: pytest.MonkeyPatch) -> None:
    # pytest keeps every record that a test logs, which would count as the bot's.
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    done = endure(GAMES, GAMES * _HOURS_A_GAME)
    assert done.ended >= GAMES
    assert done.sizes[-1].hours >= GAMES * _HOURS_A_GAME / 2
    assert done.sizes[-1].files <= done.sizes[0].files
    if GAMES >= _MANY:
        fourth = len(done.sizes) // 4
        before, after = done.sizes[fourth : 2 * fourth], done.sizes[-fourth:]
        blocks = [median(size.blocks for size in some) for some in (before, after)]
        memory = [median(size.mebibytes for size in some) for some in (before, after)]
        assert blocks[1] <= blocks[0] * _GROWN, blocks
        assert memory[1] <= memory[0] * _GROWN, memory
