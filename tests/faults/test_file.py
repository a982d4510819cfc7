"""A bot's own process, and its database's file: refused in a sentence, locked, and gone."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.exits import IN_USE, MISTAKE
from bot.i18n.words import words_in
from bot.store.upgrade import copy
from tests.faults.foreign_files import another_programs, empty_beside_a_copy, no_database
from tests.stub.loopback import Loopback
from tests.stub.player import Gone, Table, texts
from tests.stub.running import Running, refused
from tests.stub.world import Channel

_LONGEST = 20


@pytest.mark.parametrize("spoil", [another_programs, no_database, empty_beside_a_copy, Path.mkdir])
async def test_a_file_that_is_not_the_bots_is_refused_in_one_sentence(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    path = tmp_path / "table.sqlite3"
    spoil(path)
    async with Loopback() as discord:
        status, printed = await refused(discord, path)
    assert status == MISTAKE
    assert str(path) in printed
    assert printed.count("\n") == 1


async def test_a_second_process_refuses_the_file_by_whatever_name(tmp_path: Path) -> None:
    path, link = tmp_path / "table.sqlite3", tmp_path / "link.sqlite3"
    link.symlink_to(path)
    async with Loopback() as discord, await Running.start(discord, path) as bot:
        for name in (path, link):
            status, printed = await refused(discord, name)
            assert status == IN_USE
            assert "Another bot runs with" in printed
            assert printed.count("\n") == 1
        assert await bot.stop() == 0


async def play(table: Table) -> int:
    """Play some steps; return how many actions were taken."""
    for _ in range(4):
        with suppress(Gone, TimeoutError):
            await table.wait(_LONGEST)
            await table.finish(await table.begin())
    return len(table.acted)


def delete(path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


async def until_quiet(channel: Channel) -> None:
    """Wait until nothing was posted or edited for a while."""
    channel.news.set()
    while channel.news.is_set():
        await channel.stirs(1)


@pytest.mark.parametrize("way", ["deleted", "replaced"])
async def test_a_bot_whose_file_is_gone_acknowledges_nothing_more(tmp_path: Path, way: str) -> None:
    path, log, older = tmp_path / "table.sqlite3", tmp_path / "log", tmp_path / "older"
    async with Loopback() as discord, await Running.start(discord, path, log=log) as bot:
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        table = Table(discord, channel, people, Random(1))
        await table.open()
        await copy(path, older)
        played = await play(table)
        assert played
        await until_quiet(channel)
        if way == "deleted":
            delete(path)
        else:
            older.replace(path)
        panel = channel.last
        for name, options in (("game pause", {}), ("me settings", {"remind": 5})):
            begun = await discord.command(people[0], channel, name, options)
            await table.answered(begun)
            assert begun.shown is not None
            assert words_in("en")("store-busy") in "\n".join(texts(begun.shown))
        assert channel.last == panel
        assert await bot.stop() == 0
    assert "was deleted or replaced while the bot runs" in log.read_text("utf-8")
    assert "Traceback" not in log.read_text("utf-8")
