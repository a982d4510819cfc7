"""Say which command lets the bot's user read or write what it may not.

The bot and its doctor say the same.
"""

import os
import pwd
import shlex
import sys
from pathlib import Path

_HERE = Path(__file__).parent.parent

_READ_ONLY = (
    "its disk is read-only; make it writable again (`sudo dmesg` may say why), or where systemd "
    "starts the bot, name {folder} in ReadWritePaths of its unit"
)
_AS_OWNER = "run this as the bot's user: {command}"
_GIVE = "give it to this user: {command}"
_OPEN = "let its owner write it: {command}"
_MAKE = "run this in the bot's folder, or make it: {command}"
_LET_READ = "let this user read it: {command}"


def cure_of_unwritable(path: Path) -> str:
    """Return what lets this user write a folder, or a file in one. Raises OSError."""
    folder = path if path.is_dir() else path.parent
    if command := _as_owner(folder):
        return command
    if os.statvfs(folder).f_flag & os.ST_RDONLY:
        return _READ_ONLY.format(folder=folder)
    # In a folder that cannot be written no file is of use.
    place = path if os.access(folder, os.W_OK | os.X_OK) and path.exists() else folder
    if _is_mine(place):
        return _OPEN.format(command=_typed("sudo", "chmod", "u+rwX", place))
    # Never all of a folder that may be the system's, such as /var/lib.
    if _is_mine(folder) or _HERE in folder.parents:
        return _GIVE.format(command=_typed("sudo", "chown", "-R", _user(), folder))
    return _GIVE.format(command=_typed("sudo", "chown", _user(), place))


def cure_of_missing(folder: Path) -> str:
    """Return what makes a folder that this user cannot make."""
    make, give = ("sudo", "mkdir", "-p", folder), ("sudo", "chown", _user(), folder)
    return _MAKE.format(command=f"{_typed(*make)} && {_typed(*give)}")


def cure_of_unreadable(file: Path, folder: Path) -> str:
    """Return what lets this user read a file; `folder` is the bot's, if it is there."""
    give, let = ("sudo", "chgrp", _user(), file), ("sudo", "chmod", "640", file)
    as_owner = _as_owner(folder) if folder.exists() else None
    return as_owner or _LET_READ.format(command=f"{_typed(*give)} && {_typed(*let)}")


def _as_owner(folder: Path) -> str | None:
    """Return how to run this as the owner of a folder, if a person has not done so."""
    owner = folder.stat().st_uid
    # systemd, and a container in which this is the one process, know the bot's user.
    is_service = "NOTIFY_SOCKET" in os.environ or os.getpid() == 1
    if is_service or owner in (0, os.geteuid()):
        return None
    command = ("sudo", "-u", _name_of(owner), sys.executable, *sys.orig_argv[1:])
    return _AS_OWNER.format(command=_typed(*command))


def _is_mine(path: Path) -> bool:
    return path.stat().st_uid == os.geteuid()


def _typed(*words: str | Path) -> str:
    return shlex.join(map(str, words))


def _user() -> str:
    return _name_of(os.geteuid())


def _name_of(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:  # a container's own users have numbers alone
        return str(user)
