"""Messages, channels, servers and rights go away; the game goes on, or pauses and says so."""

from random import Random
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.messages import answer_of, ids_of, letters, say, text_of
from tests.bot.town import Town, close_letter_boxes

ALL_RIGHTS = ("view_channel", "send_messages")


def take_right(town: Town, right: str) -> None:
    """Take a right in the channel away from the bot."""
    denied = discord.Permissions(**{right: True}).value
    backend = town.env.backend
    backend.set_overwrite(
        town.channel.id,
        Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=denied),
    )


def give_rights_back(town: Town) -> None:
    town.env.backend.delete_overwrite(town.channel.id, town.env.backend.bot_user.id)


async def delete_panel(town: Town) -> Any:
    panel = await town.panel()
    town.env.backend.delete_message(town.channel.id, panel.id)
    await town.env.settle()
    return panel


async def test_a_new_panel_takes_the_place_of_one_that_was_deleted(town: Town) -> None:
    await town.start(2)
    old = await delete_panel(town)
    asked, _ = await town.turn()
    await asked.slash(town.channel, "game status")
    new = await town.panel()
    assert new.id != old.id
    assert f"<@{asked.id}>" in text_of(new)
    await town.finish(Random(1))


async def test_a_step_finds_the_panel_deleted_and_posts_another(town: Town) -> None:
    """A free action leaves the turn where it is, so that its panel would only be edited."""
    await town.start(2)
    asked, _ = await town.turn()
    old = await delete_panel(town)
    await asked.slash(town.channel, "refresh", row="house")
    new = await town.panel()
    assert new.id != old.id
    assert f"<@{asked.id}>" in text_of(new)


async def test_a_step_that_moves_the_turn_on_posts_the_next_panel(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    await delete_panel(town)
    await asked.slash(town.channel, "pass")
    assert f"<@{other.id}>" in text_of(await town.panel())
    assert await town.waiting() == []


async def test_a_panel_that_was_deleted_while_the_bot_was_away(town: Town) -> None:
    await town.start(2)
    old = await town.panel()
    await town.bot.database.close()
    town.env.backend.messages[town.channel.id].pop(old.id)
    await town.restart()
    new = await town.panel()
    assert new.id != old.id
    assert say("verb-pass") in text_of(new)


async def test_a_panel_that_has_grown_old_is_posted_anew(town: Town) -> None:
    """Discord takes hardly any edits of a message that is older than an hour."""
    await town.start(2)
    asked, _ = await town.turn()
    old = await town.panel()
    await town.env.advance_time(3_700)
    await asked.slash(town.channel, "refresh", row="house")
    assert (await town.panel()).id != old.id
    younger = await town.panel()
    await asked.slash(town.channel, "game undo")
    await town.env.advance_time(60)
    assert (await town.panel()).id == younger.id


async def test_panels_are_deleted_all_the_time(town: Town) -> None:
    await town.start(3)
    dice = Random(3)
    while not (await town.opened()).state.table.over:
        if dice.random() < 0.3:
            await delete_panel(town)
            await town.ann.slash(town.channel, "game status")
        await town.step(dice)
    assert say("score-title", final="True").strip("# ") in text_of(town.channel.last_message)


async def test_a_deleted_channel_pauses_its_game_and_tells_the_host(town: Town) -> None:
    await town.start(2)
    explorer = await town.until("choose_option", Random(1))
    letter = explorer.user.dm_channel.last_message
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    assert (await town.opened()).row.status == "paused"
    assert letters(town.ann)[-1] == say("held-host", channel=f"<#{town.channel.id}>")
    choice = next(i for i in ids_of(letter) if "choose" in i)
    async with town.nothing_changes():
        pressed = await explorer.user.click(letter, custom_id=choice)
        shown = pressed.response or pressed.followups[-1]
        assert text_of(shown.message) == say("held-channel")


async def test_a_deleted_thread_pauses_its_game(town: Town) -> None:
    opened = town.env.backend.create_thread(town.channel.id, "in here", owner_id=town.ann.id)
    thread = next(one for one in town.channel.threads if one.id == opened.id)
    lobby = await town.open(2, channel=thread)
    await town.ann.click(lobby, label="Start")
    town.env.backend.delete_channel(thread.id)
    await town.env.settle()
    assert (await town.opened()).row.status == "paused"
    assert letters(town.ann)[-1] == say("held-host", channel=f"<#{thread.id}>")


async def test_a_channel_without_a_game_may_go(town: Town) -> None:
    other = town.guild.create_text_channel("field")
    await town.start(2)
    async with town.nothing_changes():
        town.env.backend.delete_channel(other.id)
        await town.env.settle()
    assert (await town.opened()).row.status == "running"


async def test_a_lobby_goes_with_its_channel(town: Town) -> None:
    await town.open(2)
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    assert await town.waiting() == []


@pytest.mark.parametrize("right", ALL_RIGHTS)
async def test_taken_rights_pause_the_game_until_they_are_given_back(
    town: Town, right: str
) -> None:
    await town.start(2)
    asked, other = await town.turn()
    panel = await town.panel()
    take_right(town, right)
    pressed = await asked.click(panel, label=say("verb-pass"))
    assert (await town.opened()).ply == 1
    assert (await town.opened()).row.status == "paused"
    assert letters(town.ann)[-1] == say("held-host", channel=f"<#{town.channel.id}>")
    assert text_of(pressed.followups[-1].message) == say("held-channel")
    assert pressed.followups[-1].ephemeral
    async with town.nothing_changes():
        typed = await other.slash(town.channel, "pass")
        assert answer_of(typed) == say("held-channel")
    give_rights_back(town)
    await other.slash(town.channel, "game status")
    assert (await town.opened()).row.status == "running"
    assert f"<@{other.id}>" in text_of(await town.panel())
    await town.finish(Random(1))


async def test_a_game_that_still_may_not_be_told_stays_paused(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    take_right(town, "send_messages")
    await asked.click(await town.panel(), label=say("verb-pass"))
    await other.slash(town.channel, "game status")
    assert (await town.opened()).row.status == "paused"


async def test_a_command_is_answered_where_the_bot_may_not_post(town: Town) -> None:
    """An answer to a command needs no right to send."""
    await town.start(2)
    take_right(town, "send_messages")
    dice = Random(1)
    for _ in range(5):
        action = await town.decide(dice)
        before = (await town.opened()).ply
        await town.hands.type(await town.at(action.seat), action)
        assert (await town.opened()).ply == before + 1


async def test_the_upkeep_leaves_a_paused_game_in_peace(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    take_right(town, "send_messages")
    await asked.click(await town.panel(), label=say("verb-pass"))
    told = len(letters(town.ann))
    await town.env.advance_time(120)
    assert len(letters(town.ann)) == told
    assert (await town.opened()).row.status == "paused"


async def test_the_bot_is_removed_and_added_again(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    backend, guild = town.env.backend, town.env.backend.guilds[town.guild.id]
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await town.env.settle()
    assert town.bot.get_guild(guild.id) is None
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await town.env.settle()
    await asked.click(await town.panel(), label=say("verb-pass"))
    assert f"<@{other.id}>" in text_of(await town.panel())
    await town.finish(Random(1))


async def test_a_server_that_is_gone_breaks_nothing(town: Town) -> None:
    await town.start(2)
    town.env.backend.remove_guild(town.guild.id)
    await town.env.settle()
    await town.env.advance_time(120)
    assert (await town.opened()).ply == 0


async def test_a_player_who_left_the_server_keeps_his_seat(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    town.guild.remove_member(other)
    await town.env.settle()
    await asked.click(await town.panel(), label=say("verb-pass"))
    assert f"<@{other.id}>" in text_of(await town.panel())
    town.people[other.name] = town.guild.add_member(other.user)
    await town.finish(Random(1))


async def test_a_host_whose_letter_box_is_closed_is_not_told(town: Town) -> None:
    close_letter_boxes(town)
    await town.start(2)
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    assert (await town.opened()).row.status == "paused"
