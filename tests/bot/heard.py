"""What the bot's requests let people hear."""

from collections import Counter

from simcord import Env


def pings(env: Env, since: int) -> Counter[int]:
    """Count whom messages since then have pinged; nothing but people may be."""
    counted: Counter[int] = Counter()
    for request in env.http_requests[since:]:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data") or body
        is_message = "components" in data or "content" in data
        if request.method == "GET" or not is_message or "custom_id" in data:
            continue
        allowed = data["allowed_mentions"]
        assert allowed.get("parse", []) == []
        assert not allowed.get("roles")
        assert not allowed.get("replied_user")
        counted.update(map(int, allowed.get("users", [])))
    return counted
