"""Requests go out evenly and by urgency."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.delivery.discord import request_budget
from bot.delivery.discord.request_budget import RequestBudget, Urgency, urgency
from tests.stub.loopback import Loopback

_GAP = 0.04


@asynccontextmanager
async def budgeted(
    monkeypatch: pytest.MonkeyPatch, gap: float = _GAP
) -> AsyncIterator[tuple[Loopback, Any]]:
    """Give a Discord, and what sends a request there by its path and its urgency."""
    monkeypatch.setattr(request_budget, "A_SECOND", 1 / gap)
    budget = RequestBudget()

    async def send(path: str, urgent: Urgency = Urgency.PRESS) -> None:
        urgency.set(urgent)
        await (await session.get(discord.url + path, middlewares=(budget.hold,))).read()

    async with Loopback() as discord, aiohttp.ClientSession() as session:
        yield discord, send


async def test_they_go_out_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    async with budgeted(monkeypatch) as (discord, send):
        await asyncio.gather(*[send("/users/@me") for _ in range(10)])
        first, *_, last = [one.at for one in discord.world.requests]
        assert last - first > 8.5 * _GAP


async def test_the_most_urgent_goes_first_then_who_came_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Long enough for all five to be asked for, also on a busy machine, before the second goes out.
    async with budgeted(monkeypatch, gap=0.4) as (discord, send):
        sent = [send(f"/channels/{number}", Urgency.DIRECT_MESSAGE) for number in (1, 2, 3)]
        sent += [send("/channels/4", Urgency.REMINDER), send("/channels/5", Urgency.NIGHT)]
        await asyncio.gather(*sent)
        order = [one.path[-1] for one in discord.world.requests]
        assert order == ["1", "5", "4", "2", "3"]


async def test_one_that_was_given_up_takes_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async with budgeted(monkeypatch) as (discord, send):
        sent = [asyncio.create_task(send(f"/channels/{number}")) for number in range(6)]
        await asyncio.sleep(_GAP / 2)
        for task in sent[1:5]:
            task.cancel()
        await asyncio.gather(*sent, return_exceptions=True)
        first, last = discord.world.requests
        assert last.path == "/channels/5"
        assert last.at - first.at < 2 * _GAP
