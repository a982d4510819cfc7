"""Run what `tests.bench.launch` runs, but as if the extra `voice` were not installed."""

import runpy
import sys

if __name__ == "__main__":
    sys.modules |= dict.fromkeys(("davey", "nacl"))  # type: ignore[dict-item] # not to be found
    runpy.run_module("tests.bench.launch", run_name="__main__")
