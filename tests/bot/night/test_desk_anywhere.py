"""The host's desk is of use before a night begins, and at an evening of a common game."""

from typing import Any

import pytest

from bot.model.kinds import GameStatus
from bot.model.nights import DecidedBy, NightPace, ReadBy, Step
from bot.service.tables.games import Games
from tests.bot.fireside import Fireside, say
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, ids_of, text_of
from tests.bot.server import MONDAY, Server
from tests.bot.wire import Wire


async def desk_of(server: Server, person: Any, *details: str) -> Any:
    """Open the desk, and press its buttons; return the last press."""
    row = await server.parts[Games].find(server.channel.id)
    at = next(one for one in server.channel.history() if one.id == row.panel_id)
    pressed = await person.click(at, custom_id=f"1:{row.id}:0:desk:open")
    for detail in details:
        shown = pressed.response.message
        pressed = await person.click(shown, custom_id=f"1:{row.id}:0:desk:{detail}")
        if pressed.modal:
            return pressed
    return pressed


async def forged(server: Server, person: Any, desk: Any, detail: str) -> str:
    """Press what the desk does not show here; return what it then says."""
    wire, row = Wire(server), await server.parts[Games].find(server.channel.id)
    pressed = wire.press(person, desk.response.message, f"1:{row.id}:0:desk:{detail}")
    await wire.deliver(pressed)
    return answer_of(pressed.result)


@pytest.fixture
async def fire(server: Server) -> Fireside:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    ann, *others = fire.people
    await ann.slash(server.channel, "night new", journeys="6", tale="none")
    for person in others:
        await fire.act(person, "sit")
    return fire


async def lobby(server: Server) -> str:
    row = await server.parts[Games].find(server.channel.id)
    return text_of(next(one for one in server.channel.history() if one.id == row.panel_id))


async def test_before_a_night_it_sets_how_it_will_be_held(server: Server, fire: Fireside) -> None:
    ann, bob, _ = fire.people
    assert answer_of(await desk_of(server, bob)) == say("night-not-the-host")
    shown = answer_of(await desk_of(server, ann))
    assert "easy pace · guests read · the leader decides" in shown
    assert answer_of(await ann.slash(server.channel, "night desk")) == shown
    for detail, key in (
        (f"pace-{NightPace.BRISK}", "night-pace-brisk"),
        (f"reader-{ReadBy.BOT}", "night-reader-bot"),
        (f"decide-{DecidedBy.TABLE}", "decide-table"),
    ):
        assert say(key) in answer_of(await desk_of(server, ann, detail))
        assert say(key) in await lobby(server)
    await fire.act(ann, "start")
    night = await fire.night()
    assert (night.pace, night.reader, night.decide) == ("brisk", "bot", "table")


@pytest.mark.parametrize("detail", ["break", "pause", "skip", "resume"])
async def test_before_a_night_nothing_can_pause_or_be_skipped(
    server: Server, fire: Fireside, detail: str
) -> None:
    ann = fire.people[0]
    desk = await desk_of(server, ann)
    assert not [one for one in ids_of(desk.response.message) if one.endswith(detail)]
    assert say("desk-lobby-later") in await forged(server, ann, desk, detail)
    typed = await ann.slash(server.channel, "night pause")
    assert answer_of(typed) == say("desk-lobby-later")
    assert (await server.parts[Games].find(server.channel.id)).status == GameStatus.LOBBY


async def test_a_guest_is_sent_away_before_the_night_and_is_not_named_after_it(
    server: Server, fire: Fireside
) -> None:
    ann, bob, cid = fire.people
    form = await desk_of(server, ann, "guests")
    left = await ann.submit_modal(form, {"leave": "1"})
    assert say("desk-left", name="bob") in text_of(left.response.message)
    assert "Round the fire: ann and cid" in await lobby(server)
    assert answer_of(await fire.act(bob, "sit")) == say("night-sent-away")
    await fire.act(ann, "start")
    fire.guests = [ann, cid]
    await fire.finish()
    assert "bob" not in text_of(await fire.stage())
    given = await ann.slash(server.channel, "game chronicle")
    html = given.followups[-1].message.attachments[0]
    assert b"bob" not in (server.env.backend.cdn.get(html.url) or b"")


async def test_a_night_is_called_off_once_the_host_says_so_again(
    server: Server, fire: Fireside
) -> None:
    ann = fire.people[0]
    asked = await desk_of(server, ann, "end")
    assert "Call the night off?" in answer_of(asked)
    assert "Sit down" in await lobby(server)
    back = await ann.click(asked.response.message, label=say("desk-lobby-back"))
    assert say("desk-title").removeprefix("## ") in answer_of(back)
    typed = await ann.slash(server.channel, "night end")
    done = await ann.click(typed.response.message, label=say("desk-lobby-ended"))
    assert answer_of(done) == say("desk-called-off")
    history = [text_of(one) for one in server.channel.history()]
    assert not [one for one in history if "Sit down" in one]
    await ann.slash(server.channel, "night new")
    assert "Sit down" in await lobby(server)


@pytest.fixture
async def game(evening: Gathering) -> Gathering:
    await evening.begin(3, guests=("eve",))
    return evening


async def test_at_an_evening_only_its_host_has_it(server: Server, game: Gathering) -> None:
    assert answer_of(await desk_of(server, server.bob)) == say("night-not-the-host")
    shown = await desk_of(server, server.ann)
    assert "guests read" in answer_of(shown)
    typed = await server.ann.slash(server.channel, "night desk")
    assert answer_of(typed) == answer_of(shown)


async def test_at_an_evening_a_break_has_its_half_hour_and_no_clock_runs(
    server: Server, game: Gathering
) -> None:
    await server.pass_time(minutes=25)
    said = answer_of(await desk_of(server, server.ann, "break"))
    until = int(server.clock().timestamp()) + 1_800
    assert say("desk-evening-break", until=f"<t:{until}:t>") in said
    await server.pass_time(minutes=25)
    assert (await game.loaded()).row.lift
    await server.pass_time(minutes=6)
    assert not (await game.loaded()).row.lift


async def test_at_an_evening_what_nobody_may_change_is_said(
    server: Server, game: Gathering
) -> None:
    desk = await desk_of(server, server.ann)
    for detail, key in (
        ("pace-brisk", "desk-evening-pace"),
        ("decide-table", "desk-evening-decide"),
        ("skip", "desk-evening-skip"),
    ):
        assert await forged(server, server.ann, desk, detail) == say(key)


async def test_at_an_evening_the_bot_reads_or_a_reading_is_skipped(
    server: Server, game: Gathering
) -> None:
    loaded = await game.until(Step.READ)
    number = loaded.state.table.expedition.path[-1]
    words = loaded.book.stories.prompt(number, "en", loaded.past.last_hearing(number)).text[:30]
    assert words not in text_of(await game.stage())
    said = answer_of(await desk_of(server, server.ann, f"reader-{ReadBy.BOT}"))
    assert say("night-reader-bot") in said
    assert await game.step() == Step.CHOOSE
    assert words in text_of(await game.stage())
    await game.until(Step.STORY)
    await desk_of(server, server.ann, "skip")
    assert await game.step() == Step.TURN
    await desk_of(server, server.ann, f"reader-{ReadBy.GUESTS}")
    await game.until(Step.READ)
    await desk_of(server, server.ann, "skip")
    assert await game.step() == Step.CHOOSE


async def test_at_an_evening_its_host_can_read_all(server: Server, game: Gathering) -> None:
    await desk_of(server, server.ann, f"reader-{ReadBy.HOST}")
    read = set()
    for _ in range(3):
        await game.until(Step.READ)
        explorer, reader = await game.explorer(), await game.reader()
        read.add((explorer is server.ann, reader is server.ann))
        await game.until(Step.STORY)
        await game.go_on()
    assert read == {(False, True), (True, False)}


async def test_at_an_evening_a_guest_is_sent_away_for_tonight(
    server: Server, game: Gathering
) -> None:
    eve = (await game.night()).guest(server.eve.id)
    assert eve
    form = await desk_of(server, server.ann, "guests")
    left = await server.ann.submit_modal(form, {"leave": str(eve.place)})
    assert say("desk-left", name="eve") in text_of(left.response.message)
    assert answer_of(await game.act(server.eve, "sit")) == say("night-sent-away")
    await game.end()
    await game.lift()
    assert answer_of(await game.act(server.eve, "sit")) == say("evening-sits")


async def test_an_evening_ends_once_its_host_says_so_again(server: Server, game: Gathering) -> None:
    asked = await desk_of(server, server.ann, "end")
    assert say("desk-evening-end-ask") in answer_of(asked)
    assert (await game.loaded()).row.lift
    done = await server.ann.click(asked.response.message, label=say("desk-evening-ended"))
    assert answer_of(done) == say("night-told-back")
    assert not (await game.loaded()).row.lift
