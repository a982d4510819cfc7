"""Translators start from the English and the glossary, and the check says how far they are."""

import re
from pathlib import Path

import pytest

from encounters.__main__ import main
from encounters.glossary import Glossary, Name, read_glossary
from encounters.lint import sections_of
from encounters.loader import load
from encounters.rulers import ruler_of
from tests.encounters.books import ENTRY, SPANISH, a_book, faults_of
from tests.encounters.remembering import REMEMBERED, SPANISH_MEETING

GLOSSARY = """\
["toll bridge"]
translation = "puente de peaje"
gender = "m"
spoken = "de usted"
[Nip]
translation = "Nip"
"""


def section(folder: Path, title: str, glossary: Glossary | None = None) -> tuple[str, ...]:
    """Find the lines of one section of the report on Spanish."""
    found = sections_of(load(folder), {"es": glossary or read_glossary(folder, "es")})
    return next(s for s in found if s.title == f"Translation to es{title}").lines


@pytest.mark.parametrize("what", ["1", "2", "bridge", "pack"])
def test_a_started_file_is_right_once_its_lines_are_filled(tmp_path: Path, what: str) -> None:
    folder = a_book(tmp_path, REMEMBERED)
    name = {"1": "001.toml", "2": "002.toml", "bridge": "tidings/bridge.toml"}.get(
        what, "pack.toml"
    )
    (folder / "es" / name).unlink(missing_ok=True)
    assert main(["translate", "es", what, str(folder)]) == 0
    text = (folder / "es" / name).read_text(encoding="utf-8")
    empty = faults_of(folder)
    assert empty
    assert all(fault.startswith(f"es/{name}:") for fault in empty)
    hello = "Hola. {echo}" if what == "2" else "Hola."
    filled = re.sub(r'(?<=""")\n\n(?=""")', hello, text)
    filled = filled.replace('ploughfall = ""', f'ploughfall = "{hello}"')
    filled = re.sub(r'(?<!")""(?!")', '"Hola"', filled)
    (folder / "es" / name).write_text(filled, encoding="utf-8")
    assert faults_of(folder) == []
    assert f"es/{name}" not in section(folder, ": made from other words")


def test_the_english_stands_above_each_line_and_the_glossary_on_top(tmp_path: Path) -> None:
    folder = a_book(tmp_path, {"es/001.toml": None, "es/GLOSSARY.toml": GLOSSARY})
    assert main(["translate", "es", "1", str(folder)]) == 0
    lines = (folder / "es/001.toml").read_text(encoding="utf-8").split("\n")
    assert "# toll bridge = puente de peaje (m, de usted)" in lines
    assert not [line for line in lines if "Nip" in line]
    assert lines[lines.index('label = ""') - 1] == "# Pay the toll"
    assert lines[lines.index('failure = ""') - 1] == "# The rope gives way, and you swim."
    assert "  # You swing right over, and see a door." in lines


def test_what_was_started_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = a_book(tmp_path)
    assert main(["translate", "es", "1", str(folder)]) == 1
    assert "has been started already" in capsys.readouterr().err
    assert (folder / "es/001.toml").read_text(encoding="utf-8") == SPANISH


@pytest.mark.parametrize("what", ["77", "nowhere"])
def test_what_the_book_lacks_cannot_be_translated(
    tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["translate", "es", what, str(a_book(tmp_path))]) == 1
    assert "no such file or directory" in capsys.readouterr().err


def test_a_language_has_two_letters(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["translate", "espa", "1", str(a_book(tmp_path))])


def test_a_file_is_stale_until_it_is_marked(tmp_path: Path) -> None:
    folder = a_book(tmp_path, REMEMBERED)
    stale = ("es/pack.toml", "es/001.toml", "es/tidings/bridge.toml")
    assert section(folder, ": made from other words") == stale
    for what in ("pack", "1", "bridge"):
        assert main(["translate", "es", what, str(folder), "--mark"]) == 0
    assert section(folder, ": made from other words") == ("none",)
    english = (folder / "001.toml").read_text(encoding="utf-8")
    (folder / "001.toml").write_text(english.replace("black water", "a drop"), encoding="utf-8")
    assert section(folder, ": made from other words") == ("es/001.toml",)


def test_spacing_and_order_make_no_file_stale(tmp_path: Path) -> None:
    folder = a_book(tmp_path, REMEMBERED)
    main(["translate", "es", "1", str(folder), "--mark"])
    english = (folder / "001.toml").read_text(encoding="utf-8")
    mood = 'mood = "grim"\n# a comment'
    (folder / "001.toml").write_text(english.replace('mood = "wary"', mood), encoding="utf-8")
    assert "es/001.toml" not in section(folder, ": made from other words")


def test_what_has_not_been_started_cannot_be_marked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["translate", "es", "2", str(a_book(tmp_path)), "--mark"]) == 1
    assert "has not been started" in capsys.readouterr().err


def test_coverage_counts_paragraphs_tidings_and_the_title(tmp_path: Path) -> None:
    assert section(a_book(tmp_path, REMEMBERED), "")[:3] == (
        "1 of 2 paragraphs",
        "3 of 3 letters, overheard lines and papers",
        "title: Dos p\u00e1rrafos",
    )


def test_what_is_too_short_is_named(tmp_path: Path) -> None:
    short = SPANISH.replace("Un puente de cuerda zumba sobre el agua negra. ", "")
    folder = a_book(tmp_path, {"es/001.toml": short})
    (line,) = section(folder, ": too short or too long")
    assert line.startswith("001: 0.")
    usual = {"es/001.toml": SPANISH.replace("Se inclina", "Se inclina una vez")}
    assert section(a_book(folder, usual), ": too short or too long") == ("none",)


def test_english_names_that_are_left_over(tmp_path: Path) -> None:
    changes = {**REMEMBERED, "es/GLOSSARY.toml": GLOSSARY}
    changes["es/001.toml"] = SPANISH_MEETING.replace("Un puente", "El toll bridge, un puente")
    folder = a_book(tmp_path, changes)
    assert section(folder, ": names left over") == (
        "001: toll bridge = puente de peaje (m, de usted)",
    )


def test_names_left_over_in_the_tidings(tmp_path: Path) -> None:
    names = Glossary((Name("frog", "rana", "f", None), Name("Bridge Post", "Correo", None, None)))
    lines = section(a_book(tmp_path, REMEMBERED), ": names left over", names)
    assert lines == (
        "frog_thanks: frog = rana (f)",
        "frog_at_market: frog = rana (f)",
        "paper: Bridge Post = Correo",
    )


def test_a_name_may_stand_between_kana() -> None:
    assert Name("Nip", "\u30cb\u30c3\u30d7", None, None).is_in("\u3068Nip\u306f")
    assert not Name("Nip", "x", None, None).is_in("Nipper")


def test_a_glossary_that_cannot_be_read_is_told_with_its_line(tmp_path: Path) -> None:
    spoiled = GLOSSARY.replace("gender", "genus")
    folder = a_book(tmp_path, {"es/GLOSSARY.toml": spoiled})
    assert section(folder, ": names left over") == (
        "es/GLOSSARY.toml:3: toll bridge.genus: is no word of this file",
    )


def test_endings_that_many_paragraphs_share(tmp_path: Path) -> None:
    ended = SPANISH.replace("ves una puerta", "os deja pasar").replace("a nadar", "os deja pasar")
    folder = a_book(tmp_path, {"es/001.toml": ended})
    assert section(folder, ": repeated endings") == ("none",)
    more = {
        f"00{n}.toml": ENTRY.replace("number = 1", f"number = {n}").replace("leads_to = 2\n", "")
        for n in (3, 4)
    }
    pack = (folder / "pack.toml").read_text(encoding="utf-8").replace("[1, 1, 1", "[1, 3, 4")
    translated = {f"es/{name}": ended for name in more}
    a_book(folder, {**more, **translated, "pack.toml": pack, "es/001.toml": ended})
    assert "... os deja pasar: 001, 003, 004" in section(folder, ": repeated endings")


def test_long_sentences_of_a_translation(tmp_path: Path) -> None:
    long = SPANISH.replace("Se inclina", "y " * 38 + "se inclina")
    (line,) = section(a_book(tmp_path, {"es/001.toml": long}), ": long sentences")
    assert line.startswith("001: 44 words: y y y")


def test_japanese_is_measured_in_characters_and_split_at_its_own_stops() -> None:
    ruler = ruler_of("ja")
    text = "\u300c\u6a4b\u3060\u3002\u300d\u3068\u86d9\u3002 \u901a\u308b\uff1f"
    assert [len(ruler.units(sentence)) for sentence in ruler.sentences(text)] == [3, 2, 2]
    assert len(ruler.units(text)) == 11
    assert ruler_of("fr").ratio == (0.8, 1.4)


def test_play_names_the_book_in_its_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(a_book(tmp_path, REMEMBERED))
    assert main(["play", "2", folder, "--language", "es"]) == 0
    assert capsys.readouterr().out.startswith("Dos p\u00e1rrafos, seed ")


def test_the_check_reports_on_each_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(a_book(tmp_path, REMEMBERED))]) == 0
    assert "\nTranslation to es\n" in capsys.readouterr().out


def test_english_that_was_copied_is_a_fault(tmp_path: Path) -> None:
    copied = SPANISH.replace("Cruzar por la cuerda", "Cross by the rope")
    assert faults_of(a_book(tmp_path, {"es/001.toml": copied})) == [
        "es/001.toml:10: words.option.1.label: is as in 001.toml, untranslated"
    ]
