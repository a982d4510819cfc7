"""Play games: each call is one transaction."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import TypeVar

from bot.model.clock import Clock, timestamp
from bot.model.errors import Declined, StoreBusy
from bot.model.games import GameRow
from bot.model.kinds import GameStatus, PauseReason, SeatStatus
from bot.model.loaded_game import LoadedGame, Played
from bot.service.clocks.clocks import ClockChange, update_clocks
from bot.service.clocks.readers import waited_for
from bot.service.history.books import Books
from bot.service.history.codec import read_action
from bot.service.history.game_history import GameHistory
from bot.service.night.occasion import occasion_of
from bot.service.orders.follow import OrderContext, update_orders
from bot.service.plies.encounter_messages import UNREAD
from bot.service.plies.loaded_games import LoadedGames
from bot.service.plies.permissions import check_running, require_playing_seat
from bot.service.plies.plies import (
    NewPly,
    automatic_plies,
    deal_cards,
    play_action,
    plays_automatically,
    undo_plies,
)
from bot.service.tables.changes import Change, Mutation
from bot.store import game_rows
from bot.store.database import Database
from bot.store.plies import plies_from
from rules import deal
from rules.actions import Action
from rules.questions import Question
from rules.record import alter
from rules.words import QuestionNumber, Seat

T = TypeVar("T")


class Games:
    """The service between Discord and the rules.

    `history` is what has happened in them, `loaded` those in memory. Code that changes a game
    loads it here: loading may play automatic plies. `delays` draws how long orders wait.
    """

    def __init__(self, database: Database, books: Books, now: Clock, delays: Random) -> None:
        self.database = database
        self.books = books
        self.now = now
        self.delays = delays
        self.history = GameHistory(database)
        self.loaded = LoadedGames(database, books, self.history)
        self._nobody_is_erased = asyncio.Event()
        self._nobody_is_erased.set()

    def timestamp(self) -> str:
        """Return the current time as it is stored: UTC, to the second."""
        return timestamp(self.now())

    async def find(self, channel_id: int) -> GameRow:
        """Find a channel's unfinished game, or else the last one that was not closed.

        Raises Declined where there is none.
        """
        row = await self.database.find(lambda db: game_rows.find_game_in(db, channel_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def find_started(self, channel_id: int) -> GameRow:
        """Find the game that was last started in a channel, even if closed, or else its lobby.

        Raises Declined where there is none.
        """
        row = await self.database.find(lambda db: game_rows.find_started_in(db, channel_id))
        return row or await self.find(channel_id)

    async def with_panels(self) -> list[int]:
        """List the unfinished games whose channel can be used, lobbies and newest plies first."""
        return await self.database.read(game_rows.games_with_panels)

    async def get(self, game_id: int) -> GameRow:
        """Find a game by its id.

        Raises Declined where there is none.
        """
        loaded = self.loaded.get(game_id)
        if loaded:
            return loaded.row
        row = await self.database.find(lambda db: game_rows.find_game(db, game_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def load(self, game_id: int) -> LoadedGame:
        """Load a started game in the state after its last ply, and check it.

        Raises Declined where it has not started, Corrupt where its rows are damaged.
        """
        return await self._catch_up(await self.loaded.load(game_id))

    async def act(
        self,
        game_id: int,
        user_id: int,
        fields: Mapping[str, object],
        *,
        question: QuestionNumber | None = None,
        interaction_id: int | None = None,
        private_message: int | None = None,
    ) -> Played:
        """Play a person's action; `question` is the one that a button belongs to.

        `private_message` is the one that the answer turns into the next paragraph.
        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """
        async with self.locked(game_id) as loaded:
            seat = require_playing_seat(loaded.row, user_id)
            _check_open(loaded, question)
            action = _read(fields, seat)
            refusal = occasion_of(loaded).refuses(action.kind)
            if refusal:
                raise Declined(refusal)
            made = play_action(loaded, action, self.timestamp(), interaction_id)
            return await self._commit(loaded, made, answered=seat, private_message=private_message)

    async def deal_for(self, game_id: int, user_id: int) -> Played | None:
        """Deal the cards that the market lacks, where a person whose turn it is looks at it.

        None where no card is due, or another person's turn it is. Raises StoreBusy, Corrupt;
        nothing has changed then.
        """
        loaded = await self.load(game_id)
        if not _is_dealt_to(loaded, user_id):
            return None
        async with self.locked(game_id) as now:
            if not _is_dealt_to(now, user_id):
                return None
            dealt = deal_cards(now, self.timestamp())
            return await self._commit(now, dealt, answered=dealt[-1].seat)

    async def play_for(
        self, game_id: int, action: Action, mutate: Mutation | None = None
    ) -> Played:
        """Play an action for a seat whose player is absent, after an optional mutation.

        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """

        def make(loaded: LoadedGame) -> list[NewPly]:
            check_running(loaded.row)
            return play_action(loaded, action, self.timestamp())

        return await self.play(game_id, make, mutate)

    async def play(
        self,
        game_id: int,
        make: Callable[[LoadedGame], list[NewPly]],
        mutate: Mutation | None = None,
        *,
        answered: Seat | None = None,
    ) -> Played:
        """Play the plies that `make` returns, after an optional mutation, in one transaction.

        `answered` is the seat of the person being answered, who needs neither a panel nor a ping.
        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """
        async with self.locked(game_id) as loaded:
            if not loaded.row.status.is_under_way:
                raise Declined("game-over")
            return await self._commit(loaded, make(loaded), answered=answered, mutate=mutate)

    async def change(self, game_id: int, mutate: Mutation) -> Played:
        """Change a table without a ply of its own, then play automatic plies.

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
        """Undo a person's last ply, where it has revealed nothing.

        `ply` is the one that a button was shown for. Raises Declined with the reason.
        """
        async with self.locked(game_id) as loaded:
            seat = require_playing_seat(loaded.row, user_id)
            if ply is not None and ply != loaded.ply:
                raise Declined("stale-question")
            rows = await self.database.read(lambda db: plies_from(db, game_id, 0))
            whose = None if loaded.row.is_solo else seat
            *passes, own = undo_plies(loaded.game, loaded.state, rows, whose, self.timestamp())
            plies = [*passes, alter(own, interaction_id=interaction_id)]
            return await self._commit(loaded, plies, answered=seat, private_message=UNREAD)

    async def set_status_by_bot(
        self, game_id: int, status: GameStatus, pause_reason: PauseReason | None = None
    ) -> GameRow:
        """Pause or resume a game from outside its rules; the clocks stop or restart."""
        asked, resumed = tuple[Question, ...](), None
        if status == GameStatus.RUNNING:
            resumed = await self.load(game_id)
            asked = resumed.state.table.questions

        def transaction(db: sqlite3.Connection) -> GameRow:
            game_rows.set_status(db, game_id, status, pause_reason=pause_reason)
            row = game_rows.find_game(db, game_id)
            assert row is not None
            change = ClockChange(row, waited_for(row, asked), self.now(), resumes=True)
            seats, _ = update_clocks(db, change)
            row = alter(row, seats=seats)
            if resumed:
                update_orders(db, self.order_context(resumed.with_row(row)))
                row = occasion_of(resumed.with_row(row)).resume_clock(db, row, self.now())
            return row

        async with self.loaded.load_lock(game_id):
            if self.loaded.get(game_id) is None:
                return await self.database.write(transaction)
        async with self.locked(game_id) as loaded:
            row = await self.store(game_id, transaction)
            now = self.loaded.update(loaded, lambda game: game.with_row(row))
        return (await self._catch_up(now)).row

    def order_context(self, loaded: LoadedGame) -> OrderContext:
        """Return the context from which a game's orders are updated."""
        return OrderContext(loaded.row, loaded.game, loaded.state, self.now(), self.delays)

    @asynccontextmanager
    async def locked(self, game_id: int) -> AsyncGenerator[LoadedGame]:
        """Lock a game for one ply, and yield it as it is once the lock is free."""
        while True:
            loaded = await self.load(game_id)
            async with loaded.lock:
                now = self.loaded.get(game_id)
                if now is not None and now.is_loaded_with(loaded):  # else it was loaded again
                    yield now
                    return

    async def _commit(
        self,
        loaded: LoadedGame,
        plies: Sequence[NewPly],
        *,
        mutate: Mutation | None = None,
        answered: Seat | None = None,
        private_message: int | None = None,
    ) -> Played:
        """Store a mutation, plies, and the automatic plies that follow."""
        by_itself = await automatic_plies(self.database, loaded, plies, self.timestamp())
        change = Change(loaded, [*plies, *by_itself], mutate, answered, private_message)
        before = self.order_context(loaded)
        await self._nobody_is_erased.wait()
        if self.loaded.is_outdated(loaded):
            raise StoreBusy("a person of this game was erased meanwhile")
        row, pending, is_only_panel = await self.store(
            loaded.row.id, lambda db: change.store(db, before)
        )
        now = self.loaded.update(loaded, lambda game: change.after(game.with_row(row)))
        if plays_automatically(now.row, now.state):
            more = await self._commit(now, [])
            return alter(
                more, plies=(*change.plies, *more.plies), pending=(*pending, *more.pending)
            )
        return Played(now, change.plies, change.asked, pending, is_only_panel)

    async def store(self, game_id: int, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a game's transaction; where its outcome is unknown, invalidate the cached game."""
        try:
            return await self.database.write(transaction)
        except sqlite3.IntegrityError as error:
            self.loaded.invalidate(game_id)
            raise StoreBusy("another ply was stored first") from error
        except asyncio.CancelledError:
            self.loaded.invalidate(game_id)
            raise

    async def erase(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction that erases somebody, and let no game that names them be stored again.

        Raises StoreBusy.
        """
        self._nobody_is_erased.clear()
        try:
            return await self.database.write(transaction)
        finally:
            self.loaded.clear()
            self._nobody_is_erased.set()

    async def _catch_up(self, loaded: LoadedGame) -> LoadedGame:
        """Play automatic plies that a stop of the bot has left out; return the game after them."""
        if not plays_automatically(loaded.row, loaded.state):
            return loaded
        async with loaded.lock:
            now = self.loaded.update(loaded, lambda game: game)
            if not plays_automatically(now.row, now.state):
                return now
            try:
                return (await self._commit(now, [])).loaded
            except StoreBusy:
                self.loaded.invalidate(loaded.row.id)
                raise


def _check_open(loaded: LoadedGame, question: QuestionNumber | None) -> None:
    """Check that the question of a button, if it has one, is still open.

    Raises Declined.
    """
    asked = [one.number for one in loaded.state.table.questions]
    if question is not None and question not in asked:
        raise Declined("stale-question")


def _is_dealt_to(loaded: LoadedGame, user_id: int) -> bool:
    """Return whether the market lacks cards, and it is this person's turn in a running game."""
    seat = loaded.row.seat_of(user_id)
    asked = [one.seat for one in loaded.state.table.questions]
    is_theirs = seat is not None and seat.status == SeatStatus.TAKEN and seat.seat in asked
    runs = loaded.row.status == GameStatus.RUNNING
    return runs and is_theirs and deal(loaded.game, loaded.state) is not None


def _read(fields: Mapping[str, object], seat: Seat) -> Action:
    try:
        return read_action({**fields, "seat": seat})
    except ValueError as error:
        raise Declined("bad-input") from error
