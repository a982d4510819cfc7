"""Name what can go wrong on the line to Discord: breaks, silences, and Discord's error codes."""

import aiohttp
import discord

BROKEN = (aiohttp.ClientError, OSError)
"""The line to Discord broke, or was silent for too long: nobody knows what has arrived."""

FAILED = (discord.HTTPException, *BROKEN)
"""A request did not succeed, whoever's fault that is."""

LONGEST = 10
"""Seconds that one request may take; after that its message waits for the upkeep."""

NO_DM = (50007, 50278, 40003)
"""A person takes no direct messages, or none from here, or not so many."""

GONE = (10003, 50001, 50013, 160005)
"""Channel gone, no access, no permission, thread locked."""

ARCHIVED = 50083
"""A thread sleeps: nothing in it can be edited, and a new message wakes it."""

MESSAGE_GONE = 10008

TOO_LATE = (10062, 10015, 40060)
"""Interaction gone, its token gone, or answered already."""
