"""Play games: each call is one transaction, and none knows Discord."""

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime

from bot import history
from bot.books import Books
from bot.codec import read_action
from bot.errors import Corrupt, Declined, StoreBusy
from bot.open_game import OpenGame, Played
from bot.plies import Made, newly_asked, owing, to_row
from bot.store import games, outbox
from bot.store.database import Database
from bot.store.rows import GameRow, OutboxRow, PlyRow
from rules import apply, fold, learned
from rules.actions import Action
from rules.dice import Dice
from rules.editions import FINAL, Edition, Game, Reading
from rules.facts import Renumbered
from rules.table import GameState
from rules.words import QuestionNumber, Seat

EDITIONS: dict[str, Edition] = {FINAL.name: FINAL}
_CACHED = 256


class Tables:
    """The service between Discord and the rules."""

    def __init__(
        self,
        database: Database,
        books: Books,
        now: Callable[[], datetime],
    ) -> None:
        self.database = database
        self.books = books
        self.now = now
        self._open: OrderedDict[int, OpenGame] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}

    async def find(self, channel_id: int) -> GameRow:
        """Find the game of a channel: the open one, or else the last that was played.

        Raises Declined where there is none.
        """
        row = await self.database.read(lambda db: games.find_game_in(db, channel_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def get(self, game_id: int) -> GameRow:
        """Find a game by its id.

        Raises Declined where there is none.
        """
        if game_id in self._open:
            return self._open[game_id].row
        row = await self.database.read(lambda db: games.find_game(db, game_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def load(self, game_id: int) -> OpenGame:
        """Give a started game as its last ply left it, checked.

        Raises Declined where it has not started, Corrupt where its rows cannot be trusted.
        """
        found = self._open.get(game_id)
        if found:
            self._open.move_to_end(game_id)
            return found
        async with self._loading.setdefault(game_id, asyncio.Lock()):
            found = self._open.get(game_id) or await self._load(game_id)
        self._loading.pop(game_id, None)
        return found

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
        async with self._turn(game_id) as opened:
            seat = playing(opened.row, user_id)
            open_numbers = [asked.number for asked in opened.state.table.questions]
            if question is not None and question not in open_numbers:
                raise Declined("stale-question")
            action = _read(fields, seat)
            dice = Dice(opened.row.seed, opened.ply + 1)
            step = apply(opened.game, opened.state, action, dice)
            made = Made(seat, action, step.facts, step.state, self.stamp(), interaction_id)
            return await self._commit(opened, made, reads_here=reads_here)

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
        async with self._turn(game_id) as opened:
            seat = playing(opened.row, user_id)
            if ply is not None and ply != opened.ply:
                raise Declined("stale-question")
            rows = await self.database.read(lambda db: games.plies_from(db, game_id, 0))
            *before, last = history.replay(rows)
            if not before:
                raise Declined("undo-nothing")
            if last.row.seat != seat:
                raise Declined("undo-not-yours")
            lesson = learned(last.facts)
            if lesson:
                raise Declined(f"undo-{lesson.kind.replace('_', '-')}")
            facts = (Renumbered(opened.state.table.next_question),)
            state = fold(before[-1].state, facts)
            undone = last.row.ply
            made = Made(seat, None, facts, state, self.stamp(), interaction_id, undone)
            return await self._commit(opened, made, reads_here=True)

    async def close(self, game_id: int, status: str, held: str | None = None) -> GameRow:
        """End, pause or resume a game from outside its rules."""

        def transaction(db: sqlite3.Connection) -> GameRow:
            at = self.stamp() if status in ("finished", "closed") else None
            games.set_status(db, game_id, status, held=held, at=at)
            if status == "closed":
                outbox.drop(db, game_id)
            row = games.find_game(db, game_id)
            assert row is not None
            return row

        row = await self.database.write(transaction)
        opened = self._open.get(game_id)
        if opened:
            opened.row = replace(opened.row, status=row.status, held=row.held)
        return row

    async def plies(self, game_id: int) -> list[PlyRow]:
        """List all plies of a started game, packed or not.

        Raises Corrupt.
        """

        def query(db: sqlite3.Connection) -> tuple[list[PlyRow], bytes | None]:
            return games.plies_from(db, game_id, 0), games.find_chronicle(db, game_id)

        rows, chronicle = await self.database.read(query)
        if chronicle:
            return history.unpack(chronicle)
        history.check_chain(rows)
        return rows

    async def pack(self, game_id: int) -> None:
        """Put a finished game's plies into one small chronicle."""
        rows = await self.database.read(lambda db: games.plies_from(db, game_id, 0))
        if rows:
            packed = history.pack(rows)
            await self.database.write(lambda db: games.pack(db, game_id, packed))

    def panel_moved(self, game_id: int, message_id: int, first_ply: int) -> None:
        """Note in memory that a game has a new panel."""
        opened = self._open.get(game_id)
        if opened:
            opened.row = replace(opened.row, panel_id=message_id, panel_from=first_ply)

    def forget_told(self, game_id: int) -> None:
        """Keep no plies in memory that older panels have told."""
        opened = self._open.get(game_id)
        if opened:
            opened.recent = opened.untold

    async def settled(self) -> None:
        """Wait until no game is being played on."""
        for opened in list(self._open.values()):
            async with opened.lock:
                pass

    def forget(self, game_id: int) -> None:
        """Read a game anew when it is next needed."""
        self._open.pop(game_id, None)

    @asynccontextmanager
    async def _turn(self, game_id: int) -> AsyncGenerator[OpenGame]:
        """Hold a game for one ply, as it is when its lock is free."""
        opened = await self.load(game_id)
        async with opened.lock:
            yield self._open.setdefault(game_id, opened)

    async def _commit(self, opened: OpenGame, made: Made, *, reads_here: bool) -> Played:
        row = to_row(made, opened.ply + 1, opened.digest)
        asked = newly_asked(opened.state, made)
        owed = owing(opened.row, row.ply, made, asked, reads_here=reads_here)
        over = made.state.table.over

        def transaction(db: sqlite3.Connection) -> tuple[OutboxRow, ...]:
            games.add_ply(db, opened.row.id, row)
            if over:
                games.set_status(db, opened.row.id, "finished", at=row.at)
            return tuple([outbox.add(db, one) for one in owed])

        try:
            added = await self.database.write(transaction)
        except sqlite3.IntegrityError as error:
            self.forget(opened.row.id)
            raise StoreBusy("another hand was faster") from error
        except asyncio.CancelledError:
            self.forget(opened.row.id)
            raise
        opened.state, opened.ply, opened.digest = made.state, row.ply, row.digest
        opened.recent.append(row.to_tell())
        if over:
            opened.row = replace(opened.row, status="finished", ended_at=row.at)
        return Played(opened, row, made.facts, asked, added)

    async def _load(self, game_id: int) -> OpenGame:
        def query(db: sqlite3.Connection) -> tuple[GameRow | None, list[PlyRow]]:
            row = games.find_game(db, game_id)
            told = games.plies_from(db, game_id, row.panel_from - 1) if row else []
            return row, max(told, games.last_plies(db, game_id, 2), key=len)

        row, rows = await self.database.read(query)
        if row is None or row.status == "lobby":
            raise Declined("not-started" if row else "no-game-here")
        trusted = rows
        if not rows:
            rows = await self.plies(game_id)
            trusted = rows[-1:]
        await self.books.fetch(self.database, row.book)
        state = await self._checked(row, trusted)
        recent = [ply.to_tell() for ply in rows if ply.ply >= row.panel_from]
        return self._hold(row, state, rows[-1], recent)

    async def _checked(self, row: GameRow, rows: list[PlyRow]) -> GameState:
        """Open the last state; where it is damaged, fold it from the facts, if these are whole."""
        try:
            return history.last_state(rows)
        except Corrupt:
            return history.replay(await self.plies(row.id))[-1].state

    def _hold(self, row: GameRow, state: GameState, last: PlyRow, recent: list[PlyRow]) -> OpenGame:
        book = self.books[row.book]
        opened = OpenGame(row, self.game_of(row), book, state, last.ply, last.digest, recent)
        self._open[row.id] = opened
        while len(self._open) > _CACHED:
            oldest = next(iter(self._open))
            if self._open[oldest].lock.locked():
                break
            del self._open[oldest]
        return opened

    def game_of(self, row: GameRow) -> Game:
        """Give what stays the same in a game from its first ply to its last."""
        return Game(EDITIONS[row.edition], self.books[row.book].book, Reading(row.reading))

    def stamp(self) -> str:
        """Give the time as it is stored: UTC, to the second."""
        return self.now().isoformat(timespec="seconds")


def playing(row: GameRow, user_id: int) -> Seat:
    """Give the seat in which a person plays a running game.

    Raises Declined where the game does not run, or he has no seat.
    """
    if row.status == "paused":
        raise Declined(row.held or "game-paused")
    if row.status != "running":
        raise Declined("game-over")
    seat = row.seat_of(user_id)
    if seat is None:
        raise Declined("not-seated")
    return seat.seat


def _read(fields: Mapping[str, object], seat: Seat) -> Action:
    try:
        return read_action({**fields, "seat": seat})
    except ValueError as error:
        raise Declined("bad-input") from error
