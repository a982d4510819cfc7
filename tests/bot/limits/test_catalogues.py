"""A language is read once, when somebody first speaks it, and a sentence when it is first said."""

import re
import subprocess
import sys
from unicodedata import category

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.i18n import words
from bot.i18n.words import files_of, language_names, languages, words_in
from tests.repo.sources import ROOT


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "tlh", "", None])
def test_locales_share_the_words_of_their_language(locale: str | None) -> None:
    assert words_in(locale) is words_in("en")


@pytest.mark.parametrize("language", languages())
def test_a_sentence_read_by_itself_is_what_it_is_in_its_file(language: str) -> None:
    parser, parted = FluentParser(with_spans=False), words._sources(language)
    whole: dict[str, Message] = {}
    for path in files_of(language):
        entries = parser.parse(path.read_text(encoding="utf-8")).body
        whole |= {entry.id.name: entry for entry in entries if isinstance(entry, Message)}
    assert parted.keys() == whole.keys()
    for key, source in parted.items():
        assert parser.parse_entry(source).equals(whole[key], ignored_fields=["comment"]), key


def test_a_sentence_is_said_with_those_that_it_quotes() -> None:
    sentence = words.Catalogue("en").format(
        "settings-calls", {"pings": "dm", "next": "True", "remind": 0, "passes": "True"}
    )
    assert words_in("en")("pings-dm") in sentence


def test_each_language_is_named_in_itself() -> None:
    names = language_names()
    assert names == {code: words_in(code)("language-name") for code in languages()}


def test_a_bot_that_nobody_speaks_to_has_read_english_alone() -> None:
    look = (
        "import bot.app; from bot.i18n import words; print(words._catalogue.cache_info().currsize)"
    )
    run = [sys.executable, "-c", look]
    assert subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout == "1\n"


@pytest.mark.parametrize("language", languages())
def test_small_print_has_a_line_of_its_own(language: str) -> None:
    """Elsewhere than at the beginning of a line its mark is shown as it is written."""
    for path in files_of(language):
        for line in path.read_text(encoding="utf-8").splitlines():
            text = re.sub(r"^(\s*\*?\[[\w-]+\]|[\w-]+ =|)\s*", "", line)
            assert "-# " not in text[1:], line


@pytest.mark.parametrize("language", languages())
def test_emphasis_ends_where_every_reader_of_markdown_ends_it(language: str) -> None:
    """CommonMark shows asterisks that stand behind a punctuation mark and before a letter."""
    emphasized = re.compile(r"(\*{1,2})(?!\[)[^*]*([^*}])\1([^*])")  # a blank ends in a brace
    for path in files_of(language):
        for line in path.read_text(encoding="utf-8").splitlines():
            for _, last, after in emphasized.findall(line):
                assert category(last)[0] != "P" or category(after)[0] in "PSZ", line
