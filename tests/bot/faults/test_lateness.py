"""A press that comes too late is left alone; a clock that goes wrong makes none late."""

from datetime import UTC, datetime, timedelta

import pytest
from discord.utils import time_snowflake

from bot.delivery.discord.gate import Gate, Lateness
from bot.delivery.discord.tally import Tally
from bot.model.interaction import Interaction, InteractionKind, User
from bot.model.names import person_name
from tests.bot.faults.test_wrong_presses import button
from tests.bot.server import Server

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


def late(ages: list[tuple[float, float]]) -> list[float]:
    """Return how late presses are, by the time at which they come and their age then."""
    lateness = Lateness()
    return [lateness.measure(NOON + timedelta(seconds=at - age), at) for at, age in ages]


def test_a_press_is_as_late_as_it_is_slower_than_the_quickest() -> None:
    assert late([(0, 0.1), (1, 0.3), (2, 5.1)]) == pytest.approx([0, 0.2, 5.0])


@pytest.mark.parametrize("off", [3600, -3600, 3.0])
def test_a_clock_that_is_wrong_from_the_start_makes_no_press_late(off: float) -> None:
    assert late([(0, off), (1, off + 0.2), (2, off)]) == pytest.approx([0, 0.2, 0])


@pytest.mark.parametrize("at", [121, 10_000])
def test_what_was_quickest_is_forgotten_within_two_minutes(at: float) -> None:
    *_, last = late([(0, 0.1), (59, 3600.1), (at, 3600.1)])
    assert last == 0


def test_after_a_sleep_in_which_the_clock_stood_no_press_is_late() -> None:
    assert late([(0, 3600.1), (1, 0.1), (2, 4.1)]) == pytest.approx([0, 0, 4.0])


@pytest.mark.parametrize("jump", [60, 3600, -3600])
async def test_the_machines_clock_may_jump_between_two_presses(
    server: Server, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "look board")
    ahead = datetime.now(UTC) + timedelta(seconds=jump)
    monkeypatch.setattr("discord.utils.utcnow", lambda: ahead)
    monkeypatch.setattr("bot.router.utcnow", lambda: ahead, raising=False)
    panel = await server.panel()
    pressed = await asked.click(panel, custom_id=button(panel, "show", "table"))
    assert pressed.response is not None


async def test_a_press_that_is_dropped_is_logged_and_counted(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await server.start(2)
    await server.ann.slash(server.channel, "look board")
    gate, tally = server.parts[Gate], server.parts[Tally]
    presses, now = sum(tally.presses.values()), server.env.now()
    stale = Interaction(
        time_snowflake(now - timedelta(seconds=3)) + 1,
        "token",
        InteractionKind.PRESS,
        User(server.ann.id, person_name("ann")),
        server.channel.id,
        server.guild.id,
        "en",
        may_manage=False,
    )
    assert not gate.is_new(stale)
    assert (tally.late, sum(tally.presses.values())) == (1, presses)
    assert sum(tally.answers) == presses
    (line,) = [one.getMessage() for one in caplog.records if "is dropped" in one.getMessage()]
    assert line.startswith(f"interaction {stale.id} is dropped: it came 3.")
