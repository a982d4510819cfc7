"""Check a language pack: a folder outside the bot with its words and the book's in one language."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path

from encounters.faults import Fault
from encounters.loader import SHIPPED_BOOK, LoadedBook, bind
from encounters.opening import PACK_BOOK
from encounters.sources import read_folder, read_language
from encounters.tags import TAG

WORDS = "words"
"""The folder of a language pack that has the bot's own words."""

SHIPPED_WORDS = Path(__file__).parents[1] / "bot/i18n/locale"
"""The bot's own words are files to a translator, as the book is: no code of the bot is needed."""

_ENGLISH = "*en.ftl"
_FIRST_FEW = 5
_A_SENTENCE = 4
"""This many words in small letters are a sentence; the game's own name has three."""

_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_STRAY = re.compile(r"^(?![a-zA-Z][\w-]* *=)[^\s#}].*", re.MULTILINE)
"""A line at the margin that begins no message, and is no comment."""

_BLANK = re.compile(r"\$([a-zA-Z][\w-]*)")
_NO_WORDS = re.compile(r"""(?x) "[^"]*" | \$[\w-]+ | \*?\[[\w-]+\] | \{\s*[\w-]+\s*\} """)
"""What is in a message beside its words: strings, blanks, variants, other messages."""


@dataclass(frozen=True, slots=True)
class _Message:
    """One message as it is written, and its line."""

    text: str
    line: int

    @property
    def blanks(self) -> frozenset[str]:
        return frozenset(_BLANK.findall(self.text))

    @property
    def is_sentence(self) -> bool:
        return len(re.findall("[a-z]+", _NO_WORDS.sub(" ", self.text))) >= _A_SENTENCE


def is_pack(folder: Path) -> bool:
    """Return whether a folder is a language pack rather than a book."""
    return bool(TAG.fullmatch(folder.name)) and any(
        (folder / part).is_dir() for part in (WORDS, PACK_BOOK)
    )


def load_pack(folder: Path, book: Path = SHIPPED_BOOK) -> LoadedBook:
    """Read the book with a pack's translation alone. Raises `BookError` with the pack's faults."""
    sources, faults = read_folder(book, translations=False), list(_word_faults(folder))
    if (folder / PACK_BOOK).is_dir():
        translation = read_language(folder, PACK_BOOK, faults)
        sources = replace(sources, translations={folder.name: translation})
    return bind(sources, faults)


def words_written(folder: Path) -> str:
    """Say how many of the bot's messages a pack has."""
    english = _english()
    own = {key for path in _files(folder) for key in _messages(path.read_text(encoding="utf-8"))}
    return f"{len(own & english.keys())} of {len(english)} messages of the bot's own words"


def _word_faults(folder: Path) -> Iterator[Fault]:
    """Find messages that are not the bot's, that cannot be formatted, and English that was copied.

    A name, or a label of a few words, may be the same in both languages.
    """
    english = _english()
    for path in _files(folder):
        name, text = f"{WORDS}/{path.name}", path.read_text(encoding="utf-8")
        for stray in _STRAY.finditer(text):
            yield Fault(name, _line(text, stray.start()), "is no message: key = text")
        messages = _messages(text)
        for key, message in messages.items():
            if sentence := _fault_of(message, english.get(key)):
                yield Fault(name, message.line, f"{key}: {sentence}")
        same = [key for key, own in messages.items() if _is_copied(own, english.get(key))]
        if same:
            first = f"first {', '.join(same[:_FIRST_FEW])}"
            sentence = f"{len(same)} of {len(messages)} messages are English, untranslated: {first}"
            yield Fault(name, messages[same[0]].line, sentence)


def _fault_of(own: _Message, english: _Message | None) -> str | None:
    if english is None:
        return "the bot has no such message"
    if own.text.count("{") != own.text.count("}"):
        return "a brace is not closed, or not opened"
    if differing := own.blanks ^ english.blanks:
        return f"differs from the English in ${', $'.join(sorted(differing))}"
    return None


def _is_copied(own: _Message, english: _Message | None) -> bool:
    return english is not None and own.text == english.text and own.is_sentence


def _files(folder: Path) -> list[Path]:
    return sorted((folder / WORDS).glob("*.ftl"))


@cache
def _english() -> Mapping[str, _Message]:
    texts = [path.read_text(encoding="utf-8") for path in SHIPPED_WORDS.glob(_ENGLISH)]
    return {key: message for text in texts for key, message in _messages(text).items()}


def _messages(text: str) -> dict[str, _Message]:
    """Split a file into its messages by their keys, without comments and superfluous blanks."""
    found: dict[str, _Message] = {}
    begins = [match.start() for match in _KEY.finditer(text)]
    for begin, end in pairwise((*begins, len(text))):
        key, _, said = text[begin:end].partition("=")
        lines = [line for line in said.splitlines() if not line.startswith("#")]
        words = " ".join(" ".join(lines).split())
        found[key.rstrip()] = _Message(words, _line(text, begin))
    return found


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
