"""Change what there is on a Discord, and let the bot hear of it, as far as it wants to."""

from typing import Any

from tests.stub import shapes
from tests.stub.people import Driver
from tests.stub.world import Channel, Guild, Person

_INTENTS = {"GUILD_MEMBER_ADD": 1 << 1, "GUILD_MEMBER_REMOVE": 1 << 1}
"""What the bot must want to hear of, to hear of these."""

_MEMBER = 1
"""The type of an overwrite that is for one member, not for a role."""

Json = dict[str, Any]


async def leave(driver: Driver, guild: Guild, person: Person) -> None:
    """Let a person leave a server, or be kicked: a bot is told the same."""
    guild.left.add(person.id)
    if person.id in guild.talking:
        await driver.enter(person, guild, None)
    gone = {"guild_id": str(guild.id), "user": shapes.user(person)}
    await _tell(driver, guild, "GUILD_MEMBER_REMOVE", gone)


async def join(driver: Driver, guild: Guild, person: Person) -> None:
    """Let a person come back to a server that they have left."""
    guild.left.discard(person.id)
    added = {"guild_id": str(guild.id), **shapes.member(person)}
    await _tell(driver, guild, "GUILD_MEMBER_ADD", added)


async def throw_out(driver: Driver, guild: Guild) -> None:
    """Remove the bot from a server."""
    guild.has_bot = False
    guild.talking.pop(driver.world.bot.id, None)
    await driver.deliver("GUILD_DELETE", {"id": str(guild.id)}, guild.id)


async def invite(driver: Driver, guild: Guild) -> None:
    """Invite the bot back to a server."""
    guild.has_bot = True
    described = shapes.guild(guild, driver.world.owner, driver.world.bot)
    await _tell(driver, guild, "GUILD_CREATE", described)


async def deny(driver: Driver, channel: Channel, rights: int) -> None:
    """Take rights in a channel from the bot, and give it all others that the server gives."""
    whose = {"id": str(driver.world.bot.id), "type": _MEMBER, "allow": "0"}
    channel.overwrites = [{**whose, "deny": str(rights)}] if rights else []
    await _tell(driver, _guild(driver, channel), "CHANNEL_UPDATE", shapes.channel(channel))


async def lock(driver: Driver, thread: Channel, *, is_locked: bool = True) -> None:
    """Lock a thread, or open it again: only who may manage threads writes into a locked one."""
    thread.is_locked = is_locked
    await _tell(driver, _guild(driver, thread), "THREAD_UPDATE", shapes.channel(thread))


async def delete(driver: Driver, channel: Channel) -> None:
    """Delete a channel and its threads, or a thread."""
    guild = _guild(driver, channel)
    for one in [channel, *[one for one in guild.threads if one.parent_id == channel.id]]:
        del driver.world.channels[one.id]
        (guild.channels if one.parent_id is None else guild.threads).remove(one)
    gone = shapes.channel(channel)
    if channel.parent_id is None:
        await _tell(driver, guild, "CHANNEL_DELETE", gone)
    else:
        named = {name: gone[name] for name in ("id", "guild_id", "parent_id", "type")}
        await _tell(driver, guild, "THREAD_DELETE", named)


def _guild(driver: Driver, channel: Channel) -> Guild:
    return driver.world.guilds[channel.guild_id or 0]


async def _tell(driver: Driver, guild: Guild, event: str, data: Json) -> None:
    """Send an event of a server, if the bot is there and wants it."""
    needed = _INTENTS.get(event, 0)
    if guild.has_bot and driver.intents & needed == needed:
        await driver.deliver(event, data, guild.id)
