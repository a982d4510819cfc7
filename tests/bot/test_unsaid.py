"""A letter waits while its reader sleeps; one that is not taken is told at the next press."""

from datetime import timedelta
from typing import Any

import pytest

from bot.model.custom_id import CustomId
from tests.bot.messages import letters, say, text_of
from tests.bot.ordering import INN, lay, order, struck_off
from tests.bot.town import MONDAY, Town, close_letter_boxes
from tests.tables import seat

QUIET = "11:00-20:00"
"""MONDAY is a noon."""


async def ordered(town: Town) -> Any:
    """Let Bob order what Ann can buy before him."""
    clock = await lay(town, ann=seat(coins=9))
    await order(town, town.bob, "build", building=INN)
    return clock


async def buy(town: Town) -> None:
    await town.ann.slash(town.channel, "build", building=INN, builder="builder-1")


def told(result: Any) -> list[str]:
    """Give what a person was told after the answer to what he did."""
    shown = [text_of(one.message) for one in result.followups if one.ephemeral]
    return [text for text in shown if text.startswith(say("unsaid"))]


async def test_a_letter_that_is_not_taken_is_told_at_the_next_press_and_once(town: Town) -> None:
    await ordered(town)
    close_letter_boxes(town)
    await buy(town)
    assert len(await town.waiting()) == 1
    assert told(await town.ann.slash(town.channel, "board")) == []
    panel = await town.panel()
    (text,) = told(
        await town.bob.click(panel, custom_id=str(CustomId(town.game_id, 0, "show", "board")))
    )
    assert say(f"building-{INN}") in text
    assert told(await town.bob.slash(town.channel, "board")) == []
    assert await town.waiting() == []


async def test_a_command_tells_it_too_after_a_restart(town: Town) -> None:
    await ordered(town)
    close_letter_boxes(town)
    await buy(town)
    await town.restart()
    (text,) = told(await town.bob.slash(town.channel, "orders"))
    assert say(f"building-{INN}") in text


async def test_another_server_is_told_nothing(town: Town) -> None:
    await ordered(town)
    close_letter_boxes(town)
    await buy(town)
    guild = town.env.create_guild("Elsewhere")
    stranger = guild.add_member(town.bob.user)
    assert told(await stranger.slash(guild.create_text_channel("far"), "games")) == []
    assert len(await town.waiting()) == 1


async def test_a_letter_is_tried_again_for_a_day_and_then_no_more(town: Town) -> None:
    clock = await ordered(town)
    close_letter_boxes(town)
    before = len(town.env.http_requests)
    await buy(town)
    for _ in range(40):
        clock.now += timedelta(hours=1)
        await town.bot.outbox.flush()
    box = f"/channels/{town.bob.user.dm_channel.id}/messages"
    asked = town.env.http_requests[before:]
    assert len([r for r in asked if (r.method, r.path) == ("POST", box)]) == 4
    assert told(await town.bob.slash(town.channel, "board"))


async def test_who_opens_his_letter_box_gets_the_letter(town: Town) -> None:
    clock = await ordered(town)
    close_letter_boxes(town)
    await buy(town)
    town.env.backend.faults.clear()
    clock.now += timedelta(hours=6)
    await town.bot.outbox.flush()
    assert len(struck_off(town.bob)) == 1
    assert told(await town.bob.slash(town.channel, "board")) == []


async def test_a_letter_waits_until_its_reader_wakes(town: Town) -> None:
    clock = await ordered(town)
    await town.bob.slash(town.channel, "away", quiet=QUIET)
    await buy(town)
    await town.bot.outbox.flush()
    assert struck_off(town.bob) == []
    await town.restart()
    clock.town = town
    clock.wind()
    clock.now += timedelta(hours=7, minutes=59)
    await town.bot.outbox.flush()
    assert struck_off(town.bob) == []
    clock.now += timedelta(minutes=1)
    await town.bot.outbox.flush()
    assert len(struck_off(town.bob)) == 1
    assert await town.waiting() == []


@pytest.mark.parametrize("moved", [False, True])
async def test_who_is_next_hears_it_when_he_wakes_unless_it_is_his_move_by_then(
    town: Town, *, moved: bool
) -> None:
    town.set_clock(MONDAY)
    for person in (town.ann, town.bob):
        await person.slash(town.channel, "settings", next=True)
        await person.slash(town.channel, "away", quiet=QUIET)
    await town.start(2)
    asked, following = await town.turn()
    assert letters(following) == []
    if moved:
        await asked.slash(town.channel, "pass")
    town.set_clock(MONDAY + timedelta(hours=8))
    await town.bot.outbox.flush()
    said = [text for text in letters(following) if say("next-is-you") in text]
    assert len(said) == int(not moved)
    assert await town.waiting() == []
