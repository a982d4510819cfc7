"""One notation says how a word is read: to a page as ruby, to people in brackets, to a voice."""

from pathlib import Path

import pytest

from bot.chronicle.markup import line_markup, paragraphs
from bot.narration.prepared import prepared
from encounters.japanese import japanese_texts, lines_without_ruby
from encounters.loader import load
from encounters.paper import opening
from encounters.ruby import bare_kanji, read_as_written, shown, without_ruby
from encounters.rulers import ruler_of
from encounters.tales import tale_texts
from rules.words import ParagraphNumber
from tests.encounters.books import SPANISH, a_book, faults_of, line_of
from tests.shipped import shipped

TEXT = "｜霜蔵《（しもぐら）》の｜壺《つぼ》。｜霜蔵《（しもぐら）》の番。"
JAPANESE = SPANISH.replace("Un puente", "｜壺《つぼ》と｜霜蔵《（しもぐら）》。", 1)


def test_people_read_in_brackets_what_nobody_could_guess_and_once() -> None:
    assert shown(TEXT) == "霜蔵（しもぐら）の壺。霜蔵の番。"
    assert without_ruby(TEXT) == "霜蔵の壺。霜蔵の番。"
    assert shown("《森の鍵》という本（ほん）") == "《森の鍵》という本（ほん）"


def test_a_voice_says_the_reading_and_not_the_word_again() -> None:
    assert prepared(TEXT, "ja", ()) == "シモグラのツボ。シモグラの番。"


def test_a_voice_keeps_a_word_that_it_would_say_worse_in_kana() -> None:
    assert prepared("｜外套《がいとう》を｜渡《わた》す", "ja", ()) == "外套を渡す"
    assert prepared("｜渡《ど》す", "ja", ()) == "ドす"


def test_each_word_that_is_read_as_written_is_in_our_texts() -> None:
    whole = (
        "".join([*japanese_texts(shipped()), *tale_texts("ja")])
        .replace("《（", "《")
        .replace("）》", "》")
    )
    pairs = [f"｜{word}《{reading}》" for word, reading in sorted(read_as_written())]
    assert [one for one in pairs if one not in whole] == []


def test_a_child_finds_ruby_at_the_first_mention_in_each_text() -> None:
    assert bare_kanji("｜壺《つぼ》と壺") == ""
    assert bare_kanji("壺と｜壺《つぼ》と外套") == "壺套"
    assert list(lines_without_ruby(japanese_texts(shipped()))) == []
    assert list(lines_without_ruby(tale_texts("ja"))) == []


def test_a_page_has_ruby_and_nothing_of_a_hostile_text() -> None:
    (line,) = paragraphs("<b>｜<i>《つぼ》")
    assert line == "&lt;b&gt;<ruby>&lt;i&gt;<rp>（</rp><rt>つぼ</rt><rp>）</rp></ruby>"
    assert "<rt>つぼ</rt>" in line_markup("> **Ada** ｜壺《つぼ》", {})


def test_a_count_is_of_what_is_shown() -> None:
    assert len(ruler_of("ja").units("｜壺《つぼ》を")) == 2


def test_a_limit_is_of_what_is_shown(tmp_path: Path) -> None:
    for count, faults in ((1_900, 0), (2_001, 1)):
        text = SPANISH.replace("Un puente", "｜壺《つぼ》" * count, 1)
        found = faults_of(a_book(tmp_path / str(count), {"ja/001.toml": text}))
        assert ["at most 2000 characters" in fault for fault in found] == [True] * faults


@pytest.mark.parametrize(
    "wrong", ["｜壺《tsubo》", "｜壺つぼ》", "壺《つぼ》", "｜壺《（つぼ》", "｜"]
)
def test_a_check_refuses_what_was_meant_as_ruby(tmp_path: Path, wrong: str) -> None:
    text = SPANISH.replace("Un puente", f"Un {wrong} puente", 1)
    folder = a_book(tmp_path, {"ja/001.toml": text})
    (fault,) = faults_of(folder, strictly=True)
    assert "ruby is written" in fault
    assert f":{line_of(text, 'text =')}:" in fault
    assert faults_of(folder) == []  # a game goes on by a book that was never checked


def test_a_button_has_no_room_for_ruby(tmp_path: Path) -> None:
    text = SPANISH.replace('label = "', 'label = "｜壺《つぼ》', 1)
    (fault,) = faults_of(a_book(tmp_path, {"ja/001.toml": text}), strictly=True)
    assert "no room for ruby" in fault


def test_stories_tell_as_people_read_unless_they_keep_their_ruby(tmp_path: Path) -> None:
    stories = load(a_book(tmp_path, {"ja/001.toml": JAPANESE})).stories
    first = ParagraphNumber(1)
    assert stories.prompt(first, "ja").text.startswith("壺と霜蔵（しもぐら）。")
    assert stories.with_ruby().prompt(first, "ja").text.startswith("｜壺《つぼ》と｜霜蔵《（")
    assert opening(stories, 1, (), "ja") == ""
