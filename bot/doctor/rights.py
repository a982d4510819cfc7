"""Check what the bot may do, by server and by channel, and say what each missing right costs."""

from collections.abc import Iterable, Sequence
from typing import Any

from discord import Permissions

from bot.cogs.about import invite_link
from bot.delivery.discord.network import FAILED
from bot.delivery.discord.payloads import Json
from bot.doctor.lines import Line, in_words, ok, wrong
from bot.doctor.probe import Probe
from rules.record import record

COSTS = {
    "view_channel": "no game can be played there",
    "send_messages": "no game can be played there",
    "send_messages_in_threads": "no game can be played in a thread",
    "create_public_threads": "no game gets a thread of its own",
    "attach_files": "messages come without pictures and sound",
    "send_voice_messages": "what is read aloud comes as a plain file",
    "read_message_history": "after a crash a message may come twice",
    "create_events": "a planned night is not among the server's events",
    "connect": "nothing is read aloud in a voice channel",
    "speak": "nothing is read aloud in a voice channel",
}
"""What is lost without each of the rights that the invite link asks for."""

_OF_VOICE = ("view_channel", "connect", "speak")
_OF_TEXT = tuple(name for name in COSTS if name not in ("connect", "speak"))
_TO_PLAY = ("view_channel", "send_messages")
_TEXTS, _VOICE = (0, 5), 2
"""Discord's numbers of channels: text and announcements, and voice."""

_MOST = 100
"""Servers that are looked at: each takes three requests."""


@record
class Place:
    """A channel, with what the bot may do in it."""

    channel: Json
    rights: Permissions

    def missing(self, names: Iterable[str]) -> list[str]:
        """List the rights of these names that the bot lacks here."""
        return [name for name in names if not getattr(self.rights, name)]


class Rights:
    """The rights of one bot, as Discord's answers tell them."""

    def __init__(self, probe: Probe, bot_id: int, application_id: int) -> None:
        self._probe = probe
        self._bot_id = bot_id
        self._application_id = application_id

    async def server_lines(self) -> list[Line]:
        """Check each server that the bot is on. Raises what `network.FAILED` lists."""
        guilds: list[Json] = await self._probe.ask("GET", "/users/@me/guilds")
        if not guilds:
            link = invite_link(self._application_id)
            return [wrong("servers", f"the bot is on none: open its invite link, {link}")]
        lines = [await self._server_line(guild) for guild in guilds[:_MOST]]
        if len(guilds) > _MOST:
            lines.append(ok("servers", f"{len(guilds) - _MOST} more are not looked at"))
        return lines

    async def text_place(self, channel_id: int) -> tuple[Line, Place | None]:
        """Check a channel to play in; return it as well, if the bot can post there.

        Raises what `network.FAILED` lists.
        """
        place = await self._place(channel_id, _TEXTS)
        if place is None:
            return wrong(f"channel {channel_id}", "is not a text channel of a server"), None
        line = _channel_line(place, _OF_TEXT)
        return line, None if place.missing(_TO_PLAY) else place

    async def voice_place(self, channel_id: int) -> tuple[Line, Place | None]:
        """Check a voice channel; return it as well, if the bot can speak there.

        Raises what `network.FAILED` lists.
        """
        place = await self._place(channel_id, (_VOICE,))
        if place is None:
            return wrong(f"channel {channel_id}", "is not a voice channel of a server"), None
        line = _channel_line(place, _OF_VOICE)
        return line, None if place.missing(_OF_VOICE) else place

    async def _place(self, channel_id: int, types: Sequence[int]) -> Place | None:
        """Return a channel; None if it is of another type, such as a thread."""
        channel = await self._probe.ask("GET", "/channels/{channel_id}", channel_id=channel_id)
        if channel["type"] not in types:
            return None
        guild, member = await self._guild(int(channel["guild_id"]))
        return Place(channel, rights_in(guild, member, channel))

    async def _guild(self, guild_id: int) -> tuple[Json, Json]:
        """Return a server and the bot as its member."""
        guild = await self._probe.ask("GET", "/guilds/{guild_id}", guild_id=guild_id)
        path = "/guilds/{guild_id}/members/{user_id}"
        member = await self._probe.ask("GET", path, guild_id=guild_id, user_id=self._bot_id)
        return guild, member

    async def _server_line(self, listed: Json) -> Line:
        about, guild_id = f"server {listed['name']}", int(listed["id"])
        try:
            guild, member = await self._guild(guild_id)
            path = "/guilds/{guild_id}/channels"
            channels: list[Json] = await self._probe.ask("GET", path, guild_id=guild_id)
        except FAILED as error:
            return wrong(about, f"{in_words(error)}; what the bot may do there is not known")
        everywhere = Place({}, rights_in(guild, member))
        if missing := everywhere.missing(COSTS):
            how = "give them to the bot's role, or open the invite link again"
            return wrong(about, f"{_costs(missing)}; {how}")
        places = [Place(one, rights_in(guild, member, one)) for one in channels]
        texts = [place for place in places if place.channel["type"] in _TEXTS]
        playable = [place for place in texts if not place.missing(_TO_PLAY)]
        if not playable:
            return wrong(about, "the bot can write in no channel: no game can be played there")
        lacking = [_lacking(place) for place in playable if place.missing(_OF_TEXT)]
        text = f"a game can be played in {len(playable)} of {len(texts)} text channels"
        return ok(about, "; ".join([text, *lacking]))


def rights_in(guild: Json, member: Json, channel: Json | None = None) -> Permissions:
    """Return what a member may do on a server, or in one of its channels.

    Source: Discord's documentation, "Permissions", section "Permission Overwrites".
    """
    own = {guild["id"], *member["roles"]}
    rights = 0
    for role in guild["roles"]:
        rights |= int(role["permissions"]) if role["id"] in own else 0
    if Permissions(rights).administrator:
        return Permissions.all()
    overwrites = {one["id"]: one for one in (channel or {}).get("permission_overwrites", ())}
    # Everybody's first, then those of all roles together, then the member's own.
    roles = [one for key, one in overwrites.items() if key in own and key != guild["id"]]
    for level in (_found(overwrites, guild["id"]), roles, _found(overwrites, member["user"]["id"])):
        for one in level:
            rights &= ~int(one["deny"])
        for one in level:
            rights |= int(one["allow"])
    return Permissions(rights)


def _found(overwrites: dict[str, Json], key: str) -> list[Json]:
    return [overwrites[key]] if key in overwrites else []


def _channel_line(place: Place, names: Sequence[str]) -> Line:
    missing = place.missing(names)
    if missing:
        return wrong(_name(place.channel), _costs(missing))
    return ok(_name(place.channel), "the bot has all the rights that it uses there")


def _name(channel: Json) -> str:
    return f"channel #{channel['name']}"


def _lacking(place: Place) -> str:
    return f"without {_list(place.missing(_OF_TEXT))} in #{place.channel['name']}"


def _costs(missing: Sequence[str]) -> str:
    """Say which rights are missing, and what each costs."""
    return "; ".join([f"without {_list([name])} {COSTS[name]}" for name in missing])


def _list(names: Sequence[Any]) -> str:
    """Name rights as Discord does."""
    return ", ".join([name.replace("_", " ").title() for name in names])
