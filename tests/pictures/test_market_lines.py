"""The market stays short enough for a phone, however many cards are on offer."""

import re
from unicodedata import east_asian_width

import pytest

from bot.i18n.words import languages
from bot.text.boards import market
from tests.gallery.pictures import narrator_in
from tests.pictures.test_pictures import NAMES, game, played, shipped

SCREEN, FRAME, LINE = 844, 704, 19.5
"""Pixels of a phone's screen, of what stands round the text with its picture, and of a line."""

WIDTH = 40
"""Latin letters in a line of small print there; a Japanese one takes the room of two."""

WORD = re.compile(r"[^\s\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]+ ?|.")
MARKS = re.compile(r"\*\*|^-# ")


def lines_of(text: str) -> int:
    """Count the lines that a phone breaks a line of text into."""
    lines, room = 1, WIDTH
    for word in WORD.findall(MARKS.sub("", text)):
        if _wide(word.rstrip()) > room:
            lines, room = lines + 1, WIDTH
        room -= _wide(word)
    return lines


def _wide(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


@pytest.mark.parametrize("language", languages())
def test_the_market_takes_about_a_screen_and_a_half_of_a_phone(language: str) -> None:
    narrator = narrator_in(language, game(), NAMES, shipped().stories)
    for table in played(4, 3)[::9]:
        _, text = market(narrator, game(), table)
        height = FRAME + LINE * sum(map(lines_of, text.split("\n")))
        assert height < 1.6 * SCREEN, height


def test_a_long_line_is_counted_as_the_lines_that_it_takes() -> None:
    assert lines_of("-# **Twine Walk** (6) \u00b7 3 VP") == 1
    assert lines_of("word " * 20) == 3
    assert lines_of("\u5e02\u5834" * 20) == 2
