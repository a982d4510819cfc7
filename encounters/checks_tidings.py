"""Check the tidings: that each key is unique, has its words, and waits for things that exist.

And that a season is whole: a text for each round, an ending for each way in which it can end.
"""

from collections.abc import Iterator, Mapping

from encounters.checks_memory import check_after
from encounters.faults import Fault
from encounters.memory import LAST_ROUND, Part, SeasonEnding
from encounters.season import ENDING_MARKS
from encounters.sketch import is_entry, items_of, table_of
from encounters.sources import Source, Sources

KINDS = ("note", "echo", "round", "passage", "finale")
"""The tables whose keys have words."""

MARK = "mark"


def check_tidings(sources: Sources) -> Iterator[Fault]:
    """Find the faults of the tidings, in the pack's own language and in others."""
    for source in sources.tidings.values():
        for kind in (*KINDS, MARK):
            for key, mechanics in _mechanics(source, kind).items():
                after = table_of(mechanics).get("after")
                yield from check_after(sources, source, (kind, key, "after"), after)
        for kind in KINDS:
            yield from _wordless(source, kind)
    yield from _twice(sources)
    yield from _unmarked(sources)
    yield from _half_told(sources)
    for language, translation in sources.translations.items():
        for name, source in translation.tidings.items():
            if name in sources.tidings:
                yield from _unlike(sources.tidings[name], source)
            else:
                yield source.fault((), f"there is no tidings/{name} to translate to {language!r}")


def _mechanics(source: Source, kind: str) -> Mapping[str, object]:
    return table_of((source.table or {}).get(kind))


def _words(source: Source, kind: str) -> Mapping[str, object]:
    return table_of(table_of((source.table or {}).get("words")).get(kind))


def _paper(source: Source) -> object:
    return table_of((source.table or {}).get("words")).get("paper")


def _wordless(source: Source, kind: str) -> Iterator[Fault]:
    mechanics, words = _mechanics(source, kind), _words(source, kind)
    for key in mechanics.keys() - words.keys():
        yield source.fault((kind, key), f"has no words in [words.{kind}]")
    for key in words.keys() - mechanics.keys():
        yield source.fault(("words", kind, key), f"there is no [{kind}.{key}]")


def _twice(sources: Sources) -> Iterator[Fault]:
    """Find keys and papers that are in the book already."""
    homes: dict[tuple[bool, str], str] = {}
    paper: str | None = None
    for source in sources.tidings.values():
        for kind in (*KINDS, MARK):
            for key in _mechanics(source, kind):
                # A mark is counted and has no words: it may be called like a text.
                known = (kind == MARK, key)
                if known in homes:
                    yield source.fault((kind, key), f"stands in {homes[known]} already")
                homes.setdefault(known, source.name)
        if _paper(source) is not None:
            if paper:
                yield source.fault(("words", "paper"), f"stands in {paper} already")
            paper = paper or source.name


def _unmarked(sources: Sources) -> Iterator[Fault]:
    """Find marks that are counted and that no deed has."""
    marks = {key for source in sources.tidings.values() for key in _mechanics(source, MARK)}
    for source in sources.tidings.values():
        for kind in KINDS:
            for key, mechanics in _mechanics(source, kind).items():
                counted = dict.fromkeys(table_of(table_of(mechanics).get("at_least")), "at_least")
                if isinstance(most := table_of(mechanics).get("most"), str):
                    counted[most] = "most"
                for mark in counted.keys() - marks:
                    yield source.fault((kind, key, counted[mark]), f"there is no [mark.{mark}]")


def _half_told(sources: Sources) -> Iterator[Fault]:
    """Find rounds without a text that is always true, and endings that are missing."""
    for source in sources.paragraphs.values():
        if (source.table or {}).get("season") is True and not is_entry(source):
            yield source.fault(("season",), "only an entry belongs to the season")
    for source in sources.tidings.values():
        rounds = [table_of(text) for text in _mechanics(source, "round").values()]
        always = {t.get("round") for t in rounds if not {"after", "at_least"} & t.keys()}
        for number in set(range(1, LAST_ROUND + 1)) - always if rounds else ():
            yield source.fault(("round",), f"round {number} has no text that waits for nothing")
        texts = [table_of(text) for text in _mechanics(source, "finale").values()]
        told = {text.get("ending") for text in texts if text.get("part") == Part.ENDING}
        for ending in set(SeasonEnding) - told if texts else ():
            yield source.fault(("finale",), f"has no {Part.ENDING} of {ending}")
        for mark in ENDING_MARKS - _mechanics(source, MARK).keys() if texts else ():
            yield source.fault(("finale",), f"needs a [mark.{mark}]")


def _unlike(original: Source, translation: Source) -> Iterator[Fault]:
    """Find keys that only the original or only the translation has, and papers of another size."""
    if original.table is None or translation.table is None:
        return
    for kind in KINDS:
        ours, theirs = _mechanics(original, kind), _words(translation, kind)
        for key in ours.keys() - theirs.keys():
            yield translation.fault(("words", kind), f"lacks {key}, which {original.name} has")
        for key in theirs.keys() - ours.keys():
            yield translation.fault(("words", kind, key), f"{original.name} has no [{kind}.{key}]")
    our, their = _paper(original), _paper(translation)
    if our and not their:
        yield translation.fault(("words",), f"lacks the paper that {original.name} has")
    elif their and not our:
        yield translation.fault(("words", "paper"), f"{original.name} has no paper")
    for key in ("whelks", "corrections"):
        counts = [len(items_of(table_of(paper).get(key))) for paper in (our, their)]
        if our and their and counts[0] != counts[1]:
            sentence = f"{counts[1]} lines where {original.name} has {counts[0]}"
            yield translation.fault(("words", "paper", key), sentence)
