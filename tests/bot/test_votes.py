"""Votes of the table: how many it takes, who may vote, and until when."""

from typing import Any

import pytest

from bot.service.votes import needed
from bot.store import timers
from bot.text.moments import moment
from tests.bot.heard import pings
from tests.bot.messages import answer_of, letters, say, text_of
from tests.bot.test_people import events, says, seat_named
from tests.bot.town import MONDAY, SEED, Town
from tests.bot.voting import ballot, calls, later, open_vote, presses, presses_stale


@pytest.mark.parametrize(
    ("motion", "by_count"),
    [
        ("pause", {1: 1, 2: 2, 3: 2, 4: 3}),
        ("pass", {1: 1, 2: 2, 3: 2}),
        ("undo", {1: 1, 2: 2, 3: 3, 4: 4}),
        ("end", {1: 1, 2: 2, 3: 2, 4: 3}),
        ("cancel", {1: 1, 2: 2, 3: 2, 4: 3}),
    ],
)
def test_how_many_it_takes(motion: str, by_count: dict[int, int]) -> None:
    assert {count: needed(motion, count) for count in by_count} == by_count


async def test_two_pause_and_go_on_again(town: Town) -> None:
    await town.start(2)
    assert await calls(town, town.ann, "pause") == say("vote-called")
    shown = text_of(ballot(town))
    assert say("motion-pause") in shown
    assert "2 yes of 2" in shown
    assert "<t:" in shown
    assert say("vote-still-out", names=f"<@{town.bob.id}>") in shown
    assert await presses(town, town.bob, say("vote-yes")) == say("vote-decided")
    opened = await town.opened()
    assert opened.row.status == "paused"
    assert all(seat.asked_at is None for seat in opened.row.seats)
    assert say("game-paused") in text_of(await town.panel())
    told = [text_of(message) for message in town.channel.history()]
    assert not any(say("vote-rule", count=2, need=2, until="")[:20] in text for text in told)
    assert say("voted-pause", yes=2, count=2) in "\n".join(told)
    await calls(town, town.bob, "resume")
    await presses(town, town.ann, say("vote-yes"))
    assert (await town.opened()).row.status == "running"
    log = await events(town)
    assert log.index(say("voted-pause", yes=2, count=2)) < log.index(
        say("voted-resume", yes=2, count=2)
    )
    await (await town.turn())[0].click(await town.panel(), label=say("verb-pass"))
    assert (await town.opened()).ply == 1


async def test_a_no_of_two_is_a_no(town: Town) -> None:
    await town.start(2)
    await calls(town, town.ann, "pause")
    assert await presses(town, town.bob, say("vote-no")) == say("vote-decided")
    assert (await town.opened()).row.status == "running"
    assert await open_vote(town) is None
    assert say("vote-lost", motion="pause", name="", yes=1, count=2) in await events(town)


async def test_a_mind_may_change_and_the_count_is_shown(town: Town) -> None:
    await town.start(4)
    await calls(town, town.ann, "pause")
    await presses(town, town.bob, say("vote-no"))
    assert say("vote-no-so-far", names="bob") in text_of(ballot(town))
    assert await presses(town, town.bob, say("vote-no")) == say("vote-said-already")
    await presses(town, town.bob, say("vote-yes"))
    shown = text_of(ballot(town))
    assert "Yes: " in shown
    assert say("vote-no-so-far", names=say("nobody")) in shown
    await presses(town, town.dee, say("vote-yes"))
    assert (await town.opened()).row.status == "paused"


async def test_by_commands_alone(town: Town) -> None:
    await town.start(3)
    await calls(town, town.ann, "cancel")
    assert await calls(town, town.bob, "no") == say("vote-counted")
    assert say("vote-no-so-far", names="bob") in text_of(ballot(town))
    assert await calls(town, town.cid, "yes") == say("vote-decided")
    assert (await town.opened()).row.status == "closed"
    assert say("voted-cancel", yes=2, count=3, seed=SEED.hex()) in text_of(
        town.channel.last_message
    )


async def test_wrong_people_and_stale_votes_change_nothing(town: Town) -> None:
    await town.start(3)
    async with town.nothing_changes():
        assert await calls(town, town.eve, "pause") == say("not-seated")
        assert await calls(town, town.fay, "end") == say("not-seated")
        assert await calls(town, town.ann, "yes") == say("vote-over")
        assert await calls(town, town.ann, "resume") == say("not-paused")
    await calls(town, town.ann, "pause")
    async with town.nothing_changes():
        assert await presses(town, town.eve, say("vote-yes")) == say("not-seated")
        assert await calls(town, town.bob, "end") == say("vote-open")
    await presses(town, town.bob, say("vote-no"))
    await presses(town, town.cid, say("vote-no"))
    assert await presses_stale(town, town.bob, "1:1:1:vote:yes") == say("vote-over")
    await calls(town, town.bob, "end")
    assert await presses_stale(town, town.cid, "1:1:1:vote:yes") == say("vote-over")
    for custom_id in ("1:1:2:vote:perhaps", "1:1:0:call:end", "1:1:0:seat:sell"):
        assert await presses_stale(town, town.cid, custom_id) == say("unknown-press")
    assert (await open_vote(town)).ballots == {(await seat_named(town, "bob")).seat: True}


async def test_a_vote_falls_when_its_time_is_over(town: Town) -> None:
    await town.start(2)
    await calls(town, town.ann, "pause")
    await later(town, hours=23)
    assert await open_vote(town)
    await town.restart()
    await later(town, hours=25)
    assert await open_vote(town) is None
    assert say("vote-fell", motion="pause", name="", yes=1, count=2) in await events(town)
    assert not any(say("vote-yes") in text_of(m).split("\n") for m in town.channel.history())
    assert await town.bot.database.read(lambda db: timers.find(db, 1, -1, "vote")) is None


async def test_a_vote_goes_on_after_a_restart(town: Town) -> None:
    await town.start(2)
    await calls(town, town.ann, "pause")
    await town.restart()
    await presses(town, town.bob, say("vote-yes"))
    assert (await town.opened()).row.status == "paused"


async def test_seats_that_nobody_plays_do_not_count(town: Town) -> None:
    await town.start(3)
    await says(town, town.cid, "leave")
    await calls(town, town.ann, "pause")
    assert "2 yes of 2" in text_of(ballot(town))
    assert await presses(town, town.cid, say("vote-yes")) == say("seat-given-up")
    await presses(town, town.bob, say("vote-yes"))
    assert (await town.opened()).row.status == "paused"


@pytest.mark.parametrize("is_over", [False, True])
async def test_who_sleeps_is_not_called_to_a_vote_but_written_to_when_he_wakes(
    town: Town, *, is_over: bool
) -> None:
    """MONDAY is a noon; Bob sleeps until two."""
    town.set_clock(MONDAY)
    await town.start(3)
    await town.bob.slash(town.channel, "away", quiet="11:00-14:00")
    since = len(town.env.http_requests)
    await calls(town, town.ann, "pause")
    assert dict(pings(town.env, since)) == {town.cid.id: 1}
    assert f"<@{town.bob.id}>" in text_of(ballot(town))
    await town.bot.outbox.flush()
    assert letters(town.bob) == []
    if is_over:
        await presses(town, town.cid, say("vote-yes"))
    await town.pass_time(hours=2)
    await town.bot.outbox.flush()
    vote = await open_vote(town)
    if is_over:
        assert vote is None
        assert letters(town.bob) == []
        assert await town.waiting() == []
    else:
        until = moment(vote.closes_at)
        (letter,) = letters(town.bob)
        assert letter.startswith(say("vote-waits", motion="pause", name="", until=until))


async def test_who_catches_up_can_vote_there(town: Town) -> None:
    """Whoever has voted, or is asked again, owes no vote; the table's message counts on."""
    await town.start(3)
    await calls(town, town.ann, "cancel")
    assert say("vote-motion", motion="cancel", name="") not in await catches_up(town, town.ann)
    shown = (await town.bob.slash(town.channel, "catchup")).response.message
    assert say("vote-motion", motion="cancel", name="") in text_of(shown)
    told = await town.bob.click(shown, label=say("vote-no"))
    assert answer_of(told) == say("vote-counted")
    assert say("vote-no-so-far", names="bob") in text_of(ballot(town))
    assert say("vote-motion", motion="cancel", name="") not in await catches_up(town, town.bob)


async def catches_up(town: Town, person: Any) -> str:
    return answer_of(await person.slash(town.channel, "catchup"))
