"""The tales of story nights: twelve of them, whole in each language."""

import shutil
from pathlib import Path

import pytest

from encounters import tales
from encounters.faults import BookError
from encounters.ruby import without_ruby
from encounters.sources import leaves
from encounters.tales import TALES, check_tales, tale_ids, tale_words
from rules.words import TaleId


def lines_of(tale: TaleId, language: str) -> dict[object, str]:
    """Return all words of a tale by their places in its file."""
    words, told = tale_words(tale, language)
    assert told == language or not (TALES / language / f"{tale}.toml").exists()
    return {place: without_ruby(text) for place, text in leaves((), words.model_dump(mode="json"))}


def test_there_are_twelve() -> None:
    assert check_tales() == len(tale_ids()) == 12


@pytest.mark.parametrize("tale", tale_ids())
def test_each_is_whole_in_each_language(tale: TaleId) -> None:
    english = lines_of(tale, "en")
    assert len(english) == 23
    for language in ("es", "ja", "es-ES"):
        assert tale_words(tale, language)[1] in (language, language.partition("-")[0])
        own = lines_of(tale, language)
        assert own.keys() == english.keys()
        assert [place for place in own if own[place] == english[place]] == []


@pytest.mark.parametrize("language", ["es", "ja"])
def test_one_that_a_language_lacks_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    folder = tmp_path / "tales"
    shutil.copytree(TALES, folder)
    monkeypatch.setattr(tales, "TALES", folder)
    for tale in ("long-bean", "flat-hill"):
        (folder / "es-ES" / f"{tale}.toml").unlink(missing_ok=True)
    assert check_tales() == 12  # a region has what differs
    (folder / language / "flat-hill.toml").unlink()
    with pytest.raises(BookError, match=f"{language}/flat-hill.toml.*is missing"):
        check_tales()
