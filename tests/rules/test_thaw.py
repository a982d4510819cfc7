"""A thawed state has every field of the one it was copied from: it is copied by hand, for speed."""

from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import pytest

from rules.evolve import thaw
from rules.table import Decks, Expedition, GameState, Player, Table


def filled(kind: Any) -> Any:
    """Make a record in which no field is what it is by default, nor empty."""
    hints = get_type_hints(kind)
    return kind(**{one.name: sample(hints[one.name], one.default) for one in fields(kind)})


def sample(hint: Any, default: Any = MISSING) -> Any:
    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        return sample(hint.__supertype__, default)
    if origin in (Union, UnionType):
        return sample(next(part for part in parts if part is not NoneType), default)
    if origin is Literal:
        return parts[-1]
    if origin is tuple:
        kinds = parts[:1] if parts[-1] is Ellipsis else parts
        return tuple([sample(kind) for kind in kinds])
    if is_dataclass(hint):
        return filled(hint)
    if issubclass(hint, Enum):
        return next(member for member in hint if member is not default)
    if hint is bool:
        return default is not True
    return {int: 70, str: "something", bytes: b"something"}[hint]


@pytest.mark.parametrize("kind", [Table, Player, Expedition, Decks])
def test_no_field_of_the_sample_is_what_it_would_be_if_it_were_forgotten(kind: Any) -> None:
    made = filled(kind)
    for one in fields(kind):
        assert getattr(made, one.name) != one.default, one.name
        assert getattr(made, one.name) != (), one.name


def test_thawing_copies_every_field() -> None:
    state = filled(GameState)
    after = thaw(state)
    assert after == state
    for one in fields(Table):
        assert getattr(after.table, one.name) == getattr(state.table, one.name), one.name


def test_what_is_changed_in_a_thawed_state_stays_as_it_was_in_the_first() -> None:
    state = filled(GameState)
    after = thaw(state)
    for copy, first in (
        (after.table, state.table),
        (after.decks, state.decks),
        (after.table.players[0], state.table.players[0]),
        (after.table.expedition, state.table.expedition),
    ):
        assert copy is not first
