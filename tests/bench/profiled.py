"""Run the real bot under cProfile, and print when it stops where its loop's own time went."""

import cProfile
import pstats
import sys
import time

from bot.__main__ import main
from tests.stub.launch import aim

if __name__ == "__main__":
    aim(sys.argv[1])
    profiler = cProfile.Profile(time.thread_time)
    status = profiler.runcall(main, ["run"])
    for order in ("tottime", "cumtime"):
        pstats.Stats(profiler).sort_stats(order).print_stats(45)
    sys.exit(status)
