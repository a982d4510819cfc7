"""SimCord's world as these tests need it, and what goes wrong in it."""

import asyncio
import logging
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import orjson
import simcord
from discord import app_commands
from simcord import components, gateway, results
from simcord.http import router

from bot.model.errors import Corrupt, Declined, StoreBusy
from rules import IllegalAction

_SOON, _RARELY = 0.1, 0.03
"""After so many seconds SimCord looks each so many seconds whether the bot has settled."""


def _copied(value: Any) -> Any:
    """Copy what goes over the wire: a tenth of these tests' time went into `copy.deepcopy`."""
    try:
        return orjson.loads(orjson.dumps(value))
    except TypeError:  # it is no JSON, such as a file
        return deepcopy(value)


class Env(simcord.Env):
    """SimCord's world, which looks more often whether the bot has settled, and waits as told.

    Each look costs a millisecond of CPU: where the bot waits for another process, a picture's or
    a voice's, looks soon get rare.
    """

    async def _settle_internal(self, *, idle: float = 0.002, **options: Any) -> None:
        loop = asyncio.get_running_loop()
        options |= {"timeout": None}
        options["_deadline"] = options.get("_deadline") or loop.time() + self.settle_timeout
        soon = asyncio.timeout(_SOON)
        try:
            async with soon:
                return await super()._settle_internal(idle=idle, **options)
        except TimeoutError:
            if not soon.expired():
                raise
        return await super()._settle_internal(idle=_RARELY, **options)


for module in (router, gateway):
    setattr(module, "copy", SimpleNamespace(deepcopy=_copied))  # noqa: B010 - a module's own
for module in (components, results):
    setattr(module, "deepcopy", _copied)  # noqa: B010 - as above


class Incidents(logging.Handler):
    """What the bot logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.logged: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.logged.append(self.format(record))


def is_foreseen(error: BaseException) -> bool:
    """Tell whether SimCord saw one of the bot's own errors on its way to a private answer."""
    cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
    return isinstance(cause, Declined | IllegalAction | StoreBusy | Corrupt)
