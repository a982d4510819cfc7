"""Companions say little, in voices of their own, and keep their plans unless they are let."""

from dataclasses import replace
from random import Random

import pytest

from bot.companions.people import Person
from bot.companions.thoughts import ReasonCode
from bot.i18n.words import words_in
from bot.model.plies import Ply
from bot.model.remarks import MET_BADLY, MET_WELL, decode
from bot.service.companions import memory_of
from bot.text.narrator import narrator_of
from bot.text.remarks import remark_lines
from rules.actions import Pass
from rules.book import Outcome
from rules.facts import EncounterSettled
from tests.bot.messages import posts, text_of
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
    dice = Random(11)
    while (await server.opened()).state.table.round < 3:
        await let_companions_play(server)
        await server.hands.press(server.ann, await server.decide(dice))
    said = [ply for ply in await server.bot.tables.plies(1) if ply.remark]
    assert said
    assert all(ply.action and ply.action.kind not in ("pass", "rest") for ply in said)
    assert {decode(ply.remark or "").code for ply in said} <= {*ReasonCode, MET_WELL, MET_BADLY}
    told = "\n".join(posts(server))
    for person in ("peck", "vole", "averill"):
        name = words_in(language)("companion-name", person=person)
        assert any(line.startswith(f"-# {name}") for line in told.split("\n")), person


async def test_companions_keep_their_plans_unless_the_table_lets_them_speak(
    server: Server,
) -> None:
    await sit_with(server, 3)
    await play_to_the_end(server, Random(12))
    said = [decode(p.remark) for p in await server.bot.tables.plies(1) if p.remark]
    assert said
    assert ReasonCode.FIRST_THEN not in {one.code for one in said}
    assert ReasonCode.NOTHING_BETTER not in {one.code for one in said}


@pytest.mark.parametrize("person", Person)
async def test_a_companion_remembers_who_met_it_in_a_story_and_says_so_once(
    server: Server, person: Person
) -> None:
    await server.open(1)
    await server.ann.slash(server.channel, "game companion", person=person)
    await server.ann.slash(server.channel, "game start")
    opened = await server.opened()
    (ann,), (held,) = opened.row.present, opened.row.companions
    people = opened.book.stories.memory.people
    number = next(number for number, met in people.items() if person in met)
    for tier, code in ((0, MET_WELL), (None, MET_BADLY)):
        settled = EncounterSettled(ann.seat, number, 0, tier, 3, Outcome(), ())
        story = Ply(opened.ply, ann.seat, "", None, (settled,), None, None, None)
        later = replace(opened, recent=(*opened.recent, story))
        remark = memory_of(later, held)
        assert remark is not None
        assert decode(remark).code == code
        for language in ("en", "es", "ja"):
            narrator = narrator_of(opened.row, words_in(language), opened.book.stories)
            (line,) = remark_lines(narrator, [replace(story, remark=remark)])
            assert "ann" in line
        moved = Ply(opened.ply + 1, held.seat, "", Pass(held.seat), (), None, None, remark)
        assert memory_of(replace(later, recent=(*later.recent, moved)), held) is None
    assert memory_of(opened, held) is None
