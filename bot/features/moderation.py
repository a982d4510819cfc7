"""Let those in charge of a table pause, resume and close it, and hand over its seats.

In charge are its host and whoever may manage the channel. Each such act is announced, and recorded
in the journal.
"""

import sqlite3

from bot.delivery.publisher import Publisher
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.features.seats import Seats, is_in_charge
from bot.features.votes import Votes
from bot.model.custom_id import CustomId
from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus, Motion, SeatStatus
from bot.model.notices import Name, Notice, TableEvent
from bot.model.open_game import OpenGame
from bot.service import seats as service
from bot.service.seats import SeatChange, seat_notice
from bot.service.tables import Tables
from bot.store import table_events


class Moderation:
    """The acts of those in charge, which need no vote."""

    def __init__(
        self,
        tables: Tables,
        reader: Reader,
        replies: Replies,
        publisher: Publisher,
        votes: Votes,
        seats: Seats,
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._publisher = publisher
        self._votes = votes
        self._seats = seats

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Take the seat that a button offers, or automate it."""
        match press.detail:
            case "take":
                await self._seats.take(interaction, press.game_id, press.number)
            case "automate":
                await self.hand_over(interaction, press.game_id, press.number, automated=True)
            case _:
                raise Declined("unknown-press")

    async def hand_over(
        self, interaction: Interaction, game_id: int, number: int, *, automated: bool
    ) -> None:
        """Hand a seat over; where the person is not in charge, call a vote instead.

        Raises Declined.
        """
        row = await self._tables.get(game_id)
        if not is_in_charge(interaction, row):
            motion = Motion.AUTOMATE if automated else Motion.REPLACE
            await self._votes.call(interaction, game_id, motion, number)
            return
        name, now = Name(interaction.user.name), self._tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            seat = service.seat_at(opened.row, number)
            service.check_hand_over(opened.row, seat, automated=automated)
            if automated:
                row, pending = service.let_play(db, opened, opened.row, seat.seat, now)
            else:
                left = SeatStatus.LEFT
                row, pending = service.vacate(db, opened, opened.row, seat.seat, left, now)
            new = row.seats[number]
            plainly = "seat-automated-plainly-by" if new.is_plain else "seat-automated-by"
            key = plainly if automated else "seat-opened-by"
            notice = seat_notice(row, new, key, by=name, person=new.person or "")
            return row, [*pending, self._publisher.announce(db, opened, notice)]

        await self._publisher.confirm(interaction, await self._tables.change(game_id, mutate))
        await self._votes.recount(game_id)

    async def set_status(self, interaction: Interaction, game_id: int, status: GameStatus) -> None:
        """Pause, resume or close a started game.

        Raises Declined, for those not in charge with a hint at the vote.
        """
        row = await self._tables.get(game_id)
        if not is_in_charge(interaction, row):
            raise Declined("not-in-charge")
        name, now = Name(interaction.user.name), self._tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            service.check_status(opened.row, status)
            row, pending = service.set_status(db, opened, opened.row, status, now)
            notice = Notice(f"set-{status}-by", {"name": name})
            return row, [*pending, self._publisher.announce(db, opened, notice)]

        await self._publisher.confirm(interaction, await self._tables.change(game_id, mutate))

    async def end(self, interaction: Interaction) -> None:
        """Close the channel's game without a winner.

        Raises Declined.
        """
        row = await self._tables.find(interaction.channel_id)
        if row.status.is_over:
            raise Declined("game-over")
        if not is_in_charge(interaction, row):
            raise Declined("not-the-host" if row.status == GameStatus.LOBBY else "not-in-charge")
        await self._record_end(row, interaction.user.name)
        row = await self._tables.set_status(row.id, GameStatus.CLOSED)
        words = self._reader.words(row)
        text = words("closed-by", name=f"<@{interaction.user.id}>", seed=row.seed.hex())
        await self._replies.publicly(interaction, text)
        await self._publisher.remove_buttons(row)

    async def _record_end(self, row: GameRow, name: str) -> None:
        """Record in the journal of a started game who closes it."""
        try:
            last = (await self._tables.load(row.id)).ply
        except (Declined, Corrupt):
            return
        at = self._tables.timestamp()
        event = TableEvent(last, at, "closed-in-journal", {"name": Name(name)})
        await self._tables.database.write(lambda db: table_events.add(db, row.id, event))
