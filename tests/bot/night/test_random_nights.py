"""Whole nights of eight guests who do anything: come late, leave, press twice, press for others.

`COUNT_NIGHTS` plays more seeds; `FIRST_NIGHT` says with which they begin.
"""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.i18n.words import words_in
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.service.night.reading_time import tale_text
from bot.service.night.roles import holders
from bot.service.night.steps import (
    chapters_to_read,
    choices,
    leader_now,
    night_of,
    number_now,
    readers_now,
    step_of,
)
from encounters.tales import tale_words
from rules.facts import EncounterSettled
from rules.tale import tale_of
from rules.words import FinaleAnswer, TaleAnswer
from tests.bot.fireside import Fireside
from tests.bot.messages import ids_of, text_of
from tests.bot.night.test_night_leaks import LOOKS, MARK, settlements
from tests.bot.night.test_voice_to_the_end import count_sound_messages
from tests.bot.server import MONDAY, Server
from tests.bot.surfaces import ALL, Surface, Surfaces
from tests.bot.wire import Wire
from tests.faults.table import count

FIRST = int(os.environ.get("FIRST_NIGHT", "1"))
SEEDS = range(FIRST, FIRST + count("NIGHTS", 3))
LANGUAGES = ("en", "es", "ja")
MOST = 1_500
"""More acts than any night takes."""

_VERBS = (
    *("go", "heard", "bot", "close", "exert", "stop", "pick", "rest", "on", "along", "read"),
    *("play", "tale-first", "tale-hold"),
)


class Revellers(Fireside):
    """Eight guests and four strangers, who act by dice."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(server, 8)
        self.seed, self.dice = seed, Random(seed)
        self.language = LANGUAGES[seed % len(LANGUAGES)]
        self.wire = Wire(server)
        self.all = list(self.people)
        for number in range(4):
            name = f"stranger{number}"
            person = server.guild.add_member(server.env.create_user(name))
            self.all.append(person)
            server.people[name] = person

    async def start(self) -> LoadedGame:
        dice = self.dice
        return await self.begin(
            self.language,
            seed=dice.randbytes(32),
            tale="none" if self.seed % 3 == 0 else None,
            reader=dice.choice(("guests", "guests", "bot", "host")),
            decide=dice.choice(("leader", "table")),
            pace=dice.choice(("brisk", "easy", "unhurried")),
        )

    async def do_something(self) -> None:
        """Do one thing that somebody may do, or may not."""
        ways = [self._what_is_asked] * 10 + [self._anything] * 4 + [self._forged] * 3
        ways += [self._twice, self._twice, self._sit, self._sit, self._up, self._wait, self._look]
        await self.dice.choice(ways)()
        await self.server.env.settle()

    async def deliver(self, person: Any, *details: str, times: int = 1) -> None:
        """Press, whether the stage has such a button or not."""
        loaded = await self.loaded()
        questions = loaded.state.table.questions
        number = questions[0].number if questions else 0
        stage = await self.stage()
        ids = [one if one.startswith("1:") else f"1:1:{number}:night:{one}" for one in details]
        presses = [self.wire.press(person, stage, one) for one in ids for _ in range(times)]
        await self.wire.deliver(*presses)

    async def _what_is_asked(self) -> None:
        """Do what the step asks, as the guest whom it asks."""
        person, detail = self._asked(await self.loaded())
        await self.deliver(person or self.dice.choice(self.all), detail)

    def _asked(self, loaded: LoadedGame) -> tuple[Any, str]:
        night, dice = night_of(loaded.row), self.dice
        anybody = self.person(dice.choice(night.here)) if night.here else None
        leads = self._sitting(loaded, leader_now(loaded))
        if loaded.row.status == "paused":
            return anybody, "resume"
        match step_of(loaded):
            case Step.GATHER:
                return leads, "go"
            case Step.READ | Step.END | Step.TALE:
                return self._sitting(loaded, next(iter(readers_now(loaded)), None)), dice.choice(
                    ("heard", "read")
                )
            case Step.CHOOSE:
                vote = f"vote-{dice.choice(choices(loaded))}"
                return (anybody, vote) if dice.random() < 0.7 else (leads, "close")
            case Step.OPENING:
                return self._silent(loaded), f"tale-{dice.choice(list(TaleAnswer))}"
            case Step.FINALE:
                return self._silent(loaded), f"tale-{dice.choice(list(FinaleAnswer))}"
            case Step.FURTHER:
                return leads, dice.choice(("stop", "exert"))
            case Step.REWARD:
                return leads, "pick"
            case Step.REST:
                return anybody, "rest"
            case _:
                return anybody, "on"

    def _silent(self, loaded: LoadedGame) -> Any:
        """Return a guest who has not answered the tale."""
        night = night_of(loaded.row)
        votes = night.votes(number_now(loaded.state.table))
        silent = [one for one in night.here if one.place not in votes]
        return self.person(self.dice.choice(silent)) if silent else None

    def _sitting(self, loaded: LoadedGame, guest: Any) -> Any:
        known = night_of(loaded.row).guest(guest.user_id) if guest else None
        return self.person(known) if known else None

    async def _anything(self) -> None:
        """Press any button of the stage, as anybody."""
        buttons = [one for one in ids_of(await self.stage()) if ":night:" in one]
        if buttons:
            await self.deliver(self.dice.choice(self.all), self.dice.choice(buttons))

    async def _forged(self) -> None:
        """Press what a stranger never could: nothing comes of it."""
        loaded = await self.loaded()
        here = {guest.user_id for guest in night_of(loaded.row).here}
        strangers = [one for one in self.all if one.id not in here]
        villager = self.dice.choice(loaded.state.table.players[0].villagers).id
        forged = (*_VERBS, "vote-0", "vote-9", f"go-{villager}", f"yes-{villager}", "reroll-x")
        if strangers:
            await self.deliver(self.dice.choice(strangers), self.dice.choice(forged))
            after = await self.loaded()
            assert (after.row.night, after.ply) == (loaded.row.night, loaded.ply)

    async def _twice(self) -> None:
        person, detail = self._asked(await self.loaded())
        await self.deliver(person or self.dice.choice(self.all), detail, times=2)

    async def _sit(self) -> None:
        await self.deliver(self.dice.choice(self.all), "sit")

    async def _up(self) -> None:
        await self.deliver(self.dice.choice(self.all), "up", times=self.dice.choice((1, 2)))

    async def _wait(self) -> None:
        await self.server.pass_time(seconds=self.dice.choice((20, 61, 121, 301)))

    async def _look(self) -> None:
        await self.dice.choice(self.all).slash(self.server.channel, self.dice.choice(LOOKS))


class Hidden:
    """The words of a book in one language, and who may know which."""

    def __init__(self, loaded: LoadedGame, language: str) -> None:
        self._stories, self._language = loaded.book.stories, language
        texts: dict[tuple[int, int, int | None], str] = {}
        for number, paragraph in loaded.game.book.paragraphs.items():
            for index, option in enumerate(paragraph.options):
                for tier in (None, *range(len(option.tiers))):
                    text = self._stories.outcome(number, index, tier, language) or ""
                    texts[number, index, tier] = text.strip()
        marks = {text.split("\n")[0][:MARK] for text in texts.values()}
        # One end may begin with what another one says in its middle.
        self._ends = {
            mark: {place for place, text in texts.items() if mark in text}
            for mark in marks
            if len(mark) > MARK // 3
        }

    def faults(self, loaded: LoadedGame, known: set[Any], shown: list[Surface]) -> Iterator[str]:
        """Return what was shown too soon, of ends and of the open paragraph."""
        ends = [one for chapter in chapters_to_read(loaded) for one in chapter.facts]
        unread = {
            (one.number, one.option, one.tier) for one in ends if isinstance(one, EncounterSettled)
        }
        sharing = [one.user_id for one in readers_now(loaded)] or [ALL]
        reader = sharing[0]
        for surface in shown:
            allowed = known if surface.audience == reader else known - unread
            for mark, places in self._ends.items():
                if mark in surface.text and not places & allowed:
                    yield f"{mark}: {surface.text}"
            words = self._open(loaded)
            if words and surface.audience not in sharing and words in surface.text:
                yield f"{words}: {surface.text}"
            yield from [
                f"{answer}: {surface.text}"
                for answer in self._answers(loaded)
                if answer in surface.text
            ]

    def _open(self, loaded: LoadedGame) -> str:
        """Return how the words begin that their reader alone may read."""
        if step_of(loaded) == Step.TALE:
            return tale_text(loaded)[:MARK]
        trip = loaded.state.table.expedition
        if trip is None or step_of(loaded) != Step.READ:
            return ""
        number = trip.path[-1]
        hearing = loaded.past.last_hearing(number)
        return self._stories.prompt(number, self._language, hearing).text[:MARK]

    def _answers(self, loaded: LoadedGame) -> list[str]:
        """Return how the answers of a finale are shown, which is not before all have answered."""
        if step_of(loaded) != Step.FINALE:
            return []
        words = tale_words(tale_of(loaded.state.table).id, self._language)[0]
        shown = [words.finale.choice(answer).shown for answer in FinaleAnswer]
        return [max(one.split("{name}"), key=len).strip() for one in shown]


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_night_of_guests_who_do_anything_reaches_its_end(server: Server, seed: int) -> None:
    server.set_clock(MONDAY)
    fire = Revellers(server, seed)
    hidden, surfaces = Hidden(await fire.start(), fire.language), Surfaces(server)
    known: set[Any] = set()
    for _ in range(MOST):
        await fire.do_something()
        loaded = await fire.loaded()
        known |= set(settlements(loaded))
        faults = list(hidden.faults(loaded, known, surfaces.new()))
        assert not faults, faults[0]
        if loaded.row.status == "finished":
            break
        check_stage(server, loaded)
        check_guests(loaded)
    assert (await fire.loaded()).row.status == "finished"
    over = words_in(fire.language)("night-over").strip("# ")
    assert over in text_of(await fire.stage())
    await count_sound_messages(server)
    assert not await server.waiting()


def check_stage(server: Server, loaded: LoadedGame) -> None:
    """Check that there is one stage, and that something can be done there."""
    asking = [m.id for m in server.channel.history() if any(":night:" in i for i in ids_of(m))]
    assert asking == [loaded.row.panel_id]


def check_guests(loaded: LoadedGame) -> None:
    """Check that everybody sits once, and somebody holds each villager."""
    night = night_of(loaded.row)
    sitting = [guest.user_id for guest in night.here]
    assert len(sitting) == len(set(sitting))
    if step_of(loaded) == Step.GATHER and night.here:
        people = loaded.state.table.players[0].villagers
        assert not [one.id for one in people if not holders(night, one.id)]
