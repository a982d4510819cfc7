"""A release's tag, version and changelog agree, and nothing that builds it can change unseen."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.release import notes
from tests.repo.sources import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGELOG = (
    "# Changelog\n\n## [Unreleased]\n{}\n## [1.1.0] - 2026-01-02\n\n- New\n\n## [1.0.0]\n\n- Old\n"
)


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    assert notes("v1.1.0", CHANGELOG.format(""), "1.1.0") == "- New\n"


@pytest.mark.parametrize(
    ("tag", "unreleased", "version", "reason"),
    [
        ("v1.1.1", "", "1.1.0", "the tag is v1.1.1"),
        ("1.1.0", "", "1.1.0", "the tag is 1.1.0"),
        ("v1.2.0", "", "1.2.0", "no section"),
        ("v1.1.0", "- Newer\n", "1.1.0", "still under"),
    ],
)
def test_a_release_that_does_not_agree_is_refused(
    tag: str, unreleased: str, version: str, reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        notes(tag, CHANGELOG.format(unreleased), version)


def test_the_changelog_has_a_section_of_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = project["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{version}]" in changelog


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_each_action_is_pinned_to_a_commit(path: Path) -> None:
    used = re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8"))
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", one)] == []
