"""Run the bot: `python -m bot`, or the demo where there is no token: `python -m bot demo`.

`python -m bot doctor` looks whether the bot has all that it needs.
"""

import gc
import sys

from bot.exits import HostMistake, check_platform
from bot.life import Life


def main(arguments: list[str] | None = None) -> int:
    """Run the command line's command, and return the exit status."""
    try:
        check_platform()
    except HostMistake as mistake:
        print(mistake, file=sys.stderr)
        return mistake.status
    life = Life()
    life.listen()
    # What is imported stays: looking through it for garbage took a sixth of a start.
    gc.disable()
    # Only now, as it takes a second or two, in which a signal is to be heard.
    from bot.settings import share_language_packs  # noqa: PLC0415

    share_language_packs()
    from bot.command_line import obey  # noqa: PLC0415

    return obey(life, sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
