"""Compare the shapes of two recordings of the doctor's: of Discord, and of a simulated one.

A shape says which kinds of value are at which place. Values do not count: a recording has none that
say who somebody is.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

_ID = re.compile(r"[0-9]{17,20}")
_KINDS = {dict: "object", list: "list", str: "text", bool: "bool", int: "number", float: "number"}

Json = dict[str, Any]
Shape = dict[str, set[str]]
"""The kinds of value by their place: `.components[type 17].id`."""


def shapes_of(recording: Json) -> dict[str, Shape]:
    """Give the shape of each kind of answer and event, of all its occurrences together."""
    found: dict[str, Shape] = defaultdict(lambda: defaultdict(set))
    for exchange in recording["exchanges"]:
        for place, kind in _places(exchange["got"], ""):
            found[exchange["asked"]][place].add(kind)
    return found


def differences(real: Json, simulated: Json) -> list[str]:
    """List what a simulation sends otherwise than Discord does.

    What it leaves out does not count: the bot finds less there than it will. Nor does what is below
    a place, or in a list, that Discord happened to leave empty, nor a request that it was not sent.
    """
    found: list[str] = []
    known = shapes_of(real)
    for asked, shape in shapes_of(simulated).items():
        if asked not in known:
            continue
        for place, kinds in shape.items():
            others = known[asked].get(place)
            if others is None:
                if "object" in known[asked].get(_above(place), set()):
                    found.append(f"{asked}: {place} is not there")
            elif kinds - others:
                found.append(
                    f"{asked}: {place} is {_listed(others)} and not {_listed(kinds - others)}"
                )
    return found


def _places(value: Any, place: str) -> Iterator[tuple[str, str]]:
    yield place, "null" if value is None else _KINDS[type(value)]
    match value:
        case dict():
            for key, one in value.items():
                yield from _places(one, f"{place}.{'{id}' if _ID.fullmatch(key) else key}")
        case list():
            for one in value:
                yield from _places(one, f"{place}[{_type_of(one)}]")
        case _:
            return


def _type_of(value: Any) -> str:
    """Give the type of a component, an option or a channel: each has fields of its own."""
    kind = value.get("type") if isinstance(value, dict) else None
    return f"type {kind}" if kind is not None else ""


def _above(place: str) -> str:
    """Give the place of what holds this one: a list, if that ends the place, or an object."""
    return place[: place.rindex("[" if place.endswith("]") else ".")]


def _listed(kinds: set[str]) -> str:
    return " or ".join(sorted(kinds))
