"""Open the votes of tables, count their ballots, and carry out what is decided."""

import asyncio
import sqlite3
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import TABLE, Changed, GameRow, OutboxRow, SeatRow, TimerRow
from bot.model.kinds import Motion, OutboxKind, TimerKind
from bot.model.loaded_game import LoadedGame, Played
from bot.model.notices import Figures, Notice, name_of
from bot.model.paces import PACES
from bot.model.votes import VoteRow
from bot.service.clocks.votes import close, decision, motion_name, voters
from bot.service.history.locks import Locks
from bot.service.plies.notices import announce
from bot.service.plies.permissions import require_seat
from bot.service.seats.seats import hours_of, seat_at
from bot.service.tables.games import Games
from bot.service.votes import motions
from bot.store import outbox, timers, votes
from rules import IllegalAction
from rules.record import alter, record
from rules.words import Seat


@record
class Counted:
    """A vote after a ballot or a change of seats, and the game; `played` where it is decided."""

    loaded: LoadedGame
    vote: VoteRow
    played: Played | None = None


class Voting:
    """The transactions of the votes of all tables, one vote at a time at each."""

    def __init__(self, games: Games) -> None:
        self._games = games
        # One vote at a time: between reading its ballots and storing them no other may come in.
        self._locks = Locks()

    def lock(self, game_id: int) -> asyncio.Lock:
        """Return the lock of a game's vote, held from counting it to showing the count."""
        return self._locks.of(game_id)

    async def call(
        self, game_id: int, user_id: int, motion: Motion, number: int | None
    ) -> tuple[bool, Played]:
        """Call for a vote, with the caller's yes; return whether that has decided it already.

        `number` is the seat that it is about. The caller holds the lock. Raises Declined.
        """
        loaded = await self._games.load(game_id)
        vote = self._motion(loaded, require_seat(loaded.row, user_id), motion, number)
        if await self._find(game_id):
            raise Declined("vote-open")
        await self._check(loaded, vote)
        decided = bool(decision(loaded.row, vote))
        return decided, await (self._carry(vote) if decided else self._open(vote))

    async def cast(
        self,
        game_id: int,
        user_id: int,
        *,
        yes: bool,
        number: int | None,
        message_id: int | None = None,
    ) -> Counted:
        """Count a ballot of the open vote, which must be `number` if given; the last one counts.

        `message_id` is the message in the channel that was pressed, if one was: after a copy of the
        database was restored, another vote may get the same number. The caller holds the lock.
        Raises Declined.
        """
        loaded = await self._games.load(game_id)
        seat = require_seat(loaded.row, user_id)
        vote = await self._find(game_id)
        if vote is None or number not in (None, vote.id):
            raise Declined("vote-over")
        if None not in (message_id, vote.message_id) and message_id != vote.message_id:
            raise Declined("vote-over")
        if seat.seat not in voters(loaded.row, vote.kind, vote.seat):
            raise Declined("vote-about-you")
        if vote.ballots.get(seat.seat) is yes:
            raise Declined("vote-said-already")
        vote = alter(vote, ballots={**vote.ballots, seat.seat: yes})
        counted = await self._decide(loaded, vote)
        # Only while it is open: a vote that is decided is gone by now.
        if counted.played is None:
            await self._games.database.write(
                lambda db: votes.put_ballots(db, vote.id, vote.ballots)
            )
        return counted

    async def recount(self, game_id: int) -> Counted | None:
        """Count a game's vote again after a seat changed hands; None where there is none.

        The caller holds the lock.
        """
        vote = await self._find(game_id)
        return await self._decide(await self._games.load(game_id), vote) if vote else None

    async def expire(self, game_id: int) -> tuple[Played | None, list[OutboxRow]]:
        """Close a game's vote whose time is over: it fails, unless it is carried by now.

        Returns the result; for a game that is over, only the messages to send. The caller
        holds the lock.
        """
        vote = await self._find(game_id)
        if vote and datetime.fromisoformat(vote.closes_at) > self._games.now():
            return None, []
        loaded = await self._games.load(game_id)
        if vote is None or not loaded.row.status.is_under_way:
            return None, await self._forget(loaded.row, vote)
        carried = decision(loaded.row, vote)
        return await (self._carry(vote) if carried else self._lose(vote, "vote-fell")), []

    async def _decide(self, loaded: LoadedGame, vote: VoteRow) -> Counted:
        decided = decision(loaded.row, vote)
        if decided is None:
            return Counted(loaded, vote)
        played = await (self._carry(vote) if decided else self._lose(vote, "vote-lost"))
        return Counted(loaded, vote, played)

    def _motion(
        self, loaded: LoadedGame, caller: SeatRow, motion: Motion, number: int | None
    ) -> VoteRow:
        about = _about(loaded, number) if motion.is_about_a_seat else None
        who = voters(loaded.row, motion, about)
        if not who:
            raise Declined("vote-nobody")
        if about == caller.seat and motion != Motion.EXTEND:
            raise Declined("vote-about-you")
        closes = self._games.now() + PACES[loaded.row.pace].remind
        ballots = {caller.seat: True} if caller.seat in who else {}
        return VoteRow(
            id=0,
            game_id=loaded.row.id,
            kind=motion,
            seat=about,
            ply=loaded.ply,
            opened_by=caller.seat,
            closes_at=timestamp(closes),
            ballots=ballots,
        )

    async def _check(self, loaded: LoadedGame, vote: VoteRow) -> None:
        """Check that a motion is possible now.

        Raises Declined.
        """
        # Whose hours they are does not matter where the motion is about no one.
        seat = loaded.row.seats[vote.seat or 0]
        hours = await self._games.database.read(lambda db: hours_of(db, seat))
        now = self._games.now()
        motions.check(loaded, vote, hours, now)
        if vote.kind == Motion.UNDO:
            rows = await self._games.history.stored_plies(vote.game_id)
            motions.make_plies(loaded, vote, rows, now)

    async def _open(self, vote: VoteRow) -> Played:
        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            votes.add(db, vote)
            timers.put(db, TimerRow(vote.game_id, TABLE, TimerKind.VOTE, vote.closes_at))
            message = OutboxRow(0, vote.game_id, OutboxKind.VOTE, loaded.ply)
            return loaded.row, [outbox.add(db, message)]

        return await self._games.change(vote.game_id, mutate)

    async def _carry(self, vote: VoteRow) -> Played:
        """Carry out what was decided; the vote fails where the game has moved on since."""
        now = self._games.now()
        loaded = await self._games.load(vote.game_id)
        is_undo = vote.kind == Motion.UNDO
        rows = await self._games.history.stored_plies(vote.game_id) if is_undo else []

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            row, pending = motions.apply_effect(db, loaded, vote, now)
            key = f"voted-{motion_name(row, vote.kind)}"
            return row, [*pending, *_close(db, loaded, vote, key, now)]

        try:
            await self._check(loaded, vote)
            # The plies are made under the lock, from the state as it is by then.
            return await self._games.play(
                vote.game_id, lambda loaded: motions.make_plies(loaded, vote, rows, now), mutate
            )
        except (Declined, IllegalAction):
            # The vote was not stored, as its caller decides alone: they hear why it cannot be done.
            if not vote.id:
                raise
            return await self._lose(vote, "vote-moot")

    async def _lose(self, vote: VoteRow, key: str) -> Played:
        now = self._games.now()

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            return loaded.row, _close(db, loaded, vote, key, now)

        return await self._games.change(vote.game_id, mutate)

    async def _forget(self, row: GameRow, vote: VoteRow | None) -> list[OutboxRow]:
        """Close the vote of a game that is over, silently."""

        def transaction(db: sqlite3.Connection) -> list[OutboxRow]:
            timers.delete_kinds(db, row.id, TABLE, TimerKind.VOTE)
            return close(db, row.channel_id, vote) if vote else []

        return await self._games.database.write(transaction)

    async def _find(self, game_id: int) -> VoteRow | None:
        return await self._games.database.find(lambda db: votes.find(db, game_id))


def _close(
    db: sqlite3.Connection, loaded: LoadedGame, vote: VoteRow, key: str, now: datetime
) -> list[OutboxRow]:
    """Close a vote, remove its message and announce how it ended."""
    row = loaded.row
    name = name_of(row.seats[vote.seat]) if vote.seat is not None else ""
    who = voters(row, vote.kind, vote.seat)
    yes = sum(vote.ballots.get(seat) is True for seat in who)
    figures: Figures = {"name": name, "motion": vote.kind, "yes": yes, "count": len(who)}
    if key == "voted-cancel":
        figures = {**figures, "seed": row.seed.hex()}
    notice = announce(db, row, loaded.ply, timestamp(now), Notice(key, figures))
    return [*close(db, row.channel_id, vote), notice]


def _about(loaded: LoadedGame, number: int | None) -> Seat:
    """Return the seat that a motion is about: that number, or the only one that is asked.

    Raises Declined.
    """
    if number is not None:
        return seat_at(loaded.row, number).seat
    waiting = {question.seat for question in loaded.state.table.questions}
    if len(waiting) != 1:
        raise Declined("vote-about-whom")
    return waiting.pop()
