"""Discord's answers are counted as it counts them: those too that discord.py repeats by itself."""

import time
from collections import Counter

import discord
import pytest

from bot.delivery.discord.discord_internals import count_answers
from bot.delivery.discord.invalid_requests import MOST, InvalidRequests
from bot.delivery.discord.network import Failure, RequestFailed, RequestTarget
from bot.delivery.discord.request_budget import RequestBudget
from bot.delivery.discord.requests import MESSAGES, Requests
from bot.delivery.discord.tally import Tally
from tests.stub.launch import aims
from tests.stub.loopback import Loopback
from tests.stub.trouble import Answer, Trouble, too_many
from tests.stub.world import TOKEN


async def test_each_answer_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    invalid = InvalidRequests(time.monotonic)
    counted = Counter[int]()

    def count(status: int) -> None:
        counted[status] += 1
        invalid.count(status)

    async with Loopback() as server:
        for owner, name, value in aims(server.url):
            monkeypatch.setattr(owner, name, value)
        channel = server.world.add_channel(server.world.add_guild("Town"), "village")
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(TOKEN)
            count_answers(client, count)
            requests = Requests(client, RequestBudget(), invalid, Tally(time.monotonic))

            async def ask() -> None:
                await requests.send(
                    "GET", MESSAGES, target=RequestTarget.TABLE, channel_id=channel.id
                )

            path = f"/channels/{channel.id}/messages"
            server.troubles = [Trouble("GET", path, 3, done=False, answer=too_many(0.01))]
            await ask()
            forbidden = Answer(403, {"code": 50001})
            server.troubles = [Trouble("GET", path, 1, done=False, answer=forbidden)]
            with pytest.raises(RequestFailed) as refused:
                await ask()
            assert refused.value.failure == Failure.NO_ACCESS
            assert counted == {429: 3, 403: 1, 200: 1}
            for _ in range(MOST - 4):
                invalid.count(401)
            before = len(server.world.requests)
            with pytest.raises(RequestFailed) as silent:
                await ask()
            assert silent.value.failure == Failure.BUSY
            assert len(server.world.requests) == before
