"""Look at the machine: the folder and its disk, the database file, the extras and the voices.

Nothing is written where another user's bot would find it: a file of ours beside its database, such
as SQLite's write-ahead log, is one that it cannot write.
"""

import os
import shutil
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from bot.delivery.aloud.voice_channels import is_installed
from bot.doctor.lines import Line, ok, without, wrong
from bot.narration.audio import NarrationAudio
from bot.narration.request import NarrationRequest
from bot.narration.voices import narration_process, voices_of
from bot.settings import OWN_BOOK, Settings
from bot.store.health import examine, is_in_use
from bot.worker.process import WorkerAway, WorkerLost, WorkFailed

MOUNTS = Path("/proc/mounts")
"""Where Linux lists the disks: device, folder and kind, one a line."""

_NETWORK = {"9p", "ceph", "cifs", "glusterfs", "nfs", "nfs4", "smb3", "smbfs"}
_MEMORY = {"ramfs", "tmpfs"}
_LAYER = {"aufs", "overlay"}
_REMOTE = "fuse."
"""How the kinds of disks begin that a program provides, most of them over a network."""

_MEGABYTE = 1_000_000
_LEAST_FREE = 100 * _MEGABYTE

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


def hindrance(path: Path) -> str | None:
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
    """Look at the folder of the database."""
    about, there = "folder", folder.absolute()
    while not there.exists():
        there = there.parent
    if not there.is_dir():
        return wrong(about, f"{there} is not a folder: the bot cannot start")
    if not os.access(there, os.W_OK | os.X_OK):
        cost = "the bot cannot start as this user"
        return wrong(about, f"{there} cannot be written by this user: {cost}")
    made = "" if there == folder.absolute() else ", where it is made at the first start"
    return ok(about, f"{there}{made}")


def disk_line(settings: Settings, mounts: Path = MOUNTS) -> Line:
    """Look at the disk of the database: its kind, and the room on it."""
    about, path = "disk", settings.database.absolute()
    kind, there = _kind_of_disk(path, mounts), path.parent
    while not there.exists():
        there = there.parent
    if kind in _NETWORK or kind.startswith(_REMOTE):
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


def _kind_of_disk(path: Path, mounts: Path) -> str:
    """Return the kind of disk that a path is on, empty where that is not known."""
    if not mounts.exists():
        return ""
    listed = [line.split() for line in mounts.read_text(encoding="utf-8").splitlines()]
    found = {Path(where.replace(r"\040", " ")): kind for _, where, kind, *_ in listed}
    resolved = path.resolve()
    return next((found[one] for one in (resolved, *resolved.parents) if one in found), "")


def file_line(path: Path) -> Line:
    """Look at the database file."""
    about = "database"
    if not path.exists():
        return ok(about, f"{path} is made at the first start")
    if not is_ours(path):
        owner = path.owner()
        how = f"run this as that user: sudo -u {owner} .venv/bin/python -m bot doctor"
        return wrong(about, f"{path} belongs to {owner} and is not opened; {how}")
    if not os.access(path, os.W_OK):
        return wrong(about, f"{path} cannot be written: the bot runs, and stores nothing")
    health = examine(path)
    if health.faults:
        cost = "restore a backup, as docs/hosting.md shows"
        return wrong(about, f"{path} is damaged ({health.faults[0]}): {cost}")
    if health.version > health.newest:
        cost = "this bot does not start with it; take the newer one, or restore its copy"
        return wrong(about, f"{path} was written by a newer bot (schema {health.version}): {cost}")
    used = ", in use by a running bot" if is_in_use(path) else ""
    older = f", upgraded to {health.newest} at the start" if health.version < health.newest else ""
    return ok(about, f"{path}, schema {health.version}{older}{used}")


def extra_lines(settings: Settings) -> list[Line]:
    """Look at what may be left out: voice channels and pictures."""
    about, how = "voice channels", "pip install -e '.[voice]'"
    missing = [name for name in ("nacl", "davey") if not find_spec(name)]
    lines = [ok(about, "PyNaCl and davey are installed")]
    if not is_installed():
        cost = "story nights are read by voice messages alone"
        lines = [without(about, f"{' and '.join(missing)} not installed ({how}): {cost}")]
    if not settings.pictures:
        lines.append(without("pictures", "turned off by PICTURES: messages are text alone"))
    return lines


async def hear_voices(settings: Settings) -> tuple[list[Line], NarrationAudio | None]:
    """Let the voice of each language count to three; return the first recording as well."""
    silence = _silence(settings)
    if silence is not None:
        return [silence], None
    worker, books = narration_process(), (OWN_BOOK, *settings.encounter_packs)
    lines, recordings = list[Line](), list[NarrationAudio]()
    try:
        for language, voice in voices_of(settings).items():
            about = f"{_ALOUD}, {language}"
            request = NarrationRequest(_COUNT, language, voice, books)
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
            how = "pip install soundfile==0.14.0"
            return wrong(_ALOUD, f"soundfile is not installed ({how}): {cost}")
        return without(_ALOUD, f"no voice is set or installed: {cost}")
    if not is_ours(settings.database.parent):
        # A built-in voice keeps files there.
        return without(_ALOUD, "not tried, as the database's folder is not this user's")
    return None
