"""The loopback Discord takes no more than the real one: limits, DMs, nonces, names, threads."""

import time
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from tests.stub.limits import A_SECOND, BANNED, WINDOW, Limits, NewDms
from tests.stub.loopback import Loopback
from tests.stub.rest import respond
from tests.stub.servers import Servers
from tests.stub.trouble import Refused
from tests.stub.uploads import with_attachments
from tests.stub.world import (
    Request,
    Upload,
    World,
)

POSTS = "/channels/900000000000000123/messages"
OTHER = "/channels/900000000000000456/messages"
POST = {"content": "so they say", "nonce": "1-7", "enforce_nonce": True}


def code_of(ask: Callable[[], Any]) -> int:
    """Return the code with which a request is refused."""
    with pytest.raises(Refused) as refused:
        ask()
    return refused.value.code


def test_a_channel_takes_five_messages_in_five_seconds_and_says_so() -> None:
    limits = Limits()
    for left in (4, 3, 2, 1, 0):
        refused, headers = limits.take("POST", POSTS, 100.0)
        assert (refused, headers["X-RateLimit-Remaining"]) == (None, str(left))
    refused, headers = limits.take("POST", POSTS, 102.0)
    assert refused is not None
    assert (refused.status, refused.body["global"]) == (429, False)
    assert (headers["X-RateLimit-Reset-After"], refused.headers["Via"]) == ("3.000", "1.1 google")
    assert limits.take("POST", OTHER, 102.0)[0] is None
    assert limits.take("PATCH", f"{POSTS}/900000000000000789", 102.0)[0] is None
    assert limits.take("POST", POSTS, 105.0)[0] is None


def test_all_channels_together_take_fifty_requests_a_second_but_for_answers() -> None:
    limits = Limits()
    for number in range(A_SECOND):
        path = f"/channels/9000000000000{number:05}/messages"
        assert limits.take("POST", path, 7.0)[0] is None
    refused, _ = limits.take("POST", OTHER, 7.5)
    assert refused is not None
    assert refused.body["global"]
    assert limits.take("POST", "/interactions/900000000000000123/token/callback", 7.5)[0] is None
    assert limits.take("POST", OTHER, 8.0)[0] is None


def test_ten_thousand_refusals_in_ten_minutes_ban_the_address() -> None:
    limits = Limits()
    for number in range(10_000):
        limits.count(403, number * WINDOW / 9_999)
    assert not limits.banned_until
    limits.count(401, WINDOW)
    assert limits.banned_until == WINDOW + BANNED
    refused, _ = limits.take("POST", POSTS, WINDOW)
    assert refused is not None
    assert (refused.status, "Via" in refused.headers) == (429, False)


def test_too_many_new_dms_are_refused_and_people_known_before_are_written_to() -> None:
    dms, people = NewDms(at_once=2, most=3), {10_000 + n: n for n in range(6)}

    def write(number: int, now: float) -> None:
        dms.check("POST", "/users/@me/channels", people, now)
        dms.check("POST", f"/channels/{10_000 + number}/messages", people, now)

    write(0, 0.0)
    write(1, 0.0)
    assert code_of(lambda: write(2, 1.0)) == 40003
    write(2, 20.0)
    assert code_of(lambda: write(3, 40.0)) == 20026
    dms.check("POST", "/channels/10002/messages", people, 41.0)
    write(4, 40.0 + BANNED)


def test_a_nonce_counts_for_its_author_in_whichever_channel() -> None:
    world = World(100)
    guild = world.add_guild("Town")
    one, two = [world.add_channel(guild, name) for name in ("one", "two")]
    first = respond(world, "POST", f"/channels/{one.id}/messages", {}, POST)
    again = respond(world, "POST", f"/channels/{two.id}/messages", {}, POST)
    assert again["id"] == first["id"]
    assert two.last is None


def test_an_archived_thread_takes_no_edit_until_somebody_writes_there() -> None:
    world = World(100)
    guild = world.add_guild("Town")
    thread = world.add_thread(guild, world.add_channel(guild, "village"), "nook")
    posts = f"/channels/{thread.id}/messages"
    edit = f"{posts}/{respond(world, 'POST', posts, {}, {'content': 'one'})['id']}"
    respond(world, "PATCH", edit, {}, {"content": "two"})
    thread.said_at = time.time() - thread.open_for - 1
    assert code_of(lambda: respond(world, "PATCH", edit, {}, {"content": "three"})) == 50083
    respond(world, "POST", posts, {}, {"content": "four"})
    assert respond(world, "PATCH", edit, {}, {"content": "three"})["content"] == "three"


def test_a_file_is_called_as_discord_likes_it() -> None:
    file = Upload("files[0]", "Bo's village (1).png", "image/png", b"\x89PNG")
    body = {"attachments": [{"id": 0, "filename": file.name}]}
    shown = with_attachments(Request(0, "POST", POSTS, body, 0, (file,)))
    assert shown["attachments"][0]["filename"] == "Bo_s_village_1_.png"


def test_an_application_keeps_emoji_each_under_a_name_of_its_own() -> None:
    world = World(100)
    ask, place = Servers(world).respond, ["applications", "1", "emojis"]
    made = ask("POST", place, {"name": "coin", "image": ""})
    assert code_of(lambda: ask("POST", place, {"name": "coin", "image": ""})) == 50035
    ask("PATCH", [*place, made["id"]], {"name": "old_coin"})
    ask("POST", place, {"name": "coin", "image": ""})
    assert [one["name"] for one in ask("GET", place, {})["items"]] == ["old_coin", "coin"]
    assert code_of(lambda: ask("PATCH", [*place, "7"], {"name": "x"})) == 10014


async def test_the_loopback_sends_the_headers_and_takes_its_time() -> None:
    async with (
        Loopback(delay=(0.08, 0.3), limits=Limits()) as discord,
        aiohttp.ClientSession() as bot,
    ):
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        url, began = f"{discord.url}/channels/{channel.id}/messages", time.perf_counter()
        answers = [await bot.post(url, json={"content": "so they say"}) for _ in range(6)]
        assert time.perf_counter() - began >= 6 * 0.08
    assert [one.status for one in answers] == [200] * 5 + [429]
    assert answers[0].headers["X-RateLimit-Limit"] == "5"
    assert len(channel.messages) == 5


async def test_a_bot_that_begins_too_often_loses_its_token() -> None:
    async with Loopback() as discord, aiohttp.ClientSession() as bot:
        discord.gateway.starts = 1
        for left in (True, False):
            limit = await (await bot.get(f"{discord.url}/gateway/bot")).json()
            assert limit["session_start_limit"]["remaining"] == int(left)
            async with bot.ws_connect(f"{discord.url}/gateway") as socket:
                await socket.receive_json()
                identify = {"token": "loopback.token", "shard": [0, 1]}
                await socket.send_json({"op": 2, "d": identify})
                answer = await socket.receive()
                assert (answer.type == aiohttp.WSMsgType.TEXT) is left
                assert left or socket.close_code == 4004
