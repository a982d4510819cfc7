"""Run a Discord on a loopback socket, and do there what people do."""

import asyncio
import time
from collections.abc import Callable
from random import uniform
from typing import Any, Self, cast

import orjson
from aiohttp import BodyPartReader, web

from tests.stub.gateway import Gateway
from tests.stub.limits import Limits, NewDms
from tests.stub.people import Driver
from tests.stub.rest import Refused, respond
from tests.stub.trouble import Answer, Cut, Trouble
from tests.stub.uploads import check_voice, with_attachments
from tests.stub.voice import VoiceServer
from tests.stub.world import Request, Upload, World

_JSON = {"Content-Type": "application/json"}
"""Exactly so: discord.py does not take a type with a charset for JSON."""

_NO_CONTENT = 204
_NEVER = 3_600

Json = dict[str, Any]


class Loopback(Driver):
    """One Discord on 127.0.0.1; use it as `async with Loopback() as discord`.

    `remembered` is how many requests and interactions are kept, `delay` the seconds to an answer,
    or between which and which they are, `shards` how many a bot is recommended to have. `watch` is
    shown each request. With `limits` and `dms` it takes no more than Discord does.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        remembered: int = 100_000,
        delay: float | tuple[float, float] = 0,
        shards: int = 1,
        limits: Limits | None = None,
        dms: NewDms | None = None,
    ) -> None:
        self.delay = delay if isinstance(delay, tuple) else (delay, delay)
        self.limits = limits
        self.dms = dms
        self.world = World(remembered)
        self.gateway = Gateway(self.world, shards)
        self.voice = VoiceServer()
        self.troubles: list[Trouble] = []
        self.watch: Callable[[Request], None] | None = None
        self.url = ""
        self._port = port
        self._runner: web.ServerRunner | None = None

    async def __aenter__(self) -> Self:
        self._runner = web.ServerRunner(
            web.Server(self._serve, access_log=None), shutdown_timeout=0.1
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        self.gateway.voice_endpoint = f"{host}:{port}"
        await self.voice.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner
        self.voice.close()
        await self._runner.cleanup()

    @property
    def intents(self) -> int:
        return self.gateway.intents

    async def deliver(self, event: str, data: Json, guild_id: int | None) -> None:
        """Send an event over the websocket; what a bot misses is kept for its RESUME."""
        await self.gateway.deliver(event, data, guild_id)

    async def until_quiet(self, seconds: float) -> None:
        """Wait until a bot that runs has asked for nothing for so long."""
        requests = self.world.requests
        while (left := requests[-1].at + seconds - time.perf_counter()) > 0:  # noqa: ASYNC110 - polls
            await asyncio.sleep(left)

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.path
        if path == "/gateway":
            return await self.gateway.serve(request)
        if path == "/":
            return await self.voice.serve(request)
        body, files = await body_of(request)
        size = request.content_length or 0
        seen = Request(time.perf_counter(), request.method, path, body, size, files)
        self.world.requests.append(seen)
        if self.watch:
            self.watch(seen)
        if any(self.delay):
            await asyncio.sleep(uniform(*self.delay))
        if self.limits is None:
            return await self._after_limits(request, seen)
        refused, headers = self.limits.take(request.method, path, time.time())
        answer = _of(refused) if refused else await self._after_limits(request, seen)
        self.limits.count(answer.status, time.time())
        answer.headers.update(headers)
        return answer

    async def _after_limits(self, request: web.BaseRequest, seen: Request) -> web.Response:
        path = request.path
        struck = [t for t in self.troubles if t.strikes(request.method, path)]
        if struck:
            return await self._spoil(struck[0], request, seen)
        return self._respond(request, seen)

    def _respond(self, request: web.BaseRequest, seen: Request) -> web.Response:
        try:
            answer = self._answer(request, seen)
        except Refused as refused:
            error = {"code": refused.code, "message": refused.text}
            return web.Response(status=refused.status, body=orjson.dumps(error), headers=_JSON)
        if answer is None:
            return web.Response(status=_NO_CONTENT)
        return web.Response(body=orjson.dumps(answer), headers=_JSON)

    def _answer(self, request: web.BaseRequest, seen: Request) -> Any:
        """Give the answer's JSON.

        Raises Refused.
        """
        if (request.method, request.path) == ("GET", "/gateway/bot"):
            return self.gateway.recommended(str(request.url.origin()))
        check_voice(self.world, seen)
        if self.dms:
            people = {one.id: person for person, one in self.world.direct.items()}
            self.dms.check(request.method, request.path, people, time.time())
        body = with_attachments(seen)
        return respond(self.world, request.method, request.path, dict(request.query), body)

    async def _spoil(
        self, trouble: Trouble, request: web.BaseRequest, seen: Request
    ) -> web.Response:
        if trouble.before:
            trouble.before()
        response = self._respond(request, seen) if trouble.done else web.Response(status=500)
        if trouble.after:
            trouble.after()
        match trouble.answer:
            case Answer():
                return _of(trouble.answer)
            case Cut.SILENCE:
                await asyncio.sleep(_NEVER)
            case Cut.RESET:
                if request.transport:
                    request.transport.abort()
            case None:
                pass
        return response


def _of(answer: Answer) -> web.Response:
    headers = {**_JSON, **answer.headers}
    return web.Response(status=answer.status, body=orjson.dumps(answer.body), headers=headers)


async def body_of(request: web.BaseRequest) -> tuple[Json, tuple[Upload, ...]]:
    """Read a request's JSON; of a form, its JSON part and its files."""
    if request.content_type.startswith("multipart/"):
        return await _form(request)
    raw = await request.read()
    payload: Any = orjson.loads(raw) if raw else {}
    return cast(Json, payload) if isinstance(payload, dict) else {"items": payload}, ()


async def _form(request: web.BaseRequest) -> tuple[Json, tuple[Upload, ...]]:
    """Read a form part by part, in memory: `request.post()` leaves a file open if it is cut off."""
    payload: Json = {}
    files: list[Upload] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = await part.read()
        if part.filename:
            kind = part.headers.get("Content-Type", "")
            files.append(Upload(part.name or "", part.filename, kind, bytes(content)))
        elif part.name == "payload_json":
            payload = orjson.loads(content)
    return payload, tuple(files)
