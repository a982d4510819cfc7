"""Carry the bot's requests to a Discord in memory: what real sockets do, without them.

discord.py's own client stands above: its rate limits, its retries, its log.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import aiohttp
import orjson
from multidict import CIMultiDict

from tests.stub.limits import Limits, NewDms
from tests.stub.people import Driver
from tests.stub.rest import respond
from tests.stub.servers import Servers
from tests.stub.trouble import Answer, Cut, Refused, Trouble
from tests.stub.uploads import check_voice, with_attachments
from tests.stub.world import Request, Upload, World

_BASE = "https://discord.com/api/v10"
_NO_CONTENT = 204
_NEVER = 100_000_000
_LONGEST = 300
"""Seconds after which aiohttp gives up, where nobody else has."""

_MOST_INVALID = 1_000
"""A tenth of what Discord puts up with: no game may come near a ban."""

_REPAIRED = 75
"""Seconds after which the bot has got over a trouble, global limits included."""

Json = dict[str, Any]


class Wire(Driver):
    """A Discord in memory; `troubles` spoil its answers, and `watch` is shown each request.

    `delay` are the seconds that a request takes each way, at least and at most. `hear` takes an
    event to the bot, whose intents are `wanted`. `limits` and `dms` are what Discord takes of one.
    """

    def __init__(self, dice: Random) -> None:
        self.world = World(remembered=100_000)
        self.troubles: list[Trouble] = []
        self.watch: Callable[[Request], None] = lambda _: None
        self.after: Callable[[Request, Answer], None] = lambda _, __: None
        self.hear: Callable[[str, Json], None] | None = None
        self.wanted = 0
        self.delay = (0.04, 0.15)
        self.servers = Servers(self.world)
        self.world.more = self.servers.respond
        self.limits = Limits(most_invalid=_MOST_INVALID)
        self.dms = NewDms(dice.choice((10, 2)), dice.choice((50, 3)))
        self.under_way = 0
        self.broken_until = -1.0
        self.last: tuple[str, Json, int | None] = ("", {}, None)
        self._dice = dice

    @property
    def intents(self) -> int:
        return self.wanted

    async def deliver(self, event: str, data: Json, guild_id: int | None) -> None:
        """Send an event to the bot; nobody hears it while there is none."""
        self.last = event, data, guild_id
        if self.hear:
            # As the gateway does: nothing that the bot does to it is seen by anybody else.
            self.hear(event, orjson.loads(orjson.dumps(data)))

    def break_for(self, seconds: float) -> None:
        """Note that for so long from now on an answer may be late, or never come."""
        until = asyncio.get_running_loop().time() + seconds
        self.broken_until = max(self.broken_until, until)

    async def carry(self, request: Request, query: dict[str, str]) -> Answer:
        """Take a request there, and its answer back.

        Raises aiohttp.ClientError where the connection breaks.
        """
        self.under_way += 1
        try:
            await asyncio.sleep(self._dice.uniform(*self.delay))
            now = asyncio.get_running_loop().time()
            refused, headers = self.limits.take(request.method, request.path, now)
            if refused:
                struck, answer = None, refused
            else:
                struck = next(
                    (t for t in self.troubles if t.strikes(request.method, request.path)), None
                )
                answer = self._answer(request, query, struck)
            await asyncio.sleep(self._dice.uniform(*self.delay))
        finally:
            self.under_way -= 1
        answer = await _spoiled(struck, answer) if struck else answer
        self.limits.count(answer.status, now)
        return Answer(answer.status, answer.body, {**headers, **answer.headers})

    def _answer(self, request: Request, query: dict[str, str], struck: Trouble | None) -> Answer:
        if struck:
            self.break_for(_REPAIRED)
        if struck and struck.before:
            struck.before()
        self.world.requests.append(request)
        self.watch(request)
        is_done = struck is None or struck.done
        answer = self._respond(request, query) if is_done else Answer(500)
        self.after(request, answer)
        if struck and struck.after:
            struck.after()
        return answer

    def _respond(self, request: Request, query: dict[str, str]) -> Answer:
        try:
            check_voice(self.world, request)
            people = {one.id: person for person, one in self.world.direct.items()}
            now = asyncio.get_running_loop().time()
            self.dms.check(request.method, request.path, people, now)
            body = with_attachments(request)
            content = respond(self.world, request.method, request.path, query, body)
        except Refused as refused:
            return Answer(refused.status, {"code": refused.code, "message": refused.text})
        return Answer(_NO_CONTENT) if content is None else Answer(200, content)


async def _spoiled(trouble: Trouble, answer: Answer) -> Answer:
    match trouble.answer:
        case Answer():
            return trouble.answer
        case Cut.SILENCE:
            await asyncio.sleep(_LONGEST)
            raise aiohttp.ServerTimeoutError
        case Cut.RESET:
            raise aiohttp.ServerDisconnectedError
        case None:
            pass
    return answer


class Session:
    """What discord.py takes for an aiohttp.ClientSession; a dead bot's requests go nowhere."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.is_dead = False

    def request(self, method: str, url: str, **given: Any) -> "_Exchange":
        """Begin a request."""
        return _Exchange(self, method, url.removeprefix(_BASE), given)

    async def close(self) -> None:
        """Close nothing."""

    async def send(self, method: str, path: str, given: dict[str, Any]) -> "_Response":
        """Send a request, and wait for its answer."""
        if self.is_dead:
            await asyncio.sleep(_NEVER)
        body, files = _read(given.get("data"))
        at = asyncio.get_running_loop().time()
        request = Request(at, method, path, body, 0, files)
        answer = await self.wire.carry(request, given.get("params") or {})
        if self.is_dead:
            await asyncio.sleep(_NEVER)
        return _Response(answer)


class _Exchange:
    def __init__(self, session: Session, method: str, path: str, given: dict[str, Any]) -> None:
        self._session = session
        self._asked = (method, path, given)

    async def __aenter__(self) -> "_Response":
        method, path, given = self._asked
        (hold,) = given.pop("middlewares", (None,))
        if hold is None:
            return await self._session.send(method, path, given)
        return await hold(None, lambda _: self._session.send(method, path, given))

    async def __aexit__(self, *_: object) -> None: ...


class _Response:
    """What discord.py reads of an answer."""

    def __init__(self, answer: Answer) -> None:
        self.status = answer.status
        self.reason = ""
        headers = {"Content-Type": "application/json"} if answer.status != _NO_CONTENT else {}
        self.headers = CIMultiDict({**headers, **answer.headers})
        self._body = answer.body

    async def text(self, **_: object) -> str:
        return orjson.dumps(self._body).decode() if self.status != _NO_CONTENT else ""


def _read(data: Any) -> tuple[Json, tuple[Upload, ...]]:
    """Read a request's JSON; of a form, its JSON part and its files."""
    if not isinstance(data, aiohttp.FormData):
        payload = orjson.loads(data) if data else {}
        return (payload if isinstance(payload, dict) else {"items": payload}), ()
    body: Json = {}
    files: list[Upload] = []
    for options, headers, value in data._fields:
        if options["name"] == "payload_json":
            body = orjson.loads(value)
        else:
            kind = headers.get("Content-Type", "")
            files.append(Upload(options["name"], options["filename"], kind, value.read()))
            value.seek(0)
    return body, tuple(files)
