"""Those who see the channel may watch a game, and choose when to look and when to be notified."""

from random import Random
from typing import Any

import pytest

from bot.model.kinds import Updates
from bot.store import watchers
from bot.store.database import Database
from tests.bot.messages import answer_of, dms, ids_of, parts_of, say, text_of
from tests.bot.openapi import check_requests, description
from tests.bot.server import Server, close_dms


async def notice_choice(server: Server, person: Any) -> str | None:
    return await server.parts[Database].read(
        lambda db: watchers.find(db, server.game_id, person.id)
    )


async def end_the_round(server: Server, dice: Random) -> None:
    ended = (await server.loaded()).state.table.round
    while (await server.loaded()).state.table.round == ended:
        await server.step(dice)


def chosen(message: Any) -> list[str]:
    """List the buttons that stand out."""
    return [p.label for p in parts_of(message) if getattr(p, "style", None) and p.style.value == 1]


async def test_he_sees_the_table_and_changes_nothing(server: Server) -> None:
    await server.start(3)
    dice = Random(2)
    for _ in range(20):
        await server.step(dice)
    loaded = await server.loaded()
    async with server.nothing_changes():
        result = await server.eve.slash(server.channel, "game watch")
        answer = answer_of(result)
        for name in ("ann", "bob", "cid"):
            assert f"**{name}**" in answer
        assert say("panel-round", round=loaded.state.table.round, rounds=7) in answer
        message = (result.response or result.followups[-1]).message
        for custom_id in ids_of(message):
            assert custom_id.split(":")[3] in ("show", "watch", "paper")
            if custom_id.split(":")[3] != "watch":
                assert answer_of(await server.eve.click(message, custom_id=custom_id))
        await server.eve.click(message, label=say("watch-look"))
    assert await notice_choice(server, server.eve) is None


async def test_he_looks_into_each_village(server: Server) -> None:
    await server.start(2)
    loaded = await server.loaded()
    message = (await server.eve.slash(server.channel, "game watch")).response.message
    for seat in loaded.row.seats:
        result = await server.eve.click(message, label=say("watch-village", name=seat.name))
        assert seat.name in answer_of(result).split("\n")[0]


@pytest.mark.parametrize("often", Updates)
async def test_he_chooses_when_he_is_told_by_command_or_button(server: Server, often: str) -> None:
    await server.start(2)
    stored = None if often == "none" else often
    result = await server.eve.slash(server.channel, "game watch", updates=often)
    assert chosen(result.response.message) == [say("watch-often", often=often)]
    assert await notice_choice(server, server.eve) == stored
    await server.eve.slash(server.channel, "game unwatch")
    message = (await server.eve.slash(server.channel, "game watch")).response.message
    assert chosen(message) == [say("watch-often", often="none")]
    await server.restart()
    await server.eve.click(message, label=say("watch-often", often=often))
    assert await notice_choice(server, server.eve) == stored


async def test_he_gets_a_dm_for_each_round_or_for_the_end_alone(server: Server) -> None:
    description()
    await server.start(2)
    for person, often in ((server.eve, "round"), (server.fay, "end"), (server.dee, "none")):
        await person.slash(server.channel, "game watch", updates=often)
    dice = Random(7)
    await end_the_round(server, dice)
    (first,) = dms(server.eve)
    assert first.startswith(
        say("watch-round", round=1, rounds=7, place=f"<#{server.channel.id}>", standing="")[:30]
    )
    assert dms(server.fay) == dms(server.dee) == []
    await server.restart()
    await server.finish(dice)
    assert len(dms(server.eve)) == 7
    assert len(dms(server.fay)) == 1
    assert dms(server.eve)[-1] == dms(server.fay)[-1]
    assert f"<#{server.channel.id}>" in dms(server.fay)[0]
    assert dms(server.dee) == []
    dm = server.eve.user.dm_channel.last_message
    result = await server.eve.user.click(dm, label=say("watch-look"))
    assert "ann" in answer_of(result)
    check_requests(server)


async def test_the_dm_tells_the_points_as_everyone_can_see_them(server: Server) -> None:
    await server.start(2)
    await server.eve.slash(server.channel, "game watch", updates="end")
    await server.finish(Random(3))
    points = dict(
        await server.parts[Database].read(
            lambda db: db.execute(
                "SELECT name, points FROM results JOIN seats USING (game_id, seat)"
            ).fetchall()
        )
    )
    (dm,) = dms(server.eve)
    for name in ("ann", "bob"):
        assert f"{name} {points[name]}" in dm


async def test_who_unwatches_hears_no_more(server: Server) -> None:
    await server.start(2)
    await server.eve.slash(server.channel, "game watch", updates="round")
    assert answer_of(await server.eve.slash(server.channel, "game unwatch")) == say("watch-left")
    await end_the_round(server, Random(7))
    assert dms(server.eve) == []


async def test_closed_dms_keep_no_game_waiting(server: Server) -> None:
    await server.start(2)
    await server.eve.slash(server.channel, "game watch", updates="round")
    close_dms(server)
    await end_the_round(server, Random(7))
    assert [row.refused for row in await server.waiting()] == [1]


async def test_there_is_nothing_to_watch_before_the_start_and_no_dm_after_the_end(
    server: Server,
) -> None:
    await server.open(2)
    assert answer_of(await server.eve.slash(server.channel, "game watch")) == say("not-started")
    quiet = server.guild.create_text_channel("quiet")
    assert answer_of(await server.eve.slash(quiet, "game watch")) == say("no-game-here")
    await server.ann.slash(server.channel, "game start")
    await server.finish(Random(1))
    message = (await server.eve.slash(server.channel, "game watch")).response.message
    assert say("watch-still", over="True") in text_of(message)
    answer = answer_of(await server.eve.slash(server.channel, "game watch", updates="round"))
    assert answer == say("game-over")
