"""Answer the REST requests of a bot."""

import time
from typing import Any

from tests.stub import shapes
from tests.stub.access import check_access, may_look_back
from tests.stub.trouble import Refused
from tests.stub.uploads import VOICE
from tests.stub.world import APPLICATION, Born, Channel, Interaction, World, snowflake, stamp

_EPHEMERAL = 64
_SECONDS_TO_ANSWER = 3
_SECONDS_OF_A_TOKEN = 15 * 60
_MESSAGE, _LATER, _UPDATE_LATER, _UPDATE, _SUGGEST, _MODAL = 4, 5, 6, 7, 8, 9
_EDITED = ("content", "embeds", "flags", "components", "attachments")
_ACTION_ROW = 1
_LONGEST_CONTENT = 2_000
_TRUE = ("1", "true")
"""How a query says yes."""

Json = dict[str, Any]


def respond(world: World, method: str, path: str, query: dict[str, str], body: Json) -> Any:
    """Do what a request asks, and give the answer's JSON; None where there is no content.

    Raises Refused.
    """
    check_access(world, method, path.strip("/").split("/"), body)
    match (method, *path.strip("/").split("/")):
        case ("POST", "interactions", number, token, "callback"):
            listed = _callback(world, int(number), token, body)
            return listed if query.get("with_response", "").lower() in _TRUE else None
        case ("POST", "channels", number, "messages"):
            return _create(world, _channel(world, number), body)
        case ("PATCH", "channels", number, "messages", message):
            channel = _open_channel(world, number)
            return _change(channel, _message(channel, message), body)
        case ("GET", "channels", number, "messages"):
            channel = _channel(world, number)
            return _history(channel, query) if may_look_back(world, channel) else []
        case ("GET", "channels", number, "messages", message):
            return _message(_channel(world, number), message)
        case ("DELETE", "channels", number, "messages", message):
            found = _message(_channel(world, number), message)
            return _channel(world, number).messages.pop(int(found["id"])) and None
        case ("POST", "channels", _, "typing"):
            return None
        case (_, "webhooks", _, token, *rest):
            return _webhook(world, method, _token(world, token), rest[1:], body)
        case ("POST", "users", "@me", "channels"):
            person = world.people[int(body["recipient_id"])]
            return shapes.channel(world.direct_channel(person.id), person)
        case _:
            return _plain(world, method, path.strip("/").split("/"), body)


def _plain(world: World, method: str, path: list[str], body: Json) -> Any:
    match (method, *path):
        case ("GET", "users", "@me"):
            return shapes.user(world.bot)
        case ("GET", "users", number) if int(number) in world.people:
            return shapes.user(world.people[int(number)])
        case ("GET", "oauth2", "applications", "@me"):
            return _application(world)
        case ("PUT", "applications", _, "commands"):
            return _sync(world, body["items"], {})
        case ("PUT", "applications", _, "guilds", guild, "commands"):
            return _sync(world, body["items"], {"guild_id": guild})
        case ("GET", "channels", number):
            channel = _channel(world, number)
            recipient = world.people.get(channel.recipient or 0)
            return shapes.channel(channel, recipient)
        case _ if world.more:
            return world.more(method, path, body)
        case _:
            raise Refused(404, 0, f"no such route: {method} {'/'.join(path)}")


def _callback(world: World, number: int, token: str, body: Json) -> Json:
    found = world.interactions.get(token)
    now = time.perf_counter()
    if found is None or found.id != number:
        raise Refused(404, 10062, "Unknown interaction")
    if found.answer is not None:
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    if now - found.sent > _SECONDS_TO_ANSWER:
        raise Refused(404, 10062, "Unknown interaction")
    kind: int = body["type"]
    data: Json = body.get("data") or {}
    if kind == _UPDATE:
        assert found.message is not None
        found.shown = _change(found.channel, _source(world, found), data)
    elif kind == _MESSAGE:
        found.shown = _show(world, found, data)
    found.answer, found.at = body, now
    if not found.answered.done():
        found.answered.set_result(body)
    ephemeral = bool(data.get("flags", 0) & _EPHEMERAL)
    listed: Json = {"id": str(number), "type": found.kind, "response_message_ephemeral": ephemeral}
    if found.shown is None:
        return {"interaction": {**listed, "response_message_loading": kind == _LATER}}
    listed["response_message_id"] = found.shown["id"]
    return {"interaction": listed, "resource": {"type": kind, "message": found.shown}}


def _source(world: World, found: Interaction) -> Json:
    """Find the message that was pressed, as it is by now."""
    assert found.message is not None
    number = int(found.message["id"])
    message = found.channel.messages.get(number) or world.ephemeral.get(number)
    if message is None:
        raise Refused(404, 10008, "Unknown Message")
    return message


def _show(world: World, found: Interaction, data: Json) -> Json:
    """Put an answer or a followup where it belongs."""
    message = shapes.message(found.channel.id, snowflake(), world.bot, data)
    _check_kind(message)
    message["interaction_metadata"] = {
        "id": str(found.id),
        "type": found.kind,
        "user": shapes.user(found.person),
        "authorizing_integration_owners": {},
    }
    message["webhook_id"] = message["application_id"] = str(APPLICATION)
    if message["flags"] & _EPHEMERAL:
        world.ephemeral[int(message["id"])] = message
    else:
        _bear(world, found.channel, message)
    return message


def _bear(world: World, channel: Channel, message: Json) -> None:
    number = int(message["id"])
    channel.messages[number] = message
    channel.said_at = time.time()  # an archived thread is open again
    world.born.append(Born(channel.id, number, message["components"]))
    channel.news.set()


def _create(world: World, channel: Channel, body: Json) -> Json:
    nonce = body.get("nonce")
    if nonce and body.get("enforce_nonce"):
        where, known, at = world.nonces.get((world.bot.id, nonce), (channel, 0, 0.0))
        is_fresh = time.monotonic() - at < world.seconds_of_a_nonce
        if is_fresh and known in where.messages:
            return where.messages[known]
    message = shapes.message(channel.id, snowflake(), world.bot, body)
    _check_kind(message)
    _bear(world, channel, message)
    if nonce:
        number = int(message["id"])
        world.nonces[world.bot.id, nonce] = channel, number, time.monotonic()
    return message


def _change(channel: Channel, message: Json, body: Json) -> Json:
    if message["flags"] & VOICE:
        raise Refused(400, 50162, "Voice messages cannot be edited")
    kept = message["flags"] & (_EPHEMERAL | shapes.COMPONENTS_V2)  # no edit can take these away
    changed = {name: body[name] for name in _EDITED if name in body}
    if "attachments" in changed:
        changed["attachments"] = _remaining_files(message, changed["attachments"])
    shown = {**message, **{name: v or type(message[name])() for name, v in changed.items()}}
    shown["flags"] |= kept
    _check_kind(shown)
    message |= shown
    shapes.numbered(message)
    message["edited_timestamp"] = stamp()
    channel.news.set()
    return message


def _check_kind(message: Json) -> None:
    """A message is a text above rows of buttons, or all components, and then it has no text.

    Raises Refused.
    """
    content, components = message["content"], message["components"]
    if message["flags"] & shapes.COMPONENTS_V2:
        if content or message["embeds"]:
            raise Refused(400, 50035, "Invalid Form Body: components and nothing else")
    elif any(one["type"] != _ACTION_ROW for one in components) or len(content) > _LONGEST_CONTENT:
        raise Refused(400, 50035, "Invalid Form Body: a text and action rows")


def _remaining_files(message: Json, listed: list[Json]) -> list[Json]:
    """List the attachments of an edit: new files, and those of before that it names by their id."""
    before = {one["id"]: one for one in message["attachments"]}
    new = [one for one in listed if "url" in one]
    named = [
        before[str(one["id"])] for one in listed if "url" not in one and str(one["id"]) in before
    ]
    return [*named, *new]


def _history(channel: Channel, query: dict[str, str]) -> list[Json]:
    """List messages, the newest first."""
    before, after = int(query.get("before", 1 << 63)), int(query.get("after", 0))
    found = [m for number, m in channel.messages.items() if after < number < before]
    return found[::-1][: int(query.get("limit", 50))]


def _webhook(
    world: World, method: str, found: Interaction, path: list[str], body: Json
) -> Json | None:
    if not path:
        message = _show(world, found, body)
        found.followups.append(message)
        return message
    if found.shown is None and found.answer and found.answer["type"] == _UPDATE_LATER:
        found.shown = _source(world, found)
    known = [m for m in (found.shown, *found.followups) if m is not None]
    named = [m for m in known if path[0] in ("@original", m["id"])]
    if not named:
        raise Refused(404, 10008, "Unknown Message")
    if method == "PATCH":
        return _change(found.channel, named[0], body)
    if method == "DELETE":
        found.channel.messages.pop(int(named[0]["id"]), None)
        return None
    return named[0]


def _token(world: World, token: str) -> Interaction:
    found = world.interactions.get(token)
    if found is None or time.perf_counter() - found.sent > _SECONDS_OF_A_TOKEN:
        raise Refused(404, 10015, "Unknown Webhook")
    return found


def _channel(world: World, number: str) -> Channel:
    channel = world.channels.get(int(number))
    if channel is None:
        raise Refused(404, 10003, "Unknown Channel")
    return channel


def _open_channel(world: World, number: str) -> Channel:
    channel = _channel(world, number)
    if channel.is_archived:
        raise Refused(400, 50083, "Thread is archived")
    return channel


def _message(channel: Channel, number: str) -> Json:
    message = channel.messages.get(int(number))
    if message is None:
        raise Refused(404, 10008, "Unknown Message")
    return message


def _sync(world: World, commands: list[Json], where: Json) -> list[Json]:
    """Replace the commands of one server, or those of all; the others stay."""
    new = [
        {
            "description": "",  # Discord sends one for a menu's entry too
            **command,
            **where,
            "id": str(snowflake()),
            "application_id": str(APPLICATION),
            "version": "1",
            "default_member_permissions": command.get("default_member_permissions"),
        }
        for command in commands
    ]
    others = [one for one in world.commands if one.get("guild_id") != where.get("guild_id")]
    world.commands = [*others, *new]
    return new


def _application(world: World) -> Json:
    owner = shapes.user(world.bot)
    return {
        "id": str(APPLICATION),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": owner,
        "flags": 0,
        "team": None,
        "bot": owner,
        **world.application,
    }
