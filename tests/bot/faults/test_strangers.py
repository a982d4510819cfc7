"""Every press is checked for where it comes from and who makes it: each press by each stranger."""

from typing import Any

import pytest

from bot.model.custom_id import CustomId
from bot.model.presses import ON_PANELS, Press
from bot.router import Router
from tests.bot.messages import answer_of, say, text_of
from tests.bot.people.test_seats import says
from tests.bot.server import Server
from tests.bot.wire import Wire

DETAILS = {
    "do": "pass",
    "fill": "labor",
    "mine": "advance",
    "proposed": "drinks",
    "more": "",
    "undo": "",
    "night": "read",
    "desk": "skip",
    "nextnight": "again",
    "desk:open": "open",
    "plan": "come",
    "record": "drop",
    "lobby": "join",
    "reading": "table",
    "house": "rounds-9",
    "thread": "",
    "again": "",
    "read": "",
    "aloud": "",
    "show": "board",
    "look": "board",
    "order": "confirm",
    "guide": "on",
    "guide:off": "off",
    "catchup": "",
    "keep": "",
    "story": "0-1",
    "hear": "",
    "listen": "",
    "best": "",
    "became": "",
    "finale": "",
    "paper": "",
    "chronicle": "",
    "chronicle:post": "post",
    "watch": "look",
    "seat": "automate",
    "seat:take": "take",
    "vote": "yes",
    "call": "replace",
    "later": "3",
    "away": "22_00-07_00",
    "forget": "yes",
    "companion": "home",
    "absence": "",
    "absence:vote": "vote",
    "absence:pass": "pass",
    "absence:companion": "companion",
    "passing": "yes",
    "hours": "open",
    "settings": "open",
    "expand": "1",
    "adventure": "0",
    "newgame": "",
    "newnight": "",
}
"""What each press says besides; a new press needs a line here."""

ANYWHERE = {"adventure"}
"""These belong to no game and to nobody: all may press them, wherever they stand."""

PERSONAL = {"catchup", "away", "forget", "hours", "newgame", "newnight", "passing", "settings"}
PERSONAL |= ANYWHERE
"""These belong to a person and to no game."""

PRIVATE = PERSONAL | {"record", "aloud", "look", "order", "guide:off", "watch"}
PRIVATE |= {"absence:vote", "absence:pass", "absence:companion", "desk"}
"""These stand on messages that one person sees."""

PUBLIC = {"plan", "lobby", "companion", "thread", "again", "best", "seat", "nextnight"}
"""These stand on messages that all see, in the game's channel."""

OFFERED = {"seat:take"}
"""These stand on messages in other channels too."""

SEATED = {
    *("do", "fill", "mine", "proposed", "more", "undo", "again", "aloud", "order"),
    *("guide", "best", "vote", "call", "later", "record", "nextnight", "chronicle:post"),
}
"""These are for those who have a seat."""

BESIDE_PANELS = {
    *("absence", "adventure", "again", "aloud", "away", "became", "best", "call", "catchup"),
    *(
        "chronicle",
        "nextnight",
        "companion",
        "desk",
        "expand",
        "finale",
        "forget",
        "guide",
        "hear",
        "hours",
        "house",
    ),
    *("keep", "later", "listen", "look", "more", "newgame", "newnight", "order", "paper"),
    *(
        "passing",
        "plan",
        "read",
        "reading",
        "record",
        "seat",
        "settings",
        "show",
        "story",
        "thread",
        "vote",
        "watch",
    ),
}
"""These do not go on with the game, or stand on other messages than its panel as well."""

NAMES = set(DETAILS)
"""The routes by their names: an action, or an action with its detail."""


def custom_id(name: str) -> str:
    """Return a press of that kind, for the game under test or for none."""
    game = 0 if name in PERSONAL else 1
    return str(CustomId(game, 1, Press(name.partition(":")[0]), DETAILS[name]))


async def refused(server: Server, name: str, person: Any, message: Any) -> str:
    """Press, see that nothing changes, and return the answer."""
    wire = Wire(server)
    pressed = wire.press(person, message, custom_id(name))
    async with server.nothing_changes():
        await wire.deliver(pressed)
    return answer_of(pressed.result)


def public(server: Server, channel: Any) -> Any:
    """Post a message of the bot's that all see, and return it."""
    backend = server.env.backend
    backend.create_message(channel.id, backend.bot_user.id, "It has been here for long.")
    return channel.last_message


async def private(person: Any, channel: Any) -> Any:
    """Return a message that a person alone sees."""
    return (await person.slash(channel, "about")).response.message


@pytest.mark.parametrize("name", sorted(NAMES - ANYWHERE))
async def test_a_press_from_elsewhere_is_refused(server: Server, name: str) -> None:
    await server.start(2)
    elsewhere, field = server.env.create_guild("Elsewhere"), server.guild.create_text_channel("f")
    abroad = elsewhere.create_text_channel("village")
    stranger = elsewhere.add_member(server.ann.user)
    wrong = [(stranger, public(server, abroad))]
    if name not in PERSONAL:
        wrong.append((stranger, await private(stranger, abroad)))
    if name not in OFFERED:
        wrong.append((server.ann, public(server, field)))
    if name in PRIVATE:  # it must not overwrite what all see
        wrong.append((server.ann, await server.panel()))
    if name in PUBLIC:
        wrong.append((server.ann, await private(server.ann, server.channel)))
    for person, message in wrong:
        assert await refused(server, name, person, message) == say("press-elsewhere")


@pytest.mark.parametrize("name", sorted(NAMES - PERSONAL))
async def test_a_press_by_who_has_no_seat_changes_nothing(server: Server, name: str) -> None:
    await server.start(3)
    await says(server, server.bob, "leave")
    panel = await server.panel()
    for person, key in ((server.eve, "not-seated"), (server.bob, "seat-given-up")):
        if key == "seat-given-up" and name not in SEATED:
            continue  # those who have left may come back
        message = await private(person, server.channel) if name in PRIVATE else panel
        answer = await refused(server, name, person, message)
        assert answer == say(key) or name not in SEATED
        assert answer != say("press-elsewhere")


@pytest.mark.parametrize("name", sorted(NAMES - PUBLIC - PERSONAL))
async def test_a_dm_and_a_private_message_elsewhere_are_places_to_press(
    server: Server, name: str
) -> None:
    await server.start(2)
    field = server.guild.create_text_channel("field")
    dm = public(server, server.ann.user.dm_channel)
    for message in (dm, await private(server.ann, field)):
        wire = Wire(server)
        pressed = wire.press(server.ann, message, custom_id(name))
        await wire.deliver(pressed)
        shown = [*filter(None, [pressed.result.response]), *pressed.result.followups]
        texts = [text_of(one.message) for one in shown if one.message]
        assert say("press-elsewhere") not in texts


async def test_no_press_is_without_a_line_here(server: Server) -> None:
    routes = {
        key.value if isinstance(key, Press) else ":".join(key)
        for key in server.parts[Router].routes
    }
    lacking, odd = sorted(routes - NAMES), sorted(NAMES - routes)
    assert not lacking, f"write what {', '.join(lacking)} says in DETAILS of test_strangers.py"
    assert not odd, f"DETAILS of test_strangers.py has {', '.join(odd)}, which is no press"
    assert NAMES >= PRIVATE | PUBLIC | OFFERED | SEATED


def test_no_press_is_without_its_place_on_panels_or_beside_them() -> None:
    """An old panel, of a copy that was restored, loses the buttons of `ON_PANELS` alone."""
    lacking = ", ".join(sorted(set(Press) - ON_PANELS - BESIDE_PANELS))
    assert not lacking, (
        f"write {lacking} in ON_PANELS of bot/model/presses.py if a game goes on by it from its "
        "panel, else in BESIDE_PANELS of test_strangers.py"
    )
    assert not ON_PANELS & BESIDE_PANELS
