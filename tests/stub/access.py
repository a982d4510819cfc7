"""Refuse what the bot asks for where it has no access, as Discord does."""

from tests.stub.trouble import Refused
from tests.stub.world import Channel, World


def check_access(world: World, method: str, path: list[str]) -> None:
    """Check that a request is about a place where the bot is. Raises Refused."""
    match (method, *path):
        case (_, "guilds", number, *_) | (_, "applications", _, "guilds", number, *_):
            _check_guild(world, int(number))
        case (_, "channels", number, *rest) if int(number) in world.channels:
            _check_channel(world, world.channels[int(number)], method, rest)
        case _:
            pass


def _check_guild(world: World, guild_id: int) -> None:
    if guild_id in world.guilds and not world.guilds[guild_id].has_bot:
        raise Refused(403, 50001, "Missing Access")


def _check_channel(world: World, channel: Channel, method: str, rest: list[str]) -> None:
    if channel.guild_id is not None:
        _check_guild(world, channel.guild_id)
    elif (method, *rest) == ("POST", "messages") and not world.is_met(channel.recipient or 0):
        raise Refused(
            403, 50278, "Cannot send messages to this user due to having no mutual guilds"
        )
