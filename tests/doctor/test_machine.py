"""What the doctor says of the machine, with and without each thing."""

import asyncio
import os
import shutil
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from filelock import FileLock

from bot.doctor import machine
from bot.doctor.lines import Verdict
from bot.doctor.machine import (
    disk_line,
    extra_lines,
    file_line,
    folder_line,
    hear_voices,
    port_lines,
    reason_not_to_connect,
)
from bot.i18n.words import languages
from bot.settings import Settings
from bot.store.database import Database
from tests.doctor.patient import DISK
from tests.faults.spoiled_machines import (
    NOBODY,
    as_user,
    give_away,
    no_room,
    nobody,
    open_folder,
    spoil_table,
)
from tests.narration.voices import beeping


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "table.sqlite3", narration=False)


def make(path: Path) -> None:
    async def open_once() -> None:
        made = Database(path)
        await made.open()
        await made.close()

    asyncio.run(open_once())


@pytest.fixture
def database(settings: Settings) -> Path:
    make(settings.database)
    return settings.database


def mounts(tmp_path: Path, kind: str) -> Path:
    """List disks, of which that of the test is of a kind."""
    path = tmp_path / "mounts"
    path.write_text(f"{DISK}/dev/other {tmp_path} {kind} rw 0 0\n", encoding="utf-8")
    return path


def test_a_folder_is_there_or_is_made_at_the_start(tmp_path: Path) -> None:
    assert folder_line(tmp_path).verdict == Verdict.OK
    made = folder_line(tmp_path / "data" / "deep")
    assert made.verdict == Verdict.OK
    assert "is made at the first start" in made.text


def test_a_folder_that_cannot_be_written_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert folder_line(tmp_path).verdict == Verdict.WRONG
    made = folder_line(tmp_path / "data")
    assert made.verdict == Verdict.WRONG
    assert f"there is no {tmp_path / 'data'}, it cannot be made" in made.text
    assert (
        f"run this in the bot's folder, or make it: sudo mkdir -p {tmp_path / 'data'}" in made.text
    )
    file = tmp_path / "file"
    file.touch()
    monkeypatch.undo()
    assert "is not a folder" in folder_line(file / "data").text


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("nfs4", "on a network (nfs4)"),
        ("fuse.sshfs", "on a network (fuse.sshfs)"),
        ("tmpfs", "in memory (tmpfs)"),
        ("overlay", "a container's own layer (overlay)"),
    ],
)
def test_a_disk_on_which_games_are_lost_is_wrong(
    settings: Settings, tmp_path: Path, kind: str, said: str
) -> None:
    line = disk_line(settings, mounts(tmp_path, kind))
    assert line.verdict == Verdict.WRONG
    assert said in line.text


def test_a_disk_of_the_machine_with_room_is_right(settings: Settings, tmp_path: Path) -> None:
    line = disk_line(settings, mounts(tmp_path, "ext4"))
    assert line.verdict == Verdict.OK
    assert "MB free, ext4" in line.text
    assert "unknown kind" in disk_line(settings, tmp_path / "no mounts").text


def test_a_disk_without_room_for_the_copies_is_wrong(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def free(megabytes: int) -> Callable[[object], object]:
        return lambda _: SimpleNamespace(free=megabytes * 1_000_000)

    kind = mounts(tmp_path, "ext4")
    monkeypatch.setattr(shutil, "disk_usage", free(99))
    assert disk_line(settings, kind).verdict == Verdict.WRONG
    monkeypatch.setattr(shutil, "disk_usage", free(101))
    assert disk_line(settings, kind).verdict == Verdict.OK
    with settings.database.open("wb") as file:
        file.truncate(50_000_000)
    line = disk_line(settings, kind)
    assert line.verdict == Verdict.WRONG
    assert "450 MB are wanted" in line.text


def test_a_database_is_examined_and_left_as_it_is(database: Path) -> None:
    before = sorted(path.name for path in database.parent.iterdir())
    content = database.read_bytes()
    line = file_line(database)
    assert line.verdict == Verdict.OK
    assert "schema " in line.text
    assert "in use" not in line.text
    assert database.read_bytes() == content
    assert sorted(path.name for path in database.parent.iterdir()) == before


def test_a_database_is_made_at_the_first_start(settings: Settings) -> None:
    assert file_line(settings.database).verdict == Verdict.OK
    assert not settings.database.exists()


def test_a_running_bot_is_seen_by_its_lock(database: Path) -> None:
    with FileLock(f"{database}.lock"):
        assert "in use by a running bot" in file_line(database).text


def test_a_damaged_database_is_wrong(database: Path) -> None:
    database.write_bytes(b"no database at all, though as long as one should be" * 99)
    assert "is no database, or damaged (file is not a database)" in file_line(database).text
    assert file_line(database).verdict == Verdict.WRONG


def add_what_is_forbidden(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        db.execute("INSERT INTO user_settings (user_id, pings) VALUES (1, 'nowhere')")
        db.commit()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (partial(spoil_table, name="games"), "or damaged (database disk image is malformed)"),
        (add_what_is_forbidden, "is damaged (CHECK constraint failed in user_settings)"),
    ],
)
def test_damage_inside_a_database_is_wrong(
    database: Path, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(database)
    line = file_line(database)
    assert line.verdict == Verdict.WRONG
    assert said in line.text
    assert "restore a backup" in line.text


def test_a_disk_that_takes_nothing_is_not_called_damage(database: Path) -> None:
    with no_room():
        line = file_line(database)
    assert line.verdict == Verdict.WRONG
    assert line.text.startswith(f"The disk of {database} cannot be read or written now (disk I/O")
    assert line.text.endswith("Nothing says that the file is damaged")
    assert "restore" not in line.text


def test_a_full_disk_is_called_full(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(_: Path) -> None:
        with closing(sqlite3.connect(":memory:")) as db:
            db.execute("CREATE TABLE notes (text TEXT)")
            db.execute("PRAGMA max_page_count = 2")
            db.execute("INSERT INTO notes VALUES (?)", ("long " * 9_999,))

    monkeypatch.setattr(machine, "examine", fill)
    line = file_line(database)
    assert line.verdict == Verdict.WRONG
    assert line.text.startswith(f"The disk of {database} is full: make room")


def test_a_folder_that_another_user_owns_is_not_called_damage() -> None:
    with open_folder() as folder:
        path = folder / "table.sqlite3"
        make(path)
        give_away(path)
        with nobody():
            line, of_folder = file_line(path), folder_line(folder)
    cure = f"give it to this user: sudo chown {NOBODY} {folder}"
    assert line.verdict == Verdict.WRONG
    assert line.text.startswith(f"{path} cannot be read and written (")
    assert line.text.endswith(cure)
    assert of_folder.text.endswith(f"cannot start as this user: {cure}")


def test_a_database_of_root_is_given_to_the_user_whose_folder_it_is_in() -> None:
    with open_folder() as folder:
        path = folder / "table.sqlite3"
        make(path)
        give_away(folder)
        with nobody():
            line = file_line(path)
    assert line.verdict == Verdict.WRONG
    assert line.text.endswith(f"give it to this user: sudo chown -R {NOBODY} {folder}")


def test_in_the_folder_of_the_bots_user_it_asks_to_be_run_as_that_user() -> None:
    with open_folder() as folder:
        path = folder / "table.sqlite3"
        make(path)
        give_away(folder, path)
        lines = file_line(path), folder_line(folder)
        typed = f"run this as the bot's user: sudo -u {NOBODY} {sys.executable} "
        assert [line.verdict for line in lines] == [Verdict.WRONG, Verdict.OK]
        assert typed in lines[0].text
        with as_user(1):
            lines = file_line(path), folder_line(folder)
        assert [line.verdict for line in lines] == [Verdict.WRONG, Verdict.WRONG]
        assert all(typed in line.text for line in lines)


@pytest.mark.parametrize("name", ["metrics_port", "screen_port"])
def test_a_port_is_tried_where_no_bot_has_it(settings: Settings, name: str) -> None:
    assert port_lines(settings) == []
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        watched = settings.model_copy(update={name: port})
        (line,) = port_lines(watched)
        assert line.verdict == Verdict.WRONG
        assert f"{name.upper()} is {port}, and cannot be opened at 127.0.0.1 (" in line.text
        with FileLock(f"{settings.database}.lock"):
            assert port_lines(watched) == []
    (line,) = port_lines(watched)
    assert line.verdict == Verdict.OK


def test_a_file_of_a_newer_bot_is_wrong_and_one_of_an_older_is_not(database: Path) -> None:
    def at(version: int) -> None:
        with database.open("r+b") as file:
            file.seek(60)  # where SQLite keeps `user_version`
            file.write(version.to_bytes(4, "big"))

    at(1)
    assert "upgraded to" in file_line(database).text
    assert file_line(database).verdict == Verdict.OK
    at(9_999)
    assert "written by a newer bot (schema 9999)" in file_line(database).text
    assert file_line(database).verdict == Verdict.WRONG


def test_another_users_file_is_not_opened(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    uid = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: uid + 1)

    def refuse(_: Path) -> None:
        raise AssertionError("opened")

    monkeypatch.setattr(machine, "examine", refuse)
    line = file_line(database)
    assert line.verdict == Verdict.WRONG
    assert "is another user's, and is not opened" in line.text


def test_before_the_first_start_no_bot_is_in_the_way(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reason_not_to_connect(settings.database.parent / "data" / "table.sqlite3") is None
    assert reason_not_to_connect(settings.database) is None
    with FileLock(f"{settings.database}.lock"):
        assert "the bot runs" in (reason_not_to_connect(settings.database) or "")
    uid = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: uid + 1)
    assert "run this as the bot's user" in (reason_not_to_connect(settings.database) or "")


def test_a_file_that_cannot_be_written_is_wrong(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "cannot be written" in file_line(database).text


def test_what_may_be_left_out_is_said_with_its_cost(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert {line.verdict for line in extra_lines(settings)} <= {Verdict.OK, Verdict.WITHOUT}
    monkeypatch.setattr(machine, "is_installed", lambda: False)
    monkeypatch.setattr(machine, "find_spec", lambda _: None)
    (voice, pictures) = extra_lines(settings.model_copy(update={"pictures": False}))
    assert voice.verdict == pictures.verdict == Verdict.WITHOUT
    assert "nacl and davey not installed" in voice.text
    assert f"{sys.prefix}/bin/pip install -r requirements.voice.lock" in voice.text


async def test_each_voice_counts_to_three(settings: Settings, tmp_path: Path) -> None:
    command = f"{beeping(tmp_path / 'said', '{out}')} 50"
    spoken = settings.model_copy(update={"narration": True, "narration_command": command})
    lines, audio = await hear_voices(spoken)
    assert [line.about for line in lines] == [f"reading aloud, {one}" for one in languages()]
    assert {line.verdict for line in lines} == {Verdict.OK}
    assert audio is not None
    assert audio.seconds == 1


async def test_a_voice_that_fails_is_wrong(settings: Settings) -> None:
    failing = {"narration": True, "narration_command": "false"}
    lines, audio = await hear_voices(settings.model_copy(update=failing))
    assert {line.verdict for line in lines} == {Verdict.WRONG}
    assert audio is None


async def test_why_there_is_no_voice_is_said(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ((off,), _) = await hear_voices(settings)
    assert off.verdict == Verdict.WITHOUT
    assert "turned off" in off.text
    on = settings.model_copy(update={"narration": True})
    monkeypatch.setattr("bot.narration.built_in.languages", lambda: iter(()))
    ((none,), _) = await hear_voices(on)
    assert none.verdict == Verdict.WITHOUT
    monkeypatch.setattr("bot.narration.voices.find_spec", lambda _: None)
    ((lacking,), _) = await hear_voices(on.model_copy(update={"narration_command": "say"}))
    assert lacking.verdict == Verdict.WRONG
    assert "soundfile is not installed" in lacking.text


async def test_in_another_users_folder_no_voice_is_tried(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: uid + 1)
    on = settings.model_copy(update={"narration": True, "narration_command": "false"})
    ((line,), audio) = await hear_voices(on)
    assert line.verdict == Verdict.WITHOUT
    assert audio is None
