"""Keep one lock for each game, only while something holds it or waits for it.

Locks may be nested only in this order; the other way round, two presses could wait for each other
forever:

    a lobby's or a vote's        -> a game's (`LoadedGame.lock`)
    a panel's or an encounter's  -> a game's (loading plays the plies that a stop has left out)

Neither of the first two is held while a panel's is taken, and the lock for loading is held alone. A
game's is released before anything is sent: Discord may take ten seconds, too long for a ply. The
writer has a queue instead of a lock: the holder of any of these may write.
"""

import asyncio
from contextlib import suppress
from weakref import WeakValueDictionary


class Held:
    """A lock to hold by `async with`, which returns whether it was free within the given seconds.

    Each press takes several: a class costs a third of what a generator does.
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
        # Weak: the locks of lobbies and votes once stayed in memory for every game ever played.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """Count the locks that are in use."""
        return len(self._locks)

    def of(self, game_id: int) -> asyncio.Lock:
        """Return a game's lock."""
        # Callers must keep a reference: two of them get
        # the same lock only while it exists.
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    def hold(self, game_id: int, seconds: float | None = None) -> Held:
        """Return a context manager that holds a game's lock, if it is free within `seconds`."""
        return Held(self.of(game_id), seconds)
