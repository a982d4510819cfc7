"""Declare the records that a ply makes: frozen, slotted dataclasses."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(declared: type[T]) -> type[T]:
    """Make a slotted dataclass that the type checker holds to be frozen.

    A dataclass that freezes itself takes four times as long to make, and a ply makes dozens.
    """
    return dataclass(slots=True, unsafe_hash=True)(declared)
