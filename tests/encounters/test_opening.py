"""A book is opened to be played without its translations, which are read when they are told."""

import logging
from pathlib import Path

import pytest

from encounters.faults import BookError
from encounters.loader import SHIPPED_BOOK, load
from encounters.opening import open_book
from encounters.paper import paper
from rules.words import ParagraphNumber
from tests.encounters.books import SPANISH, a_book
from tests.encounters.remembering import REMEMBERED

ONE, TWO = ParagraphNumber(1), ParagraphNumber(2)
BROKEN = {
    "no toml": "[words",
    "no words": "words = 1",
    "a choice too few": SPANISH.partition('[[words.option]]\nlabel = "Cruzar')[0],
    "a success too few": SPANISH.replace(', "Cruzas de un salto y ves una puerta."', ""),
    "an echo too many": SPANISH.replace("[[words.option]]", 'echo = ["Eco."]\n[[words.option]]', 1),
}


def test_the_shipped_book_tells_the_same_however_it_is_read() -> None:
    opened, whole = open_book(SHIPPED_BOOK), load(SHIPPED_BOOK)
    assert (opened.fingerprint, opened.book) == (whole.fingerprint, whole.book)
    assert opened.stories.languages == whole.stories.languages
    for language in whole.stories.languages:
        assert dict(opened.stories.texts[language]) == whole.stories.texts[language]
        tidings, same = opened.stories.memory.tidings, whole.stories.memory.tidings
        assert tidings.get(language) == same.get(language)


def test_a_translation_is_not_read_before_it_is_told(tmp_path: Path) -> None:
    folder = a_book(tmp_path, {"es/001.toml": "[words"})
    opened = open_book(folder)
    (folder / "es" / "001.toml").write_text(SPANISH, encoding="utf-8")
    assert opened.stories.title(ONE, "es") == "El puente de peaje"
    assert opened.stories.title(TWO, "es") == "Behind the door"
    (folder / "es" / "001.toml").unlink()
    assert opened.stories.label(ONE, 1, "es") == "Cruzar por la cuerda"


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_broken_translation_is_told_in_the_books_own_language(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    stories = open_book(a_book(tmp_path, {"es/001.toml": text})).stories
    with caplog.at_level(logging.WARNING):
        assert stories.prompt(ONE, "es").title == "The toll bridge"
    assert "es/001.toml" in caplog.text


def test_broken_tidings_are_told_in_the_books_own_language(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (spanish,) = (name for name in REMEMBERED if name.startswith("es/tidings"))
    stories = open_book(a_book(tmp_path, {**REMEMBERED, spanish: "[words"})).stories
    with caplog.at_level(logging.WARNING):
        assert paper(stories, "game", 1, (), "es") == paper(stories, "game", 1, (), "en")
    assert spanish in caplog.text


def test_a_book_with_faults_of_its_own_is_not_opened(tmp_path: Path) -> None:
    with pytest.raises(BookError, match=r"002\.toml"):
        open_book(a_book(tmp_path, {"002.toml": "[words"}))


def test_a_translation_names_what_it_holds(tmp_path: Path) -> None:
    texts = open_book(a_book(tmp_path)).stories.texts["es"]
    assert (len(texts), list(texts)) == (1, [ONE])
    with pytest.raises(KeyError):
        texts[TWO]
