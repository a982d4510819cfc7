"""The bot does not start where something has no row in its table, and says which."""

from enum import StrEnum
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.features.timers import Timers
from bot.model.kinds import OutboxKind, TimerKind
from bot.model.presses import Press
from bot.router import Router
from tests.bot.server import Server

NOBODY: Any = None


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


def test_a_message_without_its_sender() -> None:
    senders = without(dict.fromkeys(OutboxKind, NOBODY), OutboxKind.REMOVAL)
    with pytest.raises(AssertionError) as missing:
        Outbox(NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, senders)
    expected = "no sender for the message 'removal': add its row to bot/parts/delivery.py"
    assert str(missing.value) == expected
