"""The log says what failed, and names nobody."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.repo.sources import modules, name_of, nodes_of

LOGGERS = ("log", "_log")
LEVELS = ("debug", "info", "warning", "error", "exception", "critical")
PEOPLE = (
    *("user", "users", "user_id", "person", "people", "member", "members", "author", "mention"),
    *("owner", "owners", "owner_id", "host", "host_id", "username", "display_name", "player"),
)


def test_no_line_of_the_log_names_a_person() -> None:
    lines = [(path, line) for path in modules("bot") for line in logged(path)]
    assert len(lines) > 60
    naming = [f"{name_of(path)}:{line.lineno}" for path, line in lines if words(line) & {*PEOPLE}]
    assert naming == []


def logged(path: Path) -> Iterator[ast.Call]:
    """List the calls by which a file writes to the log."""
    for node in nodes_of(path):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=logger), attr=level)):
                if logger in LOGGERS and level in LEVELS:
                    yield node
            case _:
                pass


def words(line: ast.Call) -> set[str]:
    """Give the names of all values that a call is made with."""
    inner = [one for given in (*line.args, *line.keywords) for one in ast.walk(given)]
    names = {one.id for one in inner if isinstance(one, ast.Name)}
    return names | {one.attr for one in inner if isinstance(one, ast.Attribute)}
