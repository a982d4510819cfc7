"""Play games: each call is one transaction."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import TypeVar

from bot.model.clock import Clock
from bot.model.errors import Declined, StoreBusy
from bot.model.games import GameRow
from bot.model.kinds import GameStatus, PauseReason
from bot.model.open_game import OpenGame, Played
from bot.service.clocks.clocks import Turn, timestamp, update_clocks
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
    play_action,
    plays_automatically,
    undo_plies,
)
from bot.service.tables.changes import Change, Mutation
from bot.store import games
from bot.store.database import Database
from bot.store.plies import plies_from
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

    def timestamp(self) -> str:
        """Return the current time as it is stored: UTC, to the second."""
        return timestamp(self.now())

    async def find(self, channel_id: int) -> GameRow:
        """Find a channel's open game, or else the last one that was not closed.

        Raises Declined where there is none.
        """
        row = await self.database.find(lambda db: games.find_game_in(db, channel_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def find_started(self, channel_id: int) -> GameRow:
        """Find the game that was last started in a channel, even if closed, or else its lobby.

        Raises Declined where there is none.
        """
        row = await self.database.find(lambda db: games.find_started_in(db, channel_id))
        return row or await self.find(channel_id)

    async def with_panels(self) -> list[int]:
        """List the open games whose channel can be used, lobbies and the last played first."""
        return await self.database.read(games.games_with_panels)

    async def get(self, game_id: int) -> GameRow:
        """Find a game by its id.

        Raises Declined where there is none.
        """
        opened = self.loaded.get(game_id)
        if opened:
            return opened.row
        row = await self.database.find(lambda db: games.find_game(db, game_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def load(self, game_id: int) -> OpenGame:
        """Load a started game in the state after its last ply, and check it.

        Raises Declined where it has not started, Corrupt where its rows are damaged.
        """
        return await self._catch_up(await self.loaded.load(game_id))

    async def answer(
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
        async with self.locked(game_id) as opened:
            seat = require_playing_seat(opened.row, user_id)
            _check_open(opened, question)
            action = _read(fields, seat)
            refusal = occasion_of(opened).refuses(action.kind)
            if refusal:
                raise Declined(refusal)
            made = play_action(opened, action, self.timestamp(), interaction_id)
            return await self._commit(
                opened, [made], answered=seat, private_message=private_message
            )

    async def play_for(
        self, game_id: int, action: Action, mutate: Mutation | None = None
    ) -> Played:
        """Play an action for a seat whose player is absent, after an optional mutation.

        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """

        def make(opened: OpenGame) -> list[NewPly]:
            check_running(opened.row)
            return [play_action(opened, action, self.timestamp())]

        return await self.play(game_id, make, mutate)

    async def play(
        self,
        game_id: int,
        make: Callable[[OpenGame], list[NewPly]],
        mutate: Mutation | None = None,
        *,
        answered: Seat | None = None,
    ) -> Played:
        """Play the plies that `make` returns, after an optional mutation, in one transaction.

        `answered` is the seat of the person being answered, who needs neither a panel nor a ping.
        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """
        async with self.locked(game_id) as opened:
            if not opened.row.status.is_under_way:
                raise Declined("game-over")
            return await self._commit(opened, make(opened), answered=answered, mutate=mutate)

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
        async with self.locked(game_id) as opened:
            seat = require_playing_seat(opened.row, user_id)
            if ply is not None and ply != opened.ply:
                raise Declined("stale-question")
            rows = await self.database.read(lambda db: plies_from(db, game_id, 0))
            whose = None if opened.row.is_solo else seat
            *passes, own = undo_plies(opened.game, opened.state, rows, whose, self.timestamp())
            plies = [*passes, alter(own, interaction_id=interaction_id)]
            return await self._commit(opened, plies, answered=seat, private_message=UNREAD)

    async def set_status(
        self, game_id: int, status: GameStatus, pause_reason: PauseReason | None = None
    ) -> GameRow:
        """Pause or resume a game from outside its rules; the clocks stop or restart."""
        asked, resumed = tuple[Question, ...](), None
        if status == GameStatus.RUNNING:
            resumed = await self.load(game_id)
            asked = resumed.state.table.questions

        def transaction(db: sqlite3.Connection) -> GameRow:
            games.set_status(db, game_id, status, pause_reason=pause_reason)
            row = games.find_game(db, game_id)
            assert row is not None
            seats, _ = update_clocks(db, Turn(row, waited_for(row, asked), self.now()))
            if resumed:
                update_orders(db, self.order_context(resumed.with_row(row)))
            return alter(row, seats=seats)

        async with self.loaded.load_lock(game_id):
            if self.loaded.get(game_id) is None:
                return await self.database.write(transaction)
        async with self.locked(game_id) as opened:
            row = await self.store(game_id, transaction)
            now = self.loaded.update(opened, lambda game: game.with_row(row))
        return (await self._catch_up(now)).row

    def order_context(self, opened: OpenGame) -> OrderContext:
        """Return the context from which a game's orders are updated."""
        return OrderContext(opened.row, opened.game, opened.state, self.now(), self.delays)

    @asynccontextmanager
    async def locked(self, game_id: int) -> AsyncGenerator[OpenGame]:
        """Lock a game for one ply, and yield it as it is once the lock is free."""
        while True:
            opened = await self.load(game_id)
            async with opened.lock:
                now = self.loaded.get(game_id)
                if now is not None and now.is_loaded_with(opened):  # else it was loaded again
                    yield now
                    return

    async def _commit(
        self,
        opened: OpenGame,
        plies: Sequence[NewPly],
        *,
        mutate: Mutation | None = None,
        answered: Seat | None = None,
        private_message: int | None = None,
    ) -> Played:
        """Store a mutation, plies, and the automatic plies that follow."""
        by_itself = await automatic_plies(self.database, opened, plies, self.timestamp())
        change = Change(opened, [*plies, *by_itself], mutate, answered, private_message)
        before = self.order_context(opened)
        row, pending, is_only_panel = await self.store(
            opened.row.id, lambda db: change.store(db, before)
        )
        now = self.loaded.update(opened, lambda game: change.after(game.with_row(row)))
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

    async def _catch_up(self, opened: OpenGame) -> OpenGame:
        """Play automatic plies that a stop of the bot has left out; return the game after them."""
        if not plays_automatically(opened.row, opened.state):
            return opened
        async with opened.lock:
            now = self.loaded.update(opened, lambda game: game)
            if not plays_automatically(now.row, now.state):
                return now
            try:
                return (await self._commit(now, [])).open_game
            except StoreBusy:
                self.loaded.invalidate(opened.row.id)
                raise


def _check_open(opened: OpenGame, question: QuestionNumber | None) -> None:
    """Check that the question of a button, if it has one, is still open.

    Raises Declined.
    """
    asked = [one.number for one in opened.state.table.questions]
    if question is not None and question not in asked:
        raise Declined("stale-question")


def _read(fields: Mapping[str, object], seat: Seat) -> Action:
    try:
        return read_action({**fields, "seat": seat})
    except ValueError as error:
        raise Declined("bad-input") from error
