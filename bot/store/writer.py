"""Write to the database: transactions that wait at the same moment share one commit."""

import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeAlias

from bot.store.connections import Connection, T, busy_errors

_PRAGMAS = (
    "synchronous = FULL",  # no power cut loses what was acknowledged
    "foreign_keys = ON",
    "secure_delete = ON",  # what is deleted is overwritten, so that people can be forgotten
    "cache_size = -512",  # KiB: of a commit's pages, some hundred, 128 would write many early
)

_Queued: TypeAlias = tuple[Callable[[sqlite3.Connection], Any], Future[Any]]


class Writer(Connection):
    """The one connection that writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, *_PRAGMAS)
        self._queue: deque[_Queued] = deque()
        self._is_closed = False

    async def write(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction once, on the thread, and commit it with those that wait there."""
        done: Future[T] = Future()
        self._queue.append((transaction, done))
        await self.run(self._commit_queue)
        with busy_errors():
            return done.result(timeout=0)

    async def close(self) -> None:
        """Commit what has begun, fail what waits, and close the connection."""
        self._is_closed = True
        await super().close()

    def _commit_queue(self, db: sqlite3.Connection) -> None:
        """Run what is waiting in one transaction; do nothing if an earlier call has run it."""
        if not self._queue:
            return
        batch, outcomes = list[_Queued](), list[Any]()
        try:
            # IMMEDIATE: a deferred transaction that reads before it writes fails at once with
            # SQLITE_BUSY_SNAPSHOT, whatever the timeout.
            db.execute("BEGIN IMMEDIATE")
            with db:
                assert not self._is_closed, "closed"
                batch = self._take()
                outcomes = [_run(transaction, db) for transaction, _ in batch]
        except BaseException as error:  # noqa: BLE001 - each that waits gets it
            # Those that arrived while it waited for a lock in vain have waited as well.
            batch = batch or self._take()
            outcomes = list[Any]([error]) * len(batch)
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, BaseException):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    def _take(self) -> list[_Queued]:
        """Empty the queue, to which the loop may add meanwhile."""
        return [self._queue.popleft() for _ in range(len(self._queue))]


def _run(transaction: Callable[[sqlite3.Connection], Any], db: sqlite3.Connection) -> Any:
    """Return what a transaction returns within the one that has begun, or its error.

    An error rolls back this transaction only; one that ends all, as a full disk does, is raised.
    """
    db.execute("SAVEPOINT one")
    try:
        outcome = transaction(db)
    except Exception as error:
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO one")
        outcome = error
    db.execute("RELEASE one")
    return outcome
