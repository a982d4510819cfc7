"""What goes on beside companions: people sleep and vote, and the bot is started again."""

from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

import pytest

from bot.features.hours import Hours
from bot.model.user_settings import UserSettings
from bot.service.seats.companions import answers_at, thought_seed
from bot.service.tables.games import Games
from bot.ui.panel import users_to_ping
from rules.questions import ChooseOption
from rules.table import Expedition
from rules.words import CaveId, ParagraphNumber, Seat
from tests.bot.messages import answer_of, say, text_of
from tests.bot.passing import passes
from tests.bot.people.test_beside_companions import hand_over, sit_with
from tests.bot.people.test_seats import notice
from tests.bot.server import SEED, Server
from tests.bot.sitting import act, let_companions_play
from tests.tables import ANN, BOB, a_table, seat


async def test_who_sleeps_is_not_called_for_what_a_companion_did(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat(coins=0), cem=seat()))
    first, last = await server.at(ANN), await server.at(Seat(2))
    await hand_over(server, (await server.at(BOB)).name)
    today = server.clock()
    away = [(today + timedelta(days=days)).date().isoformat() for days in (-1, 2)]
    await server.parts[Hours].save(last.id, UserSettings(away_from=away[0], away_to=away[1]))
    await passes(first, await server.panel())
    await let_companions_play(server)
    loaded = await server.loaded()
    assert loaded.state.table.questions[0].seat == Seat(2)
    assert loaded.row.seats[2].wakes
    assert users_to_ping(loaded, loaded.ply) == []
    assert not loaded.row.seats[1].wakes


async def test_companions_do_not_vote_and_a_vote_outlives_a_start_of_the_bot(
    server: Server,
) -> None:
    await sit_with(server, 2, people=2)
    before = [(one.status, one.strength, one.person) for one in (await server.loaded()).row.seats]
    called = await server.ann.slash(server.channel, "game vote end")
    assert answer_of(called) == say("vote-called")
    rule = say("vote-rule", need=2, count=2, until="")[:20]
    assert rule in text_of(notice(server, say("vote-yes")))
    await server.restart()
    loaded = await server.loaded()
    assert [(one.status, one.strength, one.person) for one in loaded.row.seats] == before
    assert not loaded.state.table.over
    await server.bob.click(notice(server, say("vote-yes")), label=say("vote-yes"))
    assert (await server.loaded()).state.table.over


async def test_a_companion_that_was_asked_answers_after_a_start_of_the_bot(server: Server) -> None:
    await sit_with(server, 1)
    await passes(server.ann, await server.panel())
    asked = await server.loaded()
    assert asked.row.seats[asked.state.table.questions[0].seat].is_companion
    await server.restart()
    assert await let_companions_play(server) > 0
    plies = await server.parts[Games].history.plies(1, asked.ply + 1)
    assert plies[0].action is not None
    assert asked.row.seats[plies[0].seat].is_companion


# The other choice of paragraph 33 offers a fish, which nobody here has
@pytest.mark.parametrize(("number", "is_at_once"), [(33, True), (95, False)])
async def test_a_companion_answers_at_once_where_there_is_one_answer(
    server: Server, number: int, *, is_at_once: bool
) -> None:
    hands = seat(cave=("builder-1", "trainer-1"))
    trip = Expedition(ANN, CaveId("cave-1"), (ParagraphNumber(number),))
    await server.lay(a_table(ann=hands, trip=trip))
    await hand_over(server, (await server.at(ANN)).name)
    loaded = await server.loaded()
    (question,) = loaded.state.table.questions
    assert isinstance(question, ChooseOption)
    asked_at = datetime.fromisoformat(loaded.row.seats[ANN].asked_at or "")
    answered_at = answers_at(loaded, question, is_lively=False)
    assert (answered_at == asked_at) is is_at_once


async def test_what_a_companion_thinks_with_stays_as_it_is(server: Server) -> None:
    row = (await server.start(2)).row
    assert thought_seed(row, 7, Seat(1)).hex() == (
        "771bdcd1d1ff4325b11fe428ddf567af3b7485b7105511bc459222d14ef5f7a7"
    )
    others = [thought_seed(row, 8, Seat(1)), thought_seed(row, 7, Seat(0))]
    others.append(thought_seed(replace(row, seed=bytes(32)), 7, Seat(1)))
    assert thought_seed(row, 7, Seat(1)) not in others


async def test_where_players_read_people_read_to_people_and_companions_to_nobody(
    server: Server,
) -> None:
    server.sow(SEED)
    await sit_with(server, 2, people=2, reading="player")
    dice, readers, shown = Random(2), set[int](), 0
    while not (loaded := await server.loaded()).state.table.over:
        row, trip = loaded.row, loaded.state.table.expedition
        if row.reader is not None:
            assert row.seats[row.reader].user_id in (server.ann.id, server.bob.id)
            readers.add(row.seats[row.reader].user_id)
        question = loaded.state.table.questions[0]
        if trip and row.seats[trip.seat].is_companion:
            assert row.reader is None
        if isinstance(question, ChooseOption) and row.seats[question.seat].is_companion:
            title = loaded.book.stories.title(trip.path[-1], "en")
            assert title in text_of(await server.panel())
            shown += 1
        people = [q for q in loaded.state.table.questions if not row.seats[q.seat].is_companion]
        if people:
            await server.read_out()
            await act(server, await server.at(people[0].seat), dice)
        else:
            await server.pass_time(seconds=20)
    assert readers == {server.ann.id, server.bob.id}
    assert shown > 3
