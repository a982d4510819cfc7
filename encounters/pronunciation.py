"""Read how the names of a book are pronounced, for the voices that read it aloud."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from pydantic import RootModel

from encounters.faults import BookError
from encounters.glossary import read_glossary
from encounters.loader import parse
from encounters.ruby import in_katakana
from encounters.schema import Label
from encounters.sources import GLOSSARY, PRONUNCIATION, read_file

_HIRAGANA = re.compile("[\u3041-\u3096\u30fc]+")
_LETTER = "[A-Za-z\u00c0-\u024f]"
"""What may not be beside a name in Latin letters."""

_KANJI = re.compile("[\u4e00-\u9fff]")


class PronunciationFile(RootModel[dict[str, dict[str, Label]]]):
    """A whole table: by language, how a name is spelled for a voice."""


def read_pronunciation(folder: Path, language: str) -> Mapping[str, str]:
    """Return how a book's names are spelled for a voice; an unreadable file counts as empty.

    A glossary's `spoken` is one as well, if it spells a name with kanji in hiragana only.
    """
    glossary = {
        name.translation: in_katakana(name.spoken)
        for name in read_glossary(folder, language).names
        if name.spoken and _HIRAGANA.fullmatch(name.spoken) and _KANJI.search(name.translation)
    }
    try:
        return {**glossary, **read_table(folder).get(language, {})}
    except BookError:
        return glossary


def pronounced(text: str, language: str, books: tuple[Path, ...]) -> str:
    """Spell the names of a text for a voice; if books differ, earlier ones have priority."""
    names = _names(language, books, tuple(path.stat().st_mtime_ns for path in files_of(books)))
    return _pattern(tuple(names)).sub(lambda found: names[found[0]], text) if names else text


@lru_cache(maxsize=8)
def _names(language: str, books: tuple[Path, ...], _changed: tuple[int, ...]) -> Mapping[str, str]:
    """Read the names of books; again only when one of their files was changed."""
    return {
        name: spoken
        for folder in reversed(books)
        for name, spoken in read_pronunciation(folder, language).items()
    }


@lru_cache(maxsize=8)
def _pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Match any of some whole names, the longest first."""
    either = "|".join([re.escape(name) for name in sorted(names, key=len, reverse=True)])
    return re.compile(f"(?<!{_LETTER})(?:{either})(?!{_LETTER})")


def files_of(folders: Iterable[Path]) -> Iterator[Path]:
    """List the files of books from which pronunciations are read."""
    for folder in folders:
        yield from sorted([*folder.glob(PRONUNCIATION), *folder.glob(f"[a-z][a-z]/{GLOSSARY}")])


def read_table(folder: Path) -> Mapping[str, Mapping[str, str]]:
    """Read a book's table; empty if it has none. Raises `BookError`."""
    if not (folder / PRONUNCIATION).exists():
        return {}
    return parse(read_file(folder, PRONUNCIATION), PronunciationFile).root
