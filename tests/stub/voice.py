"""Be the voice server of a loopback Discord: its websocket, its UDP socket, and who hears it.

Calls are encrypted end to end, as all of Discord's are since March 2026 (DAVE): one who connects
without that is turned away, and what the bot says in the clear is lost.
"""

import asyncio
import struct
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

import orjson
from aiohttp import WSMsgType, web

if TYPE_CHECKING:
    from davey import DaveSession

    from tests.stub.dave import Call

MODE = "aead_xchacha20_poly1305_rtpsize"
KEY = bytes(range(32))
SILENCE = b"\xf8\xff\xfe"
"""The Opus packet that says nothing, never encrypted; a client sends five of them at the end."""

_IDENTIFY, _SELECT, _READY, _HEARTBEAT, _SESSION = 0, 1, 2, 3, 4
_SPEAKING, _ACK, _HELLO = 5, 6, 8
_EXECUTE, _TRANSITION_READY, _EXTERNAL_SENDER, _KEY_PACKAGE = 22, 23, 25, 26
_PROPOSALS, _COMMIT, _WELCOME = 27, 29, 30
_WITHOUT_DAVE = 4017
_HEADER, _NONCE, _SSRC = 12, 4, 7
_DISCOVERY = 74
"""Bytes of the packet that asks for one's own address, and of its answer."""

_LISTENER = 1
_APPEND = b"\0"

Json = dict[str, Any]


class VoiceServer(asyncio.DatagramProtocol):
    """One voice server; `received` are the RTP packets that it was sent, `asked` its messages.

    `frames` are what the packets held, `heard` what a listener's client made of them, and `lost`
    those of which it made nothing. Where the server `refuses`, it closes a connection with that
    code once it identifies; where it `is_deaf`, it never answers. The bot is let into the call
    `welcome_after` that many seconds: never, where that is None.
    """

    def __init__(self) -> None:
        self.received: list[bytes] = []
        self.asked: list[tuple[int, Any]] = []
        self.frames: list[bytes] = []
        self.heard: list[bytes] = []
        self.lost: list[bytes] = []
        self.refuses: int | None = None
        self.is_deaf = False
        self.welcome_after: float | None = 0.0
        self._sockets: list[web.WebSocketResponse] = []
        self._transport: asyncio.DatagramTransport | None = None
        self._call: Call | None = None
        self._call_before: Call | None = None
        self._letting_in: set[asyncio.Task[None]] = set()
        self._sent = self._transitions = 0

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_datagram_endpoint(lambda: self, local_addr=("127.0.0.1", 0))

    def close(self) -> None:
        for task in self._letting_in:
            task.cancel()
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        if len(data) == _DISCOVERY and data[:2] == b"\0\1":
            answer = struct.pack(">HH4s64sH", 2, 70, data[4:8], addr[0].encode(), addr[1])
            assert self._transport
            self._transport.sendto(answer, addr)
        else:
            self.received.append(data)
            self._hear(data)

    def opus(self) -> list[bytes]:
        """List the Opus packets that were heard, but for the silence at the end."""
        packets = [*self.heard]
        while packets and packets[-1] == SILENCE:
            packets.pop()
        return packets

    async def let_another_in(self, listener_id: int) -> "DaveSession":
        """Let another listener into the last call, and give their session."""
        assert self._call
        session, proposals, commit = self._call.another(listener_id)
        await self._send_bytes(_PROPOSALS, _APPEND + proposals)
        await self._send_bytes(_COMMIT, self._transition() + commit)
        return session

    def hears(self, session: "DaveSession", frame: bytes) -> bool:
        """Tell whether a listener's client makes something of a frame."""
        assert self._call
        return self._call.hear(frame, session) is not None

    async def cut(self, code: int) -> None:
        """Close all connections."""
        for socket in self._sockets:
            await socket.close(code=code)

    async def serve(self, request: web.BaseRequest) -> web.WebSocketResponse:
        """Hold one connection until it closes."""
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        self._sockets.append(socket)
        await _send(socket, _HELLO, {"heartbeat_interval": 41_250, "v": 8})
        async for frame in socket:
            if frame.type == WSMsgType.TEXT and not self.is_deaf:
                message = orjson.loads(frame.data)
                self.asked.append((message["op"], message["d"]))
                await self._answer(socket, message["op"], message["d"])
            elif frame.type == WSMsgType.BINARY and frame.data[0] == _KEY_PACKAGE:
                task = asyncio.create_task(self._let_in(frame.data[1:]))
                self._letting_in.add(task)
                task.add_done_callback(self._letting_in.discard)
        self._sockets.remove(socket)
        return socket

    def _hear(self, packet: bytes) -> None:
        box, nonce = import_module("nacl.secret").Aead(KEY), packet[-_NONCE:] + bytes(24 - _NONCE)
        frame: bytes = box.decrypt(packet[_HEADER:-_NONCE], packet[:_HEADER], nonce)
        self.frames.append(frame)
        assert self._call
        heard = frame if frame == SILENCE else self._call.hear(frame)
        if heard is None and self._call_before:
            # It was on its way to the server that the call has just left.
            heard = self._call_before.hear(frame)
        if heard is None:
            self.lost.append(frame)
        else:
            self.heard.append(heard)

    async def _answer(self, socket: web.WebSocketResponse, op: int, data: Json) -> None:
        match op:
            case _ if op == _IDENTIFY and self.refuses:
                await socket.close(code=self.refuses)
            case _ if op == _IDENTIFY and not data.get("max_dave_protocol_version"):
                await socket.close(code=_WITHOUT_DAVE)
            case _ if op == _IDENTIFY:
                self._begin_call(int(data["token"]), int(data["user_id"]))
                assert self._transport
                host, port = self._transport.get_extra_info("sockname")
                ready = {"ssrc": _SSRC, "ip": host, "port": port, "modes": [MODE]}
                await _send(socket, _READY, ready)
            case _ if op == _SELECT:
                assert data["data"]["mode"] == MODE
                session = {"mode": MODE, "secret_key": list(KEY), "dave_protocol_version": 1}
                await _send(socket, _SESSION, session)
                assert self._call
                await self._send_bytes(_EXTERNAL_SENDER, self._call.external_sender())
            case _ if op == _HEARTBEAT:
                await _send(socket, _ACK, {"t": data.get("t")})
            case _ if op == _TRANSITION_READY:
                await _send(socket, _EXECUTE, {"transition_id": data["transition_id"]})
            case _:
                pass

    def _begin_call(self, channel_id: int, bot_id: int) -> None:
        from tests.stub.dave import Call  # noqa: PLC0415 - few tests talk, and it takes libraries

        self._call_before, self._call = self._call, Call(channel_id, _LISTENER, bot_id)

    async def _let_in(self, key_package: bytes) -> None:
        """Let the bot in, when it is time for that."""
        if self.welcome_after is None:
            return
        await asyncio.sleep(self.welcome_after)
        assert self._call
        await self._send_bytes(_WELCOME, self._transition() + self._call.welcome(key_package))

    def _transition(self) -> bytes:
        """Number a change of the group."""
        self._transitions += 1
        return struct.pack(">H", self._transitions)

    async def _send_bytes(self, op: int, body: bytes) -> None:
        self._sent += 1
        if self._sockets:
            await self._sockets[-1].send_bytes(struct.pack(">HB", self._sent, op) + body)


async def _send(socket: web.WebSocketResponse, op: int, data: Json) -> None:
    await socket.send_str(orjson.dumps({"op": op, "d": data}).decode())
