"""Extract from a paragraph file, faulty or not, what other files need to know about it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias, cast

from encounters.positions import Path as Place
from encounters.sources import Source

HIGHEST_NUMBER = 999
MOST_OPTIONS = 3
MOST_TIERS = 2


@dataclass(frozen=True, slots=True)
class OptionShape:
    """How many success texts an option has, and whether it has a text for failure."""

    successes: int
    tells_failure: bool


Shape: TypeAlias = tuple[OptionShape, ...]


@dataclass(frozen=True, slots=True)
class Lead:
    """A link from one paragraph to another, and where it is in the file."""

    place: Place
    to: int


def is_entry(source: Source) -> bool:
    """Return whether a paragraph is meant for a cave card."""
    return source.table is None or source.table.get("entry", True) is not False


def number_of(source: Source) -> int | None:
    """Return the number that a paragraph says it has."""
    return _number((source.table or {}).get("number"))


def leads_of(source: Source) -> Iterator[Lead]:
    """List where the tiers and failures of a paragraph lead."""
    for place, outcome in _outcomes(source.table or {}):
        to = _number(outcome.get("leads_to"))
        if to is not None:
            yield Lead((*place, "leads_to"), to)


def tier_counts_of(source: Source) -> tuple[int, ...]:
    """Count the tiers of each option."""
    return tuple(
        len(items_of(o.get("tier"))) for o in tables_of((source.table or {}).get("option"))
    )


def shape_of(source: Source) -> Shape:
    """Count the texts of each option's words."""
    words = table_of((source.table or {}).get("words"))
    return tuple(
        OptionShape(len(items_of(option.get("success"))), "failure" in option)
        for option in tables_of(words.get("option"))
    )


def cells_of(pack: Source) -> Iterator[Lead]:
    """List the paragraphs on the cells of the cave cards."""
    for row, cells in enumerate(items_of((pack.table or {}).get("caves"))):
        for cell, to in enumerate(map(_number, items_of(cells))):
            if to is not None:
                yield Lead(("caves", row, cell), to)


def _outcomes(paragraph: Mapping[str, object]) -> Iterator[tuple[Place, Mapping[str, object]]]:
    for index, option in enumerate(tables_of(paragraph.get("option"))[:MOST_OPTIONS]):
        for tier, outcome in enumerate(tables_of(option.get("tier"))[:MOST_TIERS]):
            yield ("option", index, "tier", tier), outcome
        yield ("option", index, "failure"), table_of(option.get("failure"))


def _number(value: object) -> int | None:
    """Return a number that might be a paragraph's; the schema refuses any other."""
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if 0 < value <= HIGHEST_NUMBER else None


def items_of(value: object) -> list[object]:
    """Return an array; empty for anything else."""
    return cast("list[object]", value) if isinstance(value, list) else []


def table_of(value: object) -> Mapping[str, object]:
    """Return a table; empty for anything else."""
    return cast("Mapping[str, object]", value) if isinstance(value, dict) else {}


def tables_of(value: object) -> list[Mapping[str, object]]:
    """Return an array of tables."""
    return [table_of(item) for item in items_of(value)]
