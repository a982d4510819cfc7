"""Run the real bot against a loopback Discord.

`python -m tests.bench.launch http://127.0.0.1:PORT` runs it. When it stops, it prints with
`--profile` where its loop's own time went, and with `--lag` how late its loop woke.
"""

import sys
import time

from bot.__main__ import main
from tests.bench.lagging import Watch
from tests.stub.launch import aim


def _profiled() -> int:
    import cProfile  # noqa: PLC0415 - they count as the bot's memory otherwise
    import pstats  # noqa: PLC0415

    profiler = cProfile.Profile(time.thread_time)
    status = profiler.runcall(main, ["run"])
    for order in ("tottime", "cumtime"):
        pstats.Stats(profiler).sort_stats(order).print_stats(45)
    return status


def _watched() -> int:
    watch = Watch()
    watch.begin()
    status = main(["run"])
    print(watch.report().decode())
    return status


if __name__ == "__main__":
    aim(sys.argv[1])
    if "--profile" in sys.argv:
        sys.exit(_profiled())
    if "--lag" in sys.argv:
        sys.exit(_watched())
    sys.exit(main(["run"]))
