"""Change what there is on a Discord, and let the bot hear of it, as far as it wants to."""

from typing import Any

from tests.stub import shapes
from tests.stub.people import Driver
from tests.stub.world import Guild, Person

_INTENTS = {"GUILD_MEMBER_ADD": 1 << 1, "GUILD_MEMBER_REMOVE": 1 << 1}
"""What the bot must want to hear of, to hear of these."""

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
    bot = driver.world.bot
    await _tell(driver, guild, "GUILD_CREATE", shapes.guild(guild, bot, bot))


async def _tell(driver: Driver, guild: Guild, event: str, data: Json) -> None:
    """Send an event of a server, if the bot is there and wants it."""
    needed = _INTENTS.get(event, 0)
    if guild.has_bot and driver.intents & needed == needed:
        await driver.deliver(event, data, guild.id)
