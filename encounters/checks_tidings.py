"""Check the tidings: that each key is unique, has its words, and waits for things that exist."""

from collections.abc import Iterator, Mapping

from encounters.checks_memory import check_after
from encounters.faults import Fault
from encounters.sketch import items_of, table_of
from encounters.sources import Source, Sources

KINDS = ("note", "echo")


def check_tidings(sources: Sources) -> Iterator[Fault]:
    """Find the faults of the tidings, in the pack's own language and in others."""
    for source in sources.tidings.values():
        for kind in KINDS:
            for key, mechanics in _mechanics(source, kind).items():
                after = table_of(mechanics).get("after")
                yield from check_after(sources, source, (kind, key, "after"), after)
            yield from _wordless(source, kind)
    yield from _twice(sources)
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
    homes: dict[str, str] = {}
    paper: str | None = None
    for source in sources.tidings.values():
        for kind in KINDS:
            for key in _mechanics(source, kind):
                if key in homes:
                    yield source.fault((kind, key), f"stands in {homes[key]} already")
                homes.setdefault(key, source.name)
        if _paper(source) is not None:
            if paper:
                yield source.fault(("words", "paper"), f"stands in {paper} already")
            paper = paper or source.name


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
