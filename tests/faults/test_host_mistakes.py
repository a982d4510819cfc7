"""What a host can fix is one sentence, with a status of its own, before Discord is asked."""

import asyncio
import os
import shlex
import sqlite3
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.exits import FAILED, IN_USE, MISTAKE, STOPPED
from bot.store.database import Database
from tests.faults.spoiled_machines import give_away, spoil_table
from tests.hosting.machine import why_not
from tests.stub.loopback import Loopback
from tests.stub.running import ROOT, Nursery, Running, environment, refused

FILE = "table.sqlite3"
# Root may write everywhere; without its powers it may not.
POWERLESS = () if os.geteuid() else ("setpriv", "--bounding-set=-all", "--inh-caps=-all")


@pytest.fixture
async def discord() -> AsyncIterator[Loopback]:
    async with Loopback() as discord:
        yield discord


async def make(path: Path) -> None:
    database = Database(path)
    await database.open()
    await database.close()


def closed_folder(path: Path) -> None:
    path.parent.mkdir()
    path.parent.chmod(0o500)


def no_folder(path: Path) -> None:
    path.parent.parent.chmod(0o500)


def file_for_folder(path: Path) -> None:
    path.parent.touch()


def folder(path: Path) -> None:
    path.mkdir(parents=True)


def link_to_nothing(path: Path) -> None:
    path.parent.mkdir()
    path.symlink_to("/mnt/unplugged/table.sqlite3")


def text(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"Not a database, though as long as one. " * 999)


def anothers(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE guilds (id INTEGER)")


def failed_copy(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    path.with_name(f"{FILE}.20260131.backup").write_bytes(b"whole")


PATHS = (
    (closed_folder, "The folder {folder} cannot be written: let its owner write it: sudo chmod"),
    (no_folder, "There is no folder {folder}, and it cannot be made (Permission denied): run this"),
    (file_for_folder, "The folder {folder} cannot be made (File exists): set DATABASE to a file"),
    (folder, "{file} is a folder: DATABASE names the file in it"),
    (link_to_nothing, "{file} is a link to /mnt/unplugged/table.sqlite3, which is not there"),
    (text, "{file} is no database, or damaged (file is not a database)"),
    (anothers, "{file} is another program's database"),
    (failed_copy, "{file} is missing or empty, but"),
)


async def test_a_path_that_cannot_be_the_bots_is_named(discord: Loopback, tmp_path: Path) -> None:
    async with bots(discord, tmp_path) as start:
        for spoil, said in PATHS:
            path = tmp_path / spoil.__name__ / "data" / FILE
            path.parent.parent.mkdir()
            spoil(path)
            was = path.read_bytes() if path.is_file() else b""
            status, printed = await start(path)
            check_mistake(status, printed, said, path)
            assert not path.is_file() or path.read_bytes() == was
    assert not discord.world.requests


def unwritable(path: Path) -> None:
    path.chmod(0o400)


def log_of_another(path: Path) -> None:
    path.with_name(f"{FILE}-wal").touch()
    path.with_name(f"{FILE}-wal").chmod(0o400)


def log_is_a_folder(path: Path) -> None:
    path.with_name(f"{FILE}-wal").mkdir()


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 999")


def half_made(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 3")


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:9_000])


FILES = (
    (unwritable, "{file} cannot be read and written (this user may not): let its owner write it"),
    (log_of_another, "{file}-wal cannot be read and written (this user may not)"),
    (log_is_a_folder, "{file}-wal is no file, and stands where the bot writes one"),
    (newer, "{file} was written by a newer bot (schema 999"),
    (half_made, "{file} is no database, or damaged ("),
    (cut_off, "{file} is no database, or damaged ("),
)


async def test_a_file_that_was_the_bots_and_is_spoiled_is_named(
    discord: Loopback, tmp_path: Path
) -> None:
    async with bots(discord, tmp_path) as start:
        for spoil, said in FILES:
            path = tmp_path / spoil.__name__ / FILE
            await make(path)
            spoil(path)
            status, printed = await start(path)
            check_mistake(status, printed, said, path)
    assert not discord.world.requests


async def test_damage_that_the_opening_does_not_meet_is_named(
    discord: Loopback, tmp_path: Path
) -> None:
    path = tmp_path / FILE
    await make(path)
    spoil_table(path, "outbox")
    status, printed = await refused(discord, path)
    check_mistake(status, printed, "{file} is no database, or damaged (", path)


@pytest.mark.skipif(bool(os.geteuid()), reason="only root can give files away")
async def test_files_of_another_user_are_given_back_by_a_command(
    discord: Loopback, tmp_path: Path
) -> None:
    path = tmp_path / "data" / FILE
    path.parent.mkdir()
    await make(path)
    async with bots(discord, tmp_path) as start:
        give_away(path)
        path.chmod(0o600)
        status, printed = await start(path)
        said = "{file} cannot be read and written (this user may not): give it to this user: "
        check_mistake(status, printed, f"{said}sudo chown -R root {{folder}}.", path)
        give_away(path.parent)
        status, printed = await start(path)
        said = "The folder {folder} cannot be written: run this as the bot's user: sudo -u nobody "
        check_mistake(status, printed, said, path)


@pytest.mark.skipif(bool(why_not()), reason=why_not())
async def test_a_disk_that_is_read_only_is_named_by_the_bot_and_by_its_doctor(
    discord: Loopback, tmp_path: Path
) -> None:
    path = tmp_path / "data" / FILE
    path.parent.mkdir()
    await make(path)
    mount = f"mount --bind {path.parent} {path.parent}; mount -o remount,bind,ro {path.parent}"
    said = "cannot be written: its disk is read-only; make it writable again"

    async def start(*command: str) -> tuple[int | None, str]:
        typed = shlex.join([sys.executable, "-m", "tests.stub.launch", discord.url, *command])
        process = await asyncio.create_subprocess_exec(
            *("unshare", "--mount", "bash", "-euc", f"{mount}; exec {typed}"),
            cwd=ROOT,
            env=environment(path),
            stdout=PIPE,
            stderr=STDOUT,
        )
        out, _ = await process.communicate()
        return process.returncode, out.decode()

    status, printed = await start()
    assert printed.startswith(f"The folder {path.parent} {said}")
    assert printed.count("\n") == 1
    assert status == MISTAKE
    status, printed = await start("doctor")
    assert status == FAILED
    of_disk = [line for line in printed.splitlines() if "its disk is read-only" in line]
    assert [line[9:].partition(":")[0] for line in of_disk] == ["folder", "database"]
    assert all("the bot cannot start" in line for line in of_disk)
    assert "the bot runs" not in printed


async def test_a_file_that_another_program_has_locked_may_be_free_later(
    discord: Loopback, tmp_path: Path
) -> None:
    path = tmp_path / FILE
    await make(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA user_version = 3")  # so that it has to be upgraded
        db.execute("BEGIN IMMEDIATE")
        async with bots(discord, tmp_path) as start:
            status, printed = await start(path)
    assert printed.startswith(f"The database {path} cannot be used now (database is locked)")
    assert printed.count("\n") == 1
    assert status == FAILED


async def test_an_empty_file_without_copies_is_what_a_killed_start_leaves(
    discord: Loopback, tmp_path: Path
) -> None:
    (tmp_path / FILE).touch()
    async with await Running.start(discord, tmp_path / FILE, PICTURES="false") as bot:
        assert await bot.stop() == STOPPED


@pytest.mark.parametrize("way", ["the same", "another path", "a link", "a link to the folder"])
async def test_a_second_bot_on_the_file_is_refused_before_discord_hears_of_it(
    discord: Loopback, tmp_path: Path, way: str
) -> None:
    path = tmp_path / "data" / FILE
    path.parent.mkdir()
    (tmp_path / "linked").symlink_to(path.parent)
    (tmp_path / "link.sqlite3").symlink_to(path)
    paths = {
        "the same": path,
        "another path": tmp_path / "linked" / ".." / "data" / FILE,
        "a link": tmp_path / "link.sqlite3",
        "a link to the folder": tmp_path / "linked" / FILE,
    }
    async with await Running.start(discord, path, PICTURES="false") as bot:
        await discord.until_quiet(0.3)
        known = len(discord.world.requests)
        status, printed = await refused(discord, paths[way])
        assert (status, len(discord.world.requests)) == (IN_USE, known)
        assert printed.startswith(f"Another bot runs with {paths[way]}, and holds {path}.lock")
        assert printed.count("\n") == 1
        assert await bot.stop() == STOPPED


async def test_a_disk_on_a_network_is_advised_against(discord: Loopback, tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"/dev/sda1 / ext4 rw 0 0\nnas:/data {tmp_path} nfs4 rw 0 0\n", "utf-8")
    program = (
        "import sys; from pathlib import Path; from bot.store import disks; "
        f"disks.MOUNTS = Path({str(mounts)!r}); sys.argv[1:] = ['run']; "
        "from bot.__main__ import main; sys.exit(main())"
    )
    # What it says last is that the file is another's: it ends before it comes to Discord.
    anothers(tmp_path / "data" / FILE)
    status, printed = await refused(discord, tmp_path / "data" / FILE, "-c", program)
    advice, last = printed.splitlines()
    assert f"{tmp_path / 'data'} is on a network (nfs4), where SQLite can lose games" in advice
    assert "another program's database" in last
    assert status == MISTAKE


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is empty: copy the token"),
        ({"DISCORD_TOKEN": "Bot abc"}, "DISCORD_TOKEN is no token, and takes the token as"),
        ({"BACKUPS_KEPT": "x"}, 'BACKUPS_KEPT is "x", and takes a whole number, 0 or more.'),
        ({"LANGUAGE_PACKS": "/no/pack"}, 'LANGUAGE_PACKS is "/no/pack", and takes folders that'),
        ({"ENCOUNTER_PACKS": "/no/pack"}, "ENCOUNTER_PACKS names /no/pack, and there is no such"),
        ({"ENCOUNTER_PACKS": "."}, "The encounter pack . cannot be used:"),
    ],
)
async def test_a_setting_that_is_wrong_is_named(
    discord: Loopback, tmp_path: Path, setting: dict[str, str], said: str
) -> None:
    status, printed = await refused(
        discord, tmp_path / FILE, "-m", "bot", "run", cwd=tmp_path, **setting
    )
    assert printed.startswith(said)
    assert "demo" not in printed
    assert "Traceback" not in printed
    assert status == MISTAKE


async def test_that_there_is_no_file_of_settings_is_told(discord: Loopback, tmp_path: Path) -> None:
    run, missing = ("-m", "bot", "run"), f"There is no {tmp_path / '.env'} yet: begin with a copy"
    _, printed = await refused(discord, tmp_path / FILE, *run, cwd=tmp_path, DISCORD_TOKEN="")
    assert missing in printed
    (tmp_path / ".env").touch()
    _, printed = await refused(discord, tmp_path / FILE, *run, cwd=tmp_path, DISCORD_TOKEN="")
    assert missing not in printed


async def test_a_setting_that_is_misspelt_is_told(discord: Loopback, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKN=secret\n", "utf-8")
    status, printed = await refused(
        discord, tmp_path / FILE, "-m", "bot", "run", cwd=tmp_path, DISCORD_TOKEN=""
    )
    misspelt, empty = printed.splitlines()
    assert misspelt == "DISCORD_TOKN is no setting, and is ignored: did you mean DISCORD_TOKEN?"
    assert empty.startswith("DISCORD_TOKEN is empty")
    assert status == MISTAKE


@pytest.mark.parametrize(
    ("pretend", "said"),
    [
        ("sys.platform = 'win32'", "The bot does not run on Windows itself: run it in WSL"),
        ("sys.version_info = (3, 10)", "The bot needs Python 3.11 or later, and this is 3.10"),
    ],
)
async def test_a_platform_that_it_does_not_run_on_is_named(
    discord: Loopback, tmp_path: Path, pretend: str, said: str
) -> None:
    program = f"import sys; {pretend}; from bot.__main__ import main; sys.exit(main(['demo']))"
    status, printed = await refused(discord, tmp_path / FILE, "-c", program)
    assert printed.startswith(said)
    assert printed.count("\n") == 1
    assert status == MISTAKE


def check_mistake(status: int, printed: str, said: str, path: Path) -> None:
    assert printed.startswith(said.format(file=path, folder=path.parent))
    assert printed.count("\n") == 1, printed
    assert status == MISTAKE, printed


@asynccontextmanager
async def bots(
    discord: Loopback, folder: Path
) -> AsyncIterator[Callable[[Path], Awaitable[tuple[int, str]]]]:
    """Start bots without root's powers, which fail; give the status and what is said of each."""
    log = folder / "log"
    nursery = Nursery(discord, folder / FILE, log, *POWERLESS, PICTURES="false")

    async def start(path: Path) -> tuple[int, str]:
        said = log.read_text("utf-8") if log.exists() else ""
        nursery.database = path
        await nursery.start(serving=False)
        return await nursery.ended(), log.read_text("utf-8").removeprefix(said)

    try:
        yield start
    finally:
        await nursery.close()
