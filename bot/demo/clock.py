"""The time of a simulated Discord, which need not be waited for."""

from collections.abc import Callable
from datetime import datetime, timedelta


class DemoClock:
    """The clock of the demo's bot: the `world`'s, and what has been passed over."""

    def __init__(self, world: Callable[[], datetime]) -> None:
        self._world = world
        self._passed = timedelta()

    def __call__(self) -> datetime:
        """Return the time."""
        return self._world() + self._passed

    def pass_time(self, span: timedelta) -> None:
        """Go on as if so much time had passed."""
        self._passed += span
