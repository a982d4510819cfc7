"""A quotation is somebody's only where its text says so, in each language."""

from pathlib import Path

import pytest

from encounters.__main__ import main
from encounters.cast import Kind, Member, cast_of, read_cast
from encounters.cast_figures import speech_of
from encounters.loader import SHIPPED_BOOK
from encounters.speakers import turns
from encounters.translations import texts_of
from tests.encounters.books import a_book
from tests.shipped import shipped

_NAMES = {"en": ("Saggar",), "es": ("Alfar",), "ja": ("サヤ",)}
_KILN = {"en": ("kiln",), "es": ("horno",), "ja": ("窯",)}
_NONE: dict[str, tuple[str, ...]] = {"en": (), "es": (), "ja": ()}
CAST = {
    "saggar": Member(Kind.WOMAN, _NAMES, _NONE),
    "kiln": Member(Kind.OTHER, _NONE, _KILN),
    "slip": Member(Kind.MAN, {**_NONE, "en": ("Slip",)}, _NONE),
}


def said(text: str, language: str, *people: str) -> list[tuple[str, str]]:
    """List who says what; joined, the parts are the text."""
    parted = turns(text, language, CAST, people)
    assert "".join([turn.text for turn in parted]) == text
    return [(turn.person, turn.text) for turn in parted if turn.person]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It's hot. 'Not yet,' says Mother Saggar, and sits."),
        ("en", "'Not yet!' Mother Saggar shouts."),
        ("es", "Hace calor. «Aún no», dice la madre Alfar, y se sienta."),
        ("es", "«¿Aún no?», pregunta Alfar."),
        ("ja", "あつい。\n「まだ」とサヤかあさんが言う。"),
        ("ja", "「まだ」と、うしろでサヤかあさん。"),
        ("ja", "サヤかあさんは「まだ」と言った。"),
    ],
)
def test_a_tag_names_who_speaks_wherever_it_is(language: str, text: str) -> None:
    ((person, _),) = said(text, language)
    assert person == "saggar"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "'Thank you,' says the kiln."),
        ("es", "«Gracias», dice el horno."),
        ("ja", "「ありがとう」と窯が言う。"),
    ],
)
def test_a_common_word_is_a_name_only_where_its_person_is_met(language: str, text: str) -> None:
    assert said(text, language) == []
    assert [person for person, _ in said(text, language, "saggar", "kiln")] == ["kiln"]


def test_who_goes_on_after_a_tag_speaks_on() -> None:
    text = "'Not,' says Saggar, 'yet.' The street waits. She sits. 'Now,' says somebody. 'So.'"
    assert said(text, "en") == [("saggar", "'Not,'"), ("saggar", "'yet.'")]
    assert len(said("Saggar says, 'Not yet.' The street waits. 'Now.'", "en")) == 1
    assert len(said("「まだ」とサヤかあさんが言う。\n「だめ」\n戸が閉まる。\n「はい」", "ja")) == 2


def test_a_pronoun_is_the_only_one_whom_it_may_mean() -> None:
    text = "Mother Saggar looks up. 'Not yet,' she says."
    assert said(text, "en", "saggar", "kiln") == [("saggar", "'Not yet,'")]
    assert said(text, "en") == []
    assert said(text, "en", "saggar", "nobody-of-the-cast") == []
    assert said("Saggar knits. A girl comes. 'Not yet,' she says.", "en", "saggar") == []
    assert said("Saggar knits. 'Yes,' says a frog. 'Why?' she asks.", "en", "saggar") == []
    assert said("Saggar went.\n'Not yet,' she says.", "en", "saggar") == []  # another's passage
    assert said("Alfar teje. «Aún no», dice.", "es", "saggar") == [("saggar", "«Aún no»")]
    assert said("Alfar teje. «Aún no», dice.", "es", "saggar", "kiln") == []
    assert said("サヤかあさん。「まだ」と言う。", "ja", "saggar") == []


@pytest.mark.parametrize(
    "text",
    [
        "It is 'yours', it is minuted by Saggar, 'excepted'.",
        "'Not yet,' says Saggar's kiln.",
        "'Not yet,' says somebody. Saggar says nothing.",
        "'Not yet,' say Saggar and the street.",
        "The sign reads 'Saggar'.",
    ],
)
def test_what_is_not_certain_is_nobodys(text: str) -> None:
    assert said(text, "en", "saggar") == []


def test_the_shipped_book_has_a_voice_for_much_of_its_speech() -> None:
    """Every part of it is read, in its order; who speaks is certain for a fifth or more."""
    cast, book = read_cast(SHIPPED_BOOK), shipped()
    for language, least in (("en", 810), ("es", 680), ("ja", 440)):
        count, spoken = speech_of(book, cast, language)
        assert max(least, count / 5) <= sum(spoken.values()) < count, language
        assert len(spoken) > 80, language
        for number, story in book.stories.texts[language].items():
            for text in texts_of(story):
                people = book.stories.memory.people.get(number, ())
                assert "".join([one.text for one in turns(text, language, cast, people)]) == text


def test_every_name_of_the_shipped_cast_is_in_the_book() -> None:
    book, cast = shipped(), read_cast(SHIPPED_BOOK)
    assert cast.keys() <= {one for some in book.stories.memory.people.values() for one in some}
    for language in ("en", "es", "ja"):
        stories = book.stories.texts[language].values()
        text = "\n".join([text for story in stories for text in texts_of(story)])
        for person, one in cast.items():
            for name in (*one.names[language], *one.here[language]):
                assert name in text, (language, person)


def test_a_broken_cast_is_told_by_the_check_and_left_out_by_a_voice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = a_book(tmp_path, {"CAST.toml": 'saggar = { voice = "loud" }\n'})
    assert cast_of((folder,)) == {}
    assert main(["check", str(folder)]) == 1
    assert "CAST.toml:1" in capsys.readouterr().err
    (folder / "CAST.toml").write_text('nobody = { voice = "man", en = ["Nobody"] }\n')
    assert main(["check", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert "in the cast, and met nowhere: nobody" in shown
    assert "Speech that a voice of its own reads" in shown
