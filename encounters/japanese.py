"""Count what makes Japanese texts sound translated, and kanji that a child cannot read."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from encounters.loader import LoadedBook
from encounters.report import Section
from encounters.ruby import without_ruby
from encounters.stories import ParagraphStory
from encounters.translations import texts_of

_LANGUAGE = "ja"
_SCHOOL = frozenset(Path(__file__).with_name("school_kanji.txt").read_text(encoding="utf-8"))
"""The 1,026 kanji of primary school."""

_KANJI = re.compile("[\u4e00-\u9fff]")
_SPEECH = re.compile("「(?:[^「」]|「[^「」]*」)*」")
_SENTENCE = re.compile("[^。！？\n]+(?=[。！？])")
_BARE_VERB = re.compile("[うくぐすつぬぶむる]$")
_NO_VERB = re.compile("(?:である|だろう|であろう|なのである|ような|よう)$")
_TAG = re.compile("」と、?[^「」。]{0,16}(?:言う|言った)。")
_MIMETIC = re.compile(
    "([ぁ-んァ-ヶ]{2})\\1|[ぁ-ん]{1,2}っ[ぁ-ん]り|[ぁ-ん]{2}り(?=と)|[ぁ-ん]{1,3}っと"
)
_IN_A_ROW = 5


def japanese_sections(loaded: LoadedBook) -> Iterator[Section]:
    """Report on a book's Japanese, if it has any."""
    if stories := list(loaded.stories.texts.get(_LANGUAGE, {}).values()):
        yield _section(stories)


def _section(stories: Sequence[ParagraphStory]) -> Section:
    """Report on the descriptions, which are read aloud most, and on the kanji of all texts."""
    told = [without_ruby(story.text) for story in stories]
    bare = [_SPEECH.sub("", text) for text in told]
    verbs = [[_is_bare_verb(one) for one in _SENTENCE.findall(text)] for text in bare]
    count = sum(map(len, verbs))
    whole = "".join(without_ruby(text) for story in stories for text in texts_of(story))
    kanji = _KANJI.findall(whole)
    hard = [one for one in kanji if one not in _SCHOOL]
    lines = (
        f"{sum(map(sum, verbs))} of {count} sentences end on a bare verb",
        f"{sum(map(_has_row, verbs))} of {len(told)} have {_IN_A_ROW} such endings in a row",
        f"{sum(bool(_MIMETIC.search(text)) for text in told)} of {len(told)} have a mimetic word",
        f"{sum(len(_TAG.findall(text)) for text in told)} speeches end with a word for saying",
        f"{len(hard)} of {len(kanji)} kanji, {len(set(hard))} different, are not of primary school",
    )
    return Section("Translation to ja: sound, by the descriptions", lines)


def _is_bare_verb(sentence: str) -> bool:
    """Return whether a sentence ends on a verb in its dictionary form, and nothing after it."""
    return bool(_BARE_VERB.search(sentence)) and not _NO_VERB.search(sentence)


def _has_row(verbs: Sequence[bool]) -> bool:
    rows = "".join("v" if one else " " for one in verbs)
    return "v" * _IN_A_ROW in rows
