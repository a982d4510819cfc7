"""A night is planned, signed up for, reminded of, moved, cancelled, and opens at its time."""

import pytest

from bot.features.upkeep import Upkeep
from bot.model.interaction import User
from bot.model.kinds import GameStatus
from bot.model.names import person_name
from bot.service.table_acts.statuses import Statuses
from bot.service.tables.games import Games
from tests.bot.messages import answer_of, dms, say, text_of
from tests.bot.planning import EVENING, Planned
from tests.bot.server import Server
from tests.bot.wire import Wire


def stamp(style: str) -> str:
    return f"<t:{int(EVENING.timestamp())}:{style}>"


async def test_a_night_is_planned_and_people_sign_up(server: Server, planned: Planned) -> None:
    await planned.plan()
    assert stamp("F") in await planned.text()
    assert "**Coming:** ann" in await planned.text()
    await planned.press(server.bob, "come")
    await planned.press(server.cid, "come")
    assert "**Coming (3):** ann, bob and cid" in await planned.text()
    await planned.press(server.bob, "stay")
    assert "**Coming (2):** ann and cid" in await planned.text()
    assert answer_of(await planned.press(server.bob, "stay")) == say("plan-not-signed-up")
    assert answer_of(await planned.press(server.cid, "come")) == say("plan-signed-up")


async def test_whoever_has_set_no_time_zone_is_told_what_was_understood(
    server: Server, planned: Planned
) -> None:
    result = await planned.plan("tomorrow 20:00")
    assert [text_of(one.message) for one in result.followups] == [say("plan-zone", at=stamp("F"))]
    await server.bob.slash(server.channel, "me away", zone="Asia/Tokyo")
    field = server.guild.create_text_channel("field")
    result = await server.bob.slash(field, "night plan", at="wednesday 5 am")
    assert stamp("F") in text_of(field.last_message)
    assert not result.followups


async def test_those_who_signed_up_are_reminded_once_in_their_own_way(
    server: Server, planned: Planned
) -> None:
    await server.bob.slash(server.channel, "me settings", pings="dm")
    await server.cid.slash(server.channel, "me away", quiet="12:00-19:30")
    await planned.plan()
    for person in (server.bob, server.cid, server.dee):
        await planned.press(person, "come")
    await planned.press(server.dee, "stay")
    await planned.before(hours=1)
    (call,) = planned.calls()
    assert call.startswith(f"<@{server.ann.id}> {say('plan-soon', at=stamp('R'))}")
    assert [say("plan-soon", at=stamp("R")) in one for one in dms(server.bob)] == [True]
    await planned.before(minutes=25)
    await server.parts[Upkeep].run()
    await server.env.settle()
    named = [f"<@{person.id}>" for person in (server.ann, server.cid)]
    assert [one.split()[0] for one in planned.calls()] == named  # awake since half past seven
    await planned.before(minutes=1)
    assert len(planned.calls()) == 2
    assert len(dms(server.bob)) == 1


async def test_a_reminder_that_would_come_too_late_is_left_out(
    server: Server, planned: Planned
) -> None:
    await server.cid.slash(server.channel, "me away", quiet="12:00-21:00")
    await planned.plan()
    await planned.press(server.cid, "come")
    await planned.before(hours=1)
    await planned.after()
    await planned.after(hours=2)
    await server.parts[Upkeep].run()
    await server.env.settle()
    assert not [one for one in planned.calls() if str(server.cid.id) in one and "hour" in one]
    assert not await server.waiting()


async def test_at_its_time_the_night_opens_and_whoever_comes_sits_down(
    server: Server, planned: Planned
) -> None:
    await planned.plan(journeys="6")
    await planned.press(server.bob, "come")
    await planned.press(server.cid, "come")
    sign_up = await planned.message()
    await planned.after()
    assert (await planned.row()).is_planned is False
    text = await planned.text()
    assert "Nobody sits round the fire yet." in text
    assert "**Expected:**" in text
    assert all(f"<@{person.id}>" in text for person in (server.ann, server.bob, server.cid))
    assert sign_up.id not in [one.id for one in server.channel.history()]
    for person in (server.bob, server.ann, server.dee):
        await person.click(await planned.message(), label="Sit down")
    assert "Round the fire: bob, ann and dee" in await planned.text()
    assert f"**Expected:** <@{server.cid.id}>" in await planned.text()
    await server.ann.click(await planned.message(), label="Begin")
    loaded = await server.loaded()
    assert [guest.name for guest in loaded.row.night.here] == ["bob", "ann", "dee"]
    await planned.after(hours=1)
    assert (await planned.row()).status == GameStatus.RUNNING


async def test_who_signed_up_is_called_when_the_night_opens(
    server: Server, planned: Planned
) -> None:
    await server.bob.slash(server.channel, "me settings", pings="dm")
    await server.cid.slash(server.channel, "me away", quiet="19:00-23:00")
    await planned.plan()
    await planned.press(server.bob, "come")
    await planned.press(server.cid, "come")
    await planned.after()
    posted = server.env.http_requests[::-1]
    body = next(
        one.json
        for one in posted
        if one.method == "POST"
        and one.path.endswith("/messages")
        and f"/{server.channel.id}/" in one.path
    )
    assert body["allowed_mentions"]["users"] == [str(server.ann.id)]
    assert any(say("plan-opens") in one for one in dms(server.bob))
    assert not dms(server.cid)


async def test_a_night_that_nobody_comes_to_closes_itself(server: Server, planned: Planned) -> None:
    await planned.plan()
    await planned.after()
    await planned.after(minutes=59)
    assert (await planned.row()).status == GameStatus.LOBBY
    await planned.after(hours=1)
    assert (await planned.row()).status == GameStatus.CLOSED
    assert (await planned.text()).strip() == say("plan-nobody")
    await server.ann.slash(server.channel, "game new")
    assert "Start" in text_of(server.channel.last_message)


async def test_a_night_is_moved_by_its_host_and_all_are_told(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    await planned.press(server.bob, "come")
    refused = await server.bob.slash(server.channel, "night move", at="2026-06-03 20:00")
    assert answer_of(refused) == say("night-not-the-host")
    await server.ann.slash(server.channel, "night move", at="2026-06-03 20:00")
    assert stamp("F") not in await planned.text()
    assert (
        say("plan-moved", at=stamp("R").replace("1780430400", "1780516800")) in planned.calls()[0]
    )
    assert all(f"<@{person.id}>" in planned.calls()[0] for person in (server.ann, server.bob))
    await planned.after()
    assert (await planned.row()).is_planned is True
    await planned.after(days=1)
    assert (await planned.row()).is_planned is False


async def test_a_night_is_cancelled_by_whoever_manages_the_channel(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    message = await planned.message()
    assert answer_of(await server.bob.slash(server.channel, "night cancel")) == say(
        "night-not-the-host"
    )
    await server.fay.slash(server.channel, "night cancel")
    assert (await planned.row()).status == GameStatus.CLOSED
    assert "does not take place" in await planned.text()
    assert say("plan-cancelled") in planned.calls()[0]
    assert not [part for part in (await planned.text()).splitlines() if part == say("plan-come")]
    late = await server.bob.slash(server.channel, "night move", at="2026-06-03 20:00")
    assert answer_of(late) == say("plan-none-here")
    await planned.after()
    assert (await planned.row()).status == GameStatus.CLOSED
    assert message.id == (await planned.row()).panel_id


async def test_a_game_goes_on_in_the_channel_until_the_night_opens(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    server.game_id = 2
    await server.start(2)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "pass")
    assert (await server.loaded()).ply == 1
    server.game_id = 1
    await planned.after()
    await planned.after(minutes=5)
    await planned.after(minutes=10)
    assert len([one for one in planned.calls() if say("plan-busy") in one]) == 1
    assert (await planned.row()).is_planned is True
    await server.parts[Statuses].close(2, User(server.ann.id, person_name("ann")))
    await planned.after(minutes=15)
    assert (await planned.row()).is_planned is False
    assert "Nobody sits round the fire yet." in await planned.text()


async def test_a_channel_that_stays_busy_loses_its_night_with_a_word(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    server.game_id = 2
    await server.start(2)
    server.game_id = 1
    for minutes in (0, 30, 60):
        await planned.after(minutes=minutes)
    assert (await planned.row()).status == GameStatus.CLOSED
    assert say("plan-missed") in planned.calls()[-1]
    assert (await server.parts[Games].get(2)).status == GameStatus.RUNNING


async def test_one_night_is_planned_a_channel(server: Server, planned: Planned) -> None:
    await planned.plan()
    again = await server.bob.slash(server.channel, "night plan", at="2026-06-09 20:00")
    assert answer_of(again) == say("plan-here")


@pytest.mark.parametrize(
    ("at", "key"),
    [
        ("2026-05-31 20:00", "plan-at-past"),
        ("2027-05-31 20:00", "plan-at-far"),
        ("some day", "plan-at-unclear"),
    ],
)
async def test_a_time_that_makes_no_sense_is_declined(
    server: Server, planned: Planned, at: str, key: str
) -> None:
    answer = answer_of(await planned.plan(at))
    assert answer == say(key, text=at, days=180)


@pytest.mark.parametrize("language", ["es", "ja"])
async def test_a_night_is_planned_in_the_language_of_the_server(
    server: Server, planned: Planned, language: str
) -> None:
    wire = Wire(server)
    typed = wire.command(server.ann, "night plan", {"at": "2026-06-02 20:00"})
    typed.payload["guild_locale"] = language
    await wire.deliver(typed)
    assert say("plan-ask") not in await planned.text()
    assert (await planned.row()).language == language
    await planned.press(server.bob, "come", language)
    assert "bob" in await planned.text()


async def test_twenty_five_may_sign_up(server: Server, planned: Planned) -> None:
    await planned.plan()
    for number in range(24):
        person = server.guild.add_member(server.env.create_user(f"guest{number}"))
        await planned.press(person, "come")
    assert answer_of(await planned.press(server.bob, "come")) == say("night-full", count=25)
    assert len((await planned.stored()).sign_ups) == 25
