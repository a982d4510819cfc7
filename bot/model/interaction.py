"""Define what a person did on Discord: a command typed, a component pressed, a form submitted.

It is built once, from Discord's payload, so that the features need none of the library's objects.
"""

from collections.abc import Mapping
from dataclasses import field
from datetime import UTC, datetime
from enum import IntEnum, IntFlag
from typing import Any

from bot.model.names import PersonName
from rules.record import record

_DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds from 1970 to 2015, from which Discord's ids count."""


class InteractionKind(IntEnum):
    """What a person did, under Discord's numbers; suggestions are requested while they type."""

    COMMAND = 2
    PRESS = 3
    SUGGESTION = 4
    FORM = 5


class ChannelType(IntEnum):
    """The types of channel that differ for a game, under Discord's numbers."""

    TEXT = 0
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    DIRECTORY = 14
    FORUM = 15
    MEDIA = 16


class Right(IntFlag):
    """What the bot may be allowed in a channel, under Discord's bits."""

    ADMINISTRATOR = 1 << 3
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    ATTACH_FILES = 1 << 15
    CONNECT = 1 << 20
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38


@record
class Channel:
    """A channel as the bot finds it; `type` is Discord's number, which may be a new one.

    `rights` are the bot's own there, as bits. `is_on_server` says that the bot is a member of the
    channel's server, and not only of some person's own list of apps; `is_joined` that it can see
    the channel, if that is a private thread.
    """

    type: int = ChannelType.TEXT
    rights: int = 0
    is_on_server: bool = False
    is_locked: bool = False
    is_joined: bool = True


@record
class User:
    """A person: their id, the name that others see here, and the one that no one else has."""

    id: int
    name: PersonName
    username: str = ""


@record
class PressedMessage:
    """The message that a pressed component belongs to; `components` as Discord lists them."""

    id: int
    is_ephemeral: bool
    components: tuple[Mapping[str, Any], ...] = ()


@record
class Interaction:
    """One interaction; its `token` answers it for fifteen minutes and is never logged.

    `locale` is what the person has set in their client, `guild_locale` what their server prefers.

    `values` is what was entered in a form, by the control's name. `may_manage` says that the person
    may manage the channel.
    """

    id: int
    token: str = field(repr=False)
    kind: InteractionKind
    user: User
    channel_id: int
    guild_id: int | None
    locale: str
    may_manage: bool
    channel: Channel = Channel()
    guild_locale: str = ""
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
    def may_attach(self) -> bool:
        """Return whether the bot may attach files in the channel."""
        return bool(self.channel.rights & Right.ATTACH_FILES)

    @property
    def is_private(self) -> bool:
        """Return whether the pressed message is seen by one person alone.

        The panel's id does not show this: a panel can be pressed before its id is recorded.
        """
        return self.message is not None and (self.guild_id is None or self.message.is_ephemeral)
