"""Check what a book remembers: that its lines wait for things that exist, and have their words."""

import re
from collections.abc import Iterator, Mapping

from encounters.echoes import ECHO
from encounters.faults import Fault
from encounters.positions import Path as Place
from encounters.schema import CONDITION
from encounters.sketch import items_of, table_of, tables_of, tier_counts_of
from encounters.sources import Source, Sources

LONGEST_HEADLINE = 9

_OPTIONAL = ("late", "again", "afterwards")
_TEXTS = ("text", "late", "again")


def check_memory(sources: Sources) -> Iterator[Fault]:
    """Find the faults of echoes and headlines, in the pack's own language and in others."""
    for source in sources.paragraphs.values():
        for index, echo in enumerate(tables_of((source.table or {}).get("echo"))):
            yield from check_after(sources, source, ("echo", index, "after"), echo.get("after"))
        yield from _echo_texts(source, source)
        yield from _headlines(source)
        yield from _interludes(source)
    for translation in sources.translations.values():
        for number, source in translation.paragraphs.items():
            if number in sources.paragraphs:
                yield from _echo_texts(sources.paragraphs[number], source)
                yield from _unlike(sources.paragraphs[number], source)


def check_after(sources: Sources, source: Source, place: Place, after: object) -> Iterator[Fault]:
    """Find conditions that name a paragraph, an option or a person that the book does not have."""
    for index, item in enumerate(items_of(after)):
        found = CONDITION.fullmatch(item) if isinstance(item, str) else None
        if found and (sentence := _lacking(sources, found)):
            yield source.fault((*place, index), sentence)
        elif found and found["person"] and not _is_met(sources, found["person"]):
            yield source.fault((*place, index), f"nobody is called {found['person']} in `people`")


def _lacking(sources: Sources, condition: re.Match[str]) -> str | None:
    if condition["number"] is None:
        return None
    number = int(condition["number"])
    paragraph = sources.paragraphs.get(number)
    if paragraph is None:
        return f"there is no paragraph {number}"
    counts = tier_counts_of(paragraph)
    option = "abc".index(condition["option"]) if condition["option"] else 0
    if counts and option >= len(counts):
        return f"paragraph {number} has {len(counts)} options"
    if counts and condition["tier"] and int(condition["tier"]) > counts[option] > 0:
        return f"option {condition['option']} of paragraph {number} has {counts[option]} tiers"
    return None


def _is_met(sources: Sources, person: str) -> bool:
    """Return whether a person is met somewhere, or might be in a file that cannot be read."""
    return any(
        source.table is None or person in items_of(source.table.get("people"))
        for source in sources.paragraphs.values()
    )


def _words(source: Source) -> Mapping[str, object]:
    return table_of((source.table or {}).get("words"))


def _echo_texts(original: Source, source: Source) -> Iterator[Fault]:
    """Find echoes without a text, texts without an echo, and texts without a place for either."""
    if original.table is None or source.table is None:
        return
    words = _words(source)
    count = len(items_of(original.table.get("echo")))
    texts = len(items_of(words.get("echo")))
    if count != texts:
        yield source.fault(
            ("words", "echo"), f"{texts} texts for {count} [[echo]] of {original.name}"
        )
    placed: dict[Place, object] = {("words", key): words.get(key) for key in _TEXTS}
    weathers = table_of(words.get("weathers"))
    placed.update({("words", "weathers", weather): text for weather, text in weathers.items()})
    for place, text in placed.items():
        if isinstance(text, str) and text.count(ECHO) != bool(count):
            sentence = f"holds {ECHO} once where there are echoes, and else never"
            yield source.fault(place, sentence)


def _headlines(source: Source) -> Iterator[Fault]:
    counts = tier_counts_of(source)
    for index, option in enumerate(tables_of(_words(source).get("option"))):
        place: Place = ("words", "option", index)
        headlines = items_of(option.get("headlines"))
        count = counts[index] if index < len(counts) else 0
        if headlines and count and len(headlines) != count:
            sentence = f"{len(headlines)} headlines for {count} tiers"
            yield source.fault((*place, "headlines"), sentence)
        for tier, headline in enumerate(headlines):
            yield from _too_long(source, (*place, "headlines", tier), headline)
        failed = option.get("headline_failed")
        yield from _too_long(source, (*place, "headline_failed"), failed)


def _interludes(source: Source) -> Iterator[Fault]:
    counts = tier_counts_of(source)
    options = tables_of(_words(source).get("option"))
    for index, (option, count) in enumerate(zip(options, counts, strict=False)):
        interludes = items_of(option.get("interludes"))
        if interludes and count and len(interludes) != count:
            sentence = f"{len(interludes)} interludes for {count} tiers"
            yield source.fault(("words", "option", index, "interludes"), sentence)


def _too_long(source: Source, place: Place, headline: object) -> Iterator[Fault]:
    count = len(headline.split()) if isinstance(headline, str) else 0
    if count > LONGEST_HEADLINE:
        yield source.fault(place, f"is {count} words long; a headline has {LONGEST_HEADLINE}")


def _unlike(original: Source, translation: Source) -> Iterator[Fault]:
    """Find where a translation remembers differently from the original."""
    ours, theirs = _words(original), _words(translation)
    if not ours or not theirs:
        return
    yield from _uneven(original, translation, ("words",), ours, theirs, _OPTIONAL)
    weathers = (table_of(ours.get("weathers")), table_of(theirs.get("weathers")))
    keys = tuple(sorted(weathers[0].keys() | weathers[1].keys()))
    yield from _uneven(original, translation, ("words", "weathers"), *weathers, keys)
    options = (tables_of(ours.get("option")), tables_of(theirs.get("option")))
    for index, (our, their) in enumerate(zip(*options, strict=False)):
        place: Place = ("words", "option", index)
        optional = ("headline_failed", "interlude_failed", "afterwards")
        yield from _uneven(original, translation, place, our, their, optional)
        counts = (len(items_of(our.get("headlines"))), len(items_of(their.get("headlines"))))
        if counts[0] != counts[1]:
            sentence = f"{counts[1]} headlines where {original.name} has {counts[0]}"
            yield translation.fault((*place, "headlines"), sentence)
        told = [[bool(line) for line in items_of(o.get("interludes"))] for o in (our, their)]
        if told[0] != told[1]:
            sentence = f"tells of other outcomes than {original.name}"
            yield translation.fault((*place, "interludes"), sentence)


def _uneven(
    original: Source,
    translation: Source,
    place: Place,
    ours: Mapping[str, object],
    theirs: Mapping[str, object],
    keys: tuple[str, ...],
) -> Iterator[Fault]:
    for key in keys:
        if key in ours and key not in theirs:
            yield translation.fault(place, f"lacks the {key} that {original.name} has")
        if key in theirs and key not in ours:
            yield translation.fault((*place, key), f"{original.name} has no {key}")
