"""Post a finished game's chronicle for the table: once, by somebody who played."""

import sqlite3

from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import User
from bot.model.notices import CHRONICLE, Name, Notice
from bot.service.plies.notices import queue_notice
from bot.service.plies.permissions import require_part
from bot.service.tables.games import Games
from bot.store import keepsakes
from bot.store import outbox as store


async def queue(games: Games, row: GameRow, user: User) -> OutboxRow:
    """Queue a game's chronicle for its channel.

    Raises Declined where somebody has posted it, or the person did not play.
    """
    require_part(row, user.id)
    notice = Notice(CHRONICLE, {"name": Name(row.name_for(user), user.id)})

    def transaction(db: sqlite3.Connection) -> OutboxRow | None:
        if not keepsakes.add(db, row.id):
            return None
        return queue_notice(db, row, notice)

    queued = await games.database.write(transaction)
    if queued is None:
        raise Declined("chronicle-posted", where=await place(games, row))
    return queued


async def record(games: Games, row: OutboxRow, message_id: int) -> None:
    """Record which message a chronicle is; its row is done."""

    def transaction(db: sqlite3.Connection) -> None:
        keepsakes.record(db, row.game_id, message_id)
        store.delete(db, [row.id])

    await games.database.write(transaction)


async def is_posted(games: Games, game_id: int) -> bool:
    """Return whether a game's chronicle is posted, or will be."""
    return await games.database.find(lambda db: keepsakes.find(db, game_id)) is not None


async def place(games: Games, row: GameRow) -> str:
    """Return the address of a game's posted chronicle; of its channel before it is there."""
    message = await games.database.find(lambda db: keepsakes.find(db, row.id))
    channel = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    return f"{channel}/{message}" if message else channel
