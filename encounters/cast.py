"""Read who speaks in a book, for the voices that read it aloud."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from pydantic import RootModel

from encounters.faults import BookError
from encounters.loader import parse
from encounters.schema import Label, Person, Strict
from encounters.sources import CAST, read_file


class Kind(StrEnum):
    """Whose voice somebody has: what `she`, `he` and `it` say."""

    WOMAN = "woman"
    MAN = "man"
    OTHER = "other"


class HereFile(Strict):
    """What those call somebody who are with them, by language; others may be called so too."""

    en: tuple[Label, ...] = ()
    es: tuple[Label, ...] = ()
    ja: tuple[Label, ...] = ()


class SpeakerFile(HereFile):
    """One person: their voice, and their names by language."""

    voice: Kind
    here: HereFile = HereFile()


class CastFile(RootModel[dict[Person, SpeakerFile]]):
    """A whole cast, by the short names of `people`."""


@dataclass(frozen=True, slots=True)
class Member:
    """One person of a cast; `names` and `here` are by language."""

    kind: Kind
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    here: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])


Cast = Mapping[str, Member]
"""Who speaks in a book, by the short names of `people`."""


def cast_of(folders: Iterable[Path]) -> Cast:
    """Read the casts of books; an earlier one has priority, an unreadable one counts as empty."""
    found: dict[str, Member] = {}
    for folder in folders:
        try:
            found = {**read_cast(folder), **found}
        except BookError:
            continue
    return found


def read_cast(folder: Path) -> Cast:
    """Read a book's cast; empty if it has none. Raises `BookError`."""
    if not (folder / CAST).exists():
        return {}
    file = parse(read_file(folder, CAST), CastFile)
    return {
        person: Member(one.voice, _by_language(one), _by_language(one.here))
        for person, one in file.root.items()
    }


def _by_language(file: HereFile) -> Mapping[str, tuple[str, ...]]:
    return {"en": file.en, "es": file.es, "ja": file.ja}
