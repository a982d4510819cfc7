"""A server to play in: SimCord's people, the real bot, and a look at what they see."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import discord

from bot.app import TableBot, create_bot
from bot.cogs.sync import PrintedCommands
from bot.delivery.outbox.stages import StagePace
from bot.features.companions import Companions
from bot.features.timers import Timers
from bot.i18n.words import words_in
from bot.model.games import OutboxRow
from bot.model.loaded_game import LoadedGame
from bot.parts.parts import Parts
from bot.parts.seams import Seams
from bot.service.plies.idle import is_dealing, is_idle_pass
from bot.service.plies.plies import NewPly, to_row
from bot.service.table_acts.outages import note_alive
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.store import outbox
from bot.store.database import Database
from bot.store.plies import add_ply
from rules.actions import Action
from rules.questions import TellReward
from rules.table import GameState
from rules.words import Seat
from tests.bot.incidents import Env, Incidents
from tests.bot.printed import ReadersHands, random_reward
from tests.bot.settable import SettableClock, SettableSeed
from tests.habits import habit

NAMES = ("ann", "bob", "cid", "dee")
OTHERS = ("eve", "fay")
"""Who has no seat, and who may manage the server."""

EVER = "~"
"""After all times."""

SEED = bytes(range(32))
LOOKS = (
    *("look board", "look market", "look score", "look village", "look log", "look hall", "read"),
    *("game status", "game export", "catchup", "me games", "me stats", "game watch"),
)
MONDAY = datetime(2026, 6, 1, 12, tzinfo=UTC)


class Server:
    """One guild with one channel; people by name."""

    def __init__(
        self, settings: Settings, incidents: Incidents, at: datetime | None, seams: dict[str, Any]
    ) -> None:
        self.settings = settings
        self.seams: dict[str, Any] = {"stage_pace": StagePace(0, 0)} | seams
        self.incidents = incidents
        self.clock = SettableClock(at)
        self.seed = SettableSeed(SEED)
        self.bot = self.new_bot()
        self.env = Env(self.bot, shard_count=1)
        self.game_id = 1

    def new_bot(self) -> TableBot:
        """Create a bot that goes by this server's clock; no press of a long game is late."""
        seams = Seams(
            clock=self.clock,
            monotonic=lambda: self.env.now().timestamp(),
            draw_seed=self.seed,
            **self.seams,
        )
        return create_bot(self.settings, seams)

    @property
    def parts(self) -> Parts:
        """Return the parts of the bot that runs now."""
        return self.bot.parts

    def build(self) -> None:
        """Found the guild, and let the people in."""
        self.guild = self.env.create_guild("Town")
        self.channel = self.guild.create_text_channel("village")
        warden = self.guild.create_role(
            "Warden", permissions=discord.Permissions(manage_channels=True)
        )
        roles = {"fay": [warden]}
        self.people = {
            name: self.guild.add_member(self.env.create_user(name), roles=roles.get(name, []))
            for name in (*NAMES, *OTHERS)
        }

    def __getattr__(self, name: str) -> Any:
        if name in (*NAMES, *OTHERS):
            return self.people[name]
        raise AttributeError(name)

    def set_clock(self, at: datetime) -> None:
        """Set the time for everything that the bot times."""
        self.clock.at = at

    async def pass_time(self, **span: int) -> None:
        """Advance the time by so much, and run what is due then."""
        self.set_clock(self.clock() + timedelta(**span))
        await self.parts[Timers].tick()
        await self.parts[Companions].tick()
        await asyncio.gather(*self.parts[Companions].playing.values())
        await self.env.settle()

    @property
    def hands(self) -> ReadersHands:
        return ReadersHands(self.bot, self.channel, self.game_id)

    async def open(self, players: int = 2, channel: Any = None, **options: str) -> Any:
        """Open a lobby, seat the first people, and give its message."""
        first, *others = NAMES[:players]
        channel = channel or self.channel
        await self.people[first].slash(channel, "game new", **options)
        join = words_in(options.get("language"))("lobby-join")
        for name in others:
            await self.people[name].click(channel.last_message, label=join)
        return channel.last_message

    async def start(self, players: int = 2, *, seed: bytes = SEED, **options: str) -> LoadedGame:
        """Open a lobby, seat the first people, and start."""
        self.sow(seed)
        lobby = await self.open(players, **options)
        start = words_in(options.get("language"))("lobby-start")
        await self.people[NAMES[0]].click(lobby, label=start)
        await self.parts[PrintedCommands].tick()
        return await self.loaded()

    async def start_beside(self) -> Any:
        """Start a second game in a channel of its own, and give the channel."""
        field = self.guild.create_text_channel("field")
        await self.ann.click(await self.open(2, channel=field), label="Start")
        return field

    async def lay(self, state: GameState, **options: Any) -> LoadedGame:
        """Start a game that begins in a state built by hand, and show its panel."""
        await self.start(len(state.table.players), **options)
        row = to_row(NewPly(Seat(0), None, (), state, self.parts[Games].timestamp()), 0, b"")

        def transaction(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM plies WHERE game_id = ?", (self.game_id,))
            add_ply(db, self.game_id, row)

        await self.parts[Database].write(transaction)
        self.parts[Games].loaded.invalidate(self.game_id)
        await self.ann.slash(self.channel, "game status")
        return await self.loaded()

    def sow(self, seed: bytes) -> None:
        """Set the seed of the next game."""
        self.seed.seed = seed

    async def loaded(self, game_id: int | None = None) -> LoadedGame:
        return await self.parts[Games].load(game_id or self.game_id)

    async def panel(self) -> Any:
        loaded = await self.loaded()
        return next(m for m in self.channel.history() if m.id == loaded.row.panel_id)

    async def at(self, seat: Seat) -> Any:
        """Return the person in a seat."""
        loaded = await self.loaded()
        user = loaded.row.seats[seat].user_id
        return next(person for person in self.people.values() if person.id == user)

    async def turn(self) -> tuple[Any, Any]:
        """Return the person whose turn it is, and another player."""
        loaded = await self.loaded()
        seat = loaded.state.table.questions[0].seat
        other = Seat((seat + 1) % len(loaded.row.seats))
        return await self.at(seat), await self.at(other)

    async def asked(self, game_id: int) -> Any:
        """Return whom a game asks."""
        loaded = await self.loaded(game_id)
        user = loaded.row.seats[loaded.state.table.questions[0].seat].user_id
        return next(person for person in self.people.values() if person.id == user)

    async def decide(self, dice: Random) -> Action:
        loaded = await self.loaded()
        question = dice.choice(loaded.state.table.questions)
        if isinstance(question, TellReward):
            return random_reward(question.seat, dice)
        return habit(loaded, question.seat, dice)

    async def step(self, dice: Random, way: str = "press") -> Action:
        """Act as somebody who is asked, by buttons, or by commands where the way is `type`."""
        await self.read_out()
        loaded = await self.loaded()
        before = loaded.ply
        action = await self.decide(dice)
        take = self.hands.press if way == "press" else self.hands.type
        result = await take(await self.at(action.seat), action)
        plies = await self.parts[Games].history.plies(self.game_id, before + 1)
        after = [ply for ply in plies if not is_dealing(ply.facts)]
        alone = loaded.row.is_solo and after
        assert alone or (after and all(is_idle_pass(ply.action) for ply in after[1:])), (
            action,
            result,
        )
        return action

    async def read_out(self) -> None:
        """Read the open paragraph out as the player who owes that, if anybody does."""
        reader = (await self.loaded()).row.waiting_reader
        if reader is not None:
            await self.hands.read_out(await self.at(reader))

    async def until(self, kind: str, dice: Random) -> Any:
        """Play until a question of that kind is asked, and give whom it is asked."""
        while True:
            questions = (await self.loaded()).state.table.questions
            asked = [question.seat for question in questions if question.kind == kind]
            if asked:
                return await self.at(asked[0])
            await self.step(dice)

    async def finish(self, dice: Random) -> None:
        """Play to the end."""
        while not (await self.loaded()).state.table.over:
            await self.step(dice)

    async def look(self) -> None:
        """Look at everything as Ann."""
        for look in LOOKS:
            await self.ann.slash(self.channel, look)
        for asked in ("explore party", "build building", "train villager", "look story title"):
            command, _, option = asked.rpartition(" ")
            await self.ann.autocomplete(self.channel, command, option, "")

    async def restart(self, **down: int) -> None:
        """Stop the bot and start it again on the same file, after so long a time."""
        if down:
            await note_alive(self.parts[Games])  # as it does twice a minute
        await self.bot.close_workers()
        await self.parts[Database].close()
        if down:
            self.set_clock(self.clock() + timedelta(**down))
        self.bot = self.new_bot()
        await self.env.restart_bot(self.bot)

    async def stored(self) -> dict[str, list[Any]]:
        """Read all that a game is made of as it is stored, but for what must still be said."""
        rows = {}
        for table in ("games", "seats", "plies", "user_settings"):
            query = f"SELECT * FROM {table} ORDER BY 1, 2"
            rows[table] = await self.parts[Database].read(
                lambda db, q=query: db.execute(q).fetchall()
            )
        return rows

    async def waiting(self) -> list[OutboxRow]:
        """List what must still be said."""

        def query(db: sqlite3.Connection) -> list[OutboxRow]:
            numbers = [number for (number,) in db.execute("SELECT id FROM games")]
            return [row for number in numbers for row in outbox.waiting(db, EVER, number)]

        return await self.parts[Database].read(query)

    @asynccontextmanager
    async def nothing_changes(self) -> AsyncIterator[None]:
        before = await self.stored()
        yield
        assert await self.stored() == before


@asynccontextmanager
async def a_server(
    settings: Settings, at: datetime | None = None, **seams: Any
) -> AsyncIterator[Server]:
    """Found a server with a channel and its people, and the real bot in it; its clock may stand.

    `seams` are what else the bot finds changed: fields of `Seams`.
    """
    server = Server(settings, incidents := Incidents(), at, seams)
    env = server.env
    logging.getLogger("bot").addHandler(incidents)
    env.settle_timeout = 60  # processes that draw and speak are started, on a busy machine
    try:
        await env.start()
        server.build()
        yield server
    finally:
        logging.getLogger("bot").removeHandler(incidents)
        await env.shutdown()
        await server.bot.close_workers()
        await server.parts[Database].close()


def close_dms(server: Server, code: int = 50007) -> None:
    """Refuse all direct messages from now on."""
    for person in server.people.values():
        path = f"/channels/{person.user.dm_channel.id}/messages"
        server.env.inject_error("POST", path, status=403, code=code, times=None)
