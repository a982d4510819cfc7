"""Tell those who wait in a lobby that their invitation closes, and close it."""

from typing import TYPE_CHECKING

from bot.model.timers import TimerRow
from bot.service import invitations

if TYPE_CHECKING:
    from bot.app import TableBot


async def on_expire(bot: "TableBot", timer: TimerRow) -> None:
    """Tell those who wait that their invitation closes, and a day later close it."""
    now = bot.tables.now()
    async with bot.lobbies.lock(timer.game_id):
        closed, owed = await bot.database.write(lambda db: invitations.expire(db, timer, now))
    if closed:
        await bot.panels.strip(closed)
    for one in owed:
        await bot.outbox.deliver(one)
