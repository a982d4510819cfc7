"""Rate limits that nobody uses are forgotten, without a look at all of them at each new one."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Ratelimit

from bot.app import create_bot
from bot.delivery.rate_limits import SWEEP_SECONDS, sweep_seldom
from bot.settings import Settings

CHANNELS = 1_000
FORGOTTEN_AFTER = 301
"""Seconds without a request, after which discord.py takes a limit for unused."""


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[Ratelimit]:
    """List every limit that was looked at, each time."""
    seen: list[Ratelimit] = []
    is_inactive = Ratelimit.is_inactive

    def look(limit: Ratelimit) -> bool:
        seen.append(limit)
        return is_inactive(limit)

    monkeypatch.setattr(Ratelimit, "is_inactive", look)
    return seen


async def test_new_limits_are_added_without_a_look_at_the_others(
    looked: list[Ratelimit], monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 0.0
    client = discord.Client(intents=discord.Intents.none())
    sweep_seldom(client, lambda: seconds)
    http: Any = client.http
    limits = [http.get_ratelimit(f"old {number}") for number in range(CHANNELS)]
    assert not looked
    for limit in limits:
        monkeypatch.setattr(limit, "_last_request", limit._last_request - FORGOTTEN_AFTER)
    seconds = SWEEP_SECONDS - 1
    http.get_ratelimit("too soon")
    assert not looked
    seconds = SWEEP_SECONDS
    http.get_ratelimit("new")
    assert len(looked) == CHANNELS + 2
    assert list(http._buckets) == ["too soon", "new"]
    http.get_ratelimit("newer")
    assert len(looked) == CHANNELS + 2


async def test_the_bot_does_so(tmp_path: Path, looked: list[Ratelimit]) -> None:
    bot = create_bot(Settings(database=tmp_path / "never opened.sqlite3"))
    http: Any = bot.http
    for number in range(CHANNELS):
        http.get_ratelimit(f"channel {number}")
    assert not looked
