"""A story night on the test server: its guests, and what each of them presses or types."""

from typing import Any

from bot.demo.night import Evening
from bot.i18n.words import words_in
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Guest, Night, Step
from bot.service.night.party import PARTY, ready
from bot.service.night.steps import choices, journey_of, night_of
from rules.solo.hiring_wish import worth
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
        self.sends_own = False
        """Whether leaders send their own two, and not those who are filled in."""

    @property
    def people(self) -> list[Any]:
        return self.guests

    async def begin(
        self, language: str = "en", *, seed: bytes = SEED, **options: Any
    ) -> LoadedGame:
        self.server.sow(seed)
        chosen = {"journeys": "6", "tale": "none"} | options
        return await super().begin(language, **{k: v for k, v in chosen.items() if v})

    async def act(self, guest: Any, detail: str) -> Any:
        self.bot = self.server.bot  # another one after a restart
        return await super().act(guest, detail)

    async def loaded(self) -> LoadedGame:
        self.bot = self.server.bot
        return await super().loaded()

    async def stage(self) -> Any:
        self.bot = self.server.bot
        return await super().stage()

    async def vote(self) -> None:
        """Let every silent guest advise, each a different choice; the last one closes it."""
        loaded = await self.loaded()
        allowed, night = choices(loaded), night_of(loaded.row)
        spoken = night.votes(loaded.state.table.questions[0].number)
        silent = [guest for guest in night.at(journey_of(loaded)) if guest.place not in spoken]
        for index, guest in enumerate(silent):
            await self.act(self.person(guest), f"vote-{allowed[index % len(allowed)]}")

    def person(self, guest: Guest | None) -> Any:
        people = self.server.people.values()
        return next(one for one in people if guest and one.id == guest.user_id)

    async def night(self) -> Night:
        return night_of((await self.loaded()).row)

    async def labels(self) -> list[str]:
        """List the labels of the stage's buttons."""
        return [p.label for p in parts_of(await self.stage()) if getattr(p, "custom_id", None)]

    async def desk_button(self, person: Any) -> Any:
        """Press the stage's button that opens the desk."""
        game_id = (await self.loaded()).row.id
        return await person.click(await self.stage(), custom_id=f"1:{game_id}:0:desk:open")

    async def desk(self, person: Any, *details: str) -> Any:
        """Press the desk's buttons of those details; return what it shows then, or its form."""
        game_id = (await self.loaded()).row.id
        shown = (await self.desk_button(person)).response.message
        for detail in details:
            pressed = await person.click(shown, custom_id=f"1:{game_id}:0:desk:{detail}")
            if pressed.modal:
                return pressed
            shown = pressed.response.message
        return shown

    async def end(self, person: Any = None) -> Any:
        """End the night by the command, and say yes to what it asks."""
        return await end_night(self.server, person or self.guests[0])

    async def until(self, *steps: Step) -> LoadedGame:
        """Play on until the night is at one of these steps."""
        for _ in range(200):
            if await self.step() in steps:
                return await self.loaded()
            await self.go_on()
        raise AssertionError(steps)

    async def go_on(self) -> None:
        before = await self._state()
        if not (self.sends_own and await self.step() == Step.GATHER and await self._send_own()):
            await super().go_on()
        assert await self._state() != before, before

    async def _send_own(self) -> bool:
        """Name the leader's own two for the journey; return whether there was a choice."""
        loaded, leader = await self.loaded(), await self.leader()
        own = night_of(loaded.row).guest(leader.id)
        can = ready(loaded.state.table)
        if own is None or len(can) <= PARTY:
            return False
        two = sorted(can, key=lambda v: (v not in own.villagers, -worth(v)))[:PARTY]
        await leader.submit_modal(await self.act(leader, "others"), {"party": two})
        return True

    async def _state(self) -> tuple[int, Step, int]:
        loaded = await self.loaded()
        return loaded.ply, await self.step(), len(night_of(loaded.row).recitals)


def say(key: str, language: str = "en", **figures: str | int) -> str:
    return words_in(language)(key, **figures)


async def end_night(server: Server, person: Any) -> Any:
    asked = await person.slash(server.channel, "night end")
    return await person.click(asked.response.message, label=say("desk-ended"))
