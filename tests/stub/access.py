"""Work out what the bot may do in a place, and refuse the rest, as Discord does."""

from enum import IntEnum
from typing import Any

from tests.stub.trouble import Refused
from tests.stub.world import ADMINISTRATOR, ALL_RIGHTS, Channel, Guild, World

_PRIVATE_THREAD = 12
_OF_A_DM = 1 << 14 | 1 << 15 | 1 << 17 | 1 << 18
"""Embed links, attach files, mention everybody, use others' emoji."""

Json = dict[str, Any]


class Right(IntEnum):
    """The rights that requests need here, under Discord's bits."""

    MANAGE_CHANNELS = 1 << 4
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    CONNECT = 1 << 20
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44


def rights_in(world: World, channel: Channel) -> int:
    """Work out the bot's rights in a channel; in a thread, those in its channel."""
    if channel.guild_id is None:
        return _OF_A_DM
    guild = world.guilds[channel.guild_id]
    given = guild.rights
    if given & ADMINISTRATOR:
        return ALL_RIGHTS
    place = world.channels.get(channel.parent_id or channel.id, channel)
    by_whom = {one["id"]: one for one in place.overwrites}
    for number in (guild.id, world.bot.id):  # everybody's come first
        if own := by_whom.get(str(number)):
            given = given & ~int(own["deny"]) | int(own["allow"])
    return given


def may_look_back(world: World, channel: Channel) -> bool:
    """Tell whether the bot sees more of a channel than what is said while it is there."""
    is_dm = channel.guild_id is None
    return is_dm or bool(rights_in(world, channel) & Right.READ_MESSAGE_HISTORY)


def check_access(world: World, method: str, path: list[str], body: Json) -> None:
    """Check that the bot may do what a request asks for. Raises Refused."""
    match (method, *path):
        case (_, "guilds", number, *rest) if int(number) in world.guilds:
            _check_guild(world.guilds[int(number)], method, rest)
        case (_, "applications", _, "guilds", number, *_) if int(number) in world.guilds:
            _check_guild(world.guilds[int(number)], method, [])
        case (_, "channels", number, *rest) if int(number) in world.channels:
            channel = world.channels[int(number)]
            if channel.guild_id is not None:
                _check_channel(world, channel, method, rest, body)
            elif (method, *rest) == ("POST", "messages"):
                _check_met(world, channel.recipient or 0)
        case _:
            pass


def _check_met(world: World, person_id: int) -> None:
    if not world.is_met(person_id):
        why = "Cannot send messages to this user due to having no mutual guilds"
        raise Refused(403, 50278, why)


def _check_guild(guild: Guild, method: str, rest: list[str]) -> None:
    if not guild.has_bot:
        raise Refused(403, 50001, "Missing Access")
    if guild.rights & ADMINISTRATOR or rest[:1] != ["scheduled-events"] or method == "GET":
        return
    own = Right.CREATE_EVENTS | (0 if method == "POST" else Right.MANAGE_EVENTS)
    if not guild.rights & own:
        raise Refused(403, 50013, "Missing Permissions")


def _check_channel(
    world: World, channel: Channel, method: str, rest: list[str], body: Json
) -> None:
    _check_guild(world.guilds[channel.guild_id or 0], method, [])
    rights = rights_in(world, channel)
    manages = bool(rights & Right.MANAGE_THREADS)
    seen = Right.VIEW_CHANNEL | (Right.CONNECT if channel.is_voice else 0)
    if seen & ~rights or (channel.is_private and not channel.has_bot and not manages):
        raise Refused(403, 50001, "Missing Access")
    if (method, *rest) == ("POST", "messages") and channel.is_locked and not manages:
        raise Refused(403, 160005, "Thread is locked")
    if _needed(channel, method, rest, body) & ~rights:
        raise Refused(403, 50013, "Missing Permissions")


def _needed(channel: Channel, method: str, rest: list[str], body: Json) -> int:
    """Say which rights a request needs, besides seeing its channel; an own edit needs few."""
    is_thread = channel.parent_id is not None
    match (method, *rest):
        case ("POST", "messages"):
            sends = Right.SEND_MESSAGES_IN_THREADS if is_thread else Right.SEND_MESSAGES
            return sends | _for_contents(body)
        case ("PATCH", "messages", _):
            return _for_contents(body)
        case ("GET", "messages", _):
            return Right.READ_MESSAGE_HISTORY
        case ("POST", "threads") if body.get("type") == _PRIVATE_THREAD:
            return Right.CREATE_PRIVATE_THREADS
        case ("POST", "threads") | ("POST", "messages", _, "threads"):
            return Right.CREATE_PUBLIC_THREADS
        case ("DELETE",):
            return Right.MANAGE_THREADS if is_thread else Right.MANAGE_CHANNELS
        case _:
            return 0


def _for_contents(body: Json) -> int:
    """Say which rights a message needs for its embeds, and for the files that come with it."""
    files = any("url" in one for one in body.get("attachments") or ())
    needed = Right.EMBED_LINKS if body.get("embeds") else 0
    return needed | (Right.ATTACH_FILES if files else 0)
