"""The report counts what makes Japanese sound translated, and kanji that a child cannot read."""

from pathlib import Path

from encounters.japanese import japanese_sections
from encounters.loader import SHIPPED_BOOK, load
from tests.encounters.books import SPANISH, a_book
from tests.shipped import shipped

TEXT = "壺がある。犬が鳴く。走る。飛ぶ。泳ぐ。ごろごろと転がった。\\n「やあ」と犬が言う。"
CHILD = 1_026
"""Kanji that primary school teaches."""


def test_the_report_counts_endings_sounds_and_kanji(tmp_path: Path) -> None:
    text = SPANISH.replace("Un puente", TEXT, 1)
    section, _ = japanese_sections(load(a_book(tmp_path, {"ja/001.toml": text})))
    verbs, rows, sounds, tags, kanji = section.lines
    assert verbs.startswith("6 of 7 ")
    assert rows.startswith("1 of 1 ")
    assert sounds.startswith("1 of 1 ")
    assert tags.startswith("1 ")
    assert kanji.startswith("1 of 9 kanji, 1 different")


def test_the_school_teaches_each_kanji_once() -> None:
    path = SHIPPED_BOOK.parent / "school_kanji.txt"
    kanji = path.read_text(encoding="utf-8").replace("\n", "")
    assert len(kanji) == len(set(kanji)) == CHILD


def test_a_book_without_japanese_has_no_such_report(tmp_path: Path) -> None:
    assert list(japanese_sections(load(a_book(tmp_path)))) == []


def test_half_of_our_japanese_texts_have_a_mimetic_word() -> None:
    section, _ = japanese_sections(shipped())
    count, _, whole, *_ = section.lines[2].split()
    assert int(count) * 2 >= int(whole)
