"""What the bot's requests let people hear."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from simcord import Env

from bot.delivery.discord.payloads import mark_of
from bot.model.custom_id import presses_among
from bot.model.presses import Press
from tests.bot.server import Server

_BUTTONS = 2
_VOICE = "reading-"
"""How the file of a voice message is called."""

_LONGEST = 900
"""Characters of a line for lock screens, with the mentions of a whole night's guests."""

_RAW = re.compile(r"(?<!\\)(?:\*\*|\|\||`)|<t:|<a?:|\n|(?:^|\s)(?:#{1,3}|-#)\s")
"""What a lock screen would show as it is written."""


def pings(env: Env, since: int) -> Counter[int]:
    """Count whom messages since then have pinged; nothing but people may be.

    An edit pings nobody, whomever it mentions.
    """
    counted: Counter[int] = Counter()
    for request in env.http_requests[since:]:
        data = _message(request)
        if data is None:
            continue
        allowed = data["allowed_mentions"]
        assert allowed.get("parse", []) == []
        assert not allowed.get("roles")
        assert not allowed.get("replied_user")
        if request.method == "POST":
            counted.update(map(int, allowed.get("users", [])))
    return counted


def unreadable(env: Env) -> list[str]:
    """List the messages that reach a phone, and that its lock screen does not show as they should.

    They have no text, or one that is marked up or too long, or it does not name whom it pings.
    """
    boxes = {str(channel) for channel in env.backend.dm_channels.values()}
    found: list[str] = []
    for request in env.http_requests:
        data = _message(request)
        if request.method != "POST" or data is None or _VOICE in repr(data):
            continue
        is_answer = "callback" in request.path or request.path.startswith("/webhooks")
        is_dm = not is_answer and request.path.split("/")[2] in boxes
        users = data["allowed_mentions"].get("users", [])
        if is_dm or users:
            text = data.get("content") or ""
            is_missed = any(f"<@{user}>" not in text for user in users)
            if not text or is_missed or _RAW.search(text) or len(text) > _LONGEST:
                found.append(f"{request.path}: {text!r}")
    return found


def pushed_texts(env: Env) -> list[str]:
    """List all that lock screens have shown, as it was sent."""
    posted = [_message(request) or {} for request in env.http_requests if request.method == "POST"]
    return [text for data in posted if (text := data.get("content"))]


@dataclass(frozen=True)
class Post:
    """A post: where (a name is a person's direct messages), the people pinged, and the text.

    `push` is what a lock screen shows of it. Without a text a message was deleted.
    """

    where: str
    pinged: tuple[str, ...]
    text: str
    push: str = ""

    @property
    def called(self) -> tuple[str, ...]:
        """Name those who heard their telephone."""
        return self.pinged if self.where == "channel" else (self.where,)


def posts_since(server: Server, since: int) -> list[Post]:
    """List the posts since then, in their order."""
    boxes = {str(one.user.dm_channel.id): name for name, one in server.people.items()}
    names = {one.id: name for name, one in server.people.items()}
    found: list[Post] = []
    requests = server.env.http_requests[since:]
    for index, request in enumerate(requests):
        data, where = _message(request), "channel"
        if request.path.startswith("/channels/"):
            where = boxes.get(request.path.split("/")[2], "channel")
        if request.method == "DELETE":
            found.append(Post(where, (), ""))
        if data is None or request.method != "POST" or data.get("flags", 0) & 64:
            continue
        if "callback" in request.path and (request.json or {}).get("type") != 4:
            continue
        users = data["allowed_mentions"].get("users", [])
        pinged = tuple(sorted(names[int(user)] for user in users))
        whole = _whole(data, requests[index + 1 :])
        text, push = "\n".join(_texts(whole.get("components", []))), data.get("content") or ""
        for user, name in names.items():
            text = text.replace(f"<@{user}>", f"@{name}")
            push = push.replace(f"<@{user}>", f"@{name}")
        found.append(Post(where, pinged, text, push))
    return found


def _whole(posted: dict[str, Any], later: Sequence[Any]) -> dict[str, Any]:
    """Return what a message becomes that is first posted for lock screens."""
    found = presses_among(posted["components"])
    rows = [press.detail for press in found if press.action == Press.EXPAND]
    for row in rows:
        for request in later:
            edited = _message(request) or {}
            if request.method == "PATCH" and mark_of(int(row)) in _ids(edited["components"]):
                return edited
    return posted


def _ids(components: list[dict[str, Any]]) -> Iterator[int | None]:
    for part in components:
        yield part.get("id")
        yield from _ids(part.get("components", []))


def _message(request: Any) -> dict[str, Any] | None:
    """Return the message that a request carries."""
    body = request.json if isinstance(request.json, dict) else {}
    data: dict[str, Any] = body.get("data") or body
    is_message = "components" in data or "content" in data
    return None if request.method == "GET" or not is_message or "custom_id" in data else data


def _texts(components: list[dict[str, Any]]) -> list[str]:
    found: list[str] = []
    for part in components:
        found += [part["content"]] if "content" in part else []
        found += [f"[{part['label']}]"] if part.get("type") == _BUTTONS else []
        found += _texts(part.get("components", []))
    return found
