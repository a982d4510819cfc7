"""Take the files of requests: as attachments of messages, and as voice messages by their rules."""

import re
from typing import Any

from tests.stub.trouble import Refused
from tests.stub.world import Request, World, snowflake

VOICE = 1 << 13
"""The flag of a voice message."""

_PLACE = re.compile(r"/channels/([0-9]+)/messages")

_UNUSUAL = re.compile(r"[^A-Za-z0-9._-]+")
"""What Discord does not keep in the name of a file."""

Json = dict[str, Any]


def with_attachments(request: Request) -> Json:
    """Give a request's JSON with its attachments as its message shows them.

    What an edit names without a file is kept as it was named.
    """
    message = _message(request)
    if "attachments" not in message:
        return request.body
    shown = [_attachment(request, one) for one in message["attachments"]]
    if message is request.body:
        return {**request.body, "attachments": shown}
    return {**request.body, "data": {**message, "attachments": shown}}


def check_voice(world: World, request: Request) -> None:
    """Check that a voice message is one.

    Raises Refused, as Discord does.
    """
    message = _message(request)
    if request.method not in ("POST", "PATCH") or not message.get("flags", 0) & VOICE:
        return
    if message.get("content") or message.get("components") or message.get("embeds"):
        raise Refused(400, 50159, "Voice messages do not support additional content.")
    if len(request.files) != 1 or not request.files[0].type.startswith("audio/"):
        raise Refused(400, 50160, "Voice messages must have a single audio attachment.")
    (attachment,) = message.get("attachments") or ({},)
    if not attachment.get("duration_secs") or not attachment.get("waveform"):
        raise Refused(400, 50161, "Voice messages must have supporting metadata.")
    place = _PLACE.fullmatch(request.path)
    if place and int(place[1]) in world.mute:
        raise Refused(403, 50173, "Cannot send voice messages in this channel.")


def _message(request: Request) -> Json:
    """Give the part of a request that describes a message."""
    data: Any = request.body.get("data")
    return data if isinstance(data, dict) else request.body


def _attachment(request: Request, attachment: Json) -> Json:
    files = {file.part: file for file in request.files}
    file = files.get(f"files[{attachment['id']}]")
    if file is None:
        return attachment
    number, name = str(snowflake()), _UNUSUAL.sub("_", file.name)
    shown: Json = {
        "id": number,
        "filename": name,
        "size": len(file.content),
        "content_type": file.type,
        "url": f"https://127.0.0.1/{number}/{name}?ex={number}",
    }
    for name in ("description", "duration_secs", "waveform"):
        if name in attachment:
            shown[name] = attachment[name]
    return shown
