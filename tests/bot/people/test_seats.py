"""People come and go: substitutes, open seats, who left the server, and seats that play alone."""

from random import Random
from typing import Any

import pytest

from bot.features.reminders import Reminders
from bot.service.tables.games import Games
from bot.store.database import Database
from tests.bot.messages import answer_of, dms, ids_of, say, text_of
from tests.bot.passing import passes
from tests.bot.server import Server
from tests.hidden import marks_of, plain


async def seat_named(server: Server, name: str) -> Any:
    """Return the row of the seat of that name."""
    return next(s for s in (await server.loaded()).row.seats if s.name == name)


def notice(server: Server, label: str) -> Any:
    """Return the last message of the channel with that button."""
    return next(m for m in reversed(server.channel.history()) if label in text_of(m).split("\n"))


async def says(server: Server, person: Any, what: str) -> str:
    """Use `/game seat` as a person, and return the answer."""
    return answer_of(await person.slash(server.channel, "game seat", what=what))


async def events(server: Server) -> str:
    return answer_of(await server.ann.slash(server.channel, "look log"))


async def test_who_leaves_opens_the_seat_and_who_takes_it_plays_on(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    seat = (await server.loaded()).row.seat_of(asked.id).seat
    assert await says(server, asked, "leave") == say("done-and-told")
    left = notice(server, say("take-seat"))
    assert say("seat-left", name=asked.name) in text_of(left)
    panel = text_of(await server.panel())
    assert f"<@{asked.id}>" not in panel
    assert say("panel-open-seat", name=asked.name) in panel
    taken = await server.cid.click(left, label=say("take-seat"))
    assert say("seat-yours") in answer_of(taken)
    assert f"<@{server.cid.id}>" in answer_of(taken)
    held = (await server.loaded()).row.seats[seat]
    assert (held.user_id, held.name, held.status) == (server.cid.id, "cid", "taken")
    assert f"<@{server.cid.id}>" in text_of(await server.panel())
    await passes(server.cid, await server.panel())
    assert (await server.loaded()).ply == 1
    log = await events(server)
    assert log.index(say("seat-left", name=asked.name)) < log.index("**cid**")
    assert say("seat-taken", name="cid", before=asked.name) in log


async def test_the_log_names_who_sat_there_then(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await passes(asked, await server.panel())
    await says(server, asked, "leave")
    await server.cid.click(notice(server, say("take-seat")), label=say("take-seat"))
    log = answer_of(await other.slash(server.channel, "look log"))
    assert say("line-pass", name=asked.name) in log
    assert say("line-pass", name="cid") not in log


async def test_who_left_comes_back_while_nobody_took_the_seat(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await says(server, asked, "leave")
    refused = await asked.slash(server.channel, "pass")
    assert answer_of(refused) == say("seat-given-up")
    assert say("seat-yours") in await says(server, asked, "back")
    assert (await seat_named(server, asked.name)).status == "taken"
    await passes(asked, await server.panel())
    assert (await server.loaded()).ply == 1
    await says(server, other, "leave")
    await says(server, server.dee, "take")
    assert await says(server, other, "back") == say("not-seated")


async def test_who_asks_for_a_substitute_plays_on_until_there_is_one(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await says(server, asked, "seek")
    assert await says(server, asked, "seek") == say("seat-sought-already")
    offered = notice(server, say("take-seat"))
    await passes(asked, await server.panel())
    assert (await server.loaded()).ply == 1
    assert answer_of(await other.click(offered, label=say("take-seat"))) == say("already-seated")
    await server.cid.click(offered, label=say("take-seat"))
    assert (await server.loaded()).row.seat_of(server.cid.id)
    assert (await server.loaded()).row.seat_of(asked.id) is None
    late = await server.dee.click(offered, label=say("take-seat"))
    assert answer_of(late) == say("seat-not-open")


async def test_who_stays_after_all_needs_no_substitute(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    await says(server, asked, "seek")
    offered = notice(server, say("take-seat"))
    await says(server, asked, "back")
    late = await server.dee.click(offered, label=say("take-seat"))
    assert answer_of(late) == say("seat-not-open")
    assert await says(server, asked, "back") == say("already-seated")


async def test_wrong_people_change_no_seat(server: Server) -> None:
    await server.start(2)
    async with server.nothing_changes():
        for what in ("seek", "leave", "offer"):
            assert await says(server, server.eve, what) == say("not-seated")
        assert await says(server, server.eve, "back") == say("not-seated")
        assert await says(server, server.eve, "take") == say("no-open-seat")
        assert await says(server, server.ann, "offer") == say("no-open-seat")
        assert await says(server, server.ann, "take") == say("already-seated")


async def test_open_seats_are_offered_again(server: Server) -> None:
    await server.start(3)
    await says(server, server.bob, "leave")
    await says(server, server.cid, "seek")
    before = len(server.channel.history())
    await says(server, server.ann, "offer")
    offered = [text_of(m) for m in server.channel.history()[before:]]
    assert [say("seat-offered", name=name) in "\n".join(offered) for name in ("bob", "cid")]
    assert say("seat-yours") in await says(server, server.dee, "take")


async def test_who_left_a_seat_takes_no_other(server: Server) -> None:
    await server.start(3)
    await says(server, server.bob, "leave")
    await says(server, server.cid, "leave")
    number = (await seat_named(server, "bob")).seat
    bobs = next(m for m in server.channel.history() if f"1:1:{number}:seat:take" in ids_of(m))
    refused = await server.cid.click(bobs, label=say("take-seat"))
    assert answer_of(refused) == say("seat-of-your-own")


async def test_a_seat_changes_hands_in_a_pause_and_over_a_restart(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    await server.ann.slash(server.channel, "game pause")
    await says(server, asked, "leave")
    offered = notice(server, say("take-seat"))
    await server.restart()
    assert say("seat-yours") in answer_of(await server.cid.click(offered, label=say("take-seat")))
    held = (await server.loaded()).row.seat_of(server.cid.id)
    assert held.asked_at is None
    await server.fay.slash(server.channel, "game resume")
    assert (await server.loaded()).row.seat_of(server.cid.id).asked_at
    await passes(server.cid, await server.panel())
    assert (await server.loaded()).ply == 1


async def test_a_newcomer_gets_the_average_of_the_clocks(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()

    def clocks(db: Any) -> None:
        db.execute("UPDATE games SET pace = 'slow'")
        db.execute("UPDATE seats SET bank = 3600, asked_at = NULL")
        db.execute("UPDATE seats SET bank = 7200 WHERE user_id = ?", (asked.id,))

    await server.parts[Database].write(clocks)
    server.parts[Games].loaded.invalidate(1)
    await says(server, asked, "leave")
    await says(server, server.cid, "take")
    assert (await server.loaded()).row.seat_of(server.cid.id).bank == 5400
    stored = await server.parts[Database].read(
        lambda db: db.execute("SELECT seat, kind FROM timers ORDER BY kind").fetchall()
    )
    seat = (await server.loaded()).row.seat_of(server.cid.id).seat
    assert stored == [(seat, "overdue"), (seat, "remind")]


async def test_a_newcomer_hears_the_open_paragraph_whole(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(5))
    loaded = await server.loaded()
    number = loaded.state.table.expedition.path[-1]
    hearing = loaded.past.last_hearing(number)
    marks = marks_of(loaded.book.stories.prompt(number, "en", hearing).text)
    await says(server, explorer, "leave")
    taken = await server.cid.click(notice(server, say("take-seat")), label=say("take-seat"))
    shown = plain("\n".join(text_of(f.message) for f in taken.followups))
    assert all(mark in shown for mark in marks)
    old = await explorer.slash(server.channel, "read")
    assert not any(mark in plain(answer_of(old)) for mark in marks)


@pytest.mark.parametrize("reading", ["private", "player"])
async def test_who_has_left_is_read_nothing_any_more(server: Server, reading: str) -> None:
    dice = Random(3)
    await server.start(3, reading=reading)
    for name in ("bob", "cid"):
        await says(server, server.people[name], "leave")
        await says(server, server.dee if name == "bob" else server.eve, "take")
    before = {name: len(dms(server.people[name])) for name in ("bob", "cid")}
    for _ in range(60):
        await server.step(dice)
    assert before == {name: len(dms(server.people[name])) for name in before}


async def test_who_is_banned_is_gone_and_has_his_seat_again_when_he_is_back(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    server.env.backend.apply_ban(server.guild.id, asked.id, None)
    await server.env.settle()
    assert (await seat_named(server, asked.name)).status == "gone"
    message = notice(server, say("take-seat"))
    assert say("seat-gone", name=asked.name) in text_of(message)
    assert say("let-it-play") in text_of(message)
    server.env.backend.remove_ban(server.guild.id, asked.id)
    asked = server.guild.add_member(asked.user)
    back = await asked.click(await server.panel(), label=say("take-seat"))
    assert say("seat-yours") in answer_of(back)
    assert (await seat_named(server, asked.name)).status == "taken"
    await passes(asked, await server.panel())
    assert (await server.loaded()).ply == 1


async def test_who_has_left_the_server_is_found_out(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    marked = server.parts[Reminders].mark_absent_as_gone
    assert not await marked(1, await seat_named(server, asked.name))
    server.guild.remove_member(asked)
    assert await marked(1, await seat_named(server, asked.name))
    assert (await seat_named(server, asked.name)).status == "gone"
    assert not await marked(1, await seat_named(server, other.name))
