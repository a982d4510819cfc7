"""Tell systemd that the bot has started, that it is alive, and that it stops.

Source: sd_notify(3). One datagram to the socket that systemd names; without one nothing happens.
"""

import asyncio
import os
import socket
from contextlib import suppress

READY, STOPPING = "READY=1", "STOPPING=1"
_ALIVE = "WATCHDOG=1"

_LONGEST_WAIT = 60.0
_MICROSECONDS = 1_000_000


def notify(state: str) -> None:
    """Send one state, where systemd waits for it."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    # Where nothing arrives, systemd finds that out itself.
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        # An address that begins with @ is in the abstract namespace, where it begins with a zero.
        channel.connect(f"\0{address[1:]}" if address.startswith("@") else address)
        channel.sendall(state.encode())


async def watch() -> None:
    """Say that the loop is alive, twice as often as systemd asks."""
    asked = os.environ.get("WATCHDOG_USEC", "")
    if not asked.isdecimal() or int(asked) == 0:
        return
    while True:
        notify(_ALIVE)
        await asyncio.sleep(min(_LONGEST_WAIT, int(asked) / _MICROSECONDS / 2))
