"""Check the machine: the folder and its disk, the database file, the extras and the voices.

Nothing is written where another user's bot would find it: a file of ours beside its database, such
as SQLite's write-ahead log, is one that it cannot write.
"""

import os
import shutil
import socket
import sqlite3
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from bot.delivery.aloud.voice_channels import is_installed
from bot.doctor.lines import Line, ok, without, wrong
from bot.narration.audio import NarrationAudio
from bot.narration.prepared import prepared
from bot.narration.request import NarrationRequest, Piece
from bot.narration.voices import NarrationProcess, voices_of
from bot.owners import cure_of_missing, cure_of_unwritable
from bot.settings import OWN_BOOK, Settings
from bot.store.disks import MOUNTS, is_network, kind_of_disk
from bot.store.file_mistakes import mistake_of, passing
from bot.store.health import examine, is_in_use
from bot.worker.process import WorkerAway, WorkerLost, WorkFailed

_MEMORY = {"ramfs", "tmpfs"}
_LAYER = {"aufs", "overlay"}
_MEGABYTE = 1_000_000
_LEAST_FREE = 100 * _MEGABYTE

_NO_START = "the bot cannot start as this user"
_ALOUD = "reading aloud"
_COUNT = "1, 2, 3."
"""What each voice says."""


def is_ours(path: Path) -> bool:
    """Return whether a file or a folder is there, and belongs to the user who runs this."""
    try:
        # Windows has no such users: there everything is ours.
        return path.exists() and (not hasattr(os, "geteuid") or path.stat().st_uid == os.geteuid())
    except OSError:  # in a folder that is closed to this user
        return False


def reason_not_to_connect(path: Path) -> str | None:
    """Return why the gateway is to be left to the bot that has a database; None if no bot runs."""
    with suppress(OSError):
        if not path.parent.exists():
            return None
    if not is_ours(path.parent):
        return "not tried: run this as the bot's user, or it is not known whether the bot runs"
    if is_in_use(path):
        return "not tried: the bot runs, and would answer too; stop it, and run this again"
    return None


def folder_line(folder: Path) -> Line:
    """Check the folder of the database."""
    about, there = "folder", folder.absolute()
    while not there.exists():
        there = there.parent
    if not there.is_dir():
        return wrong(about, f"{there} is not a folder: the bot cannot start")
    is_made = there == folder.absolute()
    if os.access(there, os.W_OK | os.X_OK):
        return ok(about, f"{there}{'' if is_made else ', where it is made at the first start'}")
    if is_made:
        fault, cure = f"{there} cannot be written", cure_of_unwritable(there)
    else:
        fault, cure = f"there is no {folder}, it cannot be made", cure_of_missing(folder.absolute())
    return wrong(about, f"{fault}, and {_NO_START}: {cure}")


def disk_line(settings: Settings, mounts: Path = MOUNTS) -> Line:
    """Check the disk of the database: its kind, and the room on it."""
    about, path = "disk", settings.database.absolute()
    kind, there = kind_of_disk(path, mounts), path.parent
    while not there.exists():
        there = there.parent
    if is_network(kind):
        cost = "SQLite's write-ahead log does not work there, games can be lost"
        return wrong(
            about, f"{there} is on a network ({kind}): {cost}; take a disk of this machine"
        )
    if kind in _MEMORY:
        cost = "all games are lost when the machine stops"
        return wrong(about, f"{there} is in memory ({kind}): {cost}")
    if kind in _LAYER:
        cost = "all games are lost with the container"
        return wrong(about, f"{there} is in a container's own layer ({kind}): {cost}; use a volume")
    free = shutil.disk_usage(there).free
    size = path.stat().st_size if path.exists() else 0
    # The daily copies, the one before an upgrade, and what is added meanwhile.
    wanted = max(_LEAST_FREE, size * (settings.backups_kept + 2))
    room = f"{free // _MEGABYTE} MB free, {kind or 'of an unknown kind'}"
    if free < wanted:
        cost = "copies fail first, then nothing can be stored"
        return wrong(about, f"{room}, where {wanted // _MEGABYTE} MB are wanted: {cost}")
    return ok(about, room)


def file_line(path: Path) -> Line:
    """Check the database file."""
    about = "database"
    if not path.exists():
        return ok(about, f"{path} is made at the first start")
    if not is_ours(path):
        fault = f"{path} is another user's, and is not opened: {cure_of_unwritable(path)}"
        return wrong(about, fault)
    if not os.access(path, os.W_OK):
        fault = f"{path} cannot be written, and {_NO_START}: {cure_of_unwritable(path)}"
        return wrong(about, fault)
    try:
        health = examine(path)
    except sqlite3.Error as error:
        return wrong(about, str(mistake_of(path, error) or passing(path, error)).rstrip("."))
    if health.faults:
        cost = "restore a backup, as docs/hosting.md shows"
        return wrong(about, f"{path} is damaged ({health.faults[0]}): {cost}")
    if health.version > health.newest:
        cost = "this bot does not start with it; take the newer one, or restore its copy"
        return wrong(about, f"{path} was written by a newer bot (schema {health.version}): {cost}")
    used = ", in use by a running bot" if is_in_use(path) else ""
    older = f", upgraded to {health.newest} at the start" if health.version < health.newest else ""
    return ok(about, f"{path}, schema {health.version}{older}{used}")


def port_lines(settings: Settings) -> list[Line]:
    """Check whether each port that is set is free, if no bot may have it."""
    if reason_not_to_connect(settings.database):
        return []
    metrics = _port_line("METRICS_PORT", settings.metrics_host, settings.metrics_port)
    return [*metrics, *_port_line("SCREEN_PORT", settings.screen_host, settings.screen_port)]


def _port_line(setting: str, host: str, port: int | None) -> list[Line]:
    about = setting.partition("_")[0].lower()
    if port is None:
        return []
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)
        for family, _, _, _, address in found:
            socket.create_server(address[:2], family=family).close()
    except OSError as error:
        cost = "the bot cannot start; set another port, or none"
        fault = f"{setting} is {port}, and cannot be opened at {host} ({error.strerror})"
        return [wrong(about, f"{fault}: {cost}")]
    return [ok(about, f"port {port} is free at {host}")]


def _installing(what: str) -> str:
    """Return the command that installs something for the bot."""
    as_root = "" if os.access(sys.prefix, os.W_OK) else "sudo "
    return f"{as_root}{sys.prefix}/bin/pip install {what}"


def extra_lines(settings: Settings) -> list[Line]:
    """Check what may be left out: voice channels and pictures."""
    about, how = "voice channels", _installing("-r requirements.voice.lock")
    missing = [name for name in ("nacl", "davey") if not find_spec(name)]
    lines = [ok(about, "PyNaCl and davey are installed")]
    if not is_installed():
        cost = "story nights are read by voice messages alone"
        lines = [without(about, f"{' and '.join(missing)} not installed ({how}): {cost}")]
    if not settings.pictures:
        lines.append(without("pictures", "turned off by PICTURES: messages are text alone"))
    return lines


async def hear_voices(settings: Settings) -> tuple[list[Line], NarrationAudio | None]:
    """Let the voices of each language count to three; return the first recording as well."""
    silence = _silence(settings)
    if silence is not None:
        return [silence], None
    worker, books = NarrationProcess(), (OWN_BOOK, *settings.encounter_packs)
    lines, recordings = list[Line](), list[NarrationAudio]()
    try:
        for language, voice in voices_of(settings).items():
            about = f"{_ALOUD}, {language}"
            counted = prepared(_COUNT, language, books)
            pieces = [Piece(counted, name, is_line=True) for name in voice.names]
            request = NarrationRequest(tuple(pieces), language, voice.speaker)
            try:
                packed, seconds = await worker.ask(request)
            except (WorkFailed, WorkerAway, WorkerLost) as error:
                why = (str(error).strip().splitlines() or ["no answer"])[-1]
                lines.append(wrong(about, f"the voice fails ({why}): the text stands alone"))
                continue
            recordings.append(NarrationAudio.unpack(packed))
            sound = f"{recordings[-1].seconds:.1f} s of sound in {seconds:.1f} s"
            lines.append(ok(about, sound))
    finally:
        await worker.close()
    return lines, recordings[0] if recordings else None


def _silence(settings: Settings) -> Line | None:
    """Return why no voice is to be heard; None where there are voices."""
    cost = "nothing is read aloud"
    if not settings.narration:
        return without(_ALOUD, f"turned off by NARRATION: {cost}")
    if not voices_of(settings):
        if settings.narration_url or settings.narration_command:
            how = _installing("soundfile==0.14.0")
            return wrong(_ALOUD, f"soundfile is not installed ({how}): {cost}")
        return without(_ALOUD, f"no voice is set or installed: {cost}")
    if not is_ours(settings.database.parent):
        # A built-in voice keeps files there.
        return without(_ALOUD, "not tried, as the database's folder is not this user's")
    return None
