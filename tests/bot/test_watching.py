"""Whoever sees the channel may follow a game: he looks when he likes, and is told when he likes."""

from random import Random
from typing import Any

import pytest

from bot.store import watchers
from bot.ui.watching import OFTEN
from tests.bot.messages import answer_of, ids_of, letters, parts_of, say, text_of
from tests.bot.openapi import check_requests, description
from tests.bot.town import Town, close_letter_boxes


async def told_how_often(town: Town, person: Any) -> str | None:
    return await town.bot.database.read(lambda db: watchers.find(db, town.game_id, person.id))


async def end_the_round(town: Town, dice: Random) -> None:
    ended = (await town.opened()).state.table.round
    while (await town.opened()).state.table.round == ended:
        await town.step(dice)


def chosen(message: Any) -> list[str]:
    """List the buttons that stand out."""
    return [p.label for p in parts_of(message) if getattr(p, "style", None) and p.style.value == 1]


async def test_he_sees_the_table_and_changes_nothing(town: Town) -> None:
    await town.start(3)
    dice = Random(2)
    for _ in range(20):
        await town.step(dice)
    opened = await town.opened()
    async with town.nothing_changes():
        result = await town.eve.slash(town.channel, "game watch")
        answer = answer_of(result)
        for name in ("ann", "bob", "cid"):
            assert f"**{name}**" in answer
        assert say("panel-round", round=opened.state.table.round, rounds=7) in answer
        message = (result.response or result.followups[-1]).message
        for custom_id in ids_of(message):
            assert custom_id.split(":")[3] in ("show", "watch")
            if custom_id.split(":")[3] == "show":
                assert answer_of(await town.eve.click(message, custom_id=custom_id))
        await town.eve.click(message, label=say("watch-look"))
    assert await told_how_often(town, town.eve) is None


async def test_he_looks_into_each_village(town: Town) -> None:
    await town.start(2)
    opened = await town.opened()
    message = (await town.eve.slash(town.channel, "game watch")).response.message
    for seat in opened.row.seats:
        result = await town.eve.click(message, label=say("watch-village", name=seat.name))
        assert seat.name in answer_of(result).split("\n")[0]


@pytest.mark.parametrize("often", OFTEN)
async def test_he_chooses_when_he_is_told_by_command_or_button(town: Town, often: str) -> None:
    await town.start(2)
    stored = None if often == "none" else often
    result = await town.eve.slash(town.channel, "game watch", updates=often)
    assert chosen(result.response.message) == [say("watch-often", often=often)]
    assert await told_how_often(town, town.eve) == stored
    await town.eve.slash(town.channel, "game unwatch")
    message = (await town.eve.slash(town.channel, "game watch")).response.message
    assert chosen(message) == [say("watch-often", often="none")]
    await town.restart()
    await town.eve.click(message, label=say("watch-often", often=often))
    assert await told_how_often(town, town.eve) == stored


async def test_he_gets_a_letter_for_each_round_or_for_the_end_alone(town: Town) -> None:
    description()
    await town.start(2)
    for person, often in ((town.eve, "round"), (town.fay, "end"), (town.dee, "none")):
        await person.slash(town.channel, "game watch", updates=often)
    dice = Random(7)
    await end_the_round(town, dice)
    (first,) = letters(town.eve)
    assert first.startswith(
        say("watch-round", round=1, rounds=7, place=f"<#{town.channel.id}>", standing="")[:30]
    )
    assert letters(town.fay) == letters(town.dee) == []
    await town.restart()
    await town.finish(dice)
    assert len(letters(town.eve)) == 7
    assert len(letters(town.fay)) == 1
    assert letters(town.eve)[-1] == letters(town.fay)[-1]
    assert f"<#{town.channel.id}>" in letters(town.fay)[0]
    assert letters(town.dee) == []
    letter = town.eve.user.dm_channel.last_message
    result = await town.eve.user.click(letter, label=say("watch-look"))
    assert "ann" in answer_of(result)
    check_requests(town)


async def test_the_letter_tells_the_points_as_everyone_can_see_them(town: Town) -> None:
    await town.start(2)
    await town.eve.slash(town.channel, "game watch", updates="end")
    await town.finish(Random(3))
    points = dict(
        await town.bot.database.read(
            lambda db: db.execute(
                "SELECT name, points FROM results JOIN seats USING (game_id, seat)"
            ).fetchall()
        )
    )
    (letter,) = letters(town.eve)
    for name in ("ann", "bob"):
        assert f"{name} {points[name]}" in letter


async def test_who_unwatches_hears_no_more(town: Town) -> None:
    await town.start(2)
    await town.eve.slash(town.channel, "game watch", updates="round")
    assert answer_of(await town.eve.slash(town.channel, "game unwatch")) == say("watch-left")
    await end_the_round(town, Random(7))
    assert letters(town.eve) == []


async def test_a_closed_letter_box_keeps_no_game_waiting(town: Town) -> None:
    await town.start(2)
    await town.eve.slash(town.channel, "game watch", updates="round")
    close_letter_boxes(town)
    await end_the_round(town, Random(7))
    assert [row.refused for row in await town.waiting()] == [1]


async def test_there_is_nothing_to_watch_before_the_start_and_no_letter_after_the_end(
    town: Town,
) -> None:
    await town.open(2)
    assert answer_of(await town.eve.slash(town.channel, "game watch")) == say("not-started")
    quiet = town.guild.create_text_channel("quiet")
    assert answer_of(await town.eve.slash(quiet, "game watch")) == say("no-game-here")
    await town.ann.slash(town.channel, "game start")
    await town.finish(Random(1))
    message = (await town.eve.slash(town.channel, "game watch")).response.message
    assert say("watch-still", over="True") in text_of(message)
    answer = answer_of(await town.eve.slash(town.channel, "game watch", updates="round"))
    assert answer == say("game-over")
