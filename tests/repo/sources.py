"""List the project's files and what they import, for the tests that read the code."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TEXTS = (".py", ".md", ".toml", ".ftl", ".sql", ".txt", ".example", ".yml", ".yaml", ".lock", "")


@cache
def tracked() -> tuple[Path, ...]:
    """List the files of the project, as git sees them or, without git, as they lie there."""
    git = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        found = (path for folder in ("rules", "encounters", "bot", "tests") for path in _in(folder))
        return tuple(path for path in found if path.is_file())
    paths = [ROOT / line for line in listed.splitlines()]
    return tuple(path for path in paths if path.is_file() and path.suffix in TEXTS)


def _in(folder: str) -> Iterator[Path]:
    return (path for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts)


def modules(*packages: str) -> tuple[Path, ...]:
    """List the Python files of packages."""
    folders = [ROOT / package for package in packages]
    found = [p for p in tracked() if p.suffix == ".py" and set(folders) & set(p.parents)]
    assert found, packages
    return tuple(found)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree_of(path)))


def imports(path: Path) -> Iterator[str]:
    """List the modules that a file imports, wherever it does so, by their full names."""
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            yield node.module


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
