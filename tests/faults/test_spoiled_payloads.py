"""No event, whatever it lacks, ends the bot's process; the next press is answered."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path as File
from typing import Any

import pytest

from tests.faults.kills import DATABASE
from tests.faults.test_voice_channel import until
from tests.stub.events import events, thread
from tests.stub.loopback import Loopback
from tests.stub.player import ids
from tests.stub.running import Running
from tests.stub.spoiled import WAYS, fields, spoiled
from tests.stub.world import Channel, Guild, Interaction, Person

_SECONDS, _TIMES = 60, 120
_LINE = re.compile(r"^\d{4}-\d{2}-\d{2} ", re.MULTILINE)
_OFTEN = 50
"""After this many events a press shows that the bot still answers."""

Json = dict[str, Any]


@dataclass(slots=True)
class Bot:
    """A bot with a lobby, and what it has logged."""

    discord: Loopback
    running: Running
    log: File
    guild: Guild
    channel: Channel
    field: Channel
    ann: Person

    @property
    def lobby(self) -> Json:
        return next(iter(self.channel.messages.values()))

    @property
    def _button(self) -> str:
        return next(one for one in ids(self.lobby) if ":reading" in one)

    async def answers(self) -> None:
        """Press a button of the lobby, and see that it is answered."""
        pressed = await self.discord.press(self.ann, self.lobby, self._button)
        async with asyncio.timeout(_SECONDS):
            await pressed.answered
        assert self.running.process.returncode is None

    async def answers_soon(self) -> None:
        """Press until there is an answer: a press is lost while the bot connects once more."""
        for _ in range(_TIMES):
            pressed = await self.discord.press(self.ann, self.lobby, self._button)
            done, _ = await asyncio.wait([pressed.answered], timeout=_SECONDS / _TIMES)
            assert self.running.process.returncode is None
            if done:
                return
        raise AssertionError("the bot does not answer any more")

    def lines(self) -> int:
        """Count what was logged; a traceback belongs to its line."""
        return len(_LINE.findall(self.log.read_text()))

    async def without_each_field(
        self, event: str, build: Callable[[], Awaitable[Json]], first: Json | None = None
    ) -> int:
        """Deliver an event without each of its fields; return how often.

        `build` makes it once more; a whole GUILD_CREATE may come `first`.
        """
        sent = 0
        for path in fields(await build()):
            for way in WAYS:
                if first is not None:
                    await self.discord.deliver("GUILD_CREATE", first, self.guild.id)
                payload = spoiled(await build(), path, way)
                await self.discord.deliver(event, payload, self.guild.id)
                sent += 1
                if not sent % _OFTEN:
                    await self.answers()
        null: Any = None
        await self.discord.deliver(event, null, self.guild.id)
        await self.answers()
        return sent + 1


@pytest.fixture
async def bot(tmp_path: File) -> AsyncIterator[Bot]:
    log = tmp_path / "log"
    async with Loopback() as discord:
        guild = discord.world.add_guild("Town")
        channel, field = (discord.world.add_channel(guild, name) for name in ("village", "field"))
        ann = discord.world.add_person("ann")
        async with await Running.start(discord, tmp_path / DATABASE, log=log) as running:
            made = Bot(discord, running, log, guild, channel, field, ann)
            opened = await discord.command(ann, channel, "game new")
            async with asyncio.timeout(_SECONDS):
                await opened.answered
            # Its picture may come later, and is the last change of the lobby.
            await until(lambda: bool(made.lobby["attachments"]))
            yield made
            assert await running.stop() == 0


class Unsent(Loopback):
    """People on the same Discord whose interactions are kept back, to be spoiled."""

    def __init__(self, discord: Loopback) -> None:
        super().__init__()
        self.world = discord.world
        self.kept: list[Json] = []

    async def deliver(self, event: str, data: Json, guild_id: int | None) -> None:
        """Keep an interaction, whichever guild it is from."""
        assert event == "INTERACTION_CREATE", guild_id
        self.kept.append(deepcopy(data))


Do = Callable[[Unsent, Bot], Awaitable[Interaction]]

KINDS: dict[str, Do] = {
    "command": lambda people, bot: people.command(bot.ann, bot.channel, "look board"),
    "command with options": lambda people, bot: people.command(
        bot.ann, bot.channel, "look village", {"player": bot.ann}
    ),
    "command in a direct message": lambda people, bot: people.command(
        bot.ann, people.world.direct_channel(bot.ann.id), "rules", {"topic": "explore"}
    ),
    "button": lambda people, bot: people.press(bot.ann, bot.lobby, "1:1:0:house"),
    "select": lambda people, bot: people.press(bot.ann, bot.lobby, "1:1:0:house", ["one"]),
    "form": lambda people, bot: people.submit_to(
        bot.ann, bot.channel, bot.lobby, "1:1:0:fill:labor", {"villagers": ["nobody"]}
    ),
    "suggestions": lambda people, bot: people.complete(
        bot.ann, bot.channel, "explore", "party", "b"
    ),
}


async def test_no_interaction_ends_the_bot(bot: Bot) -> None:
    people = Unsent(bot.discord)
    for kind, do in KINDS.items():
        before = bot.lines()

        async def build(do: Do = do) -> Json:
            await do(people, bot)
            return people.kept.pop()

        sent = await bot.without_each_field("INTERACTION_CREATE", build)
        assert 0 < bot.lines() - before <= sent, kind


async def test_no_other_event_ends_the_bot(bot: Bot) -> None:
    nook = thread(bot.field, bot.ann, bot.discord.world.bot)
    known = events(bot.guild, bot.field, bot.ann, bot.discord.world.bot, nook)
    for event, payload in known.items():
        before = bot.lines()

        async def build(payload: Json = payload) -> Json:
            return payload

        sent = await bot.without_each_field(event, build, known["GUILD_CREATE"])
        assert 0 < bot.lines() - before <= sent, event


FRAMES = (
    *("{", "null", "[]", '{"op":0}', '{"op":10,"d":null}', '{"op":0,"t":"READY","d":null}'),
    *('{"op":0,"t":"RESUMED","s":9,"d":null}', '{"op":null,"t":null,"s":null,"d":null}'),
    '{"op":0,"t":"INTERACTION_CREATE","s":9}',
)


async def test_a_session_that_cannot_be_read_begins_once_more(bot: Bot) -> None:
    ready = bot.discord.gateway.last_ready()
    for name in ready:
        for way in WAYS:
            await bot.discord.deliver("READY", spoiled(ready, (name,), way), None)
            await bot.answers_soon()
    assert bot.discord.gateway.identified > 1


async def test_a_frame_that_cannot_be_read_makes_the_bot_connect_once_more(bot: Bot) -> None:
    for frame in FRAMES:
        await bot.discord.gateway.send_raw(frame)
        await bot.answers_soon()
    assert bot.discord.gateway.identified > 1
