"""A vote is counted again, at once, when somebody leaves the table, comes back or is replaced."""

from bot.features.seats import Seats
from bot.model.names import person_name
from tests.bot.messages import say, text_of
from tests.bot.people.test_seats import events, notice, says
from tests.bot.server import Server
from tests.bot.voting import ballot, calls, open_vote, presses


async def test_who_leaves_counts_no_more_and_that_may_decide(server: Server) -> None:
    await server.start(4)
    await calls(server, server.ann, "pause")
    await presses(server, server.bob, say("vote-yes"))
    assert "2 yes" not in await events(server)
    await says(server, server.cid, "leave")
    assert (await server.loaded()).row.status == "paused"
    assert await open_vote(server) is None
    assert say("voted-pause", yes=2, count=3) in await events(server)


async def test_who_leaves_may_let_a_vote_be_lost(server: Server) -> None:
    await server.start(4)
    await calls(server, server.ann, "pause")
    await presses(server, server.bob, say("vote-no"))
    await says(server, server.ann, "leave")
    assert await open_vote(server) is not None
    await presses(server, server.cid, say("vote-yes"))
    await says(server, server.cid, "leave")
    assert await open_vote(server) is None
    assert (await server.loaded()).row.status == "running"
    assert say("vote-lost", motion="pause", name="", yes=0, count=2) in await events(server)


async def test_where_nobody_is_left_the_vote_is_lost(server: Server) -> None:
    await server.start(2)
    await calls(server, server.ann, "end")
    for person in (server.ann, server.bob):
        await says(server, person, "leave")
    assert await open_vote(server) is None
    assert (await server.loaded()).row.status == "running"


async def test_the_message_shows_the_new_rule_and_who_is_still_out(server: Server) -> None:
    await server.start(4)
    await calls(server, server.ann, "end")
    assert "3 of 4 must say yes" in text_of(ballot(server))
    await says(server, server.cid, "leave")
    assert "2 of 3 must say yes" in text_of(ballot(server))
    assert f"<@{server.cid.id}>" not in text_of(ballot(server))
    await says(server, server.cid, "back")
    assert "3 of 4 must say yes" in text_of(ballot(server))
    assert f"<@{server.cid.id}>" in text_of(ballot(server))


async def test_a_newcomer_votes_for_himself_and_who_comes_back_has_voted(server: Server) -> None:
    await server.start(3)
    await calls(server, server.ann, "pause")
    await says(server, server.ann, "leave")
    await says(server, server.ann, "back")
    seats = [seat.name for seat in (await server.loaded()).row.seats]
    assert dict((await open_vote(server)).ballots) == {seats.index(person_name("ann")): True}
    await says(server, server.ann, "leave")
    await server.dee.click(notice(server, say("take-seat")), label=say("take-seat"))
    assert dict((await open_vote(server)).ballots) == {}
    assert f"<@{server.dee.id}>" in text_of(ballot(server))


async def test_a_ban_counts_as_well(server: Server) -> None:
    await server.start(4)
    await calls(server, server.ann, "pause")
    await presses(server, server.bob, say("vote-yes"))
    await server.parts[Seats].mark_gone_from_server(server.guild.id, server.dee.id)
    await server.env.settle()
    assert (await server.loaded()).row.status == "paused"


async def test_what_the_host_opens_counts_as_well(server: Server) -> None:
    await server.start(4)
    await calls(server, server.bob, "pause")
    await presses(server, server.dee, say("vote-yes"))
    seats = (await server.loaded()).row.seats
    (number,) = [seat.seat for seat in seats if seat.user_id == server.cid.id]
    await server.ann.slash(server.channel, "game replace", seat=number)
    assert (await server.loaded()).row.status == "paused"
