"""What the bot takes of discord.py's own is there, and its rate limits are dropped when unused."""

import asyncio
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Ratelimit

from bot.app import create_bot
from bot.delivery.discord.discord_internals import (
    COMMAND_TASK,
    FEW,
    UNUSED_SECONDS,
    WRITTEN_FOR,
    DiscordPyChanged,
    check_internals,
    sweep_seldom,
)
from bot.settings import Settings
from tests.repo.sources import ROOT

CHANNELS = 1_000


def test_a_name_that_discord_py_no_longer_has_is_said_before_the_start() -> None:
    client = discord.Client(intents=discord.Intents.none())
    check_internals(client)
    del client.http._buckets
    with pytest.raises(DiscordPyChanged) as changed:
        check_internals(client)
    assert str(changed.value) == (
        f"discord.py {discord.__version__} has no _buckets: "
        "install discord.py 2.7.1, for which this bot was written."
    )


def test_the_command_tree_must_have_what_ours_overrides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(discord.app_commands.CommandTree, "_call")
    with pytest.raises(DiscordPyChanged, match="has no _call: install"):
        check_internals(discord.Client(intents=discord.Intents.none()))


def test_commands_run_in_tasks_of_the_name_that_a_stop_waits_for() -> None:
    made_by = discord.app_commands.CommandTree._from_interaction
    assert COMMAND_TASK in made_by.__code__.co_consts


def test_the_pinned_release_is_the_one_it_was_written_for() -> None:
    pinned = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert f"discord.py=={WRITTEN_FOR}" in pinned["project"]["dependencies"]


@pytest.fixture
def http() -> Any:
    client = discord.Client(intents=discord.Intents.none())
    sweep_seldom(client)
    return client.http


def _add(http: Any, count: int, name: str, change: Callable[[Any], None] | None = None) -> None:
    """Add limits that nobody has used for long enough, each changed in some way."""
    for number in range(count):
        limit = http.get_ratelimit(f"{name} {number}")
        limit._last_request -= UNUSED_SECONDS
        if change:
            change(limit)


async def test_unused_limits_are_dropped_once_there_are_many(http: Any) -> None:
    _add(http, FEW - 1, "old")
    assert len(http._buckets) == FEW - 1
    http.get_ratelimit("new")
    assert list(http._buckets) == ["new"]


async def test_many_channels_leave_few_limits(http: Any) -> None:
    most = 0
    for number in range(CHANNELS):
        _add(http, 1, f"channel {number}")
        most = max(most, len(http._buckets))
    assert most <= FEW + 2


async def test_limits_that_hold_somebody_up_stay(http: Any) -> None:
    loop = asyncio.get_running_loop()
    changes: dict[str, Callable[[Any], None]] = {
        "sending": lambda limit: setattr(limit, "outgoing", 1),
        "waiting": lambda limit: limit._pending_requests.append(loop.create_future()),
        "window": lambda limit: setattr(limit, "expires", loop.time() + 60),
        # In the future: until the sweep a slow machine may take longer than UNUSED_SECONDS.
        "just used": lambda limit: setattr(limit, "_last_request", loop.time() + 60),
    }
    for name, change in changes.items():
        _add(http, 1, name, change)
    _add(http, 1, "over", lambda limit: setattr(limit, "expires", loop.time() - 1))
    _add(http, FEW, "old")
    kept = [key for key in http._buckets if not key.startswith("old")]
    assert kept == [f"{name} 0" for name in changes]


async def test_limits_in_use_are_not_looked_at_for_each_new_one(
    http: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    def look(limit: Ratelimit) -> bool:
        nonlocal looks
        looks += 1
        return False

    monkeypatch.setattr(Ratelimit, "is_expired", look)
    _add(http, CHANNELS, "window", lambda limit: setattr(limit, "expires", 1.0))
    assert len(http._buckets) == CHANNELS
    assert looks < 2 * CHANNELS


async def test_the_bot_does_so(tmp_path: Path) -> None:
    bot = create_bot(Settings(database=tmp_path / "never opened.sqlite3"))
    http: Any = bot.http
    _add(http, CHANNELS, "channel")
    assert len(http._buckets) <= FEW + 2
