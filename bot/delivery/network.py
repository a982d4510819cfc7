"""Know when the line to Discord is at fault: it breaks, or stays silent for too long."""

import aiohttp

BROKEN = (aiohttp.ClientError, OSError)
"""The line to Discord broke, or was silent for too long: nobody knows what has arrived."""

LONGEST = 10
"""Seconds that one message may take; after that it waits for the upkeep."""
