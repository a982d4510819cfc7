"""Turn actions, facts and states into JSON and back; the one place that knows stored forms.

`SCHEMA` stands beside each ply that is stored. It grows whenever a stored form changes, and an
upgrade for the older ones is added here.
"""

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter
from pydantic_core import to_json

from rules.actions import Action
from rules.facts import Fact
from rules.table import GameState, Table

SCHEMA = 1

Facts: TypeAlias = tuple[Annotated[Fact, Field(discriminator="kind")], ...]

_ACTION: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
_FACTS: TypeAdapter[Facts] = TypeAdapter(Facts)
_STATE: TypeAdapter[GameState] = TypeAdapter(GameState)


def encode_action(action: Action) -> bytes:
    """Give an action's stored form."""
    return _ACTION.dump_json(action)


def decode_action(stored: bytes) -> Action:
    """Read a stored action.

    Raises pydantic.ValidationError.
    """
    return _ACTION.validate_json(stored)


def read_action(answers: dict[str, object]) -> Action:
    """Make an action of what a person entered, by field.

    Raises pydantic.ValidationError.
    """
    return _ACTION.validate_python(answers)


def encode_facts(facts: Facts) -> bytes:
    """Give the stored form of a ply's facts."""
    return _FACTS.dump_json(facts)


def decode_facts(stored: bytes) -> Facts:
    """Read a ply's facts.

    Raises pydantic.ValidationError.
    """
    return _FACTS.validate_json(stored)


def encode_state(state: GameState) -> bytes:
    """Give a state's stored form."""
    return _STATE.dump_json(state)


def decode_state(stored: bytes) -> GameState:
    """Read a stored state.

    Raises pydantic.ValidationError.
    """
    return _STATE.validate_json(stored)


def encode_table(table: Table) -> bytes:
    """Give the part of a state that any player may see, for an export."""
    return to_json(table)
