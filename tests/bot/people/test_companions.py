"""Companions sit down in a lobby, play whole games beside people, and are called by nobody."""

import re
from random import Random

import pytest

from bot.companions.people import Person, Strength
from bot.i18n.words import languages, words_in
from bot.model.kinds import GameStatus
from bot.service.tables.games import Games
from bot.text.shakes import first_digits
from rules.cards import VILLAGERS
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server
from tests.bot.sitting import add_by_button, names, play_to_the_end
from tests.bot.wire import Wire


@pytest.mark.parametrize("language", languages())
def test_no_villager_has_the_name_of_a_companion(language: str) -> None:
    words = words_in(language)
    guests = [words(f"companion-person-{person.value}") for person in Person]
    parts = [part.casefold() for guest in guests for part in re.split("[ ・]", guest)]
    keys = [f"{kind}-{one}" for one in VILLAGERS for kind in ("short", "villager")]
    names = [words(key).casefold() for key in keys if words.has(key)]
    assert len(names) > len(VILLAGERS)
    assert not [name for name in names if any(part.startswith(name) for part in parts)]


async def test_a_companion_is_added_by_a_button_and_a_form(server: Server) -> None:
    await server.open(1)
    await add_by_button(server, Strength.OLD_HAND, Person.PECK)
    assert await names(server) == ["ann", "Miss Dace"]
    seat = (await server.parts[Games].get(1)).seats[1]
    assert (seat.status, seat.strength, seat.person) == ("companion", "old_hand", "peck")
    assert "2. Miss Dace \u00b7 an old hand from the caves" in text_of(server.channel.last_message)


async def test_a_companion_is_added_and_sent_home_by_command(server: Server) -> None:
    await server.open(1)
    added = await server.ann.slash(server.channel, "game companion", person="rapp")
    assert answer_of(added) == say("companion-sat-down", person="rapp", count=2)
    assert (await server.parts[Games].get(1)).seats[1].strength == "neighbour"
    again = await server.ann.slash(server.channel, "game companion", person="rapp")
    assert answer_of(again) == say("companion-here")
    assert say("companion-gone-home", person="rapp", count=1).endswith("has one player now.")
    gone = await server.ann.slash(server.channel, "game companion", what="remove")
    assert answer_of(gone) == say("companion-gone-home", person="rapp", count=1)
    assert await names(server) == ["ann"]
    none = await server.ann.slash(server.channel, "game companion", what="remove")
    assert answer_of(none) == say("companion-not-here")


async def test_a_person_and_three_companions_play_to_the_end_by_buttons(server: Server) -> None:
    await server.open(1)
    for _ in range(3):
        await add_by_button(server)
    assert len(set(await names(server))) == 4
    assert not [one for one in ids_of(server.channel.last_message) if one.endswith("n:add")]
    await server.ann.click(server.channel.last_message, label="Start")
    made = await play_to_the_end(server, Random(1))
    assert made > 60
    assert say("seed-told", seed=first_digits((await server.loaded()).row.seed.hex())) in text_of(
        await server.panel()
    )


async def test_a_game_that_is_played_again_has_its_companions(server: Server) -> None:
    await server.open(1)
    await add_by_button(server, Strength.OLD_HAND, Person.PECK)
    await add_by_button(server, Strength.GUEST, Person.RAPP)
    await server.ann.click(server.channel.last_message, label="Start")
    await play_to_the_end(server, Random(1))
    await server.ann.click(await server.panel(), label=say("again"))
    row = await server.parts[Games].get(2)
    assert row.seats[0].user_id == server.ann.id
    assert {(one.person, one.strength) for one in row.companions} == {
        (Person.PECK, Strength.OLD_HAND),
        (Person.RAPP, Strength.GUEST),
    }
    await server.ann.click(server.channel.last_message, label="Start")
    assert (await server.parts[Games].get(2)).status == GameStatus.RUNNING


async def test_a_person_gets_the_last_companions_seat(server: Server) -> None:
    await server.open(1)
    for _ in range(3):
        await add_by_button(server)
    before = await names(server)
    await server.bob.click(server.channel.last_message, label="Join")
    assert await names(server) == [*before[:-1], "bob"]


async def test_a_lobby_of_companions_alone_is_closed(server: Server) -> None:
    lobby = await server.open(1)
    await add_by_button(server)
    await server.ann.click(lobby, label="Leave")
    assert (await server.parts[Games].get(1)).status == "closed"


async def test_strangers_neither_seat_nor_send_companions_home(server: Server) -> None:
    await server.open(2)
    await add_by_button(server)
    lobby = server.channel.last_message
    before = await server.stored()
    refused = await server.eve.click(lobby, custom_id="1:1:0:companion:add")
    assert answer_of(refused) == say("not-seated")
    for person in (server.bob, server.eve):
        sent = await person.click(lobby, custom_id="1:1:0:companion:home")
        assert answer_of(sent) == say("not-the-host")
        aloud = await person.click(lobby, custom_id="1:1:0:companion:aloud")
        assert answer_of(aloud) == say("not-the-host")
    wire = Wire(server)
    forged = wire.press(server.ann, lobby, "1:1:0:companion:sit")
    await wire.deliver(forged)
    assert await server.stored() == before


async def test_a_printed_book_and_a_solo_table_have_none(server: Server) -> None:
    await server.open(1, reading="book")
    refused = await server.ann.slash(server.channel, "game companion")
    assert answer_of(refused) == say("no-companion-by-book")
    await server.ann.slash(server.channel, "game end")
    await server.open(1, variant="solo")
    refused = await server.ann.slash(server.channel, "game companion")
    assert answer_of(refused) == say("no-companion-here")
    assert not [one for one in ids_of(server.channel.last_message) if ":companion:" in one]


async def test_where_companions_sit_nobody_chooses_a_printed_book(server: Server) -> None:
    await server.open(1)
    await add_by_button(server)
    asked = await server.ann.click(server.channel.last_message, label=say("lobby-who-reads"))
    pressed = await server.ann.click(asked.response.message, label=say("lobby-read-book"))
    assert answer_of(pressed) == say("no-companion-by-book")
