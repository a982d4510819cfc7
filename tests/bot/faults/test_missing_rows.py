"""The bot does not start where something has no row in its table, and says which."""

from enum import StrEnum
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.features.timers import Timers
from bot.model.kinds import OF_CLOCKS, OutboxKind, TimerKind
from bot.model.presses import Press
from bot.router import Router
from bot.service.history.books import Books
from bot.service.tables.games import Games
from tests.bot.server import Server

NOBODY: Any = None

MOVED = {*OF_CLOCKS, TimerKind.NIGHT, TimerKind.VOTE}
"""What `move_timed` moves after an outage and a lifted ban; `test_outages` plays it."""

NOT_MOVED = {TimerKind.ORDER, TimerKind.LOBBY_ENDS, TimerKind.PLAN}
"""What is due at its time, whether or not the bot has run."""


def without(table: Any, kind: StrEnum) -> dict[Any, Any]:
    return {key: row for key, row in table.items() if key != kind}


async def test_a_press_without_its_route(server: Server) -> None:
    routes = without(server.parts[Router].routes, Press.LATER)
    with pytest.raises(AssertionError) as missing:
        Router(routes, *[NOBODY] * 4)
    expected = "no route for the press 'later': add its row to bot/parts/presses.py"
    assert str(missing.value) == expected


def test_a_timer_without_its_handler() -> None:
    handlers = without(dict.fromkeys(TimerKind, NOBODY), TimerKind.PLAN)
    with pytest.raises(AssertionError) as missing:
        Timers(NOBODY, NOBODY, NOBODY, handlers)
    expected = "no handler for the timer 'plan': add its row to bot/parts/background.py"
    assert str(missing.value) == expected


def test_no_timer_is_without_a_word_on_outages() -> None:
    for kind in TimerKind:
        assert (kind in MOVED) != (kind in NOT_MOVED), (
            f"{kind}: does an outage move it? Then name it in OF_CLOCKS of bot/model/kinds.py or "
            "in move_timed of bot/service/table_acts/outages.py, and here in MOVED"
        )


class _NeedsWords:
    def __init__(self, words: str) -> None:
        """Take a value that no part is."""


class _First:
    def __init__(self, second: "_Second") -> None:
        """Take a part that takes this one."""


class _Second:
    def __init__(self, first: _First) -> None:
        """Take a part that takes this one."""


_First.__module__ = _Second.__module__ = "bot.features.sketched"


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        (
            _NeedsWords,
            "_NeedsWords takes `words`, which is no part: give it in bot/parts/values.py",
        ),
        (_First, "parts that need each other cannot be built: _First needs _Second needs _First"),
    ],
)
async def test_a_part_that_cannot_be_built(server: Server, part: type, expected: str) -> None:
    for _ in range(2):  # the second time as the first: nothing half built is left
        with pytest.raises(TypeError) as missing:
            server.parts[part]
        assert str(missing.value) == expected


async def test_a_part_is_built_once_and_from_others(server: Server) -> None:
    assert server.parts[Outbox] is server.parts[Outbox]
    assert server.parts[Games].books is server.parts[Books]


def test_a_message_without_its_sender() -> None:
    senders = without(dict.fromkeys(OutboxKind, NOBODY), OutboxKind.REMOVAL)
    with pytest.raises(AssertionError) as missing:
        Outbox(NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, senders)
    expected = "no sender for the message 'removal': add its row to bot/parts/values.py"
    assert str(missing.value) == expected
