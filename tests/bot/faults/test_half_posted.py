"""What reaches a phone is first posted for its lock screen, then edited: whatever comes between,
it pings once, says all there is to say in the end, and can be pressed meanwhile.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.features.upkeep import Upkeep
from tests.bot.audible_text import pings
from tests.bot.faults.test_panels_in_turn import asking
from tests.bot.messages import answer_of, ids_of, posts, say, text_of
from tests.bot.server import MONDAY, NAMES, Server
from tests.bot.wire import Wire

EDITS = ("/channels/*/messages/*", "/webhooks/*/*/messages/@original")
ARCHIVED = 50083


async def a_panel(server: Server) -> None:
    """Pass the turn on by a button."""
    first, _ = await server.turn()
    panel = await server.panel()
    (labor,) = [one for one in ids_of(panel) if ":do:labor-" in one]
    await first.click(panel, custom_id=labor)


async def a_panel_as_an_answer(server: Server) -> None:
    """Pass the turn on by a command."""
    first, _ = await server.turn()
    await first.slash(server.channel, "pass")


async def a_reminder(server: Server) -> None:
    await server.pass_time(days=1)


async def a_vote(server: Server) -> None:
    await server.ann.slash(server.channel, "game vote pause")


async def an_encounter(server: Server) -> None:
    first, _ = await server.turn()
    await first.slash(server.channel, "explore", party="*")


DEEDS = (a_panel, a_panel_as_an_answer, a_reminder, a_vote, an_encounter)


@pytest.fixture
async def table(server: Server) -> Server:
    server.set_clock(MONDAY)
    await server.start(3)
    return server


def fail(server: Server, *paths: str, times: int | None = None) -> None:
    for path in paths:
        server.env.inject_error("PATCH", path, status=503, times=times)


def heal(server: Server) -> None:
    server.env.backend.faults.clear()


def messages(server: Server) -> list[Any]:
    """List all messages of the channel and of people's direct messages."""
    dms = [server.people[name].user.dm_channel.history() for name in NAMES]
    return [*server.channel.history(), *[one for dm in dms for one in dm]]


def half(server: Server) -> list[Any]:
    """List the messages that are still as they were first posted."""
    return [message for message in messages(server) if message.content]


def posted(server: Server, since: int) -> int:
    """Count the messages since then for which a phone has rung."""
    return len([r for r in server.env.http_requests[since:] if _rings(r)])


def _rings(request: Any) -> bool:
    body = request.json if isinstance(request.json, dict) else {}
    return request.method == "POST" and bool((body.get("data") or body).get("content"))


@pytest.mark.parametrize("deed", DEEDS)
async def test_an_edit_that_fails_is_made_up_for_and_pings_nobody_again(
    table: Server, deed: Callable[[Server], Awaitable[None]]
) -> None:
    since = len(table.env.http_requests)
    fail(table, *EDITS)
    await deed(table)
    (left,) = half(table)
    assert ids_of(left) == [next(one for one in ids_of(left) if ":expand:" in one)]
    assert [row.id for row in await table.waiting()] == [int(ids_of(left)[0].split(":")[-1])]
    heal(table)
    await table.parts[Outbox].flush()
    assert half(table) == []
    assert await table.waiting() == []
    assert set(pings(table.env, since).values()) <= {1}
    assert posted(table, since) == 1
    (whole,) = [message for message in messages(table) if message.id == left.id]
    assert len(ids_of(whole)) > 1
    assert [message.id for message in asking(table)] == [(await table.panel()).id]


@pytest.mark.parametrize("deed", DEEDS)
async def test_it_is_made_up_for_after_a_stop(
    table: Server, deed: Callable[[Server], Awaitable[None]]
) -> None:
    since = len(table.env.http_requests)
    fail(table, *EDITS)
    await deed(table)
    assert len(half(table)) == 1
    heal(table)
    await table.restart()
    await table.parts[Upkeep].run()
    assert half(table) == []
    assert await table.waiting() == []
    assert posted(table, since) == 1


@pytest.mark.parametrize("deed", DEEDS)
async def test_its_button_shows_the_rest(
    table: Server, deed: Callable[[Server], Awaitable[None]]
) -> None:
    fail(table, *EDITS)
    await deed(table)
    (left,) = half(table)
    person = who_sees(table, left)
    refused = await person.click(left, label=say("push-show"))
    assert [text_of(one.message).strip() for one in refused.followups] == [say("push-waits")]
    assert all(one.ephemeral for one in refused.followups)
    assert half(table) == [left]
    heal(table)
    await person.click(left, label=say("push-show"))
    assert half(table) == []
    assert await table.waiting() == []


def who_sees(server: Server, message: Any) -> Any:
    """Return somebody who can press a message: its person, if it is a direct message."""
    for person in server.people.values():
        if message.id in [one.id for one in person.user.dm_channel.history()]:
            return person.user
    return server.ann


async def test_a_button_of_what_is_whole_by_now_says_that_it_is_settled(table: Server) -> None:
    _, second = await table.turn()
    fail(table, *EDITS, times=1)
    await a_panel(table)
    (left,) = half(table)
    (button,) = ids_of(left)
    await table.parts[Outbox].flush()
    pressed = Wire(table).press(second, await table.panel(), button)
    await Wire(table).deliver(pressed)
    assert answer_of(pressed.result) == say("stale-question")


async def test_the_game_goes_on_below_a_panel_whose_edit_has_failed(table: Server) -> None:
    """It becomes the journal of its turn like any other, and every line stands once."""
    people = [(await table.turn())[0]]
    since = len(table.env.http_requests)
    fail(table, EDITS[0], times=1)
    await a_panel(table)
    people.append((await table.turn())[0])
    assert len(half(table)) == 1
    await people[1].slash(table.channel, "pass")
    await table.parts[Outbox].flush()
    assert half(table) == []
    assert await table.waiting() == []
    assert set(pings(table.env, since).values()) == {1}
    assert [message.id for message in asking(table)] == [(await table.panel()).id]
    told = "\n".join(posts(table))
    labors, _ = say("line-labor", name=people[0].name, villagers="\n").split("\n")
    assert told.count(labors) == 1
    assert told.count(say("line-pass", name=people[1].name)) == 1


async def test_a_game_that_is_closed_meanwhile_leaves_no_half_panel(table: Server) -> None:
    fail(table, EDITS[0], times=1)
    await a_panel(table)
    assert len(half(table)) == 1
    await table.ann.slash(table.channel, "game end")
    await table.parts[Outbox].flush()
    assert half(table) == []
    assert await table.waiting() == []
    assert not any(ids_of(message) for message in table.channel.history())


async def test_a_half_message_that_somebody_deletes_is_posted_again(table: Server) -> None:
    fail(table, EDITS[0], times=1)
    await a_panel(table)
    (left,) = half(table)
    table.env.backend.delete_message(table.channel.id, left.id)
    await table.parts[Outbox].flush()
    assert [message.id for message in asking(table)] == [(await table.panel()).id]
    assert await table.waiting() == []


async def test_in_a_thread_that_is_archived_by_then_the_panel_is_posted_again(
    table: Server,
) -> None:
    """There nothing can be edited; a new message opens it, and pings nobody again."""
    since = len(table.env.http_requests)
    fail(table, EDITS[0], times=1)
    await a_panel(table)
    assert len(half(table)) == 1
    table.env.inject_error("PATCH", EDITS[0], status=400, code=ARCHIVED, times=2)
    await table.restart()
    await table.parts[Upkeep].run()
    assert [message.id for message in asking(table)] == [(await table.panel()).id]
    assert posted(table, since) == 1
    assert set(pings(table.env, since).values()) == {1}
    table.set_clock(table.clock() + timedelta(hours=12))
    await table.parts[Upkeep].run()
    assert half(table) == []
    assert await table.waiting() == []


async def test_a_panel_that_is_posted_again_has_nothing_for_lock_screens(table: Server) -> None:
    since = len(table.env.http_requests)
    await table.ann.slash(table.channel, "game status")
    assert posted(table, since) == 0
    assert not pings(table.env, since)


@pytest.mark.parametrize("deed", DEEDS)
async def test_a_ping_takes_one_more_request(
    table: Server, deed: Callable[[Server], Awaitable[None]]
) -> None:
    """An answer is edited under its token, a message by its id."""
    since = len(table.env.http_requests)
    await deed(table)
    requests = [(r.method, r.path) for r in table.env.http_requests[since:]]
    rung = [i for i, r in enumerate(table.env.http_requests[since:]) if _rings(r)]
    assert len(rung) == 1
    method, path = requests[rung[0] + 1]
    assert method == "PATCH"
    if "callback" in requests[rung[0]][1]:
        assert path.endswith("/messages/@original")
    else:
        assert path.startswith(f"{requests[rung[0]][1]}/")
    assert len([r for r in requests if r == (method, path)]) == 1
