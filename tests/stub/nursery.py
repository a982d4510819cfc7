"""Fork bots from a process that has imported everything: a start costs what the bot itself does.

What is the same for each bot is made before: the book is read and packed, the commands translated.
Reads an order a line, as JSON: a `Start` forks a bot, and prints its process id; a process id alone
asks how that bot ended, and prints it as `os.waitstatus_to_exitcode` puts it, or nothing as long as
it runs.
"""

import asyncio
import gc
import json
import os
import signal
import sys
from functools import cache
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.app import create_bot
from bot.cogs import sync
from bot.service.history import books
from bot.settings import Settings
from tests.stub.forking import Start
from tests.stub.launch import adjust, aim


def prepare() -> None:
    """Make what each bot makes at its start, and no environment changes."""
    books.open_book, books.pack = cache(books.open_book), cache(books.pack)
    payload = asyncio.run(_commands())

    async def translated(_: Any) -> Any:
        return payload

    sync.translated = translated
    gc.collect()
    gc.freeze()  # else each bot copies their pages, as it counts references to them


async def _commands() -> list[dict[str, Any]]:
    bot = create_bot(Settings(database=Path(os.devnull)))
    await bot.register_commands()
    return await sync.translated(bot.tree)


def serve() -> None:
    """Follow orders until there are no more."""
    for line in sys.stdin:
        order = json.loads(line)
        print(_status(order) if isinstance(order, int) else _fork(order), flush=True)


def _status(child: int) -> int | str:
    ended, status = os.waitpid(child, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else ""


def _fork(start: Start) -> int:
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        _detach(start["log"])
        os.chdir(start["folder"])
        os.environ.clear()
        os.environ.update(start["environment"])
        aim(start["url"])
        adjust()
        status = main(start["arguments"])
    except Exception as error:  # noqa: BLE001 - the last thing that this process does
        sys.excepthook(type(error), error, error.__traceback__)
    finally:
        sys.stderr.flush()
        os._exit(status)


def _detach(log: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    with Path(log).open("ab") as file, Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)


if __name__ == "__main__":
    prepare()
    serve()
