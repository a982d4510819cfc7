"""An encounter comes by direct message; where none can be sent, it is read in private."""

from random import Random
from typing import Any

import pytest

from bot.i18n.words import words_in
from bot.model.open_game import OpenGame
from rules.actions import Explore
from rules.words import Area, ParagraphNumber, Seat
from tests.bot.messages import answer_of, ids_of, letters, say, text_of
from tests.bot.server import Server, close_letter_boxes


@pytest.mark.parametrize("code", [50007, 50278])
async def test_with_closed_letter_boxes_a_whole_game_is_played(server: Server, code: int) -> None:
    close_letter_boxes(server, code)
    await server.start(3)
    await server.finish(Random(3))
    assert await server.waiting() == []
    assert not any(letters(person) for person in server.people.values())


async def test_with_a_closed_letter_box_the_encounter_is_read_in_private(server: Server) -> None:
    close_letter_boxes(server)
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    panel = await server.panel()
    read = await explorer.click(panel, label=say("verb-read"))
    number = (await server.opened()).state.table.expedition.path[-1]
    title = (await server.opened()).book.stories.title(number, "en")
    assert title in answer_of(read)
    typed = await explorer.slash(server.channel, "read")
    assert title in answer_of(typed)
    choice = next(i for i in ids_of(read.response.message) if "choose" in i)
    before = (await server.opened()).ply
    await explorer.click(read.response.message, custom_id=choice)
    assert (await server.opened()).ply == before + 1


async def test_a_reading_that_cannot_be_opened_is_not_kept_waiting(server: Server) -> None:
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await server.start(2)
    await server.until("choose_option", Random(1))
    assert await server.waiting() == []


async def test_at_a_mixed_table_letters_are_in_the_language_of_each(server: Server) -> None:
    languages = {"ann": "es", "bob": "ja", "cid": "en"}
    for name, language in languages.items():
        await server.people[name].slash(server.channel, "me settings", language=language)
    opened = await server.start(3, language="en")
    dice, read = Random(2), set[str]()
    while read != set(languages):
        await server.step(dice)
        opened = await server.opened()
        trip = opened.state.table.expedition
        if trip is None or any(q.kind != "choose_option" for q in opened.state.table.questions):
            continue
        name = opened.row.seats[trip.seat].name
        read.add(name)
        letter = server.people[name].user.dm_channel.last_message
        check_language(opened, trip.path[-1], text_of(letter), languages[name])
        await server.people[name].user.click(letter, custom_id=first_choice(letter))
        while (await server.opened()).state.table.expedition:
            await server.step(dice)
        ended = text_of(server.people[name].user.dm_channel.last_message)
        assert words_in(languages[name])("story-keep", count=0) in ended
        check_language(opened, trip.path[0], ended, languages[name])


def first_choice(letter: Any) -> str:
    return next(one for one in ids_of(letter) if ":do:choose" in one)


def check_language(opened: OpenGame, number: ParagraphNumber, letter: str, language: str) -> None:
    """Check that a letter has its paragraph in one language, and in no other."""
    stories, hearing = opened.book.stories, opened.past.last_hearing(number)
    for one in ("en", "es", "ja"):
        prompt = stories.prompt(number, one, hearing)
        assert (prompt.text.strip() in letter) is (one == language)


async def test_who_wants_no_letters_gets_none(server: Server) -> None:
    await server.start(2)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", dm=False)
    explorer = await server.until("choose_option", Random(1))
    assert not letters(explorer)
    assert answer_of(await explorer.slash(server.channel, "read"))


@pytest.mark.parametrize("dm", [False, True])
async def test_who_wants_no_letters_reads_in_private_at_once(server: Server, *, dm: bool) -> None:
    await server.start(2)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", dm=dm)
    opened = await server.opened()
    seat = opened.state.table.questions[0].seat
    explorer = await server.at(seat)
    party = opened.state.table.players[seat].villagers_in(Area.READY)[:2]
    gone = await server.hands.press(explorer, Explore(seat, party))
    number = (await server.opened()).state.table.expedition.path[-1]
    title = (await server.opened()).book.stories.title(number, "en")
    assert len(letters(explorer)) == dm
    assert [title in text_of(shown.message) for shown in gone.followups] == [True] * (not dm)
    assert all(shown.ephemeral for shown in gone.followups)


async def test_an_encounter_is_played_in_the_letter(server: Server) -> None:
    await server.start(2)
    dice = Random(1)
    explorer = await server.until("choose_option", dice)
    letter = explorer.user.dm_channel.last_message
    choice = next(i for i in ids_of(letter) if "choose" in i)
    before = (await server.opened()).ply
    pressed = await explorer.user.click(letter, custom_id=choice)
    assert (await server.opened()).ply == before + 1
    assert pressed.response.id == letter.id
    panel = text_of(await server.panel())
    assert say("verb-read") not in panel
    await server.finish(dice)


async def test_a_letter_that_was_deleted_holds_nothing_up(server: Server) -> None:
    await server.start(2)
    dice = Random(1)
    explorer = await server.until("choose_option", dice)
    letter = explorer.user.dm_channel.last_message
    server.env.backend.delete_message(letter.channel.id, letter.id)
    await server.finish(dice)
    assert await server.waiting() == []


async def test_a_reader_with_a_closed_letter_box_reads_in_private(server: Server) -> None:
    close_letter_boxes(server)
    await server.start(3, reading="player")
    explorer = await server.until("choose_option", Random(3))
    opened = await server.opened()
    trip = opened.state.table.expedition
    reader = await server.at(Seat((trip.seat + 1) % 3))
    title = opened.book.stories.title(trip.path[-1], "en")
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
