"""A lifted game survives `kill -9` at every step of an evening, on its way there and back."""

import asyncio
import re
import signal
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from tests.faults.evidence import Stored, check_plies, exhume, read
from tests.faults.kills import DATABASE
from tests.faults.moments import IN_PLAY
from tests.stub.loopback import Loopback
from tests.stub.player import ids, texts
from tests.stub.running import Nursery
from tests.stub.world import Channel, Person

_PRESSES = (
    *("night:on", "night:heard", "night:vote-[0-9]+", "do:explore-.*", "do:exert-nobody"),
    *("do:exert-.*", "do:pick-.*", "proposed:.*", "do:pass"),
)
"""What is pressed where it is there, the first that is."""

EVENING = "An evening at the table"
"""What the stage of an evening says."""

_PATIENCE = 0.4
_ANSWERED = 3.5
_LONGEST = 20


class Evening:
    """Two players of a game, who see only Discord."""

    def __init__(self, discord: Loopback, channel: Channel, people: list[Person]) -> None:
        self.discord = discord
        self.channel = channel
        self.people = people

    async def begin(self) -> None:
        await self.type("game new", {})
        ann, bob = self.people
        for person, verb in ((bob, "join"), (ann, "start")):
            (custom_id,) = [one for one in ids(self._last()) if one.endswith(f":lobby:{verb}")]
            await self._press(person, self._last(), custom_id)

    async def type(self, command: str, options: dict[str, str] | None = None) -> None:
        typed = await self.discord.command(self.people[0], self.channel, command, options or {})
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(typed.answered), _ANSWERED)

    def _last(self) -> Any:
        assert self.channel.last
        return self.channel.last

    def _stage(self) -> Any:
        """Return the last message that asks something."""
        asking = [m for m in self.channel.messages.values() if _asked(m)]
        return asking[-1] if asking else None

    async def press(self) -> str:
        """Press what the stage asks for, as one and as the other; return what it was."""
        async with asyncio.timeout(_LONGEST):
            while (stage := self._stage()) is None:
                await self.channel.stirs(0.25)
        asked = _asked(stage)
        for person in self.people:
            await self._press(person, stage, asked)
        return asked.split(":", 3)[3]

    async def _press(self, person: Person, message: Any, custom_id: str) -> None:
        pressed = await self.discord.press(person, message, custom_id)
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(pressed.answered), _ANSWERED)


def _asked(message: Any) -> str:
    """Return the first press that takes an evening on; empty where a message has none."""
    known = ids(message)
    found = [one for shape in _PRESSES for one in known if re.fullmatch(rf"1:.*?:{shape}", one)]
    return next(iter(found), "")


async def test_an_evening_survives_a_kill_at_every_step(tmp_path: Path) -> None:
    async with Loopback() as discord:
        nursery = Nursery(discord, tmp_path / DATABASE, tmp_path / "log")
        try:
            pressed = await _killed(discord, nursery, tmp_path, Random(7))
        finally:
            await nursery.close()
    kinds = {one.partition("-")[0] for one in pressed}
    assert {"night:heard", "night:vote", "night:on", "do:explore"} <= kinds


async def _killed(discord: Loopback, nursery: Nursery, folder: Path, dice: Random) -> list[str]:
    """Play an evening; at each step kill the bot, look at what it left, and start it again."""
    guild = discord.world.add_guild("Town")
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    evening = Evening(discord, discord.world.add_channel(guild, "fireside"), people)
    await nursery.start()
    await evening.begin()
    pressed: list[str] = []

    async def note() -> None:
        pressed.append(await evening.press())

    def lift() -> Any:
        return evening.type("night lift")

    def end() -> Any:
        return evening.type("night end")

    moments = dice.sample(IN_PLAY * 2, 2 * len(IN_PLAY))
    for number, moment in enumerate(moments):
        act = lift if number == 0 else end if number == len(moments) - 1 else note
        (stored,) = (await kill_once(discord, nursery, folder, moment, dice, act)).values()
        if number == 0 and stored.game.lift is None:
            await lift()
    await end()
    async with asyncio.timeout(_LONGEST):
        # Each panel is compared after a start, and the last one is posted.
        while any(EVENING in one for one in _texts_of(evening.channel)) or not _homes(evening):
            await evening.channel.stirs(0.25)
    assert await nursery.stop(signal.SIGTERM) == 0
    _check_end(folder, evening.channel)
    return pressed


async def kill_once(
    discord: Loopback, nursery: Nursery, folder: Path, moment: Any, dice: Random, act: Any
) -> dict[int, Stored]:
    """Do something, and kill the bot at a moment of it; return what it left, and start again."""
    dead = asyncio.Event()

    def kill() -> None:
        if not dead.is_set():
            dead.set()
            nursery.kill()

    timer = moment.arm(discord, dice, kill)
    acting = asyncio.create_task(act())
    with suppress(TimeoutError):
        await asyncio.wait_for(dead.wait(), _PATIENCE)
    kill()
    if timer:
        timer.cancel()
    discord.troubles.clear()
    assert await nursery.ended() == -signal.SIGKILL
    left = exhume(folder / DATABASE, folder)
    for stored in left.values():
        check_plies(stored)
    await nursery.start()
    with suppress(TimeoutError):
        await acting
    return left


def _texts_of(channel: Channel) -> list[str]:
    return ["\n".join(texts(message)) for message in channel.messages.values()]


def _homes(evening: Evening) -> list[Any]:
    """List the messages whose buttons keep the stories of the evening."""
    messages = evening.channel.messages.values()
    return [one for one in messages if any(":story:" in each for each in ids(one))]


def _check_end(folder: Path, channel: Channel) -> None:
    """Hold the file and the channel: the game is in its days again, and the evening told once."""
    (stored,) = read(folder / DATABASE).values()
    check_plies(stored)
    assert not stored.unsent
    assert stored.game.lift is None
    shown = _texts_of(channel)
    assert len([one for one in shown if "The evening is over" in one]) == 1
    assert not [one for one in shown if EVENING in one]
