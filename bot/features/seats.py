"""Let people join and leave a running table, and announce it."""

import sqlite3
from collections.abc import Callable

from bot.delivery.publisher import Publisher
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.features.votes import Votes
from bot.model.errors import Declined
from bot.model.games import GameRow, SeatRow
from bot.model.interaction import Interaction
from bot.model.kinds import SeatStatus
from bot.model.members import Members
from bot.model.notices import SEAT_TAKEN, Figures, Name, Notice
from bot.model.open_game import OpenGame, Played
from bot.service import seats
from bot.service.readers import answerer
from bot.service.seats import SeatChange, seat_notice
from bot.service.tables import Tables
from bot.store import games
from bot.text import boards
from bot.ui.layout import layout
from bot.ui.panel import question_text
from rules.record import alter

Change = Callable[[sqlite3.Connection, OpenGame, SeatRow], SeatChange]


class Seats:
    """The seats of running tables."""

    def __init__(
        self,
        tables: Tables,
        reader: Reader,
        replies: Replies,
        publisher: Publisher,
        votes: Votes,
        members: Members,
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._publisher = publisher
        self._votes = votes
        self._members = members

    async def take(self, interaction: Interaction, game_id: int, number: int | None = None) -> None:
        """Seat a person on an open or offered seat: the one of that number, or the first.

        Raises Declined.
        """
        played = await self._sit(interaction, game_id, number)
        await self._welcome(interaction, played.open_game)
        await self._publisher.show(played)
        await self._votes.recount(game_id)

    async def leave(self, interaction: Interaction, game_id: int) -> None:
        """Vacate a person's seat.

        Raises Declined.
        """
        now = self._tables.now()

        def leave(db: sqlite3.Connection, opened: OpenGame, seat: SeatRow) -> SeatChange:
            return seats.vacate(db, opened, opened.row, seat.seat, SeatStatus.LEFT, now)

        await self._change_own(interaction, game_id, "seat-left", leave)
        await self._votes.recount(game_id)

    async def seek(self, interaction: Interaction, game_id: int, *, seeking: bool) -> None:
        """Ask for a substitute while playing on, or withdraw that request.

        Raises Declined.
        """

        def seek(db: sqlite3.Connection, opened: OpenGame, seat: SeatRow) -> SeatChange:
            if seat.seeking == seeking:
                raise Declined("seat-sought-already" if seeking else "already-seated")
            return seats.seek(db, opened.row, seat.seat, seeking=seeking), []

        key = "seat-sought" if seeking else "seat-kept"
        await self._change_own(interaction, game_id, key, seek)

    async def come_back(self, interaction: Interaction, game_id: int) -> None:
        """Seat a person on their old seat, or withdraw their request for a substitute.

        Raises Declined.
        """
        row = await self._tables.get(game_id)
        left = row.seat_left_by(interaction.user.id)
        if left and not row.seat_of(interaction.user.id):
            await self.take(interaction, game_id, left.seat)
        else:
            await self.seek(interaction, game_id, seeking=False)

    async def offer(
        self, interaction: Interaction, game_id: int, elsewhere: int | None = None
    ) -> None:
        """Offer all open seats in the game's channel, or in another one.

        Raises Declined.
        """

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            row = opened.row
            if row.seat_of(interaction.user.id) is None and not is_in_charge(interaction, row):
                raise Declined("not-seated")
            free = [seat for seat in row.seats if seat.status.is_open or seat.seeking]
            if not free:
                raise Declined("no-open-seat")
            notices = [seat_notice(row, seat, "seat-offered") for seat in free]
            if elsewhere is not None:  # who reads it there may take the seat, and nothing else
                notices = [
                    alter(one, elsewhere=elsewhere, buttons=one.buttons[:1]) for one in notices
                ]
            return row, [self._publisher.announce(db, opened, notice) for notice in notices]

        await self._publisher.confirm(interaction, await self._tables.change(game_id, mutate))

    async def mark_gone(self, game_id: int, user_id: int) -> None:
        """Mark the seat of somebody who has left the server, and announce it."""
        await self._vacate(game_id, user_id, SeatStatus.GONE, "seat-gone")

    async def give_up(self, game_id: int, user_id: int) -> None:
        """Vacate the seat of somebody who has asked for that elsewhere, and announce it."""
        await self._vacate(game_id, user_id, SeatStatus.LEFT, "seat-left")

    async def _vacate(self, game_id: int, user_id: int, status: SeatStatus, key: str) -> None:
        now = self._tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            seat = opened.row.seat_of(user_id)
            if seat is None:
                raise Declined("not-seated")
            row, pending = seats.vacate(db, opened, opened.row, seat.seat, status, now)
            notice = seat_notice(row, row.seats[seat.seat], key)
            return row, [*pending, self._publisher.announce(db, opened, notice)]

        await self._publisher.show(await self._tables.change(game_id, mutate))
        await self._votes.recount(game_id)

    async def mark_gone_from_server(self, guild_id: int, user_id: int) -> None:
        """Mark all seats of somebody who has left a server."""
        held = await self._tables.database.read(lambda db: games.games_of(db, guild_id, user_id))
        for game_id in held:
            await self.mark_gone(game_id, user_id)

    async def check_member(self, game_id: int, seat: SeatRow) -> bool:
        """Return whether a seat's player is still on the server; where not, mark the seat."""
        row = await self._tables.get(game_id)
        if seat.status != SeatStatus.TAKEN or await self._members.is_member(
            row.guild_id, seat.user_id
        ):
            return True
        await self.mark_gone_from_server(row.guild_id, seat.user_id)
        return False

    async def reseat_returned(self, interaction: Interaction, game_id: int | None) -> bool:
        """Seat a person again who had left the server, and tell whether that was so."""
        tables = self._tables
        game_id = game_id or (await tables.find(interaction.channel_id)).id
        row = await tables.get(game_id)
        left = row.seat_left_by(interaction.user.id)
        if left is None or left.status != SeatStatus.GONE:
            return False
        await self.take(interaction, game_id, left.seat)
        return True

    async def _sit(self, interaction: Interaction, game_id: int, number: int | None) -> Played:
        user, now = interaction.user, self._tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            old = seats.free_seat(opened.row, user.id, number)
            person = (user.id, user.name)
            row, pending = seats.take(db, opened, opened.row, old.seat, person, now)
            figures: Figures = {"name": Name(user.name)}
            notice = Notice("seat-back", figures)
            if old.user_id != user.id:
                figures = {**figures, "before": Name(old.name), "seat": old.seat}
                notice = Notice(SEAT_TAKEN, figures)
            return row, [*pending, self._publisher.announce(db, opened, notice)]

        return await self._tables.change(game_id, mutate)

    async def _welcome(self, interaction: Interaction, opened: OpenGame) -> None:
        """Show a new player their village, what they are asked, and their open encounter."""
        words = self._reader.words_for(interaction)
        narrator, table = self._reader.narrator(opened, words), opened.state.table
        seat = opened.row.seat_of(interaction.user.id)
        assert seat is not None
        asked = [q for q in table.questions if answerer(opened.row, q) == seat.seat]
        lines = [question_text(narrator, question, f"<@{seat.user_id}>") for question in asked]
        village = boards.village(narrator, opened.game, table, seat.seat)
        parts = [words("seat-yours"), *(lines or [words("seat-not-asked")]), *village]
        await self._replies.privately(interaction, layout(parts))
        trip = table.expedition
        waits = opened.row.owes_reading is None and opened.row.lift is None
        if trip and trip.seat == seat.seat and not table.over and waits:
            paragraph = self._reader.private(opened, interaction.user.id, words)
            await self._replies.privately(interaction, paragraph)

    async def _change_own(
        self, interaction: Interaction, game_id: int, key: str, change: Change
    ) -> None:
        """Change the person's own seat, and announce it with buttons to take it."""

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            seat = opened.row.seat_of(interaction.user.id)
            if seat is None:
                left = opened.row.seat_left_by(interaction.user.id)
                raise Declined("seat-given-up" if left else "not-seated")
            row, pending = change(db, opened, seat)
            notice = seat_notice(row, row.seats[seat.seat], key)
            if key == "seat-kept":
                notice = Notice(key, notice.figures)
            return row, [*pending, self._publisher.announce(db, opened, notice)]

        await self._publisher.confirm(interaction, await self._tables.change(game_id, mutate))


def is_in_charge(interaction: Interaction, row: GameRow) -> bool:
    """Tell whether a person may decide for the table: its host, or whoever manages the channel."""
    return interaction.user.id == row.host_id or interaction.may_manage
