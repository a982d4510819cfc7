"""Do what listeners do, and see what they hear."""

from typing import Any

from tests.bot.messages import ids_of
from tests.bot.server import Server
from tests.bot.wire import Wire

VOICE, EPHEMERAL = 1 << 13, 1 << 6


def voices(server: Server) -> list[Any]:
    """List the requests that sent sound, the oldest first."""
    return [one for one in server.env.http_requests if "reading-" in repr(one.json)]


def sound_messages(person: Any) -> list[Any]:
    """List the direct messages with sound, the oldest first."""
    found = sorted(person.user.dm_channel.history(), key=lambda one: one.id)
    return [one for one in found if one.attachments]


def hear_of(message: Any) -> str:
    """Return the one button of a message that has something read aloud."""
    (found,) = [custom_id for custom_id in ids_of(message) if ":listen" in custom_id]
    return found


async def all_listen(server: Server, *people: Any) -> None:
    for person in people:
        await person.slash(server.channel, "me settings", narration=True)


async def forge(server: Server, person: Any, message: Any, custom_id: str) -> Any:
    """Press a button that a message does not have."""
    pressed = Wire(server).press(person, message, custom_id)
    await Wire(server).deliver(pressed)
    return pressed.result
