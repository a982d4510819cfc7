"""Play games: each call is one transaction, and none knows Discord."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeVar

from bot.model.errors import Declined, StoreBusy
from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus, Hold, TimerKind
from bot.model.open_game import OpenGame, Played
from bot.model.timers import TABLE
from bot.service.clocks import Turn, update_clocks
from bot.service.codec import read_action
from bot.service.endings import ended
from bot.service.game_cache import GameCache
from bot.service.permissions import check_running, playing
from bot.service.plies import (
    NewPly,
    is_by_itself,
    last_dice,
    newly_asked,
    next_up,
    owing,
    play_on,
    taken_back,
    to_plies,
    to_rows,
    turns_the_page,
)
from bot.service.standing_orders import Snapshot, update_orders
from bot.store import games, outbox, timers
from rules import apply
from rules.actions import Action
from rules.dice import Dice
from rules.table import GameState
from rules.words import QuestionNumber, Seat

T = TypeVar("T")

Mutation = Callable[[sqlite3.Connection, OpenGame], tuple[GameRow, list[OutboxRow]]]
"""Changes a table besides its plies, in a transaction: gives its new row, and messages owed."""


class Tables(GameCache):
    """The service between Discord and the rules.

    It is a cache of games that changes them too, and no cache beside it: whoever changes a game has
    found and loaded it first, and loading may itself play on. Parts that only read take the same
    object as a `GameCache`.
    """

    async def load(self, game_id: int) -> OpenGame:
        """Give a started game as its last ply left it, checked.

        Raises Declined where it has not started, Corrupt where its rows cannot be trusted.
        """
        opened = await super().load(game_id)
        await self._go_on(opened)
        return opened

    async def answer(
        self,
        game_id: int,
        user_id: int,
        fields: Mapping[str, object],
        *,
        question: QuestionNumber | None = None,
        interaction_id: int | None = None,
        reads_here: bool = False,
    ) -> Played:
        """Play a person's action; `question` is the one that a button belongs to.

        `reads_here` says that the answer itself shows the next paragraph, so that no reading is
        owed. Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """
        async with self.turn(game_id) as opened:
            seat = playing(opened.row, user_id)
            open_numbers = [asked.number for asked in opened.state.table.questions]
            if question is not None and question not in open_numbers:
                raise Declined("stale-question")
            action = _read(fields, seat)
            dice = Dice(opened.row.seed, opened.ply + 1)
            step = apply(opened.game, opened.state, action, dice)
            made = NewPly(seat, action, step.facts, step.state, self.stamp(), interaction_id)
            return await self._commit(opened, [made], here=seat, reads_here=reads_here)

    async def play_for(
        self, game_id: int, seat: Seat, action: Action, mutate: Mutation | None = None
    ) -> Played:
        """Play an action for a seat whose player is not at hand, and apply a mutation before it.

        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """

        def make(opened: OpenGame) -> list[NewPly]:
            check_running(opened.row)
            step = apply(opened.game, opened.state, action, Dice(opened.row.seed, opened.ply + 1))
            return [NewPly(seat, action, step.facts, step.state, self.stamp())]

        return await self.play(game_id, make, mutate)

    async def play(
        self, game_id: int, make: Callable[[OpenGame], list[NewPly]], mutate: Mutation | None = None
    ) -> Played:
        """Play what is made for the table, and apply a mutation before it, in one transaction.

        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """
        async with self.turn(game_id) as opened:
            if not opened.row.status.is_under_way:
                raise Declined("game-over")
            return await self._commit(opened, make(opened), mutate=mutate)

    async def change(self, game_id: int, mutate: Mutation) -> Played:
        """Change what a table is besides its plies, then play on where nobody is asked.

        Raises Declined, StoreBusy, Corrupt; nothing has changed then.
        """
        return await self.play(game_id, lambda _: [], mutate)

    async def undo(
        self,
        game_id: int,
        user_id: int,
        interaction_id: int | None = None,
        *,
        ply: int | None = None,
    ) -> Played:
        """Take a person's last ply back, where nobody has learned anything from it.

        `ply` is the one that a button was made for. Raises Declined with the reason.
        """
        async with self.turn(game_id) as opened:
            seat = playing(opened.row, user_id)
            if ply is not None and ply != opened.ply:
                raise Declined("stale-question")
            rows = await self.database.read(lambda db: games.plies_from(db, game_id, 0))
            whose = None if opened.row.is_solo else seat
            made = taken_back(opened.state, rows, whose, self.stamp())
            made = replace(made, interaction_id=interaction_id)
            return await self._commit(opened, [made], here=seat, reads_here=True)

    async def close(self, game_id: int, status: GameStatus, held: Hold | None = None) -> GameRow:
        """End, pause or resume a game from outside its rules; the clocks stop, or run again."""
        asked, resumed = set[Seat](), None
        if status == GameStatus.RUNNING:
            resumed = await self.load(game_id)
            asked = {question.seat for question in resumed.state.table.questions}

        def transaction(db: sqlite3.Connection) -> GameRow:
            at = self.stamp() if status.is_over else None
            games.set_status(db, game_id, status, held=held, at=at)
            if status == GameStatus.CLOSED:
                outbox.drop(db, game_id)
                timers.drop(db, game_id, TABLE, TimerKind.EXPIRE)
            row = games.find_game(db, game_id)
            assert row is not None
            seats, _ = update_clocks(db, Turn(row, asked, self.now()))
            if resumed:
                update_orders(db, self.snapshot(row, resumed.state))
            return replace(row, seats=seats)

        async with self.loading(game_id):
            if game_id not in self._open:
                return await self.database.write(transaction)
        async with self.turn(game_id) as opened:
            _note(opened, await self._store(game_id, transaction))
        await self._go_on(opened)
        return opened.row

    def snapshot(self, row: GameRow, state: GameState) -> Snapshot:
        """Give what a game's orders are brought up to date by."""
        return Snapshot(row, self.game_of(row), state, self.now(), self.delays)

    @asynccontextmanager
    async def turn(self, game_id: int) -> AsyncGenerator[OpenGame]:
        """Hold a game for one ply, as it is when its lock is free."""
        while True:
            opened = await self.load(game_id)
            async with opened.lock:
                if self._open.get(game_id) is opened:  # and not loaded again since
                    yield opened
                    return

    async def _commit(
        self,
        opened: OpenGame,
        plies: list[NewPly],
        *,
        here: Seat | None = None,
        mutate: Mutation | None = None,
        reads_here: bool = False,
    ) -> Played:
        """Store a mutation, plies, and what seats that play by themselves make of them."""
        state, number = plies[-1].state if plies else opened.state, opened.ply + len(plies) + 1
        plies = [*plies, *play_on(opened.game, opened.row, state, number, self.stamp())]
        last = opened.ply + len(plies)
        rows = to_rows(plies, opened.ply + 1, opened.digest)
        told = to_plies(plies, opened.ply + 1)
        asked = newly_asked(opened.state, plies, here) if plies else ()
        turned = opened.row.is_solo and plies and turns_the_page(opened.state, plies)
        has_panel = bool(asked or turned)

        def transaction(db: sqlite3.Connection) -> tuple[GameRow, tuple[OutboxRow, ...], bool]:
            # First the mutation: it may change the seats whose clocks the plies start and stop.
            row, messages = mutate(db, opened) if mutate else (opened.row, [])
            for made, ply in zip(plies, rows, strict=True):
                games.add_ply(db, row.id, ply)
                row, calls = self._apply_ply(db, row, made, here)
                messages += calls
            messages += self._update_orders(db, row, opened, plies)  # last: they look at all of it
            owed = owing(row, last, plies, new_panel=has_panel, reads_here=reads_here)
            is_clear = not (owed and outbox.panels(db, row.id))
            return row, (*messages, *[outbox.add(db, one) for one in owed]), is_clear

        row, owed, is_clear = await self._store(opened.row.id, transaction)
        _note(opened, row)
        if rows:
            opened.trip = last_dice(opened.state, plies[0].facts) or opened.trip
            opened.advance(told, plies[-1].state, rows[-1].digest)
        if is_by_itself(opened.row, opened.state):
            more = await self._commit(opened, [])
            return replace(more, plies=(*told, *more.plies), owed=(*owed, *more.owed))
        return Played(opened, tuple(told), asked, owed, is_clear)

    async def _store(self, game_id: int, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Store what a game has become; where that may have failed, load the game again."""
        try:
            return await self.database.write(transaction)
        except sqlite3.IntegrityError as error:
            self.forget(game_id)
            raise StoreBusy("another hand was faster") from error
        except asyncio.CancelledError:
            self.forget(game_id)
            raise

    def _apply_ply(
        self, db: sqlite3.Connection, row: GameRow, made: NewPly, here: Seat | None
    ) -> tuple[GameRow, list[OutboxRow]]:
        """Bring status, clocks, reminders and results up to date with a ply."""
        table = made.state.table
        if table.over:
            games.set_status(db, row.id, GameStatus.FINISHED, at=made.at)
            row = replace(row, status=GameStatus.FINISHED, ended_at=made.at)
        turn = Turn(
            row=row,
            asked={question.seat for question in table.questions},
            now=self.now(),
            by=made.seat,
            in_person=made.interaction_id is not None,
            here=here,
            undoes=made.undoes,
            next_up=next_up(made),
        )
        seats, calls = update_clocks(db, turn)
        letters = ended(db, row, self.game_of(row), made)
        return replace(row, seats=seats), [*calls, *letters]

    def _update_orders(
        self, db: sqlite3.Connection, row: GameRow, opened: OpenGame, plies: list[NewPly]
    ) -> list[OutboxRow]:
        """Bring standing orders up to date with what plies, or a mutation, have made of a game."""
        if not plies:
            return update_orders(db, self.snapshot(row, opened.state))
        return update_orders(db, self.snapshot(row, plies[-1].state), by=plies[0].seat)

    async def _go_on(self, opened: OpenGame) -> None:
        """Play on for the seats that play by themselves, where a stop kept them from it."""
        if not is_by_itself(opened.row, opened.state):
            return
        async with opened.lock:
            if not is_by_itself(opened.row, opened.state):
                return
            try:
                await self._commit(opened, [])
            except StoreBusy:
                self.forget(opened.row.id)
                raise


def _note(opened: OpenGame, row: GameRow) -> None:
    """Note in memory what a transaction has changed; the panel moves on its own."""
    opened.row = replace(
        opened.row, status=row.status, held=row.held, ended_at=row.ended_at, seats=row.seats
    )


def _read(fields: Mapping[str, object], seat: Seat) -> Action:
    try:
        return read_action({**fields, "seat": seat})
    except ValueError as error:
        raise Declined("bad-input") from error
