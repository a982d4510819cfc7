"""Make the addresses and the multipart bodies of requests to Discord."""

import asyncio
from collections.abc import Sequence
from io import BytesIO
from pathlib import PurePath
from typing import Any

import discord
import orjson
from discord.http import Route

from bot.delivery.network import LONGEST
from bot.delivery.payloads import Json
from bot.model.interaction import Interaction
from bot.ui.message import File

_BYTES = "application/octet-stream"
_TYPES = {".ogg": "audio/ogg"}
"""Discord takes a voice message only where its file says that it is sound."""


async def request(client: discord.Client, route: Route, **given: Any) -> Any:
    """Send a request within the rate limits, which discord.py keeps; give up one that takes long.

    A request that meets the global limit holds up all others until it has waited that out. One that
    is given up meanwhile would hold them up for ever: discord.py does not let them go on then.

    Raises discord.HTTPException, OSError.
    """
    try:
        async with asyncio.timeout(LONGEST):
            return await client.http.request(route, **given)
    except (TimeoutError, asyncio.CancelledError):
        http: Any = client.http
        if limit := http._global_over:  # noqa: SLF001 - there is no other way to it
            limit.set()
        raise


def message_route(method: str, channel_id: int, message_id: int) -> Route:
    """Return the address of a message."""
    path = "/channels/{channel_id}/messages/{message_id}"
    return Route(method, path, channel_id=channel_id, message_id=message_id)


def webhook_route(method: str, tail: str, interaction: Interaction) -> Route:
    """Return an address under an interaction's token."""
    return Route(
        method,
        "/webhooks/{webhook_id}/{webhook_token}" + tail,
        webhook_id=interaction.application_id,
        webhook_token=interaction.token,
    )


def form_data(payload: Json | None, files: Sequence[File]) -> tuple[list[Json], list[discord.File]]:
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
