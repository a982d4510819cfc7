"""Books are checked when the bot starts, and kept for their games when their files are gone."""

import shutil
from pathlib import Path

import pytest

from bot.service.history.books import Books
from bot.store.database import Database
from encounters.faults import BookError
from encounters.loader import SHIPPED_BOOK, load
from rules.words import ParagraphNumber
from tests.encounters.books import a_book

ONE = ParagraphNumber(1)


def test_a_pack_is_refused_for_a_fault_of_its_translation(tmp_path: Path) -> None:
    pack = a_book(tmp_path, {"es/001.toml": "[words"})
    with pytest.raises(BookError, match=r"es/001\.toml:1"):
        Books([SHIPPED_BOOK, pack])


async def test_a_kept_book_is_told_in_its_translations(tmp_path: Path) -> None:
    folder = a_book(tmp_path / "pack")
    mark = load(folder).fingerprint
    database = Database(tmp_path / "table.sqlite3")
    await database.open()
    await database.write(lambda db: Books([folder]).save(db, mark))
    shutil.rmtree(folder)
    kept = await Books([SHIPPED_BOOK]).fetch(database, mark)
    assert kept.stories.title(ONE, "es") == "El puente de peaje"
    await database.close()
