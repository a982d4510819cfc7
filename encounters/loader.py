"""Load a book: its mechanics for the rules, its words for the reader. All of it, or its faults."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from encounters.checks import check
from encounters.convert import fingerprint_of, paragraph_of, story_of
from encounters.faults import BookError, Fault
from encounters.schema import PackFile, ParagraphFile, Strict, TranslationFile
from encounters.sources import Source, read_folder
from encounters.stories import Stories
from rules.book import Book
from rules.words import ParagraphNumber

File = TypeVar("File", bound=Strict)

SHIPPED_BOOK = Path(__file__).parent / "book"


@dataclass(frozen=True, slots=True)
class Pack:
    """Whose book this is."""

    title: str
    authors: tuple[str, ...]
    licence: str
    source: str
    language: str


@dataclass(frozen=True, slots=True)
class LoadedBook:
    """A book that can be played.

    `fingerprint` is the SHA-256, in hex, of the title and the mechanics: it pins a running game to
    its book, and a corrected or translated word leaves it as it is.
    """

    pack: Pack
    book: Book = field(repr=False)
    stories: Stories = field(repr=False)
    fingerprint: str


def load(folder: Path) -> LoadedBook:
    """Read the book in a folder. Raises `BookError` with every fault."""
    sources = read_folder(folder)
    faults = [*sources.strays, *(fault for source in sources for fault in source.faults)]
    pack = _parse(sources.pack, PackFile, faults)
    paragraphs = _parse_all(sources.paragraphs, ParagraphFile, faults)
    translations = {
        language: _parse_all(translated, TranslationFile, faults)
        for language, translated in sources.translations.items()
    }
    faults.extend(check(sources))
    if faults or pack is None:
        raise BookError(faults)
    return _bind(pack, paragraphs, translations)


def _parse(source: Source, kind: type[File], faults: list[Fault]) -> File | None:
    if source.table is None:
        return None
    try:
        return kind.model_validate(source.table)
    except ValidationError as error:
        for detail in error.errors(include_url=False):
            sentence = _sentence(detail)
            if sentence:
                faults.append(source.fault(detail["loc"], sentence))
    return None


def _sentence(detail: ErrorDetails) -> str:
    """Say what is wrong; nothing where a list only seems short because its items are wrong."""
    context = detail.get("ctx", {})
    match detail["type"]:
        case "missing":
            return "is missing"
        case "extra_forbidden":
            return "is no word of this file"
        case "too_short":
            count, least = len(detail["input"]), context["min_length"]
            return f"holds {count} where {least} or more belong" if count < least else ""
        case "too_long":
            return f"holds {len(detail['input'])} where at most {context['max_length']} belong"
        case _:
            return detail["msg"].removeprefix("Value error, ")


def _parse_all(
    sources: Mapping[int, Source], kind: type[File], faults: list[Fault]
) -> dict[ParagraphNumber, File]:
    parsed = {
        ParagraphNumber(number): _parse(source, kind, faults) for number, source in sources.items()
    }
    return {number: file for number, file in parsed.items() if file}


def _bind(
    pack: PackFile,
    paragraphs: Mapping[ParagraphNumber, ParagraphFile],
    translations: Mapping[str, Mapping[ParagraphNumber, TranslationFile]],
) -> LoadedBook:
    book = Book(
        MappingProxyType({number: paragraph_of(file) for number, file in paragraphs.items()}),
        tuple(tuple(map(ParagraphNumber, row)) for row in pack.caves),
    )
    told = {
        language: MappingProxyType({number: story_of(file.words) for number, file in files.items()})
        for language, files in {**translations, pack.language: paragraphs}.items()
    }
    moods = {number: file.mood for number, file in paragraphs.items()}
    stories = Stories(pack.language, MappingProxyType(told), MappingProxyType(moods))
    whose = Pack(pack.title, pack.authors, pack.licence, pack.source, pack.language)
    return LoadedBook(whose, book, stories, fingerprint_of(pack.title, book))
