"""Write to the database: transactions run on the event loop, their commit on a thread.

A commit waits for the disk. A transaction is some twenty statements of a few microseconds each,
and around each of them sqlite3 gives Python's lock away. On a thread it had to be asked back from
the busy loop each time: a press cost a tenth more, and under load took twice as long (decision 41).
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from bot.model.errors import StoreBusy
from bot.store.connections import BUSY_MS, Function, Worker, outcome_of, raised, resolve
from rules.record import alter, record

T = TypeVar("T")

_NO_WAIT_SECONDS = 2
"""How long nobody waits for a lock after a wait has timed out: the answer would be too late."""

_LOOP_TURNS = 8
"""Turns of the loop for which a transaction is held back: those that come meanwhile join it.

On an idle loop they pass at once; on a busy one others come, and one commit holds them all.
"""

_BATCH_SECONDS = 0.004
"""How long transactions run before their commit, while others wait for the loop."""


@record
class _Queued:
    """A function that waits for the connection.

    `on_thread` says that it runs there, `alone` that it shares its commit with no other.
    """

    function: Function
    done: "asyncio.Future[Any]"
    on_thread: bool
    alone: bool = False


class Writer:
    """The one connection that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._worker = Worker(connection)
        self._queue: deque[_Queued] = deque()
        self._is_at_work = False
        self._is_closed = False
        self._no_wait_until = 0.0

    async def write(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction on the loop, which it blocks, then commit it with others that come.

        Where one of them fails, each runs again, alone: it may change nothing but the file.
        """
        return await self._run_in_turn(transaction, on_thread=False)

    async def write_long(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction on the thread, and commit it there."""
        return await self._run_in_turn(partial(_transact, transaction), on_thread=True)

    async def checkpoint(self) -> None:
        """Move the write-ahead log into the file and empty it."""
        await self._run_in_turn(_checkpoint, on_thread=True)

    async def close(self) -> None:
        """Commit what has begun, fail what waits, and close the connection."""
        self._is_closed = True
        await self._worker.close()

    async def _run_in_turn(
        self, function: Callable[[sqlite3.Connection], T], *, on_thread: bool
    ) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(_Queued(function, done, on_thread))
        if not self._is_at_work:
            self._is_at_work = True
            self._hold_back(_LOOP_TURNS)
        return await done

    # By callbacks: with a task for it a transaction took 45 us of process time, now 25.

    def _go_on(self) -> None:
        """Begin what is next in the queue."""
        self._is_at_work = bool(self._queue)
        if not self._queue:
            return
        if self._is_closed:
            waiting = [*self._queue]
            self._queue.clear()
            self._fail(waiting, AssertionError("closed"))
        elif self._queue[0].on_thread:
            queued = self._queue.popleft()
            self._worker.submit(queued.function, lambda outcome: self._end([queued], [outcome]))
        else:
            self._begin()

    def _hold_back(self, turns: int) -> None:
        """Begin after so many turns of the loop."""
        if turns:
            asyncio.get_running_loop().call_soon(self._hold_back, turns - 1)
        else:
            self._go_on()

    def _begin(self) -> None:
        """Begin a transaction; where another process holds the lock, on the thread, which waits."""
        try:
            # IMMEDIATE: a deferred transaction that reads before it writes fails at once with
            # SQLITE_BUSY_SNAPSHOT, whatever the timeout.
            self._worker.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            # Any error: a damaged file raises others than the operational ones, and one that is not
            # caught here would leave the queue marked as at work for ever.
            is_locked = isinstance(error, sqlite3.OperationalError)
            if is_locked and monotonic() >= self._no_wait_until:
                self._worker.submit(_begin_patiently, self._begun)
            else:
                self._begun(raised(error))
        else:
            self._begun(None)

    def _begun(self, failure: Exception | None) -> None:
        if isinstance(failure, StoreBusy):
            self._no_wait_until = monotonic() + _NO_WAIT_SECONDS
        if failure:
            self._fail([*self._take()], failure)
        elif self._is_closed:
            # The transaction that has begun ends with the connection.
            self._go_on()
        else:
            self._run_batch()

    # Without savepoints, which took a tenth of the process time under load: within one, SQLite
    # copies each page before it changes, for a failure that is rare.

    def _run_batch(self) -> None:
        """Run what is queued within the transaction that has begun, and commit it."""
        batch: list[_Queued] = []
        outcomes: list[Any] = []
        until = monotonic() + _BATCH_SECONDS
        for queued in self._take():
            batch.append(queued)
            outcomes.append(outcome_of(queued.function, self._worker.connection))
            if isinstance(outcomes[-1], Exception):
                _roll_back(self._worker.connection)
                self._separate(batch, outcomes[-1])
                return
            if monotonic() > until:
                break
        self._worker.submit(_commit, partial(self._committed, batch, outcomes))

    def _separate(self, batch: Sequence[_Queued], failure: Exception) -> None:
        """Queue a batch again, each alone, as its last one failed; fail one that was alone."""
        if len(batch) == 1:
            self._fail(batch, failure)
        else:
            self._queue.extendleft([alter(queued, alone=True) for queued in reversed(batch)])
            self._go_on()

    def _take(self) -> Generator[_Queued]:
        """Take from the queue what one commit may hold, in its order."""
        alone = False
        while self._queue and not self._queue[0].on_thread and not alone:
            queued = self._queue.popleft()
            alone = queued.alone
            yield queued

    def _committed(
        self, batch: Sequence[_Queued], outcomes: Sequence[Any], failure: Exception | None
    ) -> None:
        if failure:
            self._fail(batch, failure)
        else:
            self._end(batch, outcomes)

    def _fail(self, ended: Sequence[_Queued], failure: Exception) -> None:
        self._end(ended, [failure] * len(ended))

    def _end(self, ended: Sequence[_Queued], outcomes: Sequence[Any]) -> None:
        """Tell those who wait what came of it, and go on."""
        for queued, outcome in zip(ended, outcomes, strict=True):
            resolve(queued.done, outcome)
        self._hold_back(_LOOP_TURNS if self._queue else 0)


def _commit(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("COMMIT")
    except BaseException:
        _roll_back(connection)
        raise


def _transact(transaction: Function, connection: sqlite3.Connection) -> Any:
    """Run a whole transaction."""
    _begin_patiently(connection)
    try:
        outcome = transaction(connection)
    except BaseException:
        _roll_back(connection)
        raise
    _commit(connection)
    return outcome


def _begin_patiently(connection: sqlite3.Connection) -> None:
    with _patient(connection):
        connection.execute("BEGIN IMMEDIATE")


def _checkpoint(connection: sqlite3.Connection) -> None:
    with _patient(connection):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


@contextmanager
def _patient(connection: sqlite3.Connection) -> Generator[None]:
    """Let statements wait for a lock, which none may on the loop."""
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    try:
        yield
    finally:
        connection.execute("PRAGMA busy_timeout = 0")


def _roll_back(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):  # SQLite may have done it already
        connection.execute("ROLLBACK")
