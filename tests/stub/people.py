"""Do on a Discord what people do: press, submit, type, look, talk."""

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from tests.stub import shapes
from tests.stub.world import Channel, Guild, Interaction, Person, World, snowflake

_COMMAND, _PRESS, _SUGGEST, _SUBMIT = 2, 3, 4, 5
_BUTTON, _SELECT, _TEXT_INPUT, _LABEL, _RADIO = 2, 3, 4, 18, 21
_OF_ONE_VALUE = (_TEXT_INPUT, _RADIO)
"""Controls of a modal that are sent with one value, or null."""

Json = dict[str, Any]


class Driver(ABC):
    """What people do on one Discord; `deliver` is the way by which the bot hears of it.

    `intents` are what it wants to hear of.
    """

    world: World

    @property
    @abstractmethod
    def intents(self) -> int: ...

    @abstractmethod
    async def deliver(self, event: str, data: Json, guild_id: int | None) -> None:
        """Send an event to the bot that hears of a guild."""

    async def press(
        self, person: Person, message: Json, custom_id: str, values: Sequence[str] | None = None
    ) -> Interaction:
        """Press a button of a message, or pick values of its select."""
        data: Json = {"component_type": _BUTTON, "custom_id": custom_id}
        if values is not None:
            data |= {"component_type": _SELECT, "values": list(values)}
        channel = self.world.channels[int(message["channel_id"])]
        return await self._do(_PRESS, person, channel, data, custom_id, message)

    async def submit(
        self, person: Person, opened: Interaction, entered: Mapping[str, Sequence[str]]
    ) -> Interaction:
        """Submit the modal that an interaction opened, by the `custom_id` of its controls."""
        assert opened.answer is not None
        modal = opened.answer["data"]
        controls = [one["component"] for one in modal["components"]]
        kinds = {one["custom_id"]: one["type"] for one in controls}
        return await self.submit_to(
            person, opened.channel, opened.message, modal["custom_id"], entered, kinds
        )

    async def submit_to(
        self,
        person: Person,
        channel: Channel,
        message: Json | None,
        custom_id: str,
        entered: Mapping[str, Sequence[str]],
        kinds: Mapping[str, int] | None = None,
    ) -> Interaction:
        """Submit a modal by its `custom_id`; controls that have no kind are selects."""
        data = {"custom_id": custom_id, "components": _rows(entered, kinds or {})}
        return await self._do(_SUBMIT, person, channel, data, custom_id, message)

    async def command(
        self, person: Person, channel: Channel, name: str, options: Mapping[str, Any] | None = None
    ) -> Interaction:
        """Type a slash command; a group and its command are parted by a space."""
        given = [
            {"name": key, "type": _type(v), "value": _value(v)}
            for key, v in (options or {}).items()
        ]
        named = [v for v in (options or {}).values() if isinstance(v, Person | Channel)]
        return await self._type(_COMMAND, person, channel, name, given, named)

    async def complete(
        self, person: Person, channel: Channel, name: str, option: str, text: str
    ) -> Interaction:
        """Type into an option that suggests."""
        given: list[Json] = [{"name": option, "type": 3, "value": text, "focused": True}]
        return await self._type(_SUGGEST, person, channel, name, given)

    async def say(self, person: Person, channel: Channel, text: str) -> Json:
        """Say something in a channel, as people do."""
        message = shapes.message(channel.id, snowflake(), person, {"content": text})
        channel.messages[int(message["id"])] = message
        return message

    async def enter(self, person: Person, guild: Guild, channel: Channel | None) -> None:
        """Go into a voice channel of a guild, or out of all of them."""
        if channel is None:
            guild.talking.pop(person.id, None)
        else:
            guild.talking[person.id] = channel.id
        state = shapes.voice_state(guild, person, channel.id if channel else None)
        if guild.has_bot:
            await self.deliver("VOICE_STATE_UPDATE", state, guild.id)

    async def _type(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        name: str,
        given: list[Json],
        named: Sequence[Person | Channel] = (),
    ) -> Interaction:
        first, *rest = name.split()
        for inner in reversed(rest):
            given = [{"name": inner, "type": 1, "options": given}]
        known = [command for command in self.world.commands if command["name"] == first]
        number = known[0]["id"] if known else str(snowflake())
        data: Json = {"id": number, "name": first, "type": 1, "options": given}
        if known and "guild_id" in known[0]:
            data["guild_id"] = known[0]["guild_id"]
        if named:
            data["resolved"] = shapes.resolved(named)
        return await self._do(kind, person, channel, data, name, None)

    async def _do(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        custom_id: str,
        message: Json | None,
    ) -> Interaction:
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        done = Interaction(
            snowflake(),
            secrets.token_hex(16),
            kind,
            person,
            channel,
            custom_id,
            message,
            future,
            time.perf_counter(),
        )
        self.world.remember(done)
        payload = shapes.interaction(self.world, done.id, done.token, kind, person, channel, data)
        if message is not None:
            payload["message"] = message
        await self.deliver("INTERACTION_CREATE", payload, channel.guild_id)
        return done


def _rows(entered: Mapping[str, Sequence[str]], kinds: Mapping[str, int]) -> list[Json]:
    """Give what was entered in a modal as its labels, by the kinds of its controls."""
    rows: list[Json] = []
    for index, (name, values) in enumerate(entered.items()):
        kind = kinds.get(name, _SELECT)
        control: Json = {"type": kind, "id": 2 * index + 2, "custom_id": name}
        if kind in _OF_ONE_VALUE:
            control["value"] = next(iter(values), "" if kind == _TEXT_INPUT else None)
        else:
            control["values"] = list(values)
        rows.append({"type": _LABEL, "id": 2 * index + 1, "component": control})
    return rows


def _type(value: object) -> int:
    """Give the type of a command's option."""
    if isinstance(value, Person | Channel):
        return 6 if isinstance(value, Person) else 7
    return 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3


def _value(value: object) -> object:
    return str(value.id) if isinstance(value, Person | Channel) else value
