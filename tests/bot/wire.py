"""Deliver what no client sends: made up, doubled, at once, or late.

SimCord's people do only what a person could; these payloads are built in the same way and put on
the same gateway.
"""

from dataclasses import dataclass
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import InteractionResult

from tests.bot.server import Server

BUTTON, SELECT = 2, 3


@dataclass(frozen=True)
class Delivery:
    """One interaction on its way, and what will come of it."""

    payload: dict[str, Any]
    result: InteractionResult


class Wire:
    """The gateway's end of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def press(
        self, person: Any, message: Any, custom_id: str, values: list[str] | None = None
    ) -> Delivery:
        """Press a button, or choose in a select, whether the message has it or not."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values is not None:
            data |= {"component_type": SELECT, "values": values}
        return self.build(InteractionType.MESSAGE_COMPONENT, person, data, message)

    def submit(
        self, person: Any, message: Any, custom_id: str, entered: dict[str, Any]
    ) -> Delivery:
        """Submit a modal, whether it was shown or not; texts by id are inputs, lists selects."""
        rows = [
            {"type": 18, "id": 2 * index + 1, "component": _control(2 * index + 2, name, value)}
            for index, (name, value) in enumerate(entered.items())
        ]
        data = {"custom_id": custom_id, "components": rows}
        return self.build(InteractionType.MODAL_SUBMIT, person, data, message)

    def command(self, person: Any, name: str, options: dict[str, Any]) -> Delivery:
        """Type a command with whatever values."""
        data = self._command(name, options, focused=None)
        return self.build(InteractionType.APPLICATION_COMMAND, person, data)

    def complete(
        self, person: Any, name: str, focused: str, text: Any, options: dict[str, Any]
    ) -> Delivery:
        """Type into an option that suggests."""
        data = self._command(name, {**options, focused: text}, focused)
        return self.build(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, person, data)

    async def deliver(self, *deliveries: Delivery, times: int = 1) -> None:
        """Deliver at once, each that many times, and wait until the bot has settled."""
        for _ in range(times):
            for delivery in deliveries:
                self.server.env.backend.emit("INTERACTION_CREATE", delivery.payload)
        await self.server.env.settle()

    def _command(self, name: str, options: dict[str, Any], focused: str | None) -> dict[str, Any]:
        root_name, *path = name.split()
        root = self.server.env.backend.find_command(root_name, self.server.guild.id, type=1)
        assert root is not None, name
        leaf, nesting = interactions.walk_to_subcommand(root, path)
        declared = {option["name"]: option["type"] for option in leaf.get("options") or []}
        filled = [
            {
                "name": option,
                "type": declared[option],
                "value": value,
                **({"focused": True} if option == focused else {}),
            }
            for option, value in options.items()
        ]
        return {
            "id": root["id"],
            "name": root_name,
            "type": 1,
            "options": interactions.nest_options(root, nesting, filled),
        }

    def build(
        self, kind: InteractionType, person: Any, data: dict[str, Any], message: Any = None
    ) -> Delivery:
        """Build any interaction, in the server's channel or at a message."""
        env = self.server.env
        stored = message and env.backend.get_message(message.channel.id, message.id)
        guild_id = self.server.guild.id
        if stored is not None:
            guild_id = env.backend.get_channel(stored.channel_id).guild_id
        record, payload = interactions.base_payload(
            env.backend,
            type=kind,
            channel_id=stored.channel_id if stored else self.server.channel.id,
            guild_id=guild_id,
            user_id=person.id,
            data=data,
        )
        if stored:
            payload["message"] = dict(serializers.message_payload(env.backend, stored))
            record.source_message_id = stored.id
        return Delivery(payload, InteractionResult(env, record))


def _control(number: int, custom_id: str, value: Any) -> dict[str, Any]:
    if isinstance(value, list):
        return {"type": SELECT, "id": number, "custom_id": custom_id, "values": value}
    return {"type": 4, "id": number, "custom_id": custom_id, "value": value}
