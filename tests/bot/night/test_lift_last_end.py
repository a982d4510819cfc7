"""The last end of a lifted game is read out before the score, no matter who ends the game."""

from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.kinds import GameStatus
from bot.model.nights import Step
from bot.service.night.steps import night_of, unread_chapter
from bot.store.database import Database
from bot.text.story import outcome_text
from rules.questions import TakeTurn
from tests.bot.fireside import PRESS, TYPE, say
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, posts, text_of
from tests.bot.night.test_night_leaks import LOOKS
from tests.bot.server import Server
from tests.tables import ANN, ONE, a_table, seat


async def last_turns(server: Server, evening: Gathering, *, bob_is_left: bool = False) -> None:
    """Lift a game in its last round: Ann goes below, and has Bob read how it ends."""
    bob = seat() if bob_is_left else seat(passed=True)
    ann = seat(ready=("builder-1", "trainer-1"), coins=0)
    state = a_table(ann=ann, bob=bob, round=7, asks=(TakeTurn(ONE, ANN),))
    await server.lay(state)
    await evening.lift()
    await evening.act(server.bob, "sit")
    for _ in range(60):
        is_below = (await server.loaded()).state.table.expedition
        if await evening.step() == Step.END and not is_below:
            return
        await evening.go_on()
    raise AssertionError("no end to read")


async def words_of_the_end(server: Server) -> str:
    loaded = await server.loaded()
    chapter = unread_chapter(loaded)
    assert chapter is not None
    return outcome_text(server.parts[Languages].narrator(loaded), chapter).split("\n")[0][:40]


def is_posted(server: Server, words: str) -> bool:
    return any(words in post for post in posts(server))


async def has_score(server: Server) -> bool:
    """Tell whether the stage is the score sheet."""
    return "rematch" in repr(list((await server.panel()).components))


@pytest.mark.parametrize("way", [PRESS, TYPE])
async def test_the_last_end_is_read_before_the_score(server: Server, way: str) -> None:
    evening = Gathering(server, way)
    await last_turns(server, evening)
    loaded, words = await server.loaded(), await words_of_the_end(server)
    assert loaded.state.table.over
    assert loaded.row.status == GameStatus.RUNNING
    assert say("night-end-listen", reader="bob") in text_of(await evening.stage())
    for look in (*LOOKS, "look score", "look village"):
        for person in (server.ann, server.eve):
            assert words not in answer_of(await person.slash(server.channel, look))
    assert not is_posted(server, words)
    assert words in answer_of(await evening.act(server.bob, "read"))
    await evening.act(server.bob, "heard")
    await check_over(server, words)


@pytest.mark.parametrize("how", ["bot", "up", "end", "time", "restart"])
async def test_a_game_is_over_without_the_reader_of_its_last_end(
    server: Server, evening: Gathering, how: str
) -> None:
    await last_turns(server, evening)
    words = await words_of_the_end(server)
    match how:
        case "end":
            await evening.end()
        case "time":
            await server.pass_time(minutes=31)
        case "restart":
            stage = text_of(await evening.stage())
            await server.restart()
            await server.env.settle()
            assert text_of(await evening.stage()) == stage
            await evening.act(server.bob, "heard")
        case _:
            await evening.act(server.bob, how)
    await check_over(server, words)


async def test_a_pause_tells_nothing_of_the_last_end(server: Server, evening: Gathering) -> None:
    await last_turns(server, evening)
    words = await words_of_the_end(server)
    await server.fay.slash(server.channel, "game pause")
    assert say("game-paused") in text_of(await evening.stage())
    assert not is_posted(server, words)
    assert not await has_score(server)
    await server.fay.slash(server.channel, "game resume")
    assert await evening.step() == Step.END
    await evening.act(server.bob, "heard")
    await check_over(server, words)


async def test_another_who_ends_the_game_waits_for_the_end_too(
    server: Server, evening: Gathering
) -> None:
    await last_turns(server, evening, bob_is_left=True)
    words = await words_of_the_end(server)
    stage = (await evening.stage()).id
    while not (await server.loaded()).state.table.over:
        person, _ = await server.turn()
        await person.slash(server.channel, "pass")
        assert (await evening.stage()).id == stage
        assert await evening.step() == Step.END
    assert not is_posted(server, words)
    await evening.act(server.bob, "heard")
    await check_over(server, words)


async def test_nobody_explores_while_an_end_is_read_and_a_told_one_stays_in_the_channel(
    server: Server, evening: Gathering
) -> None:
    await last_turns(server, evening, bob_is_left=True)
    words, before = await words_of_the_end(server), (await server.loaded()).ply
    other, _ = await server.turn()
    answer = answer_of(await other.slash(server.channel, "explore", party="*"))
    assert answer == say("night-listen-first")
    assert (await server.loaded()).ply == before
    await evening.act(server.bob, "heard")
    assert await evening.step() == Step.STORY
    answer = answer_of(await other.slash(server.channel, "explore", party="*"))
    assert answer == say("night-on-first")
    await evening.act(server.ann, "on")
    await other.slash(server.channel, "explore", party="*")
    assert is_posted(server, words)
    assert await evening.step() in (Step.READ, Step.CHOOSE)
    assert not await server.waiting()


async def check_over(server: Server, words: str) -> None:
    """Check that the end and the score are told, and that nobody sits there any more."""
    loaded: Any = await server.loaded()
    assert loaded.row.status == GameStatus.FINISHED
    assert night_of(loaded.row).lift is None
    assert not night_of(loaded.row).here
    assert is_posted(server, words)
    assert "An evening at the table" not in text_of(await server.panel())
    assert not await server.waiting()
    results = await server.parts[Database].read(
        lambda db: db.execute("SELECT user_id FROM results").fetchall()
    )
    assert len(results) == 2
