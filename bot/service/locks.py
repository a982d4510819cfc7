"""Keep one lock for each game, only while somebody holds it or waits for it."""

import asyncio
from contextlib import suppress
from weakref import WeakValueDictionary


class Held:
    """A lock to hold by `async with`, which says whether it was free within so many seconds.

    Each press takes some: as a class it costs a third of what a generator does.
    """

    __slots__ = ("_has_it", "_lock", "_seconds")

    def __init__(self, lock: asyncio.Lock, seconds: float | None) -> None:
        self._lock = lock
        self._seconds = seconds
        self._has_it = False

    async def __aenter__(self) -> bool:
        """Wait for the lock, and return whether it is held."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._seconds):
                self._has_it = await self._lock.acquire()
        return self._has_it

    async def __aexit__(self, *_: object) -> None:
        """Release the lock, if it is held."""
        if self._has_it:
            self._lock.release()


class Locks:
    """The locks of one kind, by the game's id."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """Count the locks that are in use."""
        return len(self._locks)

    def of(self, game_id: int) -> asyncio.Lock:
        """Return a game's lock."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    def hold(self, game_id: int, seconds: float | None = None) -> Held:
        """Return what holds a game's lock, if it is free within so many seconds."""
        return Held(self.of(game_id), seconds)
