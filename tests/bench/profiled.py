"""Run the real bot under cProfile, and print where its time went when it stops."""

import cProfile
import pstats
import sys

from bot.__main__ import main
from tests.stub.launch import aim

if __name__ == "__main__":
    aim(sys.argv[1])
    profiler = cProfile.Profile()
    status = profiler.runcall(main, ["run"])
    for order in ("tottime", "cumtime"):
        pstats.Stats(profiler).sort_stats(order).print_stats(45)
    sys.exit(status)
