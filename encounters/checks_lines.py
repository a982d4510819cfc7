"""Refuse lines that could be heard after something else was done than they tell of.

A line on a paragraph with a choice has to name its outcome, unless its table has `whatever = true`:
it is true of every outcome. Whether it is so is left to its writer.
"""

from collections.abc import Iterator, Mapping

from encounters.checks_tidings import KINDS, MARK
from encounters.faults import Fault
from encounters.memory import Who
from encounters.positions import Path as Place
from encounters.schema import CONDITION
from encounters.sketch import items_of, table_of, tables_of, tier_counts_of
from encounters.sources import Source, Sources

MOST_CONDITIONS = 12
"""Conditions of one line: one that waits for more of them tells of none. A mark only counts."""


def check_lines(sources: Sources) -> Iterator[Fault]:
    """Find the lines that name no outcome, or too many."""
    for source in sources.paragraphs.values():
        for index, echo in enumerate(tables_of((source.table or {}).get("echo"))):
            yield from _line(sources, source, ("echo", index), echo)
    for source in sources.tidings.values():
        for kind in (*KINDS, MARK):
            for key, line in table_of((source.table or {}).get(kind)).items():
                yield from _line(sources, source, (kind, key), table_of(line))


def _line(
    sources: Sources, source: Source, place: Place, line: Mapping[str, object]
) -> Iterator[Fault]:
    conditions = items_of(line.get("after"))
    is_mark, is_echo_of_paragraph = place[0] == MARK, isinstance(place[-1], int)
    if len(conditions) > MOST_CONDITIONS and not is_mark:
        sentence = f"waits for {len(conditions)} things; {MOST_CONDITIONS} at most"
        yield source.fault((*place, "after"), sentence)
    for index, item in enumerate(conditions):
        found = CONDITION.fullmatch(item) if isinstance(item, str) else None
        if found is None:
            continue
        if found["tier"] and line.get("who") == Who.SHELF:
            sentence = "of an earlier game it is not known which tier was reached"
            yield source.fault((*place, "after", index), sentence)
        if line.get("whatever") is True:
            continue
        if found["person"] and not is_echo_of_paragraph:
            sentence = "a person is met in many ways; say whatever = true"
            yield source.fault((*place, "after", index), sentence)
        elif found["number"] and not found["option"] and _has_choice(sources, found["number"]):
            sentence = f"name the outcome, such as {item}.a+, or say whatever = true"
            yield source.fault((*place, "after", index), sentence)


def _has_choice(sources: Sources, number: str) -> bool:
    paragraph = sources.paragraphs.get(int(number))
    return paragraph is not None and len(tier_counts_of(paragraph)) > 1
