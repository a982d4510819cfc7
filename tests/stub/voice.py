"""Be the voice server of a loopback Discord: its websocket, its UDP socket, and what it hears.

It knows no DAVE: it announces version 0, as Discord does for a call without end-to-end encryption.
"""

import asyncio
import struct
from importlib import import_module
from typing import Any, cast

import orjson
from aiohttp import WSMsgType, web

MODE = "aead_xchacha20_poly1305_rtpsize"
KEY = bytes(range(32))
SILENCE = b"\xf8\xff\xfe"
"""The Opus packet that says nothing; a client sends five of them at the end."""

_IDENTIFY, _SELECT, _READY, _HEARTBEAT, _SESSION = 0, 1, 2, 3, 4
_SPEAKING, _ACK, _HELLO = 5, 6, 8
_HEADER, _NONCE, _SSRC = 12, 4, 7
_DISCOVERY = 74
"""Bytes of the packet that asks for one's own address, and of its answer."""

Json = dict[str, Any]


class VoiceServer(asyncio.DatagramProtocol):
    """One voice server; `received` are the RTP packets that it was sent, `asked` its messages.

    Where it `refuses`, it closes a connection with that code once it identifies; where it
    `is_deaf`, it never answers.
    """

    def __init__(self) -> None:
        self.received: list[bytes] = []
        self.asked: list[tuple[int, Any]] = []
        self.refuses: int | None = None
        self.is_deaf = False
        self._sockets: list[web.WebSocketResponse] = []
        self._transport: asyncio.DatagramTransport | None = None

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_datagram_endpoint(lambda: self, local_addr=("127.0.0.1", 0))

    def close(self) -> None:
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

    def opus(self) -> list[bytes]:
        """Decrypt what was heard, and list its Opus packets but for the silence at the end."""
        box = import_module("nacl.secret").Aead(KEY)
        packets: list[bytes] = []
        for one in self.received:
            nonce = one[-_NONCE:] + bytes(24 - _NONCE)
            packets.append(box.decrypt(one[_HEADER:-_NONCE], one[:_HEADER], nonce))
        while packets and packets[-1] == SILENCE:
            packets.pop()
        return packets

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
        self._sockets.remove(socket)
        return socket

    async def _answer(self, socket: web.WebSocketResponse, op: int, data: Json) -> None:
        match op:
            case _ if op == _IDENTIFY and self.refuses:
                await socket.close(code=self.refuses)
            case _ if op == _IDENTIFY:
                assert self._transport
                host, port = self._transport.get_extra_info("sockname")
                ready = {"ssrc": _SSRC, "ip": host, "port": port, "modes": [MODE]}
                await _send(socket, _READY, ready)
            case _ if op == _SELECT:
                assert data["data"]["mode"] == MODE
                session = {"mode": MODE, "secret_key": list(KEY), "dave_protocol_version": 0}
                await _send(socket, _SESSION, session)
            case _ if op == _HEARTBEAT:
                await _send(socket, _ACK, {"t": data.get("t")})
            case _:
                pass


async def _send(socket: web.WebSocketResponse, op: int, data: Json) -> None:
    await socket.send_str(orjson.dumps({"op": op, "d": data}).decode())
