"""Prove how a voice reads a Japanese book: each hard word, wherever it is in the book.

The engine that reads is `pyopenjtalk`, of the extra `narration`. It needs no voice.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from encounters.echoes import ECHO
from encounters.loader import LoadedBook
from encounters.memory import TidingsWords
from encounters.pronunciation import pronounced
from encounters.ruby import in_katakana, spoken, without_ruby
from encounters.translations import texts_of

_LANGUAGE = "ja"
_ENGINE = "pyopenjtalk"
_HARD_WORDS = Path(__file__).with_name("hard_words.ja.txt")


class HardWord(NamedTuple):
    """A word, with as much of its sentence as its reading depends on, and the reading in kana."""

    text: str
    reading: str


class Misreading(NamedTuple):
    """A line in which a hard word is not read as it should be, and how the line is read."""

    word: HardWord
    line: str
    read: str

    def __str__(self) -> str:
        """Print for a translator."""
        return f"{self.word.text} is not {self.word.reading}: {self.line[:60]} ({self.read[:80]})"


def has_engine() -> bool:
    """Return whether the reading engine is installed."""
    return find_spec(_ENGINE) is not None


def hard_words() -> Sequence[HardWord]:
    """Return the words that an engine reads wrong, or might with its next version."""
    lines = _HARD_WORDS.read_text(encoding="utf-8").split("\n")
    return [HardWord(*line.split()) for line in lines if line]


def misreadings(loaded: LoadedBook, folder: Path) -> Iterator[Misreading]:
    """Read each line with a hard word as a voice does, and yield where the reading is wrong."""
    reads = _reader(folder)
    for word, lines in lines_with_hard_words(loaded).items():
        for line in lines:
            if in_katakana(word.reading) not in (read := reads(line)):
                yield Misreading(word, without_ruby(line), read)


def lines_with_hard_words(loaded: LoadedBook) -> Mapping[HardWord, Sequence[str]]:
    """Return the lines of the book in which each hard word is; none for one that it has not."""
    found: defaultdict[HardWord, list[str]] = defaultdict(list)
    lines = dict.fromkeys(line for text in _texts(loaded) for line in text.split("\n"))
    bare = {line: without_ruby(line) for line in lines}
    for word in hard_words():
        found[word] += (line for line, text in bare.items() if word.text in text)
    return found


def _reader(folder: Path) -> Callable[[str], str]:
    run_frontend = import_module(_ENGINE).run_frontend

    @cache
    def reads(line: str) -> str:
        told = pronounced(spoken(line), _LANGUAGE, (folder,))
        return "".join(word["read"] for word in run_frontend(told)).replace("\u2019", "")

    return reads


def _texts(loaded: LoadedBook) -> Iterator[str]:
    tidings = loaded.stories.memory.tidings.get(_LANGUAGE, TidingsWords())
    for story in loaded.stories.texts.get(_LANGUAGE, {}).values():
        yield from (text.replace(ECHO, "") for text in texts_of(story))
    yield from (note.text for note in tidings.notes.values())
    yield from tidings.echoes.values()
    yield from tidings.season.values()
