"""A machine that does not do what the bot needs: rights, a disk without room, a damaged page."""

import os
import resource
import sqlite3
from collections.abc import Generator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

NOBODY = "nobody"
NOBODYS_ID = 65534


@contextmanager
def open_folder() -> Generator[Path]:
    """Make a folder to which everybody finds the way, and in which its owner alone writes."""
    if os.geteuid():
        pytest.skip("only root can give files away")
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


def give_away(*paths: Path) -> None:
    for path in paths:
        os.chown(path, NOBODYS_ID, NOBODYS_ID)


@contextmanager
def as_user(number: int) -> Generator[None]:
    """Be another user for a while, without root's powers."""
    os.setresuid(number, number, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


def nobody() -> AbstractContextManager[None]:
    return as_user(NOBODYS_ID)


@contextmanager
def no_room() -> Generator[None]:
    """Let no file grow for a while, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def spoil_table(path: Path, name: str) -> None:
    """Write over the first page of a table."""
    with closing(sqlite3.connect(path)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,))
        ((size,),) = db.execute("PRAGMA page_size")
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
