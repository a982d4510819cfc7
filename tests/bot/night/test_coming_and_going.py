"""Late guests, leavers, the silent, breaks and evenings: nobody holds the night up."""

from datetime import timedelta
from html import unescape
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.nights import Night, Step
from bot.service.night.clock import time_for
from bot.service.night.party import willing
from bot.service.night.roles import holders
from bot.service.night.steps import journey_of, leader_now, night_of
from bot.service.tables.games import Games
from rules.words import Area
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, text_of
from tests.bot.server import MONDAY, Server


@pytest.fixture
async def fire(server: Server) -> Fireside:
    server.set_clock(MONDAY)
    return Fireside(server)


async def out_of_time(fire: Fireside, **span: int) -> Step:
    """Let the step's time run out, and return what the night is at then."""
    await fire.server.pass_time(**(span or {"minutes": 11}))
    return await fire.step()


def names(night: Night) -> list[str]:
    return [guest.name for guest in night.here]


async def test_a_late_guest_advises_at_once_and_leads_from_the_next_journey_on(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    sat = answer_of(await fire.act(server.dee, "sit"))
    held = (await fire.night()).guest(server.dee.id).villagers
    named = fire.server.parts[Languages].narrator(await fire.loaded()).short_villagers(held)
    assert sat == say("night-sits-next", villagers=named)
    assert "dee came late: leads and reads from the next journey on" in text_of(await fire.stage())
    await fire.until(Step.CHOOSE)
    await fire.act(server.dee, "vote-0")
    assert "· dee" in text_of(await fire.stage())
    await fire.until(Step.STORY)
    await fire.act(server.dee, "on")
    await fire.until(Step.CHOOSE)
    await fire.act(server.dee, "vote-0")
    night = await fire.night()
    assert night.guest(server.dee.id).villagers
    assert sum(len(guest.villagers) for guest in night.here) == 12


async def test_a_late_guest_whose_villagers_are_tired_is_named_with_the_others(
    server: Server, fire: Fireside
) -> None:
    """Their names are on the stage where they sit: each guest looks for their own."""
    await fire.begin()
    tired = False
    while not tired and await fire.step() != Step.OVER:
        loaded = await fire.until(Step.GATHER, Step.OVER)
        ready = loaded.state.table.players[0].villagers_in(Area.READY)
        here = night_of(loaded.row).here
        idle = [one.name for one in here if not set(one.villagers) & set(ready)]
        stage = text_of(await fire.stage())
        if await fire.step() == Step.GATHER:
            assert all(one.name in stage.split("who goes below?")[1] for one in here)
            tired = bool(idle)
            assert not idle or "nobody ready" in stage
            await fire.act(server.people[("dee", "eve")[journey_of(loaded) % 2]], "sit")
            await fire.go_on()
    assert tired


async def test_a_leavers_villagers_go_left_and_the_lead_too(fire: Fireside) -> None:
    await fire.begin()
    ann, bob, _ = fire.people
    own = night_of((await fire.loaded()).row).guest(ann.id).villagers
    answer = await fire.act(ann, "up")
    assert answer_of(answer) == say("night-host-left", host="bob")
    loaded = await fire.loaded()
    assert leader_now(loaded).name == "bob"
    for villager in own:
        assert [guest.name for guest in holders(night_of(loaded.row), villager)] == ["bob"]
    assert loaded.row.host_id == bob.id
    await fire.finish()


async def test_a_late_guest_who_holds_a_villager_below_says_whether_they_are_hurt(
    server: Server, fire: Fireside
) -> None:
    """The stage asks for the holder's yes by name: of a leaver's villagers, one who is left."""
    await fire.begin()
    ann, bob, cid = fire.people
    while leader_now(await fire.until(Step.FURTHER)).name == ann.name:
        await fire.go_on()
    await fire.act(server.dee, "sit")
    for person in (bob, cid):
        await fire.act(person, "up")
    loaded = await fire.loaded()
    player = loaded.state.table.players[0]
    below = player.villagers_in(Area.CAVE)
    (held, *_) = [
        one for one in night_of(loaded.row).guest(server.dee.id).villagers if one in below
    ]
    assert "dee" in text_of(await fire.stage())
    await fire.act(server.dee, f"yes-{held}")
    assert held in willing(await fire.loaded())


async def test_who_takes_over_from_a_gone_leader_has_had_their_turn(fire: Fireside) -> None:
    await fire.begin()
    ann, _, _ = fire.people
    await fire.until(Step.CHOOSE)
    await fire.act(ann, "up")
    assert leader_now(await fire.loaded()).name == "bob"
    await fire.until(Step.STORY)
    await fire.go_on()
    assert leader_now(await fire.loaded()).name == "cid"


async def test_who_gets_up_once_the_story_is_told_has_led_it(fire: Fireside) -> None:
    await fire.begin()
    ann, bob, _ = fire.people
    await fire.until(Step.STORY)
    await fire.act(ann, "up")
    await fire.act(bob, "on")
    assert leader_now(await fire.loaded()).name == "bob"


async def test_where_the_last_who_was_silent_gets_up_the_choice_is_closed(fire: Fireside) -> None:
    await fire.begin()
    await fire.until(Step.CHOOSE)
    ann, bob, cid = fire.people
    await fire.act(ann, "vote-0")
    await fire.act(bob, "vote-0")
    await fire.act(cid, "up")
    assert await fire.step() != Step.CHOOSE


async def test_each_step_goes_on_by_itself_and_the_silent_get_up(fire: Fireside) -> None:
    await fire.begin()
    passed = [await fire.step()]
    for _ in range(60):
        if not (await fire.night()).here:
            break
        passed.append(await out_of_time(fire))
    assert {Step.GATHER, Step.READ, Step.CHOOSE, Step.STORY} <= set(passed)
    assert not (await fire.night()).here
    await out_of_time(fire)
    assert (await fire.loaded()).row.status == "paused"
    assert await fire.server.pass_time(hours=5) is None
    assert (await fire.loaded()).row.status == "paused"


async def test_one_who_speaks_stays_where_the_others_are_silent(fire: Fireside) -> None:
    await fire.begin(reader="bot")
    bob = fire.people[1]
    closings = 0
    while closings < 2:
        if await fire.step() == Step.CHOOSE:
            closings += 1
            await fire.act(bob, "vote-0")
        await out_of_time(fire)
    assert names(await fire.night()) == ["bob"]
    await fire.act(bob, "up") if await fire.step() == Step.STORY else None


async def test_the_stage_says_when_it_goes_on_and_a_late_vote_gives_more_time(
    server: Server, fire: Fireside
) -> None:
    await fire.begin(pace="brisk")
    loaded = await fire.until(Step.CHOOSE)
    (group,) = loaded.row.seats
    wait = time_for(loaded)
    assert wait > timedelta(seconds=60)
    until = int((MONDAY + wait).timestamp())
    assert f"<t:{until}:R>" in text_of(await fire.stage())
    await server.pass_time(seconds=int(wait.total_seconds()) - 5)
    await fire.act(fire.people[1], "vote-0")
    (later,) = (await fire.loaded()).row.seats
    assert (later.until or "") > (group.until or "")
    await server.pass_time(seconds=9)
    await fire.act(fire.people[2], "vote-0")
    assert (await fire.loaded()).row.seats == (later,)
    assert await out_of_time(fire, seconds=7) != Step.CHOOSE


async def test_a_silent_reader_is_not_waited_for(fire: Fireside) -> None:
    await fire.begin()
    await fire.until(Step.READ)
    assert await out_of_time(fire) == Step.CHOOSE
    assert "What do you do?" in text_of(await fire.stage())


async def test_a_night_pauses_for_another_evening(server: Server, fire: Fireside) -> None:
    await fire.begin()
    await fire.until(Step.CHOOSE)
    ann, bob, _ = fire.people
    assert answer_of(await bob.slash(server.channel, "night pause")) == say("night-not-the-host")
    await ann.slash(server.channel, "night pause")
    assert "The night pauses" in text_of(await fire.stage())
    await server.pass_time(days=3)
    assert await fire.labels() == ["Go on", "Sit down", "Get up", "Host's desk"]
    await server.restart()
    await fire.act(bob, "resume")
    assert await fire.step() == Step.CHOOSE
    assert (await fire.loaded()).row.seats[0].until
    await fire.finish()


async def test_a_break_ends_by_itself(server: Server, fire: Fireside) -> None:
    await fire.begin()
    await fire.people[0].slash(server.channel, "night pause", minutes=10)
    assert "A break" in text_of(await fire.stage())
    await server.pass_time(minutes=9)
    assert (await fire.loaded()).row.status == "paused"
    await server.pass_time(minutes=2)
    assert (await fire.loaded()).row.status == "running"
    await server.pass_time(seconds=40)
    assert (await fire.loaded()).ply == 0
    assert await fire.step() == Step.GATHER


async def test_a_night_that_ends_early_has_its_sheet(server: Server, fire: Fireside) -> None:
    await fire.begin()
    await fire.until(Step.STORY)
    await fire.end()
    loaded = await fire.loaded()
    assert loaded.row.status == "finished"
    assert "Journeys: 1" in text_of(await fire.stage())


async def test_guests_choose_the_story_of_the_night_and_keep_its_chronicle(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    await fire.finish()
    bob = fire.people[1]
    form = await bob.click(await fire.stage(), label=say("night-best"))
    assert form.modal["title"] == say("night-best")
    assert "The village" not in str(form.modal)
    plies = await server.parts[Games].history.plies(server.game_id)
    first = next(ply.ply for ply in plies if ply.action and ply.action.kind == "explore")
    chosen = await bob.submit_modal(form, {"story": str(first)})
    assert answer_of(chosen) == say("story-voted")
    assert "The story of the night" in text_of(await fire.stage())
    given = await bob.click(await fire.stage(), label=say("chronicle"))
    page, _ = given.followups[-1].message.attachments
    text = unescape((server.env.backend.cdn.get(page.url) or b"").decode())
    assert "The night of ann, bob and cid" in text
    assert "bob read" in text
    assert "advised otherwise" in text
    assert "Lanterns lit" in text
    assert "village points" not in text


async def test_ordinary_commands_leave_a_night_alone(server: Server, fire: Fireside) -> None:
    await fire.begin()
    ann = fire.people[0]
    before = (await fire.loaded()).ply
    for command in ("pass", "game undo", "game leave", "game seat"):
        options: dict[str, Any] = {"what": "take"} if command == "game seat" else {}
        assert answer_of(await ann.slash(server.channel, command, **options)), command
    replaced = await ann.slash(server.channel, "game replace", seat=0)
    assert answer_of(replaced) == say("no-such-seat")
    assert (await fire.loaded()).ply == before
    assert journey_of(await fire.loaded()) == 1
