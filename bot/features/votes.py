"""Run a table's votes: open them, count ballots, and carry out what is decided."""

import logging
import sqlite3
from datetime import datetime

from bot.delivery.discord_api import DiscordApi
from bot.delivery.network import FAILED
from bot.delivery.publisher import Publisher
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import OutboxRow, SeatRow
from bot.model.interaction import Interaction
from bot.model.kinds import ABOUT_A_SEAT, Motion, OutboxKind, TimerKind
from bot.model.notices import Figures, Name, Notice
from bot.model.open_game import OpenGame, Played
from bot.model.paces import PACES
from bot.model.timers import TABLE, TimerRow
from bot.model.votes import VoteRow
from bot.service import motions
from bot.service.clocks import timestamp
from bot.service.locks import Locks
from bot.service.permissions import require_seat
from bot.service.seats import SeatChange, hours_of, seat_at
from bot.service.tables import Tables
from bot.service.votes import close, decision, motion_name, voters
from bot.store import outbox, timers, votes
from bot.ui.vote import vote_message
from rules import IllegalAction
from rules.record import alter
from rules.words import Seat

log = logging.getLogger(__name__)


class Votes:
    """The votes of all tables, one at a time at each."""

    def __init__(
        self,
        tables: Tables,
        reader: Reader,
        replies: Replies,
        publisher: Publisher,
        api: DiscordApi,
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._publisher = publisher
        self._api = api
        # One vote at a time: between reading its ballots and storing them no other may come in.
        self._locks = Locks()

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Cast a vote by a button, or call for one about a seat.

        Raises Declined.
        """
        match press.action, press.detail:
            case "vote", "yes" | "no":
                yes = press.detail == "yes"
                await self.vote(interaction, press.game_id, yes=yes, number=press.number)
            case "call", motion if motion in ABOUT_A_SEAT:
                await self.call(interaction, press.game_id, Motion(motion), press.number)
            case _:
                raise Declined("unknown-press")

    async def call(
        self, interaction: Interaction, game_id: int, motion: Motion, number: int | None = None
    ) -> None:
        """Call for a vote, with the caller's yes; `number` is the seat that it is about.

        Raises Declined.
        """
        async with self._locks.of(game_id):
            opened = await self._tables.load(game_id)
            vote = self._motion(
                opened, require_seat(opened.row, interaction.user.id), motion, number
            )
            if await self._find(game_id):
                raise Declined("vote-open")
            await self._check(opened, vote)
            decided = decision(opened.row, vote)
            played = await (self._carry(vote) if decided else self._open(vote))
        words = self._reader.words_for(interaction)
        key = "vote-decided" if decided else "vote-called"
        await self._replies.privately(interaction, words(key))
        await self._publisher.show(played)

    async def vote(
        self,
        interaction: Interaction,
        game_id: int,
        *,
        yes: bool,
        number: int | None = None,
    ) -> None:
        """Vote on the open motion, which must be that `number` if given; the last ballot counts.

        Raises Declined.
        """
        async with self._locks.of(game_id):
            opened = await self._tables.load(game_id)
            seat = require_seat(opened.row, interaction.user.id)
            vote = await self._find(game_id)
            if vote is None or number not in (None, vote.id):
                raise Declined("vote-over")
            if seat.seat not in voters(opened.row, vote.kind, vote.seat):
                raise Declined("vote-about-you")
            if vote.ballots.get(seat.seat) is yes:
                raise Declined("vote-said-already")
            vote = alter(vote, ballots={**vote.ballots, seat.seat: yes})
            decided = decision(opened.row, vote)
            if decided is None:
                await self._keep(vote)
                await self._count(interaction, opened, vote)
                return
            played = await (self._carry(vote) if decided else self._lose(vote, "vote-lost"))
        words = self._reader.words_for(interaction)
        await self._replies.privately(interaction, words("vote-decided"))
        await self._publisher.show(played)

    async def expire(self, timer: TimerRow) -> None:
        """Close a game's vote whose time is over: it fails, unless it is carried by now."""
        game_id = timer.game_id
        async with self._locks.of(game_id):
            vote = await self._find(game_id)
            if vote and datetime.fromisoformat(vote.closes_at) > self._tables.now():
                return
            opened = await self._tables.load(game_id)
            if vote is None or not opened.row.status.is_under_way:
                await self._forget(game_id, vote)
                return
            carried = decision(opened.row, vote)
            played = await (self._carry(vote) if carried else self._lose(vote, "vote-fell"))
        await self._publisher.show(played)

    async def recount(self, game_id: int) -> None:
        """Count a game's vote again after a seat changed hands."""
        async with self._locks.of(game_id):
            vote = await self._find(game_id)
            if vote is None:
                return
            opened = await self._tables.load(game_id)
            carried = decision(opened.row, vote)
            if carried is None:
                await self._refresh(opened, vote)
                return
            played = await (self._carry(vote) if carried else self._lose(vote, "vote-lost"))
        await self._publisher.show(played)

    def _motion(
        self, opened: OpenGame, caller: SeatRow, motion: Motion, number: int | None
    ) -> VoteRow:
        about = _about(opened, number) if motion.is_about_a_seat else None
        who = voters(opened.row, motion, about)
        if not who:
            raise Declined("vote-nobody")
        if about == caller.seat and motion != Motion.EXTEND:
            raise Declined("vote-about-you")
        closes = self._tables.now() + PACES[opened.row.pace].remind
        ballots = {caller.seat: True} if caller.seat in who else {}
        return VoteRow(
            id=0,
            game_id=opened.row.id,
            kind=motion,
            seat=about,
            ply=opened.ply,
            opened_by=caller.seat,
            closes_at=timestamp(closes),
            ballots=ballots,
        )

    async def _check(self, opened: OpenGame, vote: VoteRow) -> None:
        """Check that a motion is possible now.

        Raises Declined.
        """
        seat = opened.row.seats[vote.seat or 0]
        hours = await self._tables.database.read(lambda db: hours_of(db, seat))
        now = self._tables.now()
        motions.check(opened, vote, hours, now)
        if vote.kind == Motion.UNDO:
            motions.make_plies(opened, vote, await self._tables.stored_plies(vote.game_id), now)

    async def _open(self, vote: VoteRow) -> Played:
        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            votes.add(db, vote)
            timers.put(db, TimerRow(vote.game_id, TABLE, TimerKind.VOTE, vote.closes_at))
            message = OutboxRow(0, vote.game_id, OutboxKind.VOTE, opened.ply)
            return opened.row, [outbox.add(db, message)]

        return await self._tables.change(vote.game_id, mutate)

    async def _carry(self, vote: VoteRow) -> Played:
        """Carry out what was decided; the vote fails where the game has moved on since."""
        now = self._tables.now()
        opened = await self._tables.load(vote.game_id)
        is_undo = vote.kind == Motion.UNDO
        rows = await self._tables.stored_plies(vote.game_id) if is_undo else []

        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            row, pending = motions.apply_effect(db, opened, vote, now)
            return row, [
                *pending,
                *self._close(db, opened, vote, f"voted-{motion_name(row, vote.kind)}"),
            ]

        try:
            await self._check(opened, vote)
            # The plies are made under the lock, from the state as it is by then.
            return await self._tables.play(
                vote.game_id, lambda opened: motions.make_plies(opened, vote, rows, now), mutate
            )
        except (Declined, IllegalAction):
            if not vote.id:
                raise
            return await self._lose(vote, "vote-moot")

    async def _lose(self, vote: VoteRow, key: str) -> Played:
        def mutate(db: sqlite3.Connection, opened: OpenGame) -> SeatChange:
            return opened.row, self._close(db, opened, vote, key)

        return await self._tables.change(vote.game_id, mutate)

    def _close(
        self, db: sqlite3.Connection, opened: OpenGame, vote: VoteRow, key: str
    ) -> list[OutboxRow]:
        """Close a vote, remove its message and announce how it ended."""
        name = Name(opened.row.seats[vote.seat].name) if vote.seat is not None else ""
        who = voters(opened.row, vote.kind, vote.seat)
        yes = sum(vote.ballots.get(seat) is True for seat in who)
        figures: Figures = {"name": name, "motion": vote.kind, "yes": yes, "count": len(who)}
        if key == "voted-cancel":
            figures = {**figures, "seed": opened.row.seed.hex()}
        notice = Notice(key, figures)
        announcement = self._publisher.announce(db, opened, notice)
        return [*close(db, opened.row.channel_id, vote), announcement]

    async def _forget(self, game_id: int, vote: VoteRow | None) -> None:
        """Close the vote of a game that is over, silently."""
        channel_id = (await self._tables.get(game_id)).channel_id

        def transaction(db: sqlite3.Connection) -> list[OutboxRow]:
            timers.delete_kinds(db, game_id, TABLE, TimerKind.VOTE)
            return close(db, channel_id, vote) if vote else []

        await self._publisher.deliver(await self._tables.database.write(transaction))

    async def _find(self, game_id: int) -> VoteRow | None:
        return await self._tables.database.find(lambda db: votes.find(db, game_id))

    async def _keep(self, vote: VoteRow) -> None:
        await self._tables.database.write(lambda db: votes.put_ballots(db, vote.id, vote.ballots))

    async def _count(self, interaction: Interaction, opened: OpenGame, vote: VoteRow) -> None:
        """Show the count on the vote's message, and confirm it to those who vote elsewhere."""
        if interaction.message and interaction.message.id == vote.message_id:
            message = vote_message(self._reader.narrator(opened), opened.row, vote)
            await self._replies.edit(interaction, message)
            return
        words = self._reader.words_for(interaction)
        await self._replies.privately(interaction, words("vote-counted"))
        await self._refresh(opened, vote)

    async def _refresh(self, opened: OpenGame, vote: VoteRow) -> None:
        """Refresh the vote's message."""
        row = opened.row
        if vote.message_id is None:
            return
        message = vote_message(self._reader.narrator_for(row), row, vote)
        try:
            await self._api.edit(row.channel_id, vote.message_id, message)
        except FAILED as error:
            log.info("game %s: its vote is not refreshed: %r", row.id, error)


def _about(opened: OpenGame, number: int | None) -> Seat:
    """Return the seat that a motion is about: that number, or the only one that is asked.

    Raises Declined.
    """
    if number is not None:
        return seat_at(opened.row, number).seat
    waiting = {question.seat for question in opened.state.table.questions}
    if len(waiting) != 1:
        raise Declined("vote-about-whom")
    return waiting.pop()
