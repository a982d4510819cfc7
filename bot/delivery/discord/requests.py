"""Build the routes of Discord's API and send requests there: no other file does.

Each request is a named function: messages and answers in `discord_api`, voice messages
in `voice_api`, all else in `server_api`.
"""

import asyncio
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import PurePath
from typing import Any

import discord
import orjson
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.delivery.discord.discord_internals import release_requests, session
from bot.delivery.discord.invalid_requests import InvalidRequests
from bot.delivery.discord.network import LONGEST, Failure, RequestFailed, RequestTarget, refusal
from bot.delivery.discord.payloads import Json
from bot.delivery.discord.request_budget import RequestBudget
from bot.delivery.discord.tally import Tally
from bot.ui.message import File

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"

_BYTES = "application/octet-stream"
_TYPES = {".ogg": "audio/ogg"}
"""Discord takes a voice message only where its file is declared as sound."""


class Requests:
    """The requests of a client; each raises what `network.FAILED` lists."""

    def __init__(
        self,
        client: discord.Client,
        budget: RequestBudget,
        invalid: InvalidRequests,
        tally: Tally,
    ) -> None:
        self._client = client
        self._budget = budget
        self._invalid = invalid
        self._tally = tally

    async def send(
        self,
        method: str,
        path: str,
        payload: Json | Sequence[Json] | None = None,
        files: Sequence[File] = (),
        *,
        target: RequestTarget,
        params: Mapping[str, Any] | None = None,
        seconds: float | None = LONGEST,
        **ids: Any,
    ) -> Any:
        """Send a request within the rate limits, which discord.py keeps; give up a long one.

        `ids` fill the blanks of the path. A request that meets the global limit holds up all others
        until it has waited that out. If that one is given up meanwhile, they wait for ever. After
        too many invalid requests it is not sent.
        """
        if self.are_held_back:
            raise RequestFailed(target, Failure.BUSY, "not sent, after too many invalid requests")
        # discord.py passes it on with each try, after it has waited for the channel's own limit.
        given: dict[str, Any] = {"middlewares": (self._budget.hold,)}
        if params is not None:
            given["params"] = params
        if files:
            given["form"], given["files"] = _form_data(payload, files)
        elif payload is not None:
            given["json"] = payload
        http: Any = self._client.http
        try:
            async with asyncio.timeout(seconds):
                return await http.request(Route(method, path, **ids), **given)
        except discord.HTTPException as error:
            raise self._refused(target, error) from error
        except (TimeoutError, asyncio.CancelledError):
            release_requests(self._client)
            raise

    async def send_by_token(
        self,
        method: str,
        path: str,
        webhook: tuple[int, str],
        payload: Json,
        files: Sequence[File] = (),
        *,
        target: RequestTarget = RequestTarget.ANSWER,
        params: dict[str, str] | None = None,
        seconds: float = LONGEST,
    ) -> Any:
        """Send a request under an interaction's token, outside the rate limits of the bot.

        `webhook` is the id and the token that fill the blanks of the path. It is sent even after
        too many invalid requests: somebody waits for it.
        """
        adapter, (number, token) = async_context.get(), webhook
        route = Route(method, path, webhook_id=number, webhook_token=token)
        http = session(self._client)
        given: dict[str, Any] = {"payload": payload}
        if files:
            form, parts = _form_data(payload, files)
            given = {"multipart": form, "files": parts}
        try:
            async with asyncio.timeout(seconds):
                return await adapter.request(route, http, params=params, **given)
        except discord.HTTPException as error:
            raise self._refused(target, error) from error

    async def read_file(self, url: str, seconds: float = LONGEST) -> bytes:
        """Return the file of a message, by the address that Discord gave."""
        try:
            async with asyncio.timeout(seconds):
                return await self._client.http.get_from_cdn(url)
        except discord.HTTPException as error:
            raise self._refused(RequestTarget.TABLE, error) from error

    def _refused(self, target: RequestTarget, error: discord.HTTPException) -> RequestFailed:
        failed = refusal(target, error)
        self._tally.note_refusal(target, failed)
        return failed

    @property
    def are_held_back(self) -> bool:
        """Return whether none but answers are sent now."""
        return self._invalid.are_too_many

    @property
    def application_id(self) -> int:
        """Return the id of the bot's application, known once it has logged in."""
        found = self._client.application_id
        assert found is not None
        return found

    def webhook_of(self, token: str) -> tuple[int, str]:
        """Return the webhook by which messages follow the answer to an interaction."""
        # Not by the id that comes with the interaction: Discord may leave that out.
        return self.application_id, token


def _form_data(
    payload: Json | Sequence[Json] | None, files: Sequence[File]
) -> tuple[list[Json], list[discord.File]]:
    """Return a multipart form, and the files that a retry rewinds."""
    parts = [discord.File(BytesIO(file.content), filename=file.name) for file in files]
    form: list[Json] = [{"name": "payload_json", "value": orjson.dumps(payload).decode()}]
    form += [
        {
            "name": f"files[{number}]",
            # The file itself, not its bytes: discord.py winds it back before it tries again.
            "value": part.fp,
            "filename": part.filename,
            "content_type": _TYPES.get(PurePath(part.filename).suffix, _BYTES),
        }
        for number, part in enumerate(parts)
    ]
    return form, parts
