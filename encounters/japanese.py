"""Count what makes Japanese texts sound translated, and kanji that a child cannot read."""

import re
from collections.abc import Iterable, Iterator, Sequence

from encounters.loader import LoadedBook
from encounters.memory import TidingsWords
from encounters.report import Section, listing
from encounters.ruby import bare_kanji, school_kanji, without_ruby
from encounters.stories import ParagraphStory
from encounters.translations import texts_of

_LANGUAGE = "ja"
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
        title = "Translation to ja: kanji that are not of primary school, without ruby"
        yield listing(title, lines_without_ruby(japanese_texts(loaded)))


def japanese_texts(loaded: LoadedBook) -> Iterator[str]:
    """Yield all that is read aloud of a book's Japanese; no title, label or headline."""
    for story in loaded.stories.texts.get(_LANGUAGE, {}).values():
        yield from texts_of(story)
    tidings = loaded.stories.memory.tidings.get(_LANGUAGE, TidingsWords())
    yield from (note.text for note in tidings.notes.values())
    yield from tidings.echoes.values()
    yield from tidings.season.values()
    if paper := tidings.paper:
        yield from (*paper.weathers, *paper.whelks, *paper.corrections)


def lines_without_ruby(texts: Iterable[str]) -> Iterator[str]:
    """Name each text with kanji that a child cannot read, and that its ruby does not explain."""
    for text in texts:
        if bare := bare_kanji(text):
            yield f"{bare}: {without_ruby(text)[:40]}"


def _section(stories: Sequence[ParagraphStory]) -> Section:
    """Report on the descriptions, which are read aloud most, and on the kanji of all texts."""
    told = [without_ruby(story.text) for story in stories]
    bare = [_SPEECH.sub("", text) for text in told]
    verbs = [[_is_bare_verb(one) for one in _SENTENCE.findall(text)] for text in bare]
    count = sum(map(len, verbs))
    whole = "".join(without_ruby(text) for story in stories for text in texts_of(story))
    kanji = _KANJI.findall(whole)
    hard = [one for one in kanji if one not in school_kanji()]
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
