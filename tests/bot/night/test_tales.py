"""The tale of a night, as its guests hear it: opening, light, signs, finale and ending."""

from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.custom_id import CustomId
from bot.model.ending import Ending
from bot.model.names import PersonName
from bot.model.nights import Guest, Step
from bot.model.presses import NightVerb, Press
from bot.service.night.steps import night_of
from bot.service.night.tale_answers import going_below
from bot.ui.message import Text
from bot.ui.night_end import night_end
from encounters.tales import TaleWords, tale_words
from rules import facts as f
from rules import tale as rules_tale
from rules.record import alter
from rules.table import Tale
from rules.words import FinaleAnswer, TaleAnswer, TaleEnding, TaleId, VillagerId
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, text_of
from tests.bot.server import MONDAY, Server
from tests.bot.surfaces import Surfaces
from tests.bot.voting import presses_stale
from tests.tables import a_table, seat

BEAN = TaleId("long-bean")
WORDS: TaleWords = tale_words(BEAN, "en")[0]


def start_of(text: str) -> str:
    return text.strip()[:40]


async def begin(fire: Fireside, **options: Any) -> None:
    chosen: dict[str, Any] = {"tale": BEAN, **options}
    await fire.begin(**chosen)


async def read(fire: Fireside) -> Any:
    """Let the reader read what is to be read; return what they alone saw."""
    reader = await fire.reader()
    shown = await fire.act(reader, "read")
    await fire.act(reader, "heard")
    return shown


async def answer(fire: Fireside, *answers: str) -> list[Any]:
    """Let the guests answer the tale, in the order of their places."""
    guests = night_of((await fire.loaded()).row).here
    return [
        await fire.act(fire.person(guest), f"tale-{one}")
        for guest, one in zip(guests, answers, strict=False)
    ]


async def test_its_opening_is_read_by_a_guest_and_answered_by_most(fire: Fireside) -> None:
    await begin(fire)
    assert await fire.step() == Step.TALE
    assert start_of(WORDS.opening) not in text_of(await fire.stage())
    shown = await read(fire)
    assert start_of(WORDS.opening) in text_of(shown.response.message)
    stage = text_of(await fire.stage())
    assert start_of(WORDS.opening) in stage
    assert "one more light at the start" in stage
    assert "the deed takes one lantern less" in stage
    old = await fire.stage()
    await answer(fire, "second", "first", "first")
    loaded = await fire.loaded()
    tale = loaded.state.table.tale
    assert tale
    assert (tale.answer, tale.light, tale.start) == (TaleAnswer.FIRST, 15, 15)
    assert await fire.step() == Step.GATHER
    assert "Light: 15 of 15" in text_of(await fire.stage())
    entry = next(one for one in fire.channel.history() if one.id == old.id)
    assert start_of(WORDS.opening) in text_of(entry)
    assert WORDS.answers[TaleAnswer.FIRST].label in text_of(entry)


async def test_a_whole_night_is_told_to_its_ending(fire: Fireside) -> None:
    await begin(fire)
    await fire.finish()
    loaded = await fire.loaded()
    assert loaded.row.status == "finished"
    tale = loaded.state.table.tale
    assert tale
    assert tale.result
    sheet = text_of(await fire.stage())
    assert start_of(WORDS.endings[tale.result.ending]) in sheet
    assert "The night is over" in sheet
    assert "Light:" in sheet
    assert not await fire.server.waiting()


async def to_the_finale(fire: Fireside, **options: Any) -> None:
    await begin(fire, **options)
    await fire.until(Step.FINALE)


async def test_signs_come_with_the_gatherings_as_the_light_is(
    server: Server, fire: Fireside
) -> None:
    await begin(fire)
    told: list[bool] = []
    while await fire.step() != Step.FINALE:
        loaded = await fire.loaded()
        tale = loaded.state.table.tale
        assert tale
        begun = 6 - loaded.state.table.night.left
        if await fire.step() == Step.GATHER:
            stage = text_of(await fire.stage())
            shown = [
                (index, bright)
                for index, sign in enumerate(WORDS.signs)
                for bright, text in ((True, sign.bright), (False, sign.dim))
                if start_of(text) in stage
            ]
            due = [n for n, sign in enumerate(tale.signs) if sign.after == begun]
            assert [index for index, _ in shown] == due
            assert [bright for _, bright in shown] == [tale.signs[n].bright for n in due]
            told += [bright for _, bright in shown]
        if await fire.step() == Step.CHOOSE:
            raised = loaded.state.table.expedition.raised
            assert (begun > 4) == bool(raised)
            assert (f"already include {raised} more" in text_of(await fire.stage())) == bool(raised)
        await fire.go_on()
    assert len(told) == 3
    channel = "\n".join(map(text_of, server.channel.history()))
    for sign, bright in zip(WORDS.signs, told, strict=True):
        assert channel.count(start_of(sign.bright if bright else sign.dim)) == 1


async def test_answers_are_secret_until_all_are_shown(server: Server, fire: Fireside) -> None:
    await to_the_finale(fire)
    ann, bob, cid = fire.people
    surfaces = Surfaces(server)
    first = await fire.act(ann, "tale-ahead")
    assert first.ephemeral
    assert WORDS.finale.ahead.label in text_of(first.response.message)
    ahead = text_of(await fire.stage())
    await fire.act(ann, "tale-hold")
    assert text_of(await fire.stage()) == ahead  # nobody can tell which one it is
    assert "Answered: 1 of 3" in ahead
    await fire.act(bob, "tale-ahead")
    for person in (bob, cid, server.eve):
        for look in ("game status", "look log", "catchup", "read"):
            await person.slash(server.channel, look)
    shown = [WORDS.finale.ahead.shown, WORDS.finale.hold.shown]
    ends = [one.replace("{name} ", "") for one in shown]
    for one in surfaces.new():
        assert not [end for end in ends if end in one.text], one.text
        if "Noted" in one.text:
            assert one.audience in (ann.id, bob.id)
    await fire.act(cid, "tale-hold")
    frames = [one.text for one in surfaces.new() if "🎲" in one.text]
    assert len(frames) >= 3  # one by one
    last = text_of(await fire.stage())
    assert all(end in last for end in ends)
    assert await fire.step() == Step.TALE
    ending = (await fire.loaded()).state.table.tale.result.ending
    assert start_of(WORDS.endings[ending]) not in last
    read_alone = await read(fire)
    assert start_of(WORDS.endings[ending]) in text_of(read_alone.response.message)
    assert start_of(WORDS.endings[ending]) in text_of(await fire.stage())


async def test_the_silent_hold_and_the_clock_goes_on(server: Server) -> None:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await to_the_finale(fire)
    await fire.act(fire.people[1], "tale-ahead")
    await server.pass_time(minutes=6)
    facts = [fact for ply in (await fire.loaded()).recent for fact in ply.facts]
    rolled = [one for one in facts if isinstance(one, f.FinaleRolled)]
    answers = {one.place: one.answer for one in rolled}
    assert answers == {0: FinaleAnswer.HOLD, 1: FinaleAnswer.AHEAD, 2: FinaleAnswer.HOLD}
    await server.pass_time(minutes=6)  # nobody reads the ending out: it is told all the same
    assert await fire.step() == Step.OVER
    assert (await fire.loaded()).row.status == "finished"


async def test_all_villagers_who_are_well_go_below_with_their_guests(fire: Fireside) -> None:
    await to_the_finale(fire)
    loaded = await fire.loaded()
    night, table = night_of(loaded.row), loaded.state.table
    able = rules_tale.able(table.players[0])
    own = {one.place: [v for v in one.villagers if v in able] for one in night.here}
    dice = sum(map(len, own.values()))
    assert dice > len(own)
    told = rules_tale.tale_of(table)
    stage = text_of(await fire.stage())
    assert f"takes **{rules_tale.deed_needs(told, dice)}** lantern" in stage
    assert f"the dark takes **{rules_tale.darkness(told, dice)}**" in stage
    await answer(fire, "ahead", "hold", "ahead")
    facts = [fact for ply in (await fire.loaded()).recent for fact in ply.facts]
    rolled = [one for one in facts if isinstance(one, f.FinaleRolled)]
    went = {place: [one.villager for one in rolled if one.place == place] for place in own}
    assert went == own
    lines = text_of(await fire.stage()).splitlines()
    assert [line.count(" rolls ") for line in lines if " rolls " in line] == [
        *map(len, own.values())
    ]


def guest(place: int, *villagers: str) -> Guest:
    held = tuple(map(VillagerId, villagers))
    return Guest(place, place, PersonName("ann"), 1, villagers=held)


def test_who_has_nobody_well_goes_with_anothers_and_of_before_each_with_one() -> None:
    table = a_table(ann=seat(ready=("bram", "nell"), injured=("builder-1",))).table
    guests = [guest(0, "builder-1"), guest(1, "nell", "bram"), guest(4, "bram")]
    told = Tale(BEAN, 10, 10, guests=3)
    now = going_below(replace(table, tale=told), guests)
    assert now == {0: ("bram",), 1: ("nell", "bram"), 4: ("bram",)}
    before = going_below(replace(table, tale=replace(told, guests=0)), guests)
    assert before == {0: ("bram",), 1: ("nell",), 4: ("bram",)}


async def test_an_opening_that_nobody_answers_goes_on(server: Server) -> None:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await begin(fire)
    await server.pass_time(minutes=5)
    assert await fire.step() == Step.OPENING
    await server.pass_time(minutes=5)
    assert (await fire.loaded()).state.table.tale.answer is TaleAnswer.FIRST


@pytest.mark.parametrize("step", [Step.OPENING, Step.FINALE])
async def test_nobody_decides_before_half_of_the_guests_have_answered(
    server: Server, fire: Fireside, step: Step
) -> None:
    await begin(fire)
    loaded = await fire.until(step)
    (ann, bob, _), number = fire.people, loaded.state.table.questions[0].number
    answer = TaleAnswer.FIRST if step == Step.OPENING else FinaleAnswer.AHEAD
    close, refused = CustomId(1, number, Press.NIGHT, NightVerb.CLOSE), say("night-half-first")
    for person in (ann, bob):
        assert say("night-close") not in await fire.labels()
        for one in (ann, await fire.leader()):  # the host, and who leads
            assert await presses_stale(server, one, close) == refused
        assert refused in text_of(await fire.desk(ann, "skip"))
        assert await fire.step() == step
        await fire.act(person, f"tale-{answer}")
    await fire.act(ann, "close")
    assert await fire.step() != step
    table = (await fire.loaded()).state.table
    assert table.tale.answer is TaleAnswer.FIRST if step == Step.OPENING else table.over


async def test_in_an_unhurried_night_any_guest_goes_on_after_a_while(server: Server) -> None:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await to_the_finale(fire, pace="unhurried")
    ann, bob, _ = fire.people
    assert answer_of(await fire.act(ann, "close")) == say("night-half-first")
    await server.pass_time(minutes=5)
    await fire.act(bob, "close")
    assert (await fire.loaded()).state.table.over


async def test_who_comes_late_answers_and_who_leaves_is_not_waited_for(
    server: Server, fire: Fireside
) -> None:
    await to_the_finale(fire)
    ann, bob, cid = fire.people
    await fire.act(server.dee, "sit")
    assert "Answered: 0 of 4" in text_of(await fire.stage())
    await fire.act(ann, "tale-ahead")
    await fire.act(cid, "tale-hold")
    await fire.act(server.dee, "tale-ahead")
    await fire.act(bob, "up")
    facts = [fact for ply in (await fire.loaded()).recent for fact in ply.facts]
    rolled = {one.place: one.answer for one in facts if isinstance(one, f.FinaleRolled)}
    assert rolled == {0: "ahead", 2: "hold", 3: "ahead"}


@pytest.mark.parametrize("step", [Step.TALE, Step.OPENING, Step.FINALE, "reveal"])
async def test_a_restart_changes_nothing(server: Server, fire: Fireside, step: Any) -> None:
    await begin(fire)
    if step == "reveal":
        await fire.until(Step.FINALE)
        await answer(fire, "ahead", "hold", "hold")
    else:
        await fire.until(step)
        if step == Step.FINALE:
            await answer(fire, "ahead")
    before = text_of(await fire.stage())
    await server.restart()
    assert text_of(await fire.stage()) == before
    await fire.finish()
    assert (await fire.loaded()).row.status == "finished"


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_it_is_told_in_each_language_and_its_dice_are_right(
    server: Server, fire: Fireside, language: str
) -> None:
    words = tale_words(BEAN, language)[0]
    await begin(fire, language=language)
    await read(fire)
    assert start_of(words.opening) in text_of(await fire.stage())
    await fire.finish()
    result = (await fire.loaded()).state.table.tale.result
    sheet = text_of(await fire.stage())
    assert start_of(words.endings[result.ending]) in sheet
    checked = answer_of(await fire.people[0].slash(server.channel, "game verify"))
    assert "630dcd29" in checked
    assert checked.startswith("**All ")  # in the words of the person who asks


async def test_the_dice_draw_one_and_a_night_can_have_none(server: Server, fire: Fireside) -> None:
    await begin(fire, tale=None)
    loaded = await fire.loaded()
    drawn = loaded.state.table.tale.id
    assert loaded.row.tale == drawn
    begun = [one for ply in loaded.recent for one in ply.facts if isinstance(one, f.TaleBegun)]
    assert begun[0].tale in begun[0].pool
    await fire.end()
    assert "before its tale did" in text_of(await fire.stage())
    await fire.begin()
    assert (await fire.loaded()).state.table.tale is None
    assert await fire.step() == Step.GATHER


async def test_a_bot_that_reads_tells_it_all(fire: Fireside) -> None:
    await begin(fire, reader="bot")
    assert await fire.step() == Step.OPENING
    assert start_of(WORDS.opening) in text_of(await fire.stage())
    await fire.finish()
    result = (await fire.loaded()).state.table.tale.result
    assert start_of(WORDS.endings[result.ending]) in text_of(await fire.stage())
    told = "\n".join(text_of(one) for one in fire.channel.history())
    assert start_of(WORDS.finale.text) in told


@pytest.mark.parametrize("ending", list(TaleEnding))
async def test_each_ending_has_its_words_and_what_became_of_the_answer(
    fire: Fireside, ending: TaleEnding
) -> None:
    await begin(fire)
    await fire.finish()
    loaded = await fire.loaded()
    tale = loaded.state.table.tale
    other = alter(tale, result=alter(tale.result, ending=ending))
    state = alter(loaded.state, table=alter(loaded.state.table, tale=other))
    narrator = fire.bot.parts[Languages].narrator(loaded)
    shown = night_end(narrator, alter(loaded, state=state), Ending())
    text = "\n".join(one.content for one in shown.blocks if isinstance(one, Text))
    assert start_of(WORDS.endings[ending]) in text
    kept = ending in (TaleEnding.BOTH, TaleEnding.DEED)
    assert tale.answer
    words = WORDS.answers[tale.answer]
    assert (start_of(words.kept) in text) == kept
    assert (start_of(words.broken) in text) == (not kept)


async def test_its_chronicle_tells_it_from_opening_to_ending(
    server: Server, fire: Fireside
) -> None:
    await begin(fire)
    await fire.finish()
    loaded = await fire.loaded()
    tale = loaded.state.table.tale
    given = await fire.people[0].slash(server.channel, "game chronicle")
    html, _ = given.followups[-1].message.attachments
    page = unescape((server.env.backend.cdn.get(html.url) or b"").decode())
    texts = [WORDS.opening, WORDS.finale.text, WORDS.endings[tale.result.ending]]
    for index, sign in enumerate(tale.signs):
        texts.append(WORDS.signs[index].bright if sign.bright else WORDS.signs[index].dim)
    assert [start_of(text) for text in texts if start_of(text) not in page] == []
    assert "goes in among the leaves" in page
