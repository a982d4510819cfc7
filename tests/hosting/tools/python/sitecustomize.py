"""Let a bot find a loopback Discord, and leave every other program as it is."""

import os
import sys

if sys.orig_argv[1:3] == ["-m", "bot"]:
    sys.path.insert(0, os.environ.get("TESTS", "/srv/above-and-below"))
    from tests.stub.launch import aim

    sys.path.pop(0)
    aim(os.environ["LOOPBACK"])
    del sys.modules["bot.__main__"]  # it comes a second time, as the program
