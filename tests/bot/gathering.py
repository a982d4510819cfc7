"""A game that is lifted to an evening on the test server: its seats, guests, and what they do."""

from random import Random
from typing import Any

from bot.model.games import TABLE, TimerRow
from bot.model.kinds import TimerKind
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Night, Step
from bot.service.night.steps import (
    choices,
    leader_now,
    night_of,
    number_now,
    question_now,
    readers_now,
    seat_now,
    step_of,
)
from bot.store import timers
from bot.store.database import Database
from rules.words import Seat
from tests.bot.fireside import PRESS
from tests.bot.server import NAMES, Server
from tests.habits import habit


class Gathering:
    """Those at the table tonight: the players by their seats, and onlookers who have sat down.

    `way` says whether they press buttons or type commands.
    """

    def __init__(self, server: Server, way: str = PRESS, seed: int = 1) -> None:
        self.server = server
        self.way = way
        self.dice = Random(seed)

    async def begin(
        self, players: int = 3, *, guests: tuple[str, ...] = (), **options: Any
    ) -> None:
        """Start a game, lift it, and seat its players and these guests at the evening."""
        await self.server.start(players, **options)
        await self.lift()
        for name in (*NAMES[1:players], *guests):
            await self.act(self.server.people[name], "sit")

    async def lift(self, **options: int) -> Any:
        return await self.server.ann.slash(self.server.channel, "night lift", **options)

    async def end(self, person: Any = None) -> Any:
        return await (person or self.server.ann).slash(self.server.channel, "night end")

    async def loaded(self) -> LoadedGame:
        return await self.server.loaded()

    async def night(self) -> Night:
        return night_of((await self.loaded()).row)

    async def timer(self) -> TimerRow:
        """Return the timer that ends the evening."""
        found = await self.server.parts[Database].read(
            lambda db: timers.find(db, self.server.game_id, TABLE, TimerKind.NIGHT)
        )
        assert found is not None
        return found

    async def stage(self) -> Any:
        return await self.server.panel()

    async def step(self) -> Step:
        return step_of(await self.loaded())

    async def act(self, person: Any, detail: str) -> Any:
        """Press the stage's button of that detail, or type the command for it."""
        loaded = await self.loaded()
        number = number_now(loaded.state.table)
        custom_id = f"1:{loaded.row.id}:{number}:night:{detail}"
        if self.way == PRESS:
            return await person.click(await self.stage(), custom_id=custom_id)
        return await person.slash(self.server.channel, "night do", what=custom_id)

    def person(self, user_id: int) -> Any:
        return next(one for one in self.server.people.values() if one.id == user_id)

    async def reader(self) -> Any:
        return self.person(readers_now(await self.loaded())[0].user_id)

    async def explorer(self) -> Any:
        loaded = await self.loaded()
        return await self.server.at(seat_now(loaded))

    async def until(self, *steps: Step) -> LoadedGame:
        """Play on until the evening is at one of these steps."""
        for _ in range(300):
            if await self.step() in steps:
                return await self.loaded()
            await self.go_on()
        raise AssertionError(steps)

    async def go_on(self) -> None:
        """Do what the step asks, as the guest whom it asks."""
        match await self.step():
            case Step.READ | Step.END:
                reader = await self.reader()
                await self.act(reader, "read")
                await self.act(reader, "heard")
            case Step.CHOOSE:
                await self.advise()
                await self.act(await self.explorer(), f"vote-{choices(await self.loaded())[0]}")
            case Step.STORY:
                await self.act(self.person((await self.night()).here[-1].user_id), "on")
            case _:
                await self.take()

    async def advise(self) -> None:
        """Let every guest but the explorer advise, each another choice."""
        loaded = await self.loaded()
        explorer, allowed = leader_now(loaded), choices(loaded)
        assert explorer is not None
        others = [one for one in night_of(loaded.row).here if one.user_id != explorer.user_id]
        for index, guest in enumerate(others):
            await self.act(self.person(guest.user_id), f"vote-{allowed[index % len(allowed)]}")

    async def take(self, first: str = "explore") -> None:
        """Take an action for the seat that is asked, by its player."""
        loaded = await self.loaded()
        question = question_now(loaded.state.table)
        seat = Seat(question.seat)
        verb = {"spend_effort": "exert", "take_reward": "pick"}.get(question.kind, first)
        action = habit(loaded, seat, self.dice, first=verb)
        person = await self.server.at(seat)
        hands = self.server.hands
        before = loaded.ply
        result = await (hands.press if self.way == PRESS else hands.type)(person, action)
        assert (await self.loaded()).ply > before, (action, result)
