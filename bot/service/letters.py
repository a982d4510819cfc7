"""Keep the letters that encounters are read in up to date, within a ply's transaction."""

import sqlite3
from collections.abc import Sequence

from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.model.open_game import OpenGame
from bot.service.plies import NewPly
from bot.store import stories

UNREAD = 0
"""Stands for a message where the next paragraph needs none."""


def letters_of(
    db: sqlite3.Connection,
    opened: OpenGame,
    plies: Sequence[NewPly],
    number: int,
    reads_in: int | None,
) -> list[OutboxRow] | None:
    """Return the edit of a letter whose encounter has gone on elsewhere; none where it need not be.

    None where no message shows the next paragraph yet. `number` is the last ply's, `reads_in` the
    private message that shows the encounter by itself.
    """
    trip = opened.state.table.expedition
    unread = None if reads_in is None else list[OutboxRow]()
    if trip is None or not plies:
        return unread
    user_id = opened.row.seats[trip.seat].user_id
    message_id = stories.find_letter(db, opened.row.id, user_id)
    if message_id is None:
        return unread
    if message_id == reads_in:
        if plies[-1].state.table.expedition is None:
            stories.drop_letter(db, opened.row.id, user_id)
        return []
    return [OutboxRow(0, opened.row.id, OutboxKind.READING, number, user_id, message_id)]
