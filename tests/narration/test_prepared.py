"""A text is prepared for a voice: capitals, quotation marks, names."""

from pathlib import Path

import pytest

from bot.narration.prepared import prepared
from encounters.__main__ import main
from encounters.loader import SHIPPED_BOOK, load
from encounters.pronunciation import files_of, read_pronunciation, read_table
from encounters.ruby import without_ruby
from tests.encounters.books import a_book

BOOK = (SHIPPED_BOOK,)


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("very quietly marks them RETURNED.", "very quietly marks them returned."),
        ("I am A.", "I am A."),
        ("SE PUEDEN SUMAR, CAÍDO", "se pueden sumar, caído"),
        ("number 4,118, in 112; 3, 4", "number 4,118, in 112; 3, 4"),
        ("'My dears, don't,' says the boys' aunt.", "My dears, don't, says the boys aunt."),
        ("«Yo sí», dice. “No”", "Yo sí , dice. No"),
        ("one\ntwo  three", "one\ntwo three"),
    ],
)
def test_a_voice_spells_nothing_and_stumbles_over_no_mark(text: str, spoken: str) -> None:
    assert prepared(text, "en", ()) == spoken


def test_names_are_spoken_as_the_table_and_the_glossary_say(tmp_path: Path) -> None:
    table = '[en]\nGlogo = "gloe go"\n"Glogo Ann" = "gloe go anne"\n'
    glossary = """
["Snow of Earth"]
translation = "土雪"
spoken = "つちゆき"
["Butter"]
translation = "バター"
spoken = "女。編み物の人"
"""
    folder = a_book(tmp_path, {"PRONUNCIATION.toml": table, "ja/GLOSSARY.toml": glossary})
    books = (folder,)
    assert prepared("Glogo, Glogos, Glogo Ann", "en", books) == "gloe go, Glogos, gloe go anne"
    assert prepared("Glogo", "es", books) == "Glogo"
    assert prepared("土雪がふる。バター", "ja", books) == "ツチユキがふる。バター"
    assert {path.name for path in files_of(books)} == {"PRONUNCIATION.toml", "GLOSSARY.toml"}


def test_our_english_names_are_spelled_for_a_spanish_voice_in_each_region() -> None:
    for language in ("es", "es-ES"):
        text = prepared("Ives y Nance, los Hocking y la visita", language, (SHIPPED_BOOK,))
        assert text == "Aivs y Nans, los Jokin y la visita"


def test_the_first_book_counts_most(tmp_path: Path) -> None:
    folders = []
    for name, spoken in (("one", "first"), ("two", "second")):
        (tmp_path / name).mkdir()
        text = f'[en]\nPip = "{spoken}"\n'
        folders.append(a_book(tmp_path / name, {"PRONUNCIATION.toml": text}))
    assert prepared("Pip", "en", tuple(folders)) == "first"


def test_a_book_with_a_broken_table_is_played_and_its_check_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = a_book(tmp_path, {"PRONUNCIATION.toml": '[en]\nPip = ""\n'})
    assert load(folder)
    assert prepared("Pip", "en", (folder,)) == "Pip"
    assert main(["check", str(folder)]) == 1
    assert "PRONUNCIATION.toml:2" in capsys.readouterr().err


def test_every_name_in_our_own_table_stands_in_the_book() -> None:
    for language, names in read_table(SHIPPED_BOOK).items():
        own = SHIPPED_BOOK if language == "en" else SHIPPED_BOOK / language
        files = [*own.glob("[0-9]*.toml"), *own.glob("tidings/*.toml")]
        text = without_ruby("\n".join([path.read_text(encoding="utf-8") for path in files]))
        assert names
        assert [name for name in names if name not in text] == []


def test_our_japanese_readings_are_readings() -> None:
    """Each is of a name that has kanji, and has kanji in kana: katakana, which is one word."""
    names = read_pronunciation(SHIPPED_BOOK, "ja")
    assert len(names) > 20
    for name, spoken in names.items():
        assert any("\u4e00" <= letter <= "\u9fff" for letter in name), name
        assert any("\u30a0" <= letter <= "\u30ff" for letter in spoken), spoken
