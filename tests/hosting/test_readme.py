"""Both commands of the README work in a fresh copy of the repository, as they are written."""

import os
import subprocess
from pathlib import Path

from tests.hosting.blocks import blocks
from tests.hosting.machine import repository
from tests.repo.sources import ROOT

_LONGEST = 500
_HERE = str(ROOT / ".venv")

DEMO, TESTS = [lines for _, lines in blocks("README.md")]
IN_THE_TERMINAL = ("-m bot", "-m bot demo --headless")
"""A demo in a browser would wait for somebody to end it."""
A_FEW = ("-m pytest", "-m pytest -n 0 tests/rules/test_dice.py")
"""All tests are what runs this one."""


def typed(block: str, instead: tuple[str, str], folder: Path) -> str:
    """Run a block as a person types it; give what it prints."""
    assert block.count(instead[0]) == 1
    path = [one for one in os.environ["PATH"].split(":") if not one.startswith(_HERE)]
    kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    ran = subprocess.run(
        ["bash", "-euc", block.replace(*instead)],
        cwd=folder,
        env={"PATH": ":".join(path), "HOME": str(folder.parent), "LANG": "C.UTF-8", **kept},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=_LONGEST,
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def test_both_commands_of_the_readme_work(tmp_path: Path) -> None:
    folder = tmp_path / "repository"
    folder.mkdir()
    repository(folder)
    assert "## Final score" in typed(DEMO, IN_THE_TERMINAL, folder)
    assert " passed" in typed(TESTS, A_FEW, folder)
