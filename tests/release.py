"""Print what the changelog says of a release: `python -m tests.release v0.3.0`."""

import re
import sys
import tomllib

from tests.repo.sources import ROOT


def notes(tag: str, changelog: str, version: str) -> str:
    """Return the changelog's section of a tag. Raises ValueError where the three disagree."""
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, the version in pyproject.toml {version}")
    sections = re.split(r"^## \[(.+?)\].*$", changelog, flags=re.MULTILINE)
    told = dict(zip(sections[1::2], sections[2::2], strict=True))
    if version not in told:
        raise ValueError(f"CHANGELOG.md has no section [{version}]")
    if told.get("Unreleased", "").strip():
        raise ValueError("CHANGELOG.md has lines that are still under [Unreleased]")
    return told[version].strip() + "\n"


def main() -> int:
    """Print the notes, or the reason why there are none."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        print(notes(sys.argv[1], changelog, project["version"]), end="")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
