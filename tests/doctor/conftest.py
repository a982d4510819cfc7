from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.settings import Settings
from bot.store.database import Database
from tests.doctor.patient import DISK, Patient
from tests.hidden import open_book_once
from tests.narration.voices import beeping
from tests.stub.access import Right
from tests.stub.launch import aims
from tests.stub.loopback import Loopback
from tests.stub.servers import Servers
from tests.stub.world import TOKEN


@pytest.fixture(autouse=True)
def one_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the book once for all bots."""
    monkeypatch.setattr("bot.service.history.books.open_book", open_book_once)


@pytest.fixture
async def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Patient]:
    """A bot that lacks nothing but commands and emoji, which take a while."""
    settings = Settings(
        discord_token=SecretStr(TOKEN),
        database=tmp_path / "table.sqlite3",
        narration_command=f"{beeping(tmp_path / 'said', '{out}')} 10",
    )
    database = Database(settings.database)
    await database.open()
    await database.close()
    mounts = tmp_path / "mounts"
    mounts.write_text(DISK, encoding="utf-8")
    async with Loopback() as loopback:
        for owner, name, value in aims(loopback.url):
            monkeypatch.setattr(owner, name, value)
        world = loopback.world
        servers = Servers(world)
        world.more = servers.respond
        world.application = {"integration_types_config": {"0": {}}}
        guild = world.add_guild("Town")
        guild.rights &= ~Right.MANAGE_THREADS
        channel = world.add_channel(guild, "village")
        voice = world.add_channel(guild, "hearth", is_voice=True)
        ann = world.add_person("ann")
        guild.talking[ann.id] = voice.id
        yield Patient(loopback, servers, guild, channel, voice, ann, settings, mounts)
