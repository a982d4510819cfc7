"""Let people come and go at a running table, and tell everybody whom it concerns."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.features.moderation import is_in_charge
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import OutboxRow, SeatRow
from bot.model.kinds import GameStatus, OutboxKind, SeatStatus
from bot.model.notices import SEAT_TAKEN, Figures, Name, Notice
from bot.model.open_game import OpenGame, Played
from bot.service import seats
from bot.service.notices import announce
from bot.service.seats import SeatChange, seat_note
from bot.store import games
from bot.text import boards
from bot.ui.layout import layout
from bot.ui.panel import ask

if TYPE_CHECKING:
    from bot.app import TableBot

_NOBODY = (10007, 10013)
"""No such member, no such user."""

Change = Callable[[sqlite3.Connection, OpenGame, SeatRow], SeatChange]


class Seats:
    """Who sits where."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot

    async def press(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take the seat that a button offers, or let it play by itself."""
        match press.detail:
            case "take":
                await self.take(interaction, press.game_id, press.number)
            case "automate":
                await self._bot.charge.hand_over(
                    interaction, press.game_id, press.number, automated=True
                )
            case _:
                raise Declined("unknown-press")

    async def take(
        self, interaction: discord.Interaction, game_id: int, number: int | None = None
    ) -> None:
        """Give a person a seat that is open or offered, by its number or the first there is.

        Raises Declined.
        """
        played = await self._sit(interaction, game_id, number)
        await self._welcome(interaction, played.open_game)
        await self.show(played)
        await self._bot.votes.recount(game_id)

    async def leave(self, interaction: discord.Interaction, game_id: int) -> None:
        """Let a person leave his seat.

        Raises Declined.
        """
        now = self._bot.tables.now()

        def leave(db: sqlite3.Connection, opened: OpenGame, seat: SeatRow) -> SeatChange:
            return seats.vacate(db, opened, opened.row, seat.seat, SeatStatus.LEFT, now)

        await self._change_own(interaction, game_id, "seat-left", leave)
        await self._bot.votes.recount(game_id)

    async def seek(self, interaction: discord.Interaction, game_id: int, *, seeking: bool) -> None:
        """Ask for a substitute, and play on until there is one; or stay after all.

        Raises Declined.
        """

        def seek(db: sqlite3.Connection, opened: OpenGame, seat: SeatRow) -> SeatChange:
            if seat.seeking == seeking:
                raise Declined("seat-sought-already" if seeking else "already-seated")
            return seats.seek(db, opened.row, seat.seat, seeking=seeking), []

        key = "seat-sought" if seeking else "seat-kept"
        await self._change_own(interaction, game_id, key, seek)

    async def come_back(self, interaction: discord.Interaction, game_id: int) -> None:
        """Give a person his seat back, or let him stay who wanted to be replaced.

        Raises Declined.
        """
        row = await self._bot.tables.get(game_id)
        left = row.seat_left_by(interaction.user.id)
        if left and not row.seat_of(interaction.user.id):
            await self.take(interaction, game_id, left.seat)
        else:
            await self.seek(interaction, game_id, seeking=False)

    async def offer(
        self, interaction: discord.Interaction, game_id: int, elsewhere: int | None = None
    ) -> None:
        """Offer all seats that are open to whoever reads the game's channel, or another one.

        Raises Declined.
        """

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            row = opened.row
            if row.seat_of(interaction.user.id) is None and not is_in_charge(interaction, row):
                raise Declined("not-seated")
            free = [seat for seat in row.seats if seat.status != SeatStatus.TAKEN or seat.seeking]
            if not free:
                raise Declined("no-open-seat")
            return row, [
                self.announce(
                    db,
                    opened,
                    replace(seat_note(row, seat, "seat-offered"), elsewhere=elsewhere),
                )
                for seat in free
            ]

        await self.done(interaction, await self._bot.tables.change(game_id, mutate))

    async def gone(self, game_id: int, user_id: int) -> None:
        """Mark the seat of somebody who is no longer on the server, and tell the table."""
        now = self._bot.tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            seat = opened.row.seat_of(user_id)
            if seat is None:
                raise Declined("not-seated")
            row, owed = seats.vacate(db, opened, opened.row, seat.seat, SeatStatus.GONE, now)
            note = seat_note(row, row.seats[seat.seat], "seat-gone")
            return row, [*owed, self.announce(db, opened, note)]

        await self.show(await self._bot.tables.change(game_id, mutate))
        await self._bot.votes.recount(game_id)

    async def gone_from(self, guild_id: int, user_id: int) -> None:
        """Mark all seats of somebody who is no longer on a server."""
        held = await self._bot.database.read(lambda db: games.games_of(db, guild_id, user_id))
        for game_id in held:
            await self.gone(game_id, user_id)

    async def is_here(self, game_id: int, seat: SeatRow) -> bool:
        """Tell whether a seat's person is still on the server; mark the seat where he is not."""
        row = await self._bot.tables.get(game_id)
        guild = self._bot.get_guild(row.guild_id)
        if guild is None or seat.status != SeatStatus.TAKEN:
            return True
        try:
            await guild.fetch_member(seat.user_id)
        except discord.NotFound as error:
            if error.code in _NOBODY:
                await self.gone_from(row.guild_id, seat.user_id)
                return False
        except discord.HTTPException:
            return True
        return True

    async def returned(self, interaction: discord.Interaction, game_id: int | None) -> bool:
        """Give somebody his seat back who was gone from the server and does something again."""
        tables = self._bot.tables
        game_id = game_id or (await tables.find(interaction.channel_id or 0)).id
        row = await tables.get(game_id)
        left = row.seat_left_by(interaction.user.id)
        if left is None or left.status != SeatStatus.GONE:
            return False
        await self.take(interaction, game_id, left.seat)
        return True

    def announce(self, db: sqlite3.Connection, opened: OpenGame, note: Notice) -> OutboxRow:
        """Tell the table now, in its channel and in its journal."""
        return announce(db, opened.row, opened.ply, self._bot.tables.stamp(), note)

    async def done(self, interaction: discord.Interaction, played: Played) -> None:
        """Answer that it is done, and show it."""
        words = self._bot.words_for(interaction)
        await self._bot.answers.privately(interaction, words("done-and-told"))
        await self.show(played)

    async def show(self, played: Played) -> None:
        """Say what is owed, the panel last, and bring the old one up to date."""
        for owed in sorted(played.owed, key=lambda row: row.kind == OutboxKind.PANEL):
            await self._bot.outbox.deliver(owed)
        row = played.open_game.row
        if row.status == GameStatus.CLOSED:
            await self._bot.panels.strip(row)
        elif all(owed.kind != OutboxKind.PANEL for owed in played.owed):
            await self._bot.panels.refresh(played.open_game)

    async def _sit(
        self, interaction: discord.Interaction, game_id: int, number: int | None
    ) -> Played:
        user, now = interaction.user, self._bot.tables.now()

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            old = seats.free_seat(opened.row, user.id, number)
            person = (user.id, user.display_name)
            row, owed = seats.take(db, opened, opened.row, old.seat, person, now)
            figures: Figures = {"name": Name(user.display_name)}
            note = Notice("seat-back", figures)
            if old.user_id != user.id:
                figures = {**figures, "before": Name(old.name), "seat": old.seat}
                note = Notice(SEAT_TAKEN, figures)
            return row, [*owed, self.announce(db, opened, note)]

        return await self._bot.tables.change(game_id, mutate)

    async def _welcome(self, interaction: discord.Interaction, opened: OpenGame) -> None:
        """Show a person his village, what he is asked, and the encounter that is open."""
        words = self._bot.words_for(interaction)
        narrator, table = self._bot.reader.narrator(opened.row, words), opened.state.table
        seat = opened.row.seat_of(interaction.user.id)
        assert seat is not None
        asked = [q for q in table.questions if q.seat == seat.seat]
        lines = [ask(narrator, question, f"<@{seat.user_id}>") for question in asked]
        village = boards.village(narrator, opened.game, table, seat.seat)
        parts = [words("seat-yours"), *(lines or [words("seat-not-asked")]), *village]
        await self._bot.answers.privately(interaction, "", layout(parts))
        trip = table.expedition
        if trip and trip.seat == seat.seat and not table.over:
            read = self._bot.reader.private(opened, interaction.user.id, words)
            await self._bot.answers.privately(interaction, "", read)

    async def _change_own(
        self, interaction: discord.Interaction, game_id: int, key: str, change: Change
    ) -> None:
        """Change one's own seat, and announce it with the buttons to take it."""

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            seat = opened.row.seat_of(interaction.user.id)
            if seat is None:
                left = opened.row.seat_left_by(interaction.user.id)
                raise Declined("seat-given-up" if left else "not-seated")
            row, owed = change(db, opened, seat)
            note = seat_note(row, row.seats[seat.seat], key)
            if key == "seat-kept":
                note = Notice(key, note.figures)
            return row, [*owed, self.announce(db, opened, note)]

        await self.done(interaction, await self._bot.tables.change(game_id, mutate))
