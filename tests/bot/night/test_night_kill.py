"""A night survives `kill -9` at every step of a journey, and nothing happens twice."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.faults.evidence import check_plies, exhume, read
from tests.faults.kills import DATABASE
from tests.faults.moments import IN_PLAY
from tests.stub.loopback import Loopback
from tests.stub.player import ids, texts
from tests.stub.running import Nursery
from tests.stub.world import Channel, Person

_PRESS = re.compile(r"1:[0-9]+:[0-9]+:night:([a-z]+)(?:-[a-z0-9+-]+)?")
_HOST = ("go", "heard", "close", "stop", "pick", "rest", "on")
"""What the host presses at each step, in the leader's place where it is theirs."""

_PATIENCE = 0.4
_ANSWERED = 3.5
_LONGEST = 20


class Evening:
    """The host of a night, who sees only Discord."""

    def __init__(self, discord: Loopback, channel: Channel, people: list[Person]) -> None:
        self.discord = discord
        self.channel = channel
        self.host, *self.others = people

    async def begin(self, pace: str) -> None:
        options = {"journeys": "6", "pace": pace, "tale": "none"}
        opening = await self.discord.command(self.host, self.channel, "night new", options)
        await asyncio.wait_for(opening.answered, _ANSWERED)
        for person in self.others:
            await self._lobby(person, "sit")
        await self._lobby(self.host, "start")

    async def _lobby(self, person: Person, verb: str) -> None:
        lobby = self.channel.last
        assert lobby
        custom_id = next(one for one in ids(lobby) if one.endswith(f":night:{verb}"))
        pressed = await self.discord.press(person, lobby, custom_id)
        await asyncio.wait_for(pressed.answered, _ANSWERED)

    @property
    def is_over(self) -> bool:
        last = self.channel.last
        return last is not None and any(":best" in one for one in ids(last))

    def asked(self) -> str | None:
        """Return the press that takes the stage on, if there is one."""
        last = self.channel.last
        found = (
            {shape[1]: one for one in ids(last) if (shape := _PRESS.fullmatch(one))} if last else {}
        )
        return next((found[verb] for verb in _HOST if verb in found), None)

    async def press(self) -> str:
        """Press what the stage asks for, and return its verb; dice may fall before."""
        try:
            async with asyncio.timeout(_LONGEST):
                while (asked := self.asked()) is None and not self.is_over:
                    await self.channel.stirs(0.25)
        except TimeoutError:
            pytest.fail(f"asks for nothing: {self.channel.last}")
        if asked is None:
            return ""
        assert self.channel.last
        pressed = await self.discord.press(self.host, self.channel.last, asked)
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(pressed.answered), _ANSWERED)
        shape = _PRESS.fullmatch(asked)
        return shape[1] if shape else ""


async def test_a_night_survives_a_kill_at_every_step(tmp_path: Path) -> None:
    async with Loopback() as discord:
        nursery = Nursery(discord, tmp_path / DATABASE, tmp_path / "log")
        try:
            steps = [step async for step in _killed(discord, nursery, tmp_path, Random(5))]
        finally:
            await nursery.close()
    assert {"go", "heard", "close", "on"} <= set(steps)
    assert len(steps) > len(IN_PLAY)


async def _killed(
    discord: Loopback, nursery: Nursery, folder: Path, dice: Random
) -> AsyncIterator[str]:
    """Play a night; at each step kill the bot, look at what it left, and start it again."""
    guild = discord.world.add_guild("Town")
    people = [discord.world.add_person(name) for name in ("ann", "bob", "cid")]
    evening = Evening(discord, discord.world.add_channel(guild, "fireside"), people)
    await nursery.start()
    await evening.begin("brisk")
    plies = 0
    for moment in _in_turn(dice):
        if evening.is_over:
            break
        dead = asyncio.Event()

        def kill(dead: asyncio.Event = dead) -> None:
            if not dead.is_set():
                dead.set()
                nursery.kill()

        timer = moment.arm(discord, dice, kill)
        pressing = asyncio.create_task(evening.press())
        with suppress(TimeoutError):
            await asyncio.wait_for(dead.wait(), _PATIENCE)
        kill()
        if timer:
            timer.cancel()
        discord.troubles.clear()
        assert await nursery.ended() == -signal.SIGKILL
        (stored,) = exhume(folder / DATABASE, folder).values()
        check_plies(stored)
        assert len(stored.rows) >= plies or stored.is_packed
        plies = len(stored.rows)
        await nursery.start()
        yield await pressing
    while not evening.is_over:
        yield await evening.press()
    assert await nursery.stop(signal.SIGTERM) == 0
    _check_end(folder, evening.channel)


def _in_turn(dice: Random) -> Iterator[Any]:
    """Give every moment twice, in some order."""
    return iter(dice.sample(IN_PLAY * 2, 2 * len(IN_PLAY)))


def _check_end(folder: Path, channel: Channel) -> None:
    """Hold the file, and the channel: a story each journey, the sheet once, no old stage."""
    (stored,) = read(folder / DATABASE).values()
    check_plies(stored)
    assert not stored.unsent
    assert stored.game.status == "finished"
    shown = ["\n".join(texts(message)) for message in channel.messages.values()]
    assert len([one for one in shown if "The night is over" in one]) == 1
    assert not [one for one in shown if "who goes below?" in one]
    keeps = [m for m in channel.messages.values() if any(":story:" in i for i in ids(m))]
    assert len(keeps) == 6


async def test_a_kill_between_two_dice_leaves_the_stage_as_it_is(tmp_path: Path) -> None:
    async with Loopback() as discord:
        nursery = Nursery(discord, tmp_path / DATABASE, tmp_path / "log")
        try:
            guild = discord.world.add_guild("Town")
            people = [discord.world.add_person(name) for name in ("ann", "bob")]
            evening = Evening(discord, discord.world.add_channel(guild, "fireside"), people)
            await nursery.start()
            await evening.begin("easy")
            while await evening.press() != "close" or evening.asked():
                assert not evening.is_over, "no choice of this night had dice"
            assert "\U0001f3b2" in "\n".join(texts(evening.channel.last or {}))
            nursery.kill()
            assert await nursery.ended() == -signal.SIGKILL
            assert evening.asked() is None
            await nursery.start()
            assert await evening.press() in ("on", "stop", "pick", "heard")
            assert await nursery.stop(signal.SIGTERM) == 0
        finally:
            await nursery.close()
