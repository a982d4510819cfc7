"""A vote is counted anew, at once, when somebody leaves the table, comes back or is replaced."""

from tests.bot.messages import say, text_of
from tests.bot.test_people import events, notice, says
from tests.bot.town import Town
from tests.bot.voting import ballot, calls, open_vote, presses


async def test_who_leaves_counts_no_more_and_that_may_decide(town: Town) -> None:
    await town.start(4)
    await calls(town, town.ann, "pause")
    await presses(town, town.bob, say("vote-yes"))
    assert "2 yes" not in await events(town)
    await says(town, town.cid, "leave")
    assert (await town.opened()).row.status == "paused"
    assert await open_vote(town) is None
    assert say("voted-pause", yes=2, count=3) in await events(town)


async def test_who_leaves_may_let_a_vote_be_lost(town: Town) -> None:
    await town.start(4)
    await calls(town, town.ann, "pause")
    await presses(town, town.bob, say("vote-no"))
    await says(town, town.ann, "leave")
    assert await open_vote(town) is not None
    await presses(town, town.cid, say("vote-yes"))
    await says(town, town.cid, "leave")
    assert await open_vote(town) is None
    assert (await town.opened()).row.status == "running"
    assert say("vote-lost", motion="pause", name="", yes=0, count=2) in await events(town)


async def test_where_nobody_is_left_the_vote_is_lost(town: Town) -> None:
    await town.start(2)
    await calls(town, town.ann, "end")
    for person in (town.ann, town.bob):
        await says(town, person, "leave")
    assert await open_vote(town) is None
    assert (await town.opened()).row.status == "running"


async def test_the_message_shows_the_new_rule_and_who_is_still_out(town: Town) -> None:
    await town.start(4)
    await calls(town, town.ann, "end")
    assert "3 yes of 4" in text_of(ballot(town))
    await says(town, town.cid, "leave")
    assert "2 yes of 3" in text_of(ballot(town))
    assert f"<@{town.cid.id}>" not in text_of(ballot(town))
    await says(town, town.cid, "back")
    assert "3 yes of 4" in text_of(ballot(town))
    assert f"<@{town.cid.id}>" in text_of(ballot(town))


async def test_a_newcomer_votes_for_himself_and_who_comes_back_has_voted(town: Town) -> None:
    await town.start(3)
    await calls(town, town.ann, "pause")
    await says(town, town.ann, "leave")
    await says(town, town.ann, "back")
    seats = [seat.name for seat in (await town.opened()).row.seats]
    assert dict((await open_vote(town)).ballots) == {seats.index("ann"): True}
    await says(town, town.ann, "leave")
    await town.dee.click(notice(town, say("take-seat")), label=say("take-seat"))
    assert dict((await open_vote(town)).ballots) == {}
    assert f"<@{town.dee.id}>" in text_of(ballot(town))


async def test_a_ban_counts_as_well(town: Town) -> None:
    await town.start(4)
    await calls(town, town.ann, "pause")
    await presses(town, town.bob, say("vote-yes"))
    await town.bot.people.gone_from(town.guild.id, town.dee.id)
    await town.env.settle()
    assert (await town.opened()).row.status == "paused"


async def test_what_the_host_opens_counts_as_well(town: Town) -> None:
    await town.start(4)
    await calls(town, town.bob, "pause")
    await presses(town, town.dee, say("vote-yes"))
    seats = (await town.opened()).row.seats
    (number,) = [seat.seat for seat in seats if seat.user_id == town.cid.id]
    await town.ann.slash(town.channel, "game replace", seat=number)
    assert (await town.opened()).row.status == "paused"
