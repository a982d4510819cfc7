"""A planned night is an event of its server; where it cannot be, nothing else is missing."""

from typing import Any

import pytest

from bot.features.upkeep import Upkeep
from bot.store.database import Database
from tests.bot.fireside import end_night
from tests.bot.messages import say
from tests.bot.openapi import check_requests, description
from tests.bot.planning import EVENING, Planned
from tests.bot.server import Server

SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4


def path(server: Server) -> str:
    return f"/guilds/{server.guild.id}/scheduled-events"


def sent(server: Server, method: str) -> list[Any]:
    """List the bodies of what was asked of events."""
    return [
        one.json
        for one in server.env.http_requests
        if one.method == method and "/scheduled-events" in one.path
    ]


async def test_a_planned_night_is_an_event_that_begins_and_ends_with_it(
    server: Server, planned: Planned
) -> None:
    await planned.plan(journeys="6")
    (event,) = planned.events()
    assert (event.name, event.status) == (say("plan-event", count=6), SCHEDULED)
    assert event.scheduled_start_time == EVENING.isoformat()
    assert event.entity_metadata == {"location": "#village"}
    assert str((await planned.message()).id) in event.description
    assert f"discord.com/events/{server.guild.id}/{event.id}" in str(
        [part.url for part in (await planned.message()).components[0].children[-1].children]
    )
    await planned.after()
    assert planned.events()[0].status == ACTIVE
    for person in (server.ann, server.bob):
        await person.click(await planned.message(), label="Sit down")
    await server.ann.click(await planned.message(), label="Begin")
    await server.parts[Upkeep].run()
    assert planned.events()[0].status == ACTIVE
    await end_night(server, server.ann)
    await server.parts[Upkeep].run()
    assert planned.events()[0].status == COMPLETED
    before = len(sent(server, "GET"))
    await server.parts[Upkeep].run()
    assert len(sent(server, "GET")) == before


async def test_an_event_in_a_voice_channel(server: Server, planned: Planned) -> None:
    voice = server.guild.create_voice_channel("Fireside")
    await planned.plan(voice=voice)
    (event,) = planned.events()
    assert (event.channel_id, event.scheduled_end_time) == (voice.id, None)
    assert f"<#{voice.id}>" in await planned.text()


async def test_the_event_moves_with_its_night(server: Server, planned: Planned) -> None:
    await planned.plan()
    await server.ann.slash(server.channel, "night move", at="2026-06-05 18:30")
    (event,) = planned.events()
    assert event.scheduled_start_time == "2026-06-05T18:30:00+00:00"
    assert event.scheduled_end_time > event.scheduled_start_time


async def test_the_event_of_a_cancelled_night_is_cancelled(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    await server.ann.slash(server.channel, "night cancel")
    assert planned.events()[0].status == CANCELLED


async def test_the_event_of_a_night_without_guests_is_over(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    await planned.after()
    await planned.after(hours=1)
    assert planned.events()[0].status == COMPLETED


async def test_what_is_sent_of_events_is_what_discord_describes(
    server: Server, planned: Planned
) -> None:
    description()
    await planned.plan()
    await server.ann.slash(server.channel, "night move", at="2026-06-05 18:30")
    await server.ann.slash(server.channel, "night cancel")
    voice = server.guild.create_voice_channel("Fireside")
    server.game_id = 2
    await planned.plan(voice=voice)
    await planned.after()
    await planned.after(hours=1)
    assert len(sent(server, "POST")) == 2
    assert len(sent(server, "PATCH")) == 4
    check_requests(server)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 30038)])
async def test_without_the_right_to_make_events_all_is_said_by_message(
    server: Server, planned: Planned, status: int, code: int
) -> None:
    server.env.inject_error("POST", path(server), status=status, code=code, times=None)
    await planned.plan()
    assert planned.events() == []
    assert f"<t:{int(EVENING.timestamp())}:F>" in await planned.text()
    assert say("plan-to-event") not in await planned.text()
    await planned.press(server.bob, "come")
    for _ in range(3):
        await server.parts[Upkeep].run()
    assert len(sent(server, "POST")) == 1
    await planned.after()
    assert "Nobody sits round the fire yet." in await planned.text()


async def test_an_event_that_was_deleted_by_hand_is_let_go(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    server.env.backend.delete_scheduled_event(server.guild.id, planned.events()[0].id)
    await planned.after()
    assert (await planned.stored()).event_id is None
    assert (await planned.row()).is_planned is False
    assert planned.events() == []


@pytest.mark.parametrize("status", [ACTIVE, COMPLETED, CANCELLED])
async def test_an_event_that_was_begun_or_ended_by_hand_is_left_so(
    server: Server, planned: Planned, status: int
) -> None:
    await planned.plan()
    (event,) = planned.events()
    server.env.backend.edit_scheduled_event(server.guild.id, event.id, {"status": status})
    await planned.after()
    assert event.status == status
    await planned.after(hours=1)
    assert event.status == (COMPLETED if status == ACTIVE else status)
    assert (await planned.row()).status == "closed"


async def test_rights_that_are_lost_later_leave_the_event_and_open_the_night(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    server.env.inject_error(
        "PATCH", f"{path(server)}/{planned.events()[0].id}", status=403, code=50013, times=None
    )
    await server.ann.slash(server.channel, "night move", at="2026-06-02 21:00")
    assert "21:00" not in planned.events()[0].scheduled_start_time
    await planned.after(hours=1)
    assert "Nobody sits round the fire yet." in await planned.text()
    for _ in range(3):
        await server.parts[Upkeep].run()
    assert len(sent(server, "PATCH")) <= 2


async def test_an_event_waits_for_the_network(server: Server, planned: Planned) -> None:
    server.env.inject_error("POST", path(server), status=503, times=2)
    await planned.plan()
    assert planned.events() == []
    for _ in range(3):
        await server.parts[Upkeep].run()
    assert len(planned.events()) == 1


async def test_an_event_that_was_made_just_before_a_crash_is_found_again(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    stored = await planned.stored()
    await server.parts[Database].write(
        lambda db: db.execute("UPDATE plans SET event_id = NULL, shown = ''") and None
    )
    await server.restart()
    await server.parts[Upkeep].run()
    assert len(planned.events()) == 1
    assert (await planned.stored()).event_id == stored.event_id
