"""Load books from disk, and the books of older games from the database.

A book is stored when a lobby opens with it, so that its games keep it even if the files change.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from bot.exits import HostMistake
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.store import books as store
from bot.store.database import Database
from encounters.faults import BookError
from encounters.loader import LoadedBook, load
from encounters.opening import open_book
from rules.editions import VARIANTS, Game

_NO_PACK = "ENCOUNTER_PACKS names {folder}, and there is no such folder."


class Books:
    """The books by fingerprint; the first folder's is the default."""

    def __init__(self, folders: Iterable[Path], languages: tuple[Path, ...] = ()) -> None:
        """Open the folders; packs of `languages` translate the first, the bot's own.

        Raises HostMistake for a folder that is missing, BookError for faults.
        """
        self._folders: dict[str, Path] = {}
        self._loaded: dict[str, LoadedBook] = {}
        for folder in folders:
            if not folder.is_dir():
                raise HostMistake(_NO_PACK.format(folder=folder.absolute()))
            try:
                if self._folders:
                    load(folder)  # reports faults in a pack's translations; CI checks our own
                book = open_book(folder, () if self._folders else languages)
            except BookError as error:
                error.add_note(f"The encounter pack {folder} cannot be used")
                raise
            self._folders[book.fingerprint] = folder
            self._loaded[book.fingerprint] = book

    @property
    def default(self) -> str:
        """Return the fingerprint of the bot's own book."""
        return next(iter(self._folders))

    def titles(self) -> dict[str, str]:
        """Return the titles of the books on disk, by fingerprint."""
        return {one: self._loaded[one].pack.title for one in self._folders}

    def __getitem__(self, fingerprint: str) -> LoadedBook:
        """Return a loaded book."""
        return self._loaded[fingerprint]

    def game_of(self, row: GameRow) -> Game:
        """Return a game's constants: edition, book, reading, variant, what is known already.

        Its book is loaded.
        """
        book, heard = self._loaded[row.book].book, frozenset(row.heard)
        return Game(row.edition_played, book, row.reading, VARIANTS[row.variant], heard)

    def save(self, db: sqlite3.Connection, fingerprint: str) -> None:
        """Store a book, unless it is stored already."""
        if not store.has(db, fingerprint):
            store.put(db, fingerprint, pack(self._folders[fingerprint]))

    async def fetch(self, database: Database, fingerprint: str) -> LoadedBook:
        """Return a book, from the database where it is no longer on disk.

        Raises Declined where it is in neither.
        """
        if fingerprint not in self._loaded:
            packed = await database.read(lambda db: store.find(db, fingerprint))
            if packed is None:
                raise Declined("book-missing")
            self._loaded[fingerprint] = await asyncio.to_thread(_unpack, packed)
        return self._loaded[fingerprint]


def pack(folder: Path) -> bytes:
    """Return a book's files as they are stored: a ZIP file."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*.toml")):
            archive.write(path, path.relative_to(folder))
    return packed.getvalue()


def _unpack(packed: bytes) -> LoadedBook:
    with tempfile.TemporaryDirectory() as folder, ZipFile(BytesIO(packed)) as archive:
        # Only `pack` makes these: no name in one leads out of the folder.
        archive.extractall(folder)
        return load(Path(folder))
