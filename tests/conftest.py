"""Settings of all tests."""

import os

from hypothesis import settings

# Read when `rules.record` is imported; workers, bots and other child processes inherit it.
os.environ.setdefault("FROZEN_RECORDS", "1")

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")  # how long an example takes is the machine's affair
