"""Start a translated file: the English as comments above each line, and the glossary's rows."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import cast

from pydantic import BaseModel

from encounters.faults import BookError
from encounters.glossary import Glossary, read_glossary
from encounters.loader import parse
from encounters.marks import mark_of, mark_of_pack
from encounters.schema import PackFile, ParagraphFile, TranslationFile
from encounters.schema_tidings import TidingsFile, TidingsTranslationFile
from encounters.sources import PACK, TIDINGS, read_file, read_translated
from encounters.tags import line_of

LONG = frozenset({"text", "late", "again"})


class State(StrEnum):
    """How far the translation of a paragraph is."""

    TRANSLATED = "translated"
    STALE = "made from other words"
    UNFINISHED = "begun"
    MISSING = "missing"


_MADE_FROM = re.compile(r'^made_from\s*=\s*"[^"\n]*"', re.MULTILINE)


def start_translation(folder: Path, language: str, what: str, home: Path) -> Path:
    """Write a file to translate a paragraph, `pack` or a file of tidings, and return its name.

    `home` is the folder of the translated files. Raises `BookError` if the original cannot be
    read, `FileExistsError` if it has been started already.
    """
    name = name_of(what)
    mark, words = _original(folder, language, name)
    glossary = read_glossary(home.parent, home.name)
    path = home / name
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = "\n".join(_file(name, mark, words, glossary))
    with path.open("x", encoding="utf-8") as file:
        file.write(lines + "\n")
    return path


def mark_translation(folder: Path, language: str, what: str, home: Path) -> Path:
    """Write into a translated file that it is made from the words as they are now; return its name.

    Raises `BookError` if the original cannot be read, `FileNotFoundError`.
    """
    name = name_of(what)
    path = home / name
    text = path.read_text(encoding="utf-8")
    mark = f'made_from = "{_original(folder, language, name)[0]}"'
    marked, count = _MADE_FROM.subn(mark, text, count=1)
    path.write_text(marked if count else f"{mark}\n\n{text}", encoding="utf-8")
    return path


def start_all(folder: Path, language: str, home: Path) -> list[Path]:
    """Start the file of each paragraph that has none yet, and return their names."""
    return [
        start_translation(folder, language, number, home)
        for number in numbers_of(folder)
        if not (home / name_of(number)).exists()
    ]


def progress(folder: Path, language: str, home: Path) -> str:
    """Say how many paragraphs there are, and how many are translated, stale, begun or missing."""
    numbers = numbers_of(folder)
    states = Counter(_state(folder, language, name_of(number), home) for number in numbers)
    counts = ", ".join(f"{state}: {states[state]}" for state in State)
    return f"paragraphs: {len(numbers)}; {counts}"


def numbers_of(folder: Path) -> list[str]:
    """List the numbers of a book's paragraphs."""
    return sorted(path.stem for path in folder.glob("[0-9][0-9][0-9].toml"))


def _state(folder: Path, language: str, name: str, home: Path) -> State:
    if not (home / name).exists():
        return State.MISSING
    try:
        file = parse(read_translated(home.parent, home.name, name), TranslationFile)
    except BookError:
        return State.UNFINISHED
    mark, _ = _original(folder, language, name)
    return State.TRANSLATED if file.made_from == mark else State.STALE


def name_of(what: str) -> str:
    """Return the file that a translator means by `41`, `pack` or `low-tidings`."""
    if what.isdecimal():
        return f"{int(what):03}.toml"
    stem = what.removesuffix(".toml").removeprefix(f"{TIDINGS}/")
    return PACK if f"{stem}.toml" == PACK else f"{TIDINGS}/{stem}.toml"


def _original(folder: Path, language: str, name: str) -> tuple[str, Mapping[str, object]]:
    """Read the mark and the words of an original; a pack's words have no table of their own.

    A region's original is the translation into its language, if there is one.
    """
    below = [one for one in line_of(language)[1:] if (folder / one / name).exists()]
    if below and name != PACK:
        source = read_file(folder, f"{below[0]}/{name}")
        kind = TidingsTranslationFile if name.startswith(TIDINGS) else TranslationFile
        words = parse(source, kind).words
        return mark_of(words), {"words": _plain(words)}
    source = read_file(folder, name)
    if name == PACK:
        pack = parse(source, PackFile)
        return mark_of_pack(pack), {"title": pack.title, "authors": ["the translators"]}
    kind = TidingsFile if name.startswith(TIDINGS) else ParagraphFile
    words = parse(source, kind).words
    return mark_of(words), {"words": _plain(words)}


def _plain(words: BaseModel) -> Mapping[str, object]:
    return words.model_dump(mode="json", exclude_defaults=True, by_alias=True)


def _file(name: str, mark: str, words: Mapping[str, object], glossary: Glossary) -> Iterator[str]:
    yield f"# {name}: the lines to translate stand as comments, each above its place."
    yield from (f"# {row}" for row in glossary.names_in(" ".join(_texts(words))))
    yield f'made_from = "{mark}"'
    yield from _table("", words)


def _texts(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for item in cast("dict[str, object]", value).values():
                yield from _texts(item)
        case list():
            for item in cast("list[object]", value):
                yield from _texts(item)
        case _:
            pass


def _table(path: str, table: Mapping[str, object]) -> Iterator[str]:
    """Write a table: its own lines, then the tables in it, as TOML wants it."""
    nested: list[tuple[str, object]] = []
    for key, value in table.items():
        match value:
            case str():
                yield from _comment(value)
                yield f'{key} = """\n\n"""' if key in LONG and path else f'{key} = ""'
            case list() if _are_lines(cast("list[object]", value)):
                yield f"{key} = ["
                for line in cast("list[str]", value):
                    yield from (f"  {comment}" for comment in _comment(line))
                    yield '  "",'
                yield "]"
            case _:
                nested.append((f"{path}.{key}".removeprefix("."), value))
    for name, value in nested:
        yield from _nested(name, value)


def _are_lines(items: list[object]) -> bool:
    return all(isinstance(item, str) for item in items)


def _nested(path: str, value: object) -> Iterator[str]:
    if isinstance(value, list):
        for item in cast("list[dict[str, object]]", value):
            yield from ("", f"[[{path}]]")
            yield from _table(path, item)
    elif isinstance(value, dict):
        inner = cast("dict[str, object]", value)
        if any(not isinstance(item, dict) for item in inner.values()):
            yield from ("", f"[{path}]")
        yield from _table(path, inner)


def _comment(text: str) -> Iterator[str]:
    return (f"# {line}".rstrip() for line in text.strip().split("\n"))
