"""Each refusal of what is no new message: removals, searches, follow-ups, events, emoji, commands.

What was asked for is kept where it is still wanted, and is asked for no more than it was worth.
"""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cogs.sync import PrintedCommands, sync_commands
from bot.delivery.discord import network
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.emoji import ApplicationEmoji
from bot.delivery.discord.network import RequestTarget
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.server_api import ServerApi
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.refused_messages import RefusedMessages
from bot.model.notices import Notice
from bot.service.history.sent_once import SentOnce
from bot.service.plies.notices import queue_dm, queue_notice
from bot.service.tables import outgoing
from bot.settings import Settings
from bot.store.database import Database
from tests.bot.faults import test_refusals_by_place
from tests.bot.messages import say, text_of
from tests.bot.planning import Planned
from tests.bot.refusals import (
    AT_MOST_EVERY_EIGHT_HOURS,
    EVER_LESS,
    EVERY_TIME,
    REFUSALS,
    TRIED,
    Outcome,
    expected,
    kinds,
    outcome,
    outcomes,
    refuse,
    refused_for,
    row_of,
    upkeep,
)
from tests.bot.server import Server

PASSING: tuple[int, ...] = (429, 500)
NO_CHANNEL = (50001, 50013, 160005, 50083)


def test_each_code_that_the_bot_knows_is_tried_with_each_target() -> None:
    known = {str(code) for codes in network._CODES.values() for code in codes}
    assert known <= set(REFUSALS)
    assert set(network._CODES) == set(RequestTarget)
    tried = {
        target
        for module in (test_refusals_by_place.__name__, __name__)
        for attempt, target in TRIED.items()
        if attempt.__module__ == module
    }
    assert tried == set(RequestTarget)


def asked(server: Server, since: int, method: str, end: str) -> int:
    """Count the requests since then whose paths end so."""
    found = server.env.http_requests[since:]
    return len([one for one in found if one.method == method and one.path.endswith(end)])


@refused_for(RequestTarget.TABLE)
async def a_removal(server: Server, status: int, code: int) -> Outcome:
    server.set_clock((server.clock() + timedelta(days=1)).replace(hour=12))  # nobody sleeps
    await server.start(2)
    person, _ = await server.turn()
    await server.pass_time(days=1)
    reminder = server.channel.last_message
    path = f"/channels/{server.channel.id}/messages/{reminder.id}"
    refuse(server, "DELETE", path, status, code)
    await person.slash(server.channel, "pass")
    return await outcome(server, "DELETE", path)


async def test_the_removal_of_a_message(server: Server) -> None:
    assert await outcomes(server, a_removal) == expected(
        Outcome("running", ("removal",), EVER_LESS),
        {
            (10003, 10008): Outcome("running"),
            NO_CHANNEL: Outcome("running", ("removal",), AT_MOST_EVERY_EIGHT_HOURS),
            (500,): Outcome("running", ("removal",), EVERY_TIME),
        },
    )


@refused_for(RequestTarget.TABLE)
async def a_search(server: Server, status: int, code: int) -> Outcome:
    row = (await server.start(2)).row
    path = refuse(server, "GET", f"/channels/{server.channel.id}/messages", status, code)
    note = Notice("lobby-expired")
    await server.parts[Database].write(lambda db: queue_notice(db, row, note))
    await upkeep(server)
    return await outcome(server, "GET", path)


async def test_the_search_for_a_message_that_may_have_gone_out(server: Server) -> None:
    """Nothing is posted that may be there already."""
    assert await outcomes(server, a_search) == expected(
        Outcome("running", ("notice",), EVER_LESS),
        {
            (10003, *NO_CHANNEL): Outcome("paused", ("notice",)),
            (500,): Outcome("running", ("notice",), EVERY_TIME),
        },
    )


@refused_for(RequestTarget.TABLE)
async def a_look(server: Server, status: int, code: int) -> Outcome:
    await server.start(2)
    panel = await server.panel()
    refuse(server, "GET", f"/channels/{server.channel.id}/messages/{panel.id}", status, code)
    since = len(server.env.http_requests)
    await server.parts[Panels].check(server.game_id)
    for _ in range(3):
        for work in server.parts[Panels].works():
            await work.do()
    edits = asked(server, since, "PATCH", f"/{panel.id}")
    is_new = (await server.panel()).id != panel.id
    return Outcome((await row_of(server)).status, ("new panel",) if is_new else (), edits)


async def test_a_look_at_a_panel(server: Server) -> None:
    """What may not be read is edited unseen, one that is gone or long owed is posted again."""
    assert await outcomes(server, a_look) == expected(
        Outcome("running"),
        {
            (10003, 50001, 50013, 160005): Outcome("running", (), 1),
            (10008, 50083, *PASSING): Outcome("running", ("new panel",)),
        },
    )


@refused_for(RequestTarget.ANSWER)
async def a_follow_up(server: Server, status: int, code: int) -> Outcome:
    row = (await server.start(2)).row

    def queue(db: Any) -> None:
        message = queue_dm(db, row, server.bob.id, Notice("lobby-expired"))
        outgoing.record_refusal(db, message, Notice("lobby-expired"), None)

    await server.parts[Database].write(queue)
    await server.parts[RefusedMessages].open()
    refuse(server, "POST", "/webhooks/*/*", status, code)
    since = len(server.env.http_requests)
    await server.bob.slash(server.channel, "look score")
    found = tuple(await kinds(server))
    tries = len([one for one in server.env.http_requests[since:] if "/webhooks/" in one.path])
    server.env.backend.faults.clear()
    shown = await server.bob.slash(server.channel, "look score")
    assert say("lobby-expired") in text_of(shown.followups[-1].message)
    return Outcome((await row_of(server)).status, found, tries)


async def test_a_follow_up(server: Server) -> None:
    """A direct message that is shown at a press is shown at the next one."""
    assert await outcomes(server, a_follow_up) == expected(Outcome("running", ("letter",), 1), {})


@refused_for(RequestTarget.ANSWER)
async def the_rest(server: Server, status: int, code: int) -> Outcome:
    await server.start(2)
    person, other = await server.turn()
    refuse(server, "PATCH", "/webhooks/*/*/messages/@original", status, code)
    since = len(server.env.http_requests)
    await person.slash(server.channel, "pass")
    await upkeep(server)
    await server.pass_time(minutes=2)
    await upkeep(server)
    panel = await server.panel()
    assert say("ask-take-turn", who=f"<@{other.id}>") in text_of(panel)
    tries = asked(server, since, "PATCH", "@original")
    return Outcome((await row_of(server)).status, tuple(await kinds(server)), tries)


async def test_the_rest_of_an_answer_that_was_posted_for_lock_screens(server: Server) -> None:
    """It is made whole as a message of the channel."""
    assert await outcomes(server, the_rest) == expected(Outcome("running", (), 1), {})


async def moved(server: Server, method: str, status: int, code: int) -> Outcome:
    planned = Planned(server)
    await planned.plan()
    event = (await planned.stored()).event_id
    path = f"/guilds/{server.guild.id}/scheduled-events/{event}"
    refuse(server, method, path, status, code)
    await server.ann.slash(server.channel, "night move", at="2026-06-03 20:00")
    assert say("plan-come") in await planned.text()
    return await outcome(server, method, path)


@refused_for(RequestTarget.EVENT)
async def an_edit_of_an_event(server: Server, status: int, code: int) -> Outcome:
    return await moved(server, "PATCH", status, code)


@refused_for(RequestTarget.EVENT)
async def a_look_at_an_event(server: Server, status: int, code: int) -> Outcome:
    return await moved(server, "GET", status, code)


@pytest.mark.parametrize("attempt", [an_edit_of_an_event, a_look_at_an_event])
async def test_an_event_that_moves(server: Server, attempt: Any) -> None:
    busy = Outcome("lobby", (), EVERY_TIME)
    assert await outcomes(server, attempt) == expected(Outcome("lobby"), {PASSING: busy})


@refused_for(RequestTarget.APPLICATION)
async def all_commands(server: Server, status: int, code: int) -> Outcome:
    await server.open(1)
    since, sent_once = len(server.env.http_requests), server.parts[SentOnce]
    refuse(server, "PUT", "/applications/*/commands", status, code)

    async def another(_: Any) -> str:
        return "another"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.cogs.sync.digest_of", another)
        await sync_commands(server.bot.tree, server.parts[ServerApi], sent_once)
    assert await sent_once.commands_digest() != "another"  # the next start sends them again
    return Outcome("lobby", (), asked(server, since, "PUT", "/commands"))


async def test_the_commands(server: Server) -> None:
    assert await outcomes(server, all_commands) == expected(Outcome("lobby", (), 1), {})


@refused_for(RequestTarget.APPLICATION)
async def printed_commands(server: Server, status: int, code: int) -> Outcome:
    await server.open(2, reading="book")
    await server.parts[SentOnce].record_printed({})
    since = len(server.env.http_requests)
    refuse(server, "PUT", f"/applications/*/guilds/{server.guild.id}/commands", status, code)
    for _ in range(3):
        await server.parts[PrintedCommands].tick()
    return Outcome("lobby", (), asked(server, since, "PUT", "/commands"))


async def test_the_commands_of_one_server(server: Server) -> None:
    again = {PASSING: Outcome("lobby", (), 3)}
    assert await outcomes(server, printed_commands) == expected(Outcome("lobby", (), 1), again)


async def emoji(server: Server, method: str, status: int, code: int) -> Outcome:
    await server.open(1)
    since = len(server.env.http_requests)
    refuse(server, method, "/applications/*/emojis", status, code)
    await server.parts[ApplicationEmoji].upload()
    return Outcome("lobby", (), asked(server, since, method, "/emojis"))


@refused_for(RequestTarget.APPLICATION)
async def the_list_of_emoji(server: Server, status: int, code: int) -> Outcome:
    return await emoji(server, "GET", status, code)


@refused_for(RequestTarget.APPLICATION)
async def a_new_emoji(server: Server, status: int, code: int) -> Outcome:
    return await emoji(server, "POST", status, code)


@pytest.mark.parametrize("attempt", [the_list_of_emoji, a_new_emoji])
async def test_emoji(server: Server, monkeypatch: pytest.MonkeyPatch, attempt: Any) -> None:
    """Messages have words in their place until the next start."""

    async def drawn(_: Any) -> tuple[bytes, Sequence[Any]]:
        return b"\x89PNG", ()

    async def closed() -> None:
        pass

    pen = SimpleNamespace(ask=drawn, close=closed)
    monkeypatch.setattr("bot.delivery.discord.emoji.RendererProcess", lambda: pen)
    backend = server.env.backend
    for number in list(backend.application_emojis):
        backend.delete_application_emoji(number)
    assert await outcomes(server, attempt) == expected(Outcome("lobby", (), 1), {})
    await server.parts[ApplicationEmoji].upload()
    assert server.parts[ApplicationEmoji].usable.uploaded


class TestPictures:
    @pytest.fixture
    def settings(self, tmp_path: Path) -> Settings:
        return Settings(database=tmp_path / "table.sqlite3")

    async def test_a_late_picture(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bot.delivery.discord.late_pictures.AGAIN", (0, 0, 0))
        again = {PASSING: Outcome("running", (), 4)}
        assert await outcomes(server, a_late_picture) == expected(Outcome("running", (), 1), again)


@refused_for(RequestTarget.TABLE)
async def a_late_picture(server: Server, status: int, code: int) -> Outcome:
    pictures = server.parts[PictureQueue]
    pictures.enabled = False
    await server.start(2)
    panel = await server.panel()
    pictures.enabled = True
    refuse(server, "PATCH", f"/channels/{server.channel.id}/messages/{panel.id}", status, code)
    since = len(server.env.http_requests)
    await server.parts[Panels].check(server.game_id)
    await asyncio.gather(*server.parts[DiscordApi]._late_pictures._waiting.values())
    tries = asked(server, since, "PATCH", f"/{panel.id}")
    return Outcome((await row_of(server)).status, tuple(await kinds(server)), tries)
