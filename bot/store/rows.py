"""Map frozen rows to columns: a field's name is its column's, its type says how it is read."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Generic, Protocol, TypeVar, get_args, get_type_hints


class _Data(Protocol):
    """What every dataclass has."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Row = TypeVar("Row", bound=_Data)
Convert = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Rows(Generic[Row]):
    """How one kind of row stands in a table.

    `names` are the row's fields, and `columns` what they are called in the table; `read` and
    `write` convert what SQLite does not hold as it is, by the field's index: enums, flags, JSON.
    """

    row: type[Row]
    table: str
    names: tuple[str, ...]
    columns: tuple[str, ...]
    head: str
    read: tuple[tuple[int, Convert], ...]
    write: tuple[tuple[int, Convert], ...]

    def select(
        self, db: sqlite3.Connection, rest: str = "", values: Sequence[object] = ()
    ) -> list[Row]:
        """List rows; `rest` is the statement from its joins or its `WHERE` on."""
        return [self.of(found) for found in db.execute(f"{self.head} {rest}", values).fetchall()]

    def find(self, db: sqlite3.Connection, rest: str, values: Sequence[object]) -> Row | None:
        """Find the first row, if there is one."""
        found = db.execute(f"{self.head} {rest} LIMIT 1", values).fetchone()
        return None if found is None else self.of(found)

    def insert(
        self, db: sqlite3.Connection, row: Row, *, replace: bool = False, **keys: object
    ) -> int:
        """Add a row under more columns than it has, the `keys`; give its rowid.

        A row's own `id` is not stored: it gets a new one. Where it may `replace`, it takes the
        place of the row that has the same key. Raises sqlite3.IntegrityError.
        """
        statement = _insertion(self.table, (*keys, *self.columns[self._first :]), replace)
        cursor = db.execute(statement, self._values(row, keys))
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def insert_all(
        self, db: sqlite3.Connection, rows: Iterable[Row], *, replace: bool = False, **keys: object
    ) -> None:
        """Add rows.

        Raises sqlite3.IntegrityError.
        """
        statement = _insertion(self.table, (*keys, *self.columns[self._first :]), replace)
        db.executemany(statement, [self._values(row, keys) for row in rows])

    def sums(
        self, db: sqlite3.Connection, sums: str, where: str, values: Sequence[object]
    ) -> tuple[Any, ...]:
        """Give what columns of several rows come to."""
        statement = f"SELECT {sums} FROM {self.table} {where}"  # noqa: S608 - fixed names alone
        return db.execute(statement, values).fetchone()

    def of(self, found: Iterable[Any]) -> Row:
        """Read what SQLite gave for the columns."""
        values = list(found)
        for index, convert in self.read:
            if values[index] is not None:
                values[index] = convert(values[index])
        return self.row(*values)

    @property
    def _first(self) -> int:
        """Give the first field that is stored: a new row gets its `id` from the table."""
        return int(self.names[0] == "id")

    def _values(self, row: Row, keys: Mapping[str, object]) -> list[object]:
        values = [getattr(row, name) for name in self.names]
        for index, convert in self.write:
            values[index] = convert(values[index])
        return [*keys.values(), *values[self._first :]]


def rows_of(
    row: type[Row],
    table: str,
    *,
    without: Collection[str] = (),
    called: Mapping[str, str] | None = None,
    read: Mapping[str, Convert] | None = None,
    write: Mapping[str, Convert] | None = None,
) -> Rows[Row]:
    """Describe how a kind of row stands in a table.

    Fields `without` a column stand last and have defaults; `called` says which columns have other
    names. Enums and flags are known by their types; what else SQLite holds in another form, `read`
    and `write` convert by field.
    """
    hints = get_type_hints(row)
    names = tuple([one.name for one in fields(row) if one.name not in without])
    columns = tuple([(called or {}).get(name, name) for name in names])
    head = f"SELECT {', '.join([f'{table}.{one}' for one in columns])} FROM {table}"  # noqa: S608 - fixed names alone
    reads = {name: _convert(hints[name]) for name in names} | dict(read or {})
    return Rows(row, table, names, columns, head, _placed(names, reads), _placed(names, write))


def _placed(
    names: Sequence[str], converts: Mapping[str, Convert | None] | None
) -> tuple[tuple[int, Convert], ...]:
    found = [(index, (converts or {}).get(name)) for index, name in enumerate(names)]
    return tuple([(index, convert) for index, convert in found if convert])


@cache
def _insertion(table: str, columns: tuple[str, ...], replace: bool) -> str:  # noqa: FBT001 - cached by place
    marks = ", ".join("?" * len(columns))
    verb = "INSERT OR REPLACE" if replace else "INSERT"
    return f"{verb} INTO {table} ({', '.join(columns)}) VALUES ({marks})"


def _convert(hint: Any) -> Convert | None:
    """Give what a stored value becomes: a member of an enum, a flag; None where it stays.

    Looking a member up takes 0.02 us, calling its enum ten times as long.
    """
    kinds: tuple[Any, ...] = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    for kind in kinds:
        if isinstance(kind, type) and issubclass(kind, Enum):
            return {member.value: member for member in kind}.__getitem__
        if kind is bool:
            return bool
    return None
