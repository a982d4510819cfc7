"""Beside companions people undo, trade, vote and stop; nothing is taken from under their hands."""

import asyncio
import os
import signal
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import Any

import orjson
import pytest

from bot.companions.people import Strength
from bot.features.companions import Companions
from bot.service.history.export import export
from bot.service.seats.companions import UNDO_TIME, answers_at, is_lively
from bot.service.tables.games import Games
from bot.store.database import Database
from bot.text.shakes import first_digits
from rules import score
from rules.questions import AnswerOffer, RestVillagers, TakeTurn
from rules.words import Good, Seat
from tests.bot.audible_text import pings
from tests.bot.messages import answer_of, posts, say, text_of
from tests.bot.passing import passes
from tests.bot.people.test_seats import notice, says, seat_named
from tests.bot.server import Server
from tests.bot.sitting import add_by_button, let_companions_play, names, play_to_the_end
from tests.tables import ANN, BOB, a_table, seat

FAIR = int(UNDO_TIME.total_seconds())


async def sit_with(server: Server, companions: int, people: int = 1, **options: str) -> None:
    """Start a game of that many people and companions, and play until a person's turn.

    The time stands but where a test passes it: a slow machine takes none of a companion's pause.
    """
    server.set_clock(server.clock())
    await server.open(people, **options)
    for _ in range(companions):
        await server.ann.slash(server.channel, "game companion")
    await server.ann.slash(server.channel, "game start")
    await until_a_person_acts(server)


async def until_a_person_acts(server: Server) -> Any:
    """Play on until a person has a turn with something to do, and give them."""
    dice = Random(3)
    while True:
        await let_companions_play(server)
        loaded = await server.loaded()
        question = loaded.state.table.questions[0]
        person = await server.at(question.seat)
        if isinstance(question, TakeTurn):
            return person
        await server.hands.press(person, await server.decide(dice))


async def hand_over(server: Server, name: str) -> Seat:
    """Let a neighbour play somebody's seat."""
    await says(server, server.people[name], "leave")
    number = (await seat_named(server, name)).seat
    await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    return number


async def test_what_ends_a_turn_is_taken_back_before_a_companion_goes_on(server: Server) -> None:
    await sit_with(server, 1)
    before = (await server.loaded()).ply
    await passes(server.ann, await server.panel())
    passed = await server.loaded()
    assert passed.row.seats[passed.state.table.questions[0].seat].is_companion
    await server.pass_time(seconds=FAIR - 1)
    assert (await server.loaded()).ply == passed.ply
    await server.ann.click(await server.panel(), label=say("verb-undo-of", name="ann"))
    undone = await server.loaded()
    assert undone.ply == passed.ply + 1
    assert undone.row.seats[undone.state.table.questions[0].seat].user_id == server.ann.id
    await server.pass_time(minutes=2)
    assert (await server.loaded()).ply == undone.ply
    await passes(server.ann, await server.panel())
    await server.pass_time(seconds=FAIR)
    assert (await server.loaded()).ply > undone.ply + 1 > before


async def test_by_post_a_companion_takes_longer_than_at_one_sitting(server: Server) -> None:
    await server.start(2)
    loaded = await server.loaded()
    row, (question,) = loaded.row, loaded.state.table.questions
    seats = [replace(one, asked_at=server.parts[Games].timestamp()) for one in row.seats]
    asked_at = datetime.fromisoformat(seats[0].asked_at or "")
    for ply in range(50):
        at = replace(loaded, row=replace(row, seats=tuple(seats)), ply=ply)
        quick = answers_at(at, question, is_lively=True) - asked_at
        by_post = answers_at(at, question, is_lively=False) - asked_at
        assert 4 <= quick.total_seconds() <= 10
        assert 20 <= by_post.total_seconds() <= 90


async def test_a_table_is_at_one_sitting_while_all_are_awake_and_act(server: Server) -> None:
    await sit_with(server, 1, people=2)

    async def lively() -> bool:
        row, now = (await server.loaded()).row, server.parts[Games].now()
        return await server.parts[Database].read(lambda db: is_lively(db, row, now))

    assert await lively()
    server.set_clock(server.clock() + timedelta(minutes=11))
    assert not await lively()
    person = await until_a_person_acts(server)
    await passes(person, await server.panel())
    assert not await lively()


async def test_a_vote_takes_back_what_a_companion_did_after_a_step(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat(coins=0), cem=seat()))
    first, last = await server.at(ANN), await server.at(Seat(2))
    await hand_over(server, (await server.at(BOB)).name)
    await passes(first, await server.panel())
    await server.pass_time(seconds=100)
    (made,) = await server.parts[Games].history.plies(1, 2)
    assert (made.seat, made.action.kind) in ((BOB, "labor"), (BOB, "pass"))
    refused = await first.slash(server.channel, "game undo")
    assert answer_of(refused) == say("undo-not-yours")
    await first.slash(server.channel, "game vote undo")
    await last.click(notice(server, say("vote-yes")), label=say("vote-yes"))
    undone = await server.loaded()
    assert undone.state.table.questions[0].seat == ANN
    assert [ply.undoes for ply in await server.parts[Games].history.plies(1, 3)] == [2, 1]


async def test_a_companion_answers_an_offer_at_once(server: Server) -> None:
    await server.lay(a_table(ann=seat(coins=20), bob=seat(sale=Good.FISH)))
    loaded = await server.loaded()
    buyer = await server.at(ANN)
    seller = await server.at(BOB)
    await hand_over(server, seller.name)
    await buyer.slash(server.channel, "buy", seller="1", coins=12)
    loaded = await server.loaded()
    assert isinstance(loaded.state.table.questions[0], AnswerOffer)
    await server.pass_time(seconds=1)
    after = await server.loaded()
    assert not isinstance(after.state.table.questions[0], AnswerOffer)
    assert after.state.table.players[ANN].coins in (8, 20)


async def test_companions_rest_at_once_once_nothing_can_be_taken_back(server: Server) -> None:
    await sit_with(server, 3)
    dice = Random(5)
    while True:
        loaded = await server.loaded()
        questions = loaded.state.table.questions
        if isinstance(questions[0], RestVillagers):
            break
        if loaded.row.seats[questions[0].seat].is_companion:
            await server.pass_time(seconds=100)
        else:
            await server.hands.press(server.ann, await server.decide(dice))
    for _ in range(4):
        await server.pass_time(seconds=FAIR)
    left = [
        q for q in (await server.loaded()).state.table.questions if isinstance(q, RestVillagers)
    ]
    own = [q.seat for q in left if not loaded.row.seats[q.seat].is_companion]
    assert [q.seat for q in left] == own


async def test_nobody_is_called_by_companions_but_whoever_is_asked(server: Server) -> None:
    await server.open(2)
    for _ in range(2):
        await add_by_button(server)
    since, before = len(server.env.http_requests), len(posts(server))
    await server.ann.click(server.channel.last_message, label="Start")
    await play_to_the_end(server, Random(4))
    people = {server.ann.id, server.bob.id}
    assert set(pings(server.env, since)) <= people
    loaded = await server.loaded()
    plies = await server.parts[Games].history.plies(1)
    by_companions = [p for p in plies if p.action and loaded.row.seats[p.seat].is_companion]
    asked = len([p for p in plies if p.interaction_id or p.action]) - len(by_companions)
    assert sum(pings(server.env, since).values()) <= asked
    assert len(posts(server)) - before < len(plies) - len(by_companions) + 20


@pytest.mark.parametrize("way", ["press", "type"])
async def test_two_people_and_two_companions_play_to_the_end(server: Server, way: str) -> None:
    await server.open(2)
    for strength in (Strength.GUEST, Strength.OLD_HAND):
        await server.bob.slash(server.channel, "game companion", strength=strength)
    await server.bob.slash(server.channel, "game start")
    await play_to_the_end(server, Random(6), way)
    text = text_of(await server.panel())
    assert say("seed-told", seed=first_digits((await server.loaded()).row.seed.hex())) in text
    for name in await names(server):
        assert name in text
    assert await server.waiting() == []
    stats = answer_of(await server.ann.slash(server.channel, "me stats"))
    assert say("stats-none-common") in stats
    assert say("stats-none") not in stats
    loaded = await server.loaded()
    own = loaded.row.seat_of(server.ann.id).seat
    points = score(loaded.game, loaded.state.table)[own].total
    assert f"- with companions: one game, {points} points" in stats
    assert say("hall-empty") in answer_of(await server.ann.slash(server.channel, "look hall"))
    verified = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert verified.startswith("**All ")
    exported = await server.ann.slash(server.channel, "game export")
    assert exported.response.attachments
    plies = await server.parts[Games].history.stored_plies(1)
    written = export(loaded.row, loaded.state.table, plies).getvalue()
    seated = [(one.seat, one.strength, one.person, None) for one in loaded.row.companions]
    assert [tuple(one.values()) for one in orjson.loads(written)["companions"]] == seated


@pytest.mark.parametrize(
    "options", [{"edition": "preview"}, {"reading": "table"}, {"reading": "player"}]
)
async def test_whole_games_in_the_other_editions_and_readings(
    server: Server, options: dict[str, str]
) -> None:
    await server.open(1, **options)
    for _ in range(2):
        await add_by_button(server)
    await server.ann.click(server.channel.last_message, label="Start")
    await play_to_the_end(server, Random(7))
    assert not server.incidents.logged


async def test_a_restart_at_any_question_goes_on_with_the_companions(server: Server) -> None:
    await sit_with(server, 2)
    dice = Random(8)
    for _ in range(4):
        await server.hands.press(await until_a_person_acts(server), await server.decide(dice))
        before = (await server.loaded()).ply
        await server.restart()
        if (
            (await server.loaded())
            .row.seats[(await server.loaded()).state.table.questions[0].seat]
            .is_companion
        ):
            await let_companions_play(server)
            assert (await server.loaded()).ply > before


async def test_a_thinker_that_is_killed_is_replaced(server: Server) -> None:
    await sit_with(server, 1)
    await passes(server.ann, await server.panel())
    assert await let_companions_play(server)
    process = server.parts[Companions]._thinker._worker._process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await asyncio.wait_for(process.wait(), 5)
    await play_to_the_end(server, Random(9))
    fresh = server.parts[Companions]._thinker._worker._process
    assert fresh is not None
    assert fresh.pid != process.pid


async def test_a_late_friend_takes_a_companions_seat(server: Server) -> None:
    await sit_with(server, 1)
    taken = await server.bob.slash(server.channel, "game seat", what="take")
    assert say("seat-yours") in answer_of(taken)
    row = (await server.loaded()).row
    assert not row.companions
    assert row.seat_of(server.bob.id) is not None
    await server.pass_time(minutes=5)
    assert (await server.loaded()).row.companions == ()


async def test_a_person_who_left_mid_encounter_gets_no_dm_of_the_companions(
    server: Server,
) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dms = len(explorer.user.dm_channel.history()) if explorer.user.dm_channel else 0
    await hand_over(server, explorer.name)
    await let_companions_play(server)
    await server.env.settle()
    assert len(explorer.user.dm_channel.history()) == dms
