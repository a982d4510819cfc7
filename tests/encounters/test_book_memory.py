"""What a table hears depends on what it did, and on nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest

from encounters.afterwards import MOST_LINES, afterwards
from encounters.deeds import Deed, Hearing, fits
from encounters.echoes import with_echo
from encounters.loader import load
from encounters.memory import WEATHERS, Condition, Echo, Memory, Weather, Who
from encounters.stories import OptionStory, ParagraphStory, Recollection, Stories
from rules.words import ParagraphNumber
from tests.encounters.books import a_book
from tests.encounters.remembering import REMEMBERED

ONE = ParagraphNumber(1)
TWO = ParagraphNumber(2)
THREE = ParagraphNumber(3)
TOLL = Deed(village=0, number=ONE, option=0, tier=0, round=1)
SWIM = Deed(village=1, number=ONE, option=1, tier=None, round=2)


@pytest.fixture
def stories(tmp_path: Path) -> Stories:
    return load(a_book(tmp_path, REMEMBERED)).stories


@pytest.mark.parametrize(
    ("text", "echo", "expected"),
    [
        ("One. {echo} Two.", "Echo.", "One. Echo. Two."),
        ("One. {echo} Two.", None, "One. Two."),
        ("{echo} Two.", None, "Two."),
        ("One. {echo}", None, "One."),
        ("One. {echo}\nTwo.", None, "One.\nTwo."),
        ("One.\n\n{echo}\n\nTwo.", None, "One.\n\nTwo."),
        ("One {echo}, two.", None, "One, two."),
        ("'One,' {echo} 'two.'", None, "'One,' 'two.'"),
        ("\u4e00\u3002{echo}\u4e8c\u3002", None, "\u4e00\u3002\u4e8c\u3002"),
        ("One. Two.", "Echo.", "One. Two."),
    ],
)
def test_an_echo_takes_its_place_or_leaves_no_gap(
    text: str, echo: str | None, expected: str
) -> None:
    assert with_echo(text, echo) == expected


@pytest.mark.parametrize(
    ("who", "deed", "is_fit"),
    [
        (Who.SAME, TOLL, True),
        (Who.SAME, SWIM, False),
        (Who.OTHER, TOLL, False),
        (Who.OTHER, SWIM, True),
        (Who.ANY, SWIM, True),
        (Who.SHELF, TOLL, False),
        (Who.SHELF, replace(TOLL, shelf=True), True),
        (Who.SAME, replace(TOLL, shelf=True), False),
        (Who.OTHER, replace(SWIM, shelf=True), False),
        (Who.ANY, replace(SWIM, shelf=True), False),
    ],
)
def test_an_echo_waits_for_somebody(who: Who, deed: Deed, is_fit: bool) -> None:  # noqa: FBT001
    assert fits(Echo((Condition(frozenset({ONE})),), who), deed, 0) is is_fit


@pytest.mark.parametrize(
    ("condition", "fit"),
    [
        (Condition(frozenset({ONE})), (True, True)),
        (Condition(frozenset({TWO})), (False, False)),
        (Condition(frozenset({ONE, TWO})), (True, True)),
        (Condition(frozenset({ONE}), 1), (False, True)),
        (Condition(frozenset({ONE}), 1, won=True), (False, False)),
        (Condition(frozenset({ONE}), 1, won=False), (False, True)),
        (Condition(frozenset({ONE}), 0, won=True), (True, False)),
    ],
)
def test_an_echo_waits_for_something(condition: Condition, fit: tuple[bool, bool]) -> None:
    echo = Echo((condition,), Who.ANY)
    assert (fits(echo, TOLL, 0), fits(echo, SWIM, 0)) == fit


def test_to_a_whole_table_every_village_of_the_game_is_the_same() -> None:
    for who in (Who.SAME, Who.OTHER, Who.ANY):
        echo = Echo((Condition(frozenset({ONE})),), who)
        assert fits(echo, TOLL, None)
        assert fits(echo, SWIM, None)
        assert not fits(echo, replace(TOLL, shelf=True), None)


def test_a_prompt_without_a_hearing_is_the_plain_text(stories: Stories) -> None:
    assert stories.prompt(TWO, "en").text.startswith("A door. Behind it hangs")
    assert stories.prompt(TWO, "en") == stories.prompt(TWO, "en", Hearing(0, 1))


def test_the_first_echo_that_fits_is_read(stories: Stories) -> None:
    both = Hearing(0, 1, (SWIM, TOLL))
    assert "'You paid,' says the lamp." in stories.prompt(TWO, "en", both).text
    assert "'So you swam,'" in stories.prompt(TWO, "en", Hearing(0, 1, (SWIM,))).text
    assert "'So you swam,'" in stories.prompt(TWO, "en", Hearing(3, 1, (TOLL,))).text
    assert stories.prompt(TWO, "en", both) == stories.prompt(TWO, "en", both)


def test_an_echo_is_of_no_other_thing_than_what_is_heard(stories: Stories) -> None:
    other = Deed(0, TWO, 0, 0, 1)
    assert stories.prompt(TWO, "en", Hearing(0, 1, (other,))) == stories.prompt(TWO, "en")


def test_a_weather_has_a_text_of_its_own(stories: Stories) -> None:
    dusty = stories.prompt(TWO, "en", Hearing(0, 3, (TOLL,)))
    assert dusty.text == "A door, in the dust. 'You paid,' says the lamp."
    assert stories.prompt(TWO, "en", Hearing(0, 3)).text == "A door, in the dust."


def test_another_meeting_comes_before_the_weather(stories: Stories) -> None:
    known = replace(TOLL, number=TWO, shelf=True)
    assert stories.prompt(TWO, "en", Hearing(0, 3, (known,))).text == "The same door."
    again = stories.prompt(TWO, "en", Hearing(0, 3, (known, TOLL)))
    assert again.text == "The same door. 'You paid,' says the lamp."
    in_this_game = replace(known, shelf=False)
    assert "dust" in stories.prompt(TWO, "en", Hearing(0, 3, (in_this_game,))).text


def test_a_hearing_in_another_language_falls_back_as_a_prompt_does(stories: Stories) -> None:
    prompt = stories.prompt(TWO, "es", Hearing(0, 3, (TOLL,)))
    assert prompt.language == "en"
    assert "dust" in prompt.text


def test_each_round_has_its_weather_and_an_eighth_that_of_the_first() -> None:
    assert [Hearing(0, today).weather for today in range(9)] == [None, *WEATHERS, WEATHERS[0]]
    assert Hearing(0, 3).weather is Weather.PLOUGHFALL


def test_headlines_tell_each_end(stories: Stories) -> None:
    assert stories.headline(ONE, 1, 1, "en") == "Frog denies bridge"
    assert stories.headline(ONE, 1, None, "es") == "Cuerda mojada"
    assert stories.headline(ONE, 0, 0, "en") is None
    assert stories.headline(ParagraphNumber(77), 0, 0, "en") is None
    assert stories.headline(ONE, 2, 0, "en") is None


def _with_afterwards(afterwards: str | None, *own: str | None) -> ParagraphStory:
    options = tuple(OptionStory("x", ("y",), None, afterwards=line) for line in own)
    return ParagraphStory("t", "t", options, Recollection(afterwards=afterwards))


def test_afterwards_tell_of_ones_own_choices_first_and_then_of_the_latest() -> None:
    paragraphs = {
        ParagraphNumber(n): _with_afterwards(f"line {n}", f"own {n}" if n in {2, 4} else None)
        for n in range(1, 8)
    }
    stories = Stories("en", {"en": paragraphs}, {})
    deeds = [Deed(0, number, 0, 0, 1) for number in paragraphs]
    assert afterwards(stories, 0, deeds, "en") == ("own 4", "own 2", "line 7", "line 6")
    assert afterwards(stories, 0, deeds[:2], "en") == ("own 2", "line 1")
    failed = [replace(deed, tier=None) for deed in deeds[:2]]
    assert afterwards(stories, 0, failed, "en") == ("line 2", "line 1")
    assert MOST_LINES == 4


def test_afterwards_are_a_villages_own_and_of_this_game() -> None:
    stories = Stories(
        "en", {"en": {ONE: _with_afterwards("one", None), TWO: _with_afterwards("two", None)}}, {}
    )
    deeds = (Deed(0, ONE, 0, 0, 1, shelf=True), Deed(1, TWO, 0, 0, 1), Deed(0, THREE, 0, 0, 1))
    assert afterwards(stories, 0, deeds, "en") == ()
    assert afterwards(stories, 1, deeds, "en") == ("two",)


def test_nobody_is_told_of_twice() -> None:
    paragraphs = {number: _with_afterwards(f"line {number}", None) for number in (ONE, TWO, THREE)}
    memory = Memory(people={ONE: ("nip",), TWO: ("nip", "rimer"), THREE: ("nip",)})
    stories = Stories("en", {"en": paragraphs}, {}, memory)
    deeds = [Deed(0, number, 0, 0, 1) for number in paragraphs]
    assert afterwards(stories, 0, deeds, "en") == ("line 3", "line 2")
    same = Stories(
        "en", {"en": {ONE: _with_afterwards("a", None), TWO: _with_afterwards("a", None)}}, {}
    )
    assert afterwards(same, 0, deeds[:2], "en") == ("a",)


def test_afterwards_of_a_book_without_memory(tmp_path: Path) -> None:
    assert afterwards(load(a_book(tmp_path)).stories, 0, (TOLL,), "en") == ()
