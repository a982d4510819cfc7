"""Whole nights with a tale, by buttons alone: of few and of many, in each language.

On each of them a guest leaves, another one comes late, a reader says nothing, and the host goes.
"""

from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.nights import Guest, Step
from bot.service.night.reading_time import tale_text
from bot.service.night.steps import journey_of, night_of, readers_now
from bot.ui.night_end import fates_to_read
from encounters.tales import tale_words
from rules.facts import FinaleRolled
from rules.words import TaleId
from tests.bot.fireside import Fireside, say
from tests.bot.messages import text_of
from tests.bot.server import MONDAY, Server
from tests.bot.surfaces import Surfaces

BEGINNING = 40
"""Characters by which a text is known on a stage."""


class Party(Fireside):
    """Guests of whom one leaves, one comes late, one does not read, and the host goes."""

    def __init__(self, server: Server, guests: int) -> None:
        super().__init__(server, guests)
        self.late = server.guild.add_member(server.env.create_user("late"))
        server.people["late"] = self.late
        self.silent: Guest | None = None
        self._at: set[int] = set()

    async def come_and_go(self) -> None:
        """Let somebody leave or come, once in a journey's gathering."""
        journey = journey_of(await self.loaded())
        if journey in self._at or await self.step() != Step.GATHER:
            return
        self._at.add(journey)
        match journey:
            case 2:
                await self.get_up(self.guests[1])
            case 3:
                await self.act(self.late, "sit")
                self.guests.append(self.late)
            case 5:
                await self.get_up(self.guests[0])
            case _:
                pass

    async def get_up(self, person: Any) -> None:
        """Let a guest leave; the host is asked for a second press."""
        self.guests = [one for one in self.guests if one is not person]
        await self.act(person, "up")
        if (await self.night()).guest(person.id):
            await self.act(person, "up")
        assert (await self.night()).guest(person.id) is None

    async def say_nothing(self) -> None:
        """Let the time of the first reader of the fourth journey run out."""
        loaded = await self.loaded()
        if self.silent or journey_of(loaded) != 4 or await self.step() != Step.READ:
            return
        (self.silent, *_) = readers_now(loaded)
        while await self.step() == Step.READ:
            await self.server.pass_time(seconds=30)

    async def hear_tale(self) -> None:
        """See to it that the reader alone has what the tale tells, until it is read."""
        loaded = await self.loaded()
        begins = tale_text(loaded)[:BEGINNING]
        assert begins not in text_of(await self.stage())
        reader = await self.reader()
        assert begins in text_of((await self.act(reader, "read")).response.message)
        other = next(one for one in self.guests if one is not reader)
        refused = text_of((await self.act(other, "read")).response.message)
        assert begins not in refused
        await self.act(reader, "heard")
        assert begins in text_of(await self.stage())


@pytest.mark.parametrize("language", ["en", "es", "ja"])
@pytest.mark.parametrize("guests", [3, 8, 25])
async def test_a_night_with_a_tale_is_played_to_its_end(
    server: Server, guests: int, language: str
) -> None:
    server.set_clock(MONDAY)
    fire = Party(server, guests)
    everybody = [*fire.guests, fire.late]
    await fire.begin(language, tale="long-bean")
    words, surfaces = tale_words(TaleId("long-bean"), language)[0], Surfaces(server)
    while (step := await fire.step()) != Step.OVER:
        await fire.come_and_go()
        await fire.say_nothing()
        surfaces.new() if step == Step.FINALE else None
        if step == Step.TALE:
            await fire.hear_tale()
        elif step == await fire.step():
            await fire.go_on()
        if step == Step.FINALE:
            check_reveal(surfaces, len(fire.guests))
    loaded = await fire.loaded()
    night, sheet = night_of(loaded.row), text_of(await fire.stage())
    assert fire.silent is not None
    assert {guest.user_id for guest in night.here} == {person.id for person in fire.guests}
    assert len(night.here) == guests - 1
    rolled = [fact for ply in loaded.recent for fact in ply.facts if isinstance(fact, FinaleRolled)]
    assert {one.place for one in rolled} == {guest.place for guest in night.here}
    assert words.endings[loaded.state.table.tale.result.ending].strip()[:BEGINNING] in sheet
    assert say("night-over", language).strip("# ") in sheet
    thanks = sheet.split(say("became-title", language))
    assert all(person.name in thanks[0] + thanks[1] for person in everybody)
    read = fates_to_read(server.parts[Languages].narrator(loaded), loaded)[1]
    assert read in sheet
    assert all(person.name in read for person in fire.guests)
    assert not await server.waiting()


def check_reveal(surfaces: Surfaces, guests: int) -> None:
    """Check that the answers of a finale were revealed one by one."""
    waiting = [one.text.count(" …") for one in surfaces.new() if "🎲" in one.text]
    assert [count for count in waiting if count] == [*range(guests, 0, -1)]
