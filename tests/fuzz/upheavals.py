"""Change the server under a game: who is there, what the bot may do, which channels it has."""

import asyncio
from random import Random

from tests.fuzz.fuzzed_bot import FuzzedBot
from tests.fuzz.guests import Guests
from tests.stub import changes
from tests.stub.access import Right

_RIGHTS = (
    *(Right.VIEW_CHANNEL, Right.SEND_MESSAGES | Right.SEND_MESSAGES_IN_THREADS),
    *(Right.SEND_MESSAGES_IN_THREADS, Right.CREATE_PUBLIC_THREADS),
    *(Right.ATTACH_FILES, Right.EMBED_LINKS),
)
_LONG = (5, 400, 3_700, 30_000)
"""Seconds for which it stays so, at the end of what people do meanwhile."""


class Upheavals:
    """What happens to the server of a fuzzed game; each is over before the next step begins."""

    def __init__(self, fuzzed: FuzzedBot, guests: Guests) -> None:
        self._fuzzed = fuzzed
        self._guests = guests

    async def deprive(self, dice: Random) -> None:
        """Take a right in the table's channel from the bot, and give it back."""
        wire, channel = self._guests.wire, self._guests.channel
        place = wire.world.channels[channel.parent_id or channel.id]
        await changes.deny(wire, place, dice.choice(_RIGHTS))
        await self._meanwhile(dice)
        await changes.deny(wire, place, 0)

    async def expel(self, dice: Random) -> None:
        """Throw the bot out, so that nobody can use it, and invite it back."""
        await changes.throw_out(self._guests.wire, self._fuzzed.guild)
        await self._fuzzed.idle(dice.choice(_LONG))
        await changes.invite(self._guests.wire, self._fuzzed.guild)

    async def depart(self, dice: Random) -> None:
        """Let a person leave the server, and come back."""
        person, wire, guild = (
            dice.choice(self._guests.people),
            self._guests.wire,
            self._fuzzed.guild,
        )
        with self._guests.without(person):
            await changes.leave(wire, guild, person)
            await self._meanwhile(dice)
            await changes.join(wire, guild, person)

    async def close(self, dice: Random) -> None:
        """Lock the table's thread and open it again, or delete its channel and go to another."""
        wire, channel = self._guests.wire, self._guests.channel
        if channel.parent_id is not None and dice.random() < 0.5:
            await changes.lock(wire, channel)
            await self._meanwhile(dice)
            await changes.lock(wire, channel, is_locked=False)
            return
        await changes.delete(wire, channel)
        world, guild = wire.world, self._fuzzed.guild
        if channel.parent_id is None:
            self._guests.move(world.add_channel(guild, "hamlet"))
        else:
            parent = world.channels[channel.parent_id]
            self._guests.move(world.add_thread(guild, parent, "corner"))
            self._guests.channel.open_for = channel.open_for

    async def _meanwhile(self, dice: Random) -> None:
        for _ in range(dice.randint(0, 3) if self._guests.players else 0):
            await self._guests.play(dice)
            await asyncio.sleep(dice.choice((0, 1, 70)))
        await self._fuzzed.idle(dice.choice(_LONG))
