"""Call Discord for all but messages: threads, events, channels, members, commands and emoji.

It takes and returns plain values. Each call raises what `network.FAILED` lists.
"""

import base64
from collections.abc import Sequence
from datetime import datetime
from enum import IntEnum

from bot.delivery.discord.network import RequestTarget
from bot.delivery.discord.payloads import Json
from bot.delivery.discord.requests import Requests
from rules.record import record

_COMMANDS = "/applications/{application_id}/commands"
_COMMANDS_OF = "/applications/{application_id}/guilds/{guild_id}/commands"
_EMOJI = "/applications/{application_id}/emojis"
_EVENTS = "/guilds/{guild_id}/scheduled-events"

_QUIET_MINUTES = 10_080
"""How long Discord leaves a silent thread open: a week, the most there is."""

# Characters that Discord takes for a thread's name, and for where an event is.
_LONGEST_NAME, _LONGEST_PLACE = 100, 100

# Discord's numbers: the kind of an event, and its privacy.
_VOICE, _EXTERNAL = 2, 3
_MEMBERS_ALONE = 2

_HAS_ACCEPTED, _MAY_CHANGE = 2, ("admin", "developer")
"""What Discord says of a team's members who may change its bot; the owner has no role."""

_AS_LONG_AS_IT_TAKES = None
"""Commands and emoji have strict rate limits, and no one waits for them."""


class EventStatus(IntEnum):
    """The status of a scheduled event, by Discord's numbers."""

    SCHEDULED = 1
    STARTED = 2
    DONE = 3
    CANCELLED = 4


@record
class Event:
    """A scheduled event, as far as the bot reads it."""

    id: int
    status: EventStatus
    description: str
    starts: datetime


@record
class EventDetails:
    """What a scheduled event shows; `where` is a voice channel, or a place and when it ends."""

    name: str
    description: str
    starts: str
    where: int | tuple[str, datetime]


class ServerApi:
    """The bot's requests other than its messages."""

    def __init__(self, requests: Requests) -> None:
        self._requests = requests

    async def owners(self) -> tuple[int, ...]:
        """Return the ids of the application's owners, the one who can be written to first."""
        found = await self._requests.send(
            "GET", "/oauth2/applications/@me", target=RequestTarget.APPLICATION
        )
        return owners_of(found)

    # Channels and members

    async def channel_name(self, channel_id: int) -> str:
        """Return the name of a channel."""
        found = await self._requests.send(
            "GET", "/channels/{channel_id}", target=RequestTarget.EVENT, channel_id=channel_id
        )
        return found["name"]

    async def open_direct_channel(self, user_id: int) -> int:
        """Open the channel of a person's direct messages, and return its id."""
        person = {"recipient_id": user_id}
        opened = await self._requests.send(
            "POST", "/users/@me/channels", person, target=RequestTarget.DM
        )
        return int(opened["id"])

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread at a message, and return its id."""
        payload = {"name": name[:_LONGEST_NAME], "auto_archive_duration": _QUIET_MINUTES}
        path = "/channels/{channel_id}/messages/{message_id}/threads"
        made = await self._requests.send(
            *("POST", path, payload),
            target=RequestTarget.THREAD,
            channel_id=channel_id,
            message_id=message_id,
        )
        return int(made["id"])

    async def find_member(self, guild_id: int, user_id: int) -> None:
        """Find a person on a server; raises RequestFailed of NOBODY where they are not there."""
        path = "/guilds/{guild_id}/members/{user_id}"
        await self._requests.send(
            "GET", path, target=RequestTarget.MEMBER, guild_id=guild_id, user_id=user_id
        )

    # Scheduled events

    async def event(self, guild_id: int, event_id: int) -> Event:
        """Return a scheduled event; raises RequestFailed of EVENT_GONE where it was deleted."""
        path = _EVENTS + "/{event_id}"
        return _event(
            await self._requests.send(
                "GET", path, target=RequestTarget.EVENT, guild_id=guild_id, event_id=event_id
            )
        )

    async def events(self, guild_id: int) -> list[Event]:
        """List the scheduled events of a server."""
        listed: list[Json] = await self._requests.send(
            "GET", _EVENTS, target=RequestTarget.EVENT, guild_id=guild_id
        )
        return [_event(one) for one in listed]

    async def create_event(self, guild_id: int, details: EventDetails, cover: bytes | None) -> int:
        """Create a scheduled event, perhaps with a PNG as its cover, and return its id."""
        payload = _event_payload(details) | ({"image": _data_uri(cover)} if cover else {})
        made = await self._requests.send(
            "POST", _EVENTS, payload, target=RequestTarget.EVENT, guild_id=guild_id
        )
        return int(made["id"])

    async def edit_event(self, guild_id: int, event_id: int, details: EventDetails) -> None:
        """Replace what a scheduled event shows."""
        await self._patch_event(guild_id, event_id, _event_payload(details))

    async def set_event_status(self, guild_id: int, event_id: int, status: EventStatus) -> None:
        """Start, end or cancel a scheduled event."""
        await self._patch_event(guild_id, event_id, {"status": int(status)})

    async def _patch_event(self, guild_id: int, event_id: int, payload: Json) -> None:
        path = _EVENTS + "/{event_id}"
        await self._requests.send(
            "PATCH", path, payload, target=RequestTarget.EVENT, guild_id=guild_id, event_id=event_id
        )

    # Commands and emoji of the application

    async def put_commands(self, commands: Sequence[Json], guild_id: int | None = None) -> None:
        """Replace the global commands, or those of one server."""
        path = _COMMANDS if guild_id is None else _COMMANDS_OF
        await self._requests.send(
            "PUT",
            path,
            commands,
            target=RequestTarget.APPLICATION,
            seconds=_AS_LONG_AS_IT_TAKES,
            application_id=self._requests.application_id,
            guild_id=guild_id,
        )

    async def emoji(self) -> dict[str, int]:
        """Return the ids of the application's emoji, by their names."""
        found = await self._requests.send(
            "GET",
            _EMOJI,
            target=RequestTarget.APPLICATION,
            seconds=_AS_LONG_AS_IT_TAKES,
            application_id=self._requests.application_id,
        )
        return {one["name"]: int(one["id"]) for one in found["items"]}

    async def rename_emoji(self, emoji_id: int, name: str) -> None:
        """Rename an emoji of the application."""
        await self._requests.send(
            "PATCH",
            _EMOJI + "/{emoji_id}",
            {"name": name},
            target=RequestTarget.APPLICATION,
            seconds=_AS_LONG_AS_IT_TAKES,
            application_id=self._requests.application_id,
            emoji_id=emoji_id,
        )

    async def create_emoji(self, name: str, png: bytes) -> int:
        """Upload an emoji of the application, and return its id."""
        made = await self._requests.send(
            "POST",
            _EMOJI,
            {"name": name, "image": _data_uri(png)},
            target=RequestTarget.APPLICATION,
            seconds=_AS_LONG_AS_IT_TAKES,
            application_id=self._requests.application_id,
        )
        return int(made["id"])


def owners_of(application: Json) -> tuple[int, ...]:
    """Return the owner of an application, or of a team those who may change its bot.

    The team's owner comes first.
    """
    team: Json | None = application.get("team")
    if team is None:
        return (int(application["owner"]["id"]),)
    first = int(team["owner_user_id"])
    others = [
        int(one["user"]["id"])
        for one in team["members"]
        if one["membership_state"] == _HAS_ACCEPTED and one["role"] in _MAY_CHANGE
    ]
    return (first, *[one for one in others if one != first])


def _event(payload: Json) -> Event:
    return Event(
        int(payload["id"]),
        EventStatus(int(payload["status"])),
        payload.get("description") or "",
        datetime.fromisoformat(payload["scheduled_start_time"]),
    )


def _event_payload(details: EventDetails) -> Json:
    payload: Json = {
        "name": details.name,
        "description": details.description,
        "privacy_level": _MEMBERS_ALONE,
        "scheduled_start_time": details.starts,
    }
    if isinstance(details.where, int):
        return payload | {"entity_type": _VOICE, "channel_id": str(details.where)}
    place, ends = details.where
    return payload | {
        "entity_type": _EXTERNAL,
        "entity_metadata": {"location": place[:_LONGEST_PLACE]},
        "scheduled_end_time": ends.isoformat(timespec="seconds"),
    }


def _data_uri(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"
