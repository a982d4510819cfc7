"""Find the line of each key in a TOML text, because `tomllib` does not keep them.

The text need not be valid: what `tomllib` will refuse is skipped here, in linear time.
"""

import re
from collections.abc import Iterator, Mapping
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]

DEEPEST = 16

_TOKEN = re.compile(
    r'''
      (?P<gap> [^\S\n]+ | \#[^\n]* )
    | (?P<long> """ (?: \\. | [^\\] )*? (?: "{3,5} | \\?\Z ) | \'{3} .*? (?: \'{3,5} | \Z ) )
    | (?P<short> " (?: \\. | [^"\\\n] )* "? | \' [^'\n]* \'? )
    | (?P<mark> [][{}=,.\n] )
    | (?P<word> [^][{}=,.\s"'\#]+ )
    ''',
    re.VERBOSE | re.DOTALL,
)
_MARKS = frozenset("[]{}=,\n") | {""}


class TooDeepError(ValueError):
    """The error of tables and arrays nested more deeply than any paragraph needs."""

    def __init__(self, line: int) -> None:
        self.line = line
        super().__init__(f"goes more than {DEEPEST} keys deep")


def lines_of(text: str) -> Mapping[Path, int]:
    """Map each table, key and array item to its line; the empty path is line 1.

    Raises `TooDeepError`.
    """
    return _Scanner(text).document()


def line_at(lines: Mapping[Path, int], path: Path) -> int:
    """Find the line of a path, or of the table or array that should have it."""
    while path not in lines:
        path = path[:-1]
    return lines[path]


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line = 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup != "gap":
            yield match.group(), line
        line += match.group().count("\n")
    yield "", line


class _Scanner:
    """Read the tokens once; each method reads one element of TOML's grammar."""

    def __init__(self, text: str) -> None:
        self.tokens = tuple(_tokens(text))
        self.at = 0
        self.lines: dict[Path, int] = {(): 1}
        self.sizes: dict[Path, int] = {}

    @property
    def here(self) -> str:
        return self.tokens[self.at][0]

    @property
    def line(self) -> int:
        return self.tokens[self.at][1]

    def document(self) -> Mapping[Path, int]:
        table: Path = ()
        while self.here:
            if self.here == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip_to("\n")
            self.at += self.here == "\n"
        return self.lines

    def header(self) -> Path:
        line = self.line
        self.at += 1
        is_array = self.here == "["
        self.at += is_array
        path: Path = ()
        for part in self.key():
            path = self.newest((*path, part))
        if is_array and path:
            table = path[:-1] if isinstance(path[-1], int) else path
            self.sizes[table] = self.sizes.get(table, 0) + 1
            path = self.newest(table)
        self.note(path, line)
        return path

    def newest(self, path: Path) -> Path:
        """Enter the last table so far, if the path is an array of tables."""
        return (*path, self.sizes[path] - 1) if path in self.sizes else path

    def pair(self, table: Path) -> None:
        line = self.line
        path = (*table, *self.key())
        if path != table:
            self.note(path, line)
        if self.here == "=":
            self.at += 1
            self.value(path)

    def key(self) -> tuple[str, ...]:
        start = self.at
        while self.here not in _MARKS:
            self.at += 1
        if self.at - start > 2 * DEEPEST:
            raise TooDeepError(self.line)
        parts = (token for token, _ in self.tokens[start : self.at])
        return tuple(part.strip("\"'") for part in parts if part != ".")

    def value(self, path: Path) -> None:
        if self.here == "[":
            self.array(path)
        elif self.here == "{":
            self.inline_table(path)
        else:
            self.skip_to("\n,]}")

    def array(self, path: Path) -> None:
        index = 0
        self.at += 1
        while self.here not in ("]", ""):
            if self.here in ",\n}":
                index += self.here == ","
                self.at += 1
            else:
                self.note((*path, index), self.line)
                self.value((*path, index))
        self.at += self.here == "]"

    def inline_table(self, path: Path) -> None:
        self.at += 1
        while self.here not in ("}", ""):
            start = self.at
            self.pair(path)
            self.at += self.at == start
        self.at += self.here == "}"

    def skip_to(self, ends: str) -> None:
        while self.here and self.here not in ends:
            self.at += 1

    def note(self, path: Path, line: int) -> None:
        """Store where a path, and each path that contains it, first appears."""
        if len(path) > DEEPEST:
            raise TooDeepError(line)
        while path not in self.lines:
            self.lines[path] = line
            path = path[:-1]
