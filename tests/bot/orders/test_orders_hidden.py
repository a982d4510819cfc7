"""Nobody can tell that an order exists until it is carried out, and then it is like any ply."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.service.tables.games import Games
from bot.settings import Settings
from bot.store.database import Database
from tests.bot.ordering import INN, NOON, lay, order, standing
from tests.bot.server import Server, a_server
from tests.bot.surfaces import ALL, Surfaces
from tests.tables import seat

LOOKS = (
    *("look board", "look market", "look score", "look village", "look log"),
    *("game status", "game export", "me orders"),
)


@asynccontextmanager
async def town_at(path: Path) -> AsyncIterator[Server]:
    async with a_server(Settings(database=path, pictures=False), NOON) as server:
        server.parts[Database].word = "twins"  # which each file draws by chance
        yield server


async def seen(path: Path, *, ordered: bool) -> tuple[list[Any], list[str]]:
    """Play the same twice, but for Ann's orders; give what others saw, and the requests made."""
    async with town_at(path) as server:
        clock = await lay(server, ann=seat(coins=9), cider=False, bob=seat(items=("rope",)))
        surfaces = Surfaces(server)
        surfaces.new()
        if ordered:
            await order(server, server.ann, "build", building=INN)
            await order(server, server.ann, "rest", beds="builder-1")
            await order(server, server.ann, "pass")
        clock.now += timedelta(minutes=1)
        await look(server)
        await server.ann.slash(server.channel, "labor", villagers="explorer-1")
        await server.bob.slash(server.channel, "sell", item="rope")
        await server.bob.slash(server.channel, "labor", villagers="builder-2")
        clock.now += timedelta(minutes=1)
        await look(server)
        assert len(await standing(server)) == 3 * ordered
        shown = [one for one in surfaces.new() if one.audience != server.ann.id]
        rows = await server.parts[Games].history.stored_plies(server.game_id)
        return [_bare(one) for one in shown], [row.action.decode() for row in rows if row.action]


async def look(server: Server) -> None:
    for look in LOOKS:
        await server.bob.slash(server.channel, look)
    await server.bob.autocomplete(server.channel, "order build", "building", "")


def _bare(one: Any) -> tuple[Any, str, str, Any]:
    """Leave out what Discord itself numbers: which interaction an answer belongs to."""
    ways = [part for part in one.request.path.split("/") if part.isalpha()]
    return one.audience, one.request.method, "/".join(ways), one.text


async def test_towns_that_differ_by_an_order_alone_look_alike(tmp_path: Path) -> None:
    first, plain = await seen(tmp_path / "1.sqlite3", ordered=False)
    second, given = await seen(tmp_path / "2.sqlite3", ordered=True)
    assert len(first) > 20
    assert any(one[0] is ALL for one in first)
    assert first == second
    assert plain == given


async def test_what_an_order_does_is_told_as_if_it_were_done_by_hand(tmp_path: Path) -> None:
    logs, stored = [], []
    for by_hand in (True, False):
        async with town_at(tmp_path / f"{by_hand}.sqlite3") as server:
            clock = await lay(server)
            if by_hand:
                await server.ann.slash(server.channel, "build", building=INN, builder="builder-1")
            else:
                await order(server, server.ann, "build", building=INN)
                await clock.passes()
            plies = await server.parts[Games].history.stored_plies(server.game_id)
            stored.append([(row.seat, row.action, row.facts, row.digest) for row in plies])
            log = await server.bob.slash(server.channel, "look log")
            logs.append(log.response.message.components)
    assert stored[0] == stored[1]
    assert repr(logs[0]) == repr(logs[1])
