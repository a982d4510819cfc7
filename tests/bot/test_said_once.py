"""What is owed is said once, whoever says it."""

import asyncio
from typing import Any

import pytest

from bot.delivery import notices as calls
from bot.service.notices import Notice, announce
from tests.bot.messages import ids_of, say, text_of
from tests.bot.town import Town
from tests.bot.voting import open_vote


async def test_what_another_hand_has_said_since_it_was_listed_is_not_said_again(
    town: Town,
) -> None:
    opened = await town.start(2)
    user = opened.row.seats[0].user_id
    played = await town.bot.tables.answer(1, user, {"kind": "pass"})
    (owed,) = played.owed
    await town.bot.outbox.deliver(owed)
    panel = await town.panel()
    await town.bot.outbox.deliver(owed, looking=True)
    assert (await town.panel()).id == panel.id


async def test_what_the_upkeep_says_before_the_press_that_owes_it_stays(town: Town) -> None:
    row = (await town.start(2)).row
    note = Notice("seat-back", {"name": "Ann"})
    owed = await town.bot.database.write(
        lambda db: announce(db, row, 0, town.bot.tables.stamp(), note)
    )
    await town.bot.outbox.flush()
    await town.bot.outbox.deliver(owed)
    assert await town.waiting() == []
    told = say(note.key, **note.figures)
    assert [told in text_of(message) for message in town.channel.history()].count(True) == 1


async def test_a_vote_that_ends_while_its_message_goes_out_leaves_no_message(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await town.start(3)
    send = calls.send_marked

    async def slow(*asked: Any) -> int:
        found = await send(*asked)
        monkeypatch.undo()
        await town.bot.votes._lose(await open_vote(town), "vote-lost")
        return found

    monkeypatch.setattr(calls, "send_marked", slow)
    await town.ann.slash(town.channel, "game vote", what="pause")
    await town.env.advance_time(31)
    assert await open_vote(town) is None
    assert [m for m in town.channel.history() if any(":vote:" in i for i in ids_of(m))] == []


async def test_a_panel_is_known_again_where_noting_it_was_broken_off(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note reaches the file; what is in memory must not stay behind."""
    opened = await town.start(2)
    asked, _ = await town.turn()
    played = await town.bot.tables.answer(1, asked.id, {"kind": "pass"})
    write = town.bot.database.write

    async def broken_off(transaction: Any) -> None:
        monkeypatch.undo()
        await write(transaction)
        raise asyncio.CancelledError

    monkeypatch.setattr(town.bot.database, "write", broken_off)
    with pytest.raises(asyncio.CancelledError):
        await town.bot.outbox.deliver(played.owed[0])
    ((stored,),) = await town.bot.database.read(
        lambda db: db.execute("SELECT panel_id FROM games").fetchall()
    )
    assert (await town.opened()).row.panel_id == stored != opened.row.panel_id
