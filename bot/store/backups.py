"""Back up the database once a day, while it is in use."""

import asyncio
from datetime import datetime, timedelta

from bot.store.database import Database


async def back_up(database: Database, most: int, now: datetime) -> None:
    """Copy the database under the day's name, and delete all but the newest `most` copies.

    A copy from before an upgrade goes as well, once it is older than `most` days: it holds people
    who may have been forgotten since.
    """
    path = database.path
    timestamp = now.strftime("%Y%m%d")
    await database.back_up(path.with_name(f"{path.name}.{timestamp}.backup"))
    copies = sorted(path.parent.glob(f"{path.name}.*.backup"))
    oldest = (now - timedelta(days=most)).timestamp()
    upgraded = path.parent.glob(f"{path.name}.before-*")
    stale = [copy for copy in upgraded if copy.stat().st_mtime < oldest]
    # `most` is one at least: for 0 the job makes no copies, and `[:-0]` would delete none.
    for old in (*copies[:-most], *stale):
        await asyncio.to_thread(old.unlink)  # takes as long as replacing the file
