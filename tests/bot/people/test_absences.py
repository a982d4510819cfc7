"""What a table agrees on for somebody who vanishes: their seat is played on, and stays theirs."""

import json
from random import Random
from typing import Any

import pytest

from bot.model.kinds import Absence, SeatStatus
from bot.service.tables.games import Games
from rules.actions import Pass
from rules.questions import TakeTurn
from tests.bot.messages import answer_of, dms, ids_of, posts, say, text_of
from tests.bot.people.test_seats import notice
from tests.bot.server import MONDAY, NAMES, Server
from tests.bot.sitting import let_companions_play

KEPT = "has not answered in time"


async def agree(server: Server, person: Any, way: Absence) -> str:
    """Press the lobby's button, then a way; return what the list says then."""
    shown = await person.click(server.channel.last_message, label=say("absence"))
    pressed = await person.click(shown.response.message, label=say(f"absence-{way}"))
    return answer_of(pressed)


async def started(server: Server, way: Absence, players: int = 3, **options: str) -> Any:
    """Start a game that has agreed on a way, and return whom it asks."""
    server.set_clock(MONDAY)
    await server.open(players, **options)
    await agree(server, server.bob, way)
    await server.ann.click(server.channel.last_message, label=say("lobby-start"))
    return (await server.turn())[0]


async def wait(server: Server, hours: int) -> None:
    """Let the hours pass one by one, as they do."""
    for _ in range(hours):
        await server.pass_time(hours=1)


async def seat_of(server: Server, person: Any) -> Any:
    return next(s for s in (await server.loaded()).row.seats if s.user_id == person.id)


async def acts(server: Server) -> None:
    """Let whoever is asked and present pass."""
    asked, _ = await server.turn()
    await asked.slash(server.channel, "pass")
    await let_companions_play(server)


# In the lobby


async def test_the_lobby_says_what_anyone_seated_has_chosen(server: Server) -> None:
    lobby = await server.open(2)
    told = say("absence-told", way="pass")
    assert told not in text_of(lobby)
    answer = await agree(server, server.bob, Absence.PASS)
    assert say("absence-way", way=told, chosen="True") in answer
    assert told in text_of(server.channel.last_message)
    async with server.nothing_changes():
        assert await agree(server, server.eve, Absence.COMPANION) == say("not-seated")
    await agree(server, server.ann, Absence.VOTE)
    assert told not in text_of(server.channel.last_message)


async def test_nobody_is_waited_for_in_a_game_alone(server: Server) -> None:
    lobby = await server.open(1, variant="solo")
    assert not [one for one in ids_of(lobby) if ":absence" in one]


async def test_the_next_game_keeps_what_was_agreed(server: Server) -> None:
    await started(server, Absence.COMPANION, 2)
    await server.restart()
    await server.finish(Random(3))
    await server.bob.click(await server.panel(), label=say("again"))
    server.game_id = 2
    assert say("absence-told", way="companion") in posts(server)[-2]


# When the time has run out


async def test_the_bot_passes_until_they_are_back(server: Server) -> None:
    gone = await started(server, Absence.PASS, pace="live")
    await wait(server, 23)
    assert (await seat_of(server, gone)).status == SeatStatus.TAKEN
    await wait(server, 1)
    told = say("seat-kept-pass", name=gone.name)
    assert [post for post in posts(server) if KEPT in post] == [f"{told}\n{say('seat-i-am-back')}"]
    assert say("panel-passed-seat", name=gone.name) in text_of(await server.panel())
    await let_companions_play(server)
    plies = await server.parts[Games].history.plies(1)
    assert isinstance(plies[-1].action, Pass)
    assert (await server.turn())[0] != gone
    for _ in range(4):  # into the next round: nobody waits for them, votes or is told again
        await acts(server)
    assert (await server.loaded()).state.table.round > 1
    assert len([post for post in posts(server) if KEPT in post]) == 1
    assert (await seat_of(server, gone)).until_back == Absence.PASS


async def test_a_companion_plays_and_one_press_takes_the_seat_back(server: Server) -> None:
    gone = await started(server, Absence.COMPANION, pace="fast")
    await wait(server, 72)
    held = await seat_of(server, gone)
    assert held.is_companion
    assert held.person
    await let_companions_play(server)
    message = notice(server, say("seat-i-am-back"))
    async with server.nothing_changes():
        stranger = await server.eve.click(message, label=say("seat-i-am-back"))
        assert answer_of(stranger) == say("seat-is-kept")
        assert answer_of(await server.eve.slash(server.channel, "game seat", what="take")) == say(
            "no-open-seat"
        )
    await gone.click(message, label=say("seat-i-am-back"))
    held = await seat_of(server, gone)
    assert (held.status, held.until_back, held.strength) == (SeatStatus.TAKEN, None, None)
    assert held.bank == 12 * 3600, "a turn's time, or it would run out again at once"
    assert say("seat-back", name=gone.name) in "\n".join(posts(server))


async def test_who_acts_is_back(server: Server) -> None:
    gone = await started(server, Absence.PASS, pace="live")
    await wait(server, 24)
    answer = answer_of(await gone.slash(server.channel, "pass"))
    assert say("seat-yours") in answer
    assert (await seat_of(server, gone)).status == SeatStatus.TAKEN


@pytest.mark.parametrize("way", [Absence.PASS, Absence.COMPANION])
async def test_without_a_clock_it_is_after_two_days(server: Server, way: Absence) -> None:
    gone = await started(server, way)
    panel = text_of(await server.panel())
    assert "clock runs out" in panel
    assert "with the turn" not in panel
    await wait(server, 47)
    assert (await seat_of(server, gone)).status == SeatStatus.TAKEN
    await wait(server, 1)
    assert (await seat_of(server, gone)).until_back == way


async def test_it_waits_for_the_hours_in_which_they_sleep(server: Server) -> None:
    for name in NAMES[:3]:
        await server.people[name].slash(server.channel, "me away", quiet="22:00-07:00")
    gone = await started(server, Absence.PASS, pace="live")
    await wait(server, 32)
    assert (await seat_of(server, gone)).status == SeatStatus.TAKEN
    await wait(server, 1)
    assert (await seat_of(server, gone)).until_back


async def test_a_bot_that_was_down_gives_the_time_back(server: Server) -> None:
    gone = await started(server, Absence.PASS)
    await server.restart(days=3)
    await server.pass_time(hours=1)
    assert (await seat_of(server, gone)).status == SeatStatus.TAKEN
    await server.pass_time(days=5)  # asleep: no outage was noted
    assert (await seat_of(server, gone)).status == SeatStatus.TAKEN
    await wait(server, 48)
    assert (await seat_of(server, gone)).until_back


async def test_a_kept_seat_outlives_a_restart(server: Server) -> None:
    gone = await started(server, Absence.PASS, pace="live")
    await wait(server, 24)
    before = await server.stored()
    await server.restart()
    assert await server.stored() == before
    await let_companions_play(server)
    assert (await server.turn())[0] != gone


async def test_the_last_person_is_waited_for(server: Server) -> None:
    gone = await started(server, Absence.PASS, 2, pace="live")
    other = next(p for p in (server.ann, server.bob) if p != gone)
    await other.slash(server.channel, "game seat", what="leave")
    await wait(server, 24)
    assert (await seat_of(server, gone)).status == SeatStatus.TAKEN
    assert "has run out" in "\n".join(posts(server))


async def test_their_encounter_stays_theirs(server: Server) -> None:
    gone = await started(server, Absence.COMPANION, pace="live")
    await wait(server, 24)
    letters = {name: dms(server.people[name]) for name in NAMES}
    for _ in range(3):
        await let_companions_play(server)
        question = (await server.loaded()).state.table.questions[0]
        if isinstance(question, TakeTurn) and (await server.turn())[0] != gone:
            await acts(server)
    others = [name for name in NAMES if name != gone.name]
    assert all(dms(server.people[name]) == letters[name] for name in others)


# In a game that runs


async def test_running_games_vote_as_before_and_the_host_may_settle_otherwise(
    server: Server,
) -> None:
    server.set_clock(MONDAY)
    await server.start(3)
    gone, _ = await server.turn()
    status = await server.ann.slash(server.channel, "game status")
    shown = await server.ann.click(status.response.message, label=say("absence"))
    await wait(server, 30)
    await server.ann.click(shown.response.message, label=say("absence-pass"))
    assert say("absence-set-pass", by="ann") in "\n".join(posts(server))
    log = answer_of(await server.bob.slash(server.channel, "look log"))
    assert say("absence-set-pass", by="ann") in log
    assert say("absence-told", way="pass") in answer_of(
        await server.bob.slash(server.channel, "game status")
    )
    await wait(server, 18)
    assert (await seat_of(server, gone)).until_back == Absence.PASS


async def test_anyone_else_asks_the_table(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(3)
    await wait(server, 60)
    gone, _ = await server.turn()
    status = await server.bob.slash(server.channel, "game status")
    shown = await server.bob.click(status.response.message, label=say("absence"))
    pressed = await server.bob.click(shown.response.message, label=say("absence-companion"))
    assert answer_of(pressed) == say("vote-called")
    assert (await server.loaded()).row.absence == Absence.VOTE
    await server.cid.click(notice(server, say("vote-yes")), label=say("vote-yes"))
    assert (await server.loaded()).row.absence == Absence.COMPANION
    assert say("voted-absent-companion", yes=2, count=3) in "\n".join(posts(server))
    await server.pass_time(minutes=1)
    assert (await seat_of(server, gone)).until_back == Absence.COMPANION


async def test_the_export_says_it_and_the_dice_stay_right(server: Server) -> None:
    gone = await started(server, Absence.PASS, 2, pace="live")
    await wait(server, 24)
    result = await server.ann.slash(server.channel, "game export")
    (file,) = result.response.message.attachments
    written = json.loads(server.env.backend.cdn.get(file.url) or b"")
    assert written["absence"] == "pass"
    assert [one["until_back"] for one in written["companions"]] == ["pass"]
    await gone.click(notice(server, say("seat-i-am-back")), label=say("seat-i-am-back"))
    await server.finish(Random(4))
    assert answer_of(await server.ann.slash(server.channel, "game verify")).startswith("**All ")


async def test_a_table_may_still_open_a_kept_seat(server: Server) -> None:
    gone = await started(server, Absence.COMPANION, pace="live")
    await wait(server, 24)
    held = await seat_of(server, gone)
    await server.fay.slash(server.channel, "game replace", seat=int(held.seat))
    held = await seat_of(server, gone)
    assert (held.status, held.until_back) == (SeatStatus.LEFT, None)
    await server.eve.slash(server.channel, "game seat", what="take")
    assert (await server.loaded()).row.seat_of(server.eve.id)
