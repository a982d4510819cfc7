"""What the doctor says of the bot's rights, by server and by channel."""

from typing import Any

import pytest
from discord import Permissions

from bot.cogs.about import PERMISSIONS, invite_link
from bot.doctor.rights import COSTS, rights_in
from tests.doctor.patient import Patient
from tests.stub import shapes
from tests.stub.trouble import Answer, Trouble
from tests.stub.world import ALL_RIGHTS, APPLICATION

_VIEW, _SEND, _ATTACH, _SPEAK, _ADMINISTER = 1 << 10, 1 << 11, 1 << 15, 1 << 21, 1 << 3
_ALL = ALL_RIGHTS & ~_ADMINISTER
_ANNOUNCEMENTS, _FORUM = 5, 15

Json = dict[str, Any]


def guild(everyone: int, **roles: int) -> Json:
    listed = [{"id": "1", "permissions": str(everyone)}]
    listed += [{"id": name, "permissions": str(rights)} for name, rights in roles.items()]
    return {"id": "1", "roles": listed}


def member(*roles: str) -> Json:
    return {"roles": [*roles], "user": {"id": "me"}}


def overwrite(key: str, allow: int = 0, deny: int = 0) -> Json:
    return {"id": key, "allow": str(allow), "deny": str(deny)}


def channel(*overwrites: Json) -> Json:
    return {"permission_overwrites": [*overwrites]}


def test_each_right_that_the_invite_asks_for_has_its_cost() -> None:
    assert Permissions(**dict.fromkeys(COSTS, True)) == PERMISSIONS


def test_rights_are_those_of_everybody_and_of_the_roles() -> None:
    town = guild(_VIEW, a=_SEND, b=_ATTACH)
    assert rights_in(town, member("a")) == Permissions(_VIEW | _SEND)
    assert rights_in(town, member()) == Permissions(_VIEW)
    assert rights_in(guild(0, a=_ADMINISTER), member("a"), channel(overwrite("1", deny=_VIEW))) == (
        Permissions.all()
    )


def test_overwrites_count_from_everybodys_to_the_members_own() -> None:
    town, me = guild(_VIEW | _SEND, a=0, b=0), member("a", "b")
    denied = channel(overwrite("1", deny=_SEND))
    assert rights_in(town, me, denied) == Permissions(_VIEW)
    by_role = channel(overwrite("1", deny=_SEND), overwrite("a", allow=_SEND))
    assert rights_in(town, me, by_role) == Permissions(_VIEW | _SEND)
    both = channel(overwrite("a", allow=_SEND), overwrite("b", deny=_SEND))
    assert rights_in(town, me, both) == Permissions(_VIEW | _SEND)
    own = channel(overwrite("a", allow=_SEND), overwrite("me", deny=_SEND))
    assert rights_in(town, me, own) == Permissions(_VIEW)
    others = channel(overwrite("c", deny=_SEND), overwrite("you", deny=_VIEW))
    assert rights_in(town, me, others) == Permissions(_VIEW | _SEND)


async def server_line(patient: Patient) -> str:
    patient.said.clear()
    await patient.look(lambda checkup: checkup.application())
    return patient.line("server Town")


async def test_a_server_is_right_where_the_bot_has_what_it_asks_for(patient: Patient) -> None:
    patient.guild.rights = _ALL
    assert await server_line(patient) == "ok a game can be played in 1 of 1 text channels"
    patient.channel.overwrites = [overwrite(str(patient.guild.id), deny=_ATTACH)]
    assert (await server_line(patient)).endswith("channels; without Attach Files in #village")


async def test_a_right_that_is_missing_on_a_server_is_said_with_its_cost(
    patient: Patient,
) -> None:
    patient.guild.rights = _ALL & ~_ATTACH
    said = await server_line(patient)
    assert said.startswith("WRONG without Attach Files messages come without pictures and sound")


async def test_a_server_without_a_channel_to_write_in_is_wrong(patient: Patient) -> None:
    patient.guild.rights = _ALL
    hidden = overwrite(str(patient.guild.id), deny=_VIEW)
    patient.channel.overwrites = [hidden]
    assert (await server_line(patient)).startswith("WRONG the bot can write in no channel")


async def test_a_bot_on_no_server_is_told_to_be_invited(patient: Patient) -> None:
    patient.discord.world.guilds.clear()
    await patient.look(lambda checkup: checkup.application())
    link = invite_link(APPLICATION)
    assert patient.line("servers") == f"WRONG the bot is on none: open its invite link, {link}"


async def test_a_channel_without_the_right_to_write_is_not_walked_through(
    patient: Patient,
) -> None:
    patient.guild.rights = _ALL & ~_SEND
    await patient.look(lambda checkup: checkup.channel(patient.channel.id))
    assert patient.line("channel #village") == (
        "WRONG without Send Messages no game can be played there"
    )
    assert not patient.lines("a message")
    assert not patient.lines("cleaning up")


@pytest.mark.parametrize("is_voice", [True, False])
async def test_a_channel_of_another_kind_is_not_taken(patient: Patient, *, is_voice: bool) -> None:
    if is_voice:
        await patient.look(lambda checkup: checkup.voice(patient.channel.id))
        assert patient.said[1].endswith("is not a voice channel of a server")
    else:
        await patient.look(lambda checkup: checkup.channel(patient.voice.id))
        assert patient.said[1].endswith("is not a text channel of a server")
    assert len(patient.failures) == 1


def is_of_type(patient: Patient, number: int) -> None:
    """Let Discord describe the channel as one of another type."""
    described = {**shapes.channel(patient.channel), "type": number}
    path, answer = f"/channels/{patient.channel.id}", Answer(200, described)
    patient.discord.troubles.append(Trouble("GET", path, answer=answer))


async def test_a_channel_of_announcements_is_one_to_play_in(patient: Patient) -> None:
    patient.guild.rights = _ALL & ~_SEND  # it is looked at, and not walked through
    is_of_type(patient, _ANNOUNCEMENTS)
    await patient.look(lambda checkup: checkup.channel(patient.channel.id))
    assert patient.line("channel #village") == (
        "WRONG without Send Messages no game can be played there"
    )


async def test_a_forum_is_not_taken(patient: Patient) -> None:
    is_of_type(patient, _FORUM)
    await patient.look(lambda checkup: checkup.channel(patient.channel.id))
    about = f"channel {patient.channel.id}"
    assert patient.line(about) == "WRONG is not a text channel of a server"
    assert not patient.lines("a message")


async def test_a_thread_is_not_taken(patient: Patient) -> None:
    thread = patient.discord.world.add_thread(patient.guild, patient.channel, "nook")
    await patient.look(lambda checkup: checkup.channel(thread.id))
    assert patient.line(f"channel {thread.id}") == "WRONG is not a text channel of a server"
    assert not thread.messages


async def test_a_channel_that_is_not_there_is_said(patient: Patient) -> None:
    await patient.look(lambda checkup: checkup.channel(1))
    await patient.look(lambda checkup: checkup.voice(1))
    assert len(patient.lines("channel 1")) == 2
    assert all("404 (10003) Unknown Channel" in line for line in patient.lines("channel 1"))


async def test_a_voice_channel_without_the_right_to_speak_is_not_joined(patient: Patient) -> None:
    patient.guild.rights = _ALL & ~_SPEAK
    await patient.look(lambda checkup: checkup.voice(patient.voice.id))
    assert patient.line("channel #hearth").startswith("WRONG without Speak nothing is read aloud")
    assert not patient.discord.voice.asked
