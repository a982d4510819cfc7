"""Run a Discord on a loopback socket, and do there what people do."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, cast

import orjson
from aiohttp import web

from tests.stub import shapes
from tests.stub.gateway import Gateway
from tests.stub.rest import Refused, respond
from tests.stub.trouble import Answer, Cut, Trouble
from tests.stub.uploads import check_voice, with_attachments
from tests.stub.world import Channel, Interaction, Person, Request, Upload, World, snowflake

_COMMAND, _PRESS, _SUGGEST, _SUBMIT = 2, 3, 4, 5
_BUTTON, _SELECT, _LABEL = 2, 3, 18
_JSON = {"Content-Type": "application/json"}
"""Exactly so: discord.py does not take a type with a charset for JSON."""

_NO_CONTENT = 204
_NEVER = 3_600

Json = dict[str, Any]


class Loopback:
    """One Discord on 127.0.0.1; use it as `async with Loopback() as discord`.

    `remembered` is how many requests and interactions are kept, `delay` the seconds to an answer,
    `shards` how many a bot is recommended to have. `watch` is shown each request.
    """

    def __init__(
        self, *, port: int = 0, remembered: int = 100_000, delay: float = 0, shards: int = 1
    ) -> None:
        self.delay = delay
        self.world = World(remembered)
        self.gateway = Gateway(self.world, shards)
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
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner
        await self._runner.cleanup()

    async def press(
        self, person: Person, message: Json, custom_id: str, values: Sequence[str] | None = None
    ) -> Interaction:
        """Press a button of a message, or pick values of its select."""
        data: Json = {"component_type": _BUTTON, "custom_id": custom_id}
        if values is not None:
            data |= {"component_type": _SELECT, "values": list(values)}
        channel = self.world.channels[int(message["channel_id"])]
        return await self._do(_PRESS, person, channel, data, custom_id, message)

    async def submit(
        self, person: Person, opened: Interaction, entered: Mapping[str, Sequence[str]]
    ) -> Interaction:
        """Submit the modal that an interaction opened, by the `custom_id` of its selects."""
        assert opened.answer is not None
        custom_id = opened.answer["data"]["custom_id"]
        return await self.submit_to(person, opened.channel, opened.message, custom_id, entered)

    async def submit_to(
        self,
        person: Person,
        channel: Channel,
        message: Json | None,
        custom_id: str,
        entered: Mapping[str, Sequence[str]],
    ) -> Interaction:
        """Submit a modal by its `custom_id`."""
        rows = [
            {
                "type": _LABEL,
                "id": 2 * index + 1,
                "component": {
                    "type": _SELECT,
                    "id": 2 * index + 2,
                    "custom_id": name,
                    "values": list(values),
                },
            }
            for index, (name, values) in enumerate(entered.items())
        ]
        data = {"custom_id": custom_id, "components": rows}
        return await self._do(_SUBMIT, person, channel, data, custom_id, message)

    async def command(
        self, person: Person, channel: Channel, name: str, options: Mapping[str, Any] | None = None
    ) -> Interaction:
        """Type a slash command; a group and its command are parted by a space."""
        given = [{"name": key, "type": _type(v), "value": v} for key, v in (options or {}).items()]
        return await self._type(_COMMAND, person, channel, name, given)

    async def complete(
        self, person: Person, channel: Channel, name: str, option: str, text: str
    ) -> Interaction:
        """Type into an option that suggests."""
        given: list[Json] = [{"name": option, "type": 3, "value": text, "focused": True}]
        return await self._type(_SUGGEST, person, channel, name, given)

    async def say(self, person: Person, channel: Channel, text: str) -> Json:
        """Say something in a channel, as people do."""
        message = shapes.message(channel.id, snowflake(), person, {"content": text})
        channel.messages[int(message["id"])] = message
        return message

    async def _type(
        self, kind: int, person: Person, channel: Channel, name: str, given: list[Json]
    ) -> Interaction:
        first, *rest = name.split()
        for inner in reversed(rest):
            given = [{"name": inner, "type": 1, "options": given}]
        known = [command for command in self.world.commands if command["name"] == first]
        number = known[0]["id"] if known else str(snowflake())
        data = {"id": number, "name": first, "type": 1, "options": given}
        return await self._do(kind, person, channel, data, name, None)

    async def _do(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        custom_id: str,
        message: Json | None,
    ) -> Interaction:
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        done = Interaction(
            snowflake(),
            secrets.token_hex(16),
            kind,
            person,
            channel,
            custom_id,
            message,
            future,
            time.perf_counter(),
        )
        self.world.remember(done)
        payload = shapes.interaction(done.id, done.token, kind, person, channel, data)
        if message is not None:
            payload["message"] = message
        await self.gateway.deliver("INTERACTION_CREATE", payload, channel.guild_id)
        return done

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.path
        if path == "/gateway":
            return await self.gateway.serve(request)
        body, files = await _body(request)
        size = request.content_length or 0
        seen = Request(time.perf_counter(), request.method, path, body, size, files)
        self.world.requests.append(seen)
        if self.watch:
            self.watch(seen)
        if self.delay:
            await asyncio.sleep(self.delay)
        struck = [t for t in self.troubles if t.strikes(request.method, path)]
        if struck:
            return await self._spoil(struck[0], request, seen)
        return self._respond(request, seen)

    def _respond(self, request: web.BaseRequest, seen: Request) -> web.Response:
        try:
            answer = self._answer(request, seen)
        except Refused as refused:
            told = {"code": refused.code, "message": refused.text}
            return web.Response(status=refused.status, body=orjson.dumps(told), headers=_JSON)
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
            case Answer(status, told, headers):
                return web.Response(
                    status=status, body=orjson.dumps(told), headers={**_JSON, **headers}
                )
            case Cut.SILENCE:
                await asyncio.sleep(_NEVER)
            case Cut.RESET:
                if request.transport:
                    request.transport.abort()
            case None:
                pass
        return response


def _type(value: object) -> int:
    """Give the type of a command's option."""
    return 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3


async def _body(request: web.BaseRequest) -> tuple[Json, tuple[Upload, ...]]:
    """Read a request's JSON; of a form, its JSON part and its files."""
    if request.content_type.startswith("multipart/"):
        form = await request.post()
        files = [
            Upload(part, file.filename, file.content_type, file.file.read())
            for part, file in form.items()
            if isinstance(file, web.FileField)
        ]
        for part in form.values():
            if isinstance(part, web.FileField):
                part.file.close()
        return orjson.loads(str(form["payload_json"])), tuple(files)
    raw = await request.read()
    told: Any = orjson.loads(raw) if raw else {}
    return cast(Json, told) if isinstance(told, dict) else {"items": told}, ()
