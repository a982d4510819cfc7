"""Tell what a host can fix about the database's file, in a sentence, before anything is lost.

What may pass, a lock of another program or a full disk, is StoreBusy as ever.
"""

import errno
import logging
import os
import sqlite3
from collections.abc import Collection, Generator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from bot.exits import IN_USE, HostMistake
from bot.model.errors import StoreBusy
from bot.owners import cure_of_missing, cure_of_unwritable
from bot.store.disks import MOUNTS, is_network, kind_of_disk

# The database's own: a host who reads this file's name in the first line looks for a mistake.
log = logging.getLogger("bot.store.database")

_FOLDER = "The folder {folder} cannot be written: {cure}."
_NO_FOLDER = "There is no folder {folder}, and it cannot be made ({why}): {cure}."
_BAD_FOLDER = "The folder {folder} cannot be made ({why}): set DATABASE to a file in another one."
_IS_FOLDER = "{file} is a folder: DATABASE names the file in it, such as {file}/table.sqlite3."
_DANGLES = "{file} is a link to {real}, which is not there: is its disk mounted?"
_RIGHTS = "{file} cannot be read and written ({why}): {cure}."
_NO_FILE = "{file} is no file, and stands where the bot writes one: move it away."
_LOST = (
    "{file} is missing or empty, but {copy} is beside it: restore a copy as docs/hosting.md shows, "
    "or move the copies away to begin without games."
)
_DAMAGED = (
    "{file} is no database, or damaged ({why}): restore a backup as docs/hosting.md shows, or set "
    "DATABASE to another file."
)
_FULL = "The disk of {file} is full: make room on it. Nothing that was answered is lost."
_FAILING = (
    "The disk of {file} cannot be read or written now ({why}): see with `df -h` whether it is "
    "full, and with `sudo dmesg` whether it fails. Nothing says that the file is damaged."
)
_BUSY = (
    "The database {file} cannot be used now ({why}): see whether another program has locked it, "
    "and whether its disk is full."
)
_IN_USE = (
    "Another bot runs with {file}, and holds {lock}: stop that one first, or set DATABASE to "
    "another file."
)
_ON_NETWORK = (
    "%s is on a network (%s), where SQLite can lose games: set DATABASE to a file on a disk of "
    "this machine, and send copies over the network"
)

_BESIDE = ("", "-wal", "-shm", ".lock")
"""What ends the names of the files that the bot writes."""

_COPIES = (".*.backup", ".before-*")

_FORBIDDEN = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}
_BROKEN = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}
_MISFIT = {sqlite3.SQLITE_ERROR}
"""At an upgrade: a migration meets tables that are not those of the file's version."""

_PASSING = {sqlite3.SQLITE_FULL: _FULL, sqlite3.SQLITE_IOERR: _FAILING}

_CLOSED = (errno.EACCES, errno.EPERM, errno.EROFS)
"""Errors of the system about rights."""

_PRIMARY = 0xFF
"""The bits of an error's number that say what it is; the others say where."""


def check_file(path: Path) -> None:
    """Make the folder, and check that everything in it can be written. Raises HostMistake."""
    if path.is_symlink() and not path.exists():
        raise HostMistake(_DANGLES.format(file=path.absolute(), real=path.resolve()))
    folder = path.resolve().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = _NO_FOLDER if error.errno in _CLOSED else _BAD_FOLDER
        filled = {"folder": folder, "why": error.strerror, "cure": cure_of_missing(folder)}
        raise HostMistake(sentence.format(**filled)) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise HostMistake(_FOLDER.format(folder=folder, cure=cure_of_unwritable(folder)))
    if path.is_dir():
        raise HostMistake(_IS_FOLDER.format(file=path.absolute()))
    for file in (Path(f"{path.resolve()}{ending}") for ending in _BESIDE):
        if file.exists() and not file.is_file():
            raise HostMistake(_NO_FILE.format(file=file))
        if file.exists() and not os.access(file, os.R_OK | os.W_OK):
            raise _forbidden(file, "this user may not")
    copies = [copy for ending in _COPIES for copy in folder.glob(f"{path.resolve().name}{ending}")]
    if copies and not (path.exists() and path.stat().st_size):
        # Without copies it is a first start, or what one leaves that was killed at once.
        newest = max(copies, key=lambda copy: copy.stat().st_mtime)
        raise HostMistake(_LOST.format(file=path.absolute(), copy=newest.name))


def network_warning(path: Path) -> tuple[str, Path, str] | None:
    """Return a line for the log and what fills it, if the file is on another machine's disk."""
    kind = kind_of_disk(path, MOUNTS)
    return (_ON_NETWORK, path.absolute().parent, kind) if is_network(kind) else None


def lock_of(path: Path) -> FileLock:
    """Return the lock of a file, the same by whatever path the file is called."""
    return FileLock(f"{path.resolve()}.lock", timeout=0)


def take(path: Path) -> FileLock:
    """Check a file, lock it, and log what is known of it.

    Raises HostMistake for what somebody has to fix, another process with the file included.
    """
    check_file(path)
    lock = lock_of(path)
    try:
        lock.acquire()
    except Timeout:
        sentence = _IN_USE.format(file=path.absolute(), lock=lock.lock_file)
        raise HostMistake(sentence, IN_USE) from None
    except OSError as error:
        raise _forbidden(Path(lock.lock_file), error.strerror) from None
    # Logged, as versions before 3.51.3, Debian's 3.40.1 among them, have a bug in the reset of
    # the write-ahead log; it needs two connections that write, and here one does.
    log.info("sqlite %s, %s", sqlite3.sqlite_version, path.resolve())
    if warning := network_warning(path.resolve()):
        log.warning(*warning)
    return lock


@contextmanager
def sorted_errors(path: Path) -> Generator[None]:
    """Raise HostMistake for what the host has to fix, and StoreBusy for what may pass."""
    try:
        yield
    except sqlite3.Error as error:
        raise mistake_of(path, error, _BROKEN | _MISFIT) or StoreBusy(str(error)) from error
    except OSError as error:
        if error.errno in _CLOSED:
            raise _forbidden(path, error.strerror) from error
        raise StoreBusy(str(error)) from error


def mistake_of(
    path: Path, error: sqlite3.Error, broken: Collection[int] = _BROKEN
) -> HostMistake | None:
    """Return what the host has to fix about a file, by SQLite's error; None for all else."""
    code = _code_of(error)
    if code in _FORBIDDEN:
        return _forbidden(path, error)
    if code in broken:
        return HostMistake(_DAMAGED.format(file=path.absolute(), why=error))
    return None


def passing(path: Path, error: Exception) -> str:
    """Return a sentence on what may pass: SQLite's error, or StoreBusy that it has caused."""
    sentence = _PASSING.get(_code_of(error.__cause__ or error), _BUSY)
    return sentence.format(file=path.absolute(), why=error)


def _code_of(error: BaseException) -> int:
    return getattr(error, "sqlite_errorcode", 0) & _PRIMARY


def _forbidden(file: Path, why: object) -> HostMistake:
    file = file.absolute()
    return HostMistake(_RIGHTS.format(file=file, why=why, cure=cure_of_unwritable(file)))
