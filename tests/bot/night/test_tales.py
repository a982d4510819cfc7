"""The tale of a night, as its guests hear it: opening, light, signs, finale and ending."""

from typing import Any

from bot.model.nights import Step
from bot.service.night.steps import night_of
from encounters.tales import TaleWords, tale_words
from rules.words import TaleAnswer, TaleId
from tests.bot.fireside import Fireside
from tests.bot.messages import text_of

BEAN = TaleId("long-bean")
WORDS: TaleWords = tale_words(BEAN, "en")[0]


def start_of(text: str) -> str:
    return text.strip()[:40]


async def begin(fire: Fireside, **options: Any) -> None:
    await fire.begin(**{"tale": BEAN} | options)


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
    print(sheet)
    assert not await fire.server.waiting()
