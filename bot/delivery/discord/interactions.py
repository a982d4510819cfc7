"""Read interactions as plain values: from the gateway's payload, or from discord.py's object."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import Permissions

from bot.delivery.discord.payloads import EPHEMERAL
from bot.model.interaction import (
    Channel,
    ChannelType,
    Interaction,
    InteractionKind,
    PressedMessage,
    User,
)
from bot.model.names import NO_NAME, person_name

_MANAGE = Permissions.manage_channels.flag

_BY_SERVER, _BY_PERSON = "0", "1"
"""Who has installed the bot that an interaction is for: the keys of its owners."""

ANSWERED = (InteractionKind.COMMAND, InteractionKind.PRESS, InteractionKind.FORM)
"""What a message may answer; suggestions are answered by suggestions alone."""


def is_pressed(payload: Mapping[str, Any]) -> bool:
    """Return whether an INTERACTION_CREATE is a press or a submitted form."""
    return payload["type"] in (InteractionKind.PRESS, InteractionKind.FORM)


def from_gateway(payload: Mapping[str, Any], client: discord.Client) -> Interaction:
    """Return a press or a submitted form, straight from its INTERACTION_CREATE.

    discord.py would build some 30 objects that are not needed: 127 of 1,620 microseconds a press.
    What the bot can do without may be missing or null. Raises whatever reading the rest raises.
    """
    # A direct message comes from no member; rights are read as bits, without objects around them.
    member: Mapping[str, Any] = payload.get("member") or {}
    user: Mapping[str, Any] = member.get("user") or payload["user"]
    data: Mapping[str, Any] = payload["data"]
    message: Mapping[str, Any] | None = payload.get("message")
    named = [one for one in (member.get("nick"), user.get("global_name")) if one]
    guild_id = int(payload["guild_id"]) if payload.get("guild_id") else None
    if (guild_id is None) is bool(member):
        # What all see on a server would pass for a direct message.
        raise ValueError("a server without a member, or a member without a server")
    return Interaction(
        id=int(payload["id"]),
        token=_token_of(payload),
        kind=InteractionKind(payload["type"]),
        user=_user(int(user["id"]), *named, user["username"]),
        channel_id=int(payload.get("channel_id") or 0),
        guild_id=guild_id,
        locale=payload.get("locale") or "",
        guild_locale=payload.get("guild_locale") or "",
        may_manage=bool(int(member.get("permissions") or 0) & _MANAGE),
        channel=_channel(payload, client, guild_id),
        custom_id=str(data.get("custom_id", "")),
        values=_values(data.get("components") or ()),
        message=_pressed(message) if message else None,
    )


def from_command(interaction: "discord.Interaction[Any]") -> Interaction:
    """Return a command or an autocomplete, whose options discord.py has read already."""
    return Interaction(
        id=interaction.id,
        token=interaction.token,
        kind=InteractionKind(interaction.type.value),
        user=user_of(interaction.user),
        channel_id=interaction.channel_id or 0,
        guild_id=interaction.guild_id,
        locale=interaction.locale.value or "",
        guild_locale=str(interaction.guild_locale or ""),
        may_manage=interaction.permissions.manage_channels,
        channel=_channel_of(interaction),
    )


def answerable(payload: Any) -> Interaction | None:
    """Return what an answer needs of an INTERACTION_CREATE that cannot be read.

    None where even that is missing, or where no message may answer it.
    """
    try:
        kind = InteractionKind(payload["type"])
        if kind not in ANSWERED:
            return None
        return Interaction(
            id=int(payload["id"]),
            token=_token_of(payload),
            kind=kind,
            user=User(0, NO_NAME),
            channel_id=0,
            guild_id=None,
            locale=payload.get("locale") or "",
            may_manage=False,
        )
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _token_of(payload: Mapping[str, Any]) -> str:
    if not (token := payload["token"]):
        raise ValueError("no token")
    return token


def _channel(payload: Mapping[str, Any], client: discord.Client, guild_id: int | None) -> Channel:
    """Read the channel of a press."""
    found: Mapping[str, Any] = payload.get("channel") or {}
    thread: Mapping[str, Any] = found.get("thread_metadata") or {}
    owners: Mapping[str, Any] = payload.get("authorizing_integration_owners") or {}
    guild = client.get_guild(guild_id) if guild_id else None
    is_personal = _BY_PERSON in owners and _BY_SERVER not in owners
    kind, channel_id = found.get("type") or ChannelType.TEXT, int(payload.get("channel_id") or 0)
    return Channel(
        type=kind,
        rights=int(payload.get("app_permissions") or 0),
        is_on_server=guild is not None and not is_personal,
        is_locked=bool(thread.get("locked")),
        is_joined=_is_joined(guild, channel_id, kind, is_archived=bool(thread.get("archived"))),
    )


def _channel_of(interaction: "discord.Interaction[Any]") -> Channel:
    """Return the channel of a command."""
    found, guild_id = interaction.channel, interaction.guild_id
    guild = interaction.client.get_guild(guild_id) if guild_id else None
    is_personal = interaction.is_user_integration() and not interaction.is_guild_integration()
    thread = found if isinstance(found, discord.Thread) else None
    kind, channel_id = found.type.value if found else ChannelType.TEXT, found.id if found else 0
    is_archived = thread is not None and thread.archived
    return Channel(
        type=kind,
        rights=interaction.app_permissions.value,
        is_on_server=guild is not None and not is_personal,
        is_locked=thread is not None and thread.locked,
        is_joined=_is_joined(guild, channel_id, kind, is_archived=is_archived),
    )


def _is_joined(
    guild: discord.Guild | None, channel_id: int, kind: int, *, is_archived: bool
) -> bool:
    """Return whether the bot can see a channel, if that is a private thread.

    Discord lists those that it can see, until they are archived; a message opens them again.
    A server that it has not described yet, after a start, is unavailable: nothing is known of it.
    """
    if guild is None or guild.unavailable:
        return True
    if kind != ChannelType.PRIVATE_THREAD or is_archived:
        return True
    return guild.get_thread(channel_id) is not None


def user_of(person: discord.User | discord.Member) -> User:
    """Return a person of discord.py's."""
    return _user(person.id, person.display_name, person.name)


def _user(user_id: int, *names: str) -> User:
    """Return a person; the last of their names is their username."""
    return User(user_id, person_name(*names), names[-1])


def _pressed(message: Mapping[str, Any]) -> PressedMessage:
    flags = int(message.get("flags") or 0)
    components = tuple(message.get("components") or ())
    return PressedMessage(int(message["id"]), bool(flags & EPHEMERAL), components)


def _values(rows: Sequence[Mapping[str, Any]]) -> dict[str, tuple[str, ...]]:
    """Read what was entered in a form, by the control's name; an empty line is no value."""
    entered: dict[str, tuple[str, ...]] = {}
    for row in rows:
        control: Mapping[str, Any] = row.get("component") or {}
        values: Sequence[Any] | None = control.get("values")
        if values is None:
            value = control.get("value")
            values = () if value in (None, "") else (value,)
        entered[str(control.get("custom_id", ""))] = tuple([str(value) for value in values])
    return entered
