"""Fork bots from a process that has imported everything: a start costs what the bot itself does.

Reads a line for each order: `start DATABASE` forks a bot and prints its process id, `wait ID` waits
for its end and prints how it ended, as `os.waitstatus_to_exitcode` puts it.
"""

import os
import signal
import sys
from pathlib import Path

from bot.__main__ import main
from tests.stub.launch import aim


def serve(url: str, log: str) -> None:
    """Follow orders until there are no more."""
    aim(url)
    for line in sys.stdin:
        order, argument = line.strip().split(" ", 1)
        if order == "start":
            print(_fork(argument, log), flush=True)
        else:
            _, status = os.waitpid(int(argument), 0)
            print(os.waitstatus_to_exitcode(status), flush=True)


def _fork(database: str, log: str) -> int:
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        _detach(log)
        os.environ["DATABASE"] = database
        status = main(["run"])
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
    serve(sys.argv[1], sys.argv[2])
