"""A lobby's game can begin in a thread of its own, and the end of one offers the next."""

from random import Random
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.delivery.discord.discord_api import DiscordApi
from bot.features.hours import Hours
from bot.features.upkeep import Upkeep
from bot.model.user_settings import UserSettings
from bot.service.tables.games import Games
from tests.bot.messages import answer_of, ids_of, posts, say, text_of
from tests.bot.server import MONDAY, Server

HERE_ALREADY, NO_THREADS_HERE = 160004, 50024
OPENS = "/channels/*/messages/*/threads"


async def start_in_thread(server: Server, **options: str) -> Any:
    """Start in a new thread as Ann, and give the thread."""
    lobby = await server.open(2, **options)
    await server.ann.click(lobby, label=say("lobby-thread"))
    (thread,) = server.channel.threads
    return thread


async def test_a_game_begins_in_a_new_thread_and_lives_there(server: Server) -> None:
    thread = await start_in_thread(server)
    assert thread.name == "Above and Below: ann, bob"
    lobby = next(message for message in server.channel.history() if message.id == thread.id)
    assert text_of(lobby).startswith("**The game begins.**")
    assert say("lobby-moved", thread=f"<#{thread.id}>") in text_of(lobby)
    assert ids_of(lobby) == []
    row = (await server.loaded()).row
    assert (row.channel_id, row.status) == (thread.id, "running")
    server.channel = thread
    assert say("verb-explore") in text_of(await server.panel())
    await server.finish(Random(1))
    assert "Final score" in text_of(thread.last_message)
    assert await server.waiting() == []


async def test_the_channel_is_free_for_another_lobby(server: Server) -> None:
    thread = await start_in_thread(server)
    await server.cid.slash(server.channel, "game new")
    assert say("lobby-title") in text_of(server.channel.last_message)
    assert (await server.parts[Games].find(thread.id)).id == 1


async def test_the_first_panel_of_a_thread_may_have_pictures(server: Server) -> None:
    thread = await start_in_thread(server)
    assert thread.id in server.parts[DiscordApi]._takes_files


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_it_says_so_in_private(server: Server, lacking: str) -> None:
    backend = server.env.backend
    denied, bot = discord.Permissions(**{lacking: True}).value, backend.bot_user.id
    overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
    backend.set_overwrite(server.channel.id, overwrite)
    lobby = await server.open(2)
    async with server.nothing_changes():
        pressed = await server.ann.click(lobby, label=say("lobby-thread"))
    right = say(f"right-{lacking.replace('_', '-')}")
    assert answer_of(pressed) == say("no-new-thread-rights", rights=right)
    assert not server.channel.threads
    await server.ann.click(lobby, label=say("lobby-start"))
    assert (await server.loaded()).row.status == "running"


async def test_where_there_are_no_threads_it_says_so_in_private(server: Server) -> None:
    lobby = await server.open(2)
    server.env.inject_error("POST", OPENS, status=400, code=NO_THREADS_HERE)
    async with server.nothing_changes():
        pressed = await server.ann.click(lobby, label=say("lobby-thread"))
    assert answer_of(pressed) == say("no-new-thread")


async def test_who_has_no_seat_starts_no_thread(server: Server) -> None:
    lobby = await server.open(2)
    async with server.nothing_changes():
        assert answer_of(await server.eve.click(lobby, label=say("lobby-thread"))) == say(
            "not-seated"
        )
    assert not server.channel.threads


async def test_a_thread_that_was_opened_before_a_crash_is_taken(server: Server) -> None:
    lobby = await server.open(2)
    made = server.env.backend.create_thread(
        server.channel.id, "begun", server.bot.user.id, message_id=lobby.id
    )
    await server.env.settle()
    server.env.inject_error("POST", OPENS, status=400, code=HERE_ALREADY)
    await server.ann.click(lobby, label=say("lobby-thread"))
    assert (await server.loaded()).row.channel_id == made.id


async def finished(server: Server, players: int, **options: Any) -> Any:
    """Play a game to its end, and give its last panel."""
    await server.start(players, **options)
    await server.finish(Random(players))
    return await server.panel()


async def test_the_end_opens_a_lobby_like_the_last_and_calls_the_others(server: Server) -> None:
    end = await finished(server, 3, reading="table", pace="fast", edition="preview")
    await server.ann.click(end, label=say("again"))
    row = await server.parts[Games].get(2)
    assert [seat.name for seat in row.seats] == ["ann"]
    assert (row.status, row.reading, row.pace, row.edition) == ("lobby", "table", "fast", "preview")
    calls = [text for text in posts(server) if "would like to play again" in text]
    assert len(calls) == 2
    assert {name for name in ("bob", "cid") if any(mention(server, name) in c for c in calls)} == {
        "bob",
        "cid",
    }
    for person in (server.bob, server.cid):
        assert answer_of(await person.click(end, label=say("again"))).startswith("You have a seat")
    assert [seat.name for seat in (await server.parts[Games].get(2)).seats] == [
        "ann",
        "bob",
        "cid",
    ]
    assert await server.waiting() == []


async def test_pressing_it_twice_seats_nobody_twice(server: Server) -> None:
    end = await finished(server, 2)
    await server.ann.click(end, label=say("again"))
    assert answer_of(await server.ann.click(end, label=say("again"))) == say("already-seated")
    assert [seat.name for seat in (await server.parts[Games].get(2)).seats] == ["ann"]


async def test_who_did_not_play_cannot_call_the_others(server: Server) -> None:
    end = await finished(server, 2)
    async with server.nothing_changes():
        assert answer_of(await server.eve.click(end, label=say("again"))) == say("not-seated")


async def test_while_the_next_game_runs_there_is_no_third(server: Server) -> None:
    end = await finished(server, 2)
    await server.ann.click(end, label=say("again"))
    lobby = await lobby_of(server, 2)
    await server.bob.click(lobby, label=say("lobby-join"))
    await server.bob.click(lobby, label=say("lobby-start"))
    assert answer_of(await server.ann.click(end, label=say("again"))) == say("channel-has-game")


async def test_who_has_joined_meanwhile_is_not_called_any_more(server: Server) -> None:
    """Bob sleeps; he has joined by the time at which his ping would be due."""
    end = await finished(server, 2)
    server.set_clock(MONDAY)
    asleep = UserSettings(away_from="2026-06-01", away_to="2026-06-03")
    await server.parts[Hours].save(server.bob.id, asleep)
    await server.ann.click(end, label=say("again"))
    assert not any("would like to play again" in text for text in posts(server))
    await server.bob.click(end, label=say("again"))
    await server.pass_time(days=5)
    await server.parts[Upkeep].run()
    assert not any("would like to play again" in text for text in posts(server))


def mention(server: Server, name: str) -> str:
    return f"<@{server.people[name].id}>"


async def lobby_of(server: Server, game_id: int) -> Any:
    panel = (await server.parts[Games].get(game_id)).panel_id
    return next(m for m in server.channel.history() if m.id == panel)
