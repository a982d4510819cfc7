"""One table says what a failed request means, and one policy when it is tried again."""

import ast
from datetime import timedelta

import pytest

from bot.delivery.discord import network
from bot.delivery.discord.network import DIRECT_MESSAGE, EDIT, POST, Failure, Policy, failure_of
from tests.repo.sources import modules, name_of, tree_of

KNOWING = {
    "bot/delivery/discord/network.py",
    "bot/delivery/discord/threads.py",  # a message has a thread already: that is what was wanted
    "bot/delivery/discord/members.py",  # nobody of that name: that is the answer
}


@pytest.mark.parametrize(
    ("policy", "minutes"),
    [
        (EDIT, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512]),
        (POST, [0, 360, 360]),
        (DIRECT_MESSAGE, [360, 360, 360]),
    ],
)
def test_a_policy_waits_ever_longer(policy: Policy, minutes: list[int]) -> None:
    waits = [policy.wait_after(tries) for tries in range(1, len(minutes) + 1)]
    assert waits == [timedelta(minutes=one) for one in minutes]


def test_only_letters_are_given_up() -> None:
    assert [DIRECT_MESSAGE.is_over(tries) for tries in (1, 2, 3, 4)] == [False, False, False, True]
    assert not any(policy.is_over(1_000) for policy in (EDIT, POST))


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError()])
def test_a_broken_connection_is_tried_again(error: Exception) -> None:
    assert failure_of(error) == Failure.BUSY


def test_the_table_lists_each_failure_and_each_code() -> None:
    table = network.__doc__ or ""
    assert [one for one in Failure if f"\n{one.name} " not in table] == []
    ranged = {50160, 50161}  # of "50159 to 50162"
    assert [code for code in network._CODES if str(code) not in table] == sorted(ranged)


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
