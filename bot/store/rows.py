"""Map frozen rows to columns: by the fields' names, and converted by their types."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, fields
from enum import Enum
from functools import cache
from operator import attrgetter
from types import UnionType
from typing import Any, ClassVar, Generic, Protocol, TypeVar, get_args, get_type_hints

from bot.model.names import PersonName, person_name
from rules.record import record


class _Data(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Row = TypeVar("Row", bound=_Data)
Convert = Callable[[Any], Any]


@record
class Rows(Generic[Row]):
    """The mapping of one kind of row to a table.

    `columns` are the row's fields under their names in the table, and `values` reads them all from
    a row; `first` is the index of the first that is stored, as the table assigns the `id` of a new
    row. `read` and `write` convert what SQLite does not store directly (enums, flags, JSON), by the
    field's index.
    """

    row: type[Row]
    table: str
    columns: tuple[str, ...]
    values: Callable[[Row], tuple[Any, ...]]
    first: int
    head: str
    read: tuple[tuple[int, Convert], ...]
    write: tuple[tuple[int, Convert], ...]

    def select(
        self, db: sqlite3.Connection, rest: str = "", values: Sequence[object] = ()
    ) -> list[Row]:
        """List rows; `rest` is the statement from its joins or its `WHERE` on."""
        return list(self.each(db, rest, values))

    def each(
        self, db: sqlite3.Connection, rest: str = "", values: Sequence[object] = ()
    ) -> Iterator[Row]:
        """Yield the rows one by one, as `select` lists them."""
        return map(self.parse, db.execute(f"{self.head} {rest}", values))

    def find(self, db: sqlite3.Connection, rest: str, values: Sequence[object]) -> Row | None:
        """Find the first row, if there is one."""
        found = db.execute(f"{self.head} {rest} LIMIT 1", values).fetchone()
        return None if found is None else self.parse(found)

    def insert(
        self, db: sqlite3.Connection, row: Row, *, replace: bool = False, **keys: object
    ) -> int:
        """Insert a row with further columns, the `keys`; return its rowid.

        A row's own `id` is not stored: it gets a new one. With `replace` it replaces the row with
        the same key. Raises sqlite3.IntegrityError.
        """
        statement = _insertion(self.table, (*keys, *self.columns[self.first :]), replace)
        cursor = db.execute(statement, self._values(row, keys))
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def insert_all(
        self, db: sqlite3.Connection, rows: Iterable[Row], *, replace: bool = False, **keys: object
    ) -> None:
        """Insert rows.

        Raises sqlite3.IntegrityError.
        """
        statement = _insertion(self.table, (*keys, *self.columns[self.first :]), replace)
        db.executemany(statement, [self._values(row, keys) for row in rows])

    def update(self, db: sqlite3.Connection, row: Row, **keys: object) -> None:
        """Update all columns of the row whose columns `keys` have these values.

        Raises sqlite3.IntegrityError.
        """
        statement = _change(self.table, self.columns[self.first :], tuple(keys))
        db.execute(statement, [*self._values(row, {}), *keys.values()])

    def sums(
        self, db: sqlite3.Connection, sums: str, where: str, values: Sequence[object]
    ) -> tuple[Any, ...]:
        """Return sums over several rows."""
        statement = f"SELECT {sums} FROM {self.table} {where}"  # noqa: S608 - fixed names alone
        return db.execute(statement, values).fetchone()

    def parse(self, found: Iterable[Any]) -> Row:
        """Convert a result of SQLite to a row."""
        values = list(found)
        for index, convert in self.read:
            if values[index] is not None:
                values[index] = convert(values[index])
        return self.row(*values)

    def _values(self, row: Row, keys: Mapping[str, object]) -> list[object]:
        values = list(self.values(row))
        for index, convert in self.write:
            if values[index] is not None:
                values[index] = convert(values[index])
        return [*keys.values(), *values[self.first :]]


def rows_of(
    row: type[Row],
    table: str,
    *,
    without: Collection[str] = (),
    column_names: Mapping[str, str] | None = None,
    read: Mapping[str, Convert] | None = None,
    write: Mapping[str, Convert] | None = None,
) -> Rows[Row]:
    """Build the mapping of a kind of row to a table.

    Fields `without` a column come last and have defaults; `column_names` maps fields to columns of
    another name. Enums and flags are converted by their types, other fields by `read` and `write`.
    """
    hints = get_type_hints(row)
    names = tuple([one.name for one in fields(row) if one.name not in without])
    columns = tuple([(column_names or {}).get(name, name) for name in names])
    head = f"SELECT {', '.join([f'{table}.{one}' for one in columns])} FROM {table}"  # noqa: S608 - fixed names alone
    reads = {name: _convert(hints[name]) for name in names} | dict(read or {})
    converts = (_by_index(names, reads), _by_index(names, write))
    # `attrgetter` of one name would return no tuple; each row has two fields at least.
    return Rows(row, table, columns, attrgetter(*names), int(names[0] == "id"), head, *converts)


def _by_index(
    names: Sequence[str], converts: Mapping[str, Convert | None] | None
) -> tuple[tuple[int, Convert], ...]:
    found = [(index, (converts or {}).get(name)) for index, name in enumerate(names)]
    return tuple([(index, convert) for index, convert in found if convert])


class _Members(dict[object, Enum]):
    """The members of an enum, by their values."""

    def __init__(self, kind: type[Enum]) -> None:
        super().__init__({member.value: member for member in kind})
        self._kind = kind

    def __missing__(self, value: object) -> Enum:
        raise ValueError(f"{value!r} is no {self._kind.__name__}: did a newer version store it?")


@cache
def _insertion(table: str, columns: tuple[str, ...], replace: bool) -> str:  # noqa: FBT001 - cached by place
    placeholders = ", ".join("?" * len(columns))
    verb = "INSERT OR REPLACE" if replace else "INSERT"
    return f"{verb} INTO {table} ({', '.join(columns)}) VALUES ({placeholders})"


@cache
def _change(table: str, columns: tuple[str, ...], keys: tuple[str, ...]) -> str:
    changes = ", ".join([f"{one} = ?" for one in columns])
    same = " AND ".join([f"{one} = ?" for one in keys])
    return f"UPDATE {table} SET {changes} WHERE {same}"  # noqa: S608 - fixed names alone


def _convert(hint: Any) -> Convert | None:
    """Return the conversion of a stored value to an enum, a flag or a name; None if it needs none.

    Looking up a member takes 0.02 us, calling its enum ten times as long. The conversion raises
    ValueError for a value that no member has.
    """
    if hint is PersonName:
        return person_name  # as older releases stored it
    kinds: tuple[Any, ...] = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    for kind in kinds:
        if isinstance(kind, type) and issubclass(kind, Enum):
            return _Members(kind).__getitem__
        if kind is bool:
            return bool
    return None
