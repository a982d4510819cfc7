"""What earlier releases packed can be read, and is packed again while the bot runs."""

import zlib
from random import Random

import orjson

from bot.features.upkeep import Upkeep
from bot.model.games import PlyRow
from bot.service.history.packing import pack, unpack
from bot.service.tables.games import Games
from bot.store import chronicles
from bot.store.database import Database
from tests.bot.faults.test_storage import database
from tests.bot.messages import answer_of, say
from tests.bot.server import Server


async def test_a_chronicle_of_the_first_release_can_be_read(server: Server) -> None:
    """It was packed without the forms of its plies: all are of the first."""
    await server.start(2)
    for _ in range(9):
        await server.step(Random(1))
    plies = await server.parts[Games].history.stored_plies(server.game_id)
    packed = pack(plies)
    assert unpack(packed_as_before(plies, with_schema=False)) == unpack(packed)
    assert unpack(packed_as_before(plies)) == unpack(packed)
    assert {ply.schema for ply in unpack(packed)} == {1}


async def test_the_upkeep_packs_the_games_of_earlier_releases_anew(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(2))
    plies = await server.parts[Games].history.stored_plies(1)
    with database(server) as db:
        db.execute("UPDATE games SET chronicle = ?", (packed_as_before(plies),))
        db.execute("DELETE FROM chronicles")
    assert await server.parts[Games].history.stored_plies(1) == plies
    await server.parts[Upkeep].run()
    with database(server) as db:
        assert db.execute("SELECT chronicle FROM games").fetchone() == (None,)
        (packed,) = db.execute("SELECT packed FROM chronicles").fetchone()
    assert unpack(packed) == plies
    assert len(packed) < len(packed_as_before(plies))
    right = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert right.startswith("**All ")


async def test_a_damaged_game_of_an_earlier_release_keeps_no_other_from_being_packed(
    server: Server,
) -> None:
    await server.start(2)
    await server.finish(Random(2))
    with database(server) as db:
        db.execute("UPDATE games SET chronicle = x'00'")
        db.execute("DELETE FROM chronicles")
    await server.parts[Upkeep].run()
    with database(server) as db:
        assert db.execute("SELECT packed FROM chronicles").fetchone() == (b"\0",)
    assert await server.parts[Database].read(lambda db: chronicles.of_old_format(db, 1)) == []
    server.parts[Games].loaded.invalidate(1)
    answer = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert answer == say("held-corrupt")
    server.incidents.logged.clear()


def packed_as_before(plies: list[PlyRow], *, with_schema: bool = True) -> bytes:
    """Pack plies as the first releases did."""
    kept = {plies[0].ply, plies[-1].ply}
    table = [
        (
            ply.ply,
            ply.seat,
            ply.at,
            ply.action.decode() if ply.action else None,
            ply.facts.decode(),
            ply.undoes,
            ply.state.decode() if ply.state and ply.ply in kept else None,
            *([ply.schema] if with_schema else []),
        )
        for ply in plies
    ]
    return zlib.compress(orjson.dumps(table), 9)
