"""Law 11: what a panel shows can be made again from what is stored, and after a start it is."""

from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.screens import Screens
from bot.features.upkeep import Upkeep
from bot.service.tables.games import Games
from bot.store.database import Database
from bot.store.game_rows import games_with_panels
from tests.bot.audible_text import pings
from tests.bot.messages import ids_of, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import MONDAY, Server
from tests.tables import a_table, seat

TICK = 31


def changes(server: Server, since: int) -> list[str]:
    """List the requests that changed a message, with what they changed."""
    asked = server.env.http_requests[since:]
    return [
        f"{one.method} {one.path}" for one in asked if one.method in ("POST", "PATCH", "DELETE")
    ]


@pytest.mark.parametrize("reading", ["private", "table", "player", "book"])
async def test_after_a_start_a_panel_that_is_right_is_left_alone(
    server: Server, reading: str
) -> None:
    """What was in memory and what is loaded again must make the same panel, at any moment."""
    await server.start(3, reading=reading)
    dice = Random(11)
    for _ in range(40):
        await server.step(dice, dice.choice(("press", "type")))
        since = len(server.env.http_requests)
        await server.restart()
        await server.env.advance_time(TICK)
        assert server.parts[Upkeep].checked
        assert changes(server, since) == []


async def test_a_game_alone_is_right_after_a_start_too(server: Server) -> None:
    await server.start(1, variant="solo")
    dice = Random(3)
    for _ in range(25):
        await server.step(dice)
        since = len(server.env.http_requests)
        await server.restart()
        await server.env.advance_time(TICK)
        assert server.parts[Upkeep].checked
        assert changes(server, since) == []


async def test_a_step_before_passes_of_the_bot_can_be_taken_back_after_a_start(
    server: Server,
) -> None:
    """The panel's button for it is made from plies that an older panel has told."""
    idle = seat(ready=(), exhausted=("builder-2",), coins=0)
    await server.lay(a_table(ann=seat(), bob=idle, cem=seat()))
    await server.ann.slash(server.channel, "labor", villagers="builder-1")
    assert (await server.loaded()).ply == 2
    assert ":undo" in "".join(ids_of(await server.panel()))
    since = len(server.env.http_requests)
    await server.restart()
    await server.env.advance_time(TICK)
    assert changes(server, since) == []


async def refuse_edits(server: Server) -> None:
    """Let no edit of the panel through."""
    panel = await server.panel()
    path = f"/channels/{server.channel.id}/messages/{panel.id}"
    server.env.inject_error("PATCH", path, status=503, times=None)


async def lose_edits(server: Server, person: Any, command: str, **options: Any) -> None:
    """Type a command while no edit reaches Discord, and let the bot stop before it tries again."""
    await refuse_edits(server)
    await person.slash(server.channel, command, **options)
    server.env.backend.faults.clear()


async def test_a_panel_whose_edit_was_lost_with_the_bot_is_right_after_the_start(
    server: Server,
) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    before = await server.panel()
    await lose_edits(server, asked, "refresh", row="house")
    line = say("line-refresh", name=asked.name, row="house")
    assert line not in text_of(await server.panel())
    since = len(server.env.http_requests)
    await server.restart()
    await server.env.advance_time(TICK)
    panel = await server.panel()
    assert panel.id == before.id
    assert line in text_of(panel)
    assert not pings(server.env, since)


async def test_a_panel_is_right_at_its_first_press_before_the_upkeep_comes_to_it(
    server: Server,
) -> None:
    await server.lay(nearly_done())
    asked, _ = await server.turn()
    before = await server.panel()
    await refuse_edits(server)
    await asked.slash(server.channel, "refresh", row="house")
    await server.restart()
    server.env.backend.faults.clear()
    line = say("line-refresh", name=asked.name, row="house")
    assert line not in text_of(await server.panel())
    (passing,) = [one for one in ids_of(before) if one.endswith(":do:pass")]
    answer = await asked.click(before, custom_id=passing)
    assert answer.response.ephemeral
    assert line in text_of(await server.panel())


async def test_a_paused_game_and_a_lobby_are_right_after_the_start(server: Server) -> None:
    await server.start(2)
    await lose_edits(server, server.ann, "game pause")
    field = server.guild.create_text_channel("field")
    lobby = await server.open(1, channel=field)
    path = f"/channels/{field.id}/messages/{lobby.id}"
    server.env.inject_error("PATCH", path, status=503, times=None)
    await server.bob.slash(field, "game join")
    server.env.backend.faults.clear()
    assert "bob" not in text_of(field.last_message)
    await server.restart()
    await server.env.advance_time(TICK)
    assert say("game-paused") in text_of(await server.panel())
    assert "bob" in text_of(field.last_message)


async def test_a_panel_that_may_not_be_read_is_edited_all_the_same(server: Server) -> None:
    """Without the right to read the history the bot can still edit its own messages."""
    await server.start(2)
    asked, _ = await server.turn()
    panel = await server.panel()
    await lose_edits(server, asked, "refresh", row="house")
    path = f"/channels/{server.channel.id}/messages/{panel.id}"
    server.env.inject_error("GET", path, status=403, code=50013, times=None)
    await server.restart()
    await server.env.advance_time(TICK)
    assert (await server.loaded()).row.status == "running"
    assert say("line-refresh", name=asked.name, row="house") in text_of(await server.panel())


async def test_one_panel_that_cannot_be_made_keeps_no_other_from_being_edited(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    field = await server.start_beside()
    for number, channel in ((1, server.channel), (2, field)):
        path = f"/channels/{channel.id}/messages/{channel.last_message.id}"
        server.env.inject_error("PATCH", path, status=503, times=1)
        await (await server.asked(number)).slash(channel, "refresh", row="house")
    make = type(server.parts[Screens]).panel

    async def of_the_second(self: Any, loaded: Any, **options: Any) -> Any:
        if loaded.row.id == 1:
            raise KeyError
        return await make(self, loaded, **options)

    monkeypatch.setattr(type(server.parts[Screens]), "panel", of_the_second)
    await server.env.advance_time(TICK)
    name = (await server.asked(2)).name
    assert say("line-refresh", name=name, row="house") in text_of(field.last_message)
    assert "is not updated" in server.incidents.logged.pop()


async def test_the_games_that_went_on_last_are_looked_at_first(server: Server) -> None:
    """Only theirs can be out of date, and Discord allows only some a second."""
    server.set_clock(MONDAY)
    solo = await server.start(1, variant="solo")
    await server.pass_time(minutes=1)
    field = await server.start_beside()
    beside = await server.parts[Games].find(field.id)
    assert await server.parts[Database].read(games_with_panels) == [beside.id, solo.row.id]
    await server.pass_time(minutes=1)
    await server.ann.slash(server.channel, "pass")
    assert await server.parts[Database].read(games_with_panels) == [solo.row.id, beside.id]
