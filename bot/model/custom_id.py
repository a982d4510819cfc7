"""Write and read `custom_id`s, which hold all that a press needs, even after a restart.

`1:game:about:action:detail`: the version, the game's id, what the press is about, what is pressed,
and a value. What it is `about` depends on the action:

- a question's number: `ACT`, `FILL`, `READ`, `NIGHT`, `RECORD`, `LATER`;
- a ply: `UNDO`, and the one that names a story: `RETELL`, `KEEP_STORY`, `PLAY_AUDIO`;
- a seat: `SEAT`, `CALL`;
- a paragraph: `PASS_READING`, `KEEP_PARAGRAPH`;
- the id of a vote or an order: `VOTE`, `ORDER`;
- nothing, as 0: all others.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from bot.model.errors import Declined
from bot.model.presses import Press
from rules.record import record

# [0-9], since \d would match the digits of other scripts as well.
_SHAPE = re.compile(r"1:([0-9]{1,18}):([0-9]{1,9}):([a-z]{1,12})(?::([a-z0-9_-]{1,50}))?")
_ACTIONS = {action.value: action for action in Press}

Detail = TypeVar("Detail", bound=StrEnum)


@record
class CustomId:
    """The meaning of a pressed component."""

    game_id: int
    about: int
    action: Press
    detail: str = ""

    def __str__(self) -> str:
        """Return the `custom_id`."""
        tail = f":{self.detail}" if self.detail else ""
        return f"1:{self.game_id}:{self.about}:{self.action}{tail}"

    def detail_as(self, kind: type[Detail]) -> Detail:
        """Return the detail as a member of a closed set.

        Raises Declined if it is not a member.
        """
        return _member(kind, self.detail)

    def split_as(self, kind: type[Detail]) -> tuple[Detail, str]:
        """Split the detail at its first dash; return the first part as a member, and the rest.

        Raises Declined if it is not a member.
        """
        name, _, value = self.detail.partition("-")
        return _member(kind, name), value


def parse_custom_id(custom_id: str) -> CustomId | None:
    """Parse a `custom_id`; None if it is not one of ours, or its action no longer exists."""
    shape = _SHAPE.fullmatch(custom_id)
    action = _ACTIONS.get(shape[3]) if shape else None
    if shape is None or action is None:
        return None
    game_id, about, _, detail = shape.groups()
    return CustomId(int(game_id), int(about), action, detail or "")


def _member(kind: type[Detail], text: str) -> Detail:
    try:
        return kind(text)
    except ValueError as error:
        raise Declined("unknown-press") from error


def presses_among(components: Iterable[Mapping[str, Any]]) -> Iterator[CustomId]:
    """Yield what can be pressed among a message's components, as Discord lists them."""
    for part in components:
        custom_id = part.get("custom_id")
        press = parse_custom_id(custom_id) if custom_id else None
        if press is not None:
            yield press
        inner = part.get("components")
        if inner:
            yield from presses_among(inner)
