"""Take single fields out of a payload, as Discord may without notice."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

Path = tuple[str | int, ...]

WAYS = ("missing", "null")


def fields(payload: Any, path: Path = ()) -> Iterator[Path]:
    """List the paths to all fields of a payload, those inside of others too."""
    if isinstance(payload, dict):
        found: list[tuple[str | int, Any]] = list(payload.items())
    elif isinstance(payload, list):
        found = list(enumerate(payload))
    else:
        return
    for name, value in found:
        yield (*path, name)
        yield from fields(value, (*path, name))


def spoiled(payload: Any, path: Path, way: str) -> Any:
    """Return a copy of a payload without a field, or with null in its place."""
    copy = deepcopy(payload)
    holder = copy
    for name in path[:-1]:
        holder = holder[name]
    if way == "missing":
        del holder[path[-1]]
    else:
        holder[path[-1]] = None
    return copy
