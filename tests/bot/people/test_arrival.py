"""A game is opened and started only where it can be played; what is missing is named in private."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, InteractionType, OverwriteType

from bot.i18n.words import languages, words_in
from bot.service.tables.games import Games
from tests.bot.faults.test_gone import take_right
from tests.bot.messages import answer_of, say
from tests.bot.passing import passes
from tests.bot.server import MONDAY, Server
from tests.bot.wire import Delivery, Wire

OPENERS: dict[str, dict[str, Any]] = {
    "game new": {},
    "night new": {},
    "night plan": {"at": "2026-06-02 20:00"},
}
"""The commands that post a lobby."""


async def command(server: Server, name: str, options: dict[str, Any] | None = None) -> Any:
    """Type a command as Ann in the server's channel, whether a client would let her or not."""
    made = Wire(server).command(server.ann, name, options or {})
    await Wire(server).deliver(made)
    return made.result


async def press(server: Server, custom_id: str, person: Any = None) -> Any:
    """Press a button at the channel's last message."""
    made = Wire(server).press(person or server.ann, server.channel.last_message, custom_id)
    await Wire(server).deliver(made)
    return made.result


async def refuses(server: Server, key: str, **figures: str) -> None:
    """See that each command which posts a lobby is refused in private."""
    server.set_clock(MONDAY)
    for name, options in OPENERS.items():
        async with server.nothing_changes():
            result = await command(server, name, options)
        assert answer_of(result) == say(key, **figures), name


def deny(server: Server, *rights: str) -> None:
    """Take rights in the server's channel away from the bot; a thread's are those of its parent.

    That to manage threads goes with them, for which its invitation does not ask.
    """
    backend = server.env.backend
    channel = backend.get_channel(server.channel.id)
    denied = discord.Permissions(**dict.fromkeys((*rights, "manage_threads"), True)).value
    backend.set_overwrite(
        channel.permission_channel_id(),
        Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=denied),
    )


def named(*rights: str) -> str:
    """List rights as a refusal names them."""
    return words_in("en").join_and([say(f"right-{right.replace('_', '-')}") for right in rights])


def thread(server: Server, *, kind: int = ChannelType.PUBLIC_THREAD, broadcast: bool = True) -> Any:
    """Open a thread in the server's channel, everybody in it but the bot."""
    backend = server.env.backend
    parent = server.channel.id
    made = backend.create_thread(parent, "nook", server.ann.id, type=kind, broadcast=broadcast)
    for person in server.people.values():
        backend.add_thread_member(made.id, person.id)
    return next(one for one in server.channel.threads if one.id == made.id)


def private_thread(server: Server) -> Any:
    made = thread(server, kind=ChannelType.PRIVATE_THREAD)
    server.env.backend.add_thread_member(made.id, server.bot.user.id)
    return made


def post(server: Server) -> Any:
    server.channel = server.guild.create_forum_channel("questions")
    return thread(server)


def with_metadata(made: Callable[[Server], Any], **metadata: bool) -> Callable[[Server], Any]:
    """Archive or lock a thread."""

    def changed(server: Server) -> Any:
        found = made(server)
        server.env.backend.edit_channel(found.id, {}, thread_metadata=metadata)
        return found

    return changed


def age_gated(server: Server) -> Any:
    found = server.guild.create_text_channel("adults")
    payload = serializers.channel_payload(
        server.env.backend, server.env.backend.get_channel(found.id)
    )
    server.env.backend.emit("CHANNEL_UPDATE", {**payload, "nsfw": True})
    return found


PLACES: dict[str, Callable[[Server], Any]] = {
    "text": lambda server: server.channel,
    "age-gated": age_gated,
    "announcements": lambda server: server.guild.create_news_channel("news"),
    "voice": lambda server: server.guild.create_voice_channel("parlour"),
    "stage": lambda server: server.guild.create_stage_channel("stage"),
    "thread": thread,
    "private thread with the bot": private_thread,
    "archived thread": with_metadata(thread, archived=True),
    "archived private thread": with_metadata(private_thread, archived=True),
    "post of a forum": post,
}
"""Where a game can be played."""

TEXT, THREAD = ("view_channel", "send_messages"), ("view_channel", "send_messages_in_threads")
NEEDED = {
    **dict.fromkeys(("text", "age-gated", "announcements"), TEXT),
    **dict.fromkeys(("voice", "stage"), (*TEXT, "connect")),
    **dict.fromkeys([name for name in PLACES if "thread" in name or "post" in name], THREAD),
}
"""What the bot needs there."""


async def go_to(server: Server, place: str) -> None:
    server.channel = PLACES[place](server)
    deny(server)
    await server.env.settle()


@pytest.mark.parametrize("place", PLACES)
async def test_a_game_is_opened_and_started_where_it_can_be_played(
    server: Server, place: str
) -> None:
    await go_to(server, place)
    await command(server, "game new")
    await press(server, "1:1:0:lobby:join", server.bob)
    await press(server, "1:1:0:lobby:start")
    row = (await server.loaded()).row
    assert (row.status, row.channel_id) == ("running", server.channel.id)
    asked, _ = await server.turn()
    made = Wire(server).command(asked, "pass", {})
    await Wire(server).deliver(made)
    assert (await server.loaded()).ply == 1
    assert await server.waiting() == []


@pytest.mark.parametrize(
    ("place", "right"), [(place, right) for place in PLACES for right in NEEDED[place]]
)
async def test_a_right_that_is_missing_is_named_before_a_lobby_is_posted(
    server: Server, place: str, right: str
) -> None:
    await go_to(server, place)
    deny(server, right)
    await refuses(server, "rights-missing", rights=named(right))


async def test_all_rights_that_are_missing_are_named_at_once(server: Server) -> None:
    deny(server, *TEXT)
    await refuses(server, "rights-missing", rights=named(*TEXT))


@pytest.mark.parametrize("language", languages())
async def test_the_right_is_named_in_the_persons_language(server: Server, language: str) -> None:
    take_right(server, "send_messages")
    await server.ann.slash(server.channel, "me settings", language=language)
    words = words_in(language)
    expected = words("rights-missing", rights=words("right-send-messages"))
    assert answer_of(await server.ann.slash(server.channel, "game new")) == expected


@pytest.mark.parametrize("right", THREAD)
async def test_a_thread_of_announcements_needs_what_threads_need(
    server: Server, right: str
) -> None:
    """The simulation has no such threads: the payload alone says that it is one."""
    server.channel = server.guild.create_news_channel("news")
    server.channel = thread(server, broadcast=False)
    answers: list[str] = []
    for denied in ((right,), ()):
        deny(server, *denied)
        made = Wire(server).command(server.ann, "game new", {})
        made.payload["channel"]["type"] = 10
        await Wire(server).deliver(made)
        answers += [answer_of(made.result)] if denied else []
    assert answers == [say("rights-missing", rights=named(right))]
    assert (await server.parts[Games].find(server.channel.id)).status == "lobby"


@pytest.mark.parametrize("made", [thread, private_thread])
async def test_a_locked_thread_takes_no_game(server: Server, made: Callable[[Server], Any]) -> None:
    server.channel = with_metadata(made, locked=True, archived=True)(server)
    deny(server)
    await server.env.settle()
    await refuses(server, "thread-locked")


async def test_a_private_thread_without_the_bot_takes_no_game(server: Server) -> None:
    server.channel = thread(server, kind=ChannelType.PRIVATE_THREAD, broadcast=False)
    deny(server)
    await server.env.settle()
    await refuses(server, "thread-not-joined")


@pytest.mark.parametrize("kind", ["locked", "private"])
async def test_a_bot_that_may_manage_threads_plays_in_each_of_them(
    server: Server, kind: str
) -> None:
    if kind == "locked":
        server.channel = with_metadata(thread, locked=True)(server)
    else:
        server.channel = thread(server, kind=ChannelType.PRIVATE_THREAD, broadcast=False)
    await server.env.settle()
    await command(server, "game new")
    assert (await server.parts[Games].get(1)).status == "lobby"


@pytest.mark.parametrize("kind", ["create_forum_channel", "create_category"])
async def test_where_there_are_no_messages_there_is_no_game(server: Server, kind: str) -> None:
    server.channel = getattr(server.guild, kind)("questions")
    await server.env.settle()
    await refuses(server, "no-messages-here")


async def test_a_channel_that_discord_does_not_describe_takes_no_game(server: Server) -> None:
    """The command's channel is all that a game could be opened in."""
    made = Wire(server).command(server.ann, "game new", {})
    del made.payload["channel"]
    async with server.nothing_changes():
        await Wire(server).deliver(made)
    assert answer_of(made.result) == say("no-messages-here")


@pytest.mark.parametrize("name", OPENERS)
async def test_a_direct_message_takes_no_game(server: Server, name: str) -> None:
    """Discord does not offer the command there; a client of an older release may."""
    in_server = Wire(server).command(server.ann, name, OPENERS[name])
    record, payload = interactions.base_payload(
        server.env.backend,
        type=InteractionType.APPLICATION_COMMAND,
        channel_id=server.ann.user.dm_channel.id,
        guild_id=None,
        user_id=server.ann.id,
        data=in_server.payload["data"],
    )
    made = Delivery(payload, type(in_server.result)(server.env, record))
    async with server.nothing_changes():
        await Wire(server).deliver(made)
    shown = made.result.response
    assert shown is not None
    assert say("only-in-a-server") in str(shown.message.components)


def leave(server: Server) -> None:
    """Take the bot out of the server, while its commands stay there."""
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})


async def test_a_server_without_the_bot_takes_no_game(server: Server) -> None:
    leave(server)
    await refuses(server, "not-on-this-server")


async def test_a_lobby_on_a_server_without_the_bot_is_not_started(server: Server) -> None:
    await server.open(2)
    leave(server)
    async with server.nothing_changes():
        for started in (
            await press(server, "1:1:0:lobby:start"),
            await press(server, "1:1:0:thread"),
            await command(server, "game start"),
        ):
            assert answer_of(started) == say("not-on-this-server")


@pytest.fixture
def owners(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterable[str]], None]:
    """Let all interactions come from an app that these have installed."""
    build = interactions.base_payload

    def set_owners(keys: Iterable[str]) -> None:
        def owned(backend: Any, **options: Any) -> Any:
            record, payload = build(backend, **options)
            by = {"0": str(options["guild_id"]), "1": str(options["user_id"])}
            payload["authorizing_integration_owners"] = {key: by[key] for key in keys}
            return record, payload

        monkeypatch.setattr(interactions, "base_payload", owned)

    return set_owners


async def test_a_person_alone_cannot_bring_the_bot_to_a_server(
    server: Server, owners: Callable[[Iterable[str]], None]
) -> None:
    owners("1")
    await refuses(server, "not-on-this-server")


@pytest.mark.parametrize("keys", ["0", "01"])
async def test_a_server_that_has_installed_the_bot_plays(
    server: Server, owners: Callable[[Iterable[str]], None], keys: str
) -> None:
    owners(keys)
    await server.start(2)
    assert (await server.loaded()).row.status == "running"


STARTS: dict[str, Callable[[Server], Any]] = {
    "button": lambda server: press(server, "1:1:0:lobby:start"),
    "command": lambda server: command(server, "game start"),
}


@pytest.mark.parametrize("way", STARTS)
async def test_a_right_that_was_taken_since_is_named_at_the_start(server: Server, way: str) -> None:
    await server.open(2)
    deny(server, "send_messages")
    async with server.nothing_changes():
        refused = await STARTS[way](server)
    assert answer_of(refused) == say("rights-missing", rights=named("send_messages"))
    deny(server)
    await STARTS[way](server)
    assert (await server.loaded()).row.status == "running"


async def test_a_night_is_not_started_without_the_right(server: Server) -> None:
    await command(server, "night new")
    await press(server, "1:1:0:night:sit", server.bob)
    deny(server, "send_messages")
    async with server.nothing_changes():
        refused = await press(server, "1:1:0:night:start")
    assert answer_of(refused) == say("rights-missing", rights=named("send_messages"))
    deny(server)
    await press(server, "1:1:0:night:start")
    assert (await server.loaded()).row.status == "running"


async def test_the_next_game_of_a_table_is_not_opened_without_the_right(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(2))
    deny(server, "view_channel")
    async with server.nothing_changes():
        refused = await press(server, "1:1:0:again")
    assert answer_of(refused) == say("rights-missing", rights=named("view_channel"))


async def test_a_new_thread_needs_rights_of_its_own(server: Server) -> None:
    """Not the one to write in the channel, in which no message follows."""
    await server.open(2)
    needed = ("create_public_threads", "send_messages_in_threads")
    deny(server, "send_messages", *needed)
    async with server.nothing_changes():
        refused = await press(server, "1:1:0:thread")
    assert answer_of(refused) == say("no-new-thread-rights", rights=named(*needed))
    assert not server.channel.threads
    deny(server, "send_messages")
    await press(server, "1:1:0:thread")
    (opened,) = server.channel.threads
    assert (await server.loaded()).row.channel_id == opened.id


@pytest.mark.parametrize("place", ["voice", "stage", "thread", "post of a forum"])
async def test_no_thread_is_opened_where_there_are_none(server: Server, place: str) -> None:
    await go_to(server, place)
    await command(server, "game new")
    await press(server, "1:1:0:lobby:join", server.bob)
    async with server.nothing_changes():
        refused = await press(server, "1:1:0:thread")
    assert answer_of(refused) == say("no-new-thread")


async def test_a_game_that_lost_its_channel_says_which_right_it_waits_for(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    deny(server, "send_messages")
    await passes(asked, await server.panel())
    assert (await server.loaded()).row.status == "paused"
    async with server.nothing_changes():
        status = await command(server, "game status")
    assert answer_of(status) == say("rights-missing", rights=named("send_messages"))
    deny(server)
    await command(server, "game status")
    assert (await server.loaded()).row.status == "running"
