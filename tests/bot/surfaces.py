"""See what everybody sees: each text that leaves the bot, and for whose eyes it is."""

import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord.types import HttpLogEntry

from tests.bot.server import Server

EPHEMERAL = 64
UPDATE = 7
ALL = None
"""The audience of what stands in a channel."""

_CALLBACK = re.compile(r"/interactions/([0-9]+)/[^/]+/callback")
_FOLLOW_UP = re.compile(r"/webhooks/[0-9]+/([^/]+)(?:/messages/.+)?")
_CHANNEL = re.compile(r"/channels/([0-9]+)/messages(?:/[0-9]+)?")


@dataclass(frozen=True)
class Surface:
    """What was shown, and to whom: to one person, or to all."""

    audience: int | None
    text: str
    request: HttpLogEntry | None = None


class Surfaces:
    """Everything that has been shown since one last looked."""

    def __init__(self, server: Server) -> None:
        self._town = server
        self._seen = 0
        self._files: list[Surface] = []

    def keep_files(self, person: Any, result: Any) -> None:
        """Open the files that a person was given."""
        for file in result.response.attachments:
            content = self._town.env.backend.cdn.get(file.url)
            assert content is not None
            audience = person.id if result.ephemeral else ALL
            self._files.append(Surface(audience, f"{file.filename} {content.decode()}"))

    def new(self) -> list[Surface]:
        """List what is new."""
        requests = self._town.env.http_requests[self._seen :]
        self._seen += len(requests)
        files, self._files = self._files, []
        shown = [Surface(self._audience(r), " ".join(strings(r.json)), r) for r in requests]
        return [one for one in (*shown, *files) if one.text]

    def _audience(self, request: HttpLogEntry) -> int | None:
        backend = self._town.env.backend
        body: dict[str, Any] = request.json if isinstance(request.json, dict) else {}
        flags = (body.get("data") or body).get("flags") or 0
        if found := _CALLBACK.fullmatch(request.path):
            record = backend.interactions[int(found[1])]
            if body["type"] == UPDATE:
                return self._reader_of(record.channel_id, record.source_message_id, record.user_id)
            is_private = flags & EPHEMERAL or body["type"] not in (4, UPDATE)
            return record.user_id if is_private else ALL
        if found := _FOLLOW_UP.fullmatch(request.path):
            record = backend.interactions[backend.interaction_tokens[found[1]]]
            return record.user_id if flags & EPHEMERAL else ALL
        if found := _CHANNEL.fullmatch(request.path):
            return self._reader_of(int(found[1]), None, None)
        return ALL

    def _reader_of(
        self, channel_id: int, message_id: int | None, user_id: int | None
    ) -> int | None:
        backend = self._town.env.backend
        for user, channel in backend.dm_channels.items():
            if channel == channel_id:
                return user
        message = backend.messages.get(channel_id, {}).get(message_id or 0)
        return user_id if message is not None and message.is_ephemeral else ALL


class Log(logging.Handler):
    """All that is logged, at every level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def new(self) -> str:
        text = "\n".join(self.lines)
        self.lines = []
        return text


def strings(value: Any) -> Iterator[str]:
    """List every text in a body, keys and all, and numbers as texts."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif value is not None:
        yield str(value)
