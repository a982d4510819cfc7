"""Play games: each call is one transaction, and none knows Discord."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

from bot import history
from bot.codec import read_action
from bot.errors import Declined, StoreBusy
from bot.open_game import OpenGame, Played
from bot.plies import Made, last_dice, newly_asked, owing, play_on, to_rows, turns_the_page
from bot.shelf import Shelf
from bot.store import games, outbox
from bot.store.rows import GameRow, OutboxRow
from rules import apply, automaton_due, fold, learned
from rules.actions import Action
from rules.dice import Dice
from rules.facts import Renumbered
from rules.words import QuestionNumber, Seat


class Tables(Shelf):
    """The service between Discord and the rules."""

    async def load(self, game_id: int) -> OpenGame:
        """Give a started game as its last ply left it, checked.

        Raises Declined where it has not started, Corrupt where its rows cannot be trusted.
        """
        opened = await super().load(game_id)
        due = automaton_due(opened.state.table) is not None
        if due and opened.row.status in ("running", "paused"):
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
        async with self._turn(game_id) as opened:
            seat = playing(opened.row, user_id)
            open_numbers = [asked.number for asked in opened.state.table.questions]
            if question is not None and question not in open_numbers:
                raise Declined("stale-question")
            action = _read(fields, seat)
            dice = Dice(opened.row.seed, opened.ply + 1)
            step = apply(opened.game, opened.state, action, dice)
            made = Made(seat, action, step.facts, step.state, self.stamp(), interaction_id)
            return await self._commit(opened, [made], reads_here=reads_here)

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
            lesson = learned(last.facts)
            if last.row.seat != seat and not opened.row.is_solo:
                raise Declined("undo-not-yours")
            if lesson:
                raise Declined(f"undo-{lesson.kind.replace('_', '-')}")
            facts = (Renumbered(opened.state.table.next_question),)
            state = fold(before[-1].state, facts)
            undone = last.row.ply
            made = Made(seat, None, facts, state, self.stamp(), interaction_id, undone)
            return await self._commit(opened, [made], reads_here=True)

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

    @asynccontextmanager
    async def _turn(self, game_id: int) -> AsyncGenerator[OpenGame]:
        """Hold a game for one ply, as it is when its lock is free."""
        opened = await self.load(game_id)
        async with opened.lock:
            yield self._open.setdefault(game_id, opened)

    async def _commit(
        self, opened: OpenGame, plies: list[Made], *, reads_here: bool = False
    ) -> Played:
        """Store plies with what the automated opponents make of them, in one transaction."""
        state = plies[-1].state if plies else opened.state
        first, following = opened.ply + 1, opened.ply + 1 + len(plies)
        plies += play_on(opened.game, opened.row.seed, state, following, self.stamp())
        rows = to_rows(plies, first, opened.digest)
        last, state = rows[-1], plies[-1].state
        asked = newly_asked(opened.state, plies)
        anew = bool(asked) or (opened.row.is_solo and turns_the_page(opened.state, plies))
        owed = owing(opened.row, last.ply, plies, anew=anew, reads_here=reads_here)

        def transaction(db: sqlite3.Connection) -> tuple[OutboxRow, ...]:
            for row in rows:
                games.add_ply(db, opened.row.id, row)
            if state.table.over:
                games.set_status(db, opened.row.id, "finished", at=last.at)
            return tuple([outbox.add(db, one) for one in owed])

        try:
            added = await self.database.write(transaction)
        except sqlite3.IntegrityError as error:
            self.forget(opened.row.id)
            raise StoreBusy("another hand was faster") from error
        except asyncio.CancelledError:
            self.forget(opened.row.id)
            raise
        opened.trip = last_dice(opened.state, plies[0].facts) or opened.trip
        opened.state, opened.ply, opened.digest = state, last.ply, last.digest
        opened.recent.extend([row.to_tell() for row in rows])
        if state.table.over:
            opened.row = replace(opened.row, status="finished", ended_at=last.at)
        return Played(opened, tuple(rows), asked, added)

    async def _go_on(self, opened: OpenGame) -> None:
        """Let the automated opponents play that a stop of the bot kept from it."""
        async with opened.lock:
            if automaton_due(opened.state.table) is None:
                return
            try:
                await self._commit(opened, [])
            except StoreBusy:
                self.forget(opened.row.id)
                raise


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
