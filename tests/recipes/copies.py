"""A copy of the tree, in which a recipe of CONTRIBUTING.md is performed as its reader would."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.repo.sources import ROOT

FOLDERS = ("bot", "encounters", "rules", "tests", "docs/decisions")

TYPES, TESTS = "just types ", "just test "

FAST = "-n 0 -p no:cacheprovider -p no:simcord"
"""Options of pytest: in one process, and without a plugin that takes a second to load."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A text put behind the first match of a pattern in a file, or in place of its group.

    A file that is not there is written.
    """

    path: str
    behind: str
    text: str


@dataclass(frozen=True, slots=True)
class Recipe:
    """A row of CONTRIBUTING.md, performed: `said` are patterns of what its checks say halfway."""

    row: str
    halfway: Sequence[Edit]
    said: Sequence[str]
    whole: Sequence[Edit]
    commands: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What commands said, and whether all were content."""

    content: bool
    text: str

    def about(self, path: str) -> "Answer":
        """Return what pyright says of one of the files that it was asked about."""
        lines = [line for line in self.text.splitlines() if f"{path}:" in line]
        has_error = any(" - error: " in line for line in lines)
        return Answer(self.content or (bool(lines) and not has_error), "\n".join(lines) + "\n")


def joined(answers: Sequence[Answer]) -> Answer:
    """Join what several commands said."""
    return Answer(all(one.content for one in answers), "".join(one.text for one in answers))


def _parts(check: str) -> list[str]:
    """Split a check of several files into one for each; options belong to all of them."""
    words = check.split()
    if not check.startswith((TYPES, TESTS)) or any(word.startswith("-") for word in words):
        return [check]
    return [" ".join([*words[:2], path]) for path in words[2:]]


class Copy:
    """The tree in a folder of its own, with the same interpreter and tools."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in FOLDERS:
            shutil.copytree(ROOT / name, folder / name)
        for path in (*ROOT.iterdir(), *(ROOT / "docs").iterdir()):
            if path.is_file() and path.name != ".env":
                shutil.copy(path, folder / path.relative_to(ROOT))
        (folder / ".venv").symlink_to(sys.prefix)
        self._edited: set[str] = set()

    def edit(self, edits: Iterable[Edit]) -> None:
        """Make edits, after those that were made before are taken back."""
        for name in self._edited:
            (self.folder / name).unlink()
            if (ROOT / name).exists():
                shutil.copy(ROOT / name, self.folder / name)
        self._edited.clear()
        for one in edits:
            self._make(one)

    def _make(self, edit: Edit) -> None:
        path = self.folder / edit.path
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        found = re.search(edit.behind, before, re.MULTILINE)
        assert found, f"fix tests/recipes: {edit.path} has nothing like {edit.behind}"
        begin, end = found.span(1) if found.re.groups else (found.end(), found.end())
        path.write_text(before[:begin] + edit.text + before[end:], encoding="utf-8")
        self._edited.add(edit.path)

    def check(self, checks: Iterable[str]) -> dict[str, Answer]:
        """Run the checks of several recipes, each file once; give what is said to each check.

        pyright loads the whole tree for each run: it is asked about all files at once.
        """
        parts = {check: _parts(check) for check in checks}
        every = dict.fromkeys([part for found in parts.values() for part in found])
        typed = [part for part in every if part.startswith(TYPES)]
        said = {part: self.run(part) for part in every if part not in typed}
        if typed:
            report = self.run(TYPES + " ".join([part.removeprefix(TYPES) for part in typed]))
            said |= {part: report.about(part.removeprefix(TYPES)) for part in typed}
        return {check: joined([said[part] for part in found]) for check, found in parts.items()}

    def run(self, *commands: str) -> Answer:
        """Run commands, each as somebody types it in the folder."""
        paths = os.pathsep.join([str(self.folder / ".venv" / "bin"), os.environ["PATH"]])
        env = {**os.environ, "PATH": paths, "PYTEST_ADDOPTS": FAST}
        ran = [
            subprocess.run(
                command.split(),
                cwd=self.folder,
                env=env,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            for command in commands
        ]
        return Answer(not any(one.returncode for one in ran), "".join(one.stdout for one in ran))
