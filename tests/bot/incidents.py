"""SimCord's world as these tests need it, and what goes wrong in it."""

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


def _copied(value: Any) -> Any:
    """Copy what goes over the wire: a tenth of these tests' time went into `copy.deepcopy`."""
    try:
        return orjson.loads(orjson.dumps(value))
    except TypeError:  # it is no JSON, such as a file
        return deepcopy(value)


class Env(simcord.Env):
    """SimCord's world, which looks more often whether the bot has settled, and waits as told.

    Not even more often: each look goes through all tasks and timers, and takes 2 ms.
    """

    async def _settle_internal(self, *, idle: float = 0.01, **options: Any) -> None:
        await super()._settle_internal(idle=idle, **options | {"timeout": None})


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
