"""Write what the migrations lead to into one file: `python -m tests.store.schema`."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.upgrade import MIGRATIONS, upgrade

SCHEMA = MIGRATIONS.with_name("schema.sql")

_HEAD = "-- What the migrations lead to, to be read: `python -m tests.store.schema` writes it.\n"
_QUERY = (
    "SELECT type, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' "
    "ORDER BY tbl_name, type = 'index', name"
)
_COMMENTS_FROM = 42
"""The column in which the comments of a table's columns begin, as in the migrations."""


async def schema() -> str:
    """Return the schema of a database that was made just now: each table, then its indexes."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "table.sqlite3"
        await upgrade(path)
        with closing(sqlite3.connect(path)) as db:
            found = db.execute(_QUERY).fetchall()
    return _HEAD + "".join(
        [f"\n{_table(sql)}\n" if kind == "table" else f"{sql};\n" for kind, sql in found]
    )


def _table(sql: str) -> str:
    """Return a table's statement with each column in a line, its comment behind.

    SQLite keeps what ALTER TABLE adds in one line, behind the comment of the last column.
    """
    found = re.fullmatch(r'CREATE TABLE "?(\w+)"? \((.*)\)(.*)', sql, re.DOTALL)
    assert found, sql
    name, body, options = found.groups()
    parts = re.findall(r"--[^\n]*|'[^']*'|[(),]|[^-'(),]+", body)
    assert "".join(parts) == body
    columns, depth = [["", ""]], 0
    for part in parts:
        depth += (part == "(") - (part == ")")
        if part.startswith("--"):
            is_last = columns[-1][0].strip() != ""
            columns[-1 if is_last else -2][1] = part
        elif part == "," and not depth:
            columns.append(["", ""])
        else:
            columns[-1][0] += part
    ends = [","] * (len(columns) - 1) + [""]
    lines = [
        f"  {column.strip()}{end}".ljust(_COMMENTS_FROM if comment else 0) + comment
        for (column, comment), end in zip(columns, ends, strict=True)
    ]
    return "\n".join([f"CREATE TABLE {name} (", *lines, f"){options};"])


if __name__ == "__main__":
    SCHEMA.write_text(asyncio.run(schema()), encoding="utf-8")
