"""Let who is in charge of a table pause, resume, replace and close: its host and the wardens.

Who may manage the channel is a warden. Each such act is announced, and stands in the journal.
"""

import sqlite3
from typing import TYPE_CHECKING

import discord

from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow
from bot.model.kinds import GameStatus, Motion, SeatStatus
from bot.model.notices import Name, Notice, TableEvent
from bot.model.open_game import OpenGame
from bot.service import seats
from bot.service.seats import SeatChange, seat_note
from bot.store import table_events

if TYPE_CHECKING:
    from bot.app import TableBot


class Moderation:
    """What may be done without a vote."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot

    async def hand_over(
        self, interaction: discord.Interaction, game_id: int, number: int, *, automated: bool
    ) -> None:
        """Put a seat into other hands; where somebody else asks for it, call a vote.

        Raises Declined.
        """
        row = await self._bot.tables.get(game_id)
        if not is_in_charge(interaction, row):
            motion = Motion.AUTOMATE if automated else Motion.REPLACE
            await self._bot.votes.call(interaction, game_id, motion, number)
            return
        name, now = Name(interaction.user.display_name), self._bot.tables.now()
        status = SeatStatus.AUTOMATED if automated else SeatStatus.LEFT

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            seat = seats.seat_at(opened.row, number)
            seats.check_hand_over(opened.row, seat, automated=automated)
            row, owed = seats.vacate(db, opened, opened.row, seat.seat, status, now)
            key = "seat-automated-by" if automated else "seat-opened-by"
            note = seat_note(row, row.seats[number], key, by=name)
            return row, [*owed, self._bot.people.announce(db, opened, note)]

        await self._bot.people.done(interaction, await self._bot.tables.change(game_id, mutate))
        await self._bot.votes.recount(game_id)

    async def set_status(
        self, interaction: discord.Interaction, game_id: int, status: GameStatus
    ) -> None:
        """Pause, resume or close a started game; the others are pointed to the vote.

        Raises Declined.
        """
        row = await self._bot.tables.get(game_id)
        if not is_in_charge(interaction, row):
            raise Declined("not-in-charge")
        name, now = Name(interaction.user.display_name), self._bot.tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            seats.check_status(opened.row, status)
            row, owed = seats.set_status(db, opened, opened.row, status, now)
            note = Notice(f"set-{status}-by", {"name": name})
            return row, [*owed, self._bot.people.announce(db, opened, note)]

        await self._bot.people.done(interaction, await self._bot.tables.change(game_id, mutate))

    async def note_end(self, row: GameRow, name: str) -> None:
        """Write into the journal of a started game who closes it."""
        try:
            last = (await self._bot.tables.load(row.id)).ply
        except (Declined, Corrupt):
            return
        event = TableEvent(
            last, self._bot.tables.stamp(), "closed-in-journal", {"name": Name(name)}
        )
        await self._bot.database.write(lambda db: table_events.add(db, row.id, event))


def is_in_charge(interaction: discord.Interaction, row: GameRow) -> bool:
    """Tell whether a person may decide for the table: its host, and who manages the channel."""
    return interaction.user.id == row.host_id or interaction.permissions.manage_channels
