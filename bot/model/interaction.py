"""Define what a person did on Discord: a command typed, a component pressed, a form submitted.

It is built once, from Discord's payload, so that the features need none of the library's objects.
"""

from collections.abc import Mapping
from dataclasses import field
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any

from rules.record import record

_DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds from 1970 to 2015, from which Discord's ids count."""


class InteractionKind(IntEnum):
    """What a person did, under Discord's numbers; suggestions are requested while they type."""

    COMMAND = 2
    PRESS = 3
    SUGGESTION = 4
    FORM = 5


@record
class User:
    """A person: their id, and the name that others see here."""

    id: int
    name: str


@record
class PressedMessage:
    """The message that a pressed component belongs to; `components` as Discord lists them."""

    id: int
    is_ephemeral: bool
    components: tuple[Mapping[str, Any], ...] = ()


@record
class Interaction:
    """One interaction; its `token` answers it for fifteen minutes and is never logged.

    `values` is what was entered in a form, by the control's name. `may_manage` says that the person
    may manage the channel, `may_attach` and `may_open_threads` that the bot may attach files to it,
    and open and use threads in it.
    """

    id: int
    application_id: int
    token: str = field(repr=False)
    kind: InteractionKind
    user: User
    channel_id: int
    guild_id: int | None
    locale: str
    may_manage: bool
    may_attach: bool
    may_open_threads: bool = False
    custom_id: str = ""
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    message: PressedMessage | None = None

    @property
    def created_at(self) -> datetime:
        """Return when the person acted, by Discord's clock, in UTC."""
        # The rest of an id is Discord's own: which process gave it, and a count.
        milliseconds = (self.id >> 22) + _DISCORD_EPOCH
        return datetime.fromtimestamp(milliseconds / 1_000, UTC)

    @property
    def is_private(self) -> bool:
        """Return whether the pressed message is seen by one person alone.

        The panel's id does not show this: a panel can be pressed before its id is recorded.
        """
        return self.message is not None and (self.guild_id is None or self.message.is_ephemeral)
