"""Read a translation's glossary: what each English name is called, and its grammar."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from pydantic import RootModel

from encounters.faults import BookError, Fault
from encounters.loader import parse
from encounters.schema import Label, Strict
from encounters.sources import GLOSSARY, read_file
from encounters.tags import line_of

_LATIN = "[A-Za-z\u00c0-\u024f]"
"""What may not be beside a name; kana may."""


class NameFile(Strict):
    """One name; `gender` and `spoken` say how to decline it, and how to speak to or of it."""

    translation: Label
    gender: Label | None = None
    spoken: Label | None = None
    note: Label | None = None


class GlossaryFile(RootModel[dict[str, NameFile]]):
    """A whole glossary, by the English names."""


@dataclass(frozen=True, slots=True)
class Name:
    """An English name in another language."""

    english: str
    translation: str
    gender: str | None
    spoken: str | None

    def is_in(self, text: str) -> bool:
        """Return whether the whole English name is in a text."""
        return bool(re.search(f"(?<!{_LATIN}){re.escape(self.english)}(?!{_LATIN})", text))

    @property
    def is_kept(self) -> bool:
        """Return whether the English name is part of its translation."""
        return self.is_in(self.translation)

    def __str__(self) -> str:
        """Print for a translator."""
        more = ", ".join(part for part in (self.gender, self.spoken) if part)
        return f"{self.english} = {self.translation}{f' ({more})' if more else ''}"


@dataclass(frozen=True, slots=True)
class Glossary:
    """The names of a language in the order of its file, or why the file cannot be read."""

    names: tuple[Name, ...] = ()
    faults: tuple[Fault, ...] = ()

    def names_in(self, text: str) -> Iterator[Name]:
        """List the names in an English text."""
        return (name for name in self.names if name.is_in(text))


Glossaries: TypeAlias = Mapping[str, Glossary]


def read_glossary(folder: Path, language: str) -> Glossary:
    """Read the glossary of a language, for a region too; empty where there is none."""
    names = (f"{one}/{GLOSSARY}" for one in line_of(language))
    name = next((one for one in names if (folder / one).exists()), None)
    if name is None:
        return Glossary()
    try:
        file = parse(read_file(folder, name), GlossaryFile)
    except BookError as error:
        return Glossary(faults=error.faults)
    rows = file.root.items()
    return Glossary(tuple(Name(n, row.translation, row.gender, row.spoken) for n, row in rows))
