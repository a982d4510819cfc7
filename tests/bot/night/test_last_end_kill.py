"""A lifted game survives `kill -9` while its last end is unread, and while it is being read out."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from bot.i18n.words import words_in
from bot.service.history import history
from bot.service.plies.plies import NewPly, to_row
from bot.store import game_rows
from bot.store.plies import add_ply, plies_from
from encounters.loader import SHIPPED_BOOK
from encounters.opening import open_book
from rules.facts import EncounterSettled
from rules.questions import TakeTurn
from rules.words import Seat
from tests.bot.night.test_lift_kill import Evening, kill_once
from tests.faults.evidence import Stored, check_plies, read
from tests.faults.kills import DATABASE
from tests.faults.moments import IN_PLAY, Moment
from tests.stub.loopback import Loopback
from tests.stub.player import ids, texts
from tests.stub.running import Nursery
from tests.stub.world import Channel, Person
from tests.tables import ANN, ONE, a_table, seat

ACTS = ("heard", "nothing", "heard", "end")
LISTEN = words_in("en")("night-end-listen", reader="NAME").partition("NAME")[2]
"""What the stage says to the others while an end is unread."""

_LONGEST = 120
_SEED = bytes([3]) * 32
"""Of games whose last end has a reader: not each choice is told at once."""


class LastEvening(Evening):
    """The evening at which a game ends, in a channel of its own."""

    def __init__(
        self, discord: Loopback, number: int, channel: Channel, people: list[Person]
    ) -> None:
        super().__init__(discord, channel, people)
        self.number = number

    @property
    def texts(self) -> str:
        return "\n".join(["\n".join(texts(one)) for one in self.channel.messages.values()])

    def sheets(self) -> list[Any]:
        """List the score sheets."""
        messages = self.channel.messages.values()
        return [one for one in messages if any(press.endswith(":again") for press in ids(one))]

    async def until_unread(self) -> None:
        """Lift the game, seat both, and go below; stop where the end is its reader's alone."""
        await self.type("night lift")
        async with asyncio.timeout(_LONGEST):
            while not await self.press_detail("night:sit"):
                await self.channel.stirs(0.25)
            while LISTEN not in self.texts:
                await self.press()

    @property
    def reads(self) -> str:
        """Say who reads the unread end, as the stage does."""
        return next(line for line in self.texts.splitlines() if LISTEN in line).partition(LISTEN)[0]

    async def press_detail(self, detail: str, *people: Person) -> bool:
        """Press a button where it is there, as these or as all: those who may not are refused."""
        stage = self._stage()
        found = [one for one in ids(stage) if one.endswith(detail)] if stage else []
        for person in (people or self.people) if found else ():
            await self._press(person, stage, found[0])
        return bool(found)

    async def until_story_over(self) -> None:
        """Read the end out where it is still unread, and wait for the score."""
        async with asyncio.timeout(_LONGEST):
            while not self.sheets() or LISTEN in self.texts:
                await self.press_detail("night:heard")
                await self.channel.stirs(0.25)


async def test_an_unread_last_end_survives_a_kill(tmp_path: Path) -> None:
    async with Loopback() as discord:
        nursery = Nursery(discord, tmp_path / DATABASE, tmp_path / "log")
        try:
            evenings = await _unread(discord, nursery, tmp_path / DATABASE, len(IN_PLAY))
            dice = Random(3)
            left = [
                await _killed(discord, nursery, tmp_path, (evening, moment, act), dice)
                for evening, moment, act in zip(evenings, IN_PLAY, ACTS * 3, strict=False)
            ]
            assert await nursery.stop(signal.SIGTERM) == 0
        finally:
            await nursery.close()
    assert {"running", "finished"} == set(left)  # some kills came before the commit, some after
    for number, stored in read(tmp_path / DATABASE).items():
        check_plies(stored)
        assert not stored.unsent
        assert stored.game.lift is None
        assert _results(tmp_path / DATABASE, number) == len(stored.game.seats)


async def _unread(
    discord: Loopback, nursery: Nursery, database: Path, many: int
) -> list[LastEvening]:
    """Bring that many games to their last end, which its reader alone knows."""
    guild = discord.world.add_guild("Town")
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    evenings = [
        LastEvening(discord, n, discord.world.add_channel(guild, f"fireside-{n}"), people)
        for n in range(1, many + 1)
    ]
    await nursery.start()
    for evening in evenings:
        await evening.begin()
    assert await nursery.stop(signal.SIGTERM) == 0
    for evening in evenings:
        _lay(database, evening.number)
    await nursery.start()
    for evening in evenings:
        await evening.until_unread()
    return evenings


def _lay(database: Path, number: int) -> None:
    """Let a game of a stopped bot be in its last turn, with the dice of the tests."""
    ann = seat(ready=("builder-1", "trainer-1"), coins=0)
    state = a_table(ann=ann, bob=seat(passed=True), round=7, asks=(TakeTurn(ONE, ANN),))
    with closing(sqlite3.connect(database)) as db:
        row = game_rows.find_game(db, number)
        assert row is not None
        (first,) = plies_from(db, number, 0)
        laid = to_row(NewPly(Seat(0), None, (), state, first.at), 0, b"")
        db.execute("DELETE FROM plies WHERE game_id = ?", (number,))
        add_ply(db, number, laid)
        db.execute("UPDATE games SET seed = ? WHERE id = ?", (_SEED, number))
        db.commit()


async def _killed(
    discord: Loopback,
    nursery: Nursery,
    folder: Path,
    case: tuple[LastEvening, Moment, str],
    dice: Random,
) -> str:
    """Kill the bot while an end is unread; start it, read it out; return what the kill left."""
    evening, moment, act = case

    async def do() -> None:
        match act:
            case "heard":
                reads = next(one for one in evening.people if one.name.title() in evening.reads)
                await evening.press_detail("night:heard", reads)
            case "end":
                await evening.type("night end")
            case _:
                await asyncio.sleep(0)

    stored = (await kill_once(discord, nursery, folder, moment, dice, do))[evening.number]
    end = _end(stored)
    if stored.game.status == "running":
        assert stored.game.lift is not None
        assert end not in evening.texts
        assert not evening.sheets()
    await evening.until_story_over()
    assert len(evening.sheets()) == 1
    assert evening.texts.count(end) == 1
    return stored.game.status


def _end(stored: Stored) -> str:
    """Return how the words of a game's last end begin."""
    facts = [fact for row in stored.rows for fact in history.open_ply(row).facts]
    end = [fact for fact in facts if isinstance(fact, EncounterSettled)][-1]
    stories = open_book(SHIPPED_BOOK).stories
    outcome = stories.outcome(end.number, end.option, end.tier, "en")
    return (outcome or words_in("en")("story-failed")).strip().split("\n")[0][:40]


def _results(database: Path, number: int) -> int:
    with closing(sqlite3.connect(database)) as db:
        query = "SELECT count(*) FROM results WHERE game_id = ?"
        (count,) = db.execute(query, (number,)).fetchone()
    return int(count)
