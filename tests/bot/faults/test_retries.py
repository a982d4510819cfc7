"""One table says what a failed request means, and one policy when it is tried again."""

import ast
from datetime import timedelta

import pytest

from bot.delivery.discord import network
from bot.delivery.discord.network import (
    AGAIN,
    DIRECT_MESSAGE,
    EDIT,
    NEW_DMS,
    POST,
    STOPPED,
    Failure,
    Policy,
    RequestTarget,
    failure_of,
)
from tests.repo.sources import modules, name_of, tree_of

KNOWING = {"bot/delivery/discord/network.py", "bot/connection.py"}
"""Who reads codes: of refused requests, and of closed gateways."""


@pytest.mark.parametrize(
    ("policy", "minutes"),
    [
        (AGAIN, [0, 1, 2, 4, 8, 16, 32, 64, 64]),
        (NEW_DMS, [10, 10, 10]),
        (STOPPED, [10, 20, 40, 80, 160, 320, 320]),
        (EDIT, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512]),
        (POST, [0, 360, 360]),
        (DIRECT_MESSAGE, [360, 360, 360]),
    ],
)
def test_a_policy_waits_ever_longer(policy: Policy, minutes: list[int]) -> None:
    waits = [policy.wait_after(tries) for tries in range(1, len(minutes) + 1)]
    assert waits == [timedelta(minutes=one) for one in minutes]


def test_only_dms_are_given_up() -> None:
    assert [DIRECT_MESSAGE.is_over(tries) for tries in (1, 2, 3, 4)] == [False, False, False, True]
    assert not any(policy.is_over(1_000) for policy in (AGAIN, NEW_DMS, EDIT, POST))


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError()])
def test_a_broken_connection_is_tried_again(error: Exception) -> None:
    assert failure_of(error) == Failure.BUSY


def test_the_table_lists_each_failure_and_each_code() -> None:
    table = network.__doc__ or ""
    assert [one for one in (*Failure, *RequestTarget) if f"\n{one.name} " not in table] == []
    ranged = [50160, 50161]  # of "50159 to 50162"
    codes = {code for known in network._CODES.values() for code in known}
    assert sorted([code for code in codes if str(code) not in table]) == ranged


def test_nobody_else_reads_discords_codes() -> None:
    reading = {
        name_of(path)
        for path in modules("bot")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute)
        and node.attr in ("code", "status")
        and ast.unparse(node.value) == "error"
    }
    assert reading == KNOWING
