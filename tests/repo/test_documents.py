"""What the documents name is there, and their prose is readable as it lies in the file."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.repo.sources import ROOT, name_of

PAGES = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
DOCUMENTS = [*PAGES, *sorted((ROOT / "docs").glob("*.md"))]
WRAPPED = [*PAGES, ROOT / "docs" / "playing.md"]
WIDEST = 120

_PATH = re.compile(
    r"[\w.*<>-]+(?:/[\w.*<>-]+)*(?:/|\.(?:py|md|toml|ftl|sql|json|yml|lock|example))"
)
_LINK = re.compile(r"""(?:\]\(|src=")(?!https?:)([^)"#]+)?(?:#([^)]+))?[)"]""")
_SETS_UP = {"table.sqlite3.20260131.backup", "data/", "doctor.json"}
"""What a host has, and the project has not."""


def files() -> Iterator[Path]:
    for folder in ("rules", "encounters", "bot", "tests", "docs", "deploy"):
        yield from (path for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts)
    yield from (path for path in ROOT.iterdir() if path.is_file())


def all_names() -> set[str]:
    """List files and folders by the ends of their paths that a sentence may name them by."""
    names = set[str]()
    for path in files():
        parts = path.relative_to(ROOT).parts
        slash = "/" if path.is_dir() else ""
        names |= {"/".join(parts[start:]) + slash for start in range(len(parts))}
    return names


def paths_in(document: Path) -> list[str]:
    """List the paths that a document names: in quoted code, and in the tree of a drawing."""
    text = document.read_text(encoding="utf-8")
    spans = re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text)
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)
    drawings = [block for language, block in blocks if not language]
    quoted = [one for one in spans if _PATH.fullmatch(one)]
    return quoted + [one for drawing in drawings for one in _PATH.findall(drawing)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_each_path_that_a_document_names_is_there(document: Path) -> None:
    names = all_names()
    missing = [
        path
        for path in paths_in(document)
        if path not in names | _SETS_UP
        if not any(fnmatch(name, re.sub("<[^>]+>", "*", path)) for name in names)
    ]
    assert missing == []


def test_the_architecture_names_many_paths() -> None:
    assert len(paths_in(ROOT / "ARCHITECTURE.md")) > 30


def anchors_of(document: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}


def links_that_lead_nowhere(document: Path) -> list[tuple[str, str]]:
    """List the links to files and pictures, or to headings in files, that are not there."""
    nowhere: list[tuple[str, str]] = []
    for path, anchor in _LINK.findall(document.read_text(encoding="utf-8")):
        target = document.parent / path if path else document
        if not target.exists() or (anchor and anchor not in anchors_of(target)):
            nowhere.append((path, anchor))
    return nowhere


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_each_link_of_a_document_leads_somewhere(document: Path) -> None:
    assert links_that_lead_nowhere(document) == []


@pytest.mark.parametrize("document", WRAPPED, ids=name_of)
def test_no_line_of_prose_is_wider_than_a_screen(document: Path) -> None:
    lines = document.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > WIDEST and not line.startswith("|")] == []
