"""The loopback Discord takes no more than the real one: limits, DMs, nonces, names, threads."""

import time
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from tests.stub import changes, shapes
from tests.stub.access import Right
from tests.stub.limits import A_SECOND, BANNED, WINDOW, Limits, NewDms
from tests.stub.loopback import Loopback
from tests.stub.rest import respond
from tests.stub.servers import Servers
from tests.stub.trouble import Refused
from tests.stub.uploads import with_attachments
from tests.stub.world import (
    ADMINISTRATOR,
    ALL_RIGHTS,
    TOKEN,
    Channel,
    Guild,
    Person,
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


# Who is where


@pytest.fixture
def town() -> tuple[World, Guild, Channel, Person]:
    """A Discord with a server, its channel, and one person, who is on it as the bot is."""
    world = World(100)
    world.more = Servers(world).respond
    guild = world.add_guild("Town")
    return world, guild, world.add_channel(guild, "village"), world.add_person("ann")


Town = tuple[World, Guild, Channel, Person]


def test_a_server_says_who_is_a_member(town: Town) -> None:
    world, guild, _, ann = town
    member = f"/guilds/{guild.id}/members"
    assert respond(world, "GET", f"{member}/{ann.id}", {}, {})["user"]["id"] == str(ann.id)
    guild.left.add(ann.id)
    assert code_of(lambda: respond(world, "GET", f"{member}/{ann.id}", {}, {})) == 10007
    assert code_of(lambda: respond(world, "GET", f"{member}/7", {}, {})) == 10007


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/channels/{channel}/messages"),
        ("GET", "/channels/{channel}/messages"),
        ("GET", "/channels/{channel}"),
        ("GET", "/guilds/{guild}/members/{ann}"),
        ("PUT", "/applications/1/guilds/{guild}/commands"),
    ],
)
def test_a_server_without_the_bot_takes_nothing(town: Town, method: str, path: str) -> None:
    world, guild, channel, ann = town
    path = path.format(channel=channel.id, guild=guild.id, ann=ann.id)
    respond(world, method, path, {}, {"content": "so they say", "items": []})
    guild.has_bot = False
    assert code_of(lambda: respond(world, method, path, {}, {"content": "so they say"})) == 50001
    assert respond(world, "GET", "/users/@me/guilds", {}, {}) == []


@pytest.mark.parametrize("has_gone", ["the person", "the bot"])
def test_who_shares_no_server_with_the_bot_gets_no_dm(town: Town, has_gone: str) -> None:
    world, guild, _, ann = town
    opened = respond(world, "POST", "/users/@me/channels", {}, {"recipient_id": str(ann.id)})
    path = f"/channels/{opened['id']}/messages"
    posted = respond(world, "POST", path, {}, {"content": "so they say"})
    if has_gone == "the bot":
        guild.has_bot = False
    else:
        guild.left.add(ann.id)
    assert code_of(lambda: respond(world, "POST", path, {}, {"content": "so they say"})) == 50278
    assert respond(world, "GET", f"{path}/{posted['id']}", {}, {}) == posted
    world.add_guild("Village")
    respond(world, "POST", path, {}, {"content": "so they say"})


async def heard(discord: Loopback, intents: int, do: Callable[[], Any]) -> list[str]:
    """Give the names of the events that a bot hears of something, after its start."""
    async with (
        aiohttp.ClientSession() as bot,
        bot.ws_connect(f"{discord.url}/gateway") as socket,
    ):
        await socket.receive_json()
        await socket.send_json(
            {"op": 2, "d": {"token": TOKEN, "shard": [0, 1], "intents": intents}}
        )
        names = [(await socket.receive_json())["t"] for _ in range(2)]
        assert names == ["READY", "GUILD_CREATE"]
        await do()
        await discord.gateway.deliver("RESUMED", {})
        found: list[str] = []
        while (name := (await socket.receive_json())["t"]) != "RESUMED":
            found.append(name)
        return found


@pytest.mark.parametrize(
    ("intents", "events"),
    [(1 << 0, []), (1 << 0 | 1 << 1, ["GUILD_MEMBER_REMOVE", "GUILD_MEMBER_ADD"])],
)
async def test_a_bot_hears_of_members_if_it_wants_to(intents: int, events: list[str]) -> None:
    async with Loopback() as discord:
        guild, ann = discord.world.add_guild("Town"), discord.world.add_person("ann")

        async def go_and_come() -> None:
            await changes.leave(discord, guild, ann)
            assert not discord.world.is_member(guild, ann.id)
            await changes.join(discord, guild, ann)
            assert discord.world.is_member(guild, ann.id)

        assert await heard(discord, intents, go_and_come) == events


async def test_a_bot_hears_that_it_is_thrown_out_and_invited_back() -> None:
    async with Loopback() as discord:
        world = discord.world
        guild = world.add_guild("Town")
        channel, ann = world.add_channel(guild, "hearth", is_voice=True), world.add_person("ann")

        async def go_and_come() -> None:
            await changes.throw_out(discord, guild)
            await discord.enter(ann, guild, channel)
            await changes.leave(discord, guild, ann)
            await changes.join(discord, guild, ann)
            await changes.invite(discord, guild)
            await discord.command(ann, channel, "game new")

        events = ["GUILD_DELETE", "GUILD_CREATE", "INTERACTION_CREATE"]
        assert await heard(discord, 1 << 0 | 1 << 1, go_and_come) == events


def test_an_interaction_says_whose_app_it_is_for(town: Town) -> None:
    world, guild, channel, ann = town
    bob = world.add_person("bob", has_app=True)

    def owners(person: Person, where: Channel) -> dict[str, str]:
        payload = shapes.interaction(world, 1, "token", 2, person, where, {})
        return payload["authorizing_integration_owners"]

    assert owners(ann, channel) == {"0": str(guild.id)}
    assert owners(bob, channel) == {"0": str(guild.id), "1": str(bob.id)}
    assert owners(ann, world.direct_channel(ann.id)) == {"0": "0"}
    guild.has_bot = False
    assert owners(bob, channel) == {"1": str(bob.id)}
    with pytest.raises(AssertionError):
        owners(ann, channel)
    guild.left.add(bob.id)
    with pytest.raises(AssertionError):
        owners(bob, channel)


# What the bot may do


def denied(whose: int, deny: int, allow: int = 0) -> dict[str, Any]:
    return {"id": str(whose), "type": 1, "allow": str(allow), "deny": str(deny)}


def test_rights_are_the_servers_then_what_the_channel_says_of_all_then_of_the_bot(
    town: Town,
) -> None:
    world, guild, channel, ann = town
    guild.rights = Right.VIEW_CHANNEL | Right.SEND_MESSAGES
    everybody, bot = denied(guild.id, Right.SEND_MESSAGES), denied(world.bot.id, 0, 1 << 11)
    thread = world.add_thread(guild, channel, "nook")

    def shown(where: Channel = channel) -> int:
        payload = shapes.interaction(world, 1, "token", 2, ann, where, {})
        return int(payload["app_permissions"])

    assert shown() == guild.rights
    channel.overwrites = [everybody]
    assert shown() == shown(thread) == Right.VIEW_CHANNEL
    channel.overwrites = [bot, everybody]
    assert shown() == shown(thread) == guild.rights
    channel.overwrites = [denied(ann.id, Right.VIEW_CHANNEL), denied(7, Right.VIEW_CHANNEL)]
    assert shown() == guild.rights
    assert shapes.channel(channel)["permission_overwrites"] == channel.overwrites
    guild.rights |= ADMINISTRATOR
    channel.overwrites = [denied(world.bot.id, Right.VIEW_CHANNEL)]
    assert shown() == ALL_RIGHTS


SAID = {"content": "so they say"}
WITH_FILE = {"attachments": [{"id": "1", "filename": "a.png", "url": "https://127.0.0.1/a.png"}]}
WITH_EMBED = {"embeds": [{"title": "so they say"}]}
NOOK, SECRET = {"name": "nook", "type": 11}, {"name": "nook", "type": 12}
EVENT = {"name": "tonight"}

LACKING = [
    ("view_channel", "POST", "/channels/{channel}/messages", SAID, 50001),
    ("view_channel", "PATCH", "/channels/{channel}/messages/{message}", SAID, 50001),
    ("view_channel", "GET", "/channels/{channel}/messages", {}, 50001),
    ("view_channel", "GET", "/channels/{channel}", {}, 50001),
    ("view_channel", "POST", "/channels/{thread}/messages", SAID, 50001),
    ("connect", "POST", "/channels/{voice}/messages", SAID, 50001),
    ("send_messages", "POST", "/channels/{channel}/messages", SAID, 50013),
    ("send_messages_in_threads", "POST", "/channels/{thread}/messages", SAID, 50013),
    ("attach_files", "POST", "/channels/{channel}/messages", WITH_FILE, 50013),
    ("attach_files", "PATCH", "/channels/{channel}/messages/{message}", WITH_FILE, 50013),
    ("embed_links", "POST", "/channels/{channel}/messages", WITH_EMBED, 50013),
    ("read_message_history", "GET", "/channels/{channel}/messages/{message}", {}, 50013),
    (
        *("create_public_threads", "POST", "/channels/{channel}/messages/{message}/threads"),
        *(NOOK, 50013),
    ),
    ("create_public_threads", "POST", "/channels/{channel}/threads", NOOK, 50013),
    ("create_private_threads", "POST", "/channels/{channel}/threads", SECRET, 50013),
    ("manage_threads", "DELETE", "/channels/{thread}", {}, 50013),
    ("create_events", "POST", "/guilds/{guild}/scheduled-events", EVENT, 50013),
]


@pytest.fixture
def places(town: Town) -> dict[str, int]:
    """The ids of all there is in the town."""
    world, guild, channel, _ = town
    thread = world.add_thread(guild, channel, "nook")
    voice = world.add_channel(guild, "hearth", is_voice=True)
    said = respond(world, "POST", f"/channels/{channel.id}/messages", {}, SAID)
    return {
        "guild": guild.id,
        "channel": channel.id,
        "voice": voice.id,
        "thread": thread.id,
        "message": int(said["id"]),
    }


@pytest.mark.parametrize(("lacking", "method", "path", "body", "code"), LACKING)
def test_what_a_right_is_for_is_refused_without_it(
    town: Town,
    places: dict[str, int],
    lacking: str,
    method: str,
    path: str,
    body: dict[str, Any],
    code: int,
) -> None:
    world, guild, *_ = town
    path, right = path.format(**places), Right[lacking.upper()]
    guild.rights &= ~right
    with pytest.raises(Refused) as refused:
        respond(world, method, path, {}, body)
    assert (refused.value.status, refused.value.code) == (403, code)
    sends = Right.SEND_MESSAGES | Right.SEND_MESSAGES_IN_THREADS
    guild.rights = right | sends | Right.VIEW_CHANNEL | Right.CONNECT
    respond(world, method, path, {}, body)


def test_without_its_history_a_channel_seems_empty(town: Town, places: dict[str, int]) -> None:
    world, guild, channel, ann = town
    listed = f"/channels/{channel.id}/messages"
    assert [int(one["id"]) for one in respond(world, "GET", listed, {}, {})] == [places["message"]]
    guild.rights &= ~Right.READ_MESSAGE_HISTORY
    assert respond(world, "GET", listed, {}, {}) == []
    dm = f"/channels/{world.direct_channel(ann.id).id}/messages"
    respond(world, "POST", dm, {}, SAID)
    assert respond(world, "GET", dm, {}, {})


def test_an_own_event_is_changed_with_either_right_and_made_with_one(
    town: Town, places: dict[str, int]
) -> None:
    world, guild, *_ = town
    events = f"/guilds/{guild.id}/scheduled-events"
    made = respond(world, "POST", events, {}, EVENT)["id"]
    guild.rights = Right.MANAGE_EVENTS
    assert code_of(lambda: respond(world, "POST", events, {}, EVENT)) == 50013
    changed = respond(world, "PATCH", f"{events}/{made}", {}, {"name": "tomorrow"})
    assert changed["name"] == "tomorrow"
    guild.rights = Right.CREATE_EVENTS
    respond(world, "PATCH", f"{events}/{made}", {}, {})
    guild.rights = Right.VIEW_CHANNEL
    assert code_of(lambda: respond(world, "PATCH", f"{events}/{made}", {}, {})) == 50013
    assert respond(world, "GET", f"{events}/{made}", {}, {}) == changed


def test_a_locked_thread_and_a_private_one_are_for_who_manages_threads(town: Town) -> None:
    world, guild, channel, _ = town
    thread = world.add_thread(guild, channel, "nook", is_private=True)
    posts = f"/channels/{thread.id}/messages"
    guild.rights &= ~Right.MANAGE_THREADS
    respond(world, "POST", posts, {}, SAID)
    thread.is_locked = True
    assert code_of(lambda: respond(world, "POST", posts, {}, SAID)) == 160005
    thread.is_locked, thread.has_bot = False, False
    assert code_of(lambda: respond(world, "POST", posts, {}, SAID)) == 50001
    assert shapes.guild(guild, world.owner, world.bot)["threads"] == []
    guild.rights |= Right.MANAGE_THREADS
    thread.is_locked = True
    respond(world, "POST", posts, {}, SAID)


async def test_a_bot_hears_of_rights_locks_and_what_is_deleted() -> None:
    async with Loopback() as discord:
        world = discord.world
        guild = world.add_guild("Town")
        channel = world.add_channel(guild, "village")
        thread, other = [world.add_thread(guild, channel, name) for name in ("nook", "den")]

        async def change() -> None:
            await changes.deny(discord, channel, Right.SEND_MESSAGES)
            assert code_of(lambda: respond(world, "POST", posts, {}, SAID)) == 50013
            await changes.deny(discord, channel, 0)
            respond(world, "POST", posts, {}, SAID)
            await changes.lock(discord, thread)
            assert thread.is_locked
            await changes.delete(discord, thread)
            await changes.delete(discord, channel)
            assert code_of(lambda: respond(world, "POST", posts, {}, SAID)) == 10003

        posts = f"/channels/{channel.id}/messages"
        assert await heard(discord, 1, change) == [
            *("CHANNEL_UPDATE", "CHANNEL_UPDATE", "THREAD_UPDATE"),
            *("THREAD_DELETE", "CHANNEL_DELETE"),
        ]
        assert other.id not in world.channels
        assert (guild.channels, guild.threads) == ([], [])
