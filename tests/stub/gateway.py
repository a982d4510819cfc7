"""Speak the gateway's side of a bot's websocket."""

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from tests.stub import shapes
from tests.stub.world import APPLICATION, TOKEN, Guild, World

_HEARTBEAT_MS = 41_250
_DISPATCH = 0
_RECONNECT, _INVALID, _HELLO, _ACK = 7, 9, 10, 11
_BAD_TOKEN, _BAD_SHARD = 4004, 4010
_STARTS = 1_000
"""Fresh starts a day, as Discord allows a small bot."""


@dataclass(slots=True)
class Session:
    """One shard's session: shard `shard` of `count`.

    `sent` are the last events with their numbers, which RESUME asks for; `known` are the guilds
    that the bot has heard of, or will without anything else happening there.
    """

    id: str
    shard: int
    count: int
    intents: int = 0
    number: int = 0
    socket: web.WebSocketResponse | None = None
    sent: "deque[tuple[int, str]]" = field(default_factory=lambda: deque(maxlen=5_000))
    known: set[int] = field(default_factory=set[int])


class Gateway:
    """All connections of one bot; `shards` is how many are recommended to it.

    `identified_by` counts each shard's fresh starts, of which it takes as many as `starts` says;
    after those the token is no longer valid. Where it `refuses`, it ends a connection with that
    code once it identifies; as many connections as it `turns_away` get status 503. Its guilds come
    `late`, each that many seconds after the one before.
    """

    def __init__(self, world: World, shards: int = 1) -> None:
        self.shards = shards
        self.starts = _STARTS
        self.identified_by: Counter[int] = Counter()
        self.resumed = 0
        self.is_deaf = False
        self.refuses: int | None = None
        self.turns_away = 0
        self.late = 0.0
        self.voice_endpoint = ""
        self._world = world
        self._sessions: dict[str, Session] = {}
        self._current: dict[int, Session] = {}
        self._ready: dict[str, Any] | None = None
        self._coming: set[asyncio.Task[None]] = set()

    @property
    def identified(self) -> int:
        """How often a shard has identified."""
        return self.identified_by.total()

    def recommended(self, origin: str) -> dict[str, Any]:
        """Answer `GET /gateway/bot`; all shards may identify at once."""
        limit = {
            "total": self.starts,
            "remaining": max(0, self.starts - self.identified),
            "reset_after": 0,
            "max_concurrency": self.shards,
        }
        return {"url": _socket_url(origin), "shards": self.shards, "session_start_limit": limit}

    @property
    def are_all_described(self) -> bool:
        """Tell whether no guild is still to come."""
        return not self._coming

    async def describe_all(self) -> None:
        """Wait until the guilds have come that are still to come."""
        await asyncio.gather(*self._coming)

    def shard_of(self, guild_id: int | None) -> int:
        """Return the shard that hears of a guild; of direct messages the first one does."""
        count = next((session.count for session in self._current.values()), 1)
        return 0 if guild_id is None else _shard_of(guild_id, count)

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        """Hold one connection until it closes."""
        if self.turns_away:
            self.turns_away -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, autoping=True)
        await socket.prepare(request)
        await _send(socket, _HELLO, {"heartbeat_interval": _HEARTBEAT_MS})
        async for frame in socket:
            if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                await self._hear(socket, str(request.url.origin()), orjson.loads(frame.data))
        for session in self._current.values():
            if session.socket is socket:
                session.socket = None
        return socket

    async def deliver(self, event: str, data: dict[str, Any], guild_id: int | None = None) -> bool:
        """Send an event to its guild's shard; tell whether there was anybody to send it to.

        What is sent while the bot is away is kept for its RESUME. A guild that was added after the
        bot came is described first; one that the bot is not in any more is forgotten.
        """
        session = self._current.get(self.shard_of(guild_id))
        if session is None:
            return False
        guild = self._world.guilds.get(guild_id or 0)
        if guild and not guild.has_bot:
            session.known.discard(guild.id)
        elif guild and event == "GUILD_CREATE":
            session.known.add(guild.id)
        elif guild:
            await self._describe(session, guild)
        return await _dispatch(session, event, data)

    async def repeat_last(self) -> None:
        """Send the first shard's last event once more, as it was."""
        session = self._current[0]
        assert session.socket
        await session.socket.send_str(session.sent[-1][1])

    async def drop(self, code: int) -> None:
        """Close the first shard's connection; 1006 is a connection that just ends."""
        socket = self._socket
        if socket is None:
            return
        if code == 1006:
            transport = socket._req.transport if socket._req else None
            if transport:
                transport.abort()
        else:
            await socket.close(code=code)

    async def send_raw(self, frame: str) -> None:
        """Send the first shard a frame as it is."""
        assert self._socket
        await self._socket.send_str(frame)

    async def ask_to_reconnect(self) -> None:
        if self._socket:
            await _send(self._socket, _RECONNECT, None)

    async def invalidate(self, *, resumable: bool) -> None:
        if self._socket:
            await _send(self._socket, _INVALID, resumable)

    def forget(self) -> None:
        """Forget the sessions of a bot that was killed."""
        self._current.clear()
        self._sessions.clear()

    @property
    def intents(self) -> int:
        """What the bot wants to hear of, as it said last."""
        return next((one.intents for one in self._current.values()), 0)

    @property
    def _socket(self) -> web.WebSocketResponse | None:
        """The first shard's connection, where it has one."""
        session = self._current.get(0)
        return session.socket if session else None

    async def _hear(
        self, socket: web.WebSocketResponse, origin: str, message: dict[str, Any]
    ) -> None:
        match message["op"]:
            case 1:
                if not self.is_deaf:
                    await _send(socket, _ACK, None)
            case 2:
                shard, count = message["d"].get("shard", (0, 1))
                if self.refuses:
                    await socket.close(code=self.refuses)
                elif message["d"]["token"] != TOKEN or self.identified >= self.starts:
                    await socket.close(code=_BAD_TOKEN)
                elif not 0 <= shard < count:
                    await socket.close(code=_BAD_SHARD)
                else:
                    intents = message["d"].get("intents", 0)
                    session = Session("", shard, count, intents, socket=socket)
                    await self._identify(session, origin)
            case 4:
                await self._go_to(message["d"])
            case 6:
                await self._resume(socket, message["d"])
            case _:
                pass

    async def _identify(self, session: Session, origin: str) -> None:
        shard, count = session.shard, session.count
        self.identified_by[shard] += 1
        session.id = f"session-{self.identified}"
        kept = {one: other for one, other in self._current.items() if other.count == count}
        self._current = {**kept, shard: session}
        self._sessions[session.id] = session
        self._ready = self._ready_of(session, origin)
        await _dispatch(session, "READY", self._ready)
        guilds = self._guilds_of(session)
        if not self.late:
            for guild in guilds:
                await self._describe(session, guild)
            return
        session.known.update([guild.id for guild in guilds])
        task = asyncio.create_task(self._describe_late(session, guilds))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _describe_late(self, session: Session, guilds: list[Guild]) -> None:
        for guild in guilds:
            await asyncio.sleep(self.late)
            session.known.discard(guild.id)
            if guild.has_bot:
                await self._describe(session, guild)

    async def _describe(self, session: Session, guild: Guild) -> None:
        """Send a session the guild, once."""
        if guild.id not in session.known:
            session.known.add(guild.id)
            owner, bot = self._world.owner, self._world.bot
            await _dispatch(session, "GUILD_CREATE", shapes.guild(guild, owner, bot))

    def last_ready(self) -> dict[str, Any]:
        """Give the READY with which the last session began."""
        assert self._ready
        return self._ready

    def _ready_of(self, session: Session, origin: str) -> dict[str, Any]:
        guilds = self._guilds_of(session)
        return {
            "v": 10,
            "user": shapes.user(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "shard": [session.shard, session.count],
            "resume_gateway_url": _socket_url(origin),
            "application": {"id": str(APPLICATION), "flags": 0},
        }

    def _guilds_of(self, session: Session) -> list[Guild]:
        every = [one for one in self._world.guilds.values() if one.has_bot]
        return [one for one in every if _shard_of(one.id, session.count) == session.shard]

    async def _go_to(self, data: dict[str, Any]) -> None:
        """Let the bot into a voice channel, and tell it where the voice server is; or out."""
        guild, bot = self._world.guilds[int(data["guild_id"])], self._world.bot
        channel_id = int(data["channel_id"]) if data["channel_id"] else None
        if channel_id is None:
            guild.talking.pop(bot.id, None)
        else:
            guild.talking[bot.id] = channel_id
        state = shapes.voice_state(guild, bot, channel_id)
        await self.deliver("VOICE_STATE_UPDATE", state, guild.id)
        if channel_id is not None:
            await self.move_voice(guild, channel_id)

    async def move_voice(self, guild: Guild, channel_id: int) -> None:
        """Say where the voice server of a channel is; its token is the channel's id."""
        server = {
            "token": str(channel_id),
            "guild_id": str(guild.id),
            "endpoint": self.voice_endpoint,
        }
        await self.deliver("VOICE_SERVER_UPDATE", server, guild.id)

    async def _resume(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        session = self._sessions.get(data["session_id"])
        if session is None:
            await _send(socket, _INVALID, data=False)
            return
        session.socket, self._current[session.shard] = socket, session
        self.resumed += 1
        for number, text in list(session.sent):
            if number > data["seq"]:
                await socket.send_str(text)
        await _dispatch(session, "RESUMED", {})


def _shard_of(guild_id: int, count: int) -> int:
    return (guild_id >> 22) % count


def _socket_url(origin: str) -> str:
    return origin.replace("http", "ws", 1) + "/gateway"


async def _dispatch(session: Session, event: str, data: dict[str, Any]) -> bool:
    """Send an event of a session, and keep it; tell whether it could be sent."""
    session.number += 1
    frame = {"op": _DISPATCH, "t": event, "s": session.number, "d": data}
    text = orjson.dumps(frame).decode()
    session.sent.append((session.number, text))
    if session.socket is None or session.socket.closed:
        return False
    try:
        await session.socket.send_str(text)
    except ConnectionError:
        return False
    return True


async def _send(socket: web.WebSocketResponse, op: int, data: Any) -> None:
    await socket.send_str(orjson.dumps({"op": op, "d": data, "s": None, "t": None}).decode())
