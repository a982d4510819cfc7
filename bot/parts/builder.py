"""Build parts by the classes that their constructors name, each once."""

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import Any, TypeAlias, TypeVar, get_type_hints

T = TypeVar("T")

Values: TypeAlias = Mapping[type, Callable[[], Mapping[str, object]]]
"""What constructors take beside parts, by the names of their arguments."""


class Builder:
    """Parts by their classes: `parts[Games]` is the games, built when first asked for.

    `given` are those that exist already, and values by their types, such as `Clock`.

    Raises TypeError where a part cannot be built, and says what is missing.
    """

    def __init__(self, given: Mapping[Any, object]) -> None:
        self._built: dict[Any, Any] = {**given}
        self._under_way: list[type] = []
        self._values: Values = {}

    def __getitem__(self, part: type[T]) -> T:
        """Return the part of a class."""
        if part not in self._built:
            self._built[part] = self._build(part)
        return self._built[part]

    def _build(self, part: type[T]) -> T:
        if part in self._under_way:
            circle = " needs ".join([one.__name__ for one in (*self._under_way, part)])
            raise TypeError(f"parts that need each other cannot be built: {circle}")
        self._under_way.append(part)
        try:
            values = self._values.get(part, dict[str, object])()
            parts = {
                name: self._needed(part, name, hint)
                for name, hint in _hints(part).items()
                if name not in (*values, "return")
            }
        finally:
            self._under_way.pop()
        return part(**values, **parts)

    def _needed(self, part: type, name: str, hint: Any) -> object:
        """Return the part that a constructor takes as the argument `name`."""
        if hint not in (*self._built, *self._values) and not _is_part(hint):
            place = "give it in bot/parts/values.py"
            raise TypeError(f"{part.__name__} takes `{name}`, which is no part: {place}")
        return self[hint]


@cache
def _hints(part: type) -> dict[str, Any]:
    return get_type_hints(part.__init__)


def _is_part(hint: Any) -> bool:
    """Return whether something is built once for all who take it; a value is not."""
    is_ours = isinstance(hint, type) and hint.__module__.startswith("bot.")
    return is_ours and not is_dataclass(hint)
