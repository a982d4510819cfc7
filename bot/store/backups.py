"""Keep daily copies of the database, made online."""

import asyncio
from datetime import datetime

from bot.store.database import Database


async def back_up(database: Database, kept: int, now: datetime) -> None:
    """Copy the database under the day's name, and drop all but the newest copies."""
    path = database.path
    stamp = now.strftime("%Y%m%d")
    await database.back_up(path.with_name(f"{path.name}.{stamp}.backup"))
    copies = sorted(path.parent.glob(f"{path.name}.*.backup"))
    for old in copies[:-kept]:
        await asyncio.to_thread(old.unlink)  # as long as replacing it
