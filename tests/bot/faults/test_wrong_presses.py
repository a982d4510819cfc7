"""A press by the wrong hand, at the wrong time, or on what is gone gets a private answer."""

from random import Random
from typing import Any

from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.interaction import User
from bot.model.names import person_name
from bot.model.presses import Press
from bot.service.table_acts.statuses import Statuses
from bot.service.tables.games import Games
from bot.store.database import Database
from rules.words import Seat
from tests.bot.messages import answer_of, ids_of, parts_of, say
from tests.bot.passing import nearly_done
from tests.bot.server import Server
from tests.bot.wire import Wire


def button(message: Any, deed: str, detail: str = "") -> str:
    """Find a button's `custom_id` by what it does."""
    found = [custom_id for custom_id in ids_of(message) if _does(custom_id, deed, detail)]
    assert found, (deed, detail, ids_of(message))
    return found[0]


def _does(custom_id: str, deed: str, detail: str) -> bool:
    press = parse_custom_id(custom_id)
    return press is not None and press.action == deed and press.detail.startswith(detail)


async def test_another_player_is_told_whose_turn_it_is(server: Server) -> None:
    await server.start(3)
    asked, other = await server.turn()
    panel = await server.panel()
    for verb in ("explore", "build", "train", "labor"):  # there is nothing to harvest yet
        async with server.nothing_changes():
            pressed = await other.click(panel, custom_id=button(panel, "do", verb))
            assert answer_of(pressed) == say("not-you", who=asked.name)


async def test_nobody_passes_for_another_player(server: Server) -> None:
    await server.lay(nearly_done(3))
    asked, other = await server.turn()
    panel = await server.panel()
    for verb in ("labor", "pass"):
        async with server.nothing_changes():
            pressed = await other.click(panel, custom_id=button(panel, "do", verb))
            assert answer_of(pressed) == say("not-you", who=asked.name)


async def test_a_spectator_is_told_that_he_has_no_seat(server: Server) -> None:
    await server.start(2)
    panel = await server.panel()
    for custom_id in (
        button(panel, "do", "labor"),
        str(CustomId(server.game_id, 0, Press.OPEN_FORM, "advance")),
    ):
        async with server.nothing_changes():
            pressed = Wire(server).press(server.eve, panel, custom_id)
            await Wire(server).deliver(pressed)
            assert answer_of(pressed.result) == say("not-seated")


async def test_a_spectator_may_look(server: Server) -> None:
    await server.start(2)
    panel = await server.panel()
    shown = await server.eve.click(panel, custom_id=button(panel, "show", "table"))
    table = shown.response.message
    for what in ("village-0", "village-1", "market", "board", "score", "log"):
        async with server.nothing_changes():
            assert answer_of(await server.eve.click(table, custom_id=button(table, "show", what)))


async def test_a_spectator_cannot_undo(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "pass")
    panel = await server.panel()
    async with server.nothing_changes():
        pressed = await server.eve.click(panel, custom_id=button(panel, "undo"))
        assert answer_of(pressed) == say("not-seated")


async def test_another_players_step_is_not_ones_own_to_take_back(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await asked.slash(server.channel, "pass")
    panel = await server.panel()
    async with server.nothing_changes():
        pressed = await other.click(panel, custom_id=button(panel, "undo"))
        assert answer_of(pressed) == say("undo-not-yours")
        typed = await other.slash(server.channel, "game undo")
        assert answer_of(typed) == say("undo-not-yours")


async def test_an_answered_question_is_settled(server: Server) -> None:
    await server.lay(nearly_done())
    asked, _ = await server.turn()
    old = button(await server.panel(), "do", "pass")
    await asked.slash(server.channel, "pass")
    wire = Wire(server)
    pressed = wire.press(asked, await server.panel(), old)
    async with server.nothing_changes():
        await wire.deliver(pressed)
        assert answer_of(pressed.result) == say("stale-question")


async def test_a_form_that_was_open_too_long_is_settled(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    more = (await asked.click(await server.panel(), label=say("verb-more"))).response.message
    shown = await asked.click(more, label=say("verb-labor"))
    assert shown.modal is not None
    await asked.slash(server.channel, "pass")
    (control,) = [row["component"] for row in shown.modal["components"]]
    async with server.nothing_changes():
        submitted = await asked.submit_modal(
            shown, {control["custom_id"]: [control["options"][0]["value"]]}
        )
        assert answer_of(submitted) == say("stale-question")


async def test_a_button_to_take_back_serves_its_own_step_alone(server: Server) -> None:
    await server.start(2)
    first, _ = await server.turn()
    await first.slash(server.channel, "pass")
    asked, _ = await server.turn()
    before = await server.panel()
    await asked.slash(server.channel, "pass")
    wire = Wire(server)
    old = str(CustomId(server.game_id, 1, Press.UNDO))
    pressed = wire.press(asked, before, old)
    async with server.nothing_changes():
        await wire.deliver(pressed)
        assert answer_of(pressed.result) == say("stale-question")


async def test_nobody_reads_another_players_encounter(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    panel = await server.panel()
    read = button(panel, "read")
    for person in (server.ann, server.bob, server.eve):
        if person is explorer:
            continue
        async with server.nothing_changes():
            key = "nothing-to-read" if person is server.eve else "not-your-encounter"
            assert answer_of(await person.click(panel, custom_id=read)) == say(key)
            assert answer_of(await person.slash(server.channel, "read")) == say(key)


async def test_nobody_chooses_in_another_players_encounter(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    loaded = await server.loaded()
    message = explorer.user.dm_channel.last_message
    choices = [i for i in ids_of(message) if _does(i, "do", "choose")]
    assert choices
    wire = Wire(server)
    for person in (server.ann, server.bob, server.eve):
        if person is explorer:
            continue
        async with server.nothing_changes():
            pressed = wire.press(person, await server.panel(), choices[0])
            await wire.deliver(pressed)
            seat = loaded.row.seat_of(person.id)
            key = say("not-you", who=explorer.name) if seat else say("not-seated")
            assert answer_of(pressed.result) == key


async def test_nothing_is_read_before_anyone_has_gone_below(server: Server) -> None:
    await server.start(2)
    async with server.nothing_changes():
        assert answer_of(await server.ann.slash(server.channel, "read")) == say("nothing-to-read")


async def test_a_closed_game_takes_no_more_presses(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    panel = await server.panel()
    ids = [i for i in ids_of(panel) if not _does(i, "show", "")]
    await server.ann.slash(server.channel, "game end")
    wire = Wire(server)
    async with server.nothing_changes():
        for custom_id in ids:
            pressed = wire.press(asked, panel, custom_id)
            await wire.deliver(pressed)
            assert answer_of(pressed.result) == say("game-over"), custom_id


async def test_the_panel_of_a_closed_game_has_no_buttons(server: Server) -> None:
    await server.start(2)
    panel = await server.panel()
    await server.ann.slash(server.channel, "game end")
    closed = next(m for m in server.channel.history() if m.id == panel.id)
    assert not [part for part in parts_of(closed) if hasattr(part, "custom_id")]


async def test_a_finished_game_takes_no_more_presses(server: Server) -> None:
    await server.start(2)
    panel = await server.panel()
    old = [custom_id for custom_id in ids_of(panel) if not _does(custom_id, "show", "")]
    await server.finish(Random(3))
    wire = Wire(server)
    async with server.nothing_changes():
        for custom_id in old:
            pressed = wire.press(server.ann, panel, custom_id)
            await wire.deliver(pressed)
            assert answer_of(pressed.result) == say("game-over"), custom_id
        for command in ("labor", "pass", "game undo"):
            options = {"villagers": "*"} if command == "labor" else {}
            typed = await server.ann.slash(server.channel, command, **options)
            assert answer_of(typed) == say("game-over"), command


async def test_a_game_that_never_was_has_no_buttons(server: Server) -> None:
    await server.start(2)
    panel = await server.panel()
    wire = Wire(server)
    async with server.nothing_changes():
        for press in ("do:pass", "read", "show:board", "lobby:join"):
            pressed = wire.press(server.ann, panel, f"1:99:1:{press}")
            await wire.deliver(pressed)
            assert answer_of(pressed.result) == say("no-game-here")


async def test_a_lobby_that_was_closed_has_nothing_to_show(server: Server) -> None:
    lobby = await server.open()
    await server.parts[Statuses].close(1, User(server.ann.id, person_name("ann")))
    wire = Wire(server)
    async with server.nothing_changes():
        pressed = wire.press(server.ann, lobby, str(CustomId(1, 0, Press.SHOW, "board")))
        await wire.deliver(pressed)
        assert answer_of(pressed.result) == say("game-over")


async def test_a_game_whose_plies_are_gone_is_held(server: Server) -> None:
    await server.start(2)
    await server.parts[Database].write(lambda db: db.execute("DELETE FROM plies").rowcount)
    server.parts[Games].loaded.invalidate(1)
    assert answer_of(await server.ann.slash(server.channel, "look board")) == say("held-corrupt")
    assert "its plies are gone" in server.incidents.logged.pop()


async def test_a_press_that_came_too_late_to_be_answered_changes_nothing(server: Server) -> None:
    await server.lay(nearly_done())
    asked, _ = await server.turn()
    panel = await server.panel()
    wire = Wire(server)
    pressed = wire.press(asked, panel, button(panel, "do", "pass"))
    await server.env.advance_time(2.8)
    async with server.nothing_changes():
        await wire.deliver(pressed)
    assert not pressed.result.acknowledged


async def test_a_seat_is_asked_for_by_its_own_number(server: Server) -> None:
    await server.start(4)
    asked = [question.seat for question in (await server.loaded()).state.table.questions]
    assert asked == [Seat(0)]


async def test_a_rest_that_is_over_renews_the_panel_whose_button_was_pressed(
    server: Server,
) -> None:
    """The buttons of a rest carry no question's number, so nothing else shows that it is over."""
    await server.start(2)
    asked, _ = await server.turn()
    panel, wire = await server.panel(), Wire(server)
    for press in ((Press.OPEN_FORM, "rest"), (Press.PROPOSED, ""), (Press.PROPOSED, "drinks")):
        since = len(server.env.http_requests)
        stale = wire.press(asked, panel, str(CustomId(server.game_id, 0, *press)))
        async with server.nothing_changes():
            await wire.deliver(stale)
        assert answer_of(stale.result) == say("stale-question")
        edits = [one.path for one in server.env.http_requests[since:] if one.method == "PATCH"]
        assert edits == [f"/channels/{server.channel.id}/messages/{panel.id}"]
