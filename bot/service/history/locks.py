"""Keep one lock for each game, only while somebody holds it or waits for it.

Which lock may be taken while another one is held; never the other way round, or two presses wait
for each other for good:

    a lobby's or a vote's   -> a game's (`OpenGame.lock`)
    a panel's or a letter's -> a game's (loading plays the plies that a stop has left out)

Neither of the first two is held while a panel's is taken, and the lock of loading is held alone. A
game's is let go before anything is sent: Discord may take ten seconds, too long for a ply. The
writer has a queue instead of a lock: whoever holds any of these may write.
"""

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
        # Weakly: the locks of lobbies and votes once stayed in memory for every game that ever was.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """Count the locks that are in use."""
        return len(self._locks)

    def of(self, game_id: int) -> asyncio.Lock:
        """Return a game's lock."""
        # Whoever asks must hold on to what they get: two
        # of them get the same lock only while it lives.
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    def hold(self, game_id: int, seconds: float | None = None) -> Held:
        """Return what holds a game's lock, if it is free within so many seconds."""
        return Held(self.of(game_id), seconds)
