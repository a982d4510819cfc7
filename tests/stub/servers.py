"""Answer what a bot asks about servers, threads, events, commands and emoji.

Few tests need that: these hand `Servers(world).respond` to the world as `more`.
"""

from typing import Any

from tests.stub import shapes
from tests.stub.trouble import Refused
from tests.stub.world import APPLICATION, Guild, World, snowflake

_SCHEDULED = 1
_MOST_EMOJI = 2_000

Json = dict[str, Any]


class Servers:
    """The routes, and what they keep: events, and emoji by their names."""

    def __init__(self, world: World) -> None:
        self.emoji: dict[str, int] = {}
        self.events: dict[int, Json] = {}
        self._world = world

    def respond(self, method: str, path: list[str], body: Json) -> Any:
        """Give an answer's JSON. Raises Refused."""
        match (method, *path):
            case ("GET", "users", "@me", "guilds"):
                return [self._listed(one) for one in self._world.guilds.values() if one.has_bot]
            case (_, "guilds", number, *rest):
                return self._of_guild(method, int(number), rest, body)
            case ("POST", "channels", number, "messages", message, "threads"):
                return self._open_thread(int(number), int(message), body)
            case ("PATCH", "channels", number):
                return shapes.channel(self._world.channels[int(number)])
            case ("POST", "channels", number, "threads"):
                is_private = body["type"] == shapes.PRIVATE_THREAD
                return self._open_thread(int(number), 0, body, is_private=is_private)
            case ("DELETE", "channels", number):
                return shapes.channel(self._world.channels.pop(int(number)))
            case ("GET", "applications", _, "commands"):
                return [one for one in self._world.commands if "guild_id" not in one]
            case (_, "applications", _, "emojis", *rest):
                return self._of_emoji(method, rest, body)
            case _:
                raise Refused(404, 0, f"no such route: {method} {'/'.join(path)}")

    def _of_guild(self, method: str, number: int, rest: list[str], body: Json) -> Any:
        if number not in self._world.guilds:
            raise Refused(404, 10004, "Unknown Guild")
        guild, owner, bot = self._world.guilds[number], self._world.owner, self._world.bot
        match (method, *rest):
            case ("GET",):
                return shapes.guild(guild, owner, bot)
            case ("GET", "channels"):
                return [shapes.channel(one) for one in guild.channels]
            case ("GET", "members", user):
                return self._member(guild, int(user))
            case ("POST", "scheduled-events"):
                event = {**body, "id": str(snowflake()), "status": _SCHEDULED}
                self.events[int(event["id"])] = event = {**event, "guild_id": str(number)}
                return event
            case ("GET", "scheduled-events", event) if int(event) in self.events:
                return self.events[int(event)]
            case ("PATCH", "scheduled-events", event) if int(event) in self.events:
                self.events[int(event)] |= body
                return self.events[int(event)]
            case ("DELETE", "scheduled-events", event) if int(event) in self.events:
                return self.events.pop(int(event)) and None
            case _:
                raise Refused(404, 10070, "Unknown Guild Scheduled Event")

    def _member(self, guild: Guild, user_id: int) -> Json:
        if not self._world.is_member(guild, user_id):
            raise Refused(404, 10007, "Unknown Member")
        return shapes.member(self._world.people[user_id])

    def _of_emoji(self, method: str, rest: list[str], body: Json) -> Json:
        match (method, *rest):
            case ("GET",):
                return {"items": [_emoji(name, one) for name, one in self.emoji.items()]}
            case ("POST",) if body["name"] not in self.emoji and len(self.emoji) < _MOST_EMOJI:
                self.emoji[body["name"]] = snowflake()
                return _emoji(body["name"], self.emoji[body["name"]])
            case ("PATCH", number):
                old = next((name for name, one in self.emoji.items() if one == int(number)), None)
                if old is None:
                    raise Refused(404, 10014, "Unknown Emoji")
                self.emoji[body["name"]] = self.emoji.pop(old)
                return _emoji(body["name"], int(number))
            case _:
                raise Refused(400, 50035, "Invalid Form Body")

    def _listed(self, guild: Guild) -> Json:
        return {"id": str(guild.id), "name": guild.name, "permissions": str(guild.rights)}

    def _open_thread(
        self, channel_id: int, message_id: int, body: Json, *, is_private: bool = False
    ) -> Json:
        """Open a thread, which has the id of its message."""
        parent = self._world.channels[channel_id]
        guild = self._world.guilds[parent.guild_id or 0]
        return shapes.channel(
            self._world.add_thread(guild, parent, body["name"], message_id, is_private=is_private)
        )


def _emoji(name: str, number: int) -> Json:
    return {"id": str(number), "name": name, "user": {"id": str(APPLICATION)}, "animated": False}
