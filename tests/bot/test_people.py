"""People come and go: substitutes, open seats, who left the server, and seats that play alone."""

from random import Random
from typing import Any

import pytest

from bot.service.codec import decode_facts
from rules.facts import ParagraphRead
from tests.bot.messages import answer_of, ids_of, letters, say, text_of
from tests.bot.surfaces import Surfaces
from tests.bot.test_leaks import _marks, _plain
from tests.bot.town import Town


async def seat_named(town: Town, name: str) -> Any:
    """Give the row of the seat of that name."""
    return next(s for s in (await town.opened()).row.seats if s.name == name)


def notice(town: Town, label: str) -> Any:
    """Give the last message of the channel with that button."""
    return next(m for m in reversed(town.channel.history()) if label in text_of(m).split("\n"))


async def says(town: Town, person: Any, what: str) -> str:
    """Let somebody use `/game seat`, and give the answer."""
    return answer_of(await person.slash(town.channel, "game seat", what=what))


async def events(town: Town) -> str:
    return answer_of(await town.ann.slash(town.channel, "game log"))


async def test_who_leaves_opens_the_seat_and_who_takes_it_plays_on(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    seat = (await town.opened()).row.seat_of(asked.id).seat
    assert await says(town, asked, "leave") == say("done-and-told")
    left = notice(town, say("take-seat"))
    assert say("seat-left", name=asked.name) in text_of(left)
    panel = text_of(await town.panel())
    assert f"<@{asked.id}>" not in panel
    assert say("panel-open-seat", name=asked.name) in panel
    taken = await town.cid.click(left, label=say("take-seat"))
    assert say("seat-yours") in answer_of(taken)
    assert f"<@{town.cid.id}>" in answer_of(taken)
    held = (await town.opened()).row.seats[seat]
    assert (held.user_id, held.name, held.status) == (town.cid.id, "cid", "taken")
    assert f"<@{town.cid.id}>" in text_of(await town.panel())
    await town.cid.click(await town.panel(), label=say("verb-pass"))
    assert (await town.opened()).ply == 1
    log = await events(town)
    assert log.index(say("seat-left", name=asked.name)) < log.index("**cid**")
    assert say("seat-taken", name="cid", before=asked.name) in log


async def test_the_log_names_who_sat_there_then(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    await asked.click(await town.panel(), label=say("verb-pass"))
    await says(town, asked, "leave")
    await town.cid.click(notice(town, say("take-seat")), label=say("take-seat"))
    log = answer_of(await other.slash(town.channel, "game log"))
    assert say("line-pass", name=asked.name) in log
    assert say("line-pass", name="cid") not in log


async def test_who_left_comes_back_while_nobody_took_the_seat(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    await says(town, asked, "leave")
    refused = await asked.slash(town.channel, "pass")
    assert answer_of(refused) == say("seat-given-up")
    assert say("seat-yours") in await says(town, asked, "back")
    assert (await seat_named(town, asked.name)).status == "taken"
    await asked.click(await town.panel(), label=say("verb-pass"))
    assert (await town.opened()).ply == 1
    await says(town, other, "leave")
    await says(town, town.dee, "take")
    assert await says(town, other, "back") == say("not-seated")


async def test_who_asks_for_a_substitute_plays_on_until_there_is_one(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    await says(town, asked, "seek")
    assert await says(town, asked, "seek") == say("seat-sought-already")
    offered = notice(town, say("take-seat"))
    await asked.click(await town.panel(), label=say("verb-pass"))
    assert (await town.opened()).ply == 1
    assert answer_of(await other.click(offered, label=say("take-seat"))) == say("already-seated")
    await town.cid.click(offered, label=say("take-seat"))
    assert (await town.opened()).row.seat_of(town.cid.id)
    assert (await town.opened()).row.seat_of(asked.id) is None
    late = await town.dee.click(offered, label=say("take-seat"))
    assert answer_of(late) == say("seat-not-open")


async def test_who_stays_after_all_needs_no_substitute(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    await says(town, asked, "seek")
    offered = notice(town, say("take-seat"))
    await says(town, asked, "back")
    late = await town.dee.click(offered, label=say("take-seat"))
    assert answer_of(late) == say("seat-not-open")
    assert await says(town, asked, "back") == say("already-seated")


async def test_wrong_people_change_no_seat(town: Town) -> None:
    await town.start(2)
    async with town.nothing_changes():
        for what in ("seek", "leave", "offer"):
            assert await says(town, town.eve, what) == say("not-seated")
        assert await says(town, town.eve, "back") == say("not-seated")
        assert await says(town, town.eve, "take") == say("no-open-seat")
        assert await says(town, town.ann, "offer") == say("no-open-seat")
        assert await says(town, town.ann, "take") == say("already-seated")


async def test_open_seats_are_offered_again(town: Town) -> None:
    await town.start(3)
    await says(town, town.bob, "leave")
    await says(town, town.cid, "seek")
    before = len(town.channel.history())
    await says(town, town.ann, "offer")
    offered = [text_of(m) for m in town.channel.history()[before:]]
    assert [say("seat-offered", name=name) in "\n".join(offered) for name in ("bob", "cid")]
    assert say("seat-yours") in await says(town, town.dee, "take")


async def test_who_left_a_seat_takes_no_other(town: Town) -> None:
    await town.start(3)
    await says(town, town.bob, "leave")
    await says(town, town.cid, "leave")
    number = (await seat_named(town, "bob")).seat
    bobs = next(m for m in town.channel.history() if f"1:1:{number}:seat:take" in ids_of(m))
    refused = await town.cid.click(bobs, label=say("take-seat"))
    assert answer_of(refused) == say("seat-of-your-own")


async def test_a_seat_changes_hands_in_a_pause_and_over_a_restart(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    await town.ann.slash(town.channel, "game pause")
    await says(town, asked, "leave")
    offered = notice(town, say("take-seat"))
    await town.restart()
    assert say("seat-yours") in answer_of(await town.cid.click(offered, label=say("take-seat")))
    held = (await town.opened()).row.seat_of(town.cid.id)
    assert held.asked_at is None
    await town.fay.slash(town.channel, "game resume")
    assert (await town.opened()).row.seat_of(town.cid.id).asked_at
    await town.cid.click(await town.panel(), label=say("verb-pass"))
    assert (await town.opened()).ply == 1


async def test_a_newcomer_gets_the_average_of_the_clocks(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()

    def clocks(db: Any) -> None:
        db.execute("UPDATE games SET pace = 'slow'")
        db.execute("UPDATE seats SET bank = 3600, asked_at = NULL")
        db.execute("UPDATE seats SET bank = 7200 WHERE user_id = ?", (asked.id,))

    await town.bot.database.write(clocks)
    town.bot.tables.forget(1)
    await says(town, asked, "leave")
    await says(town, town.cid, "take")
    assert (await town.opened()).row.seat_of(town.cid.id).bank == 5400
    stored = await town.bot.database.read(
        lambda db: db.execute("SELECT seat, kind FROM timers ORDER BY kind").fetchall()
    )
    seat = (await town.opened()).row.seat_of(town.cid.id).seat
    assert stored == [(seat, "overdue"), (seat, "remind")]


async def test_a_newcomer_hears_the_open_paragraph_and_none_before(town: Town) -> None:
    dice = Random(5)
    await town.start(2)
    explorer = await town.until("choose_option", dice)
    while True:  # until the same person has heard one paragraph to its end, and opens another
        heard = [
            fact.number
            for row in await town.bot.tables.plies(1)
            for fact in decode_facts(row.facts)
            if isinstance(fact, ParagraphRead) and (await town.at(fact.seat)).id == explorer.id
        ]
        if len(heard) > 1:
            break
        await town.step(dice)
        explorer = await town.until("choose_option", dice)
    stories = (await town.opened()).book.stories
    texts = {number: _marks(stories.told["en"][number].text) for number in heard}
    *before, now = heard
    surfaces = Surfaces(town)
    surfaces.new()
    await says(town, explorer, "leave")
    taken = await town.cid.click(notice(town, say("take-seat")), label=say("take-seat"))
    shown = _plain("\n".join(text_of(f.message) for f in taken.followups))
    assert all(mark in shown for mark in texts[now])
    for look in ("read", "game log", "game status", "village", "score", "game export"):
        surfaces.keep_files(town.cid, await town.cid.slash(town.channel, look))
    seen = _plain(" ".join(s.text for s in surfaces.new() if s.audience in (None, town.cid.id)))
    told = [_plain("\n".join(letters(town.cid)))]
    for number in set(before) - {now}:
        assert not any(mark in text for mark in texts[number] for text in (seen, *told))
    old = await explorer.slash(town.channel, "read")
    assert answer_of(old) == say("nothing-to-read")


@pytest.mark.parametrize("reading", ["private", "player"])
async def test_who_has_left_is_read_nothing_any_more(town: Town, reading: str) -> None:
    dice = Random(3)
    await town.start(3, reading=reading)
    for name in ("bob", "cid"):
        await says(town, town.people[name], "leave")
        await says(town, town.dee if name == "bob" else town.eve, "take")
    before = {name: len(letters(town.people[name])) for name in ("bob", "cid")}
    for _ in range(60):
        await town.step(dice)
    assert before == {name: len(letters(town.people[name])) for name in before}


async def test_who_is_banned_is_gone_and_has_his_seat_again_when_he_is_back(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    town.env.backend.apply_ban(town.guild.id, asked.id, None)
    await town.env.settle()
    assert (await seat_named(town, asked.name)).status == "gone"
    told = notice(town, say("take-seat"))
    assert say("seat-gone", name=asked.name) in text_of(told)
    assert say("let-it-play") in text_of(told)
    town.env.backend.remove_ban(town.guild.id, asked.id)
    asked = town.guild.add_member(asked.user)
    back = await asked.click(await town.panel(), label=say("take-seat"))
    assert say("seat-yours") in answer_of(back)
    assert (await seat_named(town, asked.name)).status == "taken"
    await asked.click(await town.panel(), label=say("verb-pass"))
    assert (await town.opened()).ply == 1


async def test_who_has_left_the_server_is_found_out(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    assert await town.bot.people.is_here(1, await seat_named(town, asked.name))
    town.guild.remove_member(asked)
    assert not await town.bot.people.is_here(1, await seat_named(town, asked.name))
    assert (await seat_named(town, asked.name)).status == "gone"
    assert await town.bot.people.is_here(1, await seat_named(town, other.name))
