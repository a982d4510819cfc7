"""Play games of people whom the bot has never written to, and of people whom it knows.

Only some new ones may be written to in an hour, on all servers; messages to the others are free.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bot.settings import Settings
from tests.bench import copies, scripts
from tests.bench.copies import CHANNELS_A_GUILD, Copy
from tests.bench.figures import Aim, show, title
from tests.bench.load import LAUNCH, Hand, Tally, Window, checked
from tests.bench.scripts import Library
from tests.stub.loopback import Loopback
from tests.stub.running import Running
from tests.stub.world import Request

_TEMPLATES = 16
_COPIES = 400
_LANES = 24
_SECONDS = 60.0
_REMEMBERED = 2_000
_MOST = Settings.model_fields["new_dms_per_hour"].default
"""What a host who sets nothing has."""


@dataclass
class Sent:
    """What went to people in private: whom the bot was to open, and how many direct messages."""

    discord: Loopback
    servers: dict[int, int]
    opened: Counter[int] = field(default_factory=Counter[int])
    dms: int = 0

    def note(self, request: Request) -> None:
        """Count one request."""
        match (request.method, *request.path.strip("/").split("/")):
            case ("POST", "users", "@me", "channels"):
                self.opened[self.servers[int(request.body["recipient_id"])]] += 1
            case ("POST", "channels", number, "messages"):
                self.dms += self.discord.world.channels[int(number)].guild_id is None
            case _:
                pass


async def run() -> None:
    """Play for a minute among people who are new, and for another among those who are known."""
    title(f"(l) letters, {_COPIES} games played as fast as they go, for {_SECONDS:g} s")
    with scripts.folder() as name:
        folder = Path(name)
        library = await scripts.write(folder, _TEMPLATES)
        for known in (False, True):
            sent, tally = await _play(folder, library, known=known)
            who = "known" if known else "new"
            show(f"{who}: presses", tally.rate, "/s")
            show(f"{who}: presses without an answer in time", tally.lost)
            show(f"{who}: letters", 3_600 * sent.dms / tally.seconds, "/h")
            spread = f"(by server: {', '.join(map(str, sorted(sent.opened.values())))})"
            aim = None if known else Aim(most=_MOST)
            show(f"{who}: direct messages opened", sent.opened.total(), "", aim, spread)


async def _play(folder: Path, library: Library, *, known: bool) -> tuple[Sent, Tally]:
    async with Loopback(remembered=_REMEMBERED) as discord:
        path = folder / f"known-{known}.sqlite3"
        games = await copies.seat(library, library.fresh, path, discord, _COPIES, known=known)
        games.sort(key=lambda copy: copy.game_id % CHANNELS_A_GUILD)  # the servers in turn
        people = [(person.id, copy.channel.guild_id) for copy in games for person in copy.people]
        sent = Sent(discord, {person: guild or 0 for person, guild in people})
        started = Running.start(discord, path, module=LAUNCH, PICTURES="false", KEEPS_BUDGET="1")
        async with await started as bot:
            await checked(discord, bot, len(games))
            discord.watch = sent.note
            window = Window(bot.id, _SECONDS)
            hand = Hand(discord, window, opens=False, dms=known)
            await asyncio.gather(*[_lane(window, hand, games) for _ in range(_LANES)])
            return sent, window.close()


async def _lane(window: Window, hand: Hand, games: list[Copy]) -> None:
    while window.is_open and games:
        await hand.play(games.pop())
