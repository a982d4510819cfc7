"""What goes on beside companions: people sleep and vote, and the bot is started anew."""

from datetime import timedelta

from bot.model.user_settings import UserSettings
from bot.ui.panel import users_to_ping
from rules.words import Seat
from tests.bot.messages import answer_of, say, text_of
from tests.bot.people.test_beside_companions import hand_over, sit_with
from tests.bot.people.test_seats import notice
from tests.bot.server import Server
from tests.bot.sitting import let_companions_play
from tests.tables import ANN, BOB, a_table, seat


async def test_who_sleeps_is_not_called_for_what_a_companion_did(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat(coins=0), cem=seat()))
    first, last = await server.at(ANN), await server.at(Seat(2))
    await hand_over(server, (await server.at(BOB)).name)
    today = server.clock()
    away = [(today + timedelta(days=days)).date().isoformat() for days in (-1, 2)]
    await server.bot.hours.save(last.id, UserSettings(away_from=away[0], away_to=away[1]))
    await first.click(await server.panel(), label=say("verb-pass"))
    await let_companions_play(server)
    opened = await server.opened()
    assert opened.state.table.questions[0].seat == Seat(2)
    assert opened.row.seats[2].wakes
    assert users_to_ping(opened, opened.ply) == []
    assert not opened.row.seats[1].wakes


async def test_companions_do_not_vote_and_a_vote_outlives_a_start_of_the_bot(
    server: Server,
) -> None:
    await sit_with(server, 2, people=2)
    before = [(one.status, one.strength, one.person) for one in (await server.opened()).row.seats]
    called = await server.ann.slash(server.channel, "game vote end")
    assert answer_of(called) == say("vote-called")
    rule = say("vote-rule", need=2, count=2, until="")[:20]
    assert rule in text_of(notice(server, say("vote-yes")))
    await server.restart()
    opened = await server.opened()
    assert [(one.status, one.strength, one.person) for one in opened.row.seats] == before
    assert not opened.state.table.over
    await server.bob.click(notice(server, say("vote-yes")), label=say("vote-yes"))
    assert (await server.opened()).state.table.over


async def test_a_companion_that_was_asked_answers_after_a_start_of_the_bot(server: Server) -> None:
    await sit_with(server, 1)
    await server.ann.click(await server.panel(), label=say("verb-pass"))
    asked = await server.opened()
    assert asked.row.seats[asked.state.table.questions[0].seat].is_companion
    await server.restart()
    assert await let_companions_play(server) > 0
    plies = await server.bot.tables.plies(1, asked.ply + 1)
    assert plies[0].action is not None
    assert asked.row.seats[plies[0].seat].is_companion
