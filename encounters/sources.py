"""Read the files of a book from the disk, and trust none of them."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from stat import S_ISREG
from typing import cast

from encounters.faults import Fault
from encounters.positions import Path as Place
from encounters.positions import TooDeepError, line_at, lines_of
from encounters.tags import TAG, line_of

LARGEST_FILE = 64 * 1024
PACK = "pack.toml"
TIDINGS = "tidings"
GLOSSARY = "GLOSSARY.toml"
PRONUNCIATION = "PRONUNCIATION.toml"
CAST = "CAST.toml"

_PARAGRAPH = re.compile(r"[0-9]{3}\.toml")
_TIDINGS_FILE = re.compile(r".+\.toml")
_BESIDE_THE_BOOK = re.compile(r"\..*|.*\.md|LICEN[CS]E.*")
_TOML_POSITION = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


@lru_cache(maxsize=1)
def _lines(text: str) -> Mapping[Place, int]:
    """Map the keys of one text to their lines; a file with many faults needs them for each."""
    return lines_of(text)


@dataclass(frozen=True, slots=True)
class Source:
    """One file's table and its text; no table if there are `faults`.

    The lines of its keys are found when a fault needs them: those of all of a book's files would
    take some megabytes.
    """

    name: str
    table: Mapping[str, object] | None
    text: str
    faults: tuple[Fault, ...] = ()

    def fault(self, place: Place, sentence: str) -> Fault:
        """Make a fault on the line of a key, or of the table that should have it."""
        where = f"{'.'.join(map(str, place))}: " if place else ""
        lines = _lines(self.text) if self.table is not None else {(): 1}
        return Fault(self.name, line_at(lines, place), f"{where}{sentence}")


@dataclass(frozen=True, slots=True)
class Translation:
    """All files of a book in another language; `tidings` are by their names in their folder."""

    pack: Source | None
    paragraphs: Mapping[int, Source]
    tidings: Mapping[str, Source]

    def __iter__(self) -> Iterator[Source]:
        """Return every file."""
        if self.pack:
            yield self.pack
        yield from self.paragraphs.values()
        yield from self.tidings.values()


@dataclass(frozen=True, slots=True)
class Sources:
    """All files of a book; `tidings` are by their names in their folder.

    `strays` are faults of files that do not belong to it.
    """

    pack: Source
    paragraphs: Mapping[int, Source]
    tidings: Mapping[str, Source]
    translations: Mapping[str, Translation]
    strays: tuple[Fault, ...]

    def __iter__(self) -> Iterator[Source]:
        """Return every file."""
        yield self.pack
        yield from self.paragraphs.values()
        yield from self.tidings.values()
        for translation in self.translations.values():
            yield from translation


def read_folder(folder: Path, *, translations: bool = True) -> Sources:
    """Read every file of a book, or all except its translations."""
    strays: list[Fault] = []
    paragraphs: dict[int, Source] = {}
    tidings: Mapping[str, Source] = {}
    translated: dict[str, Translation] = {}
    for name in _names(folder, "", strays):
        if _PARAGRAPH.fullmatch(name):
            paragraphs[int(name[:3])] = read_file(folder, name)
        elif TAG.fullmatch(name):
            if translations:
                translated[name] = read_language(folder, name, strays)
        elif name == TIDINGS:
            tidings = _read_tidings(folder, f"{TIDINGS}/", strays)
        elif name not in (PACK, PRONUNCIATION, CAST):
            sentence = "a book holds pack.toml, 001.toml to 999.toml, tidings/, es/ ..."
            strays.append(Fault(name, 1, sentence))
    return Sources(read_file(folder, PACK), paragraphs, tidings, translated, tuple(strays))


def read_language(folder: Path, language: str, strays: list[Fault]) -> Translation:
    """Read every file of one language; what is none of them is added to `strays`."""
    pack: Source | None = None
    paragraphs: dict[int, Source] = {}
    tidings: Mapping[str, Source] = {}
    for name in _names(folder / language, f"{language}/", strays):
        path = f"{language}/{name}"
        if _PARAGRAPH.fullmatch(name):
            paragraphs[int(name[:3])] = read_translated(folder, language, name)
        elif name == PACK:
            pack = read_translated(folder, language, name)
        elif name == TIDINGS:
            tidings = _read_tidings(folder, f"{path}/", strays)
        elif name != GLOSSARY:
            sentence = "a translation holds pack.toml, 001.toml to 999.toml, tidings/"
            strays.append(Fault(path, 1, sentence))
    return Translation(pack, paragraphs, tidings)


def read_file(folder: Path, name: str) -> Source:
    """Read one file; `name` is relative to the folder, with forward slashes."""
    text, fault = _text(folder / name, name)
    if fault:
        return Source(name, None, "", (fault,))
    try:
        lines_of(text)  # refuses what is nested too deeply
        return Source(name, tomllib.loads(text), text)
    except tomllib.TOMLDecodeError as error:
        fault = _syntax_fault(name, text, str(error))
    except TooDeepError as error:
        fault = Fault(name, error.line, str(error))
    except RecursionError:
        fault = Fault(name, 1, "goes too deep")
    except ValueError:  # Python converts no integer of more than 4,300 digits
        longest = max(enumerate(text.split("\n"), start=1), key=lambda line: len(line[1]))
        fault = Fault(name, longest[0], "a number has too many digits")
    return Source(name, None, "", (fault,))


def read_translated(folder: Path, language: str, name: str) -> Source:
    """Read a file in a language; that of a region lies over its language's own."""
    source = read_file(folder, f"{language}/{name}")
    below = line_of(language)[1:]
    if source.table is None or not below or not (folder / below[0] / name).exists():
        return source
    base = read_file(folder, f"{below[0]}/{name}")
    if base.table is None:
        return source
    return replace(source, table=laid_over(base.table, source.table))


def leaves(place: Place, value: object) -> Iterator[tuple[Place, str]]:
    """Yield each text in a table, and its place."""
    match value:
        case str():
            yield place, value
        case dict():
            for key, item in cast("Mapping[str, object]", value).items():
                yield from leaves((*place, key), item)
        case list():
            for index, item in enumerate(cast("list[object]", value)):
                yield from leaves((*place, index), item)
        case _:
            pass


def laid_over(base: Mapping[str, object], region: Mapping[str, object]) -> Mapping[str, object]:
    """Lay a region's words over those of its language; what it leaves out or empty is the same."""
    return {**base, **{key: _same_or(base.get(key), value) for key, value in region.items()}}


def _same_or(base: object, region: object) -> object:
    match base, region:
        case dict(), dict():
            return laid_over(
                cast("Mapping[str, object]", base), cast("Mapping[str, object]", region)
            )
        case list(), list() if len(cast("list[object]", base)) == len(cast("list[object]", region)):
            pairs = zip(cast("list[object]", base), cast("list[object]", region), strict=True)
            return [_same_or(below, above) for below, above in pairs]
        case str(), str() if not region.strip():
            return base
        case _:
            return region


def _read_tidings(folder: Path, prefix: str, strays: list[Fault]) -> Mapping[str, Source]:
    sources: dict[str, Source] = {}
    for name in _names(folder / prefix, prefix, strays):
        if _TIDINGS_FILE.fullmatch(name):
            language, _, inner = (prefix + name).partition("/")
            translated = TAG.fullmatch(language)
            read = read_translated(folder, language, inner) if translated else None
            sources[name] = read or read_file(folder, prefix + name)
        else:
            strays.append(Fault(prefix + name, 1, "tidings are files named *.toml"))
    return sources


def _names(folder: Path, prefix: str, strays: list[Fault]) -> list[str]:
    """List the names that may be a book's, in order; a link is a fault and is never followed."""
    names: list[str] = []
    try:
        for path in sorted(folder.iterdir()):
            if path.is_symlink():
                strays.append(Fault(prefix + path.name, 1, "is a link; a book holds its own files"))
            elif not _BESIDE_THE_BOOK.fullmatch(path.name):
                names.append(path.name)
    except OSError as error:
        strays.append(Fault(prefix or ".", 1, _reason(error)))
    return names


def _text(path: Path, name: str) -> tuple[str, Fault | None]:
    try:
        if not S_ISREG(path.lstat().st_mode):
            return "", Fault(name, 1, "is no plain file")
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        return "", Fault(name, 1, _reason(error))
    if len(content) > LARGEST_FILE:
        return "", Fault(name, 1, f"is larger than {LARGEST_FILE // 1024} KiB")
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n"), None
    except UnicodeDecodeError as error:
        return "", Fault(name, content.count(b"\n", 0, error.start) + 1, "is not UTF-8")


def _reason(error: OSError) -> str:
    return (error.strerror or "cannot be read").lower()


def _syntax_fault(name: str, text: str, message: str) -> Fault:
    position = _TOML_POSITION.search(message)
    last = text.rstrip("\n").count("\n") + 1
    line = int(position[1]) if position and position[1] else last
    return Fault(name, line, _TOML_POSITION.sub("", message))
