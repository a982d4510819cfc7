"""Stand between SQLite and its files: note what has reached the disk, lose the rest, or fail.

SQLite takes a file system as a table of C functions, a "VFS". This one calls the machine's own for
everything, and sees each write, truncation and fsync of the databases in one folder. Directories
are taken for durable: a database and its log are there before they are used.
"""

import ctypes
from _sqlite3 import __file__ as sqlite_module
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

SECTOR = 512
FULL, READ_FAILS, WRITE_FAILS, SYNC_FAILS = 13, 10 | 1 << 8, 10 | 3 << 8, 10 | 4 << 8
"""SQLITE_FULL, and SQLITE_IOERR with what failed."""

_DATABASE_OR_LOG = 0x100 | 0x80000
_OPEN = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_DELETE = ctypes.CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_MOVE = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = ctypes.CFUNCTYPE(c_int, c_void_p, c_int)

_KEPT: list[Any] = []
"""What C may still call: a connection may be closed later than its disk is watched."""


class _Vfs(ctypes.Structure):
    _fields_ = (
        *[(name, c_int) for name in ("version", "size_of_file", "longest_path")],
        *(("next", c_void_p), ("name", c_char_p), ("data", c_void_p)),
        *[(name, c_void_p) for name in ("open", "delete")],
        ("others", c_void_p * 13),
    )


class _Methods(ctypes.Structure):
    _fields_ = (
        ("version", c_int),
        *[(name, c_void_p) for name in ("close", "read", "write", "truncate", "sync")],
        ("others", c_void_p * 13),
    )


@dataclass
class Stored:
    """A file: what an fsync has confirmed, and what was written since, in its order.

    A write is its place and its bytes, a truncation its size and None.
    """

    synced: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes | None]] = field(default_factory=list[tuple[int, bytes | None]])

    def after_a_cut(self, dice: Random) -> bytes:
        """Lose some sectors of what was not confirmed, reorder the rest, and garble some."""
        sectors = [one for write in self.pending for one in _sectors(*write)]
        match dice.choice(("none", "first", "any", "any", "all")):
            case "none":
                sectors = []
            case "first":
                sectors = sectors[: dice.randint(0, len(sectors))]
            case "any":
                share = dice.random()
                sectors = [one for one in sectors if dice.random() < share]
            case _:
                pass
        if dice.random() < 0.5:
            dice.shuffle(sectors)
        if dice.random() < 0.3:
            sectors = [_garbled(one, dice) for one in sectors]
        content = self.synced.copy()
        for place, data in sectors:
            _write(content, place, data)
        return bytes(content)

    def sync(self) -> None:
        """Confirm all that was written."""
        for place, data in self.pending:
            _write(self.synced, place, data)
        self.pending.clear()


def _write(content: bytearray, place: int, data: bytes | None) -> None:
    if data is None:
        del content[place:]
    else:
        content.extend(bytes(max(0, place - len(content))))
        content[place : place + len(data)] = data


def _sectors(place: int, data: bytes | None) -> Iterator[tuple[int, bytes | None]]:
    if data is None:
        yield place, None
        return
    first = place - place % SECTOR
    for start in range(first, place + len(data), SECTOR):
        begin, end = max(start, place), min(start + SECTOR, place + len(data))
        yield begin, data[begin - place : end - place]


def _garbled(sector: tuple[int, bytes | None], dice: Random) -> tuple[int, bytes | None]:
    place, data = sector
    return (place, dice.randbytes(len(data))) if data and dice.random() < 0.1 else sector


class Disk:
    """The databases in a folder, while `watching` it.

    `failing` are the codes with which `read`, `write` and `sync` fail. `on_write` is called before
    each write, truncation and fsync takes effect.
    """

    def __init__(self, folder: Path) -> None:
        self.failing: dict[str, int] = {}
        self.on_write: Callable[[], None] = lambda: None
        self.files: dict[str, Stored] = {}
        self._folder = f"{folder}/"
        self._handles: dict[int, str] = {}
        self._library = ctypes.CDLL(sqlite_module)
        self._library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._real = self._library.sqlite3_vfs_find(None).contents
        self._methods: dict[int, _Methods] = {}

    @contextmanager
    def watching(self) -> Iterator["Disk"]:
        """Let every connection that is opened meanwhile go through here."""
        vfs = _Vfs.from_buffer_copy(self._real)
        _KEPT.append(vfs)
        vfs.name, vfs.next = b"watched", None
        vfs.open = self._keep(_OPEN(self._open))
        vfs.delete = self._keep(_DELETE(self._delete))
        self._library.sqlite3_vfs_register(ctypes.byref(vfs), 1)
        try:
            yield self
        finally:
            self._library.sqlite3_vfs_unregister(ctypes.byref(vfs))
            self._library.sqlite3_vfs_register(ctypes.byref(self._real), 1)

    def snapshot(self) -> dict[str, Stored]:
        """Give the files as they are this instant."""
        return {
            name: Stored(one.synced.copy(), list(one.pending)) for name, one in self.files.items()
        }

    def replace(self, contents: dict[str, bytes]) -> None:
        """Put other contents into the files, of which nobody has any open."""
        for name, content in contents.items():
            Path(name).write_bytes(content)
            Path(f"{name}-shm").unlink(missing_ok=True)
            self.files[name] = Stored(bytearray(content))

    def _keep(self, function: Any) -> int | None:
        _KEPT.append(function)
        return ctypes.cast(function, c_void_p).value

    def _open(self, _vfs: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        real = _OPEN(self._real.open)
        code = real(ctypes.addressof(self._real), name, file, flags, out)
        path = ctypes.string_at(name).decode() if name else ""
        if code == 0 and flags & _DATABASE_OR_LOG and path.startswith(self._folder):
            table = ctypes.cast(file, POINTER(c_void_p))
            assert table[0]
            if table[0] not in self._methods:
                self._methods[table[0]] = self._wrapped(_Methods.from_address(table[0]))
                _KEPT.append(self._methods[table[0]])
            table[0] = ctypes.addressof(self._methods[table[0]])
            self._handles[file] = path
            if path not in self.files:
                self.files[path] = Stored(bytearray(Path(path).read_bytes()))
        return code

    def _delete(self, _vfs: int, name: bytes, sync: int) -> int:
        self.files.pop(name.decode(), None)
        return _DELETE(self._real.delete)(ctypes.addressof(self._real), name, sync)

    def _wrapped(self, real: _Methods) -> _Methods:
        """Wrap a table of methods: `real` is what the machine does."""
        read, write = _MOVE(real.read), _MOVE(real.write)
        truncate, sync = _TRUNCATE(real.truncate), _SYNC(real.sync)

        def watched_read(file: int, data: int, size: int, place: int) -> int:
            return self.failing.get("read", 0) or read(file, data, size, place)

        def watched_write(file: int, data: int, size: int, place: int) -> int:
            self.on_write()
            if code := self.failing.get("write", 0):
                return code
            self._stored(file).pending.append((place, ctypes.string_at(data, size)))
            return write(file, data, size, place)

        def watched_truncate(file: int, size: int) -> int:
            self.on_write()
            self._stored(file).pending.append((size, None))
            return truncate(file, size)

        def watched_sync(file: int, flags: int) -> int:
            self.on_write()
            if code := self.failing.get("sync", 0):
                self._stored(file).pending.clear()  # Linux takes its pages for written
                return code
            self._stored(file).sync()
            return sync(file, flags)

        methods = _Methods.from_buffer_copy(real)
        methods.read = self._keep(_MOVE(watched_read))
        methods.write = self._keep(_MOVE(watched_write))
        methods.truncate = self._keep(_TRUNCATE(watched_truncate))
        methods.sync = self._keep(_SYNC(watched_sync))
        return methods

    def _stored(self, file: int) -> Stored:
        return self.files.setdefault(self._handles[file], Stored())
