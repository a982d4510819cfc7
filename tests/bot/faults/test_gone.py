"""Messages, channels, servers and rights go away; the game goes on, or pauses and says so."""

from datetime import timedelta
from random import Random
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.service.plies.idle import is_dealing, is_idle_pass
from bot.service.tables.games import Games
from bot.store.database import Database
from tests.bot.messages import answer_of, dms, ids_of, say, text_of
from tests.bot.passing import nearly_done, passes
from tests.bot.server import Server, close_dms

ALL_RIGHTS = ("view_channel", "send_messages")


def take_right(server: Server, right: str) -> None:
    """Take a right in the channel away from the bot."""
    denied = discord.Permissions(**{right: True}).value
    backend = server.env.backend
    backend.set_overwrite(
        server.channel.id,
        Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=denied),
    )


def give_rights_back(server: Server) -> None:
    server.env.backend.delete_overwrite(server.channel.id, server.env.backend.bot_user.id)


async def delete_panel(server: Server) -> Any:
    panel = await server.panel()
    server.env.backend.delete_message(server.channel.id, panel.id)
    await server.env.settle()
    return panel


async def test_a_new_panel_takes_the_place_of_one_that_was_deleted(server: Server) -> None:
    await server.start(2)
    old = await delete_panel(server)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "game status")
    new = await server.panel()
    assert new.id != old.id
    assert f"<@{asked.id}>" in text_of(new)
    await server.finish(Random(1))


async def test_a_step_finds_the_panel_deleted_and_posts_another(server: Server) -> None:
    """A free action leaves the turn where it is, so that its panel would only be edited."""
    await server.start(2)
    asked, _ = await server.turn()
    old = await delete_panel(server)
    await asked.slash(server.channel, "refresh", row="house")
    new = await server.panel()
    assert new.id != old.id
    assert f"<@{asked.id}>" in text_of(new)


async def test_a_step_that_moves_the_turn_on_posts_the_next_panel(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await delete_panel(server)
    await asked.slash(server.channel, "pass")
    assert f"<@{other.id}>" in text_of(await server.panel())
    assert await server.waiting() == []


async def test_a_panel_that_was_deleted_while_the_bot_was_away(server: Server) -> None:
    await server.start(2)
    old = await server.panel()
    await server.parts[Database].close()
    server.env.backend.messages[server.channel.id].pop(old.id)
    await server.restart()
    new = await server.panel()
    assert new.id != old.id
    assert say("verb-build") in text_of(new)


async def test_a_panel_that_has_grown_old_is_posted_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes hardly any edits of a message that is older than an hour."""
    await server.start(2)
    asked, _ = await server.turn()
    old = await server.panel()
    later = server.env.now() + timedelta(seconds=3_700)
    with monkeypatch.context() as patched:
        patched.setattr("bot.delivery.outbox.panels.utcnow", lambda: later)
        await asked.slash(server.channel, "refresh", row="house")
    assert (await server.panel()).id != old.id
    younger = await server.panel()
    await asked.slash(server.channel, "game undo")
    await server.env.advance_time(60)
    assert (await server.panel()).id == younger.id


async def test_panels_are_deleted_all_the_time(server: Server) -> None:
    await server.start(3)
    dice = Random(3)
    while not (await server.loaded()).state.table.over:
        if dice.random() < 0.3:
            await delete_panel(server)
            await server.ann.slash(server.channel, "game status")
        await server.step(dice)
    assert say("score-title", final="True").strip("# ") in text_of(server.channel.last_message)


async def test_a_deleted_channel_pauses_its_game_and_tells_the_host(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm = explorer.user.dm_channel.last_message
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    assert (await server.loaded()).row.status == "paused"
    assert dms(server.ann)[-1] == say("held-host", channel=f"<#{server.channel.id}>")
    choice = next(i for i in ids_of(dm) if "choose" in i)
    async with server.nothing_changes():
        pressed = await explorer.user.click(dm, custom_id=choice)
        shown = pressed.response or pressed.followups[-1]
        assert text_of(shown.message) == say("held-channel")


async def test_a_deleted_thread_pauses_its_game(server: Server) -> None:
    opened = server.env.backend.create_thread(server.channel.id, "in here", owner_id=server.ann.id)
    thread = next(one for one in server.channel.threads if one.id == opened.id)
    lobby = await server.open(2, channel=thread)
    await server.ann.click(lobby, label="Start")
    server.env.backend.delete_channel(thread.id)
    await server.env.settle()
    assert (await server.loaded()).row.status == "paused"
    assert dms(server.ann)[-1] == say("held-host", channel=f"<#{thread.id}>")


async def test_a_channel_without_a_game_may_go(server: Server) -> None:
    other = server.guild.create_text_channel("field")
    await server.start(2)
    async with server.nothing_changes():
        server.env.backend.delete_channel(other.id)
        await server.env.settle()
    assert (await server.loaded()).row.status == "running"


async def test_a_lobby_goes_with_its_channel(server: Server) -> None:
    await server.open(2)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    assert await server.waiting() == []


@pytest.mark.parametrize("right", ALL_RIGHTS)
async def test_taken_rights_pause_the_game_until_they_are_given_back(
    server: Server, right: str
) -> None:
    await server.lay(nearly_done())
    asked, other = await server.turn()
    panel = await server.panel()
    take_right(server, right)
    pressed = await asked.click(panel, label=say("verb-pass"))
    assert (await server.loaded()).ply == 1
    assert (await server.loaded()).row.status == "paused"
    assert dms(server.ann)[-1] == say("held-host", channel=f"<#{server.channel.id}>")
    assert text_of(pressed.followups[-1].message) == say("held-channel")
    assert pressed.followups[-1].ephemeral
    async with server.nothing_changes():
        typed = await other.slash(server.channel, "pass")
        assert answer_of(typed) == say("held-channel")
    give_rights_back(server)
    await other.slash(server.channel, "game status")
    assert (await server.loaded()).row.status == "running"
    assert f"<@{other.id}>" in text_of(await server.panel())
    await server.finish(Random(1))


async def test_a_game_that_still_may_not_be_told_stays_paused(server: Server) -> None:
    await server.lay(nearly_done())
    asked, other = await server.turn()
    take_right(server, "send_messages")
    await asked.click(await server.panel(), label=say("verb-pass"))
    await other.slash(server.channel, "game status")
    assert (await server.loaded()).row.status == "paused"


async def test_a_command_is_answered_where_the_bot_may_not_post(server: Server) -> None:
    """An answer to a command needs no right to send."""
    await server.start(2)
    take_right(server, "send_messages")
    dice = Random(1)
    for _ in range(5):
        action = await server.decide(dice)
        before = (await server.loaded()).ply
        await server.hands.type(await server.at(action.seat), action)
        made = await server.parts[Games].history.plies(server.game_id, before + 1)
        _, *passes = [ply for ply in made if not is_dealing(ply.facts)]
        assert all(is_idle_pass(ply.action) for ply in passes)


async def test_the_upkeep_leaves_a_paused_game_in_peace(server: Server) -> None:
    await server.lay(nearly_done())
    asked, _ = await server.turn()
    take_right(server, "send_messages")
    await asked.click(await server.panel(), label=say("verb-pass"))
    count = len(dms(server.ann))
    await server.env.advance_time(120)
    assert len(dms(server.ann)) == count
    assert (await server.loaded()).row.status == "paused"


async def test_the_bot_is_removed_and_added_again(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    backend, guild = server.env.backend, server.env.backend.guilds[server.guild.id]
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await server.env.settle()
    assert server.bot.get_guild(guild.id) is None
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await server.env.settle()
    await passes(asked, await server.panel())
    assert f"<@{other.id}>" in text_of(await server.panel())
    await server.finish(Random(1))


async def test_a_server_that_is_gone_breaks_nothing(server: Server) -> None:
    await server.start(2)
    server.env.backend.remove_guild(server.guild.id)
    await server.env.settle()
    await server.env.advance_time(120)
    assert (await server.loaded()).ply == 0


async def test_a_player_who_left_the_server_keeps_his_seat(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    server.guild.remove_member(other)
    await server.env.settle()
    await passes(asked, await server.panel())
    assert f"<@{other.id}>" in text_of(await server.panel())
    server.people[other.name] = server.guild.add_member(other.user)
    await server.finish(Random(1))


async def test_a_host_who_takes_no_dms_is_not_told(server: Server) -> None:
    close_dms(server)
    await server.start(2)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    assert (await server.loaded()).row.status == "paused"
