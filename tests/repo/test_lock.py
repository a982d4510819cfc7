"""The lock names every dependency at the version that pyproject.toml asks for."""

import re
import tomllib

from tests.repo.sources import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")


def asked_for() -> set[tuple[str, str]]:
    """List the project's own requirements, each a normalized name with its version."""
    lists = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    parted = [one.split("==") for requirements in lists for one in requirements]
    return {(normalized(name), version) for name, version in parted}


def normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.split("[", maxsplit=1)[0]).lower()


def locked() -> set[tuple[str, str]]:
    return set(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", LOCK, flags=re.MULTILINE))


def test_the_lock_is_that_of_the_project() -> None:
    """`just lock` writes it again."""
    assert asked_for() - locked() == set()


def test_everything_in_the_lock_has_a_hash() -> None:
    entries = re.split(r"^(?=[a-z0-9-]+==)", LOCK, flags=re.MULTILINE)[1:]
    assert len(entries) == len(locked()) > len(asked_for())
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_lock_names_no_registry() -> None:
    assert "://" not in LOCK
    assert "-index" not in LOCK
