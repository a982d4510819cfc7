"""Each transaction runs once, whole or not at all; those that wait at one moment share a commit."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

from bot.model.errors import StoreBusy
from bot.store.connections import LONGEST_WAIT
from bot.store.writer import Writer

_DEADLINE = 3.0
"""Seconds in which an answer must arrive, also while somebody else locks the file."""

_MOST_WAITS = 2
"""Waits for a lock before an answer: counted, as seconds are longer on a loaded machine."""

Transaction = Callable[[sqlite3.Connection], int]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "table.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE plies (number INTEGER PRIMARY KEY, body TEXT)")
    return path


@pytest.fixture
async def writer(path: Path) -> AsyncGenerator[Writer]:
    made = Writer(path)
    await made
    yield made
    await made.close()


@pytest.fixture
async def seen(writer: Writer) -> list[str]:
    """The statements that the writer's connection has run."""
    statements: list[str] = []
    await writer.set_trace_callback(statements.append)
    return statements


class Adding:
    """Transactions that store a number each; `ran` lists those that ran, as often as they did."""

    def __init__(self) -> None:
        self.ran: list[int] = []
        self.on_loop: list[bool] = []

    def __call__(self, number: int) -> Transaction:
        def transaction(db: sqlite3.Connection) -> int:
            self.ran.append(number)
            self.on_loop.append(current_thread() is main_thread())
            db.execute("INSERT INTO plies (number) VALUES (?)", (number,))
            return number

        return transaction

    def failing(self, number: int) -> Transaction:
        """Store a number, and fail then."""

        def transaction(db: sqlite3.Connection) -> int:
            self(number)(db)
            raise KeyError(number)

        return transaction


@pytest.fixture
def add() -> Adding:
    return Adding()


def stored(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as db:
        return [number for (number,) in db.execute("SELECT number FROM plies ORDER BY number")]


class Held:
    """A transaction that keeps the writer's thread until it is `let_go`."""

    def __init__(self, transaction: Transaction) -> None:
        self.begun = Event()
        self.let_go = Event()
        self._transaction = transaction

    def __call__(self, db: sqlite3.Connection) -> int:
        self.begun.set()
        assert self.let_go.wait(10)
        return self._transaction(db)

    async def until_begun(self) -> None:
        while not self.begun.is_set():  # noqa: ASYNC110 - the thread's event, not the loop's
            await asyncio.sleep(0.001)


@contextmanager
def locked(path: Path) -> Generator[sqlite3.Connection]:
    """Hold the file's lock, as another process may."""
    with closing(sqlite3.connect(path, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


async def behind(
    writer: Writer, held: Held, transactions: list[Transaction]
) -> list["asyncio.Task[int]"]:
    """Queue a transaction that is held, and others that wait for its commit."""
    first = asyncio.create_task(writer.write(held))
    await held.until_begun()
    waiting = [asyncio.create_task(writer.write(one)) for one in transactions]
    await asyncio.sleep(0)
    return [first, *waiting]


async def test_a_transaction_runs_at_once_and_off_the_loop(
    writer: Writer, seen: list[str], add: Adding, path: Path
) -> None:
    assert await writer.write(add(1)) == 1
    assert seen[0] == "BEGIN IMMEDIATE"
    assert seen[-1] == "COMMIT"
    assert add.on_loop == [False]
    assert stored(path) == [1]


async def test_what_waits_for_a_commit_shares_the_next_and_runs_once(
    writer: Writer, seen: list[str], add: Adding, path: Path
) -> None:
    held = Held(add(0))
    writes = await behind(writer, held, [add(number) for number in range(1, 5)])
    held.let_go.set()
    assert await asyncio.gather(*writes) == [0, 1, 2, 3, 4]
    assert stored(path) == add.ran == [0, 1, 2, 3, 4]
    assert seen.count("BEGIN IMMEDIATE") == seen.count("COMMIT") == 2


async def test_one_that_fails_leaves_those_that_share_its_commit_alone_and_none_runs_twice(
    writer: Writer, seen: list[str], add: Adding, path: Path
) -> None:
    held = Held(add(0))
    writes = await behind(writer, held, [add(1), add.failing(7), add(1), add(2)])
    held.let_go.set()
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in outcomes] == [int, int, KeyError, sqlite3.IntegrityError, int]
    assert stored(path) == [0, 1, 2]
    assert add.ran == [0, 1, 7, 1, 2]
    assert seen.count("COMMIT") == 2
    assert "ROLLBACK" not in seen


async def test_one_that_fails_alone_leaves_nothing(writer: Writer, add: Adding, path: Path) -> None:
    with pytest.raises(KeyError):
        await writer.write(add.failing(7))
    assert stored(path) == []
    assert await writer.write(add(8)) == 8
    assert stored(path) == [8]


async def test_any_number_may_fail_one_after_the_other(
    writer: Writer, add: Adding, path: Path
) -> None:
    assert await writer.write(add(1)) == 1
    outcomes = await asyncio.gather(
        *[writer.write(add(1)) for _ in range(1_500)], return_exceptions=True
    )
    assert {type(one) for one in outcomes} == {sqlite3.IntegrityError}
    assert await writer.write(add(2)) == 2
    assert stored(path) == [1, 2]
    assert len(add.ran) == 1_502


async def test_where_sqlite_rolls_back_the_whole_nobody_is_told_that_it_is_stored(
    writer: Writer, add: Adding, path: Path
) -> None:
    """A full disk ends the transaction in the midst of a batch: nothing may run outside of one."""

    def grow(db: sqlite3.Connection) -> int:
        db.execute("INSERT INTO plies VALUES (9, ?)", ("x" * 1_000_000,))
        return 9

    await writer.execute_fetchall("PRAGMA max_page_count = 20")
    held = Held(add(0))
    writes = await behind(writer, held, [add(1), grow, add(2)])
    held.let_go.set()
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert outcomes[0] == 0
    assert [type(one) for one in outcomes[1:]] == [StoreBusy] * 3
    assert {str(one) for one in outcomes[1:]} == {"database or disk is full"}
    assert stored(path) == add.ran[:1] == [0]
    assert await writer.write(add(3)) == 3
    assert stored(path) == [0, 3]
    assert add.ran == [0, 1, 3]


async def test_a_caller_who_is_cancelled_has_written_all_the_same(
    writer: Writer, add: Adding, path: Path
) -> None:
    held = Held(add(0))
    writes = await behind(writer, held, [add(1), add(2), add.failing(3)])
    for one in writes:
        one.cancel()
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert {type(one) for one in outcomes} == {asyncio.CancelledError}
    held.let_go.set()
    assert await writer.write(add(4)) == 4
    assert stored(path) == [0, 1, 2, 4]
    assert add.ran == [0, 1, 2, 3, 4]


async def test_a_lock_is_waited_for_while_the_loop_goes_on(
    writer: Writer, add: Adding, path: Path
) -> None:
    with locked(path) as other:
        waiting = asyncio.gather(writer.write(add(1)), writer.write(add(2)))
        for _ in range(20):
            await asyncio.sleep(0.005)  # a loop that stood still would never let go of the lock
        assert not waiting.done()
        other.rollback()
        assert await waiting == [1, 2]
    assert stored(path) == [1, 2]


async def test_a_lock_that_stays_is_waited_for_by_all_at_once_however_many_come(
    writer: Writer, seen: list[str], add: Adding, path: Path
) -> None:
    with locked(path):
        writes = [asyncio.create_task(writer.write(add(number))) for number in range(30)]
        while not seen:  # noqa: ASYNC110 - the thread's list, not the loop's
            await asyncio.sleep(0.001)
        writes += [asyncio.create_task(writer.write(add(number))) for number in range(30, 60)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in outcomes] == [StoreBusy] * 60
    assert seen.count("BEGIN IMMEDIATE") <= _MOST_WAITS
    assert _MOST_WAITS * LONGEST_WAIT < _DEADLINE
    assert add.ran == []
    assert await writer.write(add(61)) == 61
    assert stored(path) == [61]


@pytest.mark.parametrize("statement", ["BEGIN", "COMMIT"])
async def test_any_other_error_fails_those_who_wait_and_nobody_for_ever(
    writer: Writer, add: Adding, path: Path, statement: str
) -> None:
    """A damaged file raises others than the operational ones."""

    def deny(action: int, argument: str | None, *_: object) -> int:
        is_denied = action == sqlite3.SQLITE_TRANSACTION and argument == statement
        return sqlite3.SQLITE_DENY if is_denied else sqlite3.SQLITE_OK

    await writer.set_authorizer(deny)
    writes = [writer.write(add(number)) for number in range(3)]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in outcomes] == [sqlite3.DatabaseError] * 3
    await writer.set_authorizer(None)
    assert await writer.write(add(4)) == 4
    assert stored(path) == [4]


async def test_what_has_begun_is_committed_at_the_end_and_the_rest_fails(
    writer: Writer, add: Adding, path: Path
) -> None:
    held = Held(add(0))
    first, *waiting = await behind(writer, held, [add(1), add(2)])
    closing_it = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    held.let_go.set()
    await closing_it
    assert await first == 0
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [repr(one) for one in outcomes] == ["AssertionError('closed')"] * 2
    assert stored(path) == add.ran == [0]


@pytest.mark.parametrize("stays", [False, True])
async def test_who_waits_for_a_lock_as_the_bot_stops_is_told_in_time(
    writer: Writer, seen: list[str], add: Adding, path: Path, *, stays: bool
) -> None:
    with locked(path) as other:
        waiting = asyncio.create_task(writer.write(add(1)))
        await asyncio.sleep(0.02)
        closing_it = asyncio.create_task(writer.close())
        await asyncio.sleep(0.02)
        if not stays:
            other.rollback()
        await closing_it
        assert seen.count("BEGIN IMMEDIATE") == 1
    with pytest.raises(
        StoreBusy if stays else AssertionError, match="locked" if stays else "closed"
    ):
        await waiting
    assert stored(path) == add.ran == []
