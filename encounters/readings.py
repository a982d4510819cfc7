"""Prove how a voice reads Japanese texts: each hard word, and each word with ruby.

The engine that reads is `pyopenjtalk`, of the extra `narration`. It needs no voice.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from encounters.echoes import ECHO
from encounters.pronunciation import pronounced
from encounters.ruby import Piece, in_katakana, pieces, spoken, without_ruby

_LANGUAGE = "ja"
_ENGINE = "pyopenjtalk"
_PARTICLE = "助詞"
_ENDING = re.compile("[\u3041-\u3096]{0,2}")
"""The kana behind a word that its reading depends on."""

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


def misreadings(texts: Iterable[str], folder: Path) -> Iterator[Misreading]:
    """Read each hard word and each word with ruby as a voice does; yield what is read wrong.

    `folder` is that of the book that says how names are pronounced.
    """
    reads, texts = _reader(folder), list(texts)
    for word, lines in lines_with_hard_words(texts).items():
        for line in lines:
            if in_katakana(word.reading) not in (read := reads(line)):
                yield Misreading(word, without_ruby(line), read)
    for line in filter(without_ruby, _lines(texts)):
        read = reads(line)
        for word in _said_otherwise(line, read):
            yield Misreading(word, without_ruby(line), read)


def lines_with_hard_words(texts: Iterable[str]) -> Mapping[HardWord, Sequence[str]]:
    """Return the lines in which each hard word is; none for one that the texts have not."""
    found: defaultdict[HardWord, list[str]] = defaultdict(list)
    bare = {line: without_ruby(line) for line in _lines(texts)}
    for word in hard_words():
        found[word] += (line for line, text in bare.items() if word.text in text)
    return found


def _lines(texts: Iterable[str]) -> Iterable[str]:
    return dict.fromkeys(line for text in texts for line in text.replace(ECHO, "").split("\n"))


def _said_otherwise(line: str, read: str) -> Iterator[HardWord]:
    """Yield the words of a line whose ruby, with the kana behind it, is not heard in its turn."""
    at = 0
    for piece, behind in pairwise([*pieces(line), Piece("", "")]):
        if piece.reading:
            ending = _ENDING.match(behind.text)
            heard = in_katakana(piece.reading + (ending[0] if ending else ""))
            found = read.find(heard, at)
            if found < 0:
                yield HardWord(piece.text, piece.reading)
            else:
                at = found + len(piece.reading)


def _reader(folder: Path) -> Callable[[str], str]:
    run_frontend = import_module(_ENGINE).run_frontend

    @cache
    def reads(line: str) -> str:
        told = pronounced(spoken(line), _LANGUAGE, (folder,))
        return "".join([_heard(word) for word in run_frontend(told)])

    return reads


def _heard(word: Mapping[str, str]) -> str:
    """Return the kana of a word, and of a counter as it is voiced: 匹 is ヒキ, ビキ or ピキ."""
    read, said = (word[key].replace("\u2019", "") for key in ("read", "pron"))
    is_voiced = len(read) > 1 and said[1:] == read[1:]
    return said if is_voiced and word["pos"] != _PARTICLE else read
