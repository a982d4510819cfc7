"""An event that lacks any of its fields is at most a line in the log; the next one is answered."""

import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from copy import deepcopy
from typing import Any

import pytest
from simcord import interactions
from simcord.enums import InteractionType

from bot.delivery.discord.discord_internals import parsers
from bot.i18n.words import words_in
from bot.settings import Settings
from tests.bot.faults.test_wrong_presses import button
from tests.bot.messages import answer_of, say
from tests.bot.server import Server, a_server
from tests.bot.wire import Delivery, Wire
from tests.stub.events import events, thread
from tests.stub.spoiled import WAYS, Path, fields, spoiled
from tests.stub.world import Channel, Guild, Person

INTERACTION = "INTERACTION_CREATE"

Build = Callable[[Wire, Any], Delivery]


def menu(wire: Wire) -> Delivery:
    """Open the menu of a person, and choose the bot's entry."""
    server = wire.server
    root = server.env.backend.find_command(words_in("en")("menu-village"), server.guild.id, type=2)
    assert root is not None
    person = server.bob
    people: dict[str, dict[str, Any]] = {}
    interactions.resolve_handle(server.ann, person, people, channel_id=server.channel.id)
    data = {
        "id": root["id"],
        "name": root["name"],
        "type": 2,
        "target_id": str(person.id),
        "resolved": people,
    }
    return wire.build(InteractionType.APPLICATION_COMMAND, server.ann, data)


KINDS: dict[str, Build] = {
    "command": lambda wire, _: wire.command(wire.server.ann, "look board", {}),
    "command with an option": lambda wire, _: wire.command(
        wire.server.ann, "rules", {"topic": "explore"}
    ),
    "menu": lambda wire, _: menu(wire),
    "button": lambda wire, panel: wire.press(wire.server.ann, panel, "1:1:0:show:board"),
    "select": lambda wire, panel: wire.press(wire.server.ann, panel, "1:1:0:show:market", ["one"]),
    "form": lambda wire, panel: wire.submit(
        wire.server.ann, panel, "1:1:0:fill:labor", {"villagers": ["nobody"], "note": "a line"}
    ),
    "suggestions": lambda wire, _: wire.complete(wire.server.ann, "explore", "party", "b", {}),
}
"""One of each kind of interaction; none changes a game."""

OF_SESSIONS = {"READY", "RESUMED", INTERACTION}
"""Events that other tests spoil."""

ON_REQUEST = {"GUILD_MEMBERS_CHUNK"}
"""Events for which the bot never asks."""

_EACH = ("CREATE", "UPDATE", "DELETE")
OF_OTHER_INTENTS = {
    "auto_moderation": (
        *[f"AUTO_MODERATION_RULE_{what}" for what in _EACH],
        "AUTO_MODERATION_ACTION_EXECUTION",
    ),
    "expressions": (
        *("GUILD_EMOJIS_UPDATE", "GUILD_STICKERS_UPDATE", "GUILD_SOUNDBOARD_SOUNDS_UPDATE"),
        *[f"GUILD_SOUNDBOARD_SOUND_{what}" for what in _EACH],
    ),
    "guild_scheduled_events": (
        *[f"GUILD_SCHEDULED_EVENT_{what}" for what in (*_EACH, "USER_ADD", "USER_REMOVE")],
    ),
    "integrations": (
        "GUILD_INTEGRATIONS_UPDATE",
        *[f"INTEGRATION_{what}" for what in _EACH],
    ),
    "invites": ("INVITE_CREATE", "INVITE_DELETE"),
    "messages": ("MESSAGE_CREATE", "MESSAGE_UPDATE"),
    "polls": ("MESSAGE_POLL_VOTE_ADD", "MESSAGE_POLL_VOTE_REMOVE"),
    "presences": ("PRESENCE_UPDATE",),
    "reactions": (
        *[f"MESSAGE_REACTION_{what}" for what in ("ADD", "REMOVE", "REMOVE_ALL", "REMOVE_EMOJI")],
    ),
    "typing": ("TYPING_START",),
    "webhooks": ("WEBHOOKS_UPDATE",),
}
"""Events that Discord does not send to this bot, by the intents that they come with."""

UNANSWERED = ("id", "token", "type")
"""Without these no answer is possible."""


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Return what was logged since the last call: the bot's lines, discord.py's and asyncio's."""

    def since() -> list[str]:
        found = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
        caplog.clear()
        return found

    return since


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    """A server on which errors are expected; each test counts them itself."""
    async with a_server(settings) as server:
        yield server


async def press_is_answered(server: Server) -> None:
    panel = await server.panel()
    pressed = await server.eve.click(panel, custom_id=button(panel, "show", "table"))
    assert answer_of(pressed)


def take(server: Server, event: str, payload: Any) -> None:
    """Take an event as discord.py does: by what the table of parsers has for it."""
    parsers(server.bot)[event](payload)


async def each(
    payload: Any, lines: Callable[[], list[str]], deliver: Callable[[Path, str], Awaitable[None]]
) -> int:
    """Deliver a payload without each of its fields; return how many lines were logged."""
    logged = 0
    for path in fields(payload):
        for way in WAYS:
            await deliver(path, way)
            found = lines()
            assert len(found) <= 1, (path, way, found)
            logged += len(found)
    gc.collect()  # a task that nobody waits for reports its error when it is freed
    assert lines() == []
    return logged


@pytest.mark.parametrize("kind", KINDS)
async def test_an_interaction_without_any_of_its_fields(
    server: Server, lines: Callable[[], list[str]], kind: str
) -> None:
    await server.start(2)
    panel, wire = await server.panel(), Wire(server)

    async def deliver(path: Path, way: str) -> None:
        made = KINDS[kind](wire, panel)
        take(server, INTERACTION, spoiled(made.payload, path, way))
        await server.env.settle()
        if kind != "suggestions" and path[0] not in UNANSWERED:
            assert made.result.acknowledged, (path, way)

    async with server.nothing_changes():
        logged = await each(KINDS[kind](wire, panel).payload, lines, deliver)
    assert logged
    take(server, INTERACTION, None)
    await server.env.settle()
    assert len(lines()) == 1
    await press_is_answered(server)


async def test_the_person_is_told_the_incident_that_is_in_the_log(
    server: Server, lines: Callable[[], list[str]]
) -> None:
    await server.start(2)
    made = Wire(server).press(server.ann, await server.panel(), "1:1:0:show:board")
    take(server, INTERACTION, spoiled(made.payload, ("member", "user"), "missing"))
    await server.env.settle()
    (line,) = lines()
    incident = line.split()[1].rstrip(":")
    assert answer_of(made.result) == say("something-failed", incident=incident)
    assert "INTERACTION_CREATE" in line
    assert "\n" not in line


async def test_fields_that_the_bot_can_do_without_do_not_matter(
    server: Server, lines: Callable[[], list[str]]
) -> None:
    await server.start(2)
    whole = Wire(server).press(server.ann, await server.panel(), "1:1:0:show:board")
    await Wire(server).deliver(whole)
    shown = answer_of(whole.result)
    for path in (
        *(("application_id",), ("app_permissions",), ("locale",), ("channel",)),
        *(("message", "flags"), ("message", "components"), ("member", "permissions")),
        *(("authorizing_integration_owners",), ("context",), ("guild",)),
    ):
        for way in WAYS:
            made = Wire(server).press(server.ann, await server.panel(), "1:1:0:show:board")
            if path[-1] == "guild":
                made.payload["guild"] = {"id": str(server.guild.id)}
            take(server, INTERACTION, spoiled(made.payload, path, way))
            await server.env.settle()
            assert answer_of(made.result).startswith(shown)
    assert lines() == []


def known_events(server: Server) -> dict[str, Any]:
    """Return one event of each kind, about a channel of the server without a game."""
    field = server.guild.create_text_channel("field")
    guild = Guild(server.guild.id, "Town")
    guild.channels = [Channel(one.id, guild.id, one.name or "") for one in (server.channel, field)]
    found, bot = guild.channels[-1], Person(server.bot.user.id, "table")
    person = Person(server.eve.id, "eve")
    return events(guild, found, person, bot, thread(found, person, bot))


async def test_each_event_that_comes_with_the_bots_intents_is_known(server: Server) -> None:
    read, known = set(parsers(server.bot)), set(known_events(server))
    other = {event for events in OF_OTHER_INTENTS.values() for event in events}
    assert read == known | other | OF_SESSIONS | ON_REQUEST
    assert other.isdisjoint(known)
    assert not [name for name in OF_OTHER_INTENTS if getattr(server.bot.intents, name)]


async def test_any_other_event_without_any_of_its_fields(
    server: Server, lines: Callable[[], list[str]]
) -> None:
    await server.start(2)
    known = known_events(server)

    async def deliver(event: str, payload: Any) -> None:
        # Whole first: an event before may have taken the guild or the channel away.
        take(server, "GUILD_CREATE", deepcopy(known["GUILD_CREATE"]))
        take(server, event, payload)
        await server.env.settle()

    for event, payload in known.items():
        await deliver(event, deepcopy(payload))
        assert lines() == [], event
        await deliver(event, None)
        assert len(lines()) == 1, event
        await each(
            payload,
            lines,
            lambda path, way, event=event, payload=payload: deliver(
                event, spoiled(payload, path, way)
            ),
        )
        await press_is_answered(server)
    take(server, "GUILD_CREATE", deepcopy(known["GUILD_CREATE"]))
    assert (await server.loaded()).row.status == "running"
