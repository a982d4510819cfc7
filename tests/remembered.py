"""Search what a bot holds in memory for a person: all that its parts lead to, and its caches."""

import gc
import re
import sys
from collections.abc import Collection, Iterator
from functools import _lru_cache_wrapper, cache
from types import FunctionType, ModuleType
from typing import Any

_OTHERS = (
    *("discord", "asyncio", "_asyncio", "aiohttp", "aiosqlite", "sqlite3", "logging", "threading"),
    *("concurrent", "contextvars", "tests", "simcord", "unittest", "weakref", "_weakref"),
)
"""Libraries, whose objects come and go with each request, and what plays Discord."""


_Way = tuple[Any, str]
"""The way to what holds a thing, or None for the first of it, and the name of the last step."""


def remembered(parts: Any, user_id: int, names: Collection[str]) -> list[str]:
    """List where a bot's memory has a person's id or one of their names: the way to each."""
    theirs = re.compile("|".join(map(re.escape, (str(user_id), *names))))
    found: list[_Way] = []
    seen: set[int] = set()
    waiting: list[tuple[_Way, Any]] = [((None, name), one) for name, one in _all_of(parts)]
    while waiting:
        way, thing = waiting.pop()
        if isinstance(thing, int | str | bytes):
            if _is_theirs(thing, user_id, theirs):
                found.append(way)
        elif id(thing) not in seen and not _is_foreign(type(thing)):
            seen.add(id(thing))
            waiting += [((way, type(one).__name__), one) for one in _held_by(thing)]
    return [".".join(_steps(way)) for way in found]


def _all_of(parts: Any) -> Iterator[tuple[str, Any]]:
    yield "parts", parts
    yield from _caches()


def _steps(way: _Way | None) -> list[str]:
    """Spell a way out; while one searches, most lead to nothing."""
    steps: list[str] = []
    while way:
        way, step = way
        steps.append(step)
    return steps[::-1]


def _is_theirs(thing: int | str | bytes, user_id: int, theirs: re.Pattern[str]) -> bool:
    if isinstance(thing, int):
        return thing == user_id
    text = thing.decode(errors="replace") if isinstance(thing, bytes) else thing
    return theirs.search(text) is not None


@cache
def _is_foreign(kind: type) -> bool:
    return issubclass(kind, ModuleType | type) or kind.__module__.split(".")[0] in _OTHERS


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
