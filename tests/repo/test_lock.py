"""The lock names every dependency at the version that pyproject.toml asks for."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.repo.sources import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
EXTRAS = ("narration", "voice")
"""What a host may install beside the bot."""


def asked_for() -> set[tuple[str, str]]:
    """List the project's own requirements, each a normalized name with its version."""
    lists = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    parted = [one.split("==") for requirements in lists for one in requirements]
    return {(normalized(name), version) for name, version in parted}


def normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.split("[", maxsplit=1)[0]).lower()


def locked() -> set[tuple[str, str]]:
    return pins(LOCK)


def pins(lock: str) -> set[tuple[str, str]]:
    return set(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", lock, flags=re.MULTILINE))


def lock_of(extra: str) -> str:
    return (ROOT / f"requirements.{extra}.lock").read_text(encoding="utf-8")


def test_the_lock_is_that_of_the_project() -> None:
    """`just lock` writes it again."""
    assert asked_for() - locked() == set()


def test_everything_in_the_lock_has_a_hash() -> None:
    entries = re.split(r"^(?=[a-z0-9-]+==)", LOCK, flags=re.MULTILINE)[1:]
    assert len(entries) == len(locked()) > len(asked_for())
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("extra", ["", *EXTRAS])
def test_the_lock_names_no_registry(extra: str) -> None:
    lock = LOCK if not extra else lock_of(extra)
    assert "://" not in lock
    assert "-index" not in lock


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_lock_of_an_extra_is_the_bots_and_the_extras(extra: str) -> None:
    """A host installs it in place of the bot's own."""
    lock = lock_of(extra)
    pinned = pins(lock)
    asked = PROJECT["dependencies"] + PROJECT["optional-dependencies"][extra]
    assert {
        (normalized(name), version) for name, version in (one.split("==") for one in asked)
    } <= pinned
    assert pins(lock_of("run")) <= pinned <= locked()
    entries = re.split(r"^(?=[a-z0-9-]+==)", lock, flags=re.MULTILINE)[1:]
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []
    assert f"-r requirements.{extra}.lock" in HOSTING


def test_the_wheel_of_a_release_says_where_the_project_lives(tmp_path: Path) -> None:
    """The step of the workflow is run on a copy of pyproject.toml."""
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    (step,) = re.findall(r"run: \|\n((?: {10}.*\n)+) {8}env:\n {10}PROJECT_URL", workflow)
    file = tmp_path / "pyproject.toml"
    shutil.copy(ROOT / "pyproject.toml", file)
    named = {"PROJECT_URL": "http://127.0.0.1/games", "GITHUB_REF_NAME": "v1.0.0"}
    subprocess.run(["bash", "-ec", step], cwd=tmp_path, env={**os.environ, **named}, check=True)
    made = tomllib.loads(file.read_text(encoding="utf-8"))
    assert made["project"].pop("urls") == {
        "Homepage": "http://127.0.0.1/games",
        "Issues": "http://127.0.0.1/games/issues",
        "Changelog": "http://127.0.0.1/games/blob/v1.0.0/CHANGELOG.md",
    }
    assert made["project"] == PROJECT
