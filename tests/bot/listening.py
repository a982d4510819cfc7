"""Do what listeners do, and see what they hear."""

from typing import Any

from bot.delivery.outbox.languages import Languages
from bot.service.night.tidings import SpokenTidings, TidingsPart, paper_after
from bot.service.tables.games import Games
from bot.text.narration import tidings_narration
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


async def tidings(server: Server) -> list[str]:
    """List what a night tells besides its stories, in its order, as a voice reads it."""
    loaded = await server.loaded()
    plies = await server.parts[Games].history.plies(server.game_id)
    narrator = server.parts[Languages].narrator(loaded)
    rounds = [one for ply in plies if ply.ply and (one := paper_after(ply.facts))]
    told = [
        SpokenTidings(TidingsPart.WEATHER),
        *[SpokenTidings(TidingsPart.PAPER, ended) for ended in rounds],
        SpokenTidings(TidingsPart.LAST_STORY),
        SpokenTidings(TidingsPart.FATES),
    ]
    texts = [tidings_narration(narrator, loaded, one) for one in told]
    return [one.text for one in texts if one]
