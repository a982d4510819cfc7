"""Measure the making of a chronicle: how long it takes, the loop's lag meanwhile, and its bytes.

Nothing of it is sent: the simulated Discord works in the same loop, and its lag would be counted.
"""

import asyncio
import re
import tempfile
import time
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.outbox.keepsake_maker import MOST_BYTES, KeepsakeMaker
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.features.keepsakes import Keepsakes
from bot.model.custom_id import CustomId
from bot.model.presses import Press
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.ui.message import Message
from tests.bench.figures import Aim, show
from tests.bench.loop import lag_during
from tests.bench.processes import Others
from tests.bot.fireside import Fireside
from tests.bot.server import Server, a_server

_GUESTS = 8
_JOURNEYS = 20
_PLAYERS = 4
_REST = 3.0

MOST_GROWN, GROWN_BYTES = 28, 360_000
"""Pictures of villages as they grew, and their bytes."""


@asynccontextmanager
async def a_town(*, pictures: bool, **seams: Any) -> AsyncIterator[Server]:
    """Found a server whose file is gone with it."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        settings = Settings(database=Path(folder) / "night.sqlite3", pictures=pictures)
        async with a_server(settings, **seams) as server:
            yield server


async def run() -> None:
    """Make the chronicle of a long night and that of a whole game, each first and once more."""
    others = Others()
    _, p99, longest = await lag_during(asyncio.sleep(_REST))
    show("at rest: lag p99", p99, "ms", note=f"(longest {longest:.1f})")
    async with a_town(pictures=True) as server:
        fire = Fireside(server, _GUESTS)
        await fire.begin(journeys=str(_JOURNEYS))
        await fire.finish()
        await _show(server, f"a night's chronicle ({_JOURNEYS} journeys)")
    async with a_town(pictures=True) as server:
        await server.start(_PLAYERS)
        await server.finish(Random(1))
        await _show(server, f"a game's chronicle ({_PLAYERS} players)")
    show("others kept the machine busy for", 100 * others.share(), "% of its cores")


def grown_in(page: bytes) -> list[int]:
    """Return the bytes of each picture of a village as it grew in a page."""
    sections = re.findall(rb'<section class="grown".*?</section>', page, re.DOTALL)
    found = [one for each in sections for one in re.findall(rb'base64,([^"]*)"', each)]
    return [len(b64decode(one)) for one in found]


class _Shown:
    """Takes what a person is shown."""

    def __init__(self) -> None:
        self.last: Message | str = ""

    async def privately(self, _: Any, shown: Message | str) -> None:
        """Keep what is shown."""
        self.last = shown


async def _show(server: Server, name: str) -> None:
    """Ask for a chronicle twice, and show each time what it took; then the bytes of its files."""
    bot, shown = server.bot, _Shown()
    keepsakes = Keepsakes(
        bot.parts[Games],
        bot.parts[Languages],
        cast("Any", shown),
        bot.parts[KeepsakeMaker],
        bot.parts[Outbox],
    )
    ann: Any = SimpleNamespace(user=SimpleNamespace(id=server.ann.id), locale="en")
    for again in ("", " again"):
        started = time.perf_counter()
        _, p99, longest = await lag_during(
            keepsakes.press(ann, CustomId(server.game_id, 0, Press.CHRONICLE))
        )
        show(f"{name}{again}", time.perf_counter() - started, "s")
        show(f"{name}{again}: lag p99", p99, "ms", note=f"(longest {longest:.1f})")
    assert isinstance(shown.last, Message)
    drawn = [await bot.parts[PictureQueue].draw(request) for request in shown.last.requests]
    files = {file.name.rpartition(".")[2]: len(file.content) for file in shown.last.files}
    files["poster"] = sum([len(png) for png in drawn if png])
    for kind, size in files.items():
        show(f"{name}: {kind}", size / 1e3, "kB")
    grown = grown_in(next(one.content for one in shown.last.files if one.name.endswith("html")))
    show(f"{name}: villages as they grew", len(grown), "pictures", Aim(most=MOST_GROWN))
    show(f"{name}: villages as they grew", sum(grown) / 1e3, "kB", Aim(most=GROWN_BYTES / 1e3))
    show(f"{name}: all", sum(files.values()) / 1e6, "MB", Aim(most=MOST_BYTES / 1e6))
