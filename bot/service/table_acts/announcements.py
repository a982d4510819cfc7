"""Announce something to each server with an unfinished game, in the channel of one of them."""

import sqlite3
from datetime import timedelta

from bot.model.clock import timestamp
from bot.model.notices import Notice
from bot.service.plies.notices import queue_notice
from bot.service.tables.games import Games
from bot.store import bans, bot_values, game_rows, outbox

ANNOUNCED = "owner-announced"
"""The key of the sentence that frames what the owner says."""

_COUNT = "announcements"
"""The name under which the number of the last announcement is stored."""

_NUMBERS = 1_000_000_000
"""Numbers have nine digits at most; then they begin again."""

_A_SECOND = 10
"""Announcements in a second: panels and reminders have the rest of the bot's requests."""


async def announce(games: Games, text: str) -> tuple[int, int]:
    """Queue an announcement for each server; return its number, and how many servers it goes to."""
    now = games.now()

    def transaction(db: sqlite3.Connection) -> tuple[int, int]:
        number = (int(bot_values.find(db, _COUNT) or 0) + 1) % _NUMBERS
        bot_values.put(db, _COUNT, str(number))
        notice, banned = Notice(ANNOUNCED, {"text": text, "number": number}), bans.servers(db)
        rows = [row for row in game_rows.one_a_server(db) if row.guild_id not in banned]
        for place, row in enumerate(rows):
            waiting = queue_notice(db, row, notice)
            at = timestamp(now + timedelta(seconds=place // _A_SECOND))
            outbox.postpone(db, waiting.id, at, refused=0)
        return number, len(rows)

    return await games.database.write(transaction)
