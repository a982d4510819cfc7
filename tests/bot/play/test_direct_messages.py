"""An encounter comes by direct message; where none can be sent, it is read in private."""

from random import Random
from typing import Any

import pytest

from bot.i18n.words import words_in
from bot.model.loaded_game import LoadedGame
from rules.actions import Explore
from rules.words import Area, ParagraphNumber, Seat
from tests.bot.messages import answer_of, dms, ids_of, say, text_of
from tests.bot.server import Server, close_dms


@pytest.mark.parametrize("code", [50007, 50278])
async def test_with_closed_dms_a_whole_game_is_played(server: Server, code: int) -> None:
    close_dms(server, code)
    await server.start(3)
    await server.finish(Random(3))
    assert await server.waiting() == []
    assert not any(dms(person) for person in server.people.values())


async def test_with_closed_dms_the_encounter_is_read_in_private(server: Server) -> None:
    close_dms(server)
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    panel = await server.panel()
    read = await explorer.click(panel, label=say("verb-read"))
    number = (await server.loaded()).state.table.expedition.path[-1]
    title = (await server.loaded()).book.stories.title(number, "en")
    assert title in answer_of(read)
    typed = await explorer.slash(server.channel, "read")
    assert title in answer_of(typed)
    choice = next(i for i in ids_of(read.response.message) if "choose" in i)
    before = (await server.loaded()).ply
    await explorer.click(read.response.message, custom_id=choice)
    assert (await server.loaded()).ply == before + 1


async def test_a_reading_that_cannot_be_opened_is_not_kept_waiting(server: Server) -> None:
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await server.start(2)
    await server.until("choose_option", Random(1))
    assert await server.waiting() == []


async def test_at_a_mixed_table_dms_are_in_the_language_of_each(server: Server) -> None:
    languages = {"ann": "es", "bob": "ja", "cid": "en"}
    for name, language in languages.items():
        await server.people[name].slash(server.channel, "me settings", language=language)
    loaded = await server.start(3, language="en")
    dice, read = Random(2), set[str]()
    while read != set(languages):
        await server.step(dice)
        loaded = await server.loaded()
        trip = loaded.state.table.expedition
        if trip is None or any(q.kind != "choose_option" for q in loaded.state.table.questions):
            continue
        name = loaded.row.seats[trip.seat].name
        read.add(name)
        dm = server.people[name].user.dm_channel.last_message
        check_language(loaded, trip.path[-1], text_of(dm), languages[name])
        await server.people[name].user.click(dm, custom_id=first_choice(dm))
        while (await server.loaded()).state.table.expedition:
            await server.step(dice)
        ended = text_of(server.people[name].user.dm_channel.last_message)
        assert words_in(languages[name])("story-keep", count=0) in ended
        check_language(loaded, trip.path[0], ended, languages[name])


def first_choice(dm: Any) -> str:
    return next(one for one in ids_of(dm) if ":do:choose" in one)


def check_language(loaded: LoadedGame, number: ParagraphNumber, dm: str, language: str) -> None:
    """Check that a direct message has its paragraph in one language, and in no other."""
    stories, hearing = loaded.book.stories, loaded.past.last_hearing(number)
    for one in ("en", "es", "ja"):
        prompt = stories.prompt(number, one, hearing)
        assert (prompt.text.strip() in dm) is (one == language)


async def test_who_wants_no_dms_gets_none(server: Server) -> None:
    await server.start(2)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", dm=False)
    explorer = await server.until("choose_option", Random(1))
    assert not dms(explorer)
    assert answer_of(await explorer.slash(server.channel, "read"))


@pytest.mark.parametrize("dm", [False, True])
async def test_who_wants_no_dms_reads_in_private_at_once(server: Server, *, dm: bool) -> None:
    await server.start(2)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", dm=dm)
    loaded = await server.loaded()
    seat = loaded.state.table.questions[0].seat
    explorer = await server.at(seat)
    party = loaded.state.table.players[seat].villagers_in(Area.READY)[:2]
    gone = await server.hands.press(explorer, Explore(seat, party))
    number = (await server.loaded()).state.table.expedition.path[-1]
    title = (await server.loaded()).book.stories.title(number, "en")
    assert len(dms(explorer)) == dm
    assert [title in text_of(shown.message) for shown in gone.followups] == [True] * (not dm)
    assert all(shown.ephemeral for shown in gone.followups)


async def test_an_encounter_is_played_in_the_dm(server: Server) -> None:
    await server.start(2)
    dice = Random(1)
    explorer = await server.until("choose_option", dice)
    dm = explorer.user.dm_channel.last_message
    choice = next(i for i in ids_of(dm) if "choose" in i)
    before = (await server.loaded()).ply
    pressed = await explorer.user.click(dm, custom_id=choice)
    assert (await server.loaded()).ply == before + 1
    assert pressed.response.id == dm.id
    panel = text_of(await server.panel())
    assert say("verb-read") not in panel
    await server.finish(dice)


async def test_a_dm_that_was_deleted_holds_nothing_up(server: Server) -> None:
    await server.start(2)
    dice = Random(1)
    explorer = await server.until("choose_option", dice)
    dm = explorer.user.dm_channel.last_message
    server.env.backend.delete_message(dm.channel.id, dm.id)
    await server.finish(dice)
    assert await server.waiting() == []


async def test_a_reader_with_closed_dms_reads_in_private(server: Server) -> None:
    close_dms(server)
    await server.start(3, reading="player")
    explorer = await server.until("choose_option", Random(3))
    loaded = await server.loaded()
    trip = loaded.state.table.expedition
    reader = await server.at(Seat((trip.seat + 1) % 3))
    title = loaded.book.stories.title(trip.path[-1], "en")
    sealed = say("sealed-title").strip("|* ")
    assert answer_of(await explorer.slash(server.channel, "read")) == say("wait-for-reader")
    read = await reader.click(await server.panel(), label=say("verb-open-reading"))
    assert title in answer_of(read)
    assert sealed in answer_of(read)
    await reader.click(read.response.message, label=say("verb-aloud"))
    assert title in text_of(await server.panel())
    assert sealed not in text_of(await server.panel())
    answer = answer_of(await explorer.slash(server.channel, "read"))
    assert title in answer
    assert sealed not in answer
    sealed_still = await reader.slash(server.channel, "read")
    assert sealed in answer_of(sealed_still)
