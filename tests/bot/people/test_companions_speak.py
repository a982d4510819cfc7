"""Companions say little, in voices of their own, and keep their plans unless they are let."""

from dataclasses import replace
from random import Random

import pytest

from bot.companions.people import Person
from bot.companions.thoughts import ReasonCode
from bot.delivery.outbox.languages import Languages
from bot.i18n.words import languages, words_in
from bot.model.plies import Ply
from bot.model.remarks import LINES, Explanation, Memory, MemoryCode, Remark, decode, encode
from bot.service.seats.remarks import in_turn
from bot.service.tables.games import Games
from bot.text.narrator import narrator_of
from bot.text.remarks import remark_lines
from rules.actions import Pass
from rules.words import Seat
from tests.bot.messages import posts, say, text_of
from tests.bot.people.test_beside_companions import sit_with
from tests.bot.server import Server
from tests.bot.sitting import let_companions_play, play_to_the_end


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_companions_who_think_aloud_say_so_in_a_voice_of_their_own(
    server: Server, language: str
) -> None:
    await server.open(1, language=language)
    for person in ("peck", "vole", "averill"):
        await server.ann.slash(server.channel, "game companion", person=person)
    await server.ann.slash(server.channel, "game companion", what="aloud")
    assert words_in(language)("lobby-aloud") in text_of(server.channel.last_message)
    await server.ann.slash(server.channel, "game start")
    dice = Random(7)
    while (await server.loaded()).state.table.round < 3:
        await let_companions_play(server)
        await server.hands.press(server.ann, await server.decide(dice))
    remarked = [ply for ply in await server.parts[Games].history.plies(1) if ply.remark]
    assert remarked
    assert all(ply.action and ply.action.kind not in ("pass", "rest") for ply in remarked)
    assert {ply.remark.code for ply in remarked} <= {*ReasonCode, *MemoryCode}
    posted = "\n".join(posts(server))
    for person in ("peck", "vole", "averill"):
        name = words_in(language)("companion-name", person=person)
        assert any(line.startswith(f"-# {name}") for line in posted.split("\n")), person


async def test_companions_keep_their_plans_unless_the_table_lets_them_speak(
    server: Server,
) -> None:
    await sit_with(server, 3)
    await play_to_the_end(server, Random(12))
    remarks = [p.remark for p in await server.parts[Games].history.plies(1) if p.remark]
    assert remarks
    assert ReasonCode.FIRST_THEN not in {one.code for one in remarks}
    assert ReasonCode.NOTHING_BETTER not in {one.code for one in remarks}


def saying(remark: str) -> Ply:
    return Ply(1, Seat(0), "", Pass(Seat(0)), (), None, None, decode(remark))


def remark_of(person: Person, code: ReasonCode | MemoryCode) -> Remark:
    if isinstance(code, MemoryCode):
        return Memory(person, code, Seat(0))
    return Explanation(person, code, "labor")


@pytest.mark.parametrize("person", Person)
@pytest.mark.parametrize("code", [*LINES, *MemoryCode])
async def test_no_line_comes_twice_before_all_have_been_said(
    server: Server, person: Person, code: ReasonCode | MemoryCode
) -> None:
    loaded = await server.start(2)
    asked, remarks = remark_of(person, code), list[Remark]()
    others = [replace(asked, person=one) for one in Person if one != person]
    for _ in range(2 * LINES.get(code, 1)):
        remarks.append(in_turn(asked, [*others, *remarks]))
    plies = [saying(encode(one)) for one in remarks]
    for language in languages():
        narrator = narrator_of(loaded.row, words_in(language), loaded.book.stories)
        lines = remark_lines(narrator, plies)
        half = len(lines) // 2
        assert len(set(lines)) == half == LINES.get(code, 1)
        assert lines[:half] == lines[half:]


async def test_what_was_said_before_lines_were_counted_is_the_first_line(server: Server) -> None:
    loaded = await server.start(2)
    narrator = server.parts[Languages].narrator(loaded)
    old = saying("nance likes_it labor")
    text = say("remark-nance", code="likes_it", what="", name="")
    assert remark_lines(narrator, [old]) == [say("remark-said", person="nance", text=text)]


async def test_companions_do_not_repeat_themselves_in_a_game(server: Server) -> None:
    await sit_with(server, 3)
    await play_to_the_end(server, Random(12))
    remarks = [p.remark for p in await server.parts[Games].history.plies(1) if p.remark]
    for person in {one.person for one in remarks}:
        for code in LINES:
            lines = [one.line for one in remarks if (one.person, one.code) == (person, code)]
            assert lines == [number % LINES[code] for number in range(len(lines))]
