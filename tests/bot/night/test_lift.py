"""A game that is played over days comes to an evening, and goes back."""

import pytest

from bot.model.nights import Step
from bot.service.night.steps import choices
from bot.service.tables.games import Games
from rules.actions import Choose
from tests.bot.fireside import PRESS, TYPE
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, posts, say, text_of
from tests.bot.server import MONDAY, Server

TABLES = ("games", "seats", "plies", "timers", "votes", "orders", "outbox", "stories")


async def test_an_encounter_is_read_aloud_and_its_explorer_decides(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2, guests=("dee",))
    assert "An evening at the table" in text_of(await evening.stage())
    loaded = await evening.until(Step.READ)
    explorer, reader = await evening.explorer(), await evening.reader()
    assert reader is not explorer
    trip = loaded.state.table.expedition
    assert trip is not None
    number = trip.path[-1]
    words = loaded.book.stories.prompt(number, "en", loaded.past.last_hearing(number))
    mark = words.text.strip()[:40]
    assert mark in answer_of(await evening.act(reader, "read"))
    assert not [post for post in posts(server) if mark in post]
    asked = say("night-listen", reader=reader.name)
    assert asked in text_of(await evening.stage())
    roles = say("evening-reads", leader=explorer.name, reader=reader.name)
    assert roles in text_of(await evening.stage())
    await evening.act(reader, "heard")
    assert mark in text_of(await evening.stage())
    assert roles in text_of(await evening.stage())
    assert asked not in text_of(await evening.stage())
    others = [one for one in (server.ann, server.bob, server.dee) if one is not explorer]
    first = choices(await evening.loaded())[0]
    for person in others:
        await evening.act(person, f"vote-{first}")
    assert (await evening.loaded()).ply == loaded.ply
    assert " and ".join(sorted([one.name for one in others])) in text_of(await evening.stage())
    await evening.act(explorer, f"vote-{first}")
    (choice,) = (await evening.loaded()).recent[-1:]
    assert isinstance(choice.action, Choose)
    assert (choice.seat, choice.action.option) == (trip.seat, int(first[0]))
    await evening.until(Step.STORY)
    assert f"{reader.name} read" in text_of(await evening.stage())


@pytest.mark.parametrize("way", [PRESS, TYPE])
async def test_a_lifted_game_is_played_on_and_verifies(server: Server, way: str) -> None:
    server.set_clock(MONDAY)
    evening = Gathering(server, way)
    await evening.begin(2, guests=("dee", "eve"))
    readers: set[str] = set()
    for _ in range(60):
        if await evening.step() == Step.READ:
            readers.add((await evening.reader()).name)
        await evening.go_on()
    assert len(readers) > 2
    await evening.until(Step.TURN)
    await evening.end()
    assert (await evening.loaded()).row.lift is None
    before = (await evening.loaded()).ply
    await server.step(evening.dice)
    assert (await evening.loaded()).ply > before
    assert answer_of(await server.ann.slash(server.channel, "game verify"))
    plies = await server.parts[Games].history.plies(server.game_id)
    assert len(plies) > 20
    assert not await server.waiting()
