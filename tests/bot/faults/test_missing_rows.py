"""The bot does not start where something has no row in its table, and says which."""

from enum import StrEnum
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.features.timers import Timers
from bot.model.kinds import OF_CLOCKS, OutboxKind, TimerKind
from bot.model.presses import Press
from bot.router import Router
from tests.bot.server import Server

NOBODY: Any = None

MOVED = {*OF_CLOCKS, TimerKind.NIGHT, TimerKind.VOTE}
"""What `move_timed` moves after an outage and a lifted ban; `test_outages` plays it."""

NOT_MOVED = {TimerKind.ORDER, TimerKind.LOBBY_ENDS, TimerKind.PLAN}
"""What is due at its time, whether or not the bot has run."""


def without(table: Any, kind: StrEnum) -> dict[Any, Any]:
    return {key: row for key, row in table.items() if key != kind}


async def test_a_press_without_its_route(server: Server) -> None:
    routes = without(server.parts.router.routes, Press.LATER)
    with pytest.raises(AssertionError) as missing:
        Router(routes, *[NOBODY] * 5)
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


def test_a_message_without_its_sender() -> None:
    senders = without(dict.fromkeys(OutboxKind, NOBODY), OutboxKind.REMOVAL)
    with pytest.raises(AssertionError) as missing:
        Outbox(NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, senders)
    expected = "no sender for the message 'removal': add its row to bot/parts/delivery.py"
    assert str(missing.value) == expected
