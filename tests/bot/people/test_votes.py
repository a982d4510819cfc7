"""Votes of the table: how many it takes, who may vote, and until when."""

from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.model.custom_id import CustomId
from bot.model.kinds import Motion, TimerKind
from bot.model.presses import Press
from bot.service.clocks.votes import votes_needed
from bot.store import timers
from bot.store.database import Database
from bot.text.moments import moment
from tests.bot.audible_text import pings
from tests.bot.messages import answer_of, dms, say, text_of
from tests.bot.passing import passes
from tests.bot.people.test_seats import events, says, seat_named
from tests.bot.server import MONDAY, SEED, Server
from tests.bot.voting import ballot, calls, later, open_vote, presses, presses_stale


@pytest.mark.parametrize(
    ("motion", "by_count"),
    [
        (Motion.PAUSE, {1: 1, 2: 2, 3: 2, 4: 3}),
        (Motion.PASS, {1: 1, 2: 2, 3: 2}),
        (Motion.UNDO, {1: 1, 2: 2, 3: 3, 4: 4}),
        (Motion.END, {1: 1, 2: 2, 3: 2, 4: 3}),
        (Motion.CANCEL, {1: 1, 2: 2, 3: 2, 4: 3}),
    ],
)
def test_how_many_it_takes(motion: Motion, by_count: dict[int, int]) -> None:
    assert {count: votes_needed(motion, count) for count in by_count} == by_count


async def test_two_pause_and_go_on_again(server: Server) -> None:
    await server.start(2)
    assert await calls(server, server.ann, "pause") == say("vote-called")
    shown = text_of(ballot(server))
    assert say("motion-pause") in shown
    assert "2 of 2 must say yes" in shown
    assert "<t:" in shown
    assert say("vote-still-out", names=f"<@{server.bob.id}>") in shown
    assert await presses(server, server.bob, say("vote-yes")) == say("vote-decided")
    loaded = await server.loaded()
    assert loaded.row.status == "paused"
    assert all(seat.asked_at is None for seat in loaded.row.seats)
    assert say("game-paused") in text_of(await server.panel())
    texts = [text_of(message) for message in server.channel.history()]
    assert not any(say("vote-rule", count=2, need=2, until="")[:20] in text for text in texts)
    assert say("voted-pause", yes=2, count=2) in "\n".join(texts)
    await calls(server, server.bob, "resume")
    await presses(server, server.ann, say("vote-yes"))
    assert (await server.loaded()).row.status == "running"
    log = await events(server)
    assert log.index(say("voted-pause", yes=2, count=2)) < log.index(
        say("voted-resume", yes=2, count=2)
    )
    await passes((await server.turn())[0], await server.panel())
    assert (await server.loaded()).ply == 1


async def test_a_no_of_two_is_a_no(server: Server) -> None:
    await server.start(2)
    await calls(server, server.ann, "pause")
    assert await presses(server, server.bob, say("vote-no")) == say("vote-decided")
    assert (await server.loaded()).row.status == "running"
    assert await open_vote(server) is None
    assert say("vote-lost", motion="pause", name="", yes=1, count=2) in await events(server)


async def test_a_mind_may_change_and_the_count_is_shown(server: Server) -> None:
    await server.start(4)
    await calls(server, server.ann, "pause")
    await presses(server, server.bob, say("vote-no"))
    assert say("vote-no-so-far", names="bob") in text_of(ballot(server))
    assert await presses(server, server.bob, say("vote-no")) == say("vote-said-already")
    await presses(server, server.bob, say("vote-yes"))
    shown = text_of(ballot(server))
    assert "Yes: " in shown
    assert say("vote-no-so-far", names=say("nobody")) in shown
    await presses(server, server.dee, say("vote-yes"))
    assert (await server.loaded()).row.status == "paused"


async def test_called_by_a_command_and_decided_by_buttons(server: Server) -> None:
    await server.start(3)
    await calls(server, server.ann, "cancel")
    await presses(server, server.bob, say("vote-no"))
    assert say("vote-no-so-far", names="bob") in text_of(ballot(server))
    assert await presses(server, server.cid, say("vote-yes")) == say("vote-decided")
    assert (await server.loaded()).row.status == "closed"
    assert say("voted-cancel", yes=2, count=3, seed=SEED.hex()) in text_of(
        server.channel.last_message
    )


async def test_wrong_people_and_stale_votes_change_nothing(server: Server) -> None:
    await server.start(3)
    async with server.nothing_changes():
        assert await calls(server, server.eve, "pause") == say("not-seated")
        assert await calls(server, server.fay, "end") == say("not-seated")
        yes = CustomId(server.game_id, 1, Press.VOTE, "yes")
        assert await presses_stale(server, server.ann, yes) == say("vote-over")
        assert await calls(server, server.ann, "resume") == say("not-paused")
    await calls(server, server.ann, "pause")
    async with server.nothing_changes():
        assert await presses(server, server.eve, say("vote-yes")) == say("not-seated")
        assert await calls(server, server.bob, "end") == say("vote-open")
    await presses(server, server.bob, say("vote-no"))
    await presses(server, server.cid, say("vote-no"))
    assert await presses_stale(server, server.bob, "1:1:1:vote:yes") == say("vote-over")
    await calls(server, server.bob, "end")
    assert await presses_stale(server, server.cid, "1:1:1:vote:yes") == say("vote-over")
    for custom_id in ("1:1:2:vote:perhaps", "1:1:0:call:end", "1:1:0:seat:sell"):
        assert await presses_stale(server, server.cid, custom_id) == say("unknown-press")
    assert (await open_vote(server)).ballots == {(await seat_named(server, "bob")).seat: True}


async def test_a_vote_falls_when_its_time_is_over(server: Server) -> None:
    await server.start(2)
    await calls(server, server.ann, "pause")
    await later(server, hours=23)
    assert await open_vote(server)
    await server.restart()
    await later(server, hours=25)
    assert await open_vote(server) is None
    assert say("vote-fell", motion="pause", name="", yes=1, count=2) in await events(server)
    assert not any(say("vote-yes") in text_of(m).split("\n") for m in server.channel.history())
    assert (
        await server.parts[Database].read(lambda db: timers.find(db, 1, -1, TimerKind.VOTE)) is None
    )


async def test_a_vote_goes_on_after_a_restart(server: Server) -> None:
    await server.start(2)
    await calls(server, server.ann, "pause")
    await server.restart()
    await presses(server, server.bob, say("vote-yes"))
    assert (await server.loaded()).row.status == "paused"


async def test_seats_that_nobody_plays_do_not_count(server: Server) -> None:
    await server.start(3)
    await says(server, server.cid, "leave")
    await calls(server, server.ann, "pause")
    assert "2 of 2 must say yes" in text_of(ballot(server))
    assert await presses(server, server.cid, say("vote-yes")) == say("seat-given-up")
    await presses(server, server.bob, say("vote-yes"))
    assert (await server.loaded()).row.status == "paused"


@pytest.mark.parametrize("is_over", [False, True])
async def test_who_sleeps_is_not_called_to_a_vote_but_written_to_when_he_wakes(
    server: Server, *, is_over: bool
) -> None:
    """MONDAY is a noon; Bob sleeps until two."""
    server.set_clock(MONDAY)
    await server.start(3)
    await server.bob.slash(server.channel, "me away", quiet="11:00-14:00")
    since = len(server.env.http_requests)
    await calls(server, server.ann, "pause")
    assert dict(pings(server.env, since)) == {server.cid.id: 1}
    assert f"<@{server.bob.id}>" in text_of(ballot(server))
    await server.parts[Outbox].flush()
    assert dms(server.bob) == []
    if is_over:
        await presses(server, server.cid, say("vote-yes"))
    await server.pass_time(hours=2)
    await server.parts[Outbox].flush()
    vote = await open_vote(server)
    if is_over:
        assert vote is None
        assert dms(server.bob) == []
        assert await server.waiting() == []
    else:
        until = moment(vote.closes_at)
        (dm,) = dms(server.bob)
        assert dm.startswith(say("vote-waits", motion="pause", name="", until=until))


async def test_who_catches_up_can_vote_there(server: Server) -> None:
    """Those who have voted, or are asked again, need not vote; the table's message counts on."""
    await server.start(3)
    await calls(server, server.ann, "cancel")
    assert say("vote-motion", motion="cancel", name="") not in await catches_up(server, server.ann)
    shown = (await server.bob.slash(server.channel, "catchup")).response.message
    assert say("vote-motion", motion="cancel", name="") in text_of(shown)
    result = await server.bob.click(shown, label=say("vote-no"))
    assert answer_of(result) == say("vote-counted")
    assert say("vote-no-so-far", names="bob") in text_of(ballot(server))
    assert say("vote-motion", motion="cancel", name="") not in await catches_up(server, server.bob)


async def catches_up(server: Server, person: Any) -> str:
    return answer_of(await person.slash(server.channel, "catchup"))
