"""A story night on the test server: its guests, and what each of them presses or types."""

from typing import Any

from bot.demo.night import Evening
from bot.i18n.words import words_in
from bot.model.nights import Guest, Night, Step
from bot.model.open_game import OpenGame
from bot.service.night.steps import night_of
from tests.bot.messages import parts_of
from tests.bot.server import NAMES, SEED, Server

PRESS, TYPE = "press", "type"


class Fireside(Evening):
    """The guests of one night; `way` says whether they press buttons or type commands."""

    def __init__(self, server: Server, guests: int = 3, way: str = PRESS) -> None:
        names = [*NAMES, *[f"guest{n}" for n in range(len(NAMES), guests)]][:guests]
        for name in names[len(NAMES) :]:
            server.people[name] = server.guild.add_member(server.env.create_user(name))
        people = [server.people[name] for name in names]
        super().__init__(server.bot, server.channel, people, types=way == TYPE)
        self.server = server

    @property
    def people(self) -> list[Any]:
        return self.guests

    async def begin(self, language: str = "en", *, seed: bytes = SEED, **options: Any) -> OpenGame:
        self.server.sow(seed)
        return await super().begin(language, **{"journeys": "6"} | options)

    async def act(self, guest: Any, detail: str) -> Any:
        self.bot = self.server.bot  # another one after a restart
        return await super().act(guest, detail)

    async def opened(self) -> OpenGame:
        self.bot = self.server.bot
        return await super().opened()

    async def stage(self) -> Any:
        self.bot = self.server.bot
        return await super().stage()

    def person(self, guest: Guest | None) -> Any:
        people = self.server.people.values()
        return next(one for one in people if guest and one.id == guest.user_id)

    async def night(self) -> Night:
        return night_of((await self.opened()).row)

    async def labels(self) -> list[str]:
        """List the labels of the stage's buttons."""
        return [p.label for p in parts_of(await self.stage()) if getattr(p, "custom_id", None)]

    async def until(self, *steps: Step) -> OpenGame:
        """Play on until the night is at one of these steps."""
        for _ in range(200):
            if await self.step() in steps:
                return await self.opened()
            await self.go_on()
        raise AssertionError(steps)

    async def go_on(self) -> None:
        before = await self._state()
        await super().go_on()
        assert await self._state() != before, before

    async def _state(self) -> tuple[int, Step, int]:
        opened = await self.opened()
        return opened.ply, await self.step(), len(night_of(opened.row).recitals)


def say(key: str, language: str = "en", **figures: str | int) -> str:
    return words_in(language)(key, **figures)
