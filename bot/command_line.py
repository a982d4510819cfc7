"""Run what the command line says; mistakes of the host are one sentence, without a traceback."""

import gc
import logging
import os
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

import discord

from bot.exits import FAILED, MISTAKE, HostMistake
from bot.i18n.words import DEFAULT, languages
from bot.life import Life
from bot.model.errors import StoreBusy
from bot.serving import Serving
from bot.settings import ENV_FILE, Settings, misspelt, read_settings
from bot.store.file_mistakes import mistake_of, passing
from bot.worker.memory import share_arena
from encounters.faults import BookError

if TYPE_CHECKING:
    import argparse

_LOGIN_MISSING = (
    "DISCORD_TOKEN is empty: copy the token on your application's Bot page, "
    "https://discord.com/developers/applications, into .env or into the environment."
)
_NO_ENV_FILE = " There is no {file} yet: begin with a copy of .env.example."
_OR_THE_DEMO = " The demo needs none: install it with pip install -e '.[demo]'"
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_CLOSED = "Discord has ended the connection ({why}), and takes no other as it is: start again."


def obey(life: Life, arguments: list[str]) -> int:
    """Do what was typed, and return the exit status."""
    asked = None if arguments in ([], ["run"]) else _parse(arguments)
    try:
        settings = read_settings()
    except HostMistake as mistake:
        return _refuse(str(mistake), mistake.status)
    for name, meant in misspelt():
        print(f"{name} is no setting, and is ignored: did you mean {meant}?", file=sys.stderr)
    try:
        return _run_command(life, settings, asked, is_run="run" in arguments)
    except HostMistake as mistake:
        return _refuse(str(mistake), mistake.status)
    except BookError as error:
        between = ": " if len(error.faults) == 1 else ":\n"
        return _refuse(between.join([*error.__notes__, str(error)]), MISTAKE)
    except StoreBusy as error:
        return _refuse(passing(settings.database, error), FAILED)
    except sqlite3.DatabaseError as error:
        # Damage inside the file, which its opening does not come upon.
        if mistake := mistake_of(settings.database, error):
            return _refuse(str(mistake), mistake.status)
        raise
    except discord.ConnectionClosed as error:
        return _refuse(_CLOSED.format(why=error), FAILED)


def _run_command(
    life: Life, settings: Settings, asked: "argparse.Namespace | None", *, is_run: bool
) -> int:
    what = asked.what if asked else "run"
    if what == "run" and not settings.discord_token.get_secret_value():
        # `run` asks for the bot; nothing at all may be typed by somebody who has just found this.
        if is_run or not find_spec("simcord"):
            file = ENV_FILE.absolute()
            missing = "" if file.exists() else _NO_ENV_FILE.format(file=file)
            raise HostMistake(_LOGIN_MISSING + missing + ("" if is_run else _OR_THE_DEMO))
        what = "demo"
    # The demo's guests see errors alone; the doctor says in its lines what is wrong.
    level = {"demo": "ERROR", "doctor": "CRITICAL"}.get(what, settings.log_level)
    _set_up_logging(level, as_json=settings.log_format == "json")
    # The operator knows that voice is missing: discord.py's warnings are not logged.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    match what:
        case "doctor":
            work = _Visit(lambda: _examine(settings, asked or _parse([])))
        case "demo":
            work = _Visit(lambda: _show(asked or _parse([])))
        case _:
            # Before the first thread, which would get a heap of its own.
            share_arena()
            work = Serving(settings)
    gc.enable()  # off since `bot.__main__`
    return life.run(work)


def _refuse(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
    return status


class _Visit:
    """A `bot.life.Work` that tidies up after itself when it is cancelled."""

    def __init__(self, show: Callable[[], Coroutine[None, None, int]]) -> None:
        self._show = show

    async def start(self) -> None: ...

    async def run(self) -> int:
        return await self._show()

    async def drain(self) -> None: ...

    async def close(self) -> None: ...


def _parse(arguments: list[str]) -> "argparse.Namespace":
    """Parse the command line; help and errors leave by SystemExit."""
    import argparse  # noqa: PLC0415 - 0.3 MB of a running bot, which is started without options

    parser = argparse.ArgumentParser(prog="python -m bot", description="Above and Below on Discord")
    parser.add_argument("what", nargs="?", choices=("run", "demo", "doctor"), default="run")
    parser.add_argument("--headless", action="store_true", help="demo: play a game in the terminal")
    parser.add_argument("--night", action="store_true", help="demo: a story night, in the terminal")
    parser.add_argument("--port", type=int, default=8765, help="demo: the browser's port")
    parser.add_argument("--seed", type=int, default=1, help="demo: which game is played")
    parser.add_argument("--language", choices=languages(), default=DEFAULT, help="demo: its words")
    parser.add_argument("--channel", type=int, help="doctor: the id of a channel to post in")
    parser.add_argument("--voice", type=int, help="doctor: the id of a voice channel to speak in")
    return parser.parse_args(arguments)


def _set_up_logging(level: str, *, as_json: bool = False) -> None:
    """Log at a level, but messages of libraries never below INFO.

    At DEBUG discord.py writes whole requests and events: tokens, and the texts of direct messages.
    """
    logging.basicConfig(level=level, format=_LINE)
    root = logging.getLogger()
    if as_json:
        from pythonjsonlogger.json import JsonFormatter  # noqa: PLC0415 - as argparse

        for handler in root.handlers:
            handler.setFormatter(JsonFormatter(_LINE))
    logging.getLogger("bot").setLevel(root.level)
    root.setLevel(max(root.level, logging.INFO))


async def _show(asked: "argparse.Namespace") -> int:
    """Show the demo; its guests' thinking would take half a megabyte of a running bot."""
    from bot.demo.run import demo  # noqa: PLC0415 - see above

    return await demo(
        headless=asked.headless,
        night=asked.night,
        port=asked.port,
        seed=asked.seed,
        language=asked.language,
    )


async def _examine(settings: Settings, asked: "argparse.Namespace") -> int:
    """Check everything that the bot needs; it is no part of a running bot."""
    from bot.doctor.checkup import examine  # noqa: PLC0415 - as the demo

    # Each line at once, even into a pipe: one of them asks somebody to press buttons.
    show = partial(print, flush=True)
    try:
        return await examine(settings, asked.channel, asked.voice, show=show)
    except BrokenPipeError:
        # As after `| head`: who read it has gone, and Python would complain of that at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
