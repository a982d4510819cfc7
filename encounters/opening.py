"""Open a book to be played: in its own language at once, in others when they are needed.

A language takes a megabyte of memory and half a second to read, and few tables play in all of them.
`python -m encounters check` finds what is wrong with a translation. For a broken file, the words of
the book's own language are used.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from encounters.convert import story_of
from encounters.convert_memory import tidings_of
from encounters.faults import BookError, Fault
from encounters.loader import LoadedBook, bind, parse
from encounters.memory import TidingsWords
from encounters.schema import TranslationFile
from encounters.schema_tidings import TidingsTranslationFile
from encounters.sources import TIDINGS, read_folder, read_translated
from encounters.stories import ParagraphStory
from encounters.tags import TAG
from rules.words import ParagraphNumber

log = logging.getLogger(__name__)

Key = TypeVar("Key", str, ParagraphNumber)
Words = TypeVar("Words", ParagraphStory, TidingsWords)

PACK_BOOK = "book"
"""The folder of a language pack that translates the book."""

_PARAGRAPHS = "[0-9][0-9][0-9].toml"
_MOST_CACHED = 128
"""Paragraphs of a language that are cached, some 4 kB each; reading one again takes 1 ms."""


class Unread(Mapping[Key, Words]):
    """Words that are read when they are first needed; `read` returns None if it cannot."""

    def __init__(self, keys: Iterable[Key], read: Callable[[Key], Words | None]) -> None:
        self._keys = frozenset(keys)
        self._read = lru_cache(maxsize=_MOST_CACHED)(read)

    def __getitem__(self, key: Key) -> Words:
        """Return the words. Raises `KeyError` if there are none, or they cannot be read."""
        words = self._read(key) if key in self._keys else None
        if words is None:
            raise KeyError(key)
        return words

    def __iter__(self) -> Iterator[Key]:
        """Return all keys, including those of broken files."""
        return iter(self._keys)

    def __len__(self) -> int:
        """Return the number of keys."""
        return len(self._keys)


_Homes: TypeAlias = Mapping[str, tuple[Path, str]]
"""The folders of each language: a book's or a language pack's, and the one in it."""


def open_book(folder: Path, packs: tuple[Path, ...] = ()) -> LoadedBook:
    """Read a book without its translations, which language `packs` may add to.

    Raises `BookError` with every fault outside them.
    """
    loaded = bind(read_folder(folder, translations=False))
    stories, memory = loaded.stories, loaded.stories.memory
    own = stories.texts[stories.language]
    homes = {pack.name: (pack, PACK_BOOK) for pack in packs}
    homes |= {one.name: (folder, one.name) for one in folder.iterdir() if TAG.fullmatch(one.name)}
    homes.pop(stories.language, None)
    unread = {
        language: Unread[ParagraphNumber, ParagraphStory](
            (ParagraphNumber(int(path.stem)) for path in (root / home).glob(_PARAGRAPHS)),
            partial(_read_story, root, home, own),
        )
        for language, (root, home) in homes.items()
    }
    tidings = Unread({*memory.tidings, *homes}, partial(_read_tidings, homes, memory.tidings))
    memory = replace(memory, tidings=tidings)
    return replace(
        loaded, stories=replace(stories, texts={**unread, **stories.texts}, memory=memory)
    )


def _read_story(
    folder: Path,
    language: str,
    own: Mapping[ParagraphNumber, ParagraphStory],
    number: ParagraphNumber,
) -> ParagraphStory | None:
    source = read_translated(folder, language, f"{number:03}.toml")
    try:
        story = story_of(parse(source, TranslationFile).words)
        if number not in own or _shape(story) != _shape(own[number]):
            raise BookError([Fault(source.name, 1, "has other parts than what it translates")])
    except BookError as error:
        log.warning("told in the book's own language: %s", error)
        return None
    return story


def _shape(story: ParagraphStory) -> tuple[int, ...]:
    """Count the texts that a game finds by index: the choices' successes, and the echoes."""
    successes = [len(option.success) for option in story.options]
    return (*successes, len(story.recollection.echoes))


def _read_tidings(
    homes: _Homes, read: Mapping[str, TidingsWords], language: str
) -> TidingsWords | None:
    if language in read:
        return read[language]
    root, home = homes[language]
    paths = sorted((root / home / TIDINGS).glob("*.toml"))
    sources = [read_translated(root, home, f"{TIDINGS}/{path.name}") for path in paths]
    try:
        files = [parse(source, TidingsTranslationFile) for source in sources]
    except BookError as error:
        log.warning("told in the book's own language: %s", error)
        return None
    return tidings_of(file.words for file in files)
