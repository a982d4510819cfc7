"""Let a table vote: call a vote, take ballots, and carry out what is decided."""

import asyncio
import logging
import sqlite3
from collections import defaultdict
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

import discord

from bot.delivery.network import BROKEN, LONGEST
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import OutboxRow, SeatRow
from bot.model.open_game import OpenGame, Played
from bot.model.paces import PACES
from bot.service import motions
from bot.service.clocks import stamp
from bot.service.notices import Figures, Notice, announce
from bot.service.permissions import held_by
from bot.service.seats import SeatChange, hours_of, seat_at
from bot.service.votes import ABOUT_A_SEAT, Motion, decision, voters
from bot.store import outbox, timers, votes
from bot.store.timers import TABLE, TimerRow
from bot.store.votes import VoteRow
from bot.text.narrator import safe
from bot.ui.vote import vote_view
from rules import IllegalAction
from rules.words import Seat

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)


async def on_vote(bot: "TableBot", timer: TimerRow) -> None:
    """Close a vote whose time is over."""
    await bot.votes.expire(timer.game_id)


class Votes:
    """The votes of all tables, one at a time each."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def press(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Vote by a button, or call for a vote about a seat.

        Raises Declined.
        """
        match press.action, press.detail:
            case "vote", "yes" | "no":
                yes = press.detail == "yes"
                await self.vote(interaction, press.game_id, yes=yes, number=press.number)
            case "call", motion if motion in ABOUT_A_SEAT:
                await self.call(interaction, press.game_id, motion, press.number)
            case _:
                raise Declined("unknown-press")

    async def call(
        self, interaction: discord.Interaction, game_id: int, motion: str, number: int | None = None
    ) -> None:
        """Call for a vote, with one's own yes; `number` is the seat that it is about.

        Raises Declined.
        """
        async with self._locks[game_id]:
            opened = await self._bot.tables.load(game_id)
            vote = self._motion(opened, held_by(opened.row, interaction.user.id), motion, number)
            if await self._find(game_id):
                raise Declined("vote-open")
            await self._check(opened, vote)
            decided = decision(opened.row, vote)
            played = await (self._carry(vote) if decided else self._open(vote))
        words = self._bot.words_for(interaction)
        key = "vote-decided" if decided else "vote-called"
        await self._bot.answers.privately(interaction, words(key))
        await self._bot.people.show(played)

    async def vote(
        self,
        interaction: discord.Interaction,
        game_id: int,
        *,
        yes: bool,
        number: int | None = None,
    ) -> None:
        """Vote on what is open, or on that number alone; a change of mind counts.

        Raises Declined.
        """
        async with self._locks[game_id]:
            opened = await self._bot.tables.load(game_id)
            seat = held_by(opened.row, interaction.user.id)
            vote = await self._find(game_id)
            if vote is None or number not in (None, vote.id):
                raise Declined("vote-over")
            if seat.seat not in voters(opened.row, vote.kind, vote.seat):
                raise Declined("vote-about-you")
            if vote.ballots.get(seat.seat) is yes:
                raise Declined("vote-said-already")
            vote = replace(vote, ballots={**vote.ballots, seat.seat: yes})
            decided = decision(opened.row, vote)
            if decided is None:
                await self._keep(vote)
                await self._count(interaction, opened, vote)
                return
            played = await (self._carry(vote) if decided else self._lose(vote, "vote-lost"))
        await self._settled(interaction)
        await self._bot.people.show(played)

    async def expire(self, game_id: int) -> None:
        """Close a game's vote whose time is over: it falls, unless it is carried by now."""
        async with self._locks[game_id]:
            vote = await self._find(game_id)
            if vote and datetime.fromisoformat(vote.closes_at) > self._bot.tables.now():
                return
            opened = await self._bot.tables.load(game_id)
            if vote is None or opened.row.status not in ("running", "paused"):
                await self._forget(game_id, vote)
                return
            carried = decision(opened.row, vote)
            played = await (self._carry(vote) if carried else self._lose(vote, "vote-fell"))
        await self._bot.people.show(played)

    async def recount(self, game_id: int) -> None:
        """Count a game's vote anew where somebody has come or gone."""
        async with self._locks[game_id]:
            vote = await self._find(game_id)
            if vote is None:
                return
            opened = await self._bot.tables.load(game_id)
            carried = decision(opened.row, vote)
            if carried is None:
                await self._show_anew(opened, vote)
                return
            played = await (self._carry(vote) if carried else self._lose(vote, "vote-lost"))
        await self._bot.people.show(played)

    def _motion(
        self, opened: OpenGame, caller: SeatRow, motion: str, number: int | None
    ) -> VoteRow:
        about = _about(opened, number) if motion in ABOUT_A_SEAT else None
        who = voters(opened.row, motion, about)
        if not who:
            raise Declined("vote-nobody")
        if about == caller.seat and motion != Motion.EXTEND:
            raise Declined("vote-about-you")
        closes = self._bot.tables.now() + PACES[opened.row.pace].remind
        ballots = {caller.seat: True} if caller.seat in who else {}
        return VoteRow(
            id=0,
            game_id=opened.row.id,
            kind=motion,
            seat=about,
            ply=opened.ply,
            opened_by=caller.seat,
            closes_at=stamp(closes),
            ballots=ballots,
        )

    async def _check(self, opened: OpenGame, vote: VoteRow) -> None:
        """Look whether a motion makes sense now.

        Raises Declined.
        """
        seat = opened.row.seats[vote.seat or 0]
        hours = await self._bot.database.read(lambda db: hours_of(db, seat))
        now = self._bot.tables.now()
        motions.check(opened, vote, hours, now)
        if vote.kind == Motion.UNDO:
            motions.plies(opened, vote, await self._bot.tables.plies(vote.game_id), now)

    async def _open(self, vote: VoteRow) -> Played:
        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            votes.add(db, vote)
            timers.put(db, TimerRow(vote.game_id, TABLE, "vote", vote.closes_at))
            return opened.row, [outbox.add(db, OutboxRow(0, vote.game_id, "vote", opened.ply))]

        return await self._bot.tables.change(vote.game_id, mutate)

    async def _carry(self, vote: VoteRow) -> Played:
        """Do what was decided; where the table has gone on since, the vote falls."""
        now = self._bot.tables.now()
        opened = await self._bot.tables.load(vote.game_id)
        rows = await self._bot.tables.plies(vote.game_id) if vote.kind == Motion.UNDO else []

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            row, owed = motions.effect(db, opened, vote, now)
            return row, [*owed, *self._close(db, opened, vote, f"voted-{vote.kind}")]

        try:
            await self._check(opened, vote)
            return await self._bot.tables.play(
                vote.game_id, lambda opened: motions.plies(opened, vote, rows, now), mutate
            )
        except (Declined, IllegalAction):
            if not vote.id:
                raise
            return await self._lose(vote, "vote-moot")

    async def _lose(self, vote: VoteRow, key: str) -> Played:
        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            return opened.row, self._close(db, opened, vote, key)

        return await self._bot.tables.change(vote.game_id, mutate)

    def _close(
        self, db: sqlite3.Connection, opened: OpenGame, vote: VoteRow, key: str
    ) -> list[OutboxRow]:
        """Close a vote, take its message away and tell how it ended."""
        name = safe(opened.row.seats[vote.seat].name) if vote.seat is not None else ""
        who = voters(opened.row, vote.kind, vote.seat)
        yes = sum(vote.ballots.get(seat) is True for seat in who)
        figures: Figures = {"name": name, "motion": vote.kind, "yes": yes, "count": len(who)}
        if key == "voted-cancel":
            figures["seed"] = opened.row.seed.hex()
        note = Notice(key, figures)
        told = announce(db, opened.row, opened.ply, self._bot.tables.stamp(), note)
        return [*_forget(db, opened.row.channel_id, vote), told]

    async def _forget(self, game_id: int, vote: VoteRow | None) -> None:
        """Close the vote of a game that is over, without a word."""
        channel_id = (await self._bot.tables.get(game_id)).channel_id

        def transaction(db: sqlite3.Connection) -> list[OutboxRow]:
            timers.drop(db, game_id, TABLE, "vote")
            return _forget(db, channel_id, vote) if vote else []

        for owed in await self._bot.database.write(transaction):
            await self._bot.outbox.deliver(owed)

    async def _find(self, game_id: int) -> VoteRow | None:
        return await self._bot.database.find(lambda db: votes.find(db, game_id))

    async def _keep(self, vote: VoteRow) -> None:
        await self._bot.database.write(lambda db: votes.put_ballots(db, vote.id, vote.ballots))

    async def _count(
        self, interaction: discord.Interaction, opened: OpenGame, vote: VoteRow
    ) -> None:
        """Show the count on the vote's message; who votes elsewhere is told that it counts."""
        if interaction.message and interaction.message.id == vote.message_id:
            view = vote_view(self._bot.reader.narrator(opened.row), opened.row, vote)
            await self._bot.answers.edit(interaction, view)
            return
        words = self._bot.words_for(interaction)
        await self._bot.answers.privately(interaction, words("vote-counted"))
        await self._show_anew(opened, vote)

    async def _show_anew(self, opened: OpenGame, vote: VoteRow) -> None:
        """Bring the vote's message up to date."""
        row = opened.row
        if vote.message_id is None:
            return
        view = vote_view(self._bot.reader.narrator(row), row, vote)
        channel = self._bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        try:
            async with asyncio.timeout(LONGEST):
                await channel.get_partial_message(vote.message_id).edit(view=view)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("game %s: its vote is not shown anew: %r", row.id, error)

    async def _settled(self, interaction: discord.Interaction) -> None:
        """Answer the ballot that decided."""
        words = self._bot.words_for(interaction)
        await self._bot.answers.privately(interaction, words("vote-decided"))


def _forget(db: sqlite3.Connection, channel_id: int, vote: VoteRow) -> list[OutboxRow]:
    """Close a vote, and owe the removal of its message."""
    votes.drop(db, vote.id)
    timers.drop(db, vote.game_id, TABLE, "vote")
    if vote.message_id is None:
        return []
    gone, where = vote.message_id, str(channel_id)
    return [outbox.add(db, OutboxRow(0, vote.game_id, "removal", 0, message_id=gone, body=where))]


def _about(opened: OpenGame, number: int | None) -> Seat:
    """Give the seat that a motion is about: that number, or the one that is waited for alone.

    Raises Declined.
    """
    if number is not None:
        return seat_at(opened.row, number).seat
    waiting = {question.seat for question in opened.state.table.questions}
    if len(waiting) != 1:
        raise Declined("vote-about-whom")
    return waiting.pop()
