"""Press each bot's buttons in as many lanes: ours, the stock bot's, the equal floor's."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tests.bench import equal
from tests.bench.asked import Asked, Shares
from tests.bench.copies import Copy, channels
from tests.bench.equal import Deed
from tests.bench.floor import BUTTONS, view
from tests.bench.load import Hand, Tally, Window
from tests.bench.scripts import PLAYERS
from tests.stub import shapes
from tests.stub.loopback import Loopback
from tests.stub.player import ids
from tests.stub.running import Running
from tests.stub.world import Channel, Person, World, snowflake

_LANES = 24
_VISIT = 40
"""Presses on one of the equal floor's boards before the next: about what a window lets ours do."""

_PATIENCE = 20.0
_LONGEST = 600.0
_IN_TURN = (Deed.TURN, Deed.ASK, Deed.READ)
_IN_LETTER = (Deed.GO_ON, Deed.DONE)

Json = dict[str, Any]


class Driver(Protocol):
    """A driver that presses one bot's buttons for some seconds, at a rate or as fast as it can."""

    async def measure(self, seconds: float, rate: float | None) -> Tally: ...


async def _press(
    bot: Running,
    seconds: float,
    rate: float | None,
    lane: Callable[[Window, int], Awaitable[None]],
) -> Tally:
    window = Window(bot.id, seconds, rate)
    await asyncio.gather(*[lane(window, number) for number in range(_LANES)])
    return window.close()


class Ours:
    """The whole bot with its games under way; `opens` opens each form, as people do."""

    def __init__(self, discord: Loopback, bot: Running, games: list[Copy]) -> None:
        self.bot = bot
        self.asked = Asked(discord.world)
        self.opens = False
        self._discord = discord
        self._games = games

    async def measure(self, seconds: float, rate: float | None) -> Tally:
        self._discord.watch = None if self.opens else self.asked.note
        return await _press(self.bot, seconds, rate, self._lane)

    async def _lane(self, window: Window, _: int) -> None:
        """Play one game after the other; a game that the window cuts off goes on later."""
        hand = Hand(self._discord, window, opens=self.opens)
        while window.is_open:
            copy = self._games.pop()
            await hand.play(copy)
            if copy.steps:
                self._games.insert(0, copy)


class Stock:
    """The stock bot with one message a lane."""

    def __init__(self, discord: Loopback, bot: Running, boards: list[Channel]) -> None:
        self.bot = bot
        self._discord = discord
        self._boards = boards
        self._dice = Random(1)
        self._person = discord.world.add_person("ann")

    async def measure(self, seconds: float, rate: float | None) -> Tally:
        return await _press(self.bot, seconds, rate, self._lane)

    async def _lane(self, window: Window, number: int) -> None:
        board = self._boards[number]
        while window.is_open:
            await window.pace.slot()
            assert board.last
            custom_id = f"floor:{self._dice.randrange(BUTTONS)}"
            await _count(self._discord, window, self._person, board.last, custom_id)


@dataclass
class Board:
    """One game of the equal floor's; `reader` is who has its direct message."""

    channel: Channel
    people: list[Person]
    reader: Person | None = None


class Equal:
    """The equal floor; its presses ask for what ours do, in the same `shares`."""

    def __init__(self, discord: Loopback, bot: Running, boards: list[Board]) -> None:
        self.bot = bot
        self.asked = Asked(discord.world)
        self.shares = Shares(turn=1, ask=0, read=0, go_on=0, done=0)
        self._discord = discord
        self._boards = boards
        self._dice = Random(1)

    async def measure(self, seconds: float, rate: float | None) -> Tally:
        self._discord.watch = self.asked.note
        return await _press(self.bot, seconds, rate, self._lane)

    async def meet(self) -> None:
        """Let each person get a direct message once: ours knows everybody, too."""
        window, waiting = Window(self.bot.id, _LONGEST), list(self._boards)

        async def lane() -> None:
            while waiting:
                board = waiting.pop()
                for person in board.people:
                    await self._press(window, board, person, Deed.READ)
                    await self._press(window, board, person, Deed.DONE)

        await asyncio.gather(*[lane() for _ in range(_LANES)])

    async def _lane(self, window: Window, _: int) -> None:
        """Press on one board after the other, as our games are played."""
        while window.is_open:
            board = self._boards.pop()
            for _ in range(_VISIT):
                if window.is_open:
                    await self._take(window, board)
            self._boards.insert(0, board)

    async def _take(self, window: Window, board: Board) -> None:
        """Press in the direct message, where there is one, or on the panel."""
        shares = self.shares
        if board.reader:
            person = board.reader
            weights = (shares.go_on, shares.done)
            # On a very busy machine ours may have opened DMs, and come to the end of none.
            (deed,) = self._dice.choices(_IN_LETTER, weights if any(weights) else None)
        else:
            person = self._dice.choice(board.people)
            (deed,) = self._dice.choices(_IN_TURN, (shares.turn, shares.ask, shares.read))
        await self._press(window, board, person, deed)

    async def _press(self, window: Window, board: Board, person: Person, deed: Deed) -> None:
        """Press a button for a deed, and wait for what comes of it."""
        direct = self._discord.world.direct_channel(person.id)
        place = direct if deed in _IN_LETTER else board.channel
        await _until(place, lambda: bool(_buttons(place, deed)))
        message = place.last
        assert message
        before = _newest(board.channel), _newest(direct)
        await window.pace.slot()
        custom_id = self._dice.choice(_buttons(place, deed))
        await _count(self._discord, window, person, message, custom_id)
        match deed:
            case Deed.TURN | Deed.DONE:
                board.reader = None
                await _until(board.channel, lambda: _newest(board.channel) != before[0])
            case Deed.READ:
                board.reader = person
                await _until(direct, lambda: _newest(direct) != before[1])
            case _:
                pass


async def _count(
    discord: Loopback, window: Window, person: Person, message: Json, custom_id: str
) -> None:
    done = await discord.press(person, message, custom_id)
    await done.answered
    assert done.at
    window.tally.commits.append(done.at - done.sent)


async def _until(channel: Channel, is_there: Callable[[], bool]) -> None:
    until = time.perf_counter() + _PATIENCE
    while not is_there():
        assert time.perf_counter() < until, channel.last
        await channel.stirs(0.5)


def _buttons(channel: Channel, deed: Deed) -> list[str]:
    """List the buttons of the last message that ask for a deed; it may be half posted."""
    found = ids(channel.last) if channel.last else []
    return [custom_id for custom_id in found if custom_id.split(":")[1] == deed]


def _newest(channel: Channel) -> str | None:
    return channel.last["id"] if channel.last else None


def stock_boards(world: World) -> list[Channel]:
    """Give each lane a message of the stock bot's."""
    guild = world.add_guild("Stock")
    made = [world.add_channel(guild, f"lane-{n}") for n in range(_LANES)]
    for channel in made:
        _post(channel, {"components": view().to_components()})
    return made


def equal_boards(world: World, count: int) -> list[Board]:
    """Make as many games as ours are, each of as many people."""
    shown = {"components": equal.panel().to_components(), "flags": 1 << 15}
    boards: list[Board] = []
    for index, channel in enumerate(channels(world, count)):
        people = [world.add_person(f"p{index}-{n}") for n in range(PLAYERS)]
        boards.append(Board(channel, people))
        _post(channel, shown)
    return boards


def _post(channel: Channel, body: Json) -> None:
    number = snowflake()
    author = Person(shapes.APPLICATION, "floor")
    copied = {**body, "components": [dict(one) for one in body["components"]]}
    channel.messages[number] = shapes.message(channel.id, number, author, copied)
