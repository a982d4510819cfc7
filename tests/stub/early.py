"""Run the real bot against a loopback Discord, deaf to no signal: `python -m tests.stub.early URL`.

`tests.stub.launch` imports discord.py before the bot takes its signals; here, as in
`python -m bot`, that comes first.
"""

import sys

from bot.life import Life


def main() -> int:
    """Run the bot, and return its exit status."""
    Life().listen()
    from bot.__main__ import main as run  # noqa: PLC0415 - a second, in which signals are heard
    from tests.stub.launch import aim  # noqa: PLC0415 - as above

    aim(sys.argv[1])
    return run(["run"])


if __name__ == "__main__":
    sys.exit(main())
