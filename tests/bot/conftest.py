import asyncio
import sqlite3
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from discord import app_commands

from bot.cogs.sync import digest_of, translated
from bot.service.history.books import pack
from bot.settings import Settings
from bot.store.connections import connect
from bot.store.upgrade import upgrade
from tests.bot.audible_text import unreadable
from tests.bot.incidents import is_foreseen
from tests.bot.server import Server, a_server
from tests.hidden import open_book_once
from tests.narration.voices import beeping

packed_once = cache(pack)
FOUND: dict[str, Any] = {}
"""What the commands of all bots come to: how they are translated, and their digest."""


async def translated_once(tree: app_commands.CommandTree[Any]) -> Any:
    return FOUND.get("translated") or FOUND.setdefault("translated", await translated(tree))


async def digested_once(tree: app_commands.CommandTree[Any]) -> Any:
    return FOUND.get("digest") or FOUND.setdefault("digest", await digest_of(tree))


@pytest.fixture(autouse=True)
def one_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read and pack the book once for all bots; each takes as long as ten steps of a game."""
    monkeypatch.setattr("bot.service.history.books.open_book", open_book_once)
    monkeypatch.setattr("bot.service.history.books.pack", packed_once)


@pytest.fixture(autouse=True)
def one_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translate the commands once for all bots; that takes more than half of a bot's start."""
    monkeypatch.setattr("bot.cogs.sync.translated", translated_once)
    monkeypatch.setattr("bot.cogs.sync.digest_of", digested_once)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("empty") / "table.sqlite3"
    asyncio.run(upgrade(path))
    return path


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch, empty_database: Path) -> None:
    """Make a new file by a copy, and let no commit wait for the disk.

    To run all migrations takes half of a bot's start, and the disk as long as all else.
    """

    def copy_where_none_is(path: Path) -> None:
        if not path.exists() and path.parent.is_dir():
            copyfile(empty_database, path)

    async def upgrade_a_copy(path: Path) -> None:
        copy_where_none_is(path)
        await upgrade(path)

    def connect_quickly(path: Path, timeout: float, *pragmas: str) -> sqlite3.Connection:
        return connect(path, timeout, *pragmas, "synchronous = OFF")

    monkeypatch.setattr("bot.store.database.upgrade", upgrade_a_copy)
    monkeypatch.setattr("bot.store.connections.connect", connect_quickly)


@pytest.fixture(autouse=True)
def no_voices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no machine show more buttons than another: a voice is there where a test sets one."""
    monkeypatch.setattr("bot.narration.built_in.languages", lambda: iter(()))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The bot without pictures: they cost the time of some steps, and have tests of their own."""
    return Settings(database=tmp_path / "table.sqlite3", pictures=False)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """What the voice `with_voice` was asked to say, a line each."""
    return tmp_path / "said"


@pytest.fixture
def with_voice(tmp_path: Path, log: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The bot with a voice that beeps, for modules in which it reads aloud: their `settings`.

    It speaks each text at once: a process for each line would take most of a test's time.
    """
    monkeypatch.setattr("bot.delivery.aloud.narration_queue.by_line", tuple)
    command = beeping(log, "{out}")
    database = tmp_path / "table.sqlite3"
    return Settings(database=database, pictures=False, narration_command=command)


@pytest.fixture
def seams() -> dict[str, Any]:
    """What the bot of `server` finds changed: fields of `Seams`, beside those of every test."""
    return {}


@pytest.fixture
async def server(settings: Settings, seams: dict[str, Any]) -> AsyncIterator[Server]:
    """A server with a channel and its people, and the real bot in it.

    Afterwards nothing may have gone wrong but what the bot's own errors name: a test that breaks
    something on purpose empties `server.incidents` itself. And each message that reached a phone
    can be read on its lock screen.
    """
    async with a_server(settings, **seams) as server:
        yield server
    assert unreadable(server.env) == []
    assert not server.incidents.logged
    assert [error for error in server.env.errors if not is_foreseen(error)] == []
