"""Change the server under a game: who is there, what the bot may do, which channels it has."""

import asyncio
from datetime import datetime
from random import Random

from tests.fuzz.expected import Expected
from tests.fuzz.fuzzed_bot import FuzzedBot
from tests.fuzz.guests import Guests
from tests.stub import changes
from tests.stub.access import Right
from tests.stub.world import Channel

_TO_REACH = (
    *(Right.VIEW_CHANNEL, Right.SEND_MESSAGES | Right.SEND_MESSAGES_IN_THREADS),
    Right.SEND_MESSAGES_IN_THREADS,
)
_OTHERS = (Right.ATTACH_FILES, Right.EMBED_LINKS, Right.CREATE_PUBLIC_THREADS)
_LONG = (5, 400, 3_700, 30_000)
"""Seconds for which it stays so, at the end of what people do meanwhile."""


class Upheavals:
    """What happens to the server of a fuzzed game; each is over before the next step begins."""

    def __init__(self, fuzzed: FuzzedBot, guests: Guests, expected: Expected) -> None:
        self._fuzzed = fuzzed
        self._guests = guests
        self._expected = expected

    async def deprive(self, dice: Random) -> None:
        """Take a right in the table's channel from the bot, and give it back."""
        wire, channel = self._guests.wire, self._guests.channel
        place = wire.world.channels[channel.parent_id or channel.id]
        right, first = dice.choice((*_TO_REACH, *_OTHERS)), self._fuzzed.clock()
        await changes.deny(wire, place, right)
        await self._meanwhile(dice)
        await changes.deny(wire, place, 0)
        if right in _TO_REACH:
            self._cut(channel, first)

    async def expel(self, dice: Random) -> None:
        """Throw the bot out, so that nobody can use it, and invite it back."""
        first = self._fuzzed.clock()
        await changes.throw_out(self._guests.wire, self._fuzzed.guild)
        await self._fuzzed.idle(dice.choice(_LONG))
        await changes.invite(self._guests.wire, self._fuzzed.guild)
        self._cut(self._guests.channel, first)
        for person in self._guests.people:
            self._expected.cut(first, self._fuzzed.clock(), user=person.id)

    async def depart(self, dice: Random) -> None:
        """Let a person leave the server, and come back."""
        person, first = dice.choice(self._guests.people), self._fuzzed.clock()
        wire, guild = self._guests.wire, self._fuzzed.guild
        with self._guests.without(person):
            await changes.leave(wire, guild, person)
            await self._meanwhile(dice)
            await changes.join(wire, guild, person)
        self._expected.cut(first, self._fuzzed.clock(), user=person.id)

    async def close(self, dice: Random) -> None:
        """Lock the table's thread and open it again, or delete its channel and go to another."""
        wire, channel, first = self._guests.wire, self._guests.channel, self._fuzzed.clock()
        if channel.parent_id is not None and dice.random() < 0.5:
            await changes.lock(wire, channel)
            await self._meanwhile(dice)
            await changes.lock(wire, channel, is_locked=False)
            self._cut(channel, first)
            return
        self._expected.cut(first, channel=channel.id)
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

    def _cut(self, channel: Channel, first: datetime) -> None:
        self._expected.cut(first, self._fuzzed.clock(), channel=channel.id)
