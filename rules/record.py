"""Declare values that the type checker freezes, and make one from another."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(declared: type[T]) -> type[T]:
    """Make a slotted dataclass that the type checker holds to be frozen.

    A dataclass that freezes itself takes four to eight times as long to make, and a ply makes
    dozens.
    """
    made = dataclass(slots=True, unsafe_hash=True, repr=False)(declared)
    # One function for all: one of each record's own takes 2 kB, 0.4 MB of a running bot.
    made.__repr__ = _shown
    return made


def alter(one: T, **changes: object) -> T:
    """Copy a record with other values by field, in a sixth of the time of `dataclasses.replace`."""
    kind = type(one)
    other = kind(*_values(kind)(one))
    for name, value in changes.items():
        setattr(other, name, value)
    return other


def _shown(self: Any) -> str:
    """Return a record as the call that makes it, without the fields that are not to be shown."""
    shown = [f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr]
    return f"{type(self).__qualname__}({', '.join(shown)})"


@cache
def _values(kind: type[Any]) -> Callable[[object], tuple[Any, ...]]:
    """Return what reads all fields of a kind of record at once."""
    names = tuple(kind.__dataclass_fields__)
    if len(names) == 1:
        return lambda one: (getattr(one, names[0]),)
    return attrgetter(*names)
