"""Few states are stored: the first, and one of the last plies, from which the others fold."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from random import Random

import pytest

from bot.service.history.codec import encode_state
from bot.service.history.history import STATE_EVERY, checksum
from bot.service.tables.games import Games
from tests.bot.server import Server


@contextmanager
def database(server: Server) -> Iterator[sqlite3.Connection]:
    """Reach into the file beside the bot."""
    with closing(sqlite3.connect(server.settings.database)) as db, db:
        yield db


def stated(server: Server) -> list[int]:
    """List the plies that are stored with their state."""
    with database(server) as db:
        found = db.execute("SELECT ply FROM plies WHERE state IS NOT NULL ORDER BY ply")
        return [ply for (ply,) in found]


async def check_folds(server: Server) -> None:
    """The game is loaded as it was."""
    before = await server.loaded()
    server.parts[Games].loaded.invalidate(server.game_id)
    after = await server.loaded()
    assert after is not before
    assert (after.state, after.ply, after.digest) == (before.state, before.ply, before.digest)


async def undo(server: Server) -> bool:
    """Undo the last step, if its player may; tell whether it was undone."""
    before = (await server.loaded()).ply
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "game undo")
        if (await server.loaded()).ply > before:
            return True
    return False


async def test_a_game_folds_from_the_last_state_that_is_stored(server: Server) -> None:
    await server.start(2)
    dice, undone = Random(2), 0
    while not (await server.loaded()).state.table.over:
        await server.step(dice)
        if dice.random() < 0.3:
            undone += await undo(server)
        now = await server.loaded()
        if now.state.table.over:
            break  # packed
        await check_folds(server)
        first, *others = stated(server)
        assert first == 0
        assert len(others) <= 1
        assert now.ply - [first, *others][-1] < STATE_EVERY
    assert undone > 5


async def test_an_undo_whose_state_is_lost_folds_from_the_first(server: Server) -> None:
    await server.start(2)
    dice = Random(1)
    while not await undo(server):
        await server.step(dice)
    await server.step(dice)
    lost = stated(server)[-1]
    with database(server) as db:
        assert db.execute("SELECT undoes FROM plies WHERE ply = ?", (lost,)).fetchone() != (None,)
        db.execute("UPDATE plies SET state = NULL WHERE ply = ?", (lost,))
    await check_folds(server)


@pytest.mark.parametrize("steps", range(STATE_EVERY))
async def test_a_game_of_an_earlier_release_goes_on(server: Server, steps: int) -> None:
    """It has the states of its last two plies."""
    await server.start(2)
    dice = Random(steps)
    for _ in range(steps + 1):
        await server.step(dice)
    states = [(await server.loaded())]
    await server.step(dice)
    states.append(await server.loaded())
    with database(server) as db:
        db.execute("UPDATE plies SET state = NULL WHERE ply > 0")
        for loaded in states:
            state = encode_state(loaded.state)
            query = "UPDATE plies SET state = ?, state_digest = ? WHERE ply = ?"
            db.execute(query, (state, checksum(state), loaded.ply))
    await check_folds(server)
    for _ in range(2 * STATE_EVERY):
        await server.step(dice)
        await check_folds(server)
    assert len(stated(server)) <= 3
    await server.finish(dice)
