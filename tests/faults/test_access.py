"""The loopback Discord knows who is on a server, and takes of the bot what it has a right to."""

from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from tests.faults.test_harsh_discord import code_of
from tests.stub import changes, shapes
from tests.stub.access import Right
from tests.stub.loopback import Loopback
from tests.stub.rest import respond
from tests.stub.servers import Servers
from tests.stub.trouble import Refused
from tests.stub.world import ADMINISTRATOR, ALL_RIGHTS, TOKEN, Channel, Guild, Person, World


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
