"""A panel is posted for lock screens and then edited: killed in between, or refused that edit."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.discord.payloads import is_as_posted
from tests.faults.kills import DATABASE
from tests.faults.table import count
from tests.faults.test_after_a_stop import asked, pinged, sit_down
from tests.stub.loopback import Loopback
from tests.stub.player import Table, asks, ids
from tests.stub.running import Running
from tests.stub.trouble import Answer, Cut, Trouble

_POSTS = 20
"""More messages than there are before the panel."""

_REFUSED = 5
"""How often discord.py tries an edit that fails."""

_LONGEST, _PATIENCE = 120, 10
_UPDATES = (6, 7)
"""Discord's numbers of answers that change the pressed message, at once or in a moment."""

_ENDS = {
    "silence": (1, Cut.SILENCE),
    "reset": (1, Cut.RESET),
    "500": (_REFUSED, Answer(500)),
    "400": (1, Answer(400, {"code": 50035, "message": "Invalid Form Body"})),
}


def half(table: Table) -> list[Any]:
    """List the messages of the channel that are still as they were first posted."""
    return [one for one in table.channel.messages.values() if is_as_posted(one)]


async def pass_on(table: Table) -> None:
    """Press the button that passes the turn to the other, again where that has not passed it.

    A bot on a busy machine drops a press that comes too late to be answered.
    """
    panel, until = table.panel, time.monotonic() + _LONGEST
    assert panel
    button = next(one for one in ids(panel) if ":do:labor-" in one)
    person = asked(table)
    while True:
        pressed = await table.discord.press(person, panel, button)
        await asyncio.wait([pressed.answered], timeout=_PATIENCE)
        if pressed.answer and pressed.answer["type"] in _UPDATES:
            return
        assert time.monotonic() < until, pressed.answer
        print(pressed.answer)  # what a refusal says, if the test fails in the end
        await table.channel.stirs(0.25)


def spoil_edit_of_next_panel(table: Table, **spoilt: Any) -> Trouble:
    """Let something go wrong with the edits of the panel that is posted next, and of no other."""
    edit = Trouble("PATCH", "no path before the post", **spoilt)
    post = Trouble("POST", rf"/channels/{table.channel.id}/messages", times=_POSTS)

    def aim() -> None:
        if (posted := table.channel.last) and is_as_posted(posted):
            edit.path = f"{post.path}/{posted['id']}"
            post.times = 0

    post.after = aim
    table.discord.troubles = [post, edit]
    return edit


async def until_whole(table: Table) -> None:
    until = time.monotonic() + _LONGEST
    while half(table) or table.panel is None:
        assert time.monotonic() < until, half(table)
        await table.channel.stirs(0.25)


def check_once(table: Table, since: int) -> None:
    """One message asks, and it has pinged its person once."""
    asking = [message for message in table.channel.messages.values() if asks(message)]
    assert len(asking) == 1
    assert half(table) == []
    assert len(pinged(table.discord, since)) == 1


@pytest.mark.parametrize("nonce", ["remembered", "forgotten"])
@pytest.mark.parametrize("edit", ["before", "after"])
async def test_killed_between_the_post_and_its_record(
    tmp_path: Path, edit: str, nonce: str
) -> None:
    """Before the edit it is found as it was posted, after the edit as it is."""
    path = tmp_path / DATABASE
    async with Loopback() as discord:
        if nonce == "forgotten":
            discord.world.seconds_of_a_nonce = 0
        for _ in range(count("F32", 1)):
            async with await Running.start(discord, path, PICTURES="false") as bot:
                table = await sit_down(discord)
                reached = asyncio.Event()
                hook: dict[str, Any] = {edit: reached.set, "done": edit == "after"}
                since = len(discord.world.requests)
                spoil_edit_of_next_panel(table, answer=Cut.SILENCE, **hook)
                await pass_on(table)
                await asyncio.wait_for(reached.wait(), _LONGEST)
                bot.process.kill()
                await bot.process.wait()
            discord.troubles = []
            assert len(half(table)) == (edit == "before")
            async with await Running.start(discord, path, PICTURES="false") as bot:
                await until_whole(table)
                assert await bot.stop() == 0
            check_once(table, since)


@pytest.mark.parametrize("end", _ENDS)
async def test_an_edit_that_is_refused_is_made_up_for(tmp_path: Path, end: str) -> None:
    times, answer = _ENDS[end]
    hurried: dict[str, Any] = {"PICTURES": "false", "UPKEEP_SECONDS": "1"}
    async with Loopback() as discord:
        async with await Running.start(discord, tmp_path / DATABASE, **hurried) as bot:
            table = await sit_down(discord)
            since = len(discord.world.requests)
            trouble = spoil_edit_of_next_panel(table, times=times, done=False, answer=answer)
            await pass_on(table)
            async with asyncio.timeout(_LONGEST):
                while trouble.times:
                    await table.channel.stirs(0.25)
            await until_whole(table)
            assert await bot.stop() == 0
        check_once(table, since)
