"""An invitation says what is played and how, tells its host when enough have come, and ends."""

import sqlite3
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.features.moderation import Moderation
from bot.model.games import TABLE, TimerRow
from bot.model.kinds import TimerKind
from bot.service.tables.games import Games
from bot.store import database, timers
from bot.store.database import Database
from tests.bot.messages import answer_of, dms, ids_of, lobby_rules, say, text_of
from tests.bot.server import MONDAY, Server

DAY = timedelta(days=1)
MIGRATIONS = Path(database.__file__).parent / "migrations"


class Days:
    """Advance a server's time by days, and run what is due."""

    def __init__(self, server: Server) -> None:
        self._town = server
        self.now = server.clock()
        server.set_clock(self.now)

    async def pass_by(self, time: timedelta) -> None:
        self.now += time
        bot = self._town.bot
        self._town.set_clock(self.now)
        stamp = bot.parts[Games].timestamp()
        for timer in await bot.parts[Database].read(lambda db: timers.due(db, stamp, 100)):
            await bot.parts[Moderation].on_expire(timer)
        await bot.parts[Outbox].flush()
        await self._town.env.settle()


def texts(channel: Any) -> list[str]:
    return [text_of(message) for message in channel.history()]


def calling(server: Server, person: Any, key: str) -> list[Any]:
    """List the messages that call a person with a sentence."""
    sentence = say(key, until="@").split("@")[0] if key == "lobby-closes-soon" else say(key)
    return [m for m in server.channel.history() if f"<@{person.id}> {sentence}" in text_of(m)]


async def status(server: Server, game_id: int = 1) -> str:
    return (await server.parts[Games].get(game_id)).status


async def test_it_tells_language_and_edition_and_how_long_it_stands(server: Server) -> None:
    days = Days(server)
    lobby = text_of(await server.open(1))
    until = f"<t:{int((days.now + 7 * DAY).timestamp())}:R>"
    for sentence in (
        say("language-name"),
        say("lobby-until", until=until),
        lobby_rules("final", "common"),
    ):
        assert sentence in lobby


async def test_a_day_before_it_ends_those_who_wait_are_told_and_then_it_closes(
    server: Server,
) -> None:
    days = Days(server)
    lobby = await server.open(2)
    await days.pass_by(5.9 * DAY)
    assert calling(server, server.ann, "lobby-closes-soon") == []
    await days.pass_by(0.1 * DAY)
    for person in (server.ann, server.bob):
        (called,) = calling(server, person, "lobby-closes-soon")
        assert [user.id for user in called.mentions] == [person.id]
    await days.pass_by(0.9 * DAY)
    assert await status(server) == "lobby"
    await days.pass_by(0.1 * DAY)
    assert await status(server) == "closed"
    shown = texts(server.channel)
    assert shown.count(say("lobby-expired")) == 1
    assert not any("<@" in text for text in shown)
    closed = next(m for m in server.channel.history() if m.id == lobby.id)
    assert text_of(closed) == say("lobby-closed")
    assert not ids_of(closed)
    await days.pass_by(30 * DAY)
    assert texts(server.channel) == shown
    await server.open(1)
    assert await status(server, 2) == "lobby"


async def test_a_restart_changes_nothing_about_its_end(server: Server) -> None:
    days = Days(server)
    await server.open(1)
    await days.pass_by(6 * DAY)
    await server.restart()
    assert len(calling(server, server.ann, "lobby-closes-soon")) == 1
    await days.pass_by(DAY)
    assert await status(server) == "closed"
    await server.restart()
    assert texts(server.channel).count(say("lobby-expired")) == 1


async def test_after_an_outage_a_whole_day_is_left_from_the_warning(server: Server) -> None:
    days = Days(server)
    await server.open(1)
    await days.pass_by(20 * DAY)
    await days.pass_by(timedelta(minutes=1))
    assert await status(server) == "lobby"
    assert len(calling(server, server.ann, "lobby-closes-soon")) == 1
    await days.pass_by(DAY)
    assert await status(server) == "closed"


async def test_a_game_that_has_begun_never_expires(server: Server) -> None:
    days = Days(server)
    lobby = await server.open(2)
    await days.pass_by(6 * DAY)
    await server.ann.click(lobby, label=say("lobby-start"))
    await days.pass_by(DAY)
    assert await status(server) == "running"
    assert calling(server, server.ann, "lobby-closes-soon") == []
    assert (
        await server.parts[Database].read(lambda db: timers.find(db, 1, -1, TimerKind.LOBBY_ENDS))
        is None
    )


async def test_a_lobby_that_was_closed_is_told_nothing_more(server: Server) -> None:
    days = Days(server)
    await server.open(1)
    await server.ann.slash(server.channel, "game end")
    shown = texts(server.channel)
    await days.pass_by(8 * DAY)
    assert texts(server.channel) == shown


async def test_the_host_is_told_once_that_enough_have_come(server: Server) -> None:
    days = Days(server)
    lobby = await server.open(1)
    await days.pass_by(timedelta(hours=3))
    await server.bob.click(lobby, label=say("lobby-join"))
    await days.pass_by(timedelta())
    (called,) = calling(server, server.ann, "lobby-ready")
    assert [user.id for user in called.mentions] == [server.ann.id]
    await server.cid.click(lobby, label=say("lobby-join"))
    for label in ("lobby-leave", "lobby-join"):
        for person in (server.cid, server.bob):
            await person.click(lobby, label=say(label))
    await days.pass_by(timedelta())
    assert len(calling(server, server.ann, "lobby-ready")) == 1
    await server.ann.click(lobby, label=say("lobby-start"))
    assert calling(server, server.ann, "lobby-ready") == []
    first, _ = await server.turn()
    assert say("lobby-filled") not in answer_of(await first.slash(server.channel, "catchup"))


async def test_who_has_just_opened_it_sees_for_himself_who_comes(server: Server) -> None:
    days = Days(server)
    await server.open(2)
    await days.pass_by(timedelta())
    assert calling(server, server.ann, "lobby-ready") == []
    assert dms(server.ann) == []


async def test_a_channel_that_is_gone_keeps_nothing_waiting(server: Server) -> None:
    days = Days(server)
    await server.open(1)
    for method in ("POST", "PATCH"):
        path = f"/channels/{server.channel.id}/messages*"
        server.env.inject_error(method, path, status=404, code=10003, times=None)
    await days.pass_by(6 * DAY)
    await days.pass_by(DAY)
    assert await status(server) == "closed"
    assert await server.waiting() == []


async def test_without_a_game_it_is_said_what_can_be_done(server: Server) -> None:
    answer = answer_of(await server.ann.slash(server.channel, "game status"))
    for command in ("/game new", "/me games", "/rules"):
        assert f"`{command}`" in answer
    await server.open(1)
    answer = answer_of(await server.bob.slash(server.channel, "game new"))
    for command in ("/game join", "/game status"):
        assert f"`{command}`" in answer
    answer = answer_of(await server.bob.slash(server.channel, "game status"))
    assert "`/game join`" in answer


async def test_a_lobby_from_before_invitations_ended_gets_its_week(tmp_path: Path) -> None:
    days = MIGRATIONS / "004_days.sql"
    old = sqlite3.connect(tmp_path / "old.sqlite3")
    for script in sorted(MIGRATIONS.glob("*.sql")):
        if script < days:
            old.executescript(script.read_text(encoding="utf-8"))
    old.execute(
        "INSERT INTO games (guild_id, channel_id, status, edition, reading, language, book, "
        "host_id, seed, opened_at) VALUES (1, 2, 'lobby', 'final', 'private', 'en', '', 3, x'00', "
        "'2026-01-30T12:00:00+00:00')"
    )
    for script in sorted(MIGRATIONS.glob("*.sql")):
        if script >= days:
            old.executescript(script.read_text(encoding="utf-8"))
    assert timers.due(old, "2026-02-05T12:00:00+00:00", 9) == [
        TimerRow(1, TABLE, TimerKind.LOBBY_ENDS, "2026-02-05T12:00:00+00:00")
    ]
    assert timers.due(old, "2026-02-05T11:59:59+00:00", 9) == []
    old.close()


@pytest.mark.parametrize("way", ["stays", "leaves", "starts"])
async def test_nobody_is_called_to_a_lobby_in_his_sleep(server: Server, way: str) -> None:
    """The warning comes at noon, when Bob sleeps until two; he may be gone or playing by then."""
    server.set_clock(MONDAY)
    days = Days(server)
    lobby = await server.open(3)
    await server.bob.slash(server.channel, "me away", quiet="11:00-14:00")
    await days.pass_by(6 * DAY)
    assert len(calling(server, server.ann, "lobby-closes-soon")) == 1
    assert calling(server, server.bob, "lobby-closes-soon") == []
    if way == "leaves":
        await server.bob.click(lobby, label=say("lobby-leave"))
    elif way == "starts":
        await server.ann.click(lobby, label=say("lobby-start"))
    await days.pass_by(timedelta(hours=2))
    assert len(calling(server, server.bob, "lobby-closes-soon")) == (way == "stays")
    kinds = [row for row in await server.waiting() if row.user_id == server.bob.id]
    assert kinds == []
