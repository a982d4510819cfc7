"""Run the real bot against a loopback Discord, with room for all the readings that a load needs.

`python -m tests.bench.launch http://127.0.0.1:PORT` runs it; with `--profile` it prints when it
stops where its loop's own time went.
"""

import cProfile
import pstats
import sys
import time

import bot.delivery.dm_budget
from bot.__main__ import main
from tests.stub.launch import aim

_ENOUGH = 1_000_000

if __name__ == "__main__":
    aim(sys.argv[1])
    bot.delivery.dm_budget.MOST = _ENOUGH
    if "--profile" not in sys.argv:
        sys.exit(main(["run"]))
    profiler = cProfile.Profile(time.thread_time)
    status = profiler.runcall(main, ["run"])
    for order in ("tottime", "cumtime"):
        pstats.Stats(profiler).sort_stats(order).print_stats(45)
    sys.exit(status)
