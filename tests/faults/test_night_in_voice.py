"""A night that is read aloud in its voice channel, by the real bot, over sockets."""

import re
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.aloud.voice_channels import is_installed
from bot.narration.audio import NarrationAudio
from tests.faults.kills import DATABASE
from tests.narration.voices import beeping, logged_texts
from tests.stub import shapes
from tests.stub.ears import packets_of
from tests.stub.loopback import Loopback
from tests.stub.player import ids, pressable, texts
from tests.stub.running import Running
from tests.stub.world import ALL_RIGHTS, Channel, Guild, Person

pytestmark = pytest.mark.skipif(not is_installed(), reason="the extra `voice` is not installed")

_LONGEST = 120
_ADMINISTER, _MOVE_MEMBERS = 1 << 3, 1 << 24
_REFUSED = 4
"""The kind of an answer that says something in private, and leaves the stage as it is."""

_HOST = ("go", "close", "stop", "pick", "rest", "on")
"""What the host presses at each step, in the leader's place where it is theirs."""

_PARTS_OF_THE_END = 3
"""The finale, what became of those they met, and the paper: each is a recording."""

_PAUSE = 5
"""Silent packets after a recording."""

_LETTERS = "15"
"""How long a reading takes: this many packets of 20 ms."""


@dataclass
class Evening:
    """A night of two guests, who see only Discord, and hear one voice channel."""

    discord: Loopback
    guild: Guild
    channel: Channel
    voice: Channel
    people: list[Person]
    folder: Path
    _made: list[Path] = field(default_factory=list[Path])

    async def begin(self, pace: str = "unhurried") -> None:
        options = {
            "journeys": "6",
            "tale": "none",
            "reader": "bot",
            "pace": pace,
            "voice": self.voice,
        }
        await self.answered(
            await self.discord.command(self.people[0], self.channel, "night new", options)
        )
        await self.press(1, "sit")
        await self.press(0, "start")

    async def press(self, who: int, verb: str) -> None:
        """Press a button of the stage, once it is there; again where that was too quick for it."""
        answer, end = None, time.monotonic() + _LONGEST
        while answer in (None, _REFUSED):
            assert time.monotonic() < end
            await self.until(lambda: self.button(verb) is not None)
            custom_id = self.button(verb)
            assert custom_id
            pressed = await self.discord.press(self.people[who], self.stage, custom_id)
            await self.answered(pressed)
            answer = (pressed.answer or {}).get("type", _REFUSED)

    async def answered(self, interaction: Any) -> None:
        await self.until(interaction.answered.done)

    @property
    def stage(self) -> Any:
        """The last message but for those with sound, which may follow it."""
        shown = [one for one in self.channel.messages.values() if not one["attachments"]]
        return shown[-1]

    def button(self, verb: str) -> str | None:
        """Find the first that can be pressed; a verb that ends in a hyphen names a family."""
        pressed = re.compile(f".*:night:{verb}{'.*' if verb.endswith('-') else ''}")
        found = [one["custom_id"] for one in pressable(self.stage)]
        return next(filter(pressed.fullmatch, found), None)

    async def until(self, holds: Callable[[], bool]) -> None:
        end = time.monotonic() + _LONGEST
        while not holds():
            assert time.monotonic() < end
            self._look_for_recordings()
            await self.channel.stirs(0.05)

    async def finish(self) -> None:
        """Go on as the host until the night is over; choose once what is chosen is recorded."""
        choices = 0
        while not self.is_over:
            await self.until(lambda: self.asked() is not None or self.is_over)
            verb = self.asked()
            if verb is None:
                return
            choices += verb == "close"
            await self.until(lambda least=choices: len(self.recordings()) >= least)
            custom_id = self.button(verb)
            assert custom_id
            await self.answered(await self.discord.press(self.people[0], self.stage, custom_id))

    @property
    def is_over(self) -> bool:
        return any(":best" in one for one in ids(self.stage))

    def asked(self) -> str | None:
        """Return what takes the stage on, if it is there."""
        return next((one for one in _HOST if self.button(one)), None)

    async def choose(self) -> None:
        """Let both choose the first they can, and send the party no further than it has to go."""
        await self.press(0, "vote-")
        voted_on = self.button("vote-")
        await self.press(1, "vote-")
        await self.until(lambda: self.button("vote-") != voted_on)
        await self.until(lambda: any(map(self.button, ("on", "stop", "vote-", "pick"))))
        if self.button("stop"):
            await self.press(0, "stop")

    async def reach_end(self) -> None:
        """Choose on as often as the story leads on, until its end is there."""
        while True:
            await self.until(lambda: any(map(self.button, ("on", "vote-", "pick"))))
            if self.button("on"):
                return
            if self.button("pick"):
                await self.press(0, "pick")
            else:
                await self.choose()

    async def hears(self, count: int) -> list[bytes]:
        """Wait until that many packets were heard, and give all."""
        await self.until(lambda: len(self.discord.voice.opus()) >= count)
        return self.discord.voice.opus()

    async def hears_first(self) -> list[bytes]:
        """Wait until a recording has been heard from its start to its end, and give its packets."""
        await self.until(lambda: self._first_heard() is not None)
        first = self._first_heard()
        assert first
        return first

    def _first_heard(self) -> list[bytes] | None:
        heard = self.discord.voice.opus()
        return next((one for one in self.recordings() if heard[: len(one)] == one), None)

    def heard_whole(self) -> list[list[bytes]]:
        """List the recordings that were heard from start to end, latest first, until one was cut.

        Only what is heard tells their order: those of an end are made at the same time.
        """
        heard = self.discord.voice.opus()
        whole, at = list[list[bytes]](), len(heard)
        while one := next((r for r in self.recordings() if heard[:at][-len(r) :] == r), None):
            whole.append(one)
            at = max(0, at - len(one) - _PAUSE)
        return whole

    def recordings(self) -> list[list[bytes]]:
        """List the packets of all recordings that were made, in the order they were seen in."""
        self._look_for_recordings()
        return [packets_of(NarrationAudio.unpack(one.read_bytes()).ogg) for one in self._made]

    def _look_for_recordings(self) -> None:
        """Note the order in which they are made.

        Their times alone do not tell it: a recording counts as new whenever it is used.
        """
        files = set((self.folder / "narration").glob("*.voice")) - set(self._made)
        self._made += sorted(files, key=lambda one: one.stat().st_mtime_ns)

    @property
    def bot_is_in(self) -> int | None:
        return self.guild.talking.get(self.discord.world.bot.id)

    def files(self) -> list[Any]:
        return [one for one in self.channel.messages.values() if one["attachments"]]


@pytest.fixture
async def evening(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Evening]:
    """Such a night; a test may give its bot more of an environment."""
    line, log = f"{beeping(tmp_path / 'said', '{out}')} {_LETTERS}", tmp_path / "log"
    more = {"PICTURES": "false", "NARRATION": "true", "NARRATION_COMMAND": line}
    more |= getattr(request, "param", {})
    async with Loopback() as discord:
        world = discord.world
        guild = world.add_guild("Town")
        channel, voice = (
            world.add_channel(guild, "village"),
            world.add_channel(guild, "hearth", is_voice=True),
        )
        people = [world.add_person(name) for name in ("ann", "bob")]
        guild.talking[people[0].id] = voice.id
        path = tmp_path / DATABASE
        async with await Running.start(discord, path, log=log, UPKEEP_SECONDS="0.5", **more) as bot:
            yield Evening(discord, guild, channel, voice, people, tmp_path)
            assert await bot.stop() == 0
    assert "game" not in log.read_text()


async def test_a_night_is_heard_in_its_voice_channel_once_somebody_is_there(
    evening: Evening,
) -> None:
    await evening.discord.enter(evening.people[0], evening.guild, None)
    await evening.begin()
    await evening.press(0, "go")
    # Nobody is there: the weather and the paragraph are voice messages.
    await evening.until(lambda: len(evening.files()) == 2)
    assert evening.bot_is_in is None
    await evening.discord.enter(evening.people[0], evening.guild, evening.voice)
    known = tuple(evening.recordings())
    assert len(known) == 2
    # Nothing of its end is made before the dice: its choices are said last.
    assert " Or: " in logged_texts(evening.folder / "said")[-1]
    await evening.choose()
    assert await evening.hears_first() not in known
    assert evening.bot_is_in == evening.voice.id
    assert len(evening.files()) == 2
    await evening.discord.enter(evening.people[0], evening.guild, None)
    await evening.until(lambda: evening.bot_is_in is None)
    await evening.discord.enter(evening.people[0], evening.guild, evening.voice)
    await evening.reach_end()
    await evening.press(0, "on")
    await evening.press(0, "go")
    await evening.until(lambda: evening.bot_is_in == evening.voice.id)
    assert len(evening.files()) == 2
    pause = await evening.discord.command(evening.people[0], evening.channel, "night pause", {})
    await evening.answered(pause)
    await evening.until(lambda: evening.bot_is_in is None)
    assert not evening.discord.world.direct_channel(evening.people[0].id).messages


async def test_the_last_end_is_heard_to_its_end_after_which_it_leaves(evening: Evening) -> None:
    await evening.begin("brisk")
    await evening.finish()
    await evening.hears(1)
    await evening.until(lambda: evening.bot_is_in is None)
    assert len(evening.heard_whole()) >= _PARTS_OF_THE_END
    assert not evening.files()


def tries(evening: Evening) -> int:
    """Count how often the bot has come to the voice server."""
    return len([op for op, _ in evening.discord.voice.asked if op == 0])


async def dm_to_host(evening: Evening) -> str:
    """Wait for what the host is told, once, and give its words."""
    host = evening.discord.world.direct_channel(evening.people[0].id)
    # It is posted for lock screens, and then edited
    await evening.until(lambda: any(list(texts(one)) for one in host.messages.values()))
    (dm,) = host.messages.values()
    return " ".join(texts(dm))


async def test_a_lost_connection_is_left_alone_for_a_minute_and_voice_messages_follow(
    evening: Evening,
) -> None:
    evening.discord.voice.refuses = 4006
    await evening.begin()
    await evening.press(0, "go")
    await evening.until(lambda: len(evening.files()) == 1)
    said = await dm_to_host(evening)
    assert "I am not heard" in said
    assert f"<#{evening.voice.id}>" in said
    assert "In a while I try the channel again" in said
    await evening.choose()
    await evening.until(lambda: len(evening.files()) > 1)
    assert tries(evening) == 1
    assert await dm_to_host(evening) == said
    assert not evening.discord.voice.received


@pytest.mark.parametrize("evening", [{"VOICE_RETRY_SECONDS": "0"}], indirect=True)
async def test_after_a_lost_connection_a_later_passage_is_heard_again(evening: Evening) -> None:
    evening.discord.voice.refuses = 4006
    await evening.begin()
    await evening.press(0, "go")
    await evening.until(lambda: len(evening.files()) == 2)  # the weather, and the paragraph
    said = await dm_to_host(evening)
    evening.discord.voice.refuses = None
    known = tuple(evening.recordings())
    await evening.choose()
    assert await evening.hears_first() not in known
    assert tries(evening) == 3
    assert len(evening.files()) == 2
    assert await dm_to_host(evening) == said


@pytest.mark.parametrize("evening", [{"VOICE_RETRY_SECONDS": "0"}], indirect=True)
async def test_a_full_channel_is_not_tried_again_that_night(evening: Evening) -> None:
    evening.voice.limit = 1
    full = shapes.channel(evening.voice)
    evening.guild.rights = ALL_RIGHTS & ~_ADMINISTER & ~_MOVE_MEMBERS
    guild = shapes.guild(evening.guild, evening.people[0], evening.discord.world.bot)
    await evening.discord.deliver("GUILD_UPDATE", guild, evening.guild.id)
    await evening.discord.deliver("CHANNEL_UPDATE", full, evening.guild.id)
    await evening.begin()
    await evening.press(0, "go")
    await evening.until(lambda: len(evening.files()) == 1)
    said = await dm_to_host(evening)
    assert "the channel is full" in said
    assert "After a break I try once more" in said
    roomy = {**full, "user_limit": 0}
    await evening.discord.deliver("CHANNEL_UPDATE", roomy, evening.guild.id)
    await evening.choose()
    await evening.until(lambda: len(evening.files()) > 1)
    assert tries(evening) == 0
    assert await dm_to_host(evening) == said
