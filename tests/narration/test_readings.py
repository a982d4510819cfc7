"""A voice reads no hard word of the Japanese book wrong, wherever it is in the book."""

from pathlib import Path

import pytest

from encounters.__main__ import main
from encounters.japanese import japanese_texts
from encounters.loader import SHIPPED_BOOK
from encounters.readings import hard_words, has_engine, lines_with_hard_words, misreadings
from encounters.tales import tale_texts
from tests.encounters.books import SPANISH, a_book
from tests.shipped import shipped

pytestmark = pytest.mark.filterwarnings("ignore:.*tokenizer.*:DeprecationWarning")
"""Of the engine's own dictionary."""

needs_engine = pytest.mark.skipif(not has_engine(), reason="needs the extra `narration`")

PATTERNS = ("大おば", "の札", "いちばん上", "いちばん下", "柄の", "次の方", "下宿人", "の家に")


def test_the_list_is_long_and_each_word_is_in_the_book() -> None:
    words = {word.text for word in hard_words()}
    assert len(words) >= 500
    assert [one for one in PATTERNS if not any(one in word or word in one for word in words)] == []
    found = lines_with_hard_words(japanese_texts(shipped()))
    assert [word.text for word, lines in found.items() if not lines] == []


@needs_engine
def test_our_book_and_tales_have_no_misreading() -> None:
    texts = [*japanese_texts(shipped()), *tale_texts("ja")]
    assert list(map(str, misreadings(texts, SHIPPED_BOOK))) == []


@needs_engine
def test_ruby_is_what_a_voice_says_and_of_a_line_in_its_turn() -> None:
    for line, found in (
        ("｜外套《がいとう》を｜渡《わた》す", []),
        ("｜零《れい》の字、四十一｜匹《ぴき》", []),
        ("四十一｜匹《びき》", ["びき"]),
    ):
        assert [one.word.reading for one in misreadings([line], SHIPPED_BOOK)] == found


@needs_engine
def test_a_misreading_is_found_and_ruby_mends_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, word, count in (("bare", "札", 2), ("ruby", "｜札《ふだ》", 0)):
        text = SPANISH.replace("Un puente", f"店の{word}が出ている。", 1)
        folder = a_book(tmp_path / name, {"ja/001.toml": text})
        assert main(["readings", str(folder)]) == bool(count)
        assert f"misread: {count}" in capsys.readouterr().out
