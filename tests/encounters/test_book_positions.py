"""Every key of a TOML text is found on the line where it stands."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from encounters.loader import SHIPPED_BOOK
from encounters.positions import Path as Place
from encounters.positions import TooDeepError, line_at, lines_of
from tests.encounters.books import ENTRY, FILES

ODD = """\
# a = 0
a = "# = [b]"  # b = 1
"quoted key" = 'c:\\'
'other "key"'.part = 1
list = [ # first
  [1, 2],
  { x = 1, y.z = [3] }, { x = 2 },

  \"\"\"
[no.table]
a = 1 \\\"\"\" \"\"\"\"\",
]
text = '''
[[no.array]]'''
inline = { p = { q = 1 } }
[table] # [x]
a.b = 1979-05-27T07:32:00Z
[[rows]]
[rows.inner]
x = 1.5
[[rows.inner.deep]]
y = +inf
[[rows]]
[[rows.inner]]
x = [
]
"""
ODD_LINES: dict[Place, int] = {
    ("a",): 2,
    ("quoted key",): 3,
    ('other "key', "part"): 4,
    ("list",): 5,
    ("list", 0): 6,
    ("list", 0, 1): 6,
    ("list", 1): 7,
    ("list", 1, "y", "z", 0): 7,
    ("list", 2, "x"): 7,
    ("list", 3): 9,
    ("text",): 13,
    ("inline", "p", "q"): 15,
    ("table",): 16,
    ("table", "a", "b"): 17,
    ("rows", 0): 18,
    ("rows", 0, "inner", "x"): 20,
    ("rows", 0, "inner", "deep", 0, "y"): 22,
    ("rows", 1): 23,
    ("rows", 1, "inner", 0): 24,
    ("rows", 1, "inner", 0, "x"): 25,
}


def _paths(value: object, path: Place = ()) -> Iterator[Place]:
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _paths(item, (*path, key))
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _paths(item, (*path, index))


def test_the_odd_corners_of_toml() -> None:
    tomllib.loads(ODD)
    lines = lines_of(ODD)
    assert {place: lines.get(place) for place in ODD_LINES} == ODD_LINES


@pytest.mark.parametrize("text", FILES.values(), ids=FILES.keys())
def test_every_path_of_a_book_is_found_and_no_other(text: str) -> None:
    assert set(lines_of(text)) == set(_paths(tomllib.loads(text)))


@pytest.mark.parametrize("file", sorted(SHIPPED_BOOK.rglob("*.toml")), ids=lambda f: f.name)
def test_every_path_of_the_shipped_book_is_found(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines = lines_of(text)
    assert set(lines) == set(_paths(tomllib.loads(text)))
    for place, line in lines.items():
        if place and isinstance(place[-1], str):
            assert place[-1] in text.split("\n")[line - 1]


def test_a_missing_path_stands_where_its_table_does() -> None:
    lines = lines_of(ENTRY)
    assert line_at(lines, ("option", 1, "tier", 0, "pay")) == lines["option", 1, "tier", 0]
    assert line_at(lines, ("nothing", 3)) == 1


@pytest.mark.parametrize("text", ["\n[a" + ".a" * 20 + "]", "\na = " + "[" * 20])
def test_what_is_too_deep_is_refused_on_its_line(text: str) -> None:
    with pytest.raises(TooDeepError) as caught:
        lines_of(text)
    assert caught.value.line == 2
