"""Transactions share commits, and neither a lock nor a long one keeps others waiting."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import current_thread, main_thread

import pytest

from bot.model.errors import StoreBusy
from bot.store.connections import connect
from bot.store.writer import Writer


class Listening(sqlite3.Connection):
    """A connection that notes its statements, and who ran them."""

    seen: list[tuple[str, bool]]
    failing = ""

    def execute(self, sql: str, *given: object) -> sqlite3.Cursor:
        self.seen.append((sql, current_thread() is main_thread()))
        if sql == self.failing:
            raise sqlite3.DatabaseError("database disk image is malformed")
        return super().execute(sql, *given)  # type: ignore[arg-type]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "table.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE plies (number INTEGER PRIMARY KEY)")
    return path


@pytest.fixture
def connection(path: Path, monkeypatch: pytest.MonkeyPatch) -> Listening:
    monkeypatch.setattr(Listening, "seen", [], raising=False)
    with monkeypatch.context() as patched:
        open_one = sqlite3.connect
        patched.setattr(
            "bot.store.connections.sqlite3.connect",
            lambda *args, **more: open_one(*args, factory=Listening, **more),
        )
        made = connect(path, "synchronous = FULL", "busy_timeout = 0")
    assert isinstance(made, Listening)
    made.seen.clear()
    return made


@pytest.fixture
async def writer(connection: Listening) -> AsyncGenerator[Writer]:
    made = Writer(connection)
    yield made
    if not made._is_closed:
        await made.close()


def add(number: int) -> Callable[[sqlite3.Connection], int]:
    def transaction(db: sqlite3.Connection) -> int:
        db.execute("INSERT INTO plies VALUES (?)", (number,))
        return number

    return transaction


def stored(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as db:
        return [number for (number,) in db.execute("SELECT number FROM plies ORDER BY number")]


async def begun(connection: Listening) -> None:
    """Wait until a transaction has begun; on an idle loop its commit does so in the same turn."""
    while not connection.seen:  # noqa: ASYNC110 - SQLite sets no event
        await asyncio.sleep(0)


@contextmanager
def locked(path: Path) -> Generator[sqlite3.Connection]:
    """Hold the file's lock, as another process may."""
    with closing(sqlite3.connect(path, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


async def test_those_that_come_within_some_turns_of_the_loop_share_a_commit(
    writer: Writer, connection: Listening, path: Path
) -> None:
    early = [asyncio.create_task(writer.write(add(number))) for number in (1, 2)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert connection.seen == []
    assert await writer.write(add(3)) == 3
    assert await asyncio.gather(*early) == [1, 2]
    assert stored(path) == [1, 2, 3]
    commits = [is_on_loop for sql, is_on_loop in connection.seen if sql == "COMMIT"]
    assert commits == [False]
    others = [is_on_loop for sql, is_on_loop in connection.seen if sql != "COMMIT"]
    assert all(others)


async def test_what_waits_for_a_commit_shares_the_next(
    writer: Writer, connection: Listening, path: Path
) -> None:
    first = asyncio.create_task(writer.write(add(0)))
    await begun(connection)
    written = await asyncio.gather(first, *[writer.write(add(number)) for number in range(1, 5)])
    assert written == [0, 1, 2, 3, 4]
    assert stored(path) == written
    assert [sql for sql, _ in connection.seen].count("COMMIT") == 2


async def test_where_one_fails_each_runs_again_alone(
    writer: Writer, connection: Listening, path: Path
) -> None:
    def fail(db: sqlite3.Connection) -> None:
        add(7)(db)
        raise KeyError("seven")

    outcomes = await asyncio.gather(
        writer.write(add(1)),
        writer.write(fail),
        writer.write(add(1)),
        writer.write(add(2)),
        return_exceptions=True,
    )
    assert [type(one) for one in outcomes] == [int, KeyError, sqlite3.IntegrityError, int]
    assert stored(path) == [1, 2]
    ran = [sql for sql, _ in connection.seen if sql in ("COMMIT", "ROLLBACK")]
    # First the two that failed together, then 1; seven, one again; and 2, which had not run yet.
    assert ran == ["ROLLBACK", "COMMIT", "ROLLBACK", "ROLLBACK", "COMMIT"]


async def test_any_number_may_fail_one_after_the_other(writer: Writer, path: Path) -> None:
    """Each ends before the next begins: none is called from within the one before."""
    assert await writer.write(add(1)) == 1
    outcomes = await asyncio.gather(
        *[writer.write(add(1)) for _ in range(1_500)], return_exceptions=True
    )
    assert {type(one) for one in outcomes} == {sqlite3.IntegrityError}
    assert await writer.write(add(2)) == 2
    assert stored(path) == [1, 2]


async def test_a_caller_who_is_cancelled_has_written_all_the_same(
    writer: Writer, path: Path
) -> None:
    first, second = [asyncio.create_task(writer.write(add(number))) for number in (1, 2)]
    await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert await writer.write(add(3)) == 3
    assert stored(path) == [1, 2, 3]


async def test_a_lock_is_waited_for_while_the_loop_goes_on(writer: Writer, path: Path) -> None:
    with locked(path) as other:
        waiting = asyncio.gather(writer.write(add(1)), writer.write(add(2)))
        for _ in range(20):
            await asyncio.sleep(0.005)  # a loop that stood still would never let go of the lock
        assert not waiting.done()
        other.rollback()
        assert await waiting == [1, 2]
    assert stored(path) == [1, 2]


async def test_a_lock_that_stays_fails_those_who_wait_and_then_others_at_once(
    writer: Writer, connection: Listening, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.writer.BUSY_MS", 30)
    with locked(path):
        first, second = await asyncio.gather(
            writer.write(add(1)), writer.write(add(2)), return_exceptions=True
        )
        assert isinstance(first, StoreBusy)
        assert isinstance(second, StoreBusy)
        connection.seen.clear()
        with pytest.raises(StoreBusy):
            await writer.write(add(3))
        assert connection.seen == [("BEGIN IMMEDIATE", True)]
    assert await writer.write(add(4)) == 4
    assert stored(path) == [4]


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "COMMIT"])
async def test_a_damaged_file_fails_those_who_wait_and_nobody_for_ever(
    writer: Writer, connection: Listening, path: Path, statement: str
) -> None:
    connection.failing = statement
    writes = [writer.write(add(number)) for number in range(3)]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [str(one) for one in outcomes] == ["database disk image is malformed"] * 3
    connection.failing = ""
    assert await writer.write(add(4)) == 4
    assert stored(path) == [4]


async def test_one_that_fails_alone_leaves_nothing(
    writer: Writer, connection: Listening, path: Path
) -> None:
    def fail(db: sqlite3.Connection) -> None:
        add(7)(db)
        raise KeyError("seven")

    with pytest.raises(KeyError):
        await writer.write(fail)
    assert [sql for sql, _ in connection.seen][-1] == "ROLLBACK"
    assert await writer.write(add(8)) == 8
    assert stored(path) == [8]


async def test_a_long_transaction_takes_its_turn_on_the_thread(
    writer: Writer, connection: Listening, path: Path
) -> None:
    def both(db: sqlite3.Connection) -> int:
        return add(2)(db) + add(3)(db)

    def fail(db: sqlite3.Connection) -> None:
        add(8)(db)
        raise KeyError("eight")

    outcomes = await asyncio.gather(
        writer.write(add(1)),
        writer.write_long(both),
        writer.write_long(fail),
        writer.checkpoint(),
        writer.write(add(4)),
        return_exceptions=True,
    )
    assert outcomes[:2] == [1, 5]
    assert isinstance(outcomes[2], KeyError)
    assert outcomes[3:] == [None, 4]
    assert stored(path) == [1, 2, 3, 4]
    inserted = [is_on_loop for sql, is_on_loop in connection.seen if "INSERT" in sql]
    assert inserted == [True, False, False, False, True]


async def test_what_has_begun_is_committed_at_the_end_and_the_rest_fails(
    writer: Writer, connection: Listening, path: Path
) -> None:
    first = asyncio.create_task(writer.write(add(1)))
    await begun(connection)
    waiting = asyncio.create_task(writer.write(add(2)))
    await asyncio.sleep(0)
    await writer.close()
    assert await first == 1
    with pytest.raises(AssertionError, match="closed"):
        await waiting
    with pytest.raises(AssertionError, match="closed"):
        await writer.write(add(3))
    assert stored(path) == [1]


async def test_what_is_held_back_as_the_writer_closes_fails(writer: Writer, path: Path) -> None:
    held_back = asyncio.create_task(writer.write(add(1)))
    await asyncio.sleep(0)
    await writer.close()
    with pytest.raises(AssertionError, match="closed"):
        await held_back
    assert stored(path) == []


async def test_who_waits_for_a_lock_as_the_bot_stops_is_told(
    writer: Writer, connection: Listening, path: Path
) -> None:
    with locked(path) as other:
        waiting = asyncio.create_task(writer.write(add(1)))
        await begun(connection)
        closing_it = asyncio.create_task(writer.close())
        await asyncio.sleep(0.02)
        other.rollback()
        await closing_it
    with pytest.raises(AssertionError, match="closed"):
        await waiting
    assert stored(path) == []
