"""Store what changes a game, with all that follows: clocks, orders, results, status, messages."""

import sqlite3
from collections.abc import Callable, Sequence

from bot.model.games import Changed, GameRow, OutboxRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.service.clocks.clocks import ClockChange, update_clocks
from bot.service.clocks.readers import answerer, note_paragraph
from bot.service.night.occasion import occasion_of
from bot.service.orders.follow import OrderContext, end_pass_orders, update_orders
from bot.service.plies.encounter_messages import encounter_edits, messages_for, voice_rows
from bot.service.plies.endings import end_round_or_game
from bot.service.plies.idle import is_idle_pass
from bot.service.plies.plies import (
    NewPly,
    needs_solo_panel,
    newly_asked,
    next_up,
    to_plies,
    to_rows,
)
from bot.store import game_rows, outbox
from bot.store.plies import add_ply
from rules.record import alter
from rules.words import Seat

Mutation = Callable[[sqlite3.Connection, LoadedGame], Changed]
"""Changes a table without a ply, in a transaction; returns its new row and messages to send."""


class Change:
    """What one transaction does to the game `before`: a mutation, then the plies `made`.

    `answered` is the seat of the person who is being answered, `private_message` the one that their
    answer turns into the next paragraph.
    """

    def __init__(
        self,
        before: LoadedGame,
        made: Sequence[NewPly],
        mutate: Mutation | None,
        answered: Seat | None,
        private_message: int | None,
    ) -> None:
        self._before = before
        self._made = made
        self._mutate = mutate
        self._answered = answered
        self._private_message = private_message
        self._rows = to_rows(made, before.ply + 1, before.digest)
        self.plies = to_plies(made, before.ply + 1)
        self.asked = newly_asked(before, made, answered) if made else ()

    def after(self, game: LoadedGame) -> LoadedGame:
        """Return a game after the plies: the one before, or the one with its new row."""
        if not self._made:
            return game
        return game.advanced(self.plies, self._made[-1].state, self._rows[-1].digest)

    def store(
        self, db: sqlite3.Connection, before: OrderContext
    ) -> tuple[GameRow, tuple[OutboxRow, ...], bool]:
        """Store the change, and all that follows from it.

        Returns the game's row, the messages to send, and whether no older panel was waiting.
        """
        row, messages = before.row, list[OutboxRow]()
        # The mutation first: it may change the seats whose clocks the plies start and stop.
        if self._mutate:
            row, messages = self._mutate(db, self._before)
        row, more = self._store_plies(db, alter(before, row=row))
        pending = self._messages(db, row)
        is_only_panel = not (pending and outbox.panels(db, row.id))  # before ours is added
        added = [outbox.add(db, one) for one in pending]
        return row, (*messages, *more, *added), is_only_panel

    def _store_plies(self, db: sqlite3.Connection, now: OrderContext) -> Changed:
        """Store the plies, and return the game's row and the messages to send."""
        messages: list[OutboxRow] = []
        occasion = occasion_of(self.after(self._before.with_row(now.row)))
        for made, ply in zip(self._made, self._rows, strict=True):
            add_ply(db, now.row.id, ply)
            if is_idle_pass(made.action):
                messages += end_pass_orders(db, now, made.seat)
            # Before the clocks: until a paragraph is read the table waits for its reader.
            now = alter(now, row=note_paragraph(db, now.row, made, now.now))
            # A game that is over by its rules waits for the reading of its last end.
            ends = made.state.table.over and occasion.unread_since is None
            row, more = _update(db, now, made, self._clock_change(now, made), ends=ends)
            now = alter(now, row=row, state=made.state)
            messages += more
        if self._made:
            now = alter(now, row=occasion.set_clock(db, now.row, now.now))
        by = self._made[0].seat if self._made else None
        # Last: it depends on the rest.
        return now.row, [*messages, *update_orders(db, now, by=by)]

    def _clock_change(self, before: OrderContext, made: NewPly) -> ClockChange:
        """Return what a ply means for the clocks: those who are still asked after all plies."""
        last, row = self._made[-1], before.row
        still = {question.number for question in last.state.table.questions}
        return ClockChange(
            row=row,
            asked={answerer(row, q) for q in made.state.table.questions if q.number in still},
            now=before.now,
            by=made.seat,
            in_person=made.interaction_id is not None,
            answered=self._answered,
            undoes=made.undoes,
            next_up=next_up(made) if made is last else None,
        )

    def _messages(self, db: sqlite3.Connection, row: GameRow) -> list[OutboxRow]:
        """List its messages: a new panel, paragraphs for one person, and voice messages."""
        before, made = self._before, self._made
        occasion, after = occasion_of(before), self.after(before.with_row(row))
        has_turned = bool(row.is_solo and made) and needs_solo_panel(before.state, made)
        begins = occasion_of(after).begins_message(self.plies)
        has_panel = bool(self.asked or has_turned) and not occasion.keeps_message(after)
        edits = encounter_edits(db, before, made, after.ply, self._private_message)
        pending = messages_for(row, after.ply, made, new_panel=has_panel or begins, edits=edits)
        return [*pending, *voice_rows(db, row, made, after.ply), *occasion.messages(after)]


def _update(
    db: sqlite3.Connection, before: OrderContext, made: NewPly, change: ClockChange, *, ends: bool
) -> Changed:
    """Update status, clocks, reminders and results after a ply, with which the game may end."""
    row = before.row
    if ends:
        # Before the clocks, which stop by this status.
        game_rows.set_status(db, row.id, GameStatus.FINISHED, at=made.at)
        row = alter(row, status=GameStatus.FINISHED, ended_at=made.at)
    seats, messages = update_clocks(db, alter(change, row=row))
    if ends or not made.state.table.over:
        messages += end_round_or_game(db, row, before.game, made)
    return alter(row, seats=seats), messages
