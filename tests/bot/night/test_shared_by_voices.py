"""Those who share a paragraph read it by voices: some tell it, others say what its people say."""

from typing import Any

import pytest

from bot.model.nights import Step
from bot.service.night.steps import readers_now
from bot.text.sharing import by_voices, shared
from encounters.cast import read_cast
from encounters.loader import SHIPPED_BOOK
from encounters.speakers import Turn, turns
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, text_of
from tests.bot.server import Server
from tests.shipped import shipped

PARTED = (
    Turn("It was late. It rained. ", ""),
    Turn("'Go,'", "kiln"),
    Turn(" it said, ", ""),
    Turn("'on!'", "kiln"),
    Turn(" Nobody went. ", ""),
    Turn("'Why?'", "slip"),
    Turn(" So they stood.", ""),
)
MARKS = ("(ann)", "(J. R.)", "(cid)")


def test_one_tells_it_and_each_speaker_has_a_reader() -> None:
    voices = by_voices(PARTED, MARKS)
    assert voices is not None
    assert voices.told == (
        "It was late. It rained. (J. R.) it said, (J. R.) Nobody went. (cid) So they stood.",
    )
    assert voices.said == ("- 'Go,'\n- 'on!'", "- 'Why?'")


def test_of_more_readers_than_voices_several_tell_it() -> None:
    only_kiln = [one if one.person != "slip" else Turn(one.text, "") for one in PARTED]
    voices = by_voices(only_kiln, ("(ann)", "(bob)", "(J. R.)"))
    assert voices is not None
    first, second = voices.told
    assert f"{first} {second}".count("(J. R.)") == 2
    assert "'Why?'" in second
    assert voices.said == ("- 'Go,'\n- 'on!'",)


def test_of_fewer_readers_one_says_what_several_say() -> None:
    voices = by_voices(PARTED, MARKS[:2])
    assert voices is not None
    assert len(voices.told) == 1
    assert voices.said == ("- 'Go,'\n- 'on!'\n- 'Why?'",)


def test_a_text_of_one_voice_has_none() -> None:
    assert by_voices([Turn("'Go,' somebody said.", "")], MARKS) is None


@pytest.mark.parametrize("language", ["en", "es", "ja"])
@pytest.mark.parametrize("count", [2, 3])
def test_all_of_the_shipped_book_is_read_once(language: str, count: int) -> None:
    cast, stories = read_cast(SHIPPED_BOOK), shipped().stories
    spoken = 0
    for number, story in stories.texts[language].items():
        people = stories.memory.people.get(number, ())
        parted = turns(story.text, language, cast, people)
        voices = by_voices(parted, [f"[{reader}]" for reader in range(count)])
        if voices is None:
            continue
        spoken += 1
        told, said = "".join(voices.told), list(voices.said)
        for reader in range(count - len(said), count):
            for line in said[reader - count].split("\n- "):
                told = told.replace(f"[{reader}]", line.removeprefix("- "), 1)
        assert "".join(told.split()) == "".join(story.text.split()), number
        assert all(said)
    assert spoken > 20


def in_two_voices(text: str, *_: Any) -> tuple[Turn, ...]:
    """Let somebody say the first half of a text, whatever its words are."""
    first, second = shared(text, 2)
    return Turn(first, "kiln"), Turn(f" {second}", "")


@pytest.mark.parametrize("guests", [7, 25])
async def test_each_reader_gets_their_voice_alone(
    server: Server, monkeypatch: pytest.MonkeyPatch, guests: int
) -> None:
    monkeypatch.setattr("bot.ui.shared_reading.turns", in_two_voices)
    fire = Fireside(server, guests)
    await fire.begin()
    loaded = await fire.until(Step.READ)
    number = loaded.state.table.expedition.path[-1]
    prompt = loaded.book.stories.prompt(number, "en", loaded.past.last_hearing(number))
    said, told = shared(prompt.text, 2)
    reading = [fire.person(guest) for guest in readers_now(loaded)]
    heard = [answer_of(await fire.act(person, "read")) for person in reading]
    voice = 1 if guests == 7 else 2
    mark = say("night-voice-mark", name=reading[voice].name)
    assert [f"- {said}" in part for part in heard] == [n == voice for n in range(len(heard))]
    assert said not in "".join(heard[:voice])
    assert [say("night-reader-voice", mark=mark) in part for part in heard].index(True) == voice
    assert mark in "".join(heard[:voice])
    joined = " ".join(part.split(prompt.title)[1] for part in heard[:voice])
    assert all(sentence in joined for sentence in told.split(". "))
    assert [prompt.labels[0] in part for part in heard] == [*[False] * (len(heard) - 1), True]
    for person in reading:
        assert f"{person.name}, now you" in text_of(await fire.stage()) or person is reading[0]
        await fire.act(person, "heard")
    assert await fire.step() == Step.CHOOSE
