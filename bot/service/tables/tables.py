"""Play games: each call is one transaction."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.model.errors import Declined, StoreBusy
from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus, PauseReason
from bot.model.open_game import OpenGame, Played
from bot.service.clocks.clocks import Turn, update_clocks
from bot.service.clocks.readers import waited_for
from bot.service.history.codec import read_action
from bot.service.night.ends import keeps_end, stays_on_stage
from bot.service.night.narration import passage_rows
from bot.service.night.steps import is_hushed, is_telling
from bot.service.orders.standing_orders import Snapshot, update_orders
from bot.service.plies.game_cache import GameCache
from bot.service.plies.idle import Asking, callers, is_idle_pass
from bot.service.plies.letters import UNREAD, letters_of, voice_rows
from bot.service.plies.permissions import check_running, require_playing_seat
from bot.service.plies.plies import (
    NewPly,
    messages_for,
    needs_solo_panel,
    newly_asked,
    play_automatic,
    plays_automatically,
    to_plies,
    to_rows,
    undo_plies,
)
from bot.service.tables.effects import store_plies
from bot.store import games, outbox
from bot.store.plies import plies_from
from rules import apply
from rules.actions import Action, Choose, Explore
from rules.dice import Dice
from rules.questions import Question
from rules.record import alter
from rules.table import GameState
from rules.words import QuestionNumber, Seat

T = TypeVar("T")

Mutation = Callable[[sqlite3.Connection, OpenGame], tuple[GameRow, list[OutboxRow]]]
"""Changes a table without a ply, in a transaction; returns its new row and messages to send."""


class Tables(GameCache):
    """The service between Discord and the rules.

    It extends the cache instead of using one: whoever changes a game has loaded it first, and
    loading may itself play automatic plies. Parts that only read take it as a `GameCache`.
    """

    async def load(self, game_id: int) -> OpenGame:
        """Load a started game in the state after its last ply, and check it.

        Raises Declined where it has not started, Corrupt where its rows are damaged.
        """
        return await self._catch_up(await super().load(game_id))

    async def answer(
        self,
        game_id: int,
        user_id: int,
        fields: Mapping[str, object],
        *,
        question: QuestionNumber | None = None,
        interaction_id: int | None = None,
        reads_in: int | None = None,
    ) -> Played:
        """Play a person's action; `question` is the one that a button belongs to.

        `reads_in` is the private message that the answer turns into the next paragraph.
        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """
        async with self.locked(game_id) as opened:
            seat = require_playing_seat(opened.row, user_id)
            open_numbers = [asked.number for asked in opened.state.table.questions]
            if question is not None and question not in open_numbers:
                raise Declined("stale-question")
            action = _read(fields, seat)
            is_unread = opened.row.owes_reading is not None or is_hushed(opened)
            if isinstance(action, Choose) and is_unread:
                raise Declined("wait-for-reader")
            if isinstance(action, Explore) and is_telling(opened):
                raise Declined("night-listen-first" if is_hushed(opened) else "night-on-first")
            # From seed and ply alone: a press tried again rolls
            # the same, and `verify` can roll it once more.
            dice = Dice(opened.row.dice_seed, opened.ply + 1)
            step = apply(opened.game, opened.state, action, dice)
            made = NewPly(seat, action, step.facts, step.state, self.timestamp(), interaction_id)
            return await self._commit(opened, [made], here=seat, reads_in=reads_in)

    async def play_for(
        self, game_id: int, seat: Seat, action: Action, mutate: Mutation | None = None
    ) -> Played:
        """Play an action for a seat whose player is absent, after an optional mutation.

        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """

        def make(opened: OpenGame) -> list[NewPly]:
            check_running(opened.row)
            step = apply(
                opened.game, opened.state, action, Dice(opened.row.dice_seed, opened.ply + 1)
            )
            return [NewPly(seat, action, step.facts, step.state, self.timestamp())]

        return await self.play(game_id, make, mutate)

    async def play(
        self,
        game_id: int,
        make: Callable[[OpenGame], list[NewPly]],
        mutate: Mutation | None = None,
        *,
        here: Seat | None = None,
    ) -> Played:
        """Play the plies that `make` returns, after an optional mutation, in one transaction.

        `here` is the seat of whoever is being answered, who needs neither a panel nor a ping.
        Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """
        async with self.locked(game_id) as opened:
            if not opened.row.status.is_under_way:
                raise Declined("game-over")
            return await self._commit(opened, make(opened), here=here, mutate=mutate)

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
            return await self._commit(opened, plies, here=seat, reads_in=UNREAD)

    async def set_status(
        self, game_id: int, status: GameStatus, held: PauseReason | None = None
    ) -> GameRow:
        """Pause or resume a game from outside its rules; the clocks stop or restart."""
        asked, resumed = tuple[Question, ...](), None
        if status == GameStatus.RUNNING:
            resumed = await self.load(game_id)
            asked = resumed.state.table.questions

        def transaction(db: sqlite3.Connection) -> GameRow:
            games.set_status(db, game_id, status, held=held)
            row = games.find_game(db, game_id)
            assert row is not None
            seats, _ = update_clocks(db, Turn(row, waited_for(row, asked), self.now()))
            if resumed:
                update_orders(db, self.snapshot(row, resumed.state))
            return alter(row, seats=seats)

        async with self.load_lock(game_id):
            if game_id not in self._open:
                return await self.database.write(transaction)
        async with self.locked(game_id) as opened:
            row = await self.store(game_id, transaction)
            now = self.update(opened, lambda game: game.with_row(row))
        return (await self._catch_up(now)).row

    def snapshot(self, row: GameRow, state: GameState) -> Snapshot:
        """Return the snapshot from which a game's orders are updated."""
        return Snapshot(row, self.game_of(row), state, self.now(), self.delays)

    @asynccontextmanager
    async def locked(self, game_id: int) -> AsyncGenerator[OpenGame]:
        """Lock a game for one ply, and yield it as it is once the lock is free."""
        while True:
            opened = await self.load(game_id)
            async with opened.lock:
                now = self._open.get(game_id)
                if now is not None and now.is_loaded_with(opened):  # else it was loaded anew
                    yield now
                    return

    async def _commit(
        self,
        opened: OpenGame,
        plies: list[NewPly],
        *,
        here: Seat | None = None,
        mutate: Mutation | None = None,
        reads_in: int | None = None,
    ) -> Played:
        """Store a mutation, plies, and the automatic plies that follow."""
        plies = plies + await self._automatic(opened, plies)
        last = opened.ply + len(plies)
        rows = to_rows(plies, opened.ply + 1, opened.digest)
        new_plies = to_plies(plies, opened.ply + 1)
        asked = newly_asked(opened, plies, here) if plies else ()
        turned = opened.row.is_solo and plies and needs_solo_panel(opened.state, plies)
        has_panel = bool(asked or turned) and not stays_on_stage(opened, plies)

        def advanced(game: OpenGame) -> OpenGame:
            return game.advanced(new_plies, plies[-1].state, rows[-1].digest) if rows else game

        def transaction(db: sqlite3.Connection) -> tuple[GameRow, tuple[OutboxRow, ...], bool]:
            # The mutation first: it may change the seats whose clocks the plies start and stop.
            row, messages = mutate(db, opened) if mutate else (opened.row, [])
            before = self.snapshot(row, opened.state)
            unread = keeps_end(opened, row, advanced)
            row, more = store_plies(db, before, plies, rows, here, keeps_end=unread)
            messages = [*messages, *more]
            letters = letters_of(db, opened, plies, last, reads_in)
            pending = messages_for(row, last, plies, new_panel=has_panel, letters=letters)
            pending += [*voice_rows(db, row, plies, last), *passage_rows(opened, row, advanced)]
            is_only_panel = not (pending and outbox.panels(db, row.id))  # before ours is added
            return row, (*messages, *[outbox.add(db, one) for one in pending]), is_only_panel

        row, pending, is_only_panel = await self.store(opened.row.id, transaction)
        now = self.update(opened, lambda game: advanced(game.with_row(row)))
        if plays_automatically(now.row, now.state):
            more = await self._commit(now, [])
            return alter(more, plies=(*new_plies, *more.plies), pending=(*pending, *more.pending))
        return Played(now, new_plies, asked, pending, is_only_panel)

    async def _automatic(self, opened: OpenGame, plies: Sequence[NewPly]) -> list[NewPly]:
        """Play on for the seats that play automatically, from the state after these plies.

        Whoever takes their step back is asked, even if there is nothing to do.
        """
        before = plies[-1] if plies else self._as_it_is(opened)
        number = opened.ply + len(plies) + 1
        asking = Asking(is_new=bool(plies) and before.undoes is None)
        made = [*play_automatic(opened.game, opened.row, before, number, asking)]
        if any(is_idle_pass(ply.action) for ply in made):  # rarely: so most plies need no query
            called = await self.database.find(lambda db: callers(db, opened.row))
            if called:
                asking = alter(asking, callers=called)
                made = [*play_automatic(opened.game, opened.row, before, number, asking)]
        return made

    def _as_it_is(self, opened: OpenGame) -> NewPly:
        """Return a ply of nobody's, after which the game is as it is now."""
        return NewPly(Seat(0), None, (), opened.state, self.timestamp())

    async def store(self, game_id: int, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a game's transaction; where its outcome is unknown, invalidate the cached game."""
        try:
            return await self.database.write(transaction)
        except sqlite3.IntegrityError as error:
            self.invalidate(game_id)
            raise StoreBusy("another ply was stored first") from error
        except asyncio.CancelledError:
            self.invalidate(game_id)
            raise

    async def _catch_up(self, opened: OpenGame) -> OpenGame:
        """Play automatic plies that a stop of the bot has left out; return the game after them."""
        if not plays_automatically(opened.row, opened.state):
            return opened
        async with opened.lock:
            now = self.update(opened, lambda game: game)
            if not plays_automatically(now.row, now.state):
                return now
            try:
                return (await self._commit(now, [])).open_game
            except StoreBusy:
                self.invalidate(opened.row.id)
                raise


def _read(fields: Mapping[str, object], seat: Seat) -> Action:
    try:
        return read_action({**fields, "seat": seat})
    except ValueError as error:
        raise Declined("bad-input") from error
