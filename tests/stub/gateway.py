"""Speak the gateway's side of a bot's websocket."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from tests.stub import shapes
from tests.stub.world import APPLICATION, TOKEN, World

_HEARTBEAT_MS = 41_250
_DISPATCH = 0
_RECONNECT, _INVALID, _HELLO, _ACK = 7, 9, 10, 11
_BAD_TOKEN = 4004


@dataclass(slots=True)
class Session:
    """What a bot gets back with RESUME; `sent` are the last events with their numbers."""

    id: str
    number: int = 0
    socket: web.WebSocketResponse | None = None
    sent: "deque[tuple[int, str]]" = field(default_factory=lambda: deque(maxlen=5_000))


class Gateway:
    """All connections of one bot; `identified` counts its fresh starts."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}
        self.current: Session | None = None
        self.identified = 0
        self.resumed = 0
        self.is_deaf = False

    async def serve(self, request: web.BaseRequest) -> web.WebSocketResponse:
        """Hold one connection until it closes."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, autoping=True)
        await socket.prepare(request)
        await _send(socket, _HELLO, {"heartbeat_interval": _HEARTBEAT_MS})
        async for frame in socket:
            if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                await self._hear(socket, str(request.url.origin()), orjson.loads(frame.data))
        if self.current and self.current.socket is socket:
            self.current.socket = None
        return socket

    async def deliver(self, event: str, data: dict[str, Any]) -> bool:
        """Send an event; tell whether there was anybody to send it to.

        What is sent while the bot is away is kept for its RESUME.
        """
        session = self.current
        if session is None:
            return False
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

    async def repeat_last(self) -> None:
        """Send the last event once more, as it was."""
        session = self.current
        assert session
        assert session.socket
        await session.socket.send_str(session.sent[-1][1])

    async def drop(self, code: int) -> None:
        """Close the connection; 1006 is a connection that just ends."""
        session = self.current
        if session and session.socket:
            if code == 1006:
                transport = session.socket._req.transport if session.socket._req else None
                if transport:
                    transport.abort()
            else:
                await session.socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        if self.current and self.current.socket:
            await _send(self.current.socket, _RECONNECT, None)

    async def invalidate(self, *, resumable: bool) -> None:
        if self.current and self.current.socket:
            await _send(self.current.socket, _INVALID, resumable)

    def forget(self) -> None:
        """Forget the session of a bot that was killed."""
        self.current = None
        self._sessions.clear()

    async def _hear(self, socket: web.WebSocketResponse, origin: str, told: dict[str, Any]) -> None:
        match told["op"]:
            case 1:
                if not self.is_deaf:
                    await _send(socket, _ACK, None)
            case 2:
                if told["d"]["token"] != TOKEN:
                    await socket.close(code=_BAD_TOKEN)
                else:
                    await self._identify(socket, origin)
            case 6:
                await self._resume(socket, told["d"])
            case _:
                pass

    async def _identify(self, socket: web.WebSocketResponse, origin: str) -> None:
        self.identified += 1
        session = Session(f"session-{self.identified}", socket=socket)
        self._sessions[session.id] = self.current = session
        bot = self._world.bot
        guilds = list(self._world.guilds.values())
        ready = {
            "v": 10,
            "user": shapes.user(bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": origin.replace("http", "ws") + "/gateway",
            "application": {"id": str(APPLICATION), "flags": 0},
        }
        await self.deliver("READY", ready)
        for guild in guilds:
            await self.deliver("GUILD_CREATE", shapes.guild(guild, bot, bot))

    async def _resume(self, socket: web.WebSocketResponse, told: dict[str, Any]) -> None:
        session = self._sessions.get(told["session_id"])
        if session is None:
            await _send(socket, _INVALID, data=False)
            return
        session.socket, self.current = socket, session
        self.resumed += 1
        for number, text in list(session.sent):
            if number > told["seq"]:
                await socket.send_str(text)
        await self.deliver("RESUMED", {})


async def _send(socket: web.WebSocketResponse, op: int, data: Any) -> None:
    await socket.send_str(orjson.dumps({"op": op, "d": data, "s": None, "t": None}).decode())
