"""How code looks: short files and functions, and no words from elsewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.repo.sources import ROOT, modules, name_of, tracked, tree_of

LONGEST_FILE = 400
"""Past 300 lines a file is worth a look for two subjects; nothing is cut to a count."""
LONGEST_FUNCTION = 40
ONE_MATCH = {
    *("rules/evolve.py change", "rules/engine.py _check", "rules/engine.py _play"),
    *("bot/text/details.py detail", "bot/text/journal.py headline"),
}
"""Functions that are one match over all actions or facts, each case two or three lines."""

AWAITED = {"tests/tables.py seat", "tests/tables.py a_table", "tests/stub/shapes.py guild"}
"""Functions that are to be parted."""

HOSTS = {
    *("discord.com", "example.org", "keepachangelog.com", "semver.org", "127.0.0.1"),
    *("github.com", "www.python.org", "docs.astral.sh", "redravengames.com"),
    *("www.w3.org", "www.idpf.org", "purl.org"),  # they name XML's dialects; nobody goes there
    "creativecommons.org",  # has the text of the book's licence
    "www.adobe.com",  # the fonts' licence names their maker so
}
FOREIGN = (
    "[Ii]ssue" + " #?[0-9]",
    "[Cc]" + "laude",
    "[Ss]ub" + "agent",
    r"\bthis " + r"session\b",
    r"\bL" + r"LM\b",
)
OPEN_ENDS = ("TO" + "DO", "FIX" + "ME", "XX" + "X", "xf" + "ail", "NotImplemented" + "Error")


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    long = [
        name_of(path)
        for path in modules("rules", "encounters", "bot", "tests")
        if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST_FILE
        and "cards" not in path.parts
    ]
    assert long == []


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Yield each function with its length."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            yield f"{name_of(path)} {node.name}", length


def test_no_function_is_longer_than_forty_lines() -> None:
    long = [
        f"{name} {length}"
        for path in modules("rules", "encounters", "bot", "tests")
        for name, length in functions(path)
        if length > LONGEST_FUNCTION and name not in ONE_MATCH | AWAITED
    ]
    assert long == []


def test_half_of_all_files_and_functions_are_short() -> None:
    paths = modules("rules", "encounters", "bot")
    files = sorted(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)
    lengths = sorted(length for path in paths for _, length in functions(path))
    assert files[len(files) // 2] <= 100
    assert lengths[len(lengths) // 2] <= 10


def texts() -> Iterator[tuple[str, str]]:
    for path in tracked():
        if path != Path(__file__):
            yield name_of(path), path.read_text(encoding="utf-8")


def found(pattern: str) -> list[str]:
    return [f"{name}: {hit}" for name, text in texts() for hit in re.findall(pattern, text)]


def test_nothing_is_left_open() -> None:
    """The first of the marks is a common word in Spanish."""
    hits = found(rf"\b(?:{'|'.join(OPEN_ENDS)})\b")
    in_spanish = re.compile(rf"encounters/book/es(?:-ES)?/.*: {OPEN_ENDS[0]}")
    assert [hit for hit in hits if not in_spanish.fullmatch(hit)] == []


def test_no_path_of_a_machine() -> None:
    folders = "|".join(("wo" + "rk", "tm" + "p", "fa" + "rm", "ro" + "ot", "ho" + "me/[a-z]+"))
    assert found(rf"(?:^|[^a-z.])/(?:{folders})/") == []


def test_no_host_but_the_known_ones() -> None:
    hosts = {hit.rsplit("/", 1)[-1] for hit in found(r"https?://[A-Za-z0-9.-]+\.[a-z]{2,}")}
    assert {host.removeprefix("https:").strip() for host in hosts} <= HOSTS


def test_no_words_that_do_not_belong() -> None:
    assert found("|".join(FOREIGN)) == []


def test_no_discord_is_mocked() -> None:
    pattern = r"\b(?:Magic" + r"Mock|Async" + r"Mock|mock\.patch)\b"
    assert [hit for hit in found(pattern) if hit.startswith("tests/")] == []


def test_the_readme_and_the_changelog_are_there() -> None:
    for name in ("README.md", "CHANGELOG.md", "LICENSE", ".env.example"):
        assert (ROOT / name).is_file(), name
