"""Keep one lock for each game, only while somebody holds it or waits for it."""

import asyncio
from weakref import WeakValueDictionary


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
