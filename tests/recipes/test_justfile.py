"""Each recipe of the justfile runs: CI runs most, and the others are tried as small as can be."""

import json
import re
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from tests.ladder import __main__ as ladder
from tests.naming import one_of
from tests.recipes.copies import Copy
from tests.recipes.test_recipes import CHECKS
from tests.repo.sources import ROOT

SMALLEST = {
    "_list": ("just", "Everything that CI checks"),
    "bench": ("just bench --help", "python -m tests.bench"),
    "demo": ("just demo --help", "play a game in the terminal"),
    "fix": ("just fix", "1 fixed"),
    "ladder": ("just ladder two --games 2", "guest against the stand-in, 2"),
    "lock": ("just lock --help", "uv pip compile"),
    "types": ("just types tests/naming.py", "0 errors"),
}
"""What is run of a recipe, and what it says."""

ELSEWHERE = {
    "check": "CI runs it",
    "audit": "asks a network service that is not everywhere",
    "_lock_with": "`lock` runs it for each file",
    "gallery": "needs a browser, and changes what is tracked; `tests/gallery` has tests of its own",
    "quick": "takes a minute and a half; all that it runs is run by `check` too",
    "test": "the recipes of CONTRIBUTING.md run it",
}
"""Why a recipe is not tried here."""


def _run_by(recipe: str, known: dict[str, Any]) -> set[str]:
    """Return all recipes that one runs, also those of the recipes that it runs."""
    run = {one["recipe"] for one in known[recipe]["dependencies"]}
    return run.union(*(_run_by(one, known) for one in run))


def recipes() -> dict[str, Any]:
    dump = [f"{sys.prefix}/bin/just", "--dump", "--dump-format", "json"]
    said = subprocess.run(dump, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return json.loads(said)["recipes"]


def test_every_recipe_is_run_somewhere() -> None:
    known = recipes()
    tried = _run_by("check", known) | SMALLEST.keys() | ELSEWHERE.keys()
    untried = ", ".join(sorted(known.keys() - tried))
    assert not untried, f"write in SMALLEST of {Path(__file__).name} how {untried} is tried"


def test_each_recipe_runs_at_its_smallest(copy: Copy) -> None:
    (copy.folder / "tests" / "untidy.py").write_text("import os\n", encoding="utf-8")
    for command, said in SMALLEST.values():
        answer = copy.run(command)
        assert said in answer.text, answer.text


def test_what_is_to_be_run_is_there() -> None:
    """The quick tests, and what CONTRIBUTING.md says to run for each row."""
    known = recipes()
    quick = " ".join([str(part) for line in known["quick"]["body"] for part in line])
    commands = [command for checks in CHECKS.values() for command in checks]
    assert {command.split()[1] for command in commands if command.startswith("just ")} <= {*known}
    paths = re.findall(r"(?:tests|bot|rules)/[\w/.]*", " ".join([quick, *commands]))
    assert len(paths) > 20
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_no_name_is_every_name(capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    parser.add_argument("names", nargs="*", type=one_of(("one", "two")))
    assert parser.parse_args([]).names == []
    assert parser.parse_args(["two", "one"]).names == ["two", "one"]
    with pytest.raises(SystemExit):
        parser.parse_args(["three"])
    assert "three is none of one, two" in capsys.readouterr().err


def test_a_ladder_without_names_has_every_rung(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["ladder"])
    monkeypatch.setattr(ladder, "climb", lambda *_: ladder.Result(1, 1, 1, 1, 0, 0))
    with pytest.raises(SystemExit):
        ladder.main()
    assert capsys.readouterr().out.count("0 s") == len(ladder.RUNGS)
