"""A language is one folder, which may be outside the package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import read_settings, share_language_packs
from tests.repo.sources import ROOT

GERMAN = ROOT / "tests/data/languages/de"


def test_a_german_pack_is_spoken_without_a_line_in_the_package() -> None:
    """In a process of its own: commands are declared in every language when it starts."""
    run = [sys.executable, "-m", "pytest", "-q", "-n", "0", "tests/bot/people/of_german.py"]
    env = {**os.environ, "LANGUAGE_PACKS": str(GERMAN)}
    done = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("....")


def test_the_packs_of_the_file_are_known_to_child_processes_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE_PACKS", "")
    monkeypatch.chdir(GERMAN.parent)
    (tmp_path / "env").write_text("LANGUAGE_PACKS=de\n", encoding="utf-8")
    share_language_packs(tmp_path / "env")
    assert os.environ["LANGUAGE_PACKS"] == str(GERMAN)
    assert read_settings(tmp_path / "env").language_packs == (GERMAN,)
