"""The same press twice, the same press by many, and every old press again: one ply, no error."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.presses import Press
from bot.service.tables.games import Games
from rules.actions import Pass
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import NAMES, Server
from tests.bot.wire import Delivery, Wire
from tests.faults.table import count

AT_ONCE = 50
PRESSES = count("F4", 400) // 4
"""In each of four ways."""

GAMES = count("F5", 10)
OLD = count("F6", 1_000) // 1_000
"""Games of which each old button is pressed, a thousand times and more in each."""


def double(server: Server, dice: Random) -> list[int]:
    """Deliver each interaction two to ten times; returns how many there were."""
    backend = server.env.backend
    emit: Callable[..., None] = backend.emit
    counts = []

    def emit_again(event: str, payload: Any) -> None:
        times = dice.randint(2, 10) if event == "INTERACTION_CREATE" else 1
        for _ in range(times):
            emit(event, payload)
        if times > 1:
            counts.append(times)

    backend.emit = emit_again
    return counts


@pytest.mark.parametrize(("players", "way"), [(4, "press"), (3, "press"), (4, "type"), (2, "type")])
async def test_a_whole_game_of_interactions_that_come_several_times(
    server: Server, players: int, way: str
) -> None:
    dice = Random(players)
    counts = double(server, dice)
    loaded = await server.start(players)
    while len(counts) < PRESSES or not loaded.state.table.over:
        if loaded.state.table.over:
            server.game_id += 1
            loaded = await server.start(players)
        action = await server.decide(dice)
        before = loaded.ply
        result = await getattr(server.hands, way)(await server.at(action.seat), action)
        loaded = await server.loaded()
        plies = await server.parts[Games].history.plies(server.game_id)
        acts = [ply.action for ply in plies if ply.ply > before and ply.action]
        by_hand = [act for act in acts if not (isinstance(act, Pass) and act.idle)]
        assert len(by_hand) == 1, action
        assert result.acknowledged
        texts = [text_of(shown.message) for shown in result.followups]
        assert all(text.startswith(say("pass-for-me-asked")) for text in texts), texts
    requests = [r for r in server.env.http_requests if r.path.startswith("/interactions/")]
    assert len(requests) == len(counts)


async def test_many_press_the_same_button_at_the_same_moment(server: Server) -> None:
    panels = []
    for number in range(1, GAMES + 1):
        channel = server.guild.create_text_channel(f"field-{number}")
        lobby = await server.open(4, channel=channel)
        await server.ann.click(lobby, label="Start")
        loaded = await server.loaded(number)
        panels.append((loaded, next(m for m in channel.history() if m.id == loaded.row.panel_id)))
    wire = Wire(server)
    pressed: list[tuple[Any, list[Delivery]]] = []
    for loaded, panel in panels:
        custom_id = str(CustomId(loaded.row.id, 1, Press.ACT, "pass"))
        people = [await person_at(server, loaded, seat % 4) for seat in range(AT_ONCE)]
        pressed.append((loaded, [wire.press(person, panel, custom_id) for person in people]))
    await wire.deliver(*[one for _, some in pressed for one in some])
    for loaded, some in pressed:
        assert (await server.loaded(loaded.row.id)).ply == 1
        results = [one.result for one in some if one.result.ephemeral]
        assert len(results) == AT_ONCE - 1
        first = loaded.row.seats[0].name
        answers = {answer_of(result) for result in results}
        assert answers <= {say("not-you", who=first), say("stale-question")}


async def person_at(server: Server, loaded: Any, seat: int) -> Any:
    user = loaded.row.seats[seat].user_id
    return next(server.people[name] for name in NAMES if server.people[name].id == user)


async def test_one_player_presses_fifty_times_at_the_same_moment(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    wire = Wire(server)
    panel = await server.panel()
    pressed = [wire.press(asked, panel, "1:1:1:do:pass") for _ in range(AT_ONCE)]
    await wire.deliver(*pressed)
    assert (await server.loaded()).ply == 1
    results = [one.result for one in pressed if one.result.ephemeral]
    assert [answer_of(result) for result in results] == [say("stale-question")] * (AT_ONCE - 1)
    assert all(one.result.acknowledged for one in pressed)


@pytest.mark.parametrize("start", range(OLD))
async def test_every_old_button_is_pressed_again(server: Server, start: int) -> None:
    """Once while the last round is played, and once after the end."""
    await server.start(4)
    dice = Random(4 + start)
    old: dict[str, Any] = {}
    while (await server.loaded()).state.table.round < 7:
        asked, _ = await server.turn()
        old |= dict.fromkeys(ids_of(await server.panel()))
        dm = asked.user.dm_channel.last_message
        old |= dict.fromkeys(ids_of(dm) if dm else (), asked)
        await server.step(dice)
    now = {question.number for question in (await server.loaded()).state.table.questions}
    asked = {i: person for i, person in old.items() if not _reads(i)}
    stale = {i: person for i, person in asked.items() if _number(i) and _number(i) not in now}
    assert len(stale) > 200
    await press_all(server, stale, "stale-question")
    await server.finish(dice)
    await press_all(server, stale, "game-over")


def _reads(custom_id: str) -> bool:
    """Tell whether a button shows what was printed or told, which is never too old."""
    return ":story:" in custom_id or custom_id.endswith(":paper")


def _number(custom_id: str) -> int:
    press = parse_custom_id(custom_id)
    assert press is not None
    return press.about


async def press_all(server: Server, old: dict[str, Any], key: str) -> None:
    """Press each as two people in the channel and, where it stood there, in the DM."""
    wire = Wire(server)
    panel = await server.panel()
    pressed = [
        (custom_id, wire.press(server.people[name], panel, custom_id))
        for custom_id in old
        for name in NAMES[:2]
    ]
    pressed += [
        (custom_id, wire.press(owner, owner.user.dm_channel.last_message, custom_id))
        for custom_id, owner in old.items()
        if owner is not None
    ]
    assert len(pressed) > 500
    async with server.nothing_changes():
        for start in range(0, len(pressed), AT_ONCE):
            await wire.deliver(*[one for _, one in pressed[start : start + AT_ONCE]])
    for custom_id, one in pressed:
        expected = say("nothing-to-read") if ":read" in custom_id else say(key)
        assert answer_of(one.result) == expected, custom_id
