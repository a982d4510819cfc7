"""Search what a bot holds in memory for a person: all that its parts lead to, and its caches."""

import gc
import sys
from collections.abc import Collection, Iterator
from functools import _lru_cache_wrapper
from types import FunctionType, ModuleType
from typing import Any

_OTHERS = (
    *("discord", "asyncio", "_asyncio", "aiohttp", "aiosqlite", "sqlite3", "logging", "threading"),
    *("concurrent", "contextvars", "tests", "simcord", "unittest", "weakref", "_weakref"),
)
"""Libraries, whose objects come and go with each request, and what plays Discord."""


def remembered(parts: Any, user_id: int, names: Collection[str]) -> list[str]:
    """List where a bot's memory has a person's id or one of their names: the way to each."""
    found: list[str] = []
    seen: set[int] = set()
    waiting: list[tuple[str, Any]] = [("parts", parts), *_caches()]
    while waiting:
        way, thing = waiting.pop()
        if isinstance(thing, int | str | bytes):
            if _is_theirs(thing, user_id, names):
                found.append(way)
        elif id(thing) not in seen and not _is_foreign(thing):
            seen.add(id(thing))
            waiting += [(f"{way}.{type(one).__name__}", one) for one in _held_by(thing)]
    return found


def _is_theirs(thing: float | str | bytes, user_id: int, names: Collection[str]) -> bool:
    if isinstance(thing, int):
        return thing == user_id
    text = thing.decode(errors="replace") if isinstance(thing, bytes) else str(thing)
    return str(user_id) in text or any(name in text for name in names)


def _is_foreign(thing: Any) -> bool:
    kind = type(thing)
    return isinstance(thing, ModuleType | type) or kind.__module__.split(".")[0] in _OTHERS


def _held_by(thing: Any) -> list[Any]:
    """List what a thing leads to; of a function that is what it has closed over."""
    if isinstance(thing, FunctionType):
        return [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
    return gc.get_referents(thing)


def _caches() -> Iterator[tuple[str, Any]]:
    """Yield the caches of the bot's own functions."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in ("bot", "encounters", "rules"):
            for key, value in list(vars(module).items()):
                if isinstance(value, _lru_cache_wrapper):
                    yield f"{name}.{key}", value
