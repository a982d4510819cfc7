"""A restart, a vote, a pause, a new player, a second game: an evening knows them all."""

import json
from random import Random
from typing import Any

import orjson

from bot.model.nights import Step
from bot.service.night.steps import night_of
from bot.service.tables.games import Games
from tests.bot.fireside import say
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, posts, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire

STEPS = {Step.TURN, Step.READ, Step.CHOOSE, Step.FURTHER, Step.END, Step.STORY}


async def test_a_restart_between_any_two_steps_shows_the_same_stage(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2, guests=("dee",))
    seen: set[Step] = set()
    for _ in range(24):
        seen.add(await evening.step())
        before, stage = posts(server), text_of(await evening.stage())
        await server.restart()
        await server.env.settle()
        assert text_of(await evening.stage()) == stage
        assert posts(server) == before
        await evening.go_on()
    assert seen >= STEPS
    assert not await server.waiting()


async def test_a_restart_before_and_after_the_way_back(server: Server, evening: Gathering) -> None:
    await evening.begin(2)
    await evening.until(Step.STORY)
    await server.restart()
    await evening.end()
    await server.env.settle()
    before = posts(server)
    await server.restart()
    await server.env.settle()
    assert posts(server) == before
    assert (await evening.loaded()).row.lift is None
    assert "An evening at the table" not in "\n".join(before)
    assert not await server.waiting()


async def test_the_evening_is_told_in_one_piece(server: Server, evening: Gathering) -> None:
    await evening.begin(2, guests=("dee",))
    for _ in range(2):
        await evening.until(Step.STORY)
        await evening.go_on()
    await server.pass_time(minutes=20)
    await evening.end()
    (answer,) = [post for post in posts(server) if "The evening is over" in post]
    assert "2 stories were told" in answer
    assert "ann, bob and dee" in answer
    log = await server.ann.slash(server.channel, "look log")
    assert "2 stories were told" in answer_of(log)


async def test_the_stage_becomes_the_journal_and_the_next_panel_waits_for_it(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    first = await evening.stage()
    await evening.until(Step.STORY)
    assert (await evening.stage()).id == first.id
    await evening.act(server.bob, "on")
    assert (await evening.stage()).id != first.id
    kept = next(message for message in server.channel.history() if message.id == first.id)
    assert "Keep this story" in text_of(kept)
    assert "On to the next" not in text_of(kept)


async def test_who_may_lift_and_who_may_end(server: Server, evening: Gathering) -> None:
    async def answer(person: Any, command: str) -> str:
        return answer_of(await person.slash(server.channel, command))

    await server.open(2)
    assert await answer(server.ann, "night lift") == say("not-started")
    await server.ann.click(server.channel.last_message, label="Start")
    assert await answer(server.eve, "night lift") == say("night-lift-seated")
    assert await answer(server.bob, "night lift") == say("night-told-lifted")
    assert await answer(server.ann, "night lift") == say("night-lifted")
    assert await answer(server.ann, "night pause") == say("night-lift-pause")
    assert answer_of(await evening.act(server.bob, "sit")) == say("night-seated")
    assert answer_of(await evening.act(server.eve, "up")) == say("night-not-a-guest")
    assert answer_of(await evening.act(server.eve, "sit")) == say("evening-sits")
    assert await answer(server.eve, "night end") == say("evening-not-theirs")
    assert await answer(server.ann, "night end") == say("night-told-back")
    assert await answer(server.ann, "night end") == say("night-none-here")
    await server.fay.slash(server.channel, "game pause")
    assert await answer(server.ann, "night lift") == say("game-paused")


async def test_a_printed_book_is_not_lifted(server: Server) -> None:
    await server.start(2, reading="book")
    answer = answer_of(await server.ann.slash(server.channel, "night lift"))
    assert answer == say("night-lift-by-book")


async def test_what_a_night_alone_can_say_is_refused(server: Server, evening: Gathering) -> None:
    await evening.begin(2)
    loaded = await evening.until(Step.CHOOSE)
    number = loaded.state.table.questions[0].number
    for detail in ("close", "go", "rest", "stop", "exert", "pick", "along"):
        press = Wire(server).press(
            server.ann, await evening.stage(), f"1:1:{number}:night:{detail}"
        )
        await Wire(server).deliver(press)
        assert answer_of(press.result) == say("stale-question"), detail
    assert (await evening.loaded()).ply == loaded.ply


async def test_nobody_advises_as_another_and_no_vote_is_a_choice(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    loaded = await evening.until(Step.CHOOSE)
    hint = answer_of(await evening.act(server.eve, "vote-0"))
    assert hint == f"{say('night-not-a-guest')}\n{say('night-sit')}"
    await evening.advise()
    assert (await evening.loaded()).ply == loaded.ply


async def test_a_step_is_undone_at_an_evening(server: Server, evening: Gathering) -> None:
    await evening.begin(2)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "pass")
    before = (await evening.loaded()).ply
    await asked.slash(server.channel, "game undo")
    loaded = await evening.loaded()
    assert loaded.ply == before + 1
    seat = loaded.row.seat_of(asked.id)
    assert seat
    assert loaded.state.table.questions[0].seat == seat.seat
    await evening.until(Step.STORY)


async def test_a_game_pauses_and_goes_on_at_an_evening(server: Server, evening: Gathering) -> None:
    await evening.begin(2, pace="live")
    banks = [seat.bank for seat in (await evening.loaded()).row.seats]
    await server.pass_time(minutes=5)
    await server.fay.slash(server.channel, "game pause")
    assert say("game-paused") in text_of(await evening.stage())
    await server.pass_time(minutes=5)
    await server.fay.slash(server.channel, "game resume")
    await evening.until(Step.READ)
    await evening.end()
    assert [seat.bank for seat in (await evening.loaded()).row.seats] == banks


async def test_a_new_player_sits_down_at_an_evening(server: Server, evening: Gathering) -> None:
    await evening.begin(2)
    await evening.until(Step.READ)
    explorer = await evening.explorer()
    await explorer.slash(server.channel, "game seat", what="leave")
    await server.eve.slash(server.channel, "game seat", what="take")
    seat = (await evening.loaded()).row.seat_of(server.eve.id)
    assert seat
    assert await evening.explorer() is server.eve
    await evening.until(Step.STORY)
    await evening.end()
    assert not await server.waiting()


async def test_games_are_lifted_one_after_another(server: Server, evening: Gathering) -> None:
    await evening.begin(2)
    await evening.until(Step.STORY)
    await evening.end()
    field = await server.start_beside()
    await server.ann.slash(field, "night lift")
    other = await server.parts[Games].find(field.id)
    assert other.lift
    assert (await evening.loaded()).row.lift is None
    await evening.lift()
    assert (await evening.loaded()).row.lift
    await server.ann.slash(field, "night end")
    assert (await evening.loaded()).row.lift
    assert [guest.name for guest in (await evening.night()).here] == ["ann"]
    await evening.until(Step.STORY)
    await evening.end()


async def test_a_game_that_ends_at_an_evening_ends_it(server: Server, evening: Gathering) -> None:
    await evening.begin(2)
    dice = Random(2)
    while not (await evening.loaded()).state.table.over:
        evening.way = "type"
        if await evening.step() == Step.TURN:
            await evening.take(first=dice.choice(("explore", "pass", "labor")))
        else:
            await evening.go_on()
    loaded = await evening.loaded()
    assert loaded.row.status == "finished"
    assert night_of(loaded.row).lift is None
    assert say("evening-title") not in text_of(await evening.stage())
    read = await server.ann.slash(server.channel, "game chronicle")
    page, _ = read.followups[-1].message.attachments
    text = (server.env.backend.cdn.get(page.url) or b"").decode()
    assert "bob read" in text


async def test_an_export_and_a_replay_hold_at_an_evening(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    await evening.until(Step.STORY)
    given = await server.ann.slash(server.channel, "game export")
    (file,) = given.response.attachments
    written = json.loads(server.env.backend.cdn.get(file.url) or b"")
    assert len(written["plies"]) == (await evening.loaded()).ply + 1
    assert b"lift" not in orjson.dumps(written)
    server.parts[Games].loaded.invalidate(server.game_id)
    assert await evening.step() == Step.STORY
    assert answer_of(await server.ann.slash(server.channel, "game verify"))
