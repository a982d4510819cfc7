"""Convert checked files to what a book remembers."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import TypeAlias

from encounters.convert import Content
from encounters.memory import (
    Condition,
    Echo,
    FinaleText,
    Memory,
    Need,
    NoteWords,
    Overhearing,
    PaperWords,
    Passage,
    RoundText,
    Season,
    TidingsWords,
    Who,
)
from encounters.schema import CONDITION
from encounters.schema_tidings import FinaleFile, NeedFile, PaperFile, TidingsFile, TidingsWordsFile
from rules.words import ParagraphNumber

After: TypeAlias = Callable[[Iterable[str]], tuple[Condition, ...]]


def memory_of(
    paragraphs: Mapping[ParagraphNumber, Content],
    tidings: tuple[TidingsFile, ...],
    translated: Mapping[str, Iterable[TidingsWordsFile]],
) -> Memory:
    """Convert what a book remembers; `translated` has the words of the tidings by language."""
    people = {number: file.people for number, file in paragraphs.items() if file.people}
    met: dict[str, set[ParagraphNumber]] = {}
    for number, persons in people.items():
        for person in persons:
            met.setdefault(person, set()).add(number)
    # Most conditions are in several lines: shared, they take a third of the memory.
    after = partial(_after, cache(partial(_condition, met)))
    echoes = {
        number: tuple(Echo(after(echo.after), echo.who) for echo in file.echo)
        for number, file in paragraphs.items()
        if file.echo
    }
    notes = {k: Echo(after(n.after), Who.SAME) for f in tidings for k, n in f.note.items()}
    overheard = {
        key: Overhearing(echo.at, Echo(after(echo.after), echo.who))
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
        _season(paragraphs, tidings, after),
    )


def _season(
    paragraphs: Mapping[ParagraphNumber, Content], tidings: tuple[TidingsFile, ...], after: After
) -> Season:
    marks: defaultdict[ParagraphNumber, list[tuple[str, Condition]]] = defaultdict(list)
    for name, file in ((name, file) for one in tidings for name, file in one.mark.items()):
        for condition in after(file.after):
            for number in condition.numbers:
                marks[number].append((name, condition))
    rounds = {k: RoundText(r.round, _need(r, after)) for f in tidings for k, r in f.round.items()}
    passages = {
        k: Passage(*p.rounds, _need(p, after)) for f in tidings for k, p in f.passage.items()
    }
    finale = {
        k: FinaleText(t.part, t.ending, _need(t, after))
        for f in tidings
        for k, t in f.finale.items()
    }
    return Season(
        frozenset(number for number, file in paragraphs.items() if file.season),
        MappingProxyType(rounds),
        MappingProxyType(passages),
        MappingProxyType({number: tuple(pairs) for number, pairs in marks.items()}),
        MappingProxyType(finale),
    )


def _need(file: NeedFile, after: After) -> Need:
    most = (file.most or "") if isinstance(file, FinaleFile) else ""
    return Need(after(file.after or ()), tuple(file.at_least.items()), most, file.who)


def _after(condition: Callable[[str], Condition], texts: Iterable[str]) -> tuple[Condition, ...]:
    return tuple(condition(text) for text in texts)


def _condition(met: Mapping[str, set[ParagraphNumber]], text: str) -> Condition:
    found = CONDITION.fullmatch(text)
    assert found
    if found["person"]:
        return Condition(frozenset(met.get(found["person"], ())))
    option = "abc".index(found["option"]) if found["option"] else None
    won = {"+": True, "-": False}.get(found["end"] or "")
    tier = int(found["tier"]) - 1 if found["tier"] else None
    return Condition(frozenset([ParagraphNumber(int(found["number"]))]), option, won, tier)


def tidings_of(files: Iterable[TidingsWordsFile]) -> TidingsWords:
    """Convert the words of the tidings in one language."""
    notes: dict[str, NoteWords] = {}
    echoes: dict[str, str] = {}
    season: dict[str, str] = {}
    paper: PaperWords | None = None
    for file in files:
        notes.update({key: NoteWords(note.sender, note.text) for key, note in file.note.items()})
        echoes.update(file.echo)
        season.update({**file.round, **file.passage, **file.finale})
        paper = _paper(file.paper) if file.paper else paper
    return TidingsWords(
        MappingProxyType(notes), MappingProxyType(echoes), paper, MappingProxyType(season)
    )


def _paper(file: PaperFile) -> PaperWords:
    return PaperWords(file.name, file.weathers, file.whelks, file.corrections)
