"""A bot that lacks nothing, on a loopback Discord: tests take away what the doctor is to miss."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app import create_bot
from bot.cogs.sync import everywhere, translated
from bot.doctor.checkup import Checkup, examine
from bot.doctor.lines import Report, Verdict
from bot.settings import Settings
from bot.text.emoji import ICONS
from tests.stub.loopback import Loopback
from tests.stub.player import ids
from tests.stub.rest import respond
from tests.stub.servers import Servers
from tests.stub.world import APPLICATION, Channel, Guild, Interaction, Person

DISK = "/dev/disk / ext4 rw 0 0\n"
ENTERED = {"radio": ["0"], "boxes": ["0", "1"], "list": ["3"], "line": ["moss"]}
"""What is entered in the doctor's form."""

_LONGEST = 120

Json = dict[str, Any]


@dataclass
class Patient:
    """One bot's settings, and the Discord that it is on; `said` is what the doctor printed."""

    discord: Loopback
    servers: Servers
    guild: Guild
    channel: Channel
    voice: Channel
    ann: Person
    settings: Settings
    mounts: Path
    said: list[str] = field(default_factory=list[str])

    async def examine(self, *, press_seconds: float = _LONGEST, **rooms: int) -> int:
        """Let the doctor look at everything; `channel_id` and `voice_id` are none at first."""
        asked: Json = {"channel_id": None, "voice_id": None, **rooms}
        return await examine(
            self.settings,
            **asked,
            press_seconds=press_seconds,
            mounts=self.mounts,
            show=self.said.append,
        )

    async def look(
        self, part: Callable[[Checkup], Any], *, press_seconds: float = _LONGEST
    ) -> None:
        """Let the doctor log in, and look at one part."""
        checkup = Checkup(self.settings, Report(self.said.append), press_seconds)
        try:
            assert await checkup.log_in()
            await part(checkup)
        finally:
            await checkup.close()

    async def send_commands(self) -> None:
        """Give Discord the commands, as a bot does at its start."""
        bot = create_bot(self.settings)
        await bot.register_commands()
        payload = everywhere(await translated(bot.tree))
        await bot.close_workers()
        path = f"/applications/{APPLICATION}/commands"
        respond(self.discord.world, "PUT", path, {}, {"items": payload})

    def give_emoji(self) -> None:
        self.servers.emoji = {icon: 10**18 + number for number, icon in enumerate(ICONS)}

    def lines(self, about: str) -> list[str]:
        """List the lines about one thing, each without its subject."""
        found = [line for line in self.said if line[9:].startswith(f"{about}: ")]
        return [line[:9].strip() + " " + line[9 + len(about) + 2 :] for line in found]

    def line(self, about: str) -> str:
        (found,) = self.lines(about)
        return found

    @property
    def failures(self) -> list[str]:
        return [line for line in self.said if line.startswith(Verdict.WRONG)]

    # A person at the board of buttons

    async def board(self) -> Json:
        """Wait for the message with the buttons."""
        end = time.monotonic() + _LONGEST
        while not (self.channel.last and "doctor:edit" in ids(self.channel.last)):
            assert time.monotonic() < end
            await self.channel.stirs(0.05)
        return self.channel.last

    async def press(self, name: str) -> Interaction:
        pressed = await self.discord.press(self.ann, await self.board(), f"doctor:{name}")
        async with asyncio.timeout(_LONGEST):
            await pressed.answered
        return pressed

    async def press_all(self) -> None:
        """Press each button, and fill in the form."""
        board = await self.board()
        for name in ("edit", "private", "public", "later", "form"):
            pressed = await self.discord.press(self.ann, board, f"doctor:{name}")
            async with asyncio.timeout(_LONGEST):
                await pressed.answered
        await self.submit(pressed, **ENTERED)

    async def submit(self, opened: Interaction, **entered: list[str]) -> None:
        sent = await self.discord.submit(self.ann, opened, entered)
        async with asyncio.timeout(_LONGEST):
            await sent.answered
