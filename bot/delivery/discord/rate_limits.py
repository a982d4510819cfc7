"""Keep discord.py's rate limits at little cost."""

import asyncio
from typing import Any

import discord

FEW = 256
"""Limits up to which it does not look for unused ones; discord.py keeps as many."""

UNUSED_SECONDS = 0.25
"""How long a limit is kept without a request, so that none goes that is just being made use of."""


def sweep_seldom(client: discord.Client) -> None:
    """Let discord.py drop unused rate limits, each time that there are twice as many as were left.

    Each channel and each person's letters have a limit of their own. discord.py keeps each for five
    minutes, and looks at all of them at each new one: with 1,000 that took 0.7 ms of the loop, and
    in the benchmark every fifth request met a new one. 1,000 of them take 1.1 MB. Once its window
    is over, a limit says no more than a new one.
    """
    http: Any = client.http
    left = 0

    def sweep_if_many() -> None:
        nonlocal left
        limits: dict[str, Any] = http._buckets  # noqa: SLF001 - discord.py has no setting for it
        if len(limits) < FEW + 2 * left:
            return
        now = asyncio.get_running_loop().time()
        for key in [key for key, limit in limits.items() if _is_unused(limit, now)]:
            del limits[key]
        left = len(limits)

    http._try_clear_expired_ratelimits = sweep_if_many  # noqa: SLF001 - as above


def _is_unused(limit: Any, now: float) -> bool:
    """Tell whether a limit holds nobody up, and its window is over."""
    if limit.outgoing or limit._pending_requests:  # noqa: SLF001 - as above
        return False
    is_quiet = now - limit._last_request >= UNUSED_SECONDS  # noqa: SLF001 - as above
    return is_quiet and (limit.expires is None or limit.is_expired())
