"""Send the doctor's requests, and record every exchange with Discord as it was on the wire."""

import re
from collections.abc import Mapping, Sequence
from email.utils import parsedate_to_datetime
from time import monotonic, time
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import orjson

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.invalid_requests import InvalidRequests
from bot.delivery.discord.network import RequestTarget
from bot.delivery.discord.payloads import Json
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.request_budget import RequestBudget
from bot.delivery.discord.requests import Requests
from bot.delivery.discord.tally import Tally
from bot.ui.message import File
from rules.record import record

_SWITCHING = 101
"""The status of a websocket's beginning, which has no body."""

_VERSION = re.compile(r"^/api/v[0-9]+")
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/[0-9]+)/[^/]+")
_ID = re.compile(r"(?<=/)[0-9]{15,20}(?=/|$)")
_IN_FORM = re.compile(rb'name="payload_json".*?\r\n\r\n(.*?)\r\n--', re.DOTALL)


class _Request(SimpleNamespace):
    """What aiohttp keeps of a request: when it `began`, and the bytes of its `body`."""

    began: float
    body: bytes

    def begin(self) -> None:
        self.began, self.body = time(), b""

    def add(self, chunk: bytes) -> None:
        self.body += chunk


@record
class Exchange:
    """A request or an event: what it is, what was sent, and what came."""

    asked: str
    sent: Any
    got: Any


class Probe:
    """A client that asks Discord, and what it has seen.

    `exchanges` are in the order of the answers. `ahead` is how many seconds Discord's clock is
    ahead of this machine's, by the last answer.
    """

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []
        self.ahead = 0.0
        trace = aiohttp.TraceConfig(trace_config_ctx_factory=_Request)
        trace.on_request_start.append(self._begin)
        trace.on_request_chunk_sent.append(self._note_chunk)
        trace.on_request_end.append(self._end)
        self.client = discord.Client(intents=discord.Intents.none(), http_trace=trace)
        self.tally = Tally(monotonic)
        self.requests = Requests(
            self.client, RequestBudget(), InvalidRequests(monotonic), self.tally
        )

    async def ask(
        self,
        method: str,
        path: str,
        payload: Json | None = None,
        files: Sequence[File] = (),
        *,
        params: Mapping[str, Any] | None = None,
        **ids: Any,
    ) -> Any:
        """Send a request, and return the answer's JSON. Raises what `network.FAILED` lists."""
        target = RequestTarget.APPLICATION
        return await self.requests.send(
            *(method, path, payload, files), target=target, params=params, **ids
        )

    def api(self, pictures: PictureQueue) -> DiscordApi:
        """Return what sends messages for this client."""
        return DiscordApi(self.requests, pictures, self.tally)

    def note_event(self, name: str, payload: Any) -> None:
        """Record an event of the gateway's."""
        self.exchanges.append(Exchange(name, None, payload))

    async def _begin(
        self, _: aiohttp.ClientSession, request: Any, __: aiohttp.TraceRequestStartParams
    ) -> None:
        request.begin()

    async def _note_chunk(
        self,
        _: aiohttp.ClientSession,
        request: Any,
        params: aiohttp.TraceRequestChunkSentParams,
    ) -> None:
        request.add(params.chunk)

    async def _end(
        self,
        _: aiohttp.ClientSession,
        request: Any,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        response = params.response
        if response.status == _SWITCHING:
            return
        # The response keeps what was read: discord.py still gets it.
        content = await response.read()
        if date := response.headers.get("Date"):
            # A date has whole seconds: on average half a second has been cut off.
            there = parsedate_to_datetime(date).timestamp() + 0.5
            self.ahead = there - (request.began + time()) / 2
        sent = _payload(request.body)
        asked = f"{params.method} {_path(response.url.path)}{_kind(response.url.path, sent)}"
        status = "" if response.ok else f" -> {response.status}"
        self.exchanges.append(Exchange(asked + status, sent, _json(content)))


def _path(path: str) -> str:
    """Return a request's path without ids and tokens."""
    return _ID.sub("{id}", _TOKEN.sub(r"\1/{token}", _VERSION.sub("", path)))


def _kind(path: str, sent: Any) -> str:
    """Return the number of an answer to an interaction: each kind has its own shape."""
    return f" {sent['type']}" if path.endswith("/callback") and sent else ""


def _payload(body: bytes) -> Any:
    """Return the JSON of a request's body; of a form, its JSON part."""
    found = _IN_FORM.search(body)
    return _json(found[1] if found else body)


def _json(content: bytes) -> Any:
    try:
        return orjson.loads(content)
    except orjson.JSONDecodeError:
        return None
