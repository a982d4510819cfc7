"""Convert checked files to what a book remembers."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from types import MappingProxyType

from encounters.convert import Content
from encounters.memory import (
    Condition,
    Echo,
    Memory,
    NoteWords,
    Overhearing,
    PaperWords,
    TidingsWords,
    Who,
)
from encounters.schema import CONDITION
from encounters.schema_tidings import PaperFile, TidingsFile, TidingsWordsFile
from rules.words import ParagraphNumber


def memory_of(
    paragraphs: Mapping[ParagraphNumber, Content],
    tidings: Iterable[TidingsFile],
    translated: Mapping[str, Iterable[TidingsWordsFile]],
) -> Memory:
    """Convert what a book remembers; `told` has the words of the tidings by language."""
    people = {number: file.people for number, file in paragraphs.items() if file.people}
    met: dict[str, set[ParagraphNumber]] = {}
    for number, persons in people.items():
        for person in persons:
            met.setdefault(person, set()).add(number)
    # Most conditions are in several lines: shared, they take a third of the memory.
    condition = cache(partial(_condition, met))
    echoes = {
        number: tuple(Echo(_after(echo.after, condition), echo.who) for echo in file.echo)
        for number, file in paragraphs.items()
        if file.echo
    }
    notes = {
        k: Echo(_after(n.after, condition), Who.SAME) for f in tidings for k, n in f.note.items()
    }
    overheard = {
        key: Overhearing(echo.at, Echo(_after(echo.after, condition), echo.who))
        for file in tidings
        for key, echo in file.echo.items()
    }
    words = {language: tidings_of(files) for language, files in translated.items()}
    return Memory(
        MappingProxyType(people),
        MappingProxyType(echoes),
        MappingProxyType(notes),
        MappingProxyType(overheard),
        MappingProxyType(words),
    )


def _after(texts: Iterable[str], condition: Callable[[str], Condition]) -> tuple[Condition, ...]:
    return tuple(condition(text) for text in texts)


def _condition(met: Mapping[str, set[ParagraphNumber]], text: str) -> Condition:
    found = CONDITION.fullmatch(text)
    assert found
    if found["person"]:
        return Condition(frozenset(met.get(found["person"], ())))
    option = "abc".index(found["option"]) if found["option"] else None
    won = {"+": True, "-": False}.get(found["end"] or "")
    return Condition(frozenset([ParagraphNumber(int(found["number"]))]), option, won)


def tidings_of(files: Iterable[TidingsWordsFile]) -> TidingsWords:
    """Convert the words of the tidings in one language."""
    notes: dict[str, NoteWords] = {}
    echoes: dict[str, str] = {}
    paper: PaperWords | None = None
    for file in files:
        notes.update({key: NoteWords(note.sender, note.text) for key, note in file.note.items()})
        echoes.update(file.echo)
        paper = _paper(file.paper) if file.paper else paper
    return TidingsWords(MappingProxyType(notes), MappingProxyType(echoes), paper)


def _paper(file: PaperFile) -> PaperWords:
    return PaperWords(file.name, file.weathers, file.whelks, file.corrections)
