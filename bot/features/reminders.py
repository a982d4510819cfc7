"""Remind people of open questions, and postpone their reminders."""

from bot.delivery.publisher import Publisher
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.features.hours import Hours
from bot.features.questions import find_asked
from bot.features.seats import Seats
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.open_game import OpenGame
from bot.model.timers import TimerRow
from bot.service.asked_seats import AskedSeats
from bot.text.moments import moment

MAX_HOURS = 14 * 24


class Reminders:
    """The reminders to people for whom a table waits."""

    def __init__(
        self,
        asked_seats: AskedSeats,
        reader: Reader,
        replies: Replies,
        publisher: Publisher,
        seats: Seats,
        hours: Hours,
    ) -> None:
        self._asked_seats = asked_seats
        self._tables = asked_seats.tables
        self._reader = reader
        self._replies = replies
        self._publisher = publisher
        self._seats = seats
        self._hours = hours

    async def on_remind(self, timer: TimerRow) -> None:
        """Remind a player of an open question."""
        if await self._is_here(timer):
            await self._publisher.deliver(await self._asked_seats.remind(timer))

    async def on_overdue(self, timer: TimerRow) -> None:
        """Announce to the table that a clock has run out."""
        if await self._is_here(timer):
            await self._publisher.deliver(await self._asked_seats.announce_overdue(timer))

    async def _is_here(self, timer: TimerRow) -> bool:
        """Tell whether a timer's player is still on the server."""
        opened = await self._tables.load(timer.game_id)
        return await self._seats.check_member(timer.game_id, opened.row.seats[timer.seat])

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
        # The detail of a `custom_id` may be made up.
        hours = int(asked) if asked.isdecimal() else MAX_HOURS + 1
        if hours > MAX_HOURS:
            raise Declined("bad-input")
        seat = opened.row.seat_of(interaction.user.id)
        if seat is None:
            raise Declined("not-seated")
        at = await self._asked_seats.postpone(opened.row.id, seat.seat, hours)
        words = self._reader.words_for(interaction)
        when = moment(at.isoformat(), "F")
        text = words("remind-at", at=when) if hours else words("remind-never")
        if not await self._hours.propose(interaction, text):
            await self._replies.privately(interaction, text)
