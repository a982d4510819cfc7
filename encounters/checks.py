"""Check what no file shows by itself: that the files of a book fit together."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter

from encounters.checks_memory import check_memory
from encounters.checks_tidings import check_tidings
from encounters.faults import Fault
from encounters.sketch import cells_of, is_entry, leads_of, number_of, shape_of, tier_counts_of
from encounters.sources import Source, Sources, leaves
from rules.editions import FINAL

A_SENTENCE = 3
"""This many words are a sentence, which every language says in its own."""

FINAL_ROWS = len(FINAL.caves)
"""The rows after these are for the preview edition only, and repeat entries."""


def check(sources: Sources) -> Iterator[Fault]:
    """Find the faults between files, even if a file has faults of its own."""
    paragraphs = sources.paragraphs
    yield from _misnumbered(paragraphs)
    yield from _cells(sources.pack, paragraphs)
    yield from _leads(paragraphs)
    yield from _orphans(paragraphs)
    yield from _circles(paragraphs)
    for source in paragraphs.values():
        yield from _wordless(source)
    yield from _translations(sources)
    yield from check_memory(sources)
    yield from check_tidings(sources)


def _misnumbered(paragraphs: Mapping[int, Source]) -> Iterator[Fault]:
    claims: defaultdict[int, list[Source]] = defaultdict(list)
    for number, source in paragraphs.items():
        claimed = number_of(source) or number
        claims[claimed].append(source)
        if claimed != number:
            yield source.fault(("number",), f"is {claimed} in a file named {source.name}")
    for number, sources in claims.items():
        for source in sources[1:]:
            yield source.fault(("number",), f"{number} is also that of {sources[0].name}")


def _cells(pack: Source, paragraphs: Mapping[int, Source]) -> Iterator[Fault]:
    cells = tuple(cells_of(pack))
    for cell in cells:
        if cell.to not in paragraphs:
            yield pack.fault(cell.place, f"there is no paragraph {cell.to}")
        elif not is_entry(paragraphs[cell.to]):
            yield pack.fault(cell.place, f"{cell.to} is a follow-up; cells hold entries")
    met = {cell.to for cell in cells if cell.place[1] in range(FINAL_ROWS)}
    for number in paragraphs.keys() - met:
        source = paragraphs[number]
        if pack.table and source.table and is_entry(source):
            where = f"in the first {FINAL_ROWS} rows of {pack.name}"
            yield source.fault(("entry",), f"{number} is an entry and on no cell {where}")


def _leads(paragraphs: Mapping[int, Source]) -> Iterator[Fault]:
    for number, source in paragraphs.items():
        for lead in leads_of(source):
            target = paragraphs.get(lead.to)
            if lead.to == number:
                yield source.fault(lead.place, "a paragraph cannot lead to itself")
            elif target is None:
                yield source.fault(lead.place, f"there is no paragraph {lead.to}")
            elif target.table and is_entry(target):
                yield source.fault(lead.place, f"{lead.to} is an entry; only follow-ups are led to")


def _orphans(paragraphs: Mapping[int, Source]) -> Iterator[Fault]:
    """Find follow-ups that nothing leads to, unless a file that cannot be read might."""
    if any(source.table is None for source in paragraphs.values()):
        return
    led_to = {lead.to for source in paragraphs.values() for lead in leads_of(source)}
    for number, source in paragraphs.items():
        if not is_entry(source) and number not in led_to:
            yield source.fault(("entry",), f"nothing leads to the follow-up {number}")


def _circles(paragraphs: Mapping[int, Source]) -> Iterator[Fault]:
    ways = {
        number: {lead.to: lead for lead in leads_of(source) if lead.to != number}
        for number, source in paragraphs.items()
    }
    while circle := _circle(ways):
        first = circle.index(min(circle))
        around = [*circle[first:], *circle[:first]]
        lead = ways[around[0]].pop(around[1])
        chain = " to ".join(map(str, [*around, around[0]]))
        yield paragraphs[around[0]].fault(lead.place, f"leads round in a circle: {chain}")


def _circle(ways: Mapping[int, Mapping[int, object]]) -> list[int]:
    try:
        TopologicalSorter(ways).prepare()
    except CycleError as error:
        numbers: list[int] = error.args[1]
        return numbers[:0:-1]
    return []


def _wordless(source: Source) -> Iterator[Fault]:
    tiers = tier_counts_of(source)
    shape = shape_of(source)
    if tiers and shape and len(tiers) != len(shape):
        yield source.fault(
            ("words", "option"), f"{len(shape)} [[words.option]] for {len(tiers)} [[option]]"
        )
    for index, (count, words) in enumerate(zip(tiers, shape, strict=False)):
        if count and words.successes and count != words.successes:
            yield source.fault(
                ("words", "option", index, "success"), f"{words.successes} texts for {count} tiers"
            )


def _translations(sources: Sources) -> Iterator[Fault]:
    own = (sources.pack.table or {}).get("language")
    for language, translation in sources.translations.items():
        if language == own:
            for source in translation:
                yield source.fault((), f"the book itself is in {language!r}")
            continue
        for number, source in translation.paragraphs.items():
            if number not in sources.paragraphs:
                yield source.fault((), f"there is no paragraph {number} to translate")
            else:
                yield from _unlike(sources.paragraphs[number], source)
                yield from _untranslated(sources.paragraphs[number], source)


def _untranslated(original: Source, translation: Source) -> Iterator[Fault]:
    """Find sentences that are those of the original; a name or two may be the same."""
    ours = dict(leaves((), (original.table or {}).get("words")))
    for place, text in leaves((), (translation.table or {}).get("words")):
        words = re.findall("[a-z]+", text)
        if len(words) >= A_SENTENCE and text.strip() == ours.get(place, "").strip():
            yield translation.fault(("words", *place), f"is as in {original.name}, untranslated")


def _unlike(original: Source, translation: Source) -> Iterator[Fault]:
    shape = shape_of(original)
    other = shape_of(translation)
    if shape and other and len(shape) != len(other):
        sentence = f"{len(other)} options where {original.name} has {len(shape)}"
        yield translation.fault(("words", "option"), sentence)
    for index, (ours, theirs) in enumerate(zip(shape, other, strict=False)):
        place = ("words", "option", index)
        if ours.successes and theirs.successes and ours.successes != theirs.successes:
            sentence = f"{theirs.successes} texts where {original.name} has {ours.successes}"
            yield translation.fault((*place, "success"), sentence)
        if ours.tells_failure and not theirs.tells_failure:
            yield translation.fault(place, f"lacks the failure text that {original.name} has")
        if theirs.tells_failure and not ours.tells_failure:
            yield translation.fault((*place, "failure"), f"{original.name} tells of no failure")
