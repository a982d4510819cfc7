"""Read how the names of a book are pronounced, for the voices that read it aloud."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from pydantic import RootModel

from encounters.faults import BookError
from encounters.glossary import read_glossary
from encounters.loader import parse
from encounters.schema import Label
from encounters.sources import GLOSSARY, PRONUNCIATION, read_file

_HIRAGANA = re.compile("[\u3041-\u3096\u30fc]+")
_KANJI = re.compile("[\u4e00-\u9fff]")
_TO_KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
"""Voices read a word in katakana as one name, but split one in hiragana."""


class PronunciationFile(RootModel[dict[str, dict[str, Label]]]):
    """A whole table: by language, how a name is spelled for a voice."""


def read_pronunciation(folder: Path, language: str) -> Mapping[str, str]:
    """Return how a book's names are spelled for a voice; an unreadable file counts as empty.

    A glossary's `spoken` is one as well, if it spells a name with kanji in hiragana only.
    """
    glossary = {
        name.translation: name.spoken.translate(_TO_KATAKANA)
        for name in read_glossary(folder, language).names
        if name.spoken and _HIRAGANA.fullmatch(name.spoken) and _KANJI.search(name.translation)
    }
    try:
        return {**glossary, **read_table(folder).get(language, {})}
    except BookError:
        return glossary


def files_of(folders: Iterable[Path]) -> Iterator[Path]:
    """List the files of books from which pronunciations are read."""
    for folder in folders:
        yield from sorted([*folder.glob(PRONUNCIATION), *folder.glob(f"[a-z][a-z]/{GLOSSARY}")])


def read_table(folder: Path) -> Mapping[str, Mapping[str, str]]:
    """Read a book's table; empty if it has none. Raises `BookError`."""
    if not (folder / PRONUNCIATION).exists():
        return {}
    return parse(read_file(folder, PRONUNCIATION), PronunciationFile).root
