"""The owner is told what only they can fix, in their language, and once a day of each kind."""

import sqlite3
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.owner_alerts import OwnerAlerts
from bot.i18n.words import words_in
from bot.jobs import Jobs
from tests.bot.messages import text_of
from tests.bot.server import MONDAY, Server

LITTLE, ENOUGH = 123_000_000, 10**12


@pytest.fixture(autouse=True)
def ann_is_the_owner(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    path = "bot.delivery.discord.server_api.owners_of"
    monkeypatch.setattr(path, lambda _: (server.ann.id, server.bob.id))
    server.set_clock(MONDAY)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """A disk, of which the free bytes can be set."""
    state = {"free": ENOUGH}

    def usage(_: Any) -> Any:
        return SimpleNamespace(free=state["free"])

    monkeypatch.setattr("shutil.disk_usage", usage)
    return state


def dms(person: Any) -> list[str]:
    return [text_of(one) for one in person.user.dm_channel.history()]


async def look(server: Server, **later: int) -> None:
    server.set_clock(server.clock() + timedelta(**later))
    await server.parts[OwnerAlerts].tick()
    await server.env.settle()


async def test_nothing_is_said_while_all_is_well(server: Server, disk: dict[str, int]) -> None:
    await look(server)
    await look(server, days=2)
    assert dms(server.ann) == []


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_a_disk_that_is_nearly_full_is_told_once_a_day(
    server: Server, disk: dict[str, int], language: str
) -> None:
    await server.ann.slash(server.channel, "me settings", language=language)
    disk["free"] = LITTLE
    for _ in range(3):
        await look(server, minutes=61)
    await server.restart()
    await look(server, minutes=61)
    folder = str(server.settings.database.parent)
    told = words_in(language)("alert-disk", folder=folder, free=123)
    assert dms(server.ann) == [told]
    assert dms(server.bob) == []
    await look(server, hours=24)
    assert dms(server.ann) == [told] * 2
    disk["free"] = ENOUGH
    await look(server, hours=48)
    assert len(dms(server.ann)) == 2
    assert len(server.incidents.logged) == 2
    server.incidents.logged.clear()


async def test_a_backup_that_fails_is_told_at_once_beside_others(
    server: Server, disk: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    disk["free"] = LITTLE
    await look(server)

    async def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bot.backups.back_up", fail)
    await server.parts[Jobs].back_up()
    await look(server, minutes=1)
    folder = str(server.settings.database.parent)
    told = words_in("en")("alert-backups", folder=folder)
    assert sorted(dms(server.ann)) == sorted(
        [told, words_in("en")("alert-disk", folder=folder, free=123)]
    )
    monkeypatch.undo()
    server.incidents.logged.clear()


async def test_a_folder_that_may_not_be_written_is_told(
    server: Server, disk: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = server.settings.database.parent

    def may_access(path: Path, _: int) -> bool:
        return path != folder

    monkeypatch.setattr("os.access", may_access)
    await look(server)
    assert dms(server.ann) == [words_in("en")("alert-rights", folder=str(folder), free=0)]
    server.incidents.logged.clear()


async def test_what_discord_refuses_is_told_an_hour_later(
    server: Server, disk: dict[str, int]
) -> None:
    disk["free"] = LITTLE
    path = f"/channels/{server.ann.user.dm_channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50007)
    await look(server)
    assert dms(server.ann) == []
    await look(server, minutes=61)
    assert len(dms(server.ann)) == 1
    server.incidents.logged.clear()


async def test_what_cannot_be_stored_is_not_told_again_and_again(
    server: Server, disk: dict[str, int]
) -> None:
    disk["free"] = LITTLE
    with sqlite3.connect(server.settings.database) as other:
        other.execute("BEGIN IMMEDIATE")
        await look(server)
        other.rollback()
    assert dms(server.ann) == []
    assert "cannot be stored" in str(server.incidents.logged)
    server.incidents.logged.clear()
