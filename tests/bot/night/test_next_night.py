"""After a night: another one like it, or one for later; and stories that nobody has heard yet."""

import sqlite3

import pytest

from bot.model.kinds import GameStatus
from bot.model.nights import NO_TALE, DecidedBy, NightPace
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.store import game_rows
from bot.store.database import Database
from encounters.tales import tale_ids
from rules.facts import TaleBegun
from rules.words import TaleId
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, text_of
from tests.bot.planning import EVENING
from tests.bot.server import MONDAY, Server


async def stories(server: Server, game_id: int) -> list[int]:
    """List the paragraphs with which the stories of a night began."""
    plies = await server.parts[Games].history.plies(game_id)
    return [story.number for story in stories_of(plies) if story.is_over]


async def test_another_night_is_opened_like_the_last_and_others_join_it(server: Server) -> None:
    fire = Fireside(server)
    await fire.begin(decide="table", pace="brisk")
    await fire.finish()
    sheet = await fire.stage()
    ann, bob, cid = fire.people
    refused = await server.eve.click(sheet, label=say("next-night-again"))
    assert answer_of(refused) == say("not-seated")
    await bob.click(sheet, label=say("next-night-again"))
    for person in (ann, cid):
        joined = await person.click(sheet, label=say("next-night-again"))
        assert answer_of(joined) == say("night-told-sits")
    row = await server.parts[Games].find(server.channel.id)
    assert (row.status, row.host_id, row.variant) == (GameStatus.LOBBY, bob.id, "night-6")
    assert (row.night.decide, row.night.pace) == (DecidedBy.TABLE, NightPace.BRISK)
    assert [guest.name for guest in row.night.here] == ["bob", "ann", "cid"]
    await fire.act(bob, "start")
    await fire.finish()
    assert "Journeys: 6" in text_of(await fire.stage())


async def test_the_next_night_is_planned_by_a_button(server: Server) -> None:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await fire.begin()
    await fire.end()
    sheet, ann = await fire.stage(), fire.people[0]
    form = await ann.click(sheet, label=say("next-night-plan"))
    unclear = await ann.submit_modal(form, {"at": "one day"})
    assert "one day" in answer_of(unclear)
    form = await ann.click(sheet, label=say("next-night-plan"))
    await ann.submit_modal(form, {"at": "2026-06-02 20:00"})
    planned = server.channel.last_message
    assert f"<t:{int(EVENING.timestamp())}" in text_of(planned)


@pytest.mark.parametrize(("tale", "kept"), [("none", NO_TALE), (None, None), ("long-bean", None)])
async def test_the_next_has_no_tale_after_one_without_and_else_another(
    server: Server, tale: str | None, kept: TaleId | None
) -> None:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await fire.begin(tale=tale)
    await fire.end()
    sheet, (ann, bob, _) = await fire.stage(), fire.people
    form = await ann.click(sheet, label=say("next-night-plan"))
    await ann.submit_modal(form, {"at": "2026-06-02 20:00"})
    planned = await server.parts[Database].read(
        lambda db: game_rows.find_planned_in(db, server.channel.id)
    )
    assert planned.night.tale == kept
    await bob.click(sheet, label=say("next-night-again"))
    row = await server.parts[Games].find(server.channel.id)
    assert (row.status, row.night.tale) == (GameStatus.LOBBY, kept)


async def test_a_group_hears_other_stories_at_its_next_night(server: Server) -> None:
    fire = Fireside(server)
    first = await fire.begin()
    await fire.finish()
    before = await stories(server, first.row.id)
    again = await fire.begin()  # by the same seed: the same caves, and the same dice
    await fire.finish()
    assert len(before) == 6
    assert not set(before) & set(await stories(server, again.row.id))
    report = await fire.people[0].slash(server.channel, "game verify")
    assert "follow from the seed" in answer_of(report)


def group(server: Server, *names: str, channel: str) -> Fireside:
    """Return the fireside of other people, in a channel of their own."""
    fire = Fireside(server)
    fire.channel = server.guild.create_text_channel(channel)
    fire.guests = [server.people[name] for name in names]
    return fire


async def begun_tale(fire: Fireside, tale: TaleId | None = None) -> TaleBegun:
    """Begin a night with a tale, and return how that began."""
    loaded = await fire.begin(tale=tale)
    facts = [fact for ply in loaded.recent for fact in ply.facts]
    return next(fact for fact in facts if isinstance(fact, TaleBegun))


async def test_a_group_remembers_what_it_did_itself_over_three_nights(server: Server) -> None:
    first, others = Fireside(server), group(server, "dee", "eve", "fay", channel="cellar")
    await first.begin()
    await first.finish()
    settled = {(d.number, d.option) for d in (await first.loaded()).past.deeds}
    assert len(settled) >= 6
    assert (await others.begin()).row.shelf == "#0"
    await others.finish()
    # In a channel where it has not been before, and with one guest who was not there.
    second = group(server, "bob", "cid", "dee", channel="attic")
    began = await second.begin()
    assert began.row.shelf.startswith("#1 ")
    assert {(d.number, d.option) for d in began.past.deeds} == settled
    await second.finish()
    settled |= {(d.number, d.option) for d in (await second.loaded()).past.deeds}
    third = await first.begin()
    assert third.row.shelf.startswith("#2 ")
    assert {(d.number, d.option) for d in third.past.deeds} == settled


async def test_a_group_is_told_another_tale_each_time_while_there_is_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = tale_ids()[:3]
    monkeypatch.setattr("bot.service.night.tale_answers.tale_ids", lambda: ids)
    fire, told = Fireside(server), list[TaleId]()
    for _ in ids:
        begun = await begun_tale(fire)
        assert begun.pool == tuple([one for one in ids if one not in told])
        told.append(begun.tale)
        await fire.finish()
    report = await fire.people[0].slash(server.channel, "game verify")
    assert "follow from the seed" in answer_of(report)
    # All are known: one that was told longer ago than others comes again.
    assert (await begun_tale(fire)).pool == tuple([one for one in ids if one != told[-1]])
    assert (await begun_tale(group(server, "dee", "eve", "fay", channel="cellar"))).pool == ids


async def test_a_tale_that_was_cut_may_be_told_again_and_a_known_one_chosen(
    server: Server,
) -> None:
    fire = Fireside(server)
    cut = (await begun_tale(fire)).tale
    await fire.end()
    assert cut in (await begun_tale(fire)).pool
    await fire.finish()
    told = (await fire.loaded()).row.tale
    assert (await begun_tale(fire, tale=told)).tale == told


async def test_a_tale_is_known_though_the_book_has_changed(server: Server) -> None:
    fire = Fireside(server)
    told = (await begun_tale(fire)).tale
    await fire.finish()

    def another_book(db: sqlite3.Connection) -> None:
        db.execute("UPDATE games SET book = 'another'")

    await server.parts[Database].write(another_book)
    begun = await begun_tale(group(server, "ann", "bob", "cid", channel="cellar"))
    assert told not in begun.pool
    assert len(begun.pool) == len(tale_ids()) - 1


async def test_what_a_night_was_cut_in_is_not_known(server: Server) -> None:
    fire = Fireside(server)
    await fire.begin(reader="bot")
    await fire.go_on()
    loaded = await fire.loaded()
    (number,) = loaded.state.table.expedition.path
    await fire.end()
    again = await fire.begin()
    assert number not in again.row.heard
