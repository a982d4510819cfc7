"""Let people postpone their reminders."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.reader import Reader
from bot.features.hours import Hours
from bot.features.questions import find_asked
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.open_game import OpenGame
from bot.service.table_acts import asked_seats
from bot.service.tables.tables import Tables
from bot.text.moments import moment

MAX_HOURS = 14 * 24


class Postponing:
    """The reminders that people put off."""

    def __init__(self, tables: Tables, reader: Reader, replies: Replies, hours: Hours) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._hours = hours

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
        at = await asked_seats.postpone(self._tables, opened.row.id, seat.seat, hours)
        words = self._reader.words_for(interaction)
        when = moment(at.isoformat(), "F")
        text = words("remind-at", at=when) if hours else words("remind-never")
        if not await self._hours.propose(interaction, text):
            await self._replies.privately(interaction, text)
