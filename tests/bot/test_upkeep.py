"""What the bot does by itself goes on, whatever one game, one day or one message comes to."""

from typing import Any

import pytest
from discord.utils import snowflake_time

from bot.model.errors import StoreBusy
from tests.bot.messages import ids_of, say, text_of
from tests.bot.test_gone import take_right
from tests.bot.test_people import says
from tests.bot.town import Town

TICK = 31


def broken(*_: Any, **__: Any) -> None:
    raise KeyError


async def busy(*_: Any, **__: Any) -> None:
    raise StoreBusy


async def test_a_message_that_cannot_be_made_keeps_no_other_waiting(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await town.start(2)
    field = await town.start_beside()
    for number, channel in ((1, town.channel), (2, field)):
        path = f"/channels/{channel.id}/messages"
        town.env.inject_error("POST", path, status=503, times=1)
        asked = await town.asked(number)
        await asked.click(channel.last_message, label=say("verb-pass"))
    make = town.bot.displays.panel

    async def of_the_second(self: Any, opened: Any, **options: Any) -> Any:
        return broken() if opened.row.id == 1 else await make(opened, **options)

    with monkeypatch.context() as patched:
        patched.setattr(type(town.bot.displays), "panel", of_the_second)
        await town.env.advance_time(TICK)
        assert [row.game_id for row in await town.waiting()] == [1]
    await town.env.advance_time(TICK)
    assert await town.waiting() == []
    assert "cannot be said" in town.incidents.told.pop()
    assert not town.incidents.told
    town.env.errors.clear()


async def test_after_a_backup_that_failed_others_are_made(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(town.bot.database, "back_up", busy)
    town.bot.jobs._backups.change_interval(seconds=TICK)
    await town.env.advance_time(3 * TICK)
    assert len(town.incidents.told) > 1
    assert all("no backup" in told for told in town.incidents.told)
    town.incidents.told.clear()


async def test_a_game_whose_book_is_gone_keeps_no_other_waiting(town: Town) -> None:
    await town.start(2)
    await town.bot.database.write(lambda db: db.execute("UPDATE games SET book = 'gone'"))
    field = await town.start_beside()
    await town.restart()
    await town.env.advance_time(TICK)
    assert "cannot go on" in town.incidents.told.pop()
    town.env.inject_error("POST", f"/channels/{field.id}/messages", status=503, times=1)
    await (await town.asked(2)).click(field.last_message, label=say("verb-pass"))
    assert await town.waiting()
    await town.env.advance_time(TICK)
    assert await town.waiting() == []


async def test_games_are_looked_at_as_soon_as_the_database_can_be_read(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await town.start(2)
    panel = await town.panel()
    town.env.backend.delete_message(town.channel.id, panel.id)
    with monkeypatch.context() as patched:
        patched.setattr("bot.store.database.Database.read", busy)
        town.bot.jobs._checked = False
        await town.env.advance_time(TICK)
    await town.env.advance_time(TICK)
    assert (await town.panel()).id != panel.id


@pytest.mark.parametrize("status", [429, 503])
async def test_a_panel_that_discord_did_not_take_is_brought_up_to_date_later(
    town: Town, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    await town.start(2)
    panel = await town.panel()
    monkeypatch.setattr("bot.delivery.panels.utcnow", lambda: snowflake_time(panel.id))
    path = f"/channels/{town.channel.id}/messages/{panel.id}"
    town.env.inject_error("PATCH", path, status=status, times=1)
    asked, _ = await town.turn()
    await says(town, asked, "leave")
    shown = text_of(await town.panel())
    await town.env.advance_time(TICK)
    assert text_of(await town.panel()) != shown


async def test_a_channel_that_is_closed_to_the_bot_is_not_knocked_at(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    take_right(town, "send_messages")
    await asked.click(await town.panel(), label=say("verb-pass"))
    await town.env.advance_time(TICK)
    assert await town.waiting()
    before = len(town.env.http_requests)
    await town.env.advance_time(10 * TICK)
    assert town.env.http_requests[before:] == []


async def test_nor_where_the_game_is_over_or_was_paused_before(town: Town) -> None:
    await town.start(2)
    await town.ann.slash(town.channel, "game pause")
    take_right(town, "send_messages")
    await town.bot.panels.post_anew((await town.opened()).row)
    assert await town.waiting()
    await town.env.advance_time(TICK)
    before = len(town.env.http_requests)
    await town.env.advance_time(10 * TICK)
    assert town.env.http_requests[before:] == []


async def test_the_panel_of_a_game_that_was_closed_meanwhile_gets_no_buttons(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await town.start(2)
    panel = await town.panel()
    monkeypatch.setattr("bot.delivery.panels.utcnow", lambda: snowflake_time(panel.id))
    await town.ann.slash(town.channel, "game end")
    await town.bot.panels.refresh(opened)
    assert [m for m in town.channel.history() if ids_of(m)] == []
