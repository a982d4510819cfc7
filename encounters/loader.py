"""Load a book, mechanics for the rules and words for the reader: either all of it or its faults."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from encounters.checks import check
from encounters.checks_lines import check_lines
from encounters.checks_ruby import check_ruby
from encounters.convert import Content, content_of, fingerprint_of, story_of
from encounters.convert_memory import memory_of
from encounters.faults import BookError, Fault
from encounters.marks import mark_of, mark_of_pack
from encounters.schema import PackFile, PackTranslationFile, ParagraphFile, TranslationFile
from encounters.schema_tidings import TidingsFile, TidingsTranslationFile
from encounters.sources import PACK, TIDINGS, Source, Sources, read_folder
from encounters.stories import Stories
from encounters.tags import line_of
from rules.book import Book, Outcome
from rules.words import ParagraphNumber

File = TypeVar("File", bound=BaseModel)
Name = TypeVar("Name", int, str)

SHIPPED_BOOK = Path(__file__).parent / "book"


@dataclass(frozen=True, slots=True)
class Pack:
    """Whose book this is; `titles` and `translators` are by the languages that have their own."""

    title: str
    authors: tuple[str, ...]
    licence: str
    source: str
    language: str
    titles: Mapping[str, str] = field(default_factory=dict[str, str])
    translators: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])

    def title_in(self, language: str) -> str:
        """Return the title in a language, or in the book's own."""
        return next(
            (self.titles[one] for one in line_of(language) if one in self.titles), self.title
        )

    def authors_in(self, language: str) -> tuple[str, ...]:
        """Return the authors, then the translators of a language."""
        found = [self.translators[one] for one in line_of(language) if one in self.translators]
        return (*self.authors, *(found[0] if found else ()))


@dataclass(frozen=True, slots=True)
class LoadedBook:
    """A book that can be played.

    `fingerprint` is the SHA-256, in hex, of the title and the mechanics: it ties a running game to
    its book, and does not change with a corrected or translated word. `stale` lists, by language,
    the translated files that were made from other words than the book has, or do not say from
    which.
    """

    pack: Pack
    book: Book = field(repr=False)
    stories: Stories = field(repr=False)
    fingerprint: str
    stale: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])


@dataclass(frozen=True, slots=True)
class _Translated:
    """The files of one language; `tidings` are by their names."""

    pack: PackTranslationFile | None
    paragraphs: Mapping[ParagraphNumber, TranslationFile]
    tidings: Mapping[str, TidingsTranslationFile]


def load(folder: Path, *, strictly: bool = False) -> LoadedBook:
    """Read the book in a folder, with its translations. Raises `BookError` with every fault.

    `strictly` refuses lines that might contradict what was done, and malformed ruby. A book of an
    older edition, which a game may still be playing, was not written to these rules.
    """
    sources = read_folder(folder)
    return bind(sources, (*check_lines(sources), *check_ruby(sources)) if strictly else ())


def bind(sources: Sources, others: Iterable[Fault] = ()) -> LoadedBook:
    """Check the files of a book, and convert them. Raises `BookError` with these and its faults."""
    own = (fault for source in sources for fault in source.faults)
    faults = [*sources.strays, *own, *check(sources), *others]
    pack = _parse(sources.pack, PackFile, faults)
    # Converted one by one, and released: a whole book's tables and models beside the converted
    # book would leave holes of 6 MB in the memory.
    left = dict(sources.paragraphs)
    sources = replace(sources, paragraphs={})
    paragraphs: dict[ParagraphNumber, Content] = {}
    for number in list(left):
        if file := _parse(left.pop(number), ParagraphFile, faults):
            paragraphs[ParagraphNumber(number)] = content_of(file)
    tidings = _parse_all(sources.tidings, TidingsFile, faults)
    translations = {
        language: _Translated(
            _parse(files.pack, PackTranslationFile, faults) if files.pack else None,
            _numbered(_parse_all(files.paragraphs, TranslationFile, faults)),
            _parse_all(files.tidings, TidingsTranslationFile, faults),
        )
        for language, files in sources.translations.items()
    }
    if faults or pack is None:
        raise BookError(faults)
    return _bind(pack, paragraphs, tidings, translations)


def parse(source: Source, kind: type[File]) -> File:
    """Read one file by itself. Raises `BookError`."""
    faults = list(source.faults)
    file = _parse(source, kind, faults)
    if file is None:
        raise BookError(faults)
    return file


def _parse(source: Source, kind: type[File], faults: list[Fault]) -> File | None:
    if source.table is None:
        return None
    try:
        return kind.model_validate(source.table)
    except ValidationError as error:
        for detail in error.errors(include_url=False):
            sentence = _sentence(detail)
            if sentence:
                place = tuple(part for part in detail["loc"] if part != "[key]")
                faults.append(source.fault(place, sentence))
    return None


def _sentence(detail: ErrorDetails) -> str:
    """Describe the error; None if a list only seems short because its items are wrong."""
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
    sources: Mapping[Name, Source], kind: type[File], faults: list[Fault]
) -> dict[Name, File]:
    parsed = {name: _parse(source, kind, faults) for name, source in sources.items()}
    return {name: file for name, file in parsed.items() if file}


def _numbered(files: Mapping[int, File]) -> dict[ParagraphNumber, File]:
    return {ParagraphNumber(number): file for number, file in files.items()}


def _costly(book: Book) -> frozenset[tuple[ParagraphNumber, int]]:
    """Find the choices whose failure costs something."""
    return frozenset(
        (number, index)
        for number, paragraph in book.paragraphs.items()
        for index, option in enumerate(paragraph.options)
        if option.failure != Outcome()
    )


def _bind(
    pack: PackFile,
    paragraphs: Mapping[ParagraphNumber, Content],
    tidings: Mapping[str, TidingsFile],
    translations: Mapping[str, _Translated],
) -> LoadedBook:
    book = Book(
        MappingProxyType({number: content.mechanics for number, content in paragraphs.items()}),
        tuple(tuple(map(ParagraphNumber, row)) for row in pack.caves),
    )
    translated = {
        language: MappingProxyType(
            {n: story_of(file.words) for n, file in files.paragraphs.items()}
        )
        for language, files in translations.items()
    }
    own = MappingProxyType({number: content.story for number, content in paragraphs.items()})
    words = {language: files.tidings for language, files in translations.items()}
    memory = memory_of(
        paragraphs,
        tuple(tidings.values()),
        {
            language: [file.words for file in files.values()]
            for language, files in {**words, pack.language: tidings}.items()
        },
    )
    stories = Stories(
        pack.language,
        MappingProxyType({**translated, pack.language: own}),
        MappingProxyType({n: content.mood for n, content in paragraphs.items()}),
        memory,
        MappingProxyType({n: content.setting for n, content in paragraphs.items()}),
        _costly(book),
        frozenset(n for row in book.cells for n in row),
        MappingProxyType({n: content.place for n, content in paragraphs.items() if content.place}),
    )
    fingerprint = fingerprint_of(pack.title, book)
    stale = dict(_stale_files(pack, paragraphs, tidings, translations))
    return LoadedBook(_whose(pack, translations), book, stories, fingerprint, stale)


def _stale_files(
    pack: PackFile,
    paragraphs: Mapping[ParagraphNumber, Content],
    tidings: Mapping[str, TidingsFile],
    translations: Mapping[str, _Translated],
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each language with its files that were made from other words than there are."""
    for code, files in translations.items():
        base = translations.get(line_of(code)[-1], files)
        of = _stale(pack, paragraphs, tidings, files)
        yield code, tuple(of if base is files else _stale_region(base, files))


def _stale(
    pack: PackFile,
    paragraphs: Mapping[ParagraphNumber, Content],
    tidings: Mapping[str, TidingsFile],
    files: _Translated,
) -> Iterator[str]:
    """List the files of a language whose mark is not that of the words they translate."""
    if files.pack and files.pack.made_from != mark_of_pack(pack):
        yield PACK
    for number, file in files.paragraphs.items():
        if file.made_from != paragraphs[number].mark:
            yield f"{number:03}.toml"
    for name, file in files.tidings.items():
        if file.made_from != mark_of(tidings[name].words):
            yield f"{TIDINGS}/{name}"


def _stale_region(base: _Translated, files: _Translated) -> Iterator[str]:
    """List the files of a region whose mark is not that of the words that they lie over."""
    for number, file in files.paragraphs.items():
        if number in base.paragraphs and file.made_from != mark_of(base.paragraphs[number].words):
            yield f"{number:03}.toml"
    for name, file in files.tidings.items():
        if name in base.tidings and file.made_from != mark_of(base.tidings[name].words):
            yield f"{TIDINGS}/{name}"


def _whose(pack: PackFile, translations: Mapping[str, _Translated]) -> Pack:
    packs = {language: files.pack for language, files in translations.items() if files.pack}
    return Pack(
        *(pack.title, pack.authors, pack.licence, pack.source, pack.language),
        MappingProxyType({language: file.title for language, file in packs.items()}),
        MappingProxyType({language: file.authors for language, file in packs.items()}),
    )
