"""What the bot's requests let people hear."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from simcord import Env

from tests.bot.server import Server

_BUTTONS = 2


def pings(env: Env, since: int) -> Counter[int]:
    """Count whom messages since then have pinged; nothing but people may be."""
    counted: Counter[int] = Counter()
    for request in env.http_requests[since:]:
        data = _message(request)
        if data is None:
            continue
        allowed = data["allowed_mentions"]
        assert allowed.get("parse", []) == []
        assert not allowed.get("roles")
        assert not allowed.get("replied_user")
        counted.update(map(int, allowed.get("users", [])))
    return counted


@dataclass(frozen=True)
class Post:
    """A post: where (a name is a person's direct messages), the people pinged, and the text.

    Without a text a message was deleted.
    """

    where: str
    pinged: tuple[str, ...]
    text: str

    @property
    def called(self) -> tuple[str, ...]:
        """Name those who heard their telephone."""
        return self.pinged if self.where == "channel" else (self.where,)


def posts_since(server: Server, since: int) -> list[Post]:
    """List the posts since then, in their order."""
    boxes = {str(one.user.dm_channel.id): name for name, one in server.people.items()}
    names = {one.id: name for name, one in server.people.items()}
    found: list[Post] = []
    for request in server.env.http_requests[since:]:
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
        text = "\n".join(_texts(data.get("components", [])))
        for user, name in names.items():
            text = text.replace(f"<@{user}>", f"@{name}")
        found.append(Post(where, pinged, text))
    return found


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
