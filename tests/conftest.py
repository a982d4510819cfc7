"""Settings of all tests."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")  # how long an example takes is the machine's affair
