"""Declare values that the type checker freezes, and make one from another."""

from collections.abc import Callable
from dataclasses import dataclass, field
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
    return dataclass(slots=True, unsafe_hash=True)(declared)


def alter(one: T, **changes: object) -> T:
    """Copy a record with other values by field, in a sixth of the time of `dataclasses.replace`."""
    kind = type(one)
    other = kind(*_values(kind)(one))
    for name, value in changes.items():
        setattr(other, name, value)
    return other


@cache
def _values(kind: type[Any]) -> Callable[[object], tuple[Any, ...]]:
    """Return what reads all fields of a kind of record at once."""
    names = tuple(kind.__dataclass_fields__)
    if len(names) == 1:
        return lambda one: (getattr(one, names[0]),)
    return attrgetter(*names)
