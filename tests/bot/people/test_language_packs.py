"""A language is one folder, which may be outside the package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.i18n import words
from bot.settings import read_settings, share_language_packs
from tests.repo.sources import ROOT

GERMAN = ROOT / "tests/data/languages/de"

OF_EVERY_LANGUAGE = [
    "tests/repo/test_words.py",
    "tests/repo/test_languages.py::test_a_language_says_its_sentences_in_its_own_words",
    "tests/repo/test_help_pages.py",
    "tests/repo/test_help_figures.py",
    "tests/bot/limits/test_catalogues.py",
    "tests/bot/limits/test_command_names.py",
    "tests/pictures/test_card_names.py",
]
"""What the package's own languages are held to: a pack that is there is one more of them."""

OF_GERMAN = "of_german or de] or names_are_as_discord or no_larger_than or discord_takes"


def test_a_german_pack_is_spoken_without_a_line_in_the_package() -> None:
    """In a process of its own: commands are declared in every language when it starts."""
    own = sorted(str(path) for path in Path(__file__).parent.glob("of_german*.py"))
    run = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-k", OF_GERMAN]
    env = {**os.environ, "LANGUAGE_PACKS": str(GERMAN)}
    every = [*run, *own, *OF_EVERY_LANGUAGE]
    done = subprocess.run(every, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count(".") > 300


def test_what_a_pack_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "nl/words").mkdir(parents=True)
    (tmp_path / "nl/words/nl.ftl").write_text("lobby-join = Meespelen\n", encoding="utf-8")
    monkeypatch.setattr(words, "packs", lambda: {"nl": tmp_path / "nl"})
    dutch = words.Catalogue("nl")
    assert dutch.format("lobby-join", {}) == "Meespelen"
    assert dutch.format("verb-pass", {}) == words.words_in("en")("verb-pass")


def test_the_packs_of_the_file_are_known_to_child_processes_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE_PACKS", "")
    monkeypatch.chdir(GERMAN.parent)
    (tmp_path / "env").write_text("LANGUAGE_PACKS=de\n", encoding="utf-8")
    share_language_packs(tmp_path / "env")
    assert os.environ["LANGUAGE_PACKS"] == str(GERMAN)
    assert read_settings(tmp_path / "env").language_packs == (GERMAN,)
