"""Remind people of open questions, and postpone their reminders."""

import sqlite3

from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.features.hours import Hours
from bot.features.questions import find_asked
from bot.features.seat_changes import SeatChanges
from bot.features.seats import Seats
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import OutboxRow, SeatRow
from bot.model.interaction import Interaction
from bot.model.open_game import OpenGame
from bot.model.timers import TimerRow
from bot.service import reminders
from bot.service.plies import is_last_to_answer
from bot.service.readers import answerer
from bot.service.tables import Tables
from bot.text.moments import moment

MAX_HOURS = 14 * 24

Changed = tuple[SeatRow | None, list[OutboxRow]]


class Reminders:
    """The reminders to people for whom a table waits."""

    def __init__(
        self,
        tables: Tables,
        reader: Reader,
        replies: Replies,
        seats: Seats,
        seat_changes: SeatChanges,
        hours: Hours,
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._seats = seats
        self._seat_changes = seat_changes
        self._hours = hours

    async def on_remind(self, timer: TimerRow) -> None:
        """Remind a player of an open question."""
        opened = await self._tables.load(timer.game_id)
        if not await self._seats.check_member(timer.game_id, opened.row.seats[timer.seat]):
            return
        table, now = opened.state.table, self._tables.now()
        asked = [one for one in table.questions if answerer(opened.row, one) == timer.seat]
        if not asked:
            raise Declined("not-asked")

        def change(db: sqlite3.Connection) -> Changed:
            last = is_last_to_answer(table)
            pending = reminders.remind(
                db, timer, now, ply=opened.ply, number=asked[0].number, last=last
            )
            return None, pending

        await self._seat_changes.change(opened, change)

    async def on_overdue(self, timer: TimerRow) -> None:
        """Announce to the table that a clock has run out."""
        opened = await self._tables.load(timer.game_id)
        if await self._seats.check_member(timer.game_id, opened.row.seats[timer.seat]):
            ply, now = opened.ply, self._tables.now()
            await self._seat_changes.change(
                opened, lambda db: reminders.announce_overdue(db, timer, ply, now)
            )

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Postpone the reminder of the question that a button belongs to.

        Raises Declined.
        """
        opened, _ = await find_asked(self._tables, self._reader, interaction, press)
        await self._put_off(interaction, opened, press.detail)

    async def put_off_here(self, interaction: Interaction, hours: int) -> None:
        """Postpone the reminder of a person's turn in the channel's game.

        Raises Declined.
        """
        row = await self._tables.find(interaction.channel_id)
        await self._put_off(interaction, await self._tables.load(row.id), str(hours))

    async def _put_off(self, interaction: Interaction, opened: OpenGame, asked: str) -> None:
        """Postpone a reminder by so many hours; 0 cancels it for this turn.

        Raises Declined where they are not asked.
        """
        hours = int(asked) if asked.isdecimal() else MAX_HOURS + 1
        if hours > MAX_HOURS:
            raise Declined("bad-input")
        seat, now = opened.row.seat_of(interaction.user.id), self._tables.now()
        if seat is None:
            raise Declined("not-seated")
        at = await self._tables.database.write(
            lambda db: reminders.postpone(db, opened.row.id, seat.seat, hours, now)
        )
        if at is None:
            raise Declined("seat-not-asked")
        words = self._reader.words_for(interaction)
        when = moment(at.isoformat(), "F")
        text = words("remind-at", at=when) if hours else words("remind-never")
        if not await self._hours.propose(interaction, text):
            await self._replies.privately(interaction, text)
