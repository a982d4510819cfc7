"""Players are reminded of an open question a few times, awake, and never of a closed one."""

from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.model.kinds import GameStatus
from bot.service.tables.games import Games
from bot.store.database import Database
from tests.bot.messages import answer_of, dms, ids_of, posts, say, text_of
from tests.bot.server import MONDAY, Server, close_dms
from tests.bot.wire import Wire

STILL = "It is still your move."


@pytest.fixture
async def table(server: Server) -> Server:
    """A game of two that began on a Monday at noon."""
    server.set_clock(MONDAY)
    await server.start(2)
    return server


def reminders(server: Server) -> list[str]:
    return [post for post in posts(server) if STILL in post]


def newest(server: Server) -> Any:
    return next(m for m in server.channel.history() if STILL in text_of(m))


async def timers_of(server: Server) -> list[tuple[int, str, str]]:
    query = "SELECT seat, kind, at FROM timers ORDER BY 1, 2"
    return await server.parts[Database].read(lambda db: db.execute(query).fetchall())


async def test_a_day_later_the_player_is_reminded_once(table: Server) -> None:
    asked, other = await table.turn()
    await table.pass_time(hours=23, minutes=59)
    assert reminders(table) == []
    await table.pass_time(minutes=1)
    await table.pass_time(minutes=1)
    (reminder,) = reminders(table)
    assert f"<@{asked.id}>" in reminder
    assert f"<@{other.id}>" not in reminder
    assert say("to-the-table") in reminder


async def test_a_reminder_takes_the_place_of_the_one_before(table: Server) -> None:
    for _ in range(3):
        await table.pass_time(days=1)
        assert len(reminders(table)) == 1


async def test_after_three_reminders_the_table_is_told_and_nobody_is_called_again(
    table: Server,
) -> None:
    asked, _ = await table.turn()
    await table.pass_time(days=1)
    for _ in range(9):
        await table.pass_time(days=1)
    ended = [post for post in posts(table) if "has been reminded 3 times" in post]
    assert len(ended) == 1
    assert asked.name in ended[0]
    assert f"<@{asked.id}>" not in ended[0]
    assert await timers_of(table) == []


async def test_after_an_outage_there_is_one_reminder_and_the_next_counts_from_now(
    table: Server,
) -> None:
    await table.pass_time(days=5)
    await table.pass_time(seconds=30)
    assert len(reminders(table)) == 1
    ((_, _, at),) = await timers_of(table)
    assert at == "2026-06-07T12:00:00+00:00"


async def test_nobody_is_reminded_of_what_he_has_done(table: Server) -> None:
    asked, other = await table.turn()
    await table.pass_time(days=1)
    await asked.slash(table.channel, "pass")
    assert reminders(table) == []
    await table.pass_time(days=1)
    (reminder,) = reminders(table)
    assert f"<@{other.id}>" in reminder


async def test_a_reminder_that_waits_is_dropped_when_its_player_answers(table: Server) -> None:
    asked, _ = await table.turn()
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=503, times=1)
    await table.pass_time(days=1)
    assert [row.kind for row in await table.waiting()] == ["ping"]
    await asked.slash(table.channel, "pass")
    await table.bot.parts[Outbox].flush()
    assert reminders(table) == []
    assert await table.waiting() == []


@pytest.mark.parametrize(
    ("label", "hours"), [("remind-in-hours", 3), ("remind-tomorrow", 24), ("remind-not", None)]
)
async def test_its_buttons_put_it_off(table: Server, label: str, hours: int | None) -> None:
    asked, other = await table.turn()
    await table.pass_time(days=1)
    answer = answer_of(await other.click(newest(table), label=say(label)))
    assert asked.name in answer
    answer = answer_of(await asked.click(newest(table), label=say(label)))
    assert answer == say("remind-never") if hours is None else "I will remind you" in answer
    old = newest(table).id
    if hours is None:
        await table.pass_time(days=9)
        assert newest(table).id == old
        return
    await table.pass_time(hours=hours - 1)
    assert newest(table).id == old
    await table.pass_time(hours=1)
    assert newest(table).id != old


async def test_a_button_of_an_old_reminder_or_of_nobodys_hand_changes_nothing(
    table: Server,
) -> None:
    asked, _ = await table.turn()
    await table.pass_time(days=1)
    message, wire = newest(table), Wire(table)
    assert "1:1:1:later:3" in ids_of(message)
    before = await timers_of(table)
    for wrong in ("1:1:1:later:99999", "1:1:1:later:soon", "1:1:77:later:3", "1:1:1:later"):
        pressed = wire.press(asked, message, wrong)
        await wire.deliver(pressed)
        assert answer_of(pressed.result)
        assert await timers_of(table) == before


async def test_remind_in_so_many_hours(table: Server) -> None:
    asked, other = await table.turn()
    answer = answer_of(await asked.slash(table.channel, "me remind", **{"in": 5}))
    assert "I will remind you" in answer
    assert answer_of(await other.slash(table.channel, "me remind", **{"in": 5}))
    await table.pass_time(hours=5)
    assert len(reminders(table)) == 1


async def test_with_a_button_that_others_may_press_too_only_who_owes_is_reminded(
    table: Server,
) -> None:
    await table.pass_time(days=1)
    answer = answer_of(await table.eve.click(newest(table), label=say("remind-in-hours")))
    assert answer == say("not-seated")


async def test_the_shorter_interval_counts_and_none_is_none(table: Server) -> None:
    asked, _ = await table.turn()
    await asked.slash(table.channel, "me settings", remind=6)
    await table.pass_time(hours=6)
    assert len(reminders(table)) == 1
    await asked.slash(table.channel, "me settings", remind=100)
    await table.pass_time(hours=23)
    await table.pass_time(hours=2)
    assert len(reminders(table)) == 1
    await asked.slash(table.channel, "me settings", remind=0)
    assert await timers_of(table) == []


async def test_a_reminder_by_dm_and_with_a_closed_box_in_the_channel(server: Server) -> None:
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", pings="dm")
    await server.start(2)
    asked, other = await server.turn()
    (called,) = dms(asked)
    assert say("ping-turn") in called
    assert dms(other) == []
    await server.pass_time(days=1)
    (reminder,) = dms(asked)
    assert STILL in reminder
    assert say("to-the-table") in reminder
    assert reminders(server) == []
    dm = asked.user.dm_channel.last_message
    await asked.user.click(dm, label=say("remind-in-hours"))
    close_dms(server)
    await server.pass_time(hours=3)
    (reminder,) = reminders(server)
    assert f"<@{asked.id}>" in reminder


async def test_who_has_left_the_server_is_not_called_and_the_table_is_told(table: Server) -> None:
    asked, _ = await table.turn()
    path = f"/guilds/{table.guild.id}/members/{asked.id}"
    table.env.inject_error("GET", path, status=404, code=10007, times=None)
    await table.pass_time(days=1)
    assert reminders(table) == []
    assert any(say("seat-gone", name=asked.name) in post for post in posts(table))
    assert await timers_of(table) == []
    loaded = await table.loaded()
    assert loaded.row.seat_of(asked.id) is None
    await table.restart()
    assert (await table.loaded()).row.seat_of(asked.id) is None


async def test_where_discord_does_not_know_the_reminder_goes_out(table: Server) -> None:
    asked, _ = await table.turn()
    path = f"/guilds/{table.guild.id}/members/{asked.id}"
    table.env.inject_error("GET", path, status=500, times=9)
    await table.pass_time(days=1)
    assert len(reminders(table)) == 1


async def test_a_paused_game_reminds_nobody(table: Server) -> None:
    await table.bot.parts[Games].set_status_by_bot(1, GameStatus.PAUSED)
    await table.pass_time(days=3)
    assert reminders(table) == []
    await table.bot.parts[Games].set_status_by_bot(1, GameStatus.RUNNING)
    await table.pass_time(days=1)
    assert len(reminders(table)) == 1


async def test_a_restart_forgets_no_reminder_and_doubles_none(table: Server) -> None:
    await table.restart()
    await table.pass_time(days=1)
    await table.restart()
    await table.pass_time(seconds=30)
    assert len(reminders(table)) == 1


async def test_a_reminder_that_did_not_go_out_gives_way_to_the_next(
    table: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes nothing for two days; then the player is called once."""

    async def nothing(*_: object, **__: object) -> None:
        """Deliver nothing."""

    with monkeypatch.context() as patched:
        patched.setattr(table.bot.parts[Outbox], "deliver", nothing)
        for _ in range(2):
            await table.pass_time(days=1)
    await table.bot.parts[Outbox].flush()
    assert len(reminders(table)) == 1
