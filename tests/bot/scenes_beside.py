"""Wait, sleep and keep house while the phones are looked at; for scenes see `scenes_of_play`."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.features.digests import Digests
from bot.features.owner_alerts import OwnerAlerts
from bot.model.custom_id import CustomId
from bot.model.presses import LobbyPress, Press
from bot.service.lobby.lobbies import Lobbies
from bot.service.tables.games import Games
from bot.store.database import Database
from tests.bot.server import Server


async def _lobby(server: Server, language: str) -> AsyncIterator[str]:
    """Wait in a lobby for those who were there before."""
    lobby = await server.open(1, language=language)
    row = await server.parts[Games].get(server.game_id)
    before = await server.parts[Games].get(1)
    await server.pass_time(hours=7)
    for waits in await server.parts[Lobbies].call(row, before.seats):
        await server.parts[Outbox].deliver(waits)
    yield "another game"
    join = str(CustomId(row.id, 0, Press.LOBBY, LobbyPress.JOIN))
    await server.bob.click(lobby, custom_id=join)
    await server.parts[Outbox].flush()
    yield "a lobby that is full enough"
    await server.pass_time(days=6)
    yield "a lobby that closes soon"


async def _list(server: Server, language: str) -> AsyncIterator[str]:
    """Want a list of one's games each day."""
    soon = server.clock() + timedelta(hours=1)
    await server.ann.slash(server.channel, "me settings", digest=soon.hour)
    await server.start(2, language=language)
    yield ""
    server.set_clock(soon)
    await server.parts[Digests].tick()
    await server.parts[Outbox].flush()
    yield "the day's games"


async def _asleep(server: Server, language: str) -> AsyncIterator[str]:
    """Be asked, and called to a vote, while asleep."""
    await server.start(3, language=language)
    asked, other = await server.turn()
    now = server.clock()
    await other.slash(server.channel, "me away", quiet=f"{now.hour}-{(now.hour + 3) % 24}")
    yield ""
    await server.step(Random(1))
    await asked.slash(server.channel, "game vote pause")
    yield "a vote while somebody sleeps"
    await server.pass_time(hours=3)
    await server.parts[Outbox].flush()
    yield "a turn and a vote, on waking"


async def _troubles(server: Server, language: str) -> AsyncIterator[str]:
    """Own a bot whose disk is full, whose folder is read-only, and whose backups fail."""
    await server.start(2, language=language)
    yield ""
    with pytest.MonkeyPatch.context() as machine:
        owners = "bot.delivery.discord.server_api.owners_of"
        machine.setattr(owners, lambda _: (server.ann.id,))
        machine.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=123_000_000))
        machine.setattr("os.access", lambda *_: False)
        machine.setattr(server.parts[Database], "path", Path("/srv/games/table.sqlite3"))
        server.parts[OwnerAlerts].note_backup(failed=True)
        await server.parts[OwnerAlerts].tick()
    yield "what only the owner can fix"
    server.incidents.logged.clear()


SCENES = (_lobby, _list, _asleep, _troubles)
