"""Run the bot: `python -m bot`, or the demo where there is no token: `python -m bot demo`."""

import asyncio
import logging
import signal
import sys
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.app import create_bot
from bot.delivery.discord.discord_internals import DiscordPyChanged
from bot.demo import DemoError
from bot.i18n.words import DEFAULT, languages
from bot.model.errors import StoreBusy, UnusableDatabase
from bot.settings import Settings, read_settings
from bot.worker.memory import share_arena
from encounters.faults import BookError

if TYPE_CHECKING:
    import argparse

# A stop in a storm of presses must end within this (row F3 of `python -m tests.faults`).
_DRAIN_SECONDS = 5
_REFUSED = (
    "Discord refuses this token: copy the one on your application's Bot page, "
    "https://discord.com/developers/applications, into DISCORD_TOKEN."
)
_NOT_STORED = "The database cannot be used now: see that its disk has room, and start again."
_UNREACHABLE = "Discord cannot be reached: check the network of this machine, and start again."


def main(arguments: list[str] | None = None) -> int:
    """Run the command line's command, and return the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    asked = None if given in ([], ["run"]) else _parse(given)
    settings = read_settings()
    is_demo = asked is not None and asked.what == "demo"
    shows = is_demo or not settings.discord_token.get_secret_value()
    _set_up_logging("ERROR" if shows else settings.log_level)
    # The warnings that voice is missing are no news to the operator.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        return asyncio.run(_show(asked or _parse([])) if shows else _run(settings))
    except (BookError, DemoError, DiscordPyChanged, UnusableDatabase) as error:
        # What the operator can fix is reported in a sentence, without a traceback.
        print(error, file=sys.stderr)
        return 1
    except StoreBusy as error:
        print(f"{_NOT_STORED} ({error})", file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print(_REFUSED, file=sys.stderr)
        return 1
    except (aiohttp.ClientConnectionError, TimeoutError) as error:
        print(f"{_UNREACHABLE} ({error or type(error).__name__})", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


def _parse(arguments: list[str]) -> "argparse.Namespace":
    """Parse the command line; help and errors leave by SystemExit."""
    import argparse  # noqa: PLC0415 - 0.3 MB of a running bot, which is started without options

    parser = argparse.ArgumentParser(prog="python -m bot", description="Above and Below on Discord")
    parser.add_argument("what", nargs="?", choices=("run", "demo"), default="run")
    parser.add_argument("--headless", action="store_true", help="demo: play a game in the terminal")
    parser.add_argument("--night", action="store_true", help="demo: a story night, in the terminal")
    parser.add_argument("--port", type=int, default=8765, help="demo: the browser's port")
    parser.add_argument("--seed", type=int, default=1, help="demo: which game is played")
    parser.add_argument("--language", choices=languages(), default=DEFAULT, help="demo: its words")
    return parser.parse_args(arguments)


def _set_up_logging(level: str) -> None:
    """Log at a level, but messages of libraries never below INFO.

    At DEBUG discord.py writes whole requests and events: tokens, and letters' texts.
    """
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    root = logging.getLogger()
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


async def _run(settings: Settings) -> int:
    """Run the real bot until it is stopped by a signal."""
    # Before the first thread, which would get a heap of its own.
    share_arena()
    bot = create_bot(settings)
    loop = asyncio.get_running_loop()
    stopping: list[asyncio.Task[None]] = []

    def stop() -> None:
        if not stopping:
            # Kept, as the loop holds tasks weakly; the second signal changes nothing.
            stopping.append(loop.create_task(bot.stop(_DRAIN_SECONDS)))

    # `Client.run` handles SIGINT alone, and services are stopped by SIGTERM.
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    try:
        await bot.start(settings.discord_token.get_secret_value())
    finally:
        await bot.close()
        await asyncio.gather(*stopping)
    return 0


if __name__ == "__main__":
    sys.exit(main())
