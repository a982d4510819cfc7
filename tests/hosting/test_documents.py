"""A host's life by the document alone: each command block of docs/hosting.md is run, in turn.

Install, enable, look, copy, restore, move, upgrade, go back and take away, with people who play in
between, a bot that is killed, and somebody who asks to be forgotten.
"""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.text.emoji import ICONS
from tests.faults.evidence import read
from tests.hosting.blocks import blocks
from tests.hosting.machine import Machine, commit, repository, why_not
from tests.stub.loopback import Loopback
from tests.stub.player import Table, ids
from tests.stub.running import until_identified
from tests.stub.servers import Servers
from tests.stub.world import Person

_LONGEST = 60
_WHERE = {"<this repository>": "/mnt/repository"}

_BLOCKS = [lines for _, lines in blocks("docs/hosting.md")]
INSTALL, TOKEN, ENABLE, LOOK, RESTORE, COPY, FETCH, PACK, UNPACK, UPGRADE, GO_BACK, GONE = _BLOCKS
_STRICT = "umask 077\n"
"""How some servers begin each shell."""


@dataclass
class Host:
    """Somebody who does what the document says, and the table that plays on their bot."""

    discord: Loopback
    table: Table
    guest: Person
    folder: Path
    machine: Machine

    async def do(self, block: str, **instead: str) -> str:
        """Run a block, with what its reader fills in put `instead` of what stands there."""
        for old, new in instead.items():
            assert old in block
            block = block.replace(old, new)
        return await asyncio.to_thread(self.machine.run, block)

    async def start(self, block: str, **instead: str) -> str:
        """Run a block that starts the bot, and wait until it is on the gateway."""
        before = self.discord.gateway.identified
        printed = await self.do(block, **instead)
        await until_identified(self.discord, before)
        return printed

    async def play(self, steps: int) -> None:
        for _ in range(steps):
            assert await self.table.wait(_LONGEST)
            await self.table.finish(await self.table.begin())

    async def show(self) -> None:
        """Ask for a panel, and wait until it is there."""
        before = set(self.table.channel.messages)
        person = next(iter(self.table.people.values()))
        await self.table.answered(
            await self.discord.command(person, self.table.channel, "game status")
        )
        async with asyncio.timeout(_LONGEST):
            while before.issuperset(self.table.channel.messages):
                await self.table.channel.stirs(0.25)

    async def set(self) -> None:
        """Let the guest, who is at no table, set something."""
        table = self.table
        done = await self.discord.command(self.guest, table.channel, "me settings", {"remind": 5})
        await table.answered(done)

    async def forget(self) -> None:
        """Let the guest ask to be forgotten, and say yes."""
        asked = await self.discord.command(self.guest, self.table.channel, "me forget")
        await self.table.answered(asked)
        assert asked.shown
        (yes, *_) = [one for one in ids(asked.shown) if ":forget:" in one]
        await self.table.answered(await self.discord.press(self.guest, asked.shown, yes))

    async def until_forgotten(self) -> None:
        """Wait for a minute and a half at most, as the document says: a minute."""
        async with asyncio.timeout(1.5 * _LONGEST):
            while self.knows():
                await self.table.channel.stirs(0.5)

    def knows(self, name: str = "table.sqlite3") -> bool:
        """Tell whether something of the guest is in a file."""
        asked = "SELECT COUNT(*) FROM user_settings WHERE user_id = ?"
        with closing(sqlite3.connect(self.machine.data / name)) as db:
            ((count,),) = db.execute(asked, (self.guest.id,))
        return count > 0

    def plies(self) -> int:
        """Count the plies of the one game in the file."""
        (stored,) = read(self.machine.data / "table.sqlite3").values()
        return len(stored.rows)


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    if reason := why_not():
        pytest.skip(reason)
    async with Loopback() as discord:
        servers = Servers(discord.world)
        servers.emoji = {icon: 10**18 + number for number, icon in enumerate(ICONS)}
        discord.world.more = servers.respond
        discord.world.application = {"integration_types_config": {"0": {}}}
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        table = Table(discord, channel, people, Random(1), patience=_LONGEST)
        (tmp_path / "old").mkdir()
        guest = discord.world.add_person("cid")
        host = Host(discord, table, guest, tmp_path, Machine(tmp_path / "old", discord.url))
        yield host
        host.machine.stop()


async def test_a_hosts_life_by_the_document(host: Host) -> None:
    source = repository(host.machine.folder / "mnt" / "repository")
    await host.do(_STRICT + INSTALL, **_WHERE)
    await host.do(TOKEN)
    await host.start(ENABLE)
    await host.table.open()
    await host.play(3)
    await _kill(host)
    assert "All is well" in await host.do(LOOK)
    await _copy_and_restore(host)
    await _upgrade_and_go_back(host, source)
    await _move(host)
    await _take_away(host)


async def _kill(host: Host) -> None:
    """Kill the bot: what was answered is there after the next start."""
    before = host.plies()
    await host.do("systemctl kill above-and-below")
    await host.start("systemctl start above-and-below")
    assert host.plies() == before
    await host.play(2)


async def _copy_and_restore(host: Host) -> None:
    """Restore the copy from elsewhere; forget again."""
    await host.set()
    assert host.knows()
    await host.do(COPY)
    kept = host.plies()
    await host.play(4)
    assert host.plies() > kept
    await host.forget()
    await host.until_forgotten()
    with pytest.raises(AssertionError, match=r"cannot stat .*20260131"):
        await host.do(RESTORE)
    assert host.plies() > kept
    (host.machine.data / "elsewhere.tar.gz").rename(host.machine.home / "elsewhere.tar.gz")
    await host.do(FETCH)
    assert host.knows("elsewhere.sqlite3")
    await host.start(RESTORE, **{"table.sqlite3.20260131.backup": "elsewhere.sqlite3"})
    assert host.plies() == kept
    await host.until_forgotten()
    await host.show()
    await host.play(2)


async def _upgrade_and_go_back(host: Host, source: Path) -> None:
    """Upgrade to a version with one migration more, give that up, and upgrade once more.

    The first upgrade is typed where a copy has just been made.
    """
    (source / "bot/store/migrations/900_future.sql").write_text("CREATE TABLE future (at TEXT);\n")
    commit(source)
    before = host.plies()
    printed = await host.start(COPY + UPGRADE)
    (noted,) = re.findall(r"^[0-9a-f]{40}$", printed, re.MULTILINE)
    await host.play(2)
    assert host.plies() > before
    await host.start(GO_BACK, **{"0123abc": noted, "before-26": "before-900"})
    assert host.plies() == before
    assert not migration(host).exists()
    await host.show()
    await host.start(UPGRADE)
    assert migration(host).exists()


def migration(host: Host) -> Path:
    return host.machine.data.parent / "bot/store/migrations/900_future.sql"


async def _move(host: Host) -> None:
    """Move to a new machine, and go on there."""
    old, before = host.machine, host.plies()
    await host.do(PACK)
    assert (old.home / "moved.tar.gz").stat().st_mode & 0o077 == 0
    (host.folder / "new").mkdir()
    new = host.machine = Machine(host.folder / "new", host.discord.url)
    for name in ("mnt/repository", "root/moved.tar.gz"):
        (old.folder / name).rename(new.folder / name)
    await host.do(INSTALL, **_WHERE)
    await host.do(UNPACK)
    await host.start(ENABLE)
    assert host.plies() == before
    await host.play(2)
    assert host.plies() > before
    assert "Traceback" not in old.log()
    assert "Traceback" not in new.log()


async def _take_away(host: Host) -> None:
    """Leave nothing of the bot: no folder, no unit, no user."""
    await host.do(GONE)
    folder = host.machine.folder
    assert list((folder / "srv").iterdir()) == []
    assert list((folder / "etc/systemd/system").rglob("above-and-below*")) == []
    assert not re.search("^table:", (folder / "etc/passwd").read_text("utf-8"), re.MULTILINE)
