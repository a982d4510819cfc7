"""Measure how late a loop wakes while something is done in it."""

import asyncio
import math
import time
from collections.abc import Coroutine
from statistics import median
from typing import Any

from tests.bench.lagging import BEAT

_SHARE = 0.99


async def lag_during(what: Coroutine[Any, Any, None]) -> tuple[float, float, float]:
    """Await something; give the median, p99 and longest of how late the loop woke, in ms."""
    task = asyncio.create_task(what)
    late: list[float] = []
    while not task.done():
        due = time.perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        late.append((time.perf_counter() - due) * 1e3)
    await task
    late.sort()
    return median(late), late[math.ceil(_SHARE * len(late)) - 1], late[-1]
