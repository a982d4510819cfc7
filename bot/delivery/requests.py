"""Make the addresses and the multipart bodies of requests to Discord."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import PurePath

import discord
import orjson
from discord.http import Route

from bot.delivery.payloads import Json
from bot.model.interaction import Interaction
from bot.ui.message import File

_BYTES = "application/octet-stream"
_TYPES = {".ogg": "audio/ogg"}
"""Discord takes a voice message only where its file says that it is sound."""


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
            "value": part.fp,
            "filename": part.filename,
            "content_type": _TYPES.get(PurePath(part.filename).suffix, _BYTES),
        }
        for number, part in enumerate(parts)
    ]
    return form, parts
